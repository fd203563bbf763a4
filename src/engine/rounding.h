// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/state.h"

#include <optional>
#include <vector>

namespace openshoe::engine {

// Payouts that don't come out even are rounded down to a whole minor unit: the rest stays with the house (Money::at).

/// The least amount that is paid out.
inline constexpr base::Money payoutStep = base::Money::minor(1);

/// Odds at which not every stake is paid to the last fraction.
struct UnevenOdds {
    base::Odds odds;
    base::Money even; ///< the stakes that are: its multiples
    friend bool operator==(const UnevenOdds&, const UnevenOdds&) = default;
};

/// Whether the payout needs no rounding.
[[nodiscard]] bool comesOutEven(base::Money stake, base::Odds odds);
/// Those of a bet whose stakes are multiples of `step`, each once, in the order in which they are listed.
[[nodiscard]] std::vector<UnevenOdds> unevenOdds(const std::vector<base::Odds>& paid, base::Money step);

/// The odds at which a blackjack, one of one suit that pays more, a hand with a bonus and, where it is offered,
/// insurance pay, and those of a side bet.
[[nodiscard]] std::vector<UnevenOdds> unevenHandOdds(const RuleSet& rules);
[[nodiscard]] std::vector<UnevenOdds> unevenSuitedOdds(const RuleSet& rules);
[[nodiscard]] std::vector<UnevenOdds> unevenBonusOdds(const RuleSet& rules);
[[nodiscard]] std::vector<UnevenOdds> unevenInsuranceOdds(const RuleSet& rules);
[[nodiscard]] std::vector<UnevenOdds> unevenOdds(const SideBet& bet);

/// The bonus that a settled play was paid; nothing if it wasn't paid one.
[[nodiscard]] std::optional<base::Odds> bonusPaid(const RuleSet& rules, const Play& play);

/// What a settled play on a blackjack was paid.
[[nodiscard]] base::Odds blackjackPaid(const RuleSet& rules, const Play& play);

/// Whether the play was settled with less than its odds say.
[[nodiscard]] bool wasRoundedDown(const RuleSet& rules, const Play& play);

} // namespace openshoe::engine
