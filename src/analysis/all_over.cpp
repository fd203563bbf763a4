// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/all_over.h"

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

// What a hand of the pair does at each position, and where it is over if it has come there by a double, or by any way.
struct Plays {
    std::vector<Choice> choices;
    std::vector<bool> rescued; ///< once doubled with its player's money
    std::vector<bool> free;    ///< whether the house makes its double
    std::vector<bool> won;
};

// Follows one hand of the pair card by card, and calls over(cards drawn, chance, bust) for each way in which it ends
// so.
template <typename Over> void followHand(const Branch& branch, const PointShoe& shoe, const Plays& plays, Over&& over) {
    std::vector<double> reach(plays.choices.size(), 0.0);
    reach[0] = 1;
    for (std::size_t position = 0; position < reach.size(); ++position) {
        if (reach[position] <= 0)
            continue;
        const HandInfo& hand = handTable()[branch.hands[position]];
        HandCounts drawn = hand.count;
        --drawn[static_cast<std::size_t>(branch.pair)]; // the pair is gone from the shoe already
        if (plays.won[position])
            over(drawn, reach[position], false);
        if (plays.choices[position] == Choice::Stand)
            continue;
        const double total = shoe.total - hand.size + 1;
        for (std::size_t p = 0; p < pointKinds; ++p) {
            const int left = shoe.of[p] - drawn[p];
            if (left <= 0 || total <= 0)
                continue;
            const double chance = reach[position] * left / total;
            const auto next = static_cast<std::size_t>(hand.child[p] < 0 ? 0 : branch.position(hand.child[p]));
            ++drawn[p];
            if (hand.child[p] < 0)
                over(drawn, chance, true);
            else if (plays.choices[position] == Choice::Hit)
                reach[next] += chance;
            else if (plays.won[next] || (plays.rescued[next] && !plays.free[position]))
                over(drawn, chance, false);
            --drawn[p];
        }
    }
}

} // namespace

AllOver::AllOver(const Solver& solver, const Branch& branch, int column, const HandPlays& plays) {
    HandCounts gone{};
    gone[static_cast<std::size_t>(branch.pair)] = 2;
    const double weight = solver.blackjackWeight(column, gone, 2);
    if (weight <= 0)
        return;
    const Column& seen = solver.columnList()[static_cast<std::size_t>(column)];
    ++gone[static_cast<std::size_t>(seen.up)];
    ++gone[static_cast<std::size_t>(seen.up == ace ? ten : ace)];
    const PointShoe shoe = withoutCards(solver.shoe(), gone);
    Plays known;
    for (int position = 0; position < branch.size(); ++position) {
        const HandInfo& hand = handTable()[branch.hands[static_cast<std::size_t>(position)]];
        const bool stands = isFinished(solver.rules(), branch, hand);
        known.choices.push_back(stands ? Choice::Stand : hand.size < 2 ? Choice::Hit : plays.choice(position));
        known.rescued.push_back(!stands && hand.size > 2 && plays.rescues(position));
        known.free.push_back(solver.doublesFree(hand));
        known.won.push_back(solver.winsAlways(hand));
    }
    followHand(branch, shoe, known, [&](const HandCounts& first, double chance, bool bust) {
        m_bust += bust ? weight * chance : 0;
        m_one += weight * chance;
        followHand(branch, withoutCards(shoe, first), known,
                   [&](const HandCounts&, double then, bool) { m_two += weight * chance * then; });
    });
}

double AllOver::of(int hands) const {
    double all = m_two;
    for (; hands > 2 && m_one > 0; --hands)
        all *= m_two / m_one;
    return all;
}

} // namespace openshoe::analysis
