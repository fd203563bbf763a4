// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/rounds.h"

#include "storage/roundwhere.h"
#include "storage/rowreading.h"

#include <algorithm>
#include <fmt/format.h>

namespace openshoe::storage {

using base::inputError;
using base::Result;

namespace {

constexpr int largestPage = 10'000;

} // namespace

Result<std::vector<RoundRow>> RoundStore::list(const RoundFilter& filter, int limit, std::optional<RoundId> before) {
    Sql& sql = m_db.sql();
    std::vector<RoundRow> rounds;
    RoundWhere w = whereOf(sql, filter);
    if (w.nothing)
        return sql.result(std::move(rounds));
    // A range of dates is read along the index by time; ids then only order rounds of the same moment.
    const bool byTime = filter.account && (filter.from || filter.to);
    if (before && byTime) {
        const auto started = sql.integer("SELECT started FROM rounds WHERE id = ?", *before);
        w.text += QLatin1String(" AND (r.started, r.id) < (?, ?)");
        w.values << sqlValue(started.value_or(INT64_MAX)) << sqlValue(*before);
    } else if (before) {
        w.add("r.id < ?", sqlValue(*before));
    }
    w.text += QLatin1String(byTime ? " ORDER BY r.started DESC, r.id DESC LIMIT ?" : " ORDER BY r.id DESC LIMIT ?");
    w.values << std::clamp(limit, 1, largestPage);
    {
        Cursor row = sql.select(QLatin1String(roundColumns) + w.text, w.values);
        while (row.next())
            rounds.push_back(readRound(row));
    }
    for (RoundRow& round : rounds) {
        if (round.state == RoundState::Open)
            round.wagered = stakedInOpenRound(sql, round);
    }
    return sql.result(std::move(rounds));
}

Result<std::int64_t> RoundStore::count(const RoundFilter& filter) {
    Sql& sql = m_db.sql();
    const bool all = !filter.variant && !filter.currency && !filter.result && !filter.from && !filter.to &&
                     !filter.sideBetWon && !filter.state && !filter.round && !filter.recovered && !filter.mistake;
    std::int64_t count = 0;
    if (all) { // the accounts keep that count
        count = filter.account ? sql.integer("SELECT rounds FROM accounts WHERE id = ?", *filter.account).value_or(0)
                               : sql.integer("SELECT sum(rounds) FROM accounts").value_or(0);
        return sql.result(count);
    }
    const RoundWhere w = whereOf(sql, filter);
    if (!w.nothing) {
        Cursor row = sql.select(QLatin1String("SELECT count(*) FROM rounds r ") + w.text, w.values);
        if (row.next())
            count = row.integer(0);
    }
    return sql.result(count);
}

Result<std::optional<RoundRow>> RoundStore::find(RoundId round) {
    auto found = findRound(m_db.sql(), round);
    return m_db.sql().result(std::move(found));
}

Result<RoundRecord> RoundStore::record(RoundId id) {
    Sql& sql = m_db.sql();
    auto row = findRound(sql, id);
    if (!row) {
        if (sql.failed())
            return tl::make_unexpected(sql.result(0).error());
        return inputError(fmt::format("round {}", id), "there is no such round");
    }
    const auto ruleSet = sql.integer("SELECT rule_set FROM rounds WHERE id = ?", id);
    const auto rules = ruleSet ? m_db.ruleSets().at(*ruleSet) : nullptr;
    auto shoe = findShoe(sql, row->shoe);
    auto events = readEvents(sql, id);
    if (!rules || !shoe || !events) {
        sql.inconsistent(fmt::format("round {} is not whole: its rules, shoe or log are missing", id));
        return tl::make_unexpected(sql.result(0).error());
    }
    return RoundRecord{std::move(*row), *rules, std::move(*shoe), std::move(*events)};
}

Result<std::vector<std::pair<std::string, QDateTime>>> RoundStore::lastPlayed(AccountId account) {
    std::vector<std::pair<std::string, QDateTime>> games;
    Cursor row =
        m_db.sql().query("SELECT g.variant, (SELECT started FROM rounds r WHERE r.id = (SELECT max(id) FROM rounds"
                         " WHERE account = ? AND game = g.id)) FROM games g",
                         account);
    while (row.next()) {
        if (!row.isNull(1))
            games.emplace_back(row.text(0), row.time(1));
    }
    return m_db.sql().result(std::move(games));
}

} // namespace openshoe::storage
