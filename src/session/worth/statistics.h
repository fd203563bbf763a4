// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "session/worth/luck.h"
#include "storage/record/sums.h"

#include <QTimeZone>

#include <functional>
#include <vector>

namespace openshoe::storage {
struct Tables;
}

namespace openshoe::session {

/// The results of rounds of one wallet, or of one currency across all accounts, in every breakdown that is shown.
struct Statistics {
    storage::RoundSums all;
    std::vector<storage::GameSums> games;
    std::vector<storage::DaySums> days; ///< days with rounds, oldest first
    std::vector<storage::UpSums> upCards;
    std::vector<storage::SideBetSums> sideBets;
    std::vector<storage::DecisionSums> decisions;
    std::vector<storage::SpotSums> spots;

    /// The course of play: round by round up to mostSingleRounds, otherwise day by day.
    struct Step {
        QDateTime at; ///< the end of the round or the start of the day
        storage::RoundSums sums;
    };
    std::vector<Step> course;

    struct Balance {
        QDateTime at;
        base::Money balance;
    };
    /// The wallet, in the same detail as `course`; empty if the rounds are from several accounts or from one game.
    std::vector<Balance> balances;
    std::vector<storage::DayBalance> dayBalances; ///< the same, day by day

    /// What was played last, regardless of days and game: rounds with breaks of at most storage::breakOfSessions.
    storage::RoundSums lastSession;
    bool stopped = false; ///< stopped on request: the rest is incomplete
};

inline constexpr int mostSingleRounds = 400;

/// Called with the fraction (0 … 1) done; returns false to stop.
using StatisticsProgress = std::function<bool(double part)>;

/// Reads the statistics for a filter with a currency and no other conditions than game, account and days. Days are in
/// `zone`.
[[nodiscard]] base::Result<Statistics> readStatistics(storage::Tables& tables, const storage::RoundFilter& filter,
                                                      const QTimeZone& zone, const StatisticsProgress& told = {});

/// Adds `more` to `sums`.
void add(storage::RoundSums& sums, const storage::RoundSums& more);

} // namespace openshoe::session
