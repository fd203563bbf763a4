// SPDX-License-Identifier: GPL-3.0-or-later
// The list of mistakes: the prices that cost something.
#include "storage/prices/pricerows.h"
#include "storage/prices/prices.h"
#include "storage/record/roundwhere.h"
#include "storage/record/rowreading.h"
#include "storage/tallies/tallywalk.h"

#include <algorithm>
#include <climits>
#include <iterator>
#include <tuple>

namespace openshoe::storage {

using base::Result;

namespace {

/// Where priced items are stored and in what order: answers, or side bets taken.
struct Source {
    bool sideBets = false;
    const char* table;   ///< aliased as d
    const char* number;  ///< the item's number within its round
    const char* cost;    ///< column of the index by cost: `sign` times the cost
    const char* costs;   ///< which rows that index contains
    const char* atLeast; ///< takes `sign` times the lowest cost
    int sign = 1;
    const char* order; ///< along the index
    const char* orderOfAll;
    const char* columns; ///< of a row of the list
    const char* more;    ///< tables to join for `columns`, besides the round r and its game g
};
constexpr Source answers{.table = "decision_prices",
                         .number = "d.number",
                         .cost = "d.cost",
                         .costs = "d.cost > 0",
                         .atLeast = "d.cost >= ?",
                         .order = "ORDER BY d.cost DESC, d.round DESC, d.number",
                         .orderOfAll = "ORDER BY d.cost DESC, d.round DESC, d.number",
                         .columns = decisionColumns,
                         .more = ""};
constexpr Source sideBetsTaken{.sideBets = true,
                               .table = "side_bet_prices",
                               .number = "d.play",
                               .cost = "d.expectation",
                               .costs = "d.expectation < 0",
                               .atLeast = "d.expectation <= ?",
                               .sign = -1,
                               .order = "ORDER BY d.expectation, d.round DESC, d.play",
                               .orderOfAll = "ORDER BY min(d.expectation, 0), d.round DESC, d.play",
                               .columns = "d.round, d.play, d.expectation, p.stake, p.side_bet, r.rule_set",
                               .more = "CROSS JOIN plays p ON p.round = d.round AND p.number = d.play"};
static_assert(decisionColumnCount == 6, "both have as many columns");

/// Where a row of the list is found.
struct Place {
    double cost = 0;
    RoundId round = 0;
    bool sideBet = false;
    int number = 0;
    // The costliest first; a side bet follows an answer of the same round that cost as much.
    friend bool operator<(const Place& a, const Place& b) {
        const auto order = [](const Place& p) { return std::tuple(-p.cost, -p.round, p.sideBet, p.number); };
        return order(a) < order(b);
    }
};

/// How many there are of each.
struct Counts {
    std::int64_t answers = 0;
    std::int64_t sideBets = 0;
    [[nodiscard]] std::int64_t of(const Source& source) const { return source.sideBets ? sideBets : answers; }
};

Counts countsOf(Sql& sql, const MistakeFilter& filter) {
    Counts counts;
    TallyWalk walk(sql, filter.rounds);
    if (filter.spot) {
        for (const auto& [key, tally] : walk.sum({Topic::Spots}).cells) {
            const auto kind = key.key / markCount % decisionKindCount;
            if (Spot::of(key.key / (decisionKindCount * markCount)) == filter.spot &&
                (!filter.kind || kind == static_cast<int>(*filter.kind)) &&
                key.key % markCount >= static_cast<int>(filter.atLeast))
                counts.answers = wrappingSum(counts.answers, tally.decisions);
        }
        return counts;
    }
    // The Rounds cells have this count, while for a filter with further conditions Decisions means reading each round.
    if (!filter.kind && !filter.sideBets && filter.atLeast == firstMistake && !asksForPlaceAndTimeOnly(filter.rounds)) {
        for (const auto& [key, tally] : walk.sum({Topic::Rounds}).cells)
            counts.answers = wrappingSum(counts.answers, tally.mistakes);
        return counts;
    }
    for (const auto& [key, tally] : walk.sum({Topic::Decisions}).cells) {
        const auto kind = key.key / markCount;
        const bool sideBet = kind == static_cast<int>(DecisionKind::SideBet);
        const bool wanted = filter.kind ? kind == static_cast<int>(*filter.kind) : filter.sideBets || !sideBet;
        std::int64_t& count = sideBet ? counts.sideBets : counts.answers;
        if (wanted && key.key % markCount >= static_cast<int>(filter.atLeast))
            count = wrappingSum(count, tally.decisions);
    }
    return counts;
}

/// Index rows that can be skipped in the time it takes to look into one block.
constexpr std::int64_t rowsInABlocksTime = 150;

void cut(std::vector<Place>& places, int from, int most) {
    places.erase(places.begin(), places.begin() + std::min<std::ptrdiff_t>(from, std::ssize(places)));
    places.resize(std::min(places.size(), static_cast<std::size_t>(most)));
}

/// Finds the rows of one source without reading them.
class Search {
public:
    Search(Sql& sql, const Source& source, const MistakeFilter& filter)
        : m_sql(sql), m_source(source), m_filter(filter) {}

