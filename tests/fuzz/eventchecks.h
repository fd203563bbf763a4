// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state.h"

namespace openshoe::fuzz {

/// A built-in rule set by index; any number gives one.
[[nodiscard]] const engine::RuleSet& game(std::size_t place);

/// Must hold for every log that a reader accepted: both formats read back to it, and it folds or says why not.
void checkLog(const engine::RuleSet& rules, const engine::Events& events);

/// Must hold for a log the engine wrote: all of the above, and it folds to this state.
void checkPlayed(const engine::RuleSet& rules, const engine::Events& events, const engine::TableState& state);

} // namespace openshoe::fuzz
