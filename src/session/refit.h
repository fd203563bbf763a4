// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/betslip.h"

#include <vector>

namespace openshoe::session {

/// A stake that was drafted by other rules, and that the present ones don't take as it is.
struct Misfit {
    Place place; ///< by the former rules
    base::Money amount;
    base::Money kept; ///< what they take there; zero where they don't take it at all
    friend bool operator==(const Misfit&, const Misfit&) = default;
};

/// A draft as other rules take it.
struct Refit {
    Draft draft;
    std::vector<Misfit> misfits; ///< in the order of the stakes
};

/// Lays a draft that was made by the rules `before` on `table`. A side bet is the same where its id is. What is above a
/// maximum is brought down to it; what has no place goes: a seat that isn't there, a bet that isn't offered, a side bet
/// whose hand went. Where seats are shared, a person's seats carry the smallest of their stakes. A stake below the
/// minimum stays: nobody's stake is raised.
[[nodiscard]] Refit refit(const Draft& draft, const engine::RuleSet& before, const BetSlip::Table& table);

} // namespace openshoe::session