    /// Walks the index of the spot.
    std::vector<Place> onSpot(int most, int from) {
        return select(true, QLatin1String(m_source.order) + QLatin1String(" LIMIT ? OFFSET ?"), {most, from});
    }

    /// Walks the index by cost or, if few are wanted among many, the blocks of rounds that hold some, and sorts the
    /// result. `found` of the `all` rows in the index match.
    std::vector<Place> find(std::int64_t found, std::int64_t all, int most, int from) {
        if (found <= from)
            return {};
        const std::int64_t passedOnTheWay = all / found * std::min<std::int64_t>(std::int64_t{from} + most, found);
        if (passedOnTheWay > found * rowsInABlocksTime)
            return inBlocks(most, from);
        const char* order = m_filter.atLeast > Mark::Best ? m_source.order : m_source.orderOfAll;
        return select(true, QLatin1String(order) + QLatin1String(" LIMIT ? OFFSET ?"), {most, from});
    }

private:
    std::vector<Place> inBlocks(int most, int from) {
        std::vector<Place> places;
        TallyWalk(m_sql, m_filter.rounds).ranges(INT64_MAX, [&](const RoundRange& range) {
            const auto some = select(false, QStringLiteral("AND d.round BETWEEN ? AND ?"),
                                     {sqlValue(range.first), sqlValue(range.last)});
            places.insert(places.end(), some.begin(), some.end());
            return !m_sql.failed();
        });
        std::ranges::sort(places, std::less<>());
        cut(places, from, most);
        return places;
    }

    // The filter's conditions, as the tail of a SELECT: for walking the index by cost, or else for given rounds.
    RoundWhere where(bool byCost) {
        RoundWhere w = whereOf(m_sql, m_filter.rounds);
        if (m_filter.kind && !m_source.sideBets)
            w.add("d.kind = ?", static_cast<int>(*m_filter.kind));
        if (m_filter.spot)
            w.add("d.spot = ?", sqlValue(m_filter.spot->key()));
        if (m_filter.atLeast > Mark::Best) {
            if (byCost)
                w.text += QStringLiteral(" AND %1").arg(QLatin1String(m_source.costs));
            w.text +=
                QStringLiteral(" AND %1%2").arg(QLatin1String(byCost ? "" : "+"), QLatin1String(m_source.atLeast));
            w.values.append(m_source.sign * leastCost(m_filter.atLeast));
        }
        return w;
    }

    // `end` follows the conditions. If those concern no round, only the index is read.
    std::vector<Place> select(bool byCost, const QString& end, const QVariantList& values) {
        std::vector<Place> places;
        const RoundWhere w = where(byCost);
        if (w.nothing)
            return places;
        const char* round = m_filter.rounds == RoundFilter() ? "" : "CROSS JOIN rounds r ON r.id = d.round";
        Cursor row = m_sql.select(QStringLiteral("SELECT %1, d.round, %2 FROM %3 d %4 %5 %6 %7")
                                      .arg(QLatin1String(m_source.cost), QLatin1String(m_source.number),
                                           QLatin1String(m_source.table),
                                           QLatin1String(m_filter.spot ? "INDEXED BY decisions_by_spot" : ""),
                                           QLatin1String(round), w.text, end),
                                  w.values + values);
        while (row.next())
            places.push_back({.cost = std::max(m_source.sign * row.real(0), 0.0),
                              .round = row.integer(1),
                              .sideBet = m_source.sideBets,
                              .number = row.number(2)});
        return places;
    }

