// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/folder/backups.h"

#include "formats/datafolder.h"
#include "storage/file/connection.h"
#include "storage/file/files.h"
#include "storage/file/folderlock.h"
#include "storage/file/leftovers.h"
#include "storage/file/sql.h"
#include "storage/folder/migrations.h"
#include "storage/rows/removed.h"
#include "storage/rows/seals.h"

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

// The row of a backup's number, and the highest number believed.
constexpr const char* numberKey = "backup";
constexpr std::int64_t mostBackups = std::int64_t{1} << 40;

// Tables that a schema of this version seals.
std::vector<Sealed> sealedIn(std::int64_t version) {
    constexpr std::int64_t sealsSince = 3;
    constexpr std::int64_t limitsSince = 5;
    constexpr std::int64_t removedSince = 11;
    std::vector<Sealed> tables;
    if (version >= sealsSince)
        tables.assign(std::begin(oldestSealed), std::end(oldestSealed));
    if (version >= limitsSince)
        tables.insert(tables.end(), {Sealed::Limit, Sealed::LimitClock});
    if (version >= removedSince)
        tables.push_back(Sealed::Removed);
    return tables;
}

// Counts only, which takes no time however much is on record.
BackupFacts factsIn(Sql& sql) {
    const auto count = [&sql](const char* statement) { return sql.integer(statement).value_or(0); };
    BackupFacts facts{.rounds = count("SELECT count(*) FROM rounds"),
                      .lastRound = count("SELECT max(id) FROM rounds"),
                      .steps = count("SELECT count(*) FROM journal"),
                      .transfers = count("SELECT count(*) FROM transfers"),
                      .shoes = count("SELECT count(*) FROM shoes")};
    if (count("SELECT count(*) FROM sqlite_master WHERE name = 'limits'") > 0)
        facts.limits = count("SELECT count(*) FROM limits");
    RemovedNumbers removed(sql);
    facts.removed = removed.count(Numbered::Round, {1, removed.last(Numbered::Round)});
    facts.deletions = removed.deletions();
    const auto number =
        sql.integer("SELECT CAST(value AS INTEGER) FROM settings WHERE key = ?", std::string(numberKey));
    facts.number = std::clamp<std::int64_t>(number.value_or(0), 0, mostBackups);
    return facts;
}

// The copy of the backup being restored, before it gets the database's name.
constexpr const char* copyName = "openshoe-restoring";

enum class Depth : std::uint8_t {
    Counts, ///< what it contains
    Pages,  ///< and every page
    Seals,  ///< and every seal
};

FileResult<BackupFacts> readFacts(const QString& path, Depth depth) {
    Connection connection(path, Connection::Access::Read);
    const auto opened = connection.open();
    if (!opened)
        return tl::make_unexpected(opened.error());
    Sql sql(*opened, path);
    if (depth != Depth::Counts) {
        Cursor row = sql.query("PRAGMA quick_check(1)");
        if (row.next() && row.string(0) != QLatin1String("ok"))
            return unusable(path, said("Errors", "the file is damaged"), Obstacle::Damaged);
    }
    BackupFacts facts = factsIn(sql);
    if (depth == Depth::Seals) {
        const std::int64_t removed = RemovedNumbers(sql).count(Numbered::Round, {1, facts.lastRound});
        facts.flaws = std::max<std::int64_t>(std::max<std::int64_t>(facts.lastRound, 0) - facts.rounds - removed, 0);
        for (const Sealed table : sealedIn(sql.integer("PRAGMA user_version").value_or(0)))
            findBrokenSeals(sql, table, [&facts](std::int64_t) { ++facts.flaws; });
    }
    if (sql.failed())
        return fileError(sql.result(0).error(), sql.obstacle());
    return facts;
}

// What is in a file of this program's, whatever its version; empty if it can't be read.
std::optional<BackupFacts> lookInto(const QString& path) {
    switch (inspectFile(path)) {
    case FileState::Good:
    case FileState::Older:
    case FileState::Newer: break;
    case FileState::Absent:
    case FileState::Foreign:
    case FileState::Damaged:
    case FileState::Unreadable: return std::nullopt;
    }
    const auto facts = readFacts(path, Depth::Counts);
    return facts ? std::optional(*facts) : std::nullopt;
}

FileResult<BackupFacts> examineFile(const QString& path, Depth depth) {
    switch (inspectFile(path)) {
    case FileState::Good:
    case FileState::Older: break;
    case FileState::Newer:
        return unusable(path, said("Errors", "was made by a newer version of the program"), Obstacle::Newer);
    case FileState::Damaged:
        return unusable(path, said("Errors", "is damaged and can't be read; choose another"), Obstacle::Damaged);
    case FileState::Foreign:
        return unusable(path, said("Errors", "is not a backup of this program; choose another"), Obstacle::Foreign);
    case FileState::Absent:
    case FileState::Unreadable:
        return unusable(
            path, said("Errors", "can't be read; check that it is there and that you may read it, or choose another"),
            Obstacle::Forbidden);
    }
    return readFacts(path, depth);
}

