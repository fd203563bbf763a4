// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"

#include <QString>

namespace openshoe::formats {

// What rule files call things, as it is read: names of the built-in games in the reader's language, others as they were
// written.

/// "Classic Blackjack".
[[nodiscard]] QString gameName(const engine::RuleSet& rules);
/// "Dealer Match"; the bet's id where it has no name.
[[nodiscard]] QString sideBetName(const engine::SideBet& bet);

} // namespace openshoe::formats
