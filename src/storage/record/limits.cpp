// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/limits.h"

#include "storage/record/database.h"
#include "storage/rows/removed.h"
#include "storage/rows/seals.h"

#include <algorithm>
#include <array>

namespace openshoe::storage {

using base::Result;

namespace {

constexpr std::int64_t clockRow = 1;

/// Far beyond any time or amount ever stored; sums of a few such values fit in 64 bits.
constexpr std::int64_t largestStored = std::int64_t{1} << 58;

std::int64_t bounded(const Cursor& row, int column) {
    return std::clamp(row.integer(column), -largestStored, largestStored);
}

LimitRow readLimit(const Cursor& row) {
    LimitRow limit{.id = row.integer(0),
                   .account = row.integer(1),
                   .kind = row.choice<LimitKind>(2),
                   .currency = row.text(3),
                   .set = bounded(row, 5),
                   .from = bounded(row, 6)};
    if (!row.isNull(4))
        limit.value = bounded(row, 4);
    return limit;
}

void writeClock(Sql& sql, const LimitClock& clock) {
    sql.run("UPDATE limit_clock SET wall = ?, uptime = ?, boot = ?, passed = ?, doubtful = ?, shift = ? WHERE id = ?",
            clock.wall, clock.uptime, clock.boot, clock.passed, clock.doubtful, clock.shift, clockRow);
    if (sql.changedRows() > 0)
        seal(sql, Sealed::LimitClock, clockRow);
}

} // namespace

const char* name(LimitKind kind) {
    constexpr std::array names{"loss", "stake", "time", "reminder", "break", "exclusion"};
    return names.at(std::min<std::size_t>(static_cast<std::size_t>(kind), names.size() - 1));
}

Result<LimitRecord> LimitStore::read() {
    Sql& sql = m_db.sql();
    LimitRecord kept;
    {
        Cursor row = sql.query("SELECT id, account, kind, currency, value, set_at, from_at FROM limits ORDER BY id");
        while (row.next())
            kept.rows.push_back(readLimit(row));
    }
    {
        Cursor row = sql.query("SELECT wall, uptime, boot, passed, doubtful, shift FROM limit_clock");
        if (row.next())
            kept.clock = LimitClock{.wall = bounded(row, 0),
                                    .uptime = bounded(row, 1),
                                    .boot = row.text(2),
                                    .passed = bounded(row, 3),
                                    .doubtful = bounded(row, 4),
                                    .shift = bounded(row, 5)};
    }
    return sql.result(std::move(kept));
}

Result<LimitRow> LimitStore::add(const LimitRow& row, const LimitClock& clock) {
    Sql& sql = m_db.sql();
    return sql.transaction([&] {
        LimitRow added = row;
        sql.run("INSERT INTO limits(id, account, kind, currency, value, set_at, from_at) VALUES(?, ?, ?, ?, ?, ?, ?)",
                RemovedNumbers(sql).next(Numbered::Limit), row.account, static_cast<int>(row.kind), row.currency,
                row.value, row.set, row.from);
        added.id = sql.insertedId();
        seal(sql, Sealed::Limit, added.id);
        sql.run("INSERT INTO limit_clock(id) VALUES(?) ON CONFLICT(id) DO NOTHING", clockRow);
        sql.run("UPDATE limit_clock SET entries = entries + 1 WHERE id = ?", clockRow);
        writeClock(sql, clock);
        return added;
    });
}

Result<void> LimitStore::keepClock(const LimitClock& clock) {
    Sql& sql = m_db.sql();
    return sql
        .transaction([&] {
            writeClock(sql, clock);
            return 0;
        })
        .map([](int) {});
}

Result<std::vector<PlayedRound>> LimitStore::roundsSince(AccountId account, const QDateTime& from) {
    std::vector<PlayedRound> rounds;
    Sql& sql = m_db.sql();
    Cursor row = sql.query("SELECT started, ended, currency, state, wagered, returned FROM rounds"
                           " WHERE account = ? AND started >= ? AND state > 0 ORDER BY started, id",
                           account, from);
    while (row.next()) {
        PlayedRound round{.started = row.time(0), .ended = row.time(1), .currency = row.text(2)};
        if (row.choice<RoundState>(3) == RoundState::Settled) {
            round.staked = row.money(4);
            round.returned = row.money(5);
        }
        rounds.push_back(std::move(round));
    }
    return sql.result(std::move(rounds));
}

} // namespace openshoe::storage
