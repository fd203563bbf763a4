// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/rounds.h"

#include "storage/record/roundfinder.h"
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

constexpr int mostSittings = 100;
constexpr std::int64_t longestBreak = std::int64_t{breakOfSessions} * 60 * 1000; // ms, within a session

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
           (!filter.first || round.id >= *filter.first) && (!filter.last || round.id <= *filter.last) &&
           (!filter.from || round.started >= *filter.from) && (!filter.to || round.started < *filter.to) &&
           (!filter.shoe || (round.shoe == *filter.shoe && round.state != RoundState::Open)) &&
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

Result<std::vector<RoundRow>> RoundStore::found(const RoundSearch& search, int limit, std::optional<RoundId> before) {
    if (search.isPlain())
        return list(search.filter, limit, before);
    RoundSearch newest = search;
    newest.order = RoundOrder::Newest;
    const auto most = static_cast<std::size_t>(std::clamp(limit, 1, largestPage));
    return rowsOf(RoundFinder(m_db.sql(), newest).find(most, 0, before).rounds);
}

Result<RoundStore::Sorted> RoundStore::sorted(const RoundSearch& search, int limit, std::int64_t from) {
    const auto most = static_cast<std::size_t>(std::clamp(limit, 1, largestPage));
    const auto found =
        RoundFinder(m_db.sql(), search).find(most, static_cast<std::size_t>(std::max<std::int64_t>(from, 0)));
    auto rows = rowsOf(found.rounds);
    if (!rows)
        return tl::make_unexpected(rows.error());
    return Sorted{std::move(*rows), found.count};
}

Result<std::vector<RoundRow>> RoundStore::rowsOf(const std::vector<RoundId>& rounds) {
    Sql& sql = m_db.sql();
    std::vector<RoundRow> rows;
    for (const RoundId id : rounds) {
        if (auto row = findRound(sql, id))
            rows.push_back(std::move(*row));
    }
    return sql.result(std::move(rows));
}

Result<std::map<std::string, base::Money>> RoundStore::nets(const RoundSearch& search) {
    Sql& sql = m_db.sql();
    std::map<std::string, std::int64_t> sums;
    if (search.isPlain()) {
        for (const auto& [key, tally] : TallyWalk(sql, search.filter).sum({Topic::Rounds}).cells) {
            std::int64_t& sum = sums[key.place.currency];
            sum = wrappingSum(sum, wrappingDifference(tally.returned, tally.staked));
        }
    } else {
        sums = RoundFinder(sql, search).find(0, 0).nets;
    }
    std::map<std::string, base::Money> nets;
    for (const auto& [currency, sum] : sums)
        nets[currency] = sql.amount(sum);
    return sql.result(std::move(nets));
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
        } else if (since - ended > longestBreak) {
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

Result<RoundId> RoundStore::lastOfSitting(RoundId first) {
    Sql& sql = m_db.sql();
    RoundId last = 0;
    std::int64_t account = 0;
    std::pair<std::int64_t, std::string> table;
    std::int64_t until = 0;
    Cursor row = sql.query("SELECT id, account, game, currency, started, ended FROM rounds WHERE id >= ?"
                           " ORDER BY id LIMIT ?",
                           first, largestPage);
    while (row.next()) {
        const std::pair at(row.integer(2), row.text(3));
        if (last == 0) {
            if (row.integer(0) != first)
                break;
            account = row.integer(1);
            table = at;
        } else if (row.integer(4) - until > longestBreak) {
            break;
        } else if (row.integer(1) != account) {
            continue;
        } else if (at != table) {
            break;
        }
        last = row.integer(0);
        until = row.integer(row.isNull(5) ? 4 : 5);
    }
    return sql.result(last);
}

Result<std::vector<SittingRow>> RoundStore::sittings(AccountId account, int limit, std::optional<RoundId> before,
                                                     const QString& noted) {
    Sql& sql = m_db.sql();
    // The newest round of the next session back, or the first of the next noted one.
    const auto next = [&](RoundId below) {
        return noted.trimmed().isEmpty()
                   ? sql.integer("SELECT max((SELECT max(r.id) FROM rounds r WHERE r.account = ?"
                                 " AND r.game = g.id AND r.id < ?)) FROM games g",
                                 account, below)
                   : sql.integer("SELECT max(n.round) FROM notes n CROSS JOIN rounds r ON r.id = n.round"
                                 " WHERE n.about = 1 AND n.round < ? AND r.account = ? AND instr(n.sought, ?) > 0",
                                 below, account, noted.trimmed().toCaseFolded());
    };
    const auto most = static_cast<std::size_t>(std::clamp(limit, 1, mostSittings));
    std::vector<SittingRow> rows;
    RoundId below = before.value_or(mostRounds);
    while (rows.size() < most && !sql.failed()) {
        const auto round = next(below);
        if (!round)
            break;
        const auto newest = noted.trimmed().isEmpty() ? Result<RoundId>(*round) : lastOfSitting(*round);
        if (!newest)
            return tl::make_unexpected(newest.error());
        auto sitting = sittingUntil(*newest);
        if (!sitting)
            return tl::make_unexpected(sitting.error());
        below = sitting->first;
        if (sitting->rounds > 0) // not only the round being played
            rows.push_back(rowOf(account, std::move(*sitting)));
    }
    return sql.result(std::move(rows));
}

SittingRow RoundStore::rowOf(AccountId account, Sitting sitting) {
    Sql& sql = m_db.sql();
    SittingRow row{.sitting = std::move(sitting)};
    row.oldest = row.sitting.first;
    if (const auto first = findRound(sql, row.sitting.first)) {
        row.variant = first->variant;
        row.currency = first->currency;
        row.started = first->started;
    }
    {
        Cursor sums = sql.query("SELECT count(*), sum(p.cost), sum(p.main_net + p.side_net - p.main_at_start"
                                " - p.side_at_start + p.cost) FROM round_prices p CROSS JOIN rounds r ON r.id = p.round"
                                " WHERE p.round BETWEEN ? AND ? AND p.trouble = '' AND +r.account = ?",
                                row.sitting.first, row.sitting.last, account);
        if (sums.next()) {
            row.priced = sums.integer(0);
            row.cost = sums.real(1);
            row.luck = sums.real(2);
        }
    }
    Cursor worst = sql.query("SELECT d.round, d.number FROM decision_prices d CROSS JOIN rounds r ON r.id = d.round"
                             " WHERE d.round BETWEEN ? AND ? AND +r.account = ? AND +d.cost > 1e-9"
                             " ORDER BY d.cost * d.stake DESC, d.round, d.number LIMIT 1",
                             row.sitting.first, row.sitting.last, account);
    if (worst.next()) {
        row.worstRound = worst.integer(0);
        row.worstDecision = worst.number(1);
    }
    return row;
}

} // namespace openshoe::storage
