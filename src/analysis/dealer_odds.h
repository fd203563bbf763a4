// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/advice.h"
#include "analysis/core.h"

namespace openshoe::analysis {

/// How the dealer's hand ends in a column of the table's first row.
[[nodiscard]] DealerOutcomes outcomesIn(const DealerTable& table, int column);

/// Everything that is known about one decision: what each play and each offer is worth, and how the dealer's hand ends.
struct Calculation {
    Advice advice;
    DealerOutcomes dealer; ///< given all that the player knows
};

/// Whether it makes a difference that the dealer has peeked: the game has a peek, and the up card may go with a
/// blackjack.
[[nodiscard]] bool peekTells(const engine::RuleSet& rules, engine::Card up);

/// As advise(), with the dealer's odds. `peeked`: the dealer has looked and has no blackjack, so insurance, even money
/// and an early surrender are over; a hand of three cards or from a split is always played after that. Before the peek
/// all figures include the dealer's blackjack, unlike those of advise(). Where no peek tells, it has no meaning.
[[nodiscard]] base::Result<Calculation> calculate(const engine::RuleSet& rules, const Decision& decision, bool peeked);

} // namespace openshoe::analysis
