// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/rounds.h"

#include "storage/record/roundwhere.h"
#include "storage/record/rowreading.h"
#include "storage/tallies/tallywalk.h"

#include <algorithm>
#include <fmt/format.h>

namespace openshoe::storage {

using base::inputError;
using base::Result;
using base::said;

namespace {

Result<std::vector<std::string>> texts(Sql& sql, const char* statement) {
    std::vector<std::string> texts;
    Cursor row = sql.query(statement);
    while (row.next())
        texts.push_back(row.text(0));
    return sql.result(std::move(texts));
}

} // namespace

bool passes(const RoundRow& round, const RoundFilter& filter) {
    RoundTraits traits{.result = round.state == RoundState::Open
                                     ? std::nullopt
                                     : std::optional(netResultOf(round.wagered, round.returned)),
                       .sideBetWon = !round.sideBets.empty(),
                       .state = round.state,
                       .recovered = round.recovered,
                       .worst = std::nullopt};
    for (const engine::PlayResult ending : round.results)
        traits.endings |= 1 << static_cast<int>(ending);
    return (!filter.account || round.account == *filter.account) &&
           (!filter.variant || round.variant == *filter.variant) &&
           (!filter.currency || round.currency == *filter.currency) && (!filter.round || round.id == *filter.round) &&
           (!filter.from || round.started >= *filter.from) && (!filter.to || round.started < *filter.to) &&
           passes(traits.key(), filter);
}

Result<std::vector<RoundRow>> RoundStore::list(const RoundFilter& filter, int limit, std::optional<RoundId> before) {
    Sql& sql = m_db.sql();
    std::vector<RoundRow> rounds;
    const RoundWhere w = whereOf(sql, filter);
    const auto most = static_cast<std::size_t>(std::clamp(limit, 1, largestPage));
    const QString statement = QLatin1String(roundColumns) + w.text +
                              QLatin1String(" AND r.id BETWEEN ? AND ? ORDER BY r.id DESC LIMIT ?");
    TallyWalk(sql, filter).ranges(before.value_or(INT64_MAX), [&](const RoundRange& range) {
        const int left = static_cast<int>(most - rounds.size());
        Cursor row = sql.select(statement, w.values + QVariantList{sqlValue(range.first), sqlValue(range.last), left});
        while (row.next())
            rounds.push_back(readRound(row));
        return rounds.size() < most && !sql.failed();
    });
    for (RoundRow& round : rounds) {
        if (round.state == RoundState::Open)
            round.wagered = stakedInOpenRound(sql, round);
    }
    return sql.result(std::move(rounds));
}

Result<std::int64_t> RoundStore::count(const RoundFilter& filter) {
    const std::int64_t count = TallyWalk(m_db.sql(), filter).count();
    return m_db.sql().result(count);
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
        return inputError(said("Errors", "round {}").with(id), said("Errors", "there is no such round"));
    }
    const auto ruleSet = sql.integer("SELECT rule_set FROM rounds WHERE id = ?", id);
    const auto rules = ruleSet ? m_db.ruleSets().at(*ruleSet) : nullptr;
    auto shoe = findShoe(sql, row->shoe);
    auto events = readEvents(sql, id);
    if (!rules || !shoe || !events) {
        sql.inconsistent(said("Errors", "round {} is not complete: its rules, shoe or log are missing").with(id));
        return tl::make_unexpected(sql.result(0).error());
    }
    return RoundRecord{std::move(*row), *rules, std::move(*shoe), std::move(*events)};
}

Result<std::vector<std::string>> RoundStore::variants() {
    return texts(m_db.sql(), "SELECT DISTINCT g.variant FROM games g JOIN rounds r ON r.game = g.id ORDER BY 1");
}

Result<std::vector<std::string>> RoundStore::currencies() {
    return texts(m_db.sql(), "SELECT DISTINCT currency FROM books WHERE account IS NOT NULL ORDER BY 1");
}

Result<std::vector<LastRound>> RoundStore::lastPlayed(AccountId account) {
    std::vector<LastRound> games;
    Cursor row = m_db.sql().query("SELECT g.variant, r.started, r.state, r.currency, r.returned, r.wagered, r.id"
                                  " FROM games g JOIN rounds r ON r.id = (SELECT max(id) FROM rounds WHERE account = ?"
                                  " AND game = g.id)",
                                  account);
    while (row.next()) {
        LastRound last{.id = row.integer(6),
                       .variant = row.text(0),
                       .started = row.time(1),
                       .state = row.choice<RoundState>(2),
                       .currency = row.text(3)};
        if (last.state != RoundState::Open)
            last.net = row.money(4) - row.money(5);
        games.push_back(std::move(last));
    }
    return m_db.sql().result(std::move(games));
}

// Goes back over everybody's rounds, whose times are in the order of their ids: how many those of others are depends on
// the breaks between the session's own, not on the size of the record.
Result<Sitting> RoundStore::sittingUntil(RoundId last) {
    constexpr std::int64_t longest = std::int64_t{breakOfSessions} * 60 * 1000;
    Sql& sql = m_db.sql();
    Sitting sitting;
    std::int64_t account = 0;
    std::pair<std::int64_t, std::string> table;
    std::int64_t since = 0;
    std::int64_t net = 0;
    Cursor row = sql.query("SELECT id, account, game, currency, state, started, ended, wagered, returned FROM rounds"
                           " WHERE id <= ? ORDER BY id DESC LIMIT ?",
                           last, largestPage);
    while (row.next()) {
        const std::pair at(row.integer(2), row.text(3));
        const std::int64_t ended = row.integer(row.isNull(6) ? 5 : 6);
        if (sitting.first == 0) {
            account = row.integer(1);
            table = at;
            sitting.ended = row.time(row.isNull(6) ? 5 : 6);
        } else if (since - ended > longest) {
            break;
        } else if (row.integer(1) != account) {
            continue;
        } else if (at != table) {
            break;
        }
        sitting.first = row.integer(0);
        since = row.integer(5);
        if (row.choice<RoundState>(4) == RoundState::Open)
            continue;
        sitting.last = std::max(sitting.last, sitting.first);
        ++sitting.rounds;
        net = wrappingSum(net, wrappingDifference(row.integer(8), row.integer(7)));
    }
    sitting.net = sql.amount(net);
    return sql.result(std::move(sitting));
}

} // namespace openshoe::storage
