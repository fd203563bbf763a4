// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settlement.h"

#include <QString>

namespace openshoe::models {

/// Why a play ended as it did, in one short sentence: "More than 21 loses at once".
[[nodiscard]] QString groundText(const engine::RuleSet& rules, engine::Ground ground);

/// The same for a play; if its payout was rounded, that it was and how.
[[nodiscard]] QString groundText(const engine::RuleSet& rules, const engine::Play& play, engine::Ground ground);

/// The key by which RulesModel::showPlayed finds the sentence that says so among a game's rules: a rule's key or the
/// ground's name.
[[nodiscard]] QString groundPlace(const engine::RuleSet& rules, const engine::Play& play, engine::Ground ground);

} // namespace openshoe::models
