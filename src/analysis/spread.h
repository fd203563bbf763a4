// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"

#include <vector>

namespace openshoe::analysis {

class Analyser;

/// Variances and covariances of a round's stakes: of what one unit wins on each, from a full shoe with best play.
struct Spread {
    double hand = 0;     ///< variance of a hand
    double twoHands = 0; ///< covariance of two hands of a round
    struct Bet {
        double variance = 0;
        double withHand = 0;       ///< covariance with the hand it is placed on
        double withOther = 0;      ///< with another hand
        std::vector<double> same;  ///< with the other side bets on that hand, by their index in the rules
        std::vector<double> other; ///< with those on another hand, including its own kind
    };
    std::vector<Bet> bets; ///< in the rules' order
};

/// Takes as long as an analysis. Side bets and hands on different spots are assumed to share only the up card, and a
/// bet that needs both the first cards and the dealer's hand to share only the first cards with other stakes; otherwise
/// exact except for the assumption of twoHands() and that a hand wins as much however many cards the dealer ends with.
[[nodiscard]] Spread spreadOf(const engine::RuleSet& rules, Analyser& analyser);

} // namespace openshoe::analysis