Result<void> copyInto(const QString& target, const QString& path) {
    Connection connection(path, Connection::Access::Read);
    const auto opened = connection.open();
    if (!opened)
        return tl::make_unexpected(opened.error());
    Sql sql(*opened, path);
    sql.run("VACUUM INTO ?", sqlitePath(target));
    return sql.result(0).map([](int) {});
}

// Writes the number into a copy that nobody else knows of yet and that is synced afterwards: no journal is needed.
Result<void> writeNumber(const QString& path, std::int64_t number) {
    Connection connection(path, Connection::Access::Write);
    const auto opened = connection.open();
    if (!opened)
        return tl::make_unexpected(opened.error());
    Sql sql(*opened, path);
    for (const char* pragma : {"PRAGMA journal_mode = OFF", "PRAGMA synchronous = OFF"}) {
        Cursor row = sql.query(pragma);
        (void)row.next();
    }
    sql.run("INSERT INTO settings(key, value) VALUES(?, ?) ON CONFLICT(key) DO UPDATE SET value = excluded.value",
            std::string(numberKey), QString::number(number));
    return sql.result(0).map([](int) {});
}

QString folderOfBackups(const QString& dataFolder) {
    return QDir(dataFolder).filePath(QStringLiteral("backups"));
}

// Of several copies, since a restore may have been interrupted twice; their names say only what the clock showed.
QString fullestOf(const QStringList& copies) {
    QString fullest = copies.front();
    BackupFacts most;
    for (const QString& copy : copies) {
        const auto facts = Backups::examine(copy);
        if (facts && holdsMore(*facts, most)) {
            fullest = copy;
            most = *facts;
        }
    }
    return fullest;
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
    return examineFile(databasePath(folder), Depth::Pages);
}

bool holdsMore(const BackupFacts& a, const BackupFacts& b) {
    const auto extent = [](const BackupFacts& facts) {
        return std::tuple(facts.rounds + facts.removed, facts.deletions, facts.lastRound, facts.steps, facts.transfers,
                          facts.shoes, facts.limits);
    };
    return extent(a) > extent(b);
}

std::vector<BackupRow> Backups::list() const {
    static const QRegularExpression form(QStringLiteral("^openshoe-(\\d{8}-\\d{6})(-\\d+)?\\.db$"));
    struct DatedBackup {
        BackupRow row;
        int sameSecond = 0; ///< distinguishes those made in one second
    };
    std::vector<DatedBackup> backups;
    for (const QFileInfo& file : QDir(folderOfBackups(m_folder)).entryInfoList(QDir::Files)) {
        const auto match = form.match(file.fileName());
        const QDateTime time = QDateTime::fromString(match.captured(1), QStringLiteral("yyyyMMdd-HHmmss"));
        if (match.hasMatch() && time.isValid() && !formats::linkOut(m_folder, file.filePath()))
            backups.push_back({.row = {.path = file.filePath(),
                                       .time = time.toUTC(),
                                       .bytes = file.size(),
                                       .facts = lookInto(file.filePath())},
                               .sameSecond = match.captured(2).mid(1).toInt()});
    }
    // Where there is no number, what is in them decides; only between equals does the name.
    std::sort(backups.begin(), backups.end(), [](const DatedBackup& a, const DatedBackup& b) {
        const auto& left = a.row.facts;
        const auto& right = b.row.facts;
        if (left.has_value() != right.has_value())
            return left.has_value();
        if (left && left->number != right->number)
            return left->number > right->number;
        if (left && (holdsMore(*left, *right) || holdsMore(*right, *left)))
            return holdsMore(*left, *right);
        return std::tie(a.row.time, a.sameSecond) > std::tie(b.row.time, b.sameSecond);
    });
    std::vector<BackupRow> rows;
    for (DatedBackup& backup : backups)
        rows.push_back(std::move(backup.row));
    return rows;
}

std::optional<BackupRow> Backups::fullestWhole() const {
    std::vector<BackupRow> rows = list();
    std::erase_if(rows, [](const BackupRow& row) { return !row.facts; });
    std::stable_sort(rows.begin(), rows.end(),
                     [](const BackupRow& a, const BackupRow& b) { return holdsMore(*a.facts, *b.facts); });
    std::optional<BackupRow> flawed;
    for (BackupRow& row : rows) {
        const auto facts = examine(row.path);
        if (!facts)
            continue;
        row.facts = *facts;
        if (facts->flaws == 0)
            return std::move(row);
        if (!flawed)
            flawed = row;
    }
    return flawed;
}

