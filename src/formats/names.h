// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"
#include "formats/presets.h"

#include <QString>

namespace openshoe::formats {

// Names from rule files as shown to the reader: those of built-in games in the reader's language, others as written.

/// "Classic Blackjack".
[[nodiscard]] QString gameName(const engine::RuleSet& rules);
/// "European, no hole card".
[[nodiscard]] QString presetName(const Preset& preset);
/// Who publishes these rules; empty if they are common usage.
[[nodiscard]] QString presetSource(const Preset& preset);
/// "Dealer Match"; the bet's id if it has no name.
[[nodiscard]] QString sideBetName(const engine::SideBet& bet);

} // namespace openshoe::formats
