// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/rules.h"
#include "formats/names.h"
#include "models/words/termwords.h"

#include <QString>
#include <QStringList>

namespace openshoe::models {

// A game in words, in the reader's language: its name, its rules in a line, its plays and its side bets' outcomes.

using formats::gameName;
using formats::sideBetName;

/// "3 to 2".
[[nodiscard]] QString oddsText(base::Odds odds);

/// Whether surrendering is called giving up in that game: before the dealer has looked.
[[nodiscard]] bool isGivenUp(const engine::RuleSet& rules);
[[nodiscard]] QString actionCaption(const engine::RuleSet& rules, engine::Action action);
/// "Straight"; two outcomes are joined.
[[nodiscard]] QString outcomeText(engine::SideOutcome outcome, engine::SideOutcome second);
/// The same in a sentence, as read aloud: "straight".
[[nodiscard]] QString outcomeName(engine::SideOutcome outcome, engine::SideOutcome second);

/// The felt a rule set asks for, as Theme.felt takes it; empty if none.
[[nodiscard]] QString feltName(const engine::RuleSet& rules);
/// When the dealer draws and when not, as printed on the felt.
[[nodiscard]] QString dealerLine(const engine::RuleSet& rules);
/// What is printed on the felt, derived from the rules.
[[nodiscard]] std::vector<Phrase> feltPhrases(const engine::RuleSet& rules);
[[nodiscard]] QStringList feltLines(const engine::RuleSet& rules);
/// The currencies the game is played in.
[[nodiscard]] QStringList currenciesOf(const engine::RuleSet& rules);
/// What sets the game apart, in one sentence: how many hands and who else plays, the rules other tables don't have, the
/// side bets.
[[nodiscard]] QString characterText(const engine::RuleSet& rules);
/// The rules that decide what the game costs, in one line: what costs most first.
[[nodiscard]] QString rulesLine(const engine::RuleSet& rules);
/// The same with the side bets last, each phrase with what it means.
[[nodiscard]] std::vector<Phrase> summaryPhrases(const engine::RuleSet& rules);
[[nodiscard]] QString summaryText(const engine::RuleSet& rules);
/// That a round of that game keeps the person from other tables played for the same currency.
[[nodiscard]] QString waitsElsewhereText(const engine::RuleSet& rules, const std::string& currency);

} // namespace openshoe::models
