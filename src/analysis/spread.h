// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"

#include <vector>

namespace openshoe::analysis {

class Analyser;

/// How far the stakes of a round scatter, and together: variances and covariances of what one unit wins on each, from a
/// full shoe with best play.
struct Spread {
    double hand = 0;     ///< of a hand
    double twoHands = 0; ///< of two hands of a round
    struct Bet {
        double variance = 0;
        double withHand = 0;       ///< with the hand on whose cards it lies
        double withOther = 0;      ///< with another hand
        std::vector<double> same;  ///< with the other side bets of that hand, by their place in the rules
        std::vector<double> other; ///< with those of another hand; its own kind too
    };
    std::vector<Bet> bets; ///< in the rules' order
};

/// Takes as long as an analysis does. Side bets and hands on different spots are taken to share the up card alone;
/// otherwise exact but for what twoHands() says.
[[nodiscard]] Spread spreadOf(const engine::RuleSet& rules, Analyser& analyser);

} // namespace openshoe::analysis
