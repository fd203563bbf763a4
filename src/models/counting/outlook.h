// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/risk.h"
#include "advantage/stakes.h"

#include <optional>
#include <vector>

namespace openshoe::models {

/// What stakes lead to, in the game's money: per round at the table, and for some hours of them.
struct Outlook {
    advantage::Rate round; ///< per round seen
    double error = 0;      ///< standard error of its mean
    double share = 1;      ///< of the rounds that have a stake
    double stake = 0;      ///< mean first stake of a round seen
    double bankroll = 0;
    double rounds = 0; ///< in those hours
    double ruin = 0;   ///< of ever losing the bankroll
    double tripRuin = 0;
    double behind = 0;
    /// Of one flat stake: exact, with no approximation; one for each fifth of the time. Empty for stakes by the count,
    /// which are taken as many small ones, and for so many rounds that it would take too long.
    std::vector<advantage::Session> sessions;

    static constexpr int parts = 5; ///< of the time

    /// The result below which this part of such sessions is, after a part of the time; exact sessions have fifths.
    [[nodiscard]] double quantile(double part, double ofTime) const;
    /// The part of sessions that end with less than this.
    [[nodiscard]] double below(double result) const;
    /// The share of Kelly's stakes that these are; nothing where nothing is won.
    [[nodiscard]] std::optional<double> kelly() const;
    [[nodiscard]] std::optional<double> doubleBeforeHalf() const;
};

/// `chosenOnThem`: the stakes were chosen on one half of the rounds, so they are told from the other.
[[nodiscard]] Outlook outlookOf(const advantage::CountingResult& rounds, const advantage::Ramp& ramp, bool chosenOnThem,
                                double covariance, double bankroll, double seen);

/// A flat stake with side bets beside it, each by its outcomes for one unit: a round's results.
struct FlatBet {
    advantage::Outcomes outcomes;
    double stake = 0;
};
[[nodiscard]] advantage::Outcomes roundOf(const std::vector<FlatBet>& bets);
/// Takes up to a few seconds with side bets; `error` is that of the hand's mean for one unit.
[[nodiscard]] Outlook flatOutlook(const std::vector<FlatBet>& bets, double error, double bankroll, double rounds);

} // namespace openshoe::models
