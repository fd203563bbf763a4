// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"
#include "formats/presets.h"

#include <QString>

namespace openshoe::formats {

// What rule files call things, as it is read: names of the built-in games in the reader's language, others as they were
// written.

/// "Classic Blackjack".
[[nodiscard]] QString gameName(const engine::RuleSet& rules);
/// "European, no hole card".
[[nodiscard]] QString presetName(const Preset& preset);
/// Who publishes these rules; empty where the common usage is meant.
[[nodiscard]] QString presetSource(const Preset& preset);
/// "Dealer Match"; the bet's id where it has no name.
[[nodiscard]] QString sideBetName(const engine::SideBet& bet);

} // namespace openshoe::formats
