// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "engine/rulefields.h"

#include <optional>
#include <string>
#include <vector>

namespace openshoe::analysis {

/// One rule in which two games differ, and what it is worth: changes of the expectation, per unit of the initial play.
struct RuleEffect {
    engine::RuleKey key;
    /// A's expectation with this rule as in B, less A's own; nothing where that contradicts A's other rules.
    std::optional<double> alone;
    /// What this step adds when the rules are changed one after another in the order listed. A step to rules that
    /// contradict each other adds 0; what it does comes with the step that ends the contradiction.
    double inTurn = 0;
};

/// A cell of the strategy chart that the games fill differently.
struct CellDifference {
    std::string hand; ///< "16", "A 7", "8 8"
    std::string up;   ///< the column: "2", "T small"
    Column column;    ///< the same as it is in A's chart
    ChartCell a;
    ChartCell b;
};

/// The cells that two charts fill differently, of columns that both have: hard totals, soft ones, pairs.
[[nodiscard]] std::vector<CellDifference> cellsThatDiffer(const Chart& a, const Chart& b);

/// One game's side bets beside the other's: what belongs together by its id.
struct SideBetDifference {
    std::string id;
    std::optional<double> a; ///< expectation per unit staked on it; nothing where that game has no such bet
    std::optional<double> b;
};

struct Comparison {
    std::shared_ptr<const GameAnalysis> a;
    std::shared_ptr<const GameAnalysis> b;
    /// In the order of the rule file, but that a rule which must be changed before another can be stands before it. The
    /// steps add up to the difference of the expectations.
    std::vector<RuleEffect> rules;
    std::vector<CellDifference> cells;       ///< of columns that both charts have
    std::vector<SideBetDifference> sideBets; ///< those of A in its order, then those of B alone
};

/// Compares two valid games. Null if cancelled. Asks the analyser for the expectation twice a rule, which it remembers.
[[nodiscard]] std::optional<Comparison> compare(Analyser& analyser, const engine::RuleSet& a, const engine::RuleSet& b,
                                                const Cancelled& cancelled = {}, const Progress& progress = {});

} // namespace openshoe::analysis
