// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/side_bets.h"

#include <span>
#include <vector>

namespace openshoe::advantage {

// What stakes risk. A round has a mean and a standard deviation, in the same money as the bankroll; rounds are taken as
// independent, and as many small ones as one (diffusion), except where single outcomes are given.

struct Rate {
    double mean = 0;
    double deviation = 0;
    [[nodiscard]] double variance() const { return deviation * deviation; }
};

/// Rounds after which the mean equals one standard deviation: (deviation / mean)². Infinite if the mean is nothing.
[[nodiscard]] double nZero(const Rate& round);
/// Desirability index, 1000 × mean / deviation.
[[nodiscard]] double desirability(const Rate& round);
/// c-SCORE, the desirability index squared: what 100 rounds win a full-Kelly player with 10,000 (a 13.5 % risk of
/// ruin). 0 if nothing is won.
[[nodiscard]] double score(const Rate& round);

/// Of ever losing the bankroll, playing on for ever at the same stakes: exp(−2 × mean × bankroll / variance).
[[nodiscard]] double ruin(const Rate& round, double bankroll);
/// The bankroll with this risk of ruin, 0 < risk < 1; infinite if nothing is won.
[[nodiscard]] double bankrollFor(const Rate& round, double risk);
/// Of losing the bankroll at some time within so many rounds; true for losing games too.
[[nodiscard]] double tripRuin(const Rate& round, double bankroll, double rounds);
/// The bankroll whose trip ruin is this risk.
[[nodiscard]] double tripBankrollFor(const Rate& round, double risk, double rounds);
/// Of winning `goal` before losing the bankroll, without a limit of time.
[[nodiscard]] double goalBeforeRuin(const Rate& round, double bankroll, double goal);
/// Of being behind after so many rounds, played to their end whatever happens.
[[nodiscard]] double behind(const Rate& round, double rounds);
/// The result that this part of all trips stays below, played to the end.
[[nodiscard]] double quantile(const Rate& round, double rounds, double part);

/// Of a bankroll that stakes k times Kelly and resizes all the time: falling to `a` times itself before rising to `b`
/// times (a < 1 < b). Half before double: 1/3 at full Kelly, 1/9 at half.
[[nodiscard]] double fallsBeforeRising(double kelly, double a, double b);
/// The Kelly stake: bankroll × mean / mean square, for figures of one unit; 0 if nothing is won.
[[nodiscard]] double kellyStake(double mean, double meanSquare, double bankroll);
/// The sure amount worth as much as a round to who stakes k times Kelly: mean − variance / (2 × k × bankroll).
[[nodiscard]] double certaintyEquivalent(const Rate& round, double kelly, double bankroll);
/// The normal distribution's chance of a value below x.
[[nodiscard]] double normal(double x);

/// One way a round can end.
struct Outcome {
    double net = 0;
    double chance = 0;
};
using Outcomes = std::vector<Outcome>;

/// Of one unit on a side bet.
[[nodiscard]] Outcomes outcomesOf(const analysis::SideBetFigures& bet);
[[nodiscard]] Rate rateOf(const Outcomes& outcomes);
/// Of two stakes that know nothing of each other.
[[nodiscard]] Outcomes together(const Outcomes& one, const Outcomes& other);
[[nodiscard]] Outcomes times(const Outcomes& outcomes, double stake);
/// The risk of ruin of a skewed game: exp(−t × bankroll), where t > 0 solves mean(exp(−t × net)) = 1; 1 if nothing is
/// won.
[[nodiscard]] double skewedRuin(const Outcomes& outcomes, double bankroll);
/// Of winning `goal` before losing the bankroll in a skewed game, as if either were met exactly.
[[nodiscard]] double skewedGoal(const Outcomes& outcomes, double bankroll, double goal);

/// A session of a flat stake, round by round without any approximation: it ends when the bankroll can't pay for another
/// round, or after `rounds`.
struct Session {
    double ruin = 0;   ///< out of money before the end
    double behind = 0; ///< of ending with less than at the start, the ruined included
    double ahead = 0;
    double mean = 0;
    Outcomes results; ///< by net, lowest first, nothing rarer than 1e-12
    [[nodiscard]] double quantile(double part) const;
};
/// Net results are taken in steps of `step`, which they must be multiples of (nearly); a bankroll of `bankroll`, and a
/// round costs `cost` to play (the stakes put down). Results beyond a hundred thousand steps are lumped together.
[[nodiscard]] Session sessionOf(const Outcomes& round, double bankroll, double cost, int rounds, double step);

} // namespace openshoe::advantage
