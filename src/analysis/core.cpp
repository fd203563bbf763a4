// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/core.h"

#include "analysis/dealer_odds.h"

#include <algorithm>

namespace openshoe::analysis {

Core::Core(const PlayRules& rules, const PointShoe& shoe)
    : m_views(viewsOf(rules.dealer)), m_solver(rules, shoe, m_views.columns, Layout::everyHand(rules)) {
    std::size_t i = 0;
    for (int a = 0; a < pointKinds; ++a) {
        for (int b = a; b < pointKinds; ++b) {
            const double ofA = shoe.of[static_cast<std::size_t>(a)];
            const double ofB = shoe.of[static_cast<std::size_t>(b)] - (a == b ? 1 : 0);
            const double orders = a == b ? 1 : 2;
            const double chance = orders * ofA * ofB / (static_cast<double>(shoe.total) * (shoe.total - 1));
            m_hands[i++] = {
                .a = a, .b = b, .hand = handTable().pair(a, b), .chance = chance, .natural = a == ace && b == ten};
        }
    }
}

std::shared_ptr<const Core> Core::make(const PlayRules& rules, const PointShoe& shoe,
                                       const std::function<bool()>& cancelled) {
    const std::shared_ptr<Core> core(new Core(rules, shoe));
    if (!core->m_solver.solve(cancelled))
        return nullptr;
    // In a peek game no column contains the dealer's blackjack; its weight is that of a column of its own.
    std::vector<Column> blackjacks;
    for (const Sight& sight : core->m_views.sights)
        blackjacks.push_back({.up = sight.up, .holes = sight.blackjackHoles, .hint = sight.hint, .exposed = false});
    const Solver weights(rules, shoe, blackjacks, Layout());
    for (const StartingHand& start : core->m_hands) {
        const HandInfo& info = handTable()[start.hand];
        core->m_figures.push_back(
            core->m_solver.figures(start.hand, start.a == start.b ? mostHands(rules.split, start.a) : 1));
        std::vector<double> weight;
        for (std::size_t s = 0; s < blackjacks.size(); ++s)
            weight.push_back(blackjacks[s].holes == 0 ? 0.0
                                                      : weights.weight(static_cast<int>(s), info.count, info.size));
        core->m_blackjacks.push_back(std::move(weight));
    }
    return core;
}

double Core::upChance(int up) const {
    return static_cast<double>(m_solver.shoe().of[static_cast<std::size_t>(up)]) / m_solver.shoe().total;
}

std::array<DealerOutcomes, pointKinds> Core::dealerOutcomes() const {
    std::vector<Column> columns;
    for (int up = 0; up < pointKinds; ++up)
        columns.push_back({.up = up, .holes = allPoints, .hint = std::nullopt, .exposed = false});
    const RemovedCards nothing;
    const DealerTable table =
        DealerProgram(columns, m_solver.rules().dealer.drawing, true).run(m_solver.shoe(), std::span(&nothing, 1));
    std::array<DealerOutcomes, pointKinds> outcomes;
    for (int up = 0; up < pointKinds; ++up)
        outcomes[static_cast<std::size_t>(up)] = outcomesIn(table, up);
    return outcomes;
}

} // namespace openshoe::analysis
