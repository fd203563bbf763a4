// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/folder/datafolder.h"

#include "formats/datafolder.h"
#include "storage/file/files.h"
#include "storage/folder/backups.h"
#include "storage/rows/removed.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <fmt/format.h>
#include <utility>

namespace openshoe::storage {

using base::Result;
using base::said;

namespace {

// On opening, a file is read in full up to the first size, or up to the second if it was not closed properly. Larger
// files would keep the window waiting: 8 MiB take some 30 ms.
constexpr qint64 largestProbed = 8 * 1024 * 1024;
constexpr qint64 largestProbedUnclean = 64 * 1024 * 1024;

FileResult<void> refuse(FileState state, const QString& path) {
    const std::string file = path.toStdString();
    switch (state) {
    case FileState::Newer:
        return obstructed(
            Obstacle::Newer, file,
            said("Errors",
                 "was made by a newer version of the program; use that version, or another folder with --data"));
    case FileState::Foreign:
        return obstructed(
            Obstacle::Foreign, file,
            said("Errors", "belongs to another program; move it away, or choose another folder with --data"));
    case FileState::Damaged: return tl::make_unexpected(damagedDatabase(file));
    case FileState::Unreadable:
        return obstructed(
            Obstacle::Forbidden, file,
            said("Errors", "the file can't be opened; check that you may read and write it and its folder"));
    case FileState::Absent:
    case FileState::Good:
    case FileState::Older: break;
    }
    return {};
}

} // namespace

FileResult<std::unique_ptr<DataFolder>> DataFolder::open(const QString& folder, Mode mode,
                                                         std::span<const Migration> steps) {
    std::unique_ptr<DataFolder> opened(new DataFolder(folder));
    if (const auto link = linkedDatabase(folder))
        return fileError(*link, Obstacle::Forbidden);
    if (mode == Mode::Play) {
        if (!QDir().mkpath(folder))
            return obstructed(Obstacle::Forbidden, folder.toStdString(),
                              said("Errors", "the folder can't be created; choose another with --data"));
        auto lock = lockFolder(folder);
        if (!lock)
            return tl::make_unexpected(lock.error());
        opened->m_lock = std::move(*lock);
        formats::keepToOwner(folder);
    }
    if (auto ready = mode == Mode::Play ? opened->openToPlay(steps) : opened->openToRead(); !ready)
        return tl::make_unexpected(ready.error());
    return opened;
}

// The file is read before it is opened for writing, so that a refused file keeps every byte.
FileResult<void> DataFolder::openToPlay(std::span<const Migration> steps) {
    const QString path = databasePath(m_folder);
    auto tidy = tidyFolder(m_folder);
    if (tidy)
        tidy = Backups(m_folder).finishRestore();
    if (!tidy)
        return fileError(tidy.error(), Obstacle::Forbidden);
    const auto note = noteWithoutJournal(path);
    const bool closedInOrder = QFileInfo(path + QLatin1String("-wal")).size() == 0;
    const FileState state = inspect(m_folder);
    if (auto refused = refuse(state, path); !refused)
        return refused;
    if (state != FileState::Absent &&
        QFileInfo(path).size() <= (closedInOrder ? largestProbed : largestProbedUnclean)) {
        const auto whole = examine(m_folder);
        if (!whole && whole.error().obstacle == Obstacle::Damaged)
            return refuse(FileState::Damaged, path);
        if (!whole && whole.error().obstacle == Obstacle::Forbidden)
            return refuse(FileState::Unreadable, path);
        if (!whole && whole.error().obstacle != Obstacle::Other) // Other: a file without tables yet
            return tl::make_unexpected(whole.error());
    }
    if (auto connected = connect(Connection::Access::Write); !connected)
        return connected;
    auto ready = prepareToPlay();
    if (ready)
        ready = migrate(steps);
    if (!ready)
        return fileError(ready.error(), sql().obstacle());
    if (auto whole = probe(); !whole)
        return whole;
    tellOfLostSteps(note);
    if (note)
        noteClosed(path); // the user will be told now
    m_noted = isNotedInUse(path);
    formats::keepToOwner(m_folder); // files created meanwhile
    m_files.note();
    sql().setGuard([this](bool written) { return guard(written); });
    return {};
}

FileResult<void> DataFolder::openToRead() {
    const QString path = databasePath(m_folder);
    const FileState state = inspect(m_folder);
    if (auto refused = refuse(state, path); !refused)
        return refused;
    if (state == FileState::Absent)
        return obstructed(Obstacle::Other, path.toStdString(),
                          said("Errors", "there is no such file: nothing has been played with this data folder yet"));
    if (state == FileState::Older)
        return obstructed(
            Obstacle::Other, path.toStdString(),
            said("Errors", "was made by an older version; start the program once to bring it up to date"));
    const auto note = noteWithoutJournal(path);
    if (auto connected = connect(Connection::Access::Read); !connected)
        return connected;
    if (auto ready = prepareToRead(); !ready)
        return fileError(ready.error(), sql().obstacle());
    if (auto whole = probe(); !whole)
        return whole;
    tellOfLostSteps(note);
    return {};
}

LastStep DataFolder::lastStep() {
    Cursor row =
        sql().query("SELECT id, state <> 0, (SELECT count(*) FROM journal) FROM rounds ORDER BY id DESC LIMIT 1");
    const LastStep step = row.next() ? LastStep{row.integer(0), row.integer(1), row.integer(2)} : LastStep{};
    // A round removed with its account was reached, too.
    const RoundId removed = RemovedNumbers(sql()).last(Numbered::Round);
    return removed > step.round ? LastStep{removed, 1, step.parts} : step;
}

void DataFolder::tellOfLostSteps(const std::optional<LastStep>& note) {
    if (note && lastStep() < *note)
        m_notice = journalMissing();
}

DataFolder::~DataFolder() {
    disconnect();
}

void DataFolder::disconnect() {
    if (m_database.isOpen()) {
        sql().forgetStatements();
        if (m_noted && !m_lost && everythingIsInTheFile())
            noteClosed(databasePath(m_folder)); // before the journal goes
        m_noted = false;
        m_database.close();
        m_connection.reset(); // SQLite deletes the journal, unless it belongs to another file
        if (m_lost)
            m_files.leaveNoStrayJournal();
    }
}

// Writes the journal into the file, except what some reader still needs there; true if nothing remains.
bool DataFolder::everythingIsInTheFile() {
    Cursor row = sql().query("PRAGMA wal_checkpoint(PASSIVE)");
    return row.next() && row.integer(0) == 0 && row.integer(1) == row.integer(2);
}

FileResult<void> DataFolder::connect(Connection::Access access) {
    const QString path = databasePath(m_folder);
    m_connection.emplace(path, access);
    auto connection = m_connection->open();
    if (!connection)
        return tl::make_unexpected(connection.error());
    m_database.use(std::make_unique<Sql>(*connection, path));
    return {};
}

Result<void> DataFolder::prepareToPlay() {
    QString mode;
    {
        Cursor row = sql().query("PRAGMA journal_mode = WAL");
        if (row.next())
            mode = row.string(0);
    }
    sql().run("PRAGMA synchronous = FULL");
    sql().run("PRAGMA fullfsync = ON"); // on macOS, where fsync leaves it in the drive's own memory
    sql().run("PRAGMA foreign_keys = ON");
    if (!sql().failed() && mode != QLatin1String("wal"))
        sql().inconsistent(said("Errors", "the disk does not support what keeps rounds safe (a write-ahead log): "
                                          "choose a folder on a local disk with --data"));
    if (!sql().failed() && sql().integer("PRAGMA synchronous") != 2)
        sql().inconsistent(said("Errors", "the database refuses to write through to the disk"));
    return sql().result(0).map([](int) {});
}

Result<void> DataFolder::prepareToRead() {
    sql().run("PRAGMA query_only = ON");
    return sql().result(0).map([](int) {});
}

Result<void> DataFolder::migrate(std::span<const Migration> steps) {
    const auto known = sql().integer("PRAGMA user_version");
    if (sql().failed() || !known) // not a file without a version, but one that can't be read at present
        return sql().result(0).map([](int) {});
    const int version = static_cast<int>(*known);
    if (version > 0 && version < static_cast<int>(steps.size())) {
        if (const auto backup = Backups(m_folder).make(); !backup)
            return tl::make_unexpected(backup.error());
    }
    for (int v = version; v < static_cast<int>(steps.size()); ++v) {
        const auto done = sql().transaction([&] {
            for (const char* statement : steps[static_cast<std::size_t>(v)].statements)
                sql().run(statement);
            if (steps[static_cast<std::size_t>(v)].work)
                steps[static_cast<std::size_t>(v)].work(sql());
            sql().execute(QStringLiteral("PRAGMA application_id = %1").arg(applicationId), {});
            sql().execute(QStringLiteral("PRAGMA user_version = %1").arg(v + 1), {});
            return 0;
        });
        if (!done)
            return tl::make_unexpected(done.error());
    }
    return sql().result(0).map([](int) {});
}

// A look at every table, the newest rows and the books, which always add up to zero: most damage shows here, before a
// stake is taken.
FileResult<void> DataFolder::probe() {
    for (const char* statement :
         {"SELECT count(*) FROM accounts", "SELECT count(*) FROM books", "SELECT max(id) FROM transfers",
          "SELECT max(id) FROM shoes", "SELECT max(id) FROM rounds", "SELECT count(*) FROM journal",
          "SELECT max(round) FROM logs", "SELECT max(round) FROM bookings", "SELECT max(round) FROM plays",
          "SELECT count(*) FROM settings", "SELECT count(*) FROM rule_sets"})
        (void)sql().integer(statement);
    const auto unbalanced =
        sql().integer("SELECT count(*) FROM (SELECT 1 FROM books GROUP BY currency HAVING sum(balance) <> 0)");
    if (sql().failed())
        return fileError(sql().result(0).error(), sql().obstacle());
    return unbalanced == 0 ? FileResult<void>() : refuse(FileState::Damaged, databasePath(m_folder));
}

// SQLite goes on writing, without an error, to an open file that was deleted or replaced; nobody would find that data.
std::optional<base::Error> DataFolder::guard(bool written) {
    if (!m_lost && !m_files.stand())
        m_lost = base::Error{base::Error::Kind::Environment, databasePath(m_folder).toStdString(), rescue()};
    if (!m_lost && written) {
        // The step itself is on disk; what can't be read for the note must not take that back.
        const auto step = sql().result(lastStep());
        if (step && (!std::exchange(m_noted, true) || *step != m_lastStep)) {
            noteInUse(databasePath(m_folder), *step);
            m_lastStep = *step;
        }
    }
    return m_lost;
}

// Saves what can be saved: the connection still holds everything that was confirmed. Returns the message for the user.
base::Said DataFolder::rescue() {
    m_saved = false;
    sql().forgetStatements();
    if (!QFileInfo(m_folder).isDir())
        return said("Errors",
                    "the data folder is no longer there; put it back, then try again (this step was not confirmed)");
    if (m_files.databaseStands()) {
        m_saved = sql().integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0;
        if (sql().result(0) && m_saved)
            return said(
                "Errors",
                "its journal was deleted while the program used it; what was confirmed is safe in the file itself: "
                "try again (this step was not confirmed)");
    }
    const QString rescued = freeName(m_folder, QStringLiteral("openshoe-rescued"));
    sql().forgetStatements();
    sql().run("VACUUM INTO ?", sqlitePath(rescued));
    m_saved = sql().result(0) && syncToDisk(rescued);
    if (!m_saved) {
        QFile::remove(rescued);
        return said(
            "Errors",
            "the file was moved, deleted or replaced while the program used it; put it back, then try again (this step "
            "was not confirmed)");
    }
    syncToDisk(m_folder);
    return said("Errors",
                "the file was moved, deleted or replaced while the program used it. Put it back and try again; or "
                "close the program and continue with {}, which holds all that was confirmed (openshoe-cli history "
                "restore)")
        .with(rescued.toStdString());
}

Result<void> DataFolder::renew() {
    if (!m_lost)
        return {};
    if (m_files.stand()) { // moved away and back
        m_lost.reset();
        return {};
    }
    if (!QFileInfo::exists(databasePath(m_folder)))
        return tl::make_unexpected(*m_lost);
    if (!m_saved)
        m_lost->what = rescue();
    if (!m_saved)
        return tl::make_unexpected(*m_lost);
    const std::string owner = firstAccount();
    disconnect();
    auto opened = lockAgain(m_lock, m_folder);
    if (opened)
        opened = openToPlay(migrations());
    if (opened && firstAccount() != owner) {
        disconnect();
        opened = obstructed(Obstacle::Other, databasePath(m_folder).toStdString(),
                            said("Errors", "there is another database now; restart the program to play with it"));
    }
    if (opened) {
        m_lost.reset();
        return {};
    }
    m_lost = opened.error();
    disconnect();
    m_database.use(std::make_unique<Sql>(QSqlDatabase(), databasePath(m_folder)));
    sql().refuse(*m_lost);
    m_files.forget();
    m_saved = true; // nothing is open any more
    return tl::make_unexpected(*m_lost);
}

// Distinguishes one person's data from another's.
std::string DataFolder::firstAccount() {
    Cursor row = sql().query("SELECT key, created FROM accounts ORDER BY id LIMIT 1");
    return row.next() ? row.text(0) + ' ' + row.text(1) : std::string();
}

} // namespace openshoe::storage
