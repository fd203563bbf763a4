// SPDX-License-Identifier: GPL-3.0-or-later
// What of the prices cost something: the list of mistakes.
#include "storage/pricerows.h"
#include "storage/prices.h"
#include "storage/roundwhere.h"
#include "storage/rowreading.h"
#include "storage/tallywalk.h"

#include <algorithm>
#include <climits>
#include <iterator>
#include <tuple>

namespace openshoe::storage {

using base::Result;

namespace {

/// Where what has a cost stands in the file, and how it is put in order there: answers, or side bets taken.
struct Source {
    bool sideBets = false;
    const char* columns; ///< of the table, called d
    const char* tables;  ///< that table, and what it is joined with besides the round r and its game g
    const char* costs;   ///< what the index by cost has
    const char* atLeast; ///< such a cost, times `sign`
    int sign = 1;
    const char* order; ///< along the index
    const char* orderOfAll;
};
constexpr Source answers{.columns = decisionColumns,
                         .tables = "decision_prices d",
                         .costs = "d.cost > 0",
                         .atLeast = "d.cost >= ?",
                         .order = "ORDER BY d.cost DESC, d.round DESC, d.number",
                         .orderOfAll = "ORDER BY d.cost DESC, d.round DESC, d.number"};
constexpr Source sideBetsTaken{.sideBets = true,
                               .columns = "d.round, d.play, d.expectation, p.stake, p.side_bet, r.rule_set",
                               .tables = "side_bet_prices d CROSS JOIN plays p ON p.round = d.round AND p.number ="
                                         " d.play",
                               .costs = "d.expectation < 0",
                               .atLeast = "d.expectation <= ?",
                               .sign = -1,
                               .order = "ORDER BY d.expectation, d.round DESC, d.play",
                               .orderOfAll = "ORDER BY min(d.expectation, 0), d.round DESC, d.play"};
static_assert(decisionColumnCount == 6, "both have as many columns");

// What a filter asks for, as the end of a SELECT over a source and rounds r: for going along the index by cost, or else
// for given rounds.
RoundWhere whereOf(Sql& sql, const Source& source, const MistakeFilter& filter, bool byCost) {
    RoundWhere w = whereOf(sql, filter.rounds);
    if (filter.kind && !source.sideBets)
        w.add("d.kind = ?", static_cast<int>(*filter.kind));
    if (filter.atLeast > Mark::Best) {
        if (byCost)
            w.text += QStringLiteral(" AND %1").arg(QLatin1String(source.costs));
        w.text += QStringLiteral(" AND %1%2").arg(QLatin1String(byCost ? "" : "+"), QLatin1String(source.atLeast));
        w.values.append(source.sign * leastCost(filter.atLeast));
    }
    return w;
}

MistakeRow readTaken(const Cursor& row) {
    MistakeRow taken{.round = row.integer(0),
                     .decision = {.number = row.number(1), .kind = DecisionKind::SideBet, .stake = row.money(3)}};
    taken.decision.cost = SideBetPrice{.play = 0, .expectation = row.real(2)}.cost();
    return taken;
}

/// As many decisions are passed by along the index in the time that it takes to look into a block.
constexpr std::int64_t rowsInABlocksTime = 150;

// `end` follows the conditions.
std::vector<MistakeRow> readMistakes(Database& db, const Source& source, const MistakeFilter& filter, bool byCost,
                                     const QString& end, const QVariantList& values) {
    Sql& sql = db.sql();
    std::vector<MistakeRow> mistakes;
    const RoundWhere w = whereOf(sql, source, filter, byCost);
    if (w.nothing)
        return mistakes;
    std::vector<std::int64_t> bets; // the rows' side bets
    {
        Cursor row = sql.select(
            QStringLiteral("SELECT %1, g.variant, r.currency FROM %2 CROSS JOIN rounds r ON r.id = d.round CROSS JOIN"
                           " games g ON g.id = r.game %3 %4")
                .arg(QLatin1String(source.columns), QLatin1String(source.tables), w.text, end),
            w.values + values);
        while (row.next()) {
            MistakeRow mistake;
            if (source.sideBets) {
                mistake = readTaken(row);
                bets.push_back(sideBetKey(row.integer(5), row.number(4)));
            } else if (auto decision = readDecision(sql, row)) {
                mistake = {.round = row.integer(0), .decision = *decision, .bet = {}};
            } else {
                continue;
            }
            mistake.variant = row.text(decisionColumnCount);
            mistake.currency = row.text(decisionColumnCount + 1);
            mistakes.push_back(std::move(mistake));
        }
    }
    for (std::size_t i = 0; i < bets.size(); ++i)
        mistakes[i].bet = sideBetName(db, bets[i]);
    return mistakes;
}

// The costliest first; a side bet behind an answer of the same round that cost as much.
auto place(const MistakeRow& row) {
    return std::tuple(-row.decision.cost, -row.round, row.decision.kind == DecisionKind::SideBet, row.decision.number);
}

void cut(std::vector<MistakeRow>& mistakes, int from, int most) {
    mistakes.erase(mistakes.begin(), mistakes.begin() + std::min<std::ptrdiff_t>(from, std::ssize(mistakes)));
    mistakes.resize(std::min(mistakes.size(), static_cast<std::size_t>(most)));
}

} // namespace

// They are found along the index by cost, or, where few of them are wanted among many, by the blocks of rounds that
// hold some: those are then put in order.
Result<std::vector<MistakeRow>> PriceStore::mistakesOf(const MistakeFilter& filter, int most, int from) {
    Sql& sql = m_db.sql();
    const bool sides = filter.kind == DecisionKind::SideBet;
    const Source& source = sides ? sideBetsTaken : answers;
    const auto found = mistakeCount(filter);
    if (!found || *found <= from)
        return found ? Result<std::vector<MistakeRow>>() : tl::make_unexpected(found.error());
    const auto all = mistakeCount(
        {.rounds = {}, .kind = sides ? std::optional(DecisionKind::SideBet) : std::nullopt, .atLeast = filter.atLeast});
    const std::int64_t passedOnTheWay =
        all.value_or(0) / *found * std::min<std::int64_t>(std::int64_t{from} + most, *found);
    std::vector<MistakeRow> mistakes;
    if (passedOnTheWay <= *found * rowsInABlocksTime) {
        const char* order = filter.atLeast > Mark::Best ? source.order : source.orderOfAll;
        mistakes = readMistakes(m_db, source, filter, true, QLatin1String(order) + QLatin1String(" LIMIT ? OFFSET ?"),
                                {most, from});
        return sql.result(std::move(mistakes));
    }
    TallyWalk(sql, filter.rounds).ranges(INT64_MAX, [&](const RoundRange& range) {
        auto some = readMistakes(m_db, source, filter, false, QStringLiteral("AND d.round BETWEEN ? AND ?"),
                                 {sqlValue(range.first), sqlValue(range.last)});
        mistakes.insert(mistakes.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
        return !sql.failed();
    });
    std::ranges::sort(mistakes, {}, place);
    cut(mistakes, from, most);
    return sql.result(std::move(mistakes));
}

Result<std::vector<MistakeRow>> PriceStore::mistakes(const MistakeFilter& filter, int limit, int offset) {
    const int most = std::clamp(limit, 1, largestPage);
    const int from = std::max(offset, 0);
    if (filter.kind || !filter.sideBets)
        return mistakesOf(filter, most, from);
    // What stands on the page is among so many of each.
    const int both = std::min(from, INT_MAX - most) + most;
    MistakeFilter one = filter;
    one.sideBets = false;
    auto mistakes = mistakesOf(one, both, 0);
    one.kind = DecisionKind::SideBet;
    auto taken = mistakesOf(one, both, 0);
    if (!mistakes || !taken)
        return mistakes ? taken : mistakes;
    mistakes->insert(mistakes->end(), std::make_move_iterator(taken->begin()), std::make_move_iterator(taken->end()));
    std::ranges::sort(*mistakes, {}, place);
    cut(*mistakes, from, most);
    return mistakes;
}

Result<std::int64_t> PriceStore::mistakeCount(const MistakeFilter& filter) {
    Sql& sql = m_db.sql();
    std::int64_t count = 0;
    TallyWalk walk(sql, filter.rounds);
    if (!filter.kind && !filter.sideBets && filter.atLeast == firstMistake) { // each round has that number
        for (const auto& [key, tally] : walk.sum({Topic::Rounds}).cells)
            count = wrappingSum(count, tally.mistakes);
        return sql.result(count);
    }
    for (const auto& [key, tally] : walk.sum({Topic::Decisions}).cells) {
        const auto kind = key.key / markCount;
        const bool wanted = filter.kind ? kind == static_cast<int>(*filter.kind)
                                        : filter.sideBets || kind != static_cast<int>(DecisionKind::SideBet);
        if (wanted && key.key % markCount >= static_cast<int>(filter.atLeast))
            count = wrappingSum(count, tally.decisions);
    }
    return sql.result(count);
}

} // namespace openshoe::storage
