// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backups.h"

#include "formats/datafolder.h"
#include "storage/connection.h"
#include "storage/files.h"
#include "storage/folderlock.h"
#include "storage/leftovers.h"
#include "storage/migrations.h"
#include "storage/sql.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>

#include <algorithm>
#include <tuple>
#include <utility>

namespace openshoe::storage {

using base::environmentError;
using base::inputError;
using base::Result;
using base::said;

namespace {

constexpr int longestTurn = 60000; // ms; a copy of a million rounds takes a few seconds

tl::unexpected<FileError> unusable(const QString& path, base::Said what, Obstacle obstacle) {
    return fileError({base::Error::Kind::Input, path.toStdString(), std::move(what)}, obstacle);
}

FileState inspectReadable(const QString& path) {
    Connection connection(path, Connection::Access::Read);
    const auto opened = connection.open();
    if (!opened)
        return FileState::Unreadable;
    Sql sql(*opened, path);
    const auto application = sql.integer("PRAGMA application_id");
    const auto version = sql.integer("PRAGMA user_version");
    const auto tables = sql.integer("SELECT count(*) FROM sqlite_master");
    // Views and the like compute when read, possibly forever; this program has only tables and indexes.
    const auto strange = sql.integer(
        "SELECT count(*) FROM sqlite_master WHERE type NOT IN ('table', 'index') OR sql LIKE 'CREATE VIRTUAL%'");
    if (sql.failed()) {
        return sql.obstacle() == Obstacle::Damaged ? FileState::Damaged : FileState::Unreadable;
    }
    const auto newest = static_cast<std::int64_t>(migrations().size());
    if (strange != 0 || version < 0)
        return FileState::Foreign;
    if (application == applicationId)
        return version == newest ? FileState::Good : version < newest ? FileState::Older : FileState::Newer;
    // A file whose creation was interrupted has nothing in it yet.
    return application == 0 && version == 0 && tables == 0 ? FileState::Older : FileState::Foreign;
}

FileState inspectFile(const QString& path) {
    const QFileInfo file(path);
    if (!file.exists())
        return FileState::Absent;
    if (!file.isReadable() || !file.isFile())
        return FileState::Unreadable;
    return inspectReadable(path);
}

FileResult<BackupFacts> readThrough(const QString& path) {
    Connection connection(path, Connection::Access::Read);
    const auto opened = connection.open();
    if (!opened)
        return tl::make_unexpected(opened.error());
    Sql sql(*opened, path);
    {
        Cursor row = sql.query("PRAGMA quick_check(1)");
        if (row.next() && row.string(0) != QLatin1String("ok"))
            return unusable(path, said("Errors", "the file is damaged"), Obstacle::Damaged);
    }
    const BackupFacts facts{.rounds = sql.integer("SELECT coalesce(sum(rounds), 0) FROM accounts").value_or(0)};
    if (sql.failed())
        return fileError(sql.result(0).error(), sql.obstacle());
    return facts;
}

Result<void> copyInto(const QString& target, const QString& path) {
    Connection connection(path, Connection::Access::Read);
    const auto opened = connection.open();
    if (!opened)
        return tl::make_unexpected(opened.error());
    Sql sql(*opened, path);
    sql.run("VACUUM INTO ?", target);
    return sql.result(0).map([](int) {});
}

QString folderOfBackups(const QString& dataFolder) {
    return QDir(dataFolder).filePath(QStringLiteral("backups"));
}

// Moves the database and everything that belongs to it aside, journal included, so that it is complete under the new
// name too. Returns the new path, empty if there was nothing.
Result<QString> moveAside(const QString& folder, const QString& prefix) {
    const QString target = freeName(folder, prefix);
    const bool any = hasDatabaseFiles(folder);
    if (any) {
        if (const auto moved = moveDatabase(folder, target); !moved)
            return tl::make_unexpected(moved.error());
    }
    return any ? target : QString();
}

} // namespace

FileState inspect(const QString& folder) {
    return inspectFile(databasePath(folder));
}

FileResult<BackupFacts> examine(const QString& folder) {
    return Backups::examine(databasePath(folder));
}

std::vector<BackupRow> Backups::list() const {
    static const QRegularExpression form(QStringLiteral("^openshoe-(\\d{8}-\\d{6})(-\\d+)?\\.db$"));
    std::vector<std::pair<int, BackupRow>> backups; // with the number that distinguishes those of the same second
    for (const QFileInfo& file : QDir(folderOfBackups(m_folder)).entryInfoList(QDir::Files)) {
        const auto match = form.match(file.fileName());
        const QDateTime time = QDateTime::fromString(match.captured(1), QStringLiteral("yyyyMMdd-HHmmss"));
        if (match.hasMatch() && time.isValid() && !formats::linkOut(m_folder, file.filePath()))
            backups.push_back({match.captured(2).mid(1).toInt(), {file.filePath(), time.toUTC(), file.size()}});
    }
    std::sort(backups.begin(), backups.end(), [](const auto& a, const auto& b) {
        return std::tie(a.second.time, a.first) > std::tie(b.second.time, b.first);
    });
    std::vector<BackupRow> rows;
    for (auto& backup : backups)
        rows.push_back(std::move(backup.second));
    return rows;
}

std::optional<BackupRow> Backups::newestWhole() const {
    for (BackupRow& backup : list()) {
        if (examine(backup.path))
            return std::move(backup);
    }
    return std::nullopt;
}

Result<BackupRow> Backups::make() const {
    const QString folder = folderOfBackups(m_folder);
    if (const auto link = formats::linkOut(m_folder, folder))
        return tl::make_unexpected(*link);
    if (!QDir().mkpath(folder))
        return environmentError(folder.toStdString(),
                                said("Errors", "the folder for backups can't be made; check that you may write there"));
    // One at a time, whether daily or requested, by this program or another: each cleans up what an earlier one left.
    QLockFile turn(QDir(folder).filePath(QStringLiteral("making.lock")));
    if (!takeLock(turn, longestTurn) && turn.error() == QLockFile::LockFailedError)
        return environmentError(folder.toStdString(),
                                said("Errors", "another backup is still being made; try again when it is done"));
    const QString target = freeName(folder, QStringLiteral("openshoe"));
    const QString part = target + QLatin1String(".part");
    // Left by a program that was killed while making a backup or could not clean up; includes SQLite's own side files.
    for (const QString& left :
         QDir(folder).entryList({QStringLiteral("*.part"), QStringLiteral("*.part-*")}, QDir::Files))
        QFile::remove(QDir(folder).filePath(left));
    const auto done = copyInto(part, databasePath(m_folder));
    if (!done || !syncToDisk(part) || !QFile::rename(part, target)) {
        QFile::remove(part);
        QFile::remove(part + QLatin1String("-journal"));
        return done ? Result<BackupRow>(
                          environmentError(target.toStdString(), said("Errors", "the backup can't be written")))
                    : tl::make_unexpected(done.error());
    }
    QFile::setPermissions(target, formats::ownersAlone);
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

FileResult<BackupFacts> Backups::examine(const QString& backupPath) {
    switch (inspectFile(backupPath)) {
    case FileState::Good:
    case FileState::Older: break;
    case FileState::Newer:
        return unusable(backupPath, said("Errors", "was made by a newer version of the program"), Obstacle::Newer);
    case FileState::Damaged:
        return unusable(backupPath, said("Errors", "is damaged and can't be read; choose another"), Obstacle::Damaged);
    case FileState::Foreign:
        return unusable(backupPath, said("Errors", "is not a backup of this program; choose another"),
                        Obstacle::Foreign);
    case FileState::Absent:
    case FileState::Unreadable:
        return unusable(
            backupPath,
            said("Errors", "can't be read; check that it is there and that you may read it, or choose another"),
            Obstacle::Forbidden);
    }
    return readThrough(backupPath);
}

FileResult<QString> Backups::restore(const QString& backupPath, Present present) const {
    const bool ours = QFileInfo(backupPath).absolutePath() == QFileInfo(folderOfBackups(m_folder)).absoluteFilePath();
    if (const auto link = ours ? formats::linkOut(m_folder, backupPath) : std::nullopt)
        return fileError(*link, Obstacle::Forbidden);
    if (const auto facts = examine(backupPath); !facts)
        return tl::make_unexpected(facts.error());
    if (!QDir().mkpath(m_folder))
        return obstructed(Obstacle::Forbidden, m_folder.toStdString(), said("Errors", "the folder can't be made"));
    const auto lock = lockFolder(m_folder);
    if (!lock)
        return tl::make_unexpected(lock.error());
    // First make a complete copy beside the database, so that a full disk changes nothing.
    const QString copy = freeName(m_folder, QStringLiteral("openshoe-restoring"));
    if (const auto copied = copyWhole(backupPath, copy); !copied)
        return fileError(copied.error(), Obstacle::Other);
    const auto aside = moveAside(m_folder, present == Present::Damaged ? QStringLiteral("openshoe-damaged")
                                                                       : QStringLiteral("openshoe-replaced"));
    if (!aside) {
        QFile::remove(copy);
        return fileError(aside.error(), Obstacle::Other);
    }
    if (!QFile::rename(copy, databasePath(m_folder)))
        return obstructed(Obstacle::Other, copy.toStdString(),
                          said("Errors", "can't be given the database's name now; the next start tries again"));
    syncToDisk(m_folder);
    return *aside;
}

Result<QString> Backups::setAside() const {
    const auto lock = lockFolder(m_folder);
    if (!lock)
        return tl::make_unexpected(lock.error());
    return moveAside(m_folder, QStringLiteral("openshoe-damaged"));
}

} // namespace openshoe::storage
