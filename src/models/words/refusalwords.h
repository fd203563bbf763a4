// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "session/round/betslip.h"

#include <QString>

#include <string>

namespace openshoe::models {

// Why something was refused or done for the person, in the reader's language, and what to do.

/// Why a command was refused, and what to do. `limit` is that of the place concerned; null if there is none.
[[nodiscard]] QString refusalText(engine::Refusal refusal, const engine::Limit* limit = nullptr);
/// What the rule for silence did when the time for that question ran out; `state` is the table after `events`.
[[nodiscard]] QString silenceText(const engine::RuleSet& rules, const engine::TableState& state,
                                  const engine::Question& asked, const engine::Events& events);
/// Why the slip can't be dealt; amounts are in that currency.
[[nodiscard]] QString problemText(const session::BetSlip::Problem& problem, const engine::RuleSet& rules,
                                  const std::string& currency);

} // namespace openshoe::models
