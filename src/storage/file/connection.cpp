// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file/connection.h"

#include "storage/file/sql.h"

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

FileResult<QSqlDatabase> Connection::open() {
    auto connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    if (!connection.isValid())
        return obstructed(Obstacle::Other, "Qt SQL",
                          said("Errors", "its SQLite driver is missing; install it (Debian: libqt6sql6-sqlite)"));
    QString name = m_path;
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000");
    if (m_access == Access::Read) {
        options += QLatin1String(";QSQLITE_OPEN_READONLY");
        if (!QFileInfo(QFileInfo(m_path).path()).isWritable() &&
            QFileInfo(m_path + QLatin1String("-wal")).size() == 0) {
            options += QLatin1String(";QSQLITE_OPEN_URI");
            name = QLatin1String("file:") + QString::fromLatin1(m_path.toUtf8().toPercentEncoding("/")) +
                   QLatin1String("?immutable=1");
        }
    }
    connection.setDatabaseName(name);
    connection.setConnectOptions(options);
    if (!connection.open())
        return tl::make_unexpected(explain(connection.lastError(), m_path));
    return connection;
}

} // namespace openshoe::storage
