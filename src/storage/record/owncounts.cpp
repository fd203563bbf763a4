// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/owncounts.h"

#include "storage/record/database.h"

#include <algorithm>

namespace openshoe::storage {

using base::Result;
using base::said;

namespace {

OwnCountRow countIn(const Cursor& row) {
    const auto numberOrNone = [&](int column) {
        return row.isNull(column) ? std::nullopt : std::optional(row.number(column));
    };
    return {.round = row.integer(0),
            .system = row.text(1),
            .atShuffle = row.boolean(2),
            .told = numberOrNone(3),
            .toldQuarters = numberOrNone(4),
            .running = row.number(5),
            .cards = row.number(6),
            .aside = row.real(7)};
}

std::optional<OwnCountRow> oneOf(Cursor row) {
    return row.next() ? std::optional(countIn(row)) : std::nullopt;
}

} // namespace

Result<void> OwnCountStore::keep(const OwnCountRow& row) {
    Sql& sql = m_db.sql();
    return sql
        .transaction([&] {
            if (!sql.integer("SELECT 1 FROM rounds WHERE id = ?", row.round))
                sql.fail(base::errorAt(base::Error::Kind::Input, said("Errors", "round"),
                                       said("Errors", "there is no such round")));
            sql.run("INSERT OR REPLACE INTO own_counts(round, system, at_shuffle, told, told_quarters, running, cards,"
                    " aside) VALUES(?, ?, ?, ?, ?, ?, ?, ?)",
                    row.round, row.system, row.atShuffle, row.told, row.toldQuarters, row.running, row.cards,
                    row.aside);
            return 0;
        })
        .map([](int) {});
}

Result<std::optional<OwnCountRow>> OwnCountStore::after(RoundId round) {
    auto row = oneOf(m_db.sql().query("SELECT round, system, at_shuffle, told, told_quarters, running, cards, aside"
                                      " FROM own_counts WHERE round = ?",
                                      round));
    return m_db.sql().result(std::move(row));
}

Result<std::optional<OwnCountRow>> OwnCountStore::before(RoundId round) {
    const auto last = m_db.sql().integer("SELECT max(b.id) FROM rounds r JOIN rounds b ON b.shoe = r.shoe AND"
                                         " b.state <> 0 AND b.id < r.id WHERE r.id = ?",
                                         round);
    return last ? after(*last) : m_db.sql().result(std::optional<OwnCountRow>());
}

Result<std::vector<OwnCountPlayed>> OwnCountStore::last(AccountId account, const std::string& variant,
                                                        const std::string& system, int limit) {
    std::vector<OwnCountPlayed> all;
    {
        // The count first: the person's answers are few among their rounds.
        Cursor row = m_db.sql().query(
            "SELECT c.round, c.system, c.at_shuffle, c.told, c.told_quarters, c.running, c.cards, c.aside, r.shoe,"
            " r.ended, n.id, n.currency, p.trouble = '' AND p.up > 0 AND p.error = 0, p.main_at_start FROM own_counts c"
            " CROSS JOIN rounds r ON r.id = c.round JOIN games g ON g.id = r.game"
            " LEFT JOIN rounds n ON n.id = (SELECT min(m.id) FROM rounds m WHERE m.shoe = r.shoe AND m.state <> 0"
            " AND m.id > r.id) LEFT JOIN round_prices p ON p.round = n.id"
            " WHERE c.system = ? AND r.account = ? AND g.variant = ? ORDER BY c.round DESC LIMIT ?",
            system, account, variant, limit);
        while (row.next())
            all.push_back({.count = countIn(row),
                           .shoe = row.integer(8),
                           .at = row.time(9),
                           .next = row.integer(10),
                           .currency = row.text(11),
                           .priced = row.boolean(12),
                           .mainAtStart = row.real(13)});
    }
    std::ranges::reverse(all);
    return m_db.sql().result(std::move(all));
}

Result<std::vector<OwnCountRow>> OwnCountStore::all(AccountId account) {
    std::vector<OwnCountRow> rows;
    {
        Cursor row = m_db.sql().query("SELECT c.round, c.system, c.at_shuffle, c.told, c.told_quarters, c.running,"
                                      " c.cards, c.aside FROM own_counts c CROSS JOIN rounds r ON r.id = c.round"
                                      " WHERE r.account = ? ORDER BY c.round",
                                      account);
        while (row.next())
            rows.push_back(countIn(row));
    }
    return m_db.sql().result(std::move(rows));
}

} // namespace openshoe::storage
