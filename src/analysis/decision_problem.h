// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/advice.h"
#include "analysis/solver.h"

#include <vector>

namespace openshoe::analysis {

/// A decision in the solver's terms.
struct Problem {
    int hand = 0; ///< in the hand table
    int up = 0;
    PointShoe shoe;          ///< hand, up card and everything unseen
    PointSet beforePeek = 0; ///< possible hole cards
    PointSet holes = 0;      ///< the same after the dealer has peeked
    bool initial = true;
    bool natural = false;
    bool fromAces = false; ///< a hand of a split pair of aces
    bool ofFreePair = false; ///< a hand of a pair that was split free
    int splitPair = -1;
    int splitHands = 1;
    int likeTens = 0; ///< cards of the rank that pairs the hand's tens, with them; 0 where any ten does

    /// What the player knows of the dealer's cards after the peek.
    [[nodiscard]] Column column(const Decision& decision) const {
        return {.up = up, .holes = holes, .hint = decision.hint, .exposed = decision.hole.has_value()};
    }
};

/// Errors: an impossible hand, too few cards, an exposed hole card not among the unseen ones (`where` names the field).
[[nodiscard]] base::Result<Problem> problemOf(const engine::RuleSet& rules, const Decision& decision);

/// The rules as they are for somebody who sees the suits, too: what a third card may make of the hand's two, or two
/// more of each half of a pair. A hand that comes of splitting again is taken to be like those halves.
[[nodiscard]] PlayRules playRulesFor(const engine::RuleSet& rules, const Decision& decision);

/// Solves the hand against the columns.
[[nodiscard]] Solver solved(const PlayRules& rules, const Problem& problem, const Decision& decision,
                            std::vector<Column> columns);

} // namespace openshoe::analysis
