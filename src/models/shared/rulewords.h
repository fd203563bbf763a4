// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rulefields.h"

#include <QString>

namespace openshoe::models {

// What the keys of a rule set are called where they are listed, chosen and changed. (What a game's rules are, in
// sentences, is formats/rulestext.)

/// "Decks and shoe".
[[nodiscard]] QString topicTitle(engine::RuleTopic topic);
/// "Dealer hits soft 17"; a key without words is called by its path.
[[nodiscard]] QString ruleName(const std::string& path);
/// What it is about, in a sentence.
[[nodiscard]] QString ruleSentence(const std::string& path);
/// One of the words that a key may have: "before the dealer looks" for "early" of surrender.when.
[[nodiscard]] QString ruleWord(const std::string& path, const std::string& word);
/// What houseChoices may name, which need not be a key: "Pairs: pay table", "A hand of 21 stands automatically".
[[nodiscard]] QString choiceName(const engine::RuleSet& rules, const std::string& choice);
/// Why a key changes nothing.
[[nodiscard]] QString idleText(engine::Idle idle);
/// "Pairs": a kind of side bet.
[[nodiscard]] QString sideBetKindName(engine::SideBetKind kind);

} // namespace openshoe::models
