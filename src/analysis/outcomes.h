// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/advice.h"

#include <array>
#include <optional>

namespace openshoe::analysis {

/// How one hand ends; the chances add up to 1. A double wins or loses twice as much.
struct Chances {
    double win = 0;
    double push = 0;
    double loss = 0;
};

/// How often each play of one decision wins, pushes and loses, with best play afterwards: exact, and on the same terms
/// as PlayValues (in a peek game the dealer has no blackjack). Win less loss is the play's worth, half of it for a
/// double; a blackjack counts as one win. Nothing for a split, whose hands each end their own way, for a surrender, and
/// for plays that aren't offered.
struct Outcomes {
    std::array<std::optional<Chances>, playCount> chances;
    [[nodiscard]] const std::optional<Chances>& of(Play play) const { return chances[static_cast<std::size_t>(play)]; }
};

/// Takes as long as advise() and reports the same errors.
[[nodiscard]] base::Result<Outcomes> outcomes(const engine::RuleSet& rules, const Decision& decision);

} // namespace openshoe::analysis
