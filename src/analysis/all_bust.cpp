// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/all_bust.h"

#include "analysis/hand_table.h"

#include <vector>

namespace openshoe::analysis {

namespace {

PointShoe withoutCards(PointShoe shoe, const HandCounts& gone) {
    for (std::size_t p = 0; p < pointKinds; ++p) {
        shoe.of[p] -= gone[p];
        shoe.total -= gone[p];
    }
    return shoe;
}

// Follows one hand of the pair card by card, and calls bust(cards drawn, chance) for each way in which it ends so.
template <typename Bust>
void followHand(const Branch& branch, const PointShoe& shoe, const std::vector<Choice>& choices, Bust&& bust) {
    std::vector<double> reach(choices.size(), 0.0);
    reach[0] = 1;
    for (std::size_t position = 0; position < choices.size(); ++position) {
        if (reach[position] <= 0 || choices[position] == Choice::Stand)
            continue;
        const HandInfo& hand = handTable()[branch.hands[position]];
        HandCounts drawn = hand.count;
        --drawn[static_cast<std::size_t>(branch.pair)]; // the pair is gone from the shoe already
        const double total = shoe.total - hand.size + 1;
        for (std::size_t p = 0; p < pointKinds; ++p) {
            const int left = shoe.of[p] - drawn[p];
            if (left <= 0 || total <= 0)
                continue;
            const double chance = reach[position] * left / total;
            if (hand.child[p] < 0) {
                ++drawn[p];
                bust(drawn, chance);
                --drawn[p];
            } else if (choices[position] == Choice::Hit) {
                reach[static_cast<std::size_t>(branch.position(hand.child[p]))] += chance;
            }
        }
    }
}

} // namespace

AllBust::AllBust(const Solver& solver, const Branch& branch, int column, const std::function<Choice(int)>& choose) {
    HandCounts gone{};
    gone[static_cast<std::size_t>(branch.pair)] = 2;
    const double weight = solver.blackjackWeight(column, gone, 2);
    if (weight <= 0)
        return;
    const Column& seen = solver.columnList()[static_cast<std::size_t>(column)];
    ++gone[static_cast<std::size_t>(seen.up)];
    ++gone[static_cast<std::size_t>(seen.up == ace ? ten : ace)];
    const PointShoe shoe = withoutCards(solver.shoe(), gone);
    std::vector<Choice> choices;
    for (int position = 0; position < branch.size(); ++position) {
        const HandInfo& hand = handTable()[branch.hands[static_cast<std::size_t>(position)]];
        const bool stands = isFinished(solver.rules(), branch, hand);
        choices.push_back(stands ? Choice::Stand : hand.size < 2 ? Choice::Hit : choose(position));
    }
    followHand(branch, shoe, choices, [&](const HandCounts& first, double chance) {
        m_one += weight * chance;
        followHand(branch, withoutCards(shoe, first), choices,
                   [&](const HandCounts&, double then) { m_two += weight * chance * then; });
    });
}

double AllBust::of(int hands) const {
    double all = m_two;
    for (; hands > 2 && m_one > 0; --hands)
        all *= m_two / m_one;
    return all;
}

} // namespace openshoe::analysis
