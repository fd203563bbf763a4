// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "models/table/actionsmodel.h"

#include <QString>

#include <optional>
#include <vector>

namespace openshoe::models {

// A question at the table: in words, and what a key or button means to it.

/// How totals are put: "7 / 17" in writing, "soft 17" aloud.
enum class Telling { Written, Spoken };
/// "Your turn: hand 1, 15 against 6"; `dealer` is the dealer's visible total.
[[nodiscard]] QString questionText(const engine::RuleSet& rules, const engine::TableState& state,
                                   const engine::Question& asked, const QString& dealer,
                                   Telling telling = Telling::Written);
/// The word on the button for an answer to a hand's turn: "Double", "Double free" where the house stakes it.
[[nodiscard]] QString turnCaption(const engine::RuleSet& rules, const engine::Hand& hand, engine::Action action);
/// The answers the rules offer.
[[nodiscard]] std::vector<ActionRow> actionRows(const engine::RuleSet& rules, const engine::TableState& state,
                                                const engine::Question& asked);
/// How many different answers a turn can have under these rules.
[[nodiscard]] int turnPlaces(const engine::RuleSet& rules);
/// The answer a value of Intent gives to it; nothing if it is none. `Follow` follows whatever is asked.
[[nodiscard]] std::optional<engine::Action> answerTo(const engine::Question& asked, int intent);

} // namespace openshoe::models
