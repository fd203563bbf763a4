// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "engine/rulefields.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::analysis {

/// One rule in which two games differ, and its worth: changes of the expectation, per unit of the initial play.
struct RuleEffect {
    engine::RuleKey key;
    /// A's expectation with this rule as in B, less A's own; nothing if that contradicts A's other rules.
    std::optional<double> alone;
    /// What this step adds when the rules are changed one after another in the order listed. A step to rules that
    /// contradict each other adds 0; its effect is counted in the step that ends the contradiction.
    double inTurn = 0;
};

/// Which hands a cell is about, where charts differ.
enum class CellKind : std::uint8_t {
    Dealt,   ///< those of the chart's main part
    Later,   ///< the same totals after hits and splits: only where one of the games has surrenders of such hands
    Doubled, ///< hands that got the card of their double
    Free,    ///< hands of a split that the house staked in either game
};

/// A cell of the strategy chart that the games fill differently.
struct CellDifference {
    std::string hand; ///< "16", "A 7", "8 8"
    std::string up;   ///< the column: "2", "T small"
    Column column;    ///< the same column in A's chart
    ChartCell a;
    ChartCell b;
    CellKind kind = CellKind::Dealt;
    int doubles = 0; ///< of a doubled hand: how often it was
};

/// The cells that two charts fill differently, in columns that both have, by kind: hard totals, then soft ones, then
/// pairs. A hand doubled again is compared only if it comes about in both games. Without free splits, the hand that the
/// other game stakes is played as any other of a split.
[[nodiscard]] std::vector<CellDifference> cellsThatDiffer(const Chart& a, const Chart& b);

/// Side bets of the two games, matched by id.
struct SideBetDifference {
    std::string id;
    std::optional<double> a; ///< expectation per unit staked on it; nothing if this game has no such bet
    std::optional<double> b;
};

struct Comparison {
    std::shared_ptr<const GameAnalysis> a;
    std::shared_ptr<const GameAnalysis> b;
    /// In the order of the rule file, except that a rule which has to change before another can precedes it. The steps
    /// add up to the difference between the expectations.
    std::vector<RuleEffect> rules;
    std::vector<CellDifference> cells;       ///< in columns that both charts have
    std::vector<SideBetDifference> sideBets; ///< A's in its order, then those only B has
};

/// Compares two valid games. Null if cancelled. Takes two expectations per rule from the analyser, which caches them.
[[nodiscard]] std::optional<Comparison> compare(Analyser& analyser, const engine::RuleSet& a, const engine::RuleSet& b,
                                                const Cancelled& cancelled = {}, const Progress& progress = {});

} // namespace openshoe::analysis
