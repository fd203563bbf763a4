// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file/connection.h"

#include "formats/nativepath.h"
#include "storage/file/sql.h"
#include "storage/file/system.h"

#include <QFileInfo>
#include <QSqlError>
#include <QUuid>

#include <utility>

namespace openshoe::storage {

using base::said;

Connection::Connection(QString path, Access access)
    : m_path(std::move(path)), m_access(access), m_name(QUuid::createUuid().toString(QUuid::Id128)) {}

Connection::~Connection() {
    QSqlDatabase::database(m_name, false).close();
    QSqlDatabase::removeDatabase(m_name);
}

void loadDriver() {
#ifdef Q_OS_WIN
    const QString name = QUuid::createUuid().toString(QUuid::Id128);
    QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
    QSqlDatabase::removeDatabase(name);
#endif
}

// There SQLite takes 260 characters, those of the files that it puts beside the database included, or, by its other
// layer, as many as Windows does, in the form that has no such limit.
QString sqlitePath(const QString& path) {
#ifdef Q_OS_WIN
    constexpr qsizetype longest = 180;
    return path.size() > longest ? formats::nativePath(path) : path;
#else
    return path;
#endif
}

FileResult<QSqlDatabase> Connection::open() {
    auto connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    if (!connection.isValid())
        return obstructed(Obstacle::Other, "Qt SQL",
                          said("Errors", "its SQLite driver is missing; install it (Debian: libqt6sql6-sqlite)"));
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000");
    QStringList uri;
    if (m_access == Access::Read) {
        options += QLatin1String(";QSQLITE_OPEN_READONLY");
        if (QFileInfo(m_path + QLatin1String("-wal")).size() == 0 && !mayWriteIn(QFileInfo(m_path).path()))
            uri << QStringLiteral("immutable=1");
    }
    QString name = sqlitePath(m_path);
    if (name != m_path)
        uri << QStringLiteral("vfs=win32-longpath");
    if (!uri.isEmpty()) {
        options += QLatin1String(";QSQLITE_OPEN_URI");
        name = QLatin1String("file:") + QString::fromLatin1(name.toUtf8().toPercentEncoding("/")) + QLatin1Char('?') +
               uri.join(QLatin1Char('&'));
    }
    connection.setDatabaseName(name);
    connection.setConnectOptions(options);
    if (!connection.open())
        return tl::make_unexpected(explain(connection.lastError(), m_path));
    return connection;
}

} // namespace openshoe::storage
