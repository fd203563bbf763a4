// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backups.h"

#include "storage/database.h"
#include "storage/files.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSqlError>
#include <QUuid>

#include <functional>

namespace openshoe::storage {

using base::environmentError;
using base::inputError;
using base::Result;

namespace {

// A connection of its own for one job, gone again when the job is done.
template <typename Job>
auto withConnection(const QString& path, const QString& options, Job job)
    -> decltype(job(std::declval<QSqlDatabase&>())) {
    const QString name = QUuid::createUuid().toString(QUuid::Id128);
    auto result = [&] {
        auto connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        connection.setDatabaseName(path);
        connection.setConnectOptions(options);
        auto value = job(connection);
        connection.close();
        return value;
    }();
    QSqlDatabase::removeDatabase(name);
    return result;
}

FileState inspectConnected(QSqlDatabase& connection, const QString& path) {
    if (!connection.open())
        return FileState::Unreadable;
    Sql sql(connection, path);
    const auto application = sql.integer("PRAGMA application_id");
    const auto version = sql.integer("PRAGMA user_version");
    const auto tables = sql.integer("SELECT count(*) FROM sqlite_master");
    if (sql.failed()) {
        const std::string what = sql.result(0).error().what;
        return what.find("damaged") != std::string::npos ? FileState::Damaged : FileState::Unreadable;
    }
    const auto newest = static_cast<std::int64_t>(migrations().size());
    if (application == applicationId)
        return version == newest ? FileState::Good : version < newest ? FileState::Older : FileState::Newer;
    // A file whose making was cut short has nothing in it yet.
    return application == 0 && version == 0 && tables == 0 ? FileState::Older : FileState::Foreign;
}

FileState inspectFile(const QString& path) {
    const QFileInfo file(path);
    if (!file.exists())
        return FileState::Absent;
    if (!file.isReadable() || !file.isFile())
        return FileState::Unreadable;
    QString name = path;
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000;QSQLITE_OPEN_READONLY");
    if (!QFileInfo(file.path()).isWritable() && QFileInfo(path + QLatin1String("-wal")).size() == 0) {
        options += QLatin1String(";QSQLITE_OPEN_URI");
        name = QLatin1String("file:") + QString::fromLatin1(path.toUtf8().toPercentEncoding("/")) +
               QLatin1String("?immutable=1");
    }
    return withConnection(name, options, [&](QSqlDatabase& connection) { return inspectConnected(connection, path); });
}

// Moves the database and what belongs to it aside; the file with its journal is whole under the new name too.
Result<QString> moveAside(const QString& folder, const QString& prefix) {
    const QString path = databasePath(folder);
    const QString target = freeName(folder, prefix);
    for (const char* ending : {"-wal", "-shm", ""}) {
        const QString file = path + QLatin1String(ending);
        if (QFileInfo::exists(file) && !QFile::rename(file, target + QLatin1String(ending)))
            return environmentError(file.toStdString(),
                                    "the file can't be moved aside; check that you may write in its folder");
    }
    syncToDisk(folder);
    return target;
}

} // namespace

FileState inspect(const QString& folder) {
    return inspectFile(databasePath(folder));
}

std::vector<BackupRow> Backups::list() const {
    static const QRegularExpression form(QStringLiteral("^openshoe-(\\d{8}-\\d{6})(-\\d+)?\\.db$"));
    std::vector<BackupRow> backups;
    const QDir folder(QDir(m_folder).filePath(QStringLiteral("backups")));
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files, QDir::Name | QDir::Reversed)) {
        const auto match = form.match(file.fileName());
        const QDateTime time = QDateTime::fromString(match.captured(1), QStringLiteral("yyyyMMdd-HHmmss"));
        if (match.hasMatch() && time.isValid())
            backups.push_back({file.filePath(), time.toUTC(), file.size()});
    }
    std::stable_sort(backups.begin(), backups.end(),
                     [](const BackupRow& a, const BackupRow& b) { return a.time > b.time; });
    return backups;
}

Result<BackupRow> Backups::make() const {
    const QString folder = QDir(m_folder).filePath(QStringLiteral("backups"));
    if (!QDir().mkpath(folder))
        return environmentError(folder.toStdString(),
                                "the folder for backups can't be made; check that you may write there");
    const QString target = freeName(folder, QStringLiteral("openshoe"));
    const QString part = target + QLatin1String(".part");
    for (const QString& left : QDir(folder).entryList({QStringLiteral("*.part")}, QDir::Files))
        QFile::remove(QDir(folder).filePath(left)); // of a program that was ended while it made one
    const QString path = databasePath(m_folder);
    const auto done = withConnection(path, QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000;QSQLITE_OPEN_READONLY"),
                                     [&](QSqlDatabase& connection) -> Result<void> {
                                         if (!connection.open())
                                             return tl::make_unexpected(explain(connection.lastError(), path));
                                         Sql sql(connection, path);
                                         sql.run("VACUUM INTO ?", part);
                                         return sql.result(0).map([](int) {});
                                     });
    if (!done || !syncToDisk(part) || !QFile::rename(part, target)) {
        QFile::remove(part);
        return done ? Result<BackupRow>(environmentError(target.toStdString(), "the backup can't be written"))
                    : tl::make_unexpected(done.error());
    }
    syncToDisk(folder);
    auto all = list();
    for (std::size_t i = kept; i < all.size(); ++i)
        QFile::remove(all[i].path);
    const QFileInfo file(target);
    return BackupRow{target, QDateTime::currentDateTimeUtc(), file.size()};
}

Result<std::optional<BackupRow>> Backups::makeDaily() const {
    const auto all = list();
    if (!all.empty() && all.front().time.toLocalTime().date() == QDate::currentDate())
        return std::optional<BackupRow>();
    if (inspect(m_folder) != FileState::Good)
        return std::optional<BackupRow>();
    return make().map([](BackupRow row) { return std::optional(std::move(row)); });
}

Result<void> Backups::restore(const QString& backupPath) const {
    const FileState state = inspectFile(backupPath);
    if (state == FileState::Newer)
        return inputError(backupPath.toStdString(), "was made by a newer version of the program");
    if (state != FileState::Good && state != FileState::Older)
        return inputError(backupPath.toStdString(), "is no backup of this program that can be read");
    if (!QDir().mkpath(m_folder))
        return environmentError(m_folder.toStdString(), "the folder can't be made");
    const auto lock = lockFolder(m_folder);
    if (!lock)
        return tl::make_unexpected(lock.error());
    // First a whole copy beside the database, so that a full disk changes nothing.
    const QString copy = freeName(m_folder, QStringLiteral("openshoe-restoring"));
    if (const auto copied = copyWhole(backupPath, copy); !copied)
        return copied;
    if (const auto aside = moveAside(m_folder, QStringLiteral("openshoe-replaced")); !aside) {
        QFile::remove(copy);
        return tl::make_unexpected(aside.error());
    }
    if (!QFile::rename(copy, databasePath(m_folder)))
        return environmentError(copy.toStdString(), "can't be given the database's name; rename it to openshoe.db");
    syncToDisk(m_folder);
    return {};
}

Result<QString> Backups::setAside() const {
    const auto lock = lockFolder(m_folder);
    if (!lock)
        return tl::make_unexpected(lock.error());
    return moveAside(m_folder, QStringLiteral("openshoe-damaged"));
}

} // namespace openshoe::storage
