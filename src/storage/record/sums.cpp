// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/sums.h"

#include "storage/record/rowreading.h"
#include "storage/tallies/tallywalk.h"

#include <map>
#include <tuple>

namespace openshoe::storage {

using base::Result;

namespace {

RoundSums sumsOf(Sql& sql, const Tally& tally) {
    return {.rounds = tally.rounds,
            .plays = tally.plays,
            .staked = sql.amount(tally.staked),
            .returned = sql.amount(tally.returned),
            .milliseconds = tally.milliseconds,
            .priced = tally.priced,
            .pricedNet = sql.amount(tally.pricedNet),
            .decisions = tally.decisions,
            .mistakes = tally.mistakes,
            .cost = tally.cost,
            .mainAtStart = tally.mainAtStart,
            .sideAtStart = tally.sideAtStart,
            .variance = tally.variance};
}

// The day of each quarter of an hour; cached, because asking a time zone takes longer than adding up.
class Days {
public:
    explicit Days(const QTimeZone& zone) : m_zone(zone) {}
    QDate of(std::int64_t quarter) {
        const auto [at, isNew] = m_days.try_emplace(quarter);
        if (isNew)
            at->second =
                QDateTime::fromMSecsSinceEpoch(std::clamp(quarter, -farthest, farthest) * quarterMs, m_zone).date();
        return at->second;
    }

private:
    static constexpr std::int64_t farthest = INT64_MAX / quarterMs; ///< a damaged block may name a quarter beyond this
    const QTimeZone& m_zone;
    std::map<std::int64_t, QDate> m_days;
};

std::map<std::pair<QDate, std::string>, Tally> byDay(Sql& sql, const RoundFilter& filter, Days& days,
                                                     const SumStore::Progress& progress) {
    std::map<std::pair<QDate, std::string>, Tally> all;
    for (const auto& [key, tally] : TallyWalk(sql, filter).sum({Topic::Quarters}, progress).cells)
        all[{days.of(key.key), key.place.currency}] += tally;
    return all;
}

} // namespace

Result<std::vector<GameSums>> SumStore::games(const RoundFilter& filter, const Progress& progress) {
    Sql& sql = m_db.sql();
    std::map<std::pair<std::int64_t, std::string>, Tally> all;
    for (const auto& [key, tally] : TallyWalk(sql, filter).sum({Topic::Rounds}, progress).cells)
        all[{key.place.game, key.place.currency}] += tally;
    std::vector<GameSums> sums;
    for (const auto& [place, tally] : all)
        sums.push_back({gameName(sql, place.first), place.second, sumsOf(sql, tally)});
    return sql.result(std::move(sums));
}

Result<std::vector<DaySums>> SumStore::days(const RoundFilter& filter, const QTimeZone& zone,
                                            const Progress& progress) {
    Sql& sql = m_db.sql();
    Days days(zone);
    std::vector<DaySums> sums;
    for (const auto& [key, tally] : byDay(sql, filter, days, progress))
        sums.push_back({key.first, key.second, sumsOf(sql, tally)});
    return sql.result(std::move(sums));
}

Result<std::vector<UpSums>> SumStore::upCards(const RoundFilter& filter, const Progress& progress) {
    Sql& sql = m_db.sql();
    std::map<std::pair<std::int64_t, std::string>, Tally> all;
    for (const auto& [key, tally] : TallyWalk(sql, filter).sum({Topic::Up}, progress).cells)
        all[{key.key, key.place.currency}] += tally;
    std::vector<UpSums> sums;
    for (const auto& [key, tally] : all)
        sums.push_back({static_cast<int>(key.first), key.second, sumsOf(sql, tally)});
    return sql.result(std::move(sums));
}

Result<std::vector<SideBetSums>> SumStore::sideBets(const RoundFilter& filter, const Progress& progress) {
    Sql& sql = m_db.sql();
    std::map<std::tuple<std::int64_t, std::string, std::string>, Tally> all;
    for (const auto& [key, tally] : TallyWalk(sql, filter).sum({Topic::SideBets}, progress).cells)
        all[{key.place.game, key.place.currency, sideBetName(m_db, key.key)}] += tally;
    std::vector<SideBetSums> sums;
    for (const auto& [key, tally] : all)
        sums.push_back({.variant = gameName(sql, std::get<0>(key)),
                        .currency = std::get<1>(key),
                        .bet = std::get<2>(key),
                        .plays = tally.plays,
                        .won = tally.rounds,
                        .staked = sql.amount(tally.staked),
                        .returned = sql.amount(tally.returned),
                        .priced = tally.priced,
                        .pricedNet = sql.amount(tally.pricedNet),
                        .expected = tally.sideAtStart});
    return sql.result(std::move(sums));
}

Result<std::vector<DecisionSums>> SumStore::decisions(const RoundFilter& filter, const Progress& progress) {
    Sql& sql = m_db.sql();
    std::map<std::pair<std::int64_t, std::string>, DecisionSums> all;
    for (const auto& [key, tally] : TallyWalk(sql, filter).sum({Topic::Decisions}, progress).cells) {
        const std::int64_t kind = key.key / markCount;
        if (key.key < 0 || kind >= decisionKindCount) // from a damaged block
            continue;
        DecisionSums& sums = all[{kind, key.place.currency}];
        sums.kind = static_cast<DecisionKind>(kind);
        sums.currency = key.place.currency;
        auto& marked = sums.marks[static_cast<std::size_t>(key.key % markCount)];
        marked = wrappingSum(marked, tally.decisions);
        sums.staked = sql.amount(wrappingSum(sums.staked.minorUnits(), tally.staked));
        sums.cost += tally.cost;
    }
    std::vector<DecisionSums> sums;
    for (const auto& [key, sum] : all)
        sums.push_back(sum);
    return sql.result(std::move(sums));
}

Result<std::vector<SpotSums>> SumStore::spots(const RoundFilter& filter, const Progress& progress) {
    Sql& sql = m_db.sql();
    std::map<std::tuple<Spot, DecisionKind, std::string>, SpotSums> all;
    for (const auto& [key, tally] : TallyWalk(sql, filter).sum({Topic::Spots}, progress).cells) {
        const auto spot = Spot::of(key.key / (decisionKindCount * markCount));
        if (!spot) // from a damaged block
            continue;
        const auto kind = static_cast<DecisionKind>(key.key / markCount % decisionKindCount);
        SpotSums& sums = all[{*spot, kind, key.place.currency}];
        sums.spot = *spot;
        sums.kind = kind;
        sums.currency = key.place.currency;
        const auto mark = static_cast<std::size_t>(key.key % markCount);
        sums.marks[mark] = wrappingSum(sums.marks[mark], tally.decisions);
        sums.cost[mark] += tally.cost;
        sums.stakes[mark] += tally.stakes;
    }
    std::vector<SpotSums> sums;
    for (const auto& [key, sum] : all)
        sums.push_back(sum);
    return sql.result(std::move(sums));
}

Result<std::vector<DayBalance>> SumStore::balances(AccountId account, const std::string& currency,
                                                   const QTimeZone& zone) {
    Sql& sql = m_db.sql();
    Days days(zone);
    std::map<QDate, Tally> changes; // what was given counts as `returned`
    for (const auto& [key, tally] : byDay(sql, {.account = account, .currency = currency}, days, {}))
        changes[key.first] += tally;
    std::map<QDate, Tally> given;
    Cursor row = sql.query("SELECT t.at, CASE t.credit WHEN b.id THEN t.amount ELSE -t.amount END FROM books b"
                           " JOIN transfers t ON b.id IN (t.credit, t.debit) WHERE b.account = ? AND b.currency = ?",
                           account, currency);
    while (row.next()) {
        const QDate day = QDateTime::fromMSecsSinceEpoch(row.integer(0), zone).date();
        given[day] += {.returned = row.integer(1)};
        changes[day] += {.returned = row.integer(1)};
    }
    std::vector<DayBalance> balances;
    Tally all;
    for (const auto& [day, change] : changes) {
        all += change;
        balances.push_back({day, sql.amount(given[day].returned), sql.amount(all.returned) - sql.amount(all.staked)});
    }
    return sql.result(std::move(balances));
}

} // namespace openshoe::storage
