// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"
#include "formats/presets.h"
#include "formats/sidebetpresets.h"

#include <QString>

namespace openshoe::formats {

// Names as shown to the reader: those of built-in games in the reader's language, those from other rule files as
// written.

/// "Classic Blackjack".
[[nodiscard]] QString gameName(const engine::RuleSet& rules);
/// "European, no hole card".
[[nodiscard]] QString presetName(const Preset& preset);
/// Who publishes these rules; empty if they are common usage.
[[nodiscard]] QString presetSource(const Preset& preset);
/// Why the computed house edge rounds to other digits than the published one; empty if it doesn't.
[[nodiscard]] QString presetDifference(const Preset& preset);
/// The name of a bet that comes into a game, and who publishes it.
[[nodiscard]] QString sideBetName(const SideBetPreset& preset);
[[nodiscard]] QString sideBetSource(const SideBetPreset& preset);
/// "Dealer Match"; the bet's id if it has no name.
[[nodiscard]] QString sideBetName(const engine::SideBet& bet);
/// What the bet is on and how it is decided, in one or two sentences.
[[nodiscard]] QString sideBetExplained(const engine::SideBet& bet);
/// An outcome within a sentence: "three of a kind"; "lost" for None.
[[nodiscard]] QString sideOutcomeName(engine::SideOutcome outcome);

} // namespace openshoe::formats
