// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worth/statistics.h"

#include "storage/store.h"

#include <algorithm>

namespace openshoe::session {

using namespace storage;
using base::Money;
using base::Result;

namespace {

constexpr std::int64_t longestRound = 10 * 60 * 1000; // the cap that the sums use

RoundSums sumsOf(const RoundRow& row, const std::optional<RoundPrice>& price) {
    RoundSums sums{.rounds = 1,
                   .plays = static_cast<std::int64_t>(row.results.size()),
                   .staked = row.wagered,
                   .returned = row.returned,
                   .milliseconds = std::clamp<std::int64_t>(row.started.msecsTo(*row.ended), 0, longestRound)};
    if (!price || !price->trouble.empty())
        return sums;
    sums.priced = 1;
    sums.pricedNet = price->mainNet + price->sideNet;
    sums.decisions = static_cast<std::int64_t>(price->decisions.size());
    sums.mistakes = std::count_if(price->decisions.begin(), price->decisions.end(),
                                  [](const DecisionPrice& one) { return one.mark() >= firstMistake; });
    sums.cost = price->cost;
    sums.mainAtStart = price->mainAtStart;
    sums.sideAtStart = price->sideAtStart;
    sums.variance = price->variance();
    return sums;
}

class StatisticsReader {
public:
    StatisticsReader(Tables& tables, const RoundFilter& filter, const QTimeZone& zone, const StatisticsProgress& told)
        : m_tables(tables), m_filter(filter), m_zone(zone), m_told(told) {}

    Result<Statistics> run() {
        // Each is one part of the progress; the days take longest.
        take(m_read.games, [&](const auto& going) { return m_tables.sums.games(m_filter, going); });
        for (const GameSums& game : m_read.games)
            add(m_read.all, game.sums);
        take(m_read.days, [&](const auto& going) { return m_tables.sums.days(m_filter, m_zone, going); });
        take(m_read.upCards, [&](const auto& going) { return m_tables.sums.upCards(m_filter, going); });
        take(m_read.sideBets, [&](const auto& going) { return m_tables.sums.sideBets(m_filter, going); });
        take(m_read.decisions, [&](const auto& going) { return m_tables.sums.decisions(m_filter, going); });
        take(m_read.spots, [&](const auto& going) { return m_tables.sums.spots(m_filter, going); });
        if (goesOn())
            readCourse();
        if (goesOn() && m_filter.account && !m_filter.variant)
            readBalances();
        if (goesOn())
            readLastSession();
        if (m_error)
            return tl::make_unexpected(*m_error);
        return std::move(m_read);
    }

private:
    static constexpr int parts = 6;

    [[nodiscard]] bool goesOn() const { return !m_error && !m_read.stopped; }

    template <typename Rows, typename Ask> void take(Rows& rows, const Ask& ask) {
        if (!goesOn())
            return;
        const SumStore::Progress going = [this](double part) {
            m_read.stopped = m_read.stopped || (m_told && !m_told((m_done + part) / parts));
            return !m_read.stopped;
        };
        keep(rows, ask(going));
        ++m_done;
        if (goesOn())
            going(0);
    }
    template <typename Rows> void keep(Rows& rows, Result<Rows> found) {
        if (found)
            rows = std::move(*found);
        else
            m_error = found.error();
    }

    // Oldest first, without the open round.
    std::vector<Statistics::Step> single(const RoundFilter& filter, int limit) {
        std::vector<Statistics::Step> steps;
        const auto rows = m_tables.rounds.list(filter, limit);
        if (!rows) {
            m_error = rows.error();
            return steps;
        }
        for (auto row = rows->rbegin(); row != rows->rend(); ++row) {
            if (row->ended)
                steps.push_back({*row->ended, sumsOf(*row, m_tables.prices.find(row->id).value_or(std::nullopt))});
        }
        return steps;
    }
    [[nodiscard]] bool roundByRound() const { return m_read.all.rounds <= mostSingleRounds; }

    void readCourse() {
        if (roundByRound()) {
            m_read.course = single(m_filter, mostSingleRounds + 1);
            return;
        }
        for (const storage::DaySums& day : m_read.days)
            m_read.course.push_back({day.day.startOfDay(m_zone), day.sums});
    }

    void readBalances() {
        std::vector<DayBalance> all;
        keep(all, m_tables.sums.balances(*m_filter.account, *m_filter.currency, m_zone));
        const auto within = [&](const DayBalance& one) {
            const QDateTime begin = one.day.startOfDay(m_zone);
            return (!m_filter.from || begin >= *m_filter.from) && (!m_filter.to || begin < *m_filter.to);
        };
        std::copy_if(all.begin(), all.end(), std::back_inserter(m_read.dayBalances), within);
        if (m_read.dayBalances.empty())
            return;
        if (!roundByRound()) {
            for (const DayBalance& day : m_read.dayBalances)
                m_read.balances.push_back({day.day.startOfDay(m_zone), day.balance});
            return;
        }
        balanceRoundByRound();
    }
    // Works back from the end of the last day through winnings, losses and transfers.
    void balanceRoundByRound() {
        std::vector<std::pair<QDateTime, Money>> changes;
        for (const Statistics::Step& step : m_read.course)
            changes.emplace_back(step.at, step.sums.net());
        std::vector<TransferRow> transfers;
        keep(transfers, m_tables.plays.transfers(*m_filter.account));
        for (const TransferRow& transfer : transfers) {
            const bool within =
                (!m_filter.from || transfer.time >= *m_filter.from) && (!m_filter.to || transfer.time < *m_filter.to);
            if (within && transfer.currency == *m_filter.currency)
                changes.emplace_back(transfer.time, transfer.amount);
        }
        std::stable_sort(changes.begin(), changes.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        Money balance = m_read.dayBalances.back().balance;
        for (const auto& change : changes)
            balance -= change.second;
        for (const auto& [at, amount] : changes)
            m_read.balances.push_back({at, balance += amount});
    }

    void readLastSession() {
        const auto steps = single({.account = m_filter.account, .currency = m_filter.currency}, mostSingleRounds);
        for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
            if (step != steps.rbegin() && step->at.secsTo((step - 1)->at) > breakOfSessions * 60)
                break;
            add(m_read.lastSession, step->sums);
        }
    }

    Tables& m_tables;
    const RoundFilter& m_filter;
    const QTimeZone& m_zone;
    const StatisticsProgress& m_told;
    Statistics m_read;
    std::optional<base::Error> m_error;
    double m_done = 0;
};

} // namespace

void add(RoundSums& sums, const RoundSums& more) {
    sums.rounds += more.rounds;
    sums.plays += more.plays;
    sums.staked += more.staked;
    sums.returned += more.returned;
    sums.milliseconds += more.milliseconds;
    sums.priced += more.priced;
    sums.pricedNet += more.pricedNet;
    sums.decisions += more.decisions;
    sums.mistakes += more.mistakes;
    sums.cost += more.cost;
    sums.mainAtStart += more.mainAtStart;
    sums.sideAtStart += more.sideAtStart;
    sums.variance += more.variance;
}

Result<Statistics> readStatistics(Tables& tables, const RoundFilter& filter, const QTimeZone& zone,
                                  const StatisticsProgress& told) {
    return StatisticsReader(tables, filter, zone, told).run();
}

} // namespace openshoe::session