Result<BackupRow> Backups::make() const {
    const QString folder = folderOfBackups(m_folder);
    if (const auto link = formats::linkOut(m_folder, folder))
        return tl::make_unexpected(*link);
    if (!QDir().mkpath(folder))
        return environmentError(folder.toStdString(),
                                said("Errors", "the folder for backups can't be created; check that you may write "
                                               "there"));
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
    std::int64_t number = 0;
    for (const BackupRow& row : list())
        number = std::max(number, row.facts ? row.facts->number : 0);
    auto done = copyInto(part, databasePath(m_folder));
    const auto copied = done ? lookInto(part) : std::nullopt;
    if (copied) // the database itself may have been restored from a backup with a higher number
        done = writeNumber(part, std::max(number, copied->number) + 1);
    if (!done || !syncToDisk(part) || !renameFile(part, target)) {
        QFile::remove(part);
        QFile::remove(part + QLatin1String("-journal"));
        return done ? Result<BackupRow>(
                          environmentError(target.toStdString(), said("Errors", "the backup can't be written")))
                    : tl::make_unexpected(done.error());
    }
    QFile::setPermissions(target, formats::ownersAlone);
    syncToDisk(folder);
    prune();
    return BackupRow{.path = target,
                     .time = QDateTime::currentDateTimeUtc(),
                     .bytes = QFileInfo(target).size(),
                     .facts = lookInto(target)};
}

void Backups::prune() const {
    std::vector<BackupRow> all = list();
    std::erase_if(all, [](const BackupRow& row) { return !row.facts; });
    while (all.size() > kept) {
        auto oldest = std::prev(all.end());
        const bool fullest = std::all_of(all.begin(), oldest, [&oldest](const BackupRow& other) {
            return holdsMore(*oldest->facts, *other.facts);
        });
        if (fullest) {
            const auto facts = examine(oldest->path);
            if (facts && facts->flaws == 0)
                --oldest;
        }
        QFile::remove(oldest->path);
        all.erase(oldest);
    }
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
    return examineFile(backupPath, Depth::Seals);
}

FileResult<QString> Backups::restore(const QString& backupPath, FormerFile former) const {
    const bool ours = QFileInfo(backupPath).absolutePath() == QFileInfo(folderOfBackups(m_folder)).absoluteFilePath();
    if (const auto link = ours ? formats::linkOut(m_folder, backupPath) : std::nullopt)
        return fileError(*link, Obstacle::Forbidden);
    if (const auto facts = examineFile(backupPath, Depth::Pages); !facts)
        return tl::make_unexpected(facts.error());
    if (!QDir().mkpath(m_folder))
        return obstructed(Obstacle::Forbidden, m_folder.toStdString(), said("Errors", "the folder can't be created"));
    const auto lock = lockFolder(m_folder);
    if (!lock)
        return tl::make_unexpected(lock.error());
    // First make a complete copy beside the database, so that a full disk changes nothing.
    const QString copy = freeName(m_folder, QLatin1String(copyName));
    if (const auto copied = copyWhole(backupPath, copy); !copied)
        return fileError(copied.error(), Obstacle::Other);
    for (const QString& left : copies()) {
        if (left != copy) // of a restore that was interrupted: this one was asked for later
            QFile::remove(left);
    }
    const auto aside = moveAside(m_folder, former == FormerFile::Damaged ? QStringLiteral("openshoe-damaged")
                                                                         : QStringLiteral("openshoe-replaced"));
    if (!aside) {
        QFile::remove(copy);
        return fileError(aside.error(), Obstacle::Other);
    }
    if (!renameFile(copy, databasePath(m_folder)))
        return obstructed(Obstacle::Other, copy.toStdString(),
                          said("Errors", "can't be renamed to the database now; the next start tries again"));
    syncToDisk(m_folder);
    return *aside;
}

QStringList Backups::copies() const {
    QStringList paths;
    for (const QFileInfo& copy :
         QDir(m_folder).entryInfoList({QLatin1String(copyName) + QLatin1String("-*.db")}, QDir::Files))
        paths << copy.filePath();
    return paths;
}

Result<void> Backups::finishRestore() const {
    const QStringList all = copies();
    if (all.isEmpty())
        return {};
    const QString path = databasePath(m_folder);
    const QString wanted = QFileInfo::exists(path) ? QString() : fullestOf(all);
    const auto moved = wanted.isEmpty() ? Result<void>() : moveFile(wanted, path);
    for (const QString& copy : all) {
        if (moved && copy != wanted)
            QFile::remove(copy);
    }
    syncToDisk(m_folder);
    return moved;
}

Result<QString> Backups::setAside() const {
    const auto lock = lockFolder(m_folder);
    if (!lock)
        return tl::make_unexpected(lock.error());
    return moveAside(m_folder, QStringLiteral("openshoe-damaged"));
}

} // namespace openshoe::storage
