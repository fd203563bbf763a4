// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/database.h"

#include "formats/rulesjson.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSqlError>
#include <QUuid>

#include <fmt/format.h>

namespace openshoe::storage {

using base::environmentError;
using base::Result;

namespace {

// Beyond this size a file that was not closed in order is not read through at the start: the window should be there.
constexpr qint64 largestProbedBytes = 64 * 1024 * 1024;

QByteArray ruleSetText(const engine::RuleSet& rules) {
    return QJsonDocument(formats::ruleSetToJson(rules)).toJson(QJsonDocument::Compact);
}

QByteArray hashOf(const QByteArray& text) {
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256);
}

tl::unexpected<FileError> obstructed(Obstacle obstacle, const QString& where, std::string what) {
    return fileError({base::Error::Kind::Environment, where.toStdString(), std::move(what)}, obstacle);
}

FileResult<void> refuse(FileState state, const QString& file) {
    switch (state) {
    case FileState::Newer:
        return obstructed(
            Obstacle::Newer, file,
            "was made by a newer version of the program; use that version, or another folder with --data");
    case FileState::Foreign:
        return obstructed(Obstacle::Foreign, file,
                          "belongs to another program; move it away, or choose another folder with --data");
    case FileState::Damaged:
        return obstructed(Obstacle::Damaged, file,
                          "the database is damaged; set it aside as openshoe-damaged-TIME.db and go on with the newest "
                          "backup (openshoe-cli history restore), nothing of it is overwritten");
    case FileState::Unreadable:
        return obstructed(Obstacle::Forbidden, file,
                          "the file can't be opened; check that you may read and write it and its folder");
    case FileState::Absent:
    case FileState::Good:
    case FileState::Older: break;
    }
    return {};
}

} // namespace

QString databasePath(const QString& folder) {
    return QDir(folder).filePath(QStringLiteral("openshoe.db"));
}

FileResult<std::unique_ptr<QLockFile>> lockFolder(const QString& folder) {
    auto lock = std::make_unique<QLockFile>(QDir(folder).filePath(QStringLiteral("openshoe.lock")));
    lock->setStaleLockTime(0); // held as long as its program lives
    if (lock->tryLock(0))
        return lock;
    if (lock->error() == QLockFile::LockFailedError)
        return obstructed(
            Obstacle::InUse, folder,
            "another Open Shoe is playing with this data; close it, or choose another folder with --data");
    // A lock that could be made but not written: there is no room for its few bytes.
    if (lock->error() == QLockFile::UnknownError && QFileInfo(folder).isWritable())
        return obstructed(Obstacle::DiskFull, folder, "nothing can be written there: the disk is full; make room on it");
    return obstructed(
        Obstacle::Forbidden, folder,
        "the folder can't be written to; give yourself the right to write there, or choose another with --data");
}

FileResult<std::unique_ptr<Database>> Database::open(const QString& folder, Mode mode, std::span<const Migration> steps) {
    const QString path = databasePath(folder);
    std::unique_ptr<Database> db(new Database(folder, QUuid::createUuid().toString(QUuid::Id128)));
    if (mode == Mode::Play) {
        if (!QDir().mkpath(folder))
            return obstructed(Obstacle::Forbidden, folder, "the folder can't be made; choose another with --data");
        auto lock = lockFolder(folder);
        if (!lock)
            return tl::make_unexpected(lock.error());
        db->m_lock = std::move(*lock);
    }
    const bool closedUncleanly = QFileInfo(path + QLatin1String("-wal")).size() > 0;
    const FileState state = inspect(folder);
    if (auto refused = refuse(state, path); !refused)
        return tl::make_unexpected(refused.error());
    if (mode == Mode::Read && state == FileState::Absent)
        return obstructed(Obstacle::Other, path,
                          "there is no such file: nothing has been played with this data folder yet");
    if (mode == Mode::Read && state == FileState::Older)
        return obstructed(Obstacle::Other, path,
                          "was made by an older version; start the program once to bring it up to date");
    if (auto connected = db->connect(mode); !connected)
        return tl::make_unexpected(connected.error());
    auto ready = mode == Mode::Play ? db->prepareToPlay() : db->prepareToRead();
    if (ready && mode == Mode::Play)
        ready = db->migrate(steps);
    if (!ready)
        return fileError(ready.error(), db->m_sql->obstacle());
    if (auto whole = db->probe(mode == Mode::Play && closedUncleanly); !whole)
        return tl::make_unexpected(whole.error());
    return db;
}

Database::~Database() {
    if (m_sql) {
        m_sql->forgetStatements();
        m_sql->connection().close();
        m_sql.reset();
    }
    QSqlDatabase::removeDatabase(m_connectionName);
}

FileResult<void> Database::connect(Mode mode) {
    const QString path = databasePath(m_folder);
    auto connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connectionName);
    if (!connection.isValid())
        return obstructed(Obstacle::Other, QStringLiteral("Qt SQL"),
                          "its SQLite driver is missing; install it (Debian: libqt6sql6-sqlite)");
    QString name = path;
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000");
    if (mode == Mode::Read) {
        options += QLatin1String(";QSQLITE_OPEN_READONLY");
        // Where no journal can be made beside the file, nobody can be writing to it either.
        if (!QFileInfo(m_folder).isWritable() && QFileInfo(path + QLatin1String("-wal")).size() == 0) {
            options += QLatin1String(";QSQLITE_OPEN_URI");
            name = QLatin1String("file:") + QString::fromLatin1(path.toUtf8().toPercentEncoding("/")) +
                   QLatin1String("?immutable=1");
        }
    }
    connection.setDatabaseName(name);
    connection.setConnectOptions(options);
    if (!connection.open()) {
        const FileError error = explain(connection.lastError(), path);
        return tl::make_unexpected(error);
    }
    m_sql = std::make_unique<Sql>(connection, path);
    return {};
}

