// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "models/table/actionsmodel.h"

#include <QString>

#include <vector>

namespace openshoe::models {

// A question at the table, asked in words.

/// How totals are told: "7 / 17", or read aloud "soft 17".
enum class Telling { Written, Spoken };
/// "Your turn: hand 1, 15 against 6"; `dealer`: the dealer's total as it can be seen.
[[nodiscard]] QString questionText(const engine::RuleSet& rules, const engine::TableState& state,
                                   const engine::Question& asked, const QString& dealer,
                                   Telling telling = Telling::Written);
/// What can be answered, as the rules offer it.
[[nodiscard]] std::vector<ActionRow> actionRows(const engine::RuleSet& rules, const engine::TableState& state,
                                                const engine::Question& asked);

} // namespace openshoe::models
