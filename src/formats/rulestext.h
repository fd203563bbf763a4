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
    /// The keys of the rule set it is made from; empty for rules that all games share.
    std::vector<std::string> keys;
    /// The settlements it explains.
    std::vector<engine::Ground> grounds;
    /// Decided by the house, because the published sheet is silent or unclear.
    bool houseChoice = false;
};

struct RuleSection {
    QString title;
    std::vector<RuleSentence> sentences;
};

/// Computed returns, shown beside the published figure if the caller has an analysis. Fractions of 1.
struct ComputedReturn {
    double perFirstStake = 0;
    std::optional<double> perUnitStaked;
    /// The return on the first stake with up to this many split hands, if it is worth mentioning.
    std::optional<std::pair<int, double>> withSplitHands;
};

/// The rules of a game in words, written from the rule set itself: every key that changes play changes the text.
[[nodiscard]] std::vector<RuleSection> rulesText(const engine::RuleSet& rules,
                                                 const std::optional<ComputedReturn>& computed = std::nullopt);

/// How payouts that don't come out even are rounded, in a sentence.
[[nodiscard]] QString roundingRule();

} // namespace openshoe::formats
