// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file/sql.h"

#include <QFileInfo>
#include <QSqlError>
#include <QStorageInfo>

#include <fmt/format.h>

namespace openshoe::storage {

using base::said;

Cursor::~Cursor() {
    if (m_query)
        m_sql.keep(m_text, std::move(m_query));
}

bool Cursor::next() {
    if (!m_query || m_sql.failed())
        return false;
    if (m_query->next())
        return true;
    if (m_query->lastError().isValid())
        m_sql.noteError(m_query->lastError());
    return false;
}

base::Money Cursor::money(int column) const {
    return m_sql.amount(integer(column));
}

base::Money Sql::amount(std::int64_t units) {
    constexpr std::int64_t most = (std::int64_t{1} << 62) - 1;
    if (units >= -most && units <= most)
        return base::Money::minor(units);
    inconsistent(said("Errors", "an amount of {} is stored, more than a wallet can hold: the database is damaged")
                     .with(base::Money::minor(units).text()));
    return {};
}

std::unique_ptr<QSqlQuery> Sql::start(const QString& statement, const QVariantList& values) {
    if (!m_error && m_refusal)
        fail(*m_refusal);
    if (m_error)
        return nullptr;
    std::unique_ptr<QSqlQuery> query;
    if (auto node = m_prepared.extract(statement)) {
        query = std::move(node.mapped());
    } else {
        query = std::make_unique<QSqlQuery>(m_connection);
        query->setForwardOnly(true);
        if (!query->prepare(statement)) {
            noteError(query->lastError());
            return nullptr;
        }
    }
    for (int i = 0; i < values.size(); ++i)
        query->bindValue(i, values[i]);
    if (!query->exec()) {
        noteError(query->lastError());
        return nullptr;
    }
    return query;
}

void Sql::keep(const QString& statement, std::unique_ptr<QSqlQuery> query) {
    query->finish();
    m_prepared.try_emplace(statement, std::move(query));
}

Cursor Sql::select(const QString& statement, const QVariantList& values) {
    return Cursor(*this, statement, start(statement, values));
}

void Sql::execute(const QString& statement, const QVariantList& values) {
    auto query = start(statement, values);
    if (!query)
        return;
    m_changedRows = query->numRowsAffected();
    const QVariant id = query->lastInsertId();
    m_insertedId = id.isValid() ? id.toLongLong() : 0;
    keep(statement, std::move(query));
}

void Sql::fail(base::Error error) {
    if (!m_error)
        m_error = std::move(error);
}

void Sql::inconsistent(base::Said what) {
    fail({base::Error::Kind::Environment, m_path.toStdString(), std::move(what)});
}

void Sql::noteError(const QSqlError& error) {
    FileError explained = explain(error, m_path);
    m_obstacle = explained.obstacle;
    fail(std::move(explained));
}

base::Error Sql::takeError() {
    base::Error error = std::move(*m_error);
    m_error.reset();
    return error;
}

bool Sql::guarded(bool written) {
    if (auto error = m_guard ? m_guard(written) : std::nullopt)
        fail(std::move(*error));
    return !m_error;
}

void Sql::rollBack() {
    // Some errors (a full disk) have already ended the transaction; then this fails, which does no harm.
    QSqlQuery(m_connection).exec(QStringLiteral("ROLLBACK"));
}

FileError explain(const QSqlError& error, const QString& path) {
    constexpr qint64 leastRoom = 64 * 1024;
    enum {
        Busy = 5,
        Locked = 6,
        ReadOnly = 8,
        Io = 10,
        Corrupt = 11,
        Full = 13,
        CantOpen = 14,
        Constraint = 19,
        NotADatabase = 26
    };
    const auto say = [&](base::Said what, Obstacle obstacle = Obstacle::Other) {
        return FileError{{base::Error::Kind::Environment, path.toStdString(), std::move(what)}, obstacle};
    };
    int code = error.nativeErrorCode().toInt() & 0xff;
    // On a full disk SQLite's shared memory can't grow, which SQLite reports as an I/O error.
    if (code == Io) {
        const QStorageInfo disk(QFileInfo(path).path());
        if (disk.isValid() && disk.bytesAvailable() < leastRoom)
            code = Full;
    }
    switch (code) {
    case Busy:
    case Locked: return say(said("Errors", "another program holds the file; close it and try again"), Obstacle::InUse);
    case ReadOnly:
        return say(said("Errors", "the file or its folder can't be written to; give yourself permission to write "
                                  "there, or choose another folder with --data"),
                   Obstacle::Forbidden);
    case Io:
        return say(
            said("Errors", "the disk reports an error; check the disk, then start again (what was confirmed is kept)"),
            Obstacle::DiskError);
    case Corrupt:
    case NotADatabase:
        return damagedDatabase(path.toStdString());
    case Full:
        return say(said("Errors", "the disk is full; free some space on it, then continue (this step was not stored)"),
                   Obstacle::DiskFull);
    case CantOpen:
        return say(
            said("Errors",
                 "the file can't be opened; check that its folder is there and that you may read and write in it"),
            Obstacle::Forbidden);
    case Constraint:
        return say(said("Errors", "what should be stored contradicts what is there ({})")
                       .with(error.databaseText().toStdString()));
    default: return say(base::Said::verbatim(error.text().trimmed().toStdString()));
    }
}

} // namespace openshoe::storage
