// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rulefields.h"

#include <QString>
#include <QStringList>

namespace openshoe::models {

// What the keys of a rule set are called when they are listed, chosen or changed. (formats/rulestext puts a game's
// rules into sentences.)

/// "Decks and shoe".
[[nodiscard]] QString topicTitle(engine::RuleTopic topic);
/// "Dealer hits soft 17"; its path if the key has no name.
[[nodiscard]] QString ruleName(const std::string& path);
/// What the key is about, in a sentence.
[[nodiscard]] QString ruleSentence(const std::string& path);
/// The trade's short forms for it, as forums and other programs write them in every language: "H17", "DAS".
[[nodiscard]] QStringList shortForms(const std::string& path);
/// A word the key may have as its value: "before the dealer peeks" for "early" of surrender.when.
[[nodiscard]] QString ruleWord(const std::string& path, const std::string& word);
/// An entry of houseChoices, which need not be a key: "Pairs: pay table", "A hand of 21 stands automatically".
[[nodiscard]] QString choiceName(const engine::RuleSet& rules, const std::string& choice);
/// Why a key has no effect.
[[nodiscard]] QString idleText(engine::IdleReason idle);
/// A kind of side bet: "Pairs".
[[nodiscard]] QString sideBetKindName(engine::SideBetKind kind);

} // namespace openshoe::models
