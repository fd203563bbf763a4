// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/compare.h"

#include <algorithm>

namespace openshoe::analysis {

namespace {

using engine::RuleKey;
using engine::RuleSet;

bool agrees(const RuleSet& rules) {
    return engine::contradictions(rules).empty();
}

// An order of changes in which the rules are consistent after as many steps as possible.
std::vector<RuleKey> inOrder(RuleSet rules, const RuleSet& b) {
    std::vector<RuleKey> left = engine::differingRules(rules, b);
    std::vector<RuleKey> order;
    while (!left.empty()) {
        const auto possible = std::ranges::find_if(left, [&](const RuleKey& key) {
            RuleSet next = rules;
            engine::takeRule(next, b, key);
            return agrees(next);
        });
        const auto next = possible == left.end() ? left.begin() : possible;
        engine::takeRule(rules, b, *next);
        order.push_back(*next);
        left.erase(next);
    }
    return order;
}

std::vector<SideBetDifference> sideBetsOf(const GameAnalysis& a, const GameAnalysis& b) {
    std::vector<SideBetDifference> bets;
    for (const SideBetFigures& bet : a.sideBets)
        bets.push_back({bet.id, bet.expectation, std::nullopt});
    for (const SideBetFigures& bet : b.sideBets) {
        const auto known = std::ranges::find(bets, bet.id, &SideBetDifference::id);
        if (known == bets.end())
            bets.push_back({bet.id, std::nullopt, bet.expectation});
        else
            known->b = bet.expectation;
    }
    return bets;
}

} // namespace

std::vector<CellDifference> cellsThatDiffer(const Chart& a, const Chart& b) {
    std::vector<CellDifference> cells;
    for (const auto rows : {&Chart::hard, &Chart::soft, &Chart::pairs}) {
        const bool isTotal = rows == &Chart::hard;
        for (const ChartRow& row : a.*rows) {
            const auto& others = b.*rows;
            const auto same = std::ranges::find(others, row.label, &ChartRow::label);
            for (std::size_t c = 0; same != others.end() && c < a.columns.size(); ++c) {
                const std::string up = columnName(a.columns[c]);
                const auto column = std::ranges::find(b.columns, up, columnName);
                if (column == b.columns.end())
                    continue;
                const ChartCell& cell = same->cells[static_cast<std::size_t>(column - b.columns.begin())];
                if (cell != row.cells[c])
                    cells.push_back({isTotal ? row.label : row.label.substr(0, 1) + ' ' + row.label.substr(1), up,
                                     a.columns[c], row.cells[c], cell});
            }
        }
    }
    return cells;
}

std::optional<Comparison> compare(Analyser& analyser, const RuleSet& a, const RuleSet& b, const Cancelled& cancelled,
                                  const Progress& progress) {
    const std::vector<RuleKey> keys = inOrder(a, b);
    const double steps = 2.0 * static_cast<double>(keys.size()) + 4;
    double done = 0;
    const auto tell = [&](double more) {
        done += more;
        if (progress)
            progress(done / steps);
    };
    Comparison comparison;
    comparison.a = analyser.analyse(a, cancelled);
    tell(2);
    comparison.b = comparison.a ? analyser.analyse(b, cancelled) : nullptr;
    if (!comparison.b)
        return std::nullopt;
    tell(2);
    comparison.cells = cellsThatDiffer(comparison.a->chart, comparison.b->chart);
    comparison.sideBets = sideBetsOf(*comparison.a, *comparison.b);

    // The expectation under these rules; nothing if they contradict each other.
    bool stopped = false;
    const auto worth = [&](const RuleSet& rules) -> std::optional<double> {
        if (!agrees(rules))
            return std::nullopt;
        const auto edge = analyser.edge(rules, cancelled);
        stopped = stopped || !edge;
        return edge ? std::optional(edge->expectation) : std::nullopt;
    };
    RuleSet reached = a;
    double before = comparison.a->expectation;
    for (const RuleKey& key : keys) {
        RuleEffect effect{.key = key, .alone = std::nullopt, .inTurn = 0};
        RuleSet alone = a;
        engine::takeRule(alone, b, key);
        if (const auto value = worth(alone))
            effect.alone = *value - comparison.a->expectation;
        tell(1);
        engine::takeRule(reached, b, key);
        if (const auto value = worth(reached)) {
            effect.inTurn = *value - before;
            before = *value;
        }
        tell(1);
        if (stopped)
            return std::nullopt;
        comparison.rules.push_back(effect);
    }
    return comparison;
}

} // namespace openshoe::analysis
