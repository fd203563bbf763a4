// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "session/luck.h"
#include "storage/sums.h"

#include <QTimeZone>

#include <functional>
#include <vector>

namespace openshoe::storage {
struct Tables;
}

namespace openshoe::session {

/// What rounds of one wallet, or of one currency of all accounts, came to, in every way that is shown.
struct Statistics {
    storage::RoundSums all;
    std::vector<storage::GameSums> games;
    std::vector<storage::DaySums> days; ///< those with rounds, the first one first
    std::vector<storage::UpSums> upCards;
    std::vector<storage::SideBetSums> sideBets;
    std::vector<storage::DecisionSums> decisions;

    /// How it went: round by round where there are at most mostSingleRounds, else day by day.
    struct Step {
        QDateTime at; ///< the round's end, the day's beginning
        storage::RoundSums sums;
    };
    std::vector<Step> course;

    struct Balance {
        QDateTime at;
        base::Money balance;
    };
    /// The wallet, as often as `course` tells; empty where the rounds are of several accounts or of one game.
    std::vector<Balance> balances;
    std::vector<storage::DayBalance> dayBalances; ///< the same, day by day

    /// What was played last, whatever the days and the game: rounds with no longer break between them than
    /// breakOfSessions.
    storage::RoundSums lastSession;
    bool stopped = false; ///< somebody asked to stop: the rest is not what it seems
};

inline constexpr int mostSingleRounds = 400;
inline constexpr int breakOfSessions = 30; ///< minutes

/// Told the part (0 … 1) that is done; returns false to stop.
using StatisticsTold = std::function<bool(double part)>;

/// Reads them for a filter with a currency, and nothing but game, account and days besides. A day is one of `zone`.
[[nodiscard]] base::Result<Statistics> readStatistics(storage::Tables& tables, const storage::RoundFilter& filter,
                                                      const QTimeZone& zone, const StatisticsTold& told = {});

/// `more` added to `sums`.
void add(storage::RoundSums& sums, const storage::RoundSums& more);

} // namespace openshoe::session
