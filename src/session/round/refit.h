// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/round/betslip.h"

#include <vector>

namespace openshoe::session {

/// A stake drafted under other rules that the present ones don't accept as it is.
struct Misfit {
    Place place; ///< under the former rules
    base::Money amount;
    base::Money kept; ///< what they accept there; zero if they don't accept it at all
    friend bool operator==(const Misfit&, const Misfit&) = default;
};

/// A draft adapted to other rules.
struct Refit {
    Draft draft;
    std::vector<Misfit> misfits; ///< in the order of the stakes
};

/// Adapts a draft made under the rules `before` to `table`. Side bets are matched by id. Anything above a maximum is
/// reduced to it; anything without a place is removed: a seat that doesn't exist, a bet that isn't offered, a side bet
/// whose hand was removed. Where seats are shared, all of a person's seats get the smallest of their stakes. A stake
/// below the minimum stays: nobody's stake is raised.
[[nodiscard]] Refit refit(const Draft& draft, const engine::RuleSet& before, const BetSlip::Table& table);

} // namespace openshoe::session
