// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/compare.h"

#include <algorithm>
#include <utility>

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

using Rows = std::vector<ChartRow>;

const ChartRow* rowOf(const Rows& rows, const std::string& label, int doubles = 0) {
    const auto found =
        std::ranges::find_if(rows, [&](const ChartRow& row) { return row.label == label && row.doubles == doubles; });
    return found == rows.end() ? nullptr : &*found;
}

ChartCell unsurrendered(const ChartCell& cell) {
    return cell.play == Play::Surrender ? ChartCell{cell.otherwise, cell.otherwise} : cell;
}

// Whether a hand of a split is played as the cell says, surrender aside.
bool isAsDealt(const ChartCell& played, const ChartCell& cell) {
    return played == cell || played == unsurrendered(cell);
}

// Whether the strategy ever doubles a hand so often.
bool doublesSoOften(const Chart& chart, int times) {
    const auto again = [&](const ChartRow& row) {
        return row.doubles == times - 1 &&
               std::ranges::any_of(row.cells, [](const ChartCell& cell) { return cell.play == Play::Double; });
    };
    return times == 1 || std::ranges::any_of(chart.doubled, again);
}

// The two charts' cells for one kind of hands after another.
class ChartPair {
public:
    ChartPair(const Chart& a, const Chart& b) : m_a(a), m_b(b) {
        for (std::size_t c = 0; c < a.columns.size(); ++c) {
            const auto same = std::ranges::find(b.columns, columnName(a.columns[c]), columnName);
            if (same != b.columns.end())
                m_columns.emplace_back(c, static_cast<std::size_t>(same - b.columns.begin()));
        }
    }

    [[nodiscard]] std::vector<CellDifference> differences() {
        for (const auto rows : {&Chart::hard, &Chart::soft, &Chart::pairs})
            compareRows(rows, CellKind::Dealt, 0, [](const Chart&, const ChartCell& cell, auto&&...) { return cell; });
        if (m_a.surrendersLater != m_b.surrendersLater)
            compareTotals(CellKind::Later, 0, [](const Chart& chart, const ChartCell& cell, auto&&...) {
                return chart.surrendersLater ? cell : unsurrendered(cell);
            });
        for (int times = 1; times <= engine::maxDoubles && doublesSoOften(m_a, times) && doublesSoOften(m_b, times);
             ++times)
            compareTotals(CellKind::Doubled, times,
                          [&](const Chart& chart, const ChartCell&, const std::string& label, std::size_t column) {
                              const ChartRow* row = rowOf(chart.doubled, label, times);
                              return row ? row->cells[column] : ChartCell{}; // stands
                          });
        compareTotals(CellKind::Free, 0,
                      [](const Chart& chart, const ChartCell& cell, const std::string& label, std::size_t column) {
                          if (const ChartRow* row = rowOf(chart.free, label))
                              return row->cells[column];
                          return chart.surrendersLater && !chart.splitsFree ? cell : unsurrendered(cell);
                      });
        return std::move(m_cells);
    }

private:
    template <typename F> void compareTotals(CellKind kind, int doubles, F&& played) {
        for (const auto rows : {&Chart::hard, &Chart::soft})
            compareRows(rows, kind, doubles, played);
    }

    // Other hands are told of where they don't differ just as the cards dealt do, or may be.
    template <typename F> void compareRows(Rows Chart::*rows, CellKind kind, int doubles, F&& played) {
        for (const ChartRow& row : m_a.*rows) {
            const ChartRow* other = rowOf(m_b.*rows, row.label);
            for (std::size_t i = 0; other && i < m_columns.size(); ++i) {
                const auto [inA, inB] = m_columns[i];
                const ChartCell& mainA = row.cells[inA];
                const ChartCell& mainB = other->cells[inB];
                const ChartCell a = played(m_a, mainA, row.label, inA);
                const ChartCell b = played(m_b, mainB, row.label, inB);
                const bool told =
                    (kind == CellKind::Later && a == mainA && b == mainB) ||
                    (kind == CellKind::Free && mainA != mainB && isAsDealt(a, mainA) && isAsDealt(b, mainB));
                if (a == b || told)
                    continue;
                const std::string hand =
                    rows == &Chart::hard ? row.label : row.label.substr(0, 1) + ' ' + row.label.substr(1);
                m_cells.push_back({hand, columnName(m_a.columns[inA]), m_a.columns[inA], a, b, kind, doubles});
            }
        }
    }

    const Chart& m_a;
    const Chart& m_b;
    std::vector<std::pair<std::size_t, std::size_t>> m_columns; ///< that both have
    std::vector<CellDifference> m_cells;
};

} // namespace

std::vector<CellDifference> cellsThatDiffer(const Chart& a, const Chart& b) {
    return ChartPair(a, b).differences();
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