Result<void> Database::prepareToPlay() {
    QString mode;
    {
        Cursor row = m_sql->query("PRAGMA journal_mode = WAL");
        if (row.next())
            mode = row.string(0);
    }
    m_sql->run("PRAGMA synchronous = FULL");
    m_sql->run("PRAGMA foreign_keys = ON");
    if (!m_sql->failed() && mode != QLatin1String("wal"))
        m_sql->inconsistent("the disk does not support what keeps rounds safe (a write-ahead log): choose a folder on "
                            "a disk of this computer with --data");
    if (!m_sql->failed() && m_sql->integer("PRAGMA synchronous") != 2)
        m_sql->inconsistent("the database refuses to write through to the disk");
    return m_sql->result(0).map([](int) {});
}

Result<void> Database::prepareToRead() {
    m_sql->run("PRAGMA query_only = ON");
    return m_sql->result(0).map([](int) {});
}

Result<void> Database::migrate(std::span<const Migration> steps) {
    const int version = static_cast<int>(m_sql->integer("PRAGMA user_version").value_or(0));
    if (version > 0 && version < static_cast<int>(steps.size())) {
        if (const auto backup = Backups(m_folder).make(); !backup)
            return tl::make_unexpected(backup.error());
    }
    for (int v = version; v < static_cast<int>(steps.size()); ++v) {
        const auto done = m_sql->transaction([&] {
            for (const char* statement : steps[static_cast<std::size_t>(v)].statements)
                m_sql->run(statement);
            if (steps[static_cast<std::size_t>(v)].work)
                steps[static_cast<std::size_t>(v)].work(*m_sql);
            m_sql->execute(QStringLiteral("PRAGMA application_id = %1").arg(applicationId), {});
            m_sql->execute(QStringLiteral("PRAGMA user_version = %1").arg(v + 1), {});
            return 0;
        });
        if (!done)
            return tl::make_unexpected(done.error());
    }
    return m_sql->result(0).map([](int) {});
}

// A look at every table and at the newest rows: most damage shows here, before a stake is taken.
FileResult<void> Database::probe(bool closedUncleanly) {
    for (const char* statement :
         {"SELECT count(*) FROM accounts", "SELECT count(*) FROM books", "SELECT max(id) FROM transfers",
          "SELECT max(id) FROM shoes", "SELECT max(id) FROM rounds", "SELECT count(*) FROM journal",
          "SELECT max(round) FROM logs", "SELECT max(round) FROM bookings", "SELECT max(round) FROM plays",
          "SELECT count(*) FROM settings", "SELECT count(*) FROM rule_sets"})
        (void)m_sql->integer(statement);
    if (closedUncleanly && QFileInfo(databasePath(m_folder)).size() <= largestProbedBytes) {
        Cursor row = m_sql->query("PRAGMA quick_check(1)");
        if (row.next() && row.string(0) != QLatin1String("ok"))
            return refuse(FileState::Damaged, databasePath(m_folder));
    }
    if (m_sql->failed())
        return fileError(m_sql->result(0).error(), m_sql->obstacle());
    return {};
}

std::int64_t Database::ruleSetId(const engine::RuleSet& rules) {
    const QByteArray text = ruleSetText(rules);
    const QByteArray hash = hashOf(text);
    if (const auto id = m_sql->integer("SELECT id FROM rule_sets WHERE hash = ?", hash))
        return *id;
    m_sql->run("INSERT INTO games(variant) VALUES(?) ON CONFLICT DO NOTHING", rules.id);
    m_sql->run("INSERT INTO rule_sets(hash, game, json) SELECT ?, id, ? FROM games WHERE variant = ?", hash,
               QString::fromUtf8(text), rules.id);
    return m_sql->insertedId();
}

std::optional<std::int64_t> Database::findRuleSet(const engine::RuleSet& rules) {
    return m_sql->integer("SELECT id FROM rule_sets WHERE hash = ?", hashOf(ruleSetText(rules)));
}

std::shared_ptr<const engine::RuleSet> Database::ruleSet(std::int64_t id) {
    if (const auto known = m_ruleSets.find(id); known != m_ruleSets.end())
        return known->second;
    QByteArray text;
    {
        Cursor row = m_sql->query("SELECT json FROM rule_sets WHERE id = ?", id);
        if (!row.next()) {
            m_sql->inconsistent(fmt::format("the rules number {} are missing", id));
            return nullptr;
        }
        text = row.string(0).toUtf8();
    }
    auto read = formats::ruleSetFromJson(QJsonDocument::fromJson(text).object(), fmt::format("rules number {}", id));
    if (!read) {
        m_sql->inconsistent(read.error().text());
        return nullptr;
    }
    return m_ruleSets[id] = std::make_shared<const engine::RuleSet>(std::move(*read));
}

} // namespace openshoe::storage
