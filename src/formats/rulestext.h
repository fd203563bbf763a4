// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"
#include "engine/settlement.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace openshoe::formats {

/// One statement of the rules, in the language of the installed translators.
struct RuleSentence {
    QString text;
    /// The keys of the rule set it is made from; empty for what all games have in common.
    std::vector<std::string> keys;
    /// The settlements it explains.
    std::vector<engine::Ground> grounds;
    /// Decided by the house, where the published sheet is silent or unclear.
    bool houseChoice = false;
};

struct RuleSection {
    QString title;
    std::vector<RuleSentence> sentences;
};

/// Computed returns, for callers that have an analysis: shown beside the published figure. Fractions of 1.
struct ComputedReturn {
    double perFirstStake = 0;
    std::optional<double> perUnitStaked;
    /// The return of the first stake with up to this many split hands, where that is worth telling.
    std::optional<std::pair<int, double>> withSplitHands;
};

/// The rules of a game in words, written from the rule set itself: every key that changes play changes the text.
[[nodiscard]] std::vector<RuleSection> rulesText(const engine::RuleSet& rules,
                                                 const std::optional<ComputedReturn>& computed = std::nullopt);

/// What an outcome of a side bet is called.
struct OutcomeWords {
    QString caption; ///< "Three of a kind"
    QString name;    ///< the same in a sentence: "three of a kind"
};
/// None is a bet that has lost.
[[nodiscard]] OutcomeWords outcomeWords(engine::SideOutcome outcome);
/// What the bet is on and how it is judged, in one or two sentences.
[[nodiscard]] QString sideBetExplained(const engine::SideBet& bet);

} // namespace openshoe::formats