    Sql& m_sql;
    const Source& m_source;
    const MistakeFilter& m_filter;
};

MistakeRow readTaken(const Cursor& row) {
    MistakeRow taken{.round = row.integer(0),
                     .decision = {.number = row.number(1), .kind = DecisionKind::SideBet, .stake = row.money(3)}};
    taken.decision.cost = costOfTaking(row.real(2));
    return taken;
}

// nullopt if it can't be read.
std::optional<MistakeRow> readMistake(Database& db, const Place& place) {
    Sql& sql = db.sql();
    const Source& source = place.sideBet ? sideBetsTaken : answers;
    MistakeRow mistake;
    std::int64_t bet = 0;
    {
        Cursor row = sql.select(
            QStringLiteral("SELECT %1, g.variant, r.currency, r.started FROM %2 d %3 CROSS JOIN rounds r"
                           " ON r.id = d.round CROSS JOIN games g ON g.id = r.game WHERE d.round = ? AND %4 = ?")
                .arg(QLatin1String(source.columns), QLatin1String(source.table), QLatin1String(source.more),
                     QLatin1String(source.number)),
            {sqlValue(place.round), place.number});
        if (!row.next())
            return std::nullopt;
        if (place.sideBet) {
            mistake = readTaken(row);
            bet = sideBetKey(row.integer(5), row.number(4));
        } else if (auto decision = readDecision(sql, row)) {
            mistake = {.round = place.round, .decision = *decision, .bet = {}};
        } else {
            return std::nullopt;
        }
        mistake.variant = row.text(decisionColumnCount);
        mistake.currency = row.text(decisionColumnCount + 1);
        mistake.started = row.time(decisionColumnCount + 2);
    }
    if (place.sideBet)
        mistake.bet = sideBetName(db, bet);
    return mistake;
}

// The places of the page's rows, in order.
std::vector<Place> placesOf(Sql& sql, const MistakeFilter& filter, int most, int from) {
    if (filter.spot)
        return Search(sql, answers, filter).onSpot(most, from);
    const bool onlySideBets = filter.kind == DecisionKind::SideBet;
    const bool both = !filter.kind && filter.sideBets;
    const Counts found = countsOf(sql, filter);
    MistakeFilter everywhere = filter;
    everywhere.rounds = {};
    if (!onlySideBets)
        everywhere.kind.reset();
    const Counts all =
        filter.rounds == RoundFilter() && everywhere.kind == filter.kind ? found : countsOf(sql, everywhere);
    const auto find = [&](const Source& source, int rows, int first) {
        return Search(sql, source, filter).find(found.of(source), all.of(source), rows, first);
    };
    if (!both)
        return find(onlySideBets ? sideBetsTaken : answers, most, from);
    // The page's rows are among this many of each.
    const int rows = std::min(from, INT_MAX - most) + most;
    const auto costly = find(answers, rows, 0);
    const auto taken = find(sideBetsTaken, rows, 0);
    std::vector<Place> places;
    std::ranges::merge(costly, taken, std::back_inserter(places), std::less<>());
    cut(places, from, most);
    return places;
}

} // namespace

Result<std::vector<MistakeRow>> PriceStore::mistakes(const MistakeFilter& filter, int limit, int offset) {
    std::vector<MistakeRow> mistakes;
    for (const Place& place : placesOf(m_db.sql(), filter, std::clamp(limit, 1, largestPage), std::max(offset, 0))) {
        if (auto mistake = readMistake(m_db, place))
            mistakes.push_back(std::move(*mistake));
    }
    return m_db.sql().result(std::move(mistakes));
}

Result<std::int64_t> PriceStore::mistakeCount(const MistakeFilter& filter) {
    const Counts counts = countsOf(m_db.sql(), filter);
    return m_db.sql().result(wrappingSum(counts.answers, counts.sideBets));
}

} // namespace openshoe::storage
