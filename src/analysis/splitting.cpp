// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/solver.h"

#include <algorithm>

namespace openshoe::analysis {

// A split into two hands is worth twice one hand, exactly: neither knows anything of the other, and what the other draws
// does not change the chances of cards nobody has seen.
//
// With more hands, second cards are looked at one by one: a card of the pair makes one more hand (while the rules allow),
// any other settles one. A hand's figure then depends on how many of the other hands are known *not* to have drawn the
// pair's value; that is counted out: figure(others not of the pair) = figure − chance(of the pair) × figure(one more gone).
// Given the plays, which are those for the pair gone and nothing else known, this is exact. Splitting again is chosen
// always or up to a number of hands, whichever is worth most against that column.

namespace {

// One hand of the pair, k of its cards gone: `any` second card; `same`: the part of it where that is of the pair too.
struct Part {
    PerColumn any;
    PerColumn same;
};

class HandCounter {
public:
    HandCounter(std::vector<Part> parts, std::vector<double> sameChance, int mostHands)
        : m_parts(std::move(parts)), m_same(std::move(sameChance)), m_most(mostHands) {}

    [[nodiscard]] double total(std::size_t column) const { return go(2, 2, 0, 1.0, column); }

private:
    // A hand's figure with `gone` cards of the pair gone and `others` further cards known not to be of it.
    [[nodiscard]] double figure(bool ownIsOther, int gone, int others, std::size_t column) const {
        if (others > 0) {
            const double same = m_same[static_cast<std::size_t>(gone)];
            const double rest = same > 0 ? same * figure(ownIsOther, gone + 1, others - 1, column) : 0.0;
            return figure(ownIsOther, gone, others - 1, column) - rest;
        }
        const Part& part = m_parts[static_cast<std::size_t>(gone)];
        return part.any[column] - (ownIsOther ? part.same[column] : 0.0);
    }

    [[nodiscard]] double go(int hands, int open, int settled, double chance, std::size_t column) const {
        if (chance <= 0)
            return 0;
        if (hands == m_most) {
            const double ofOpen = open * figure(false, hands, settled, column);
            return chance * (settled > 0 ? ofOpen + settled * figure(true, hands, settled - 1, column) : ofOpen);
        }
        if (open == 0)
            return chance * hands * figure(true, hands, hands - 1, column);
        return go(hands + 1, open + 1, settled, chance * m_same[static_cast<std::size_t>(hands)], column) +
               go(hands, open - 1, settled + 1, chance, column);
    }

    std::vector<Part> m_parts; // by cards of the pair gone
    std::vector<double> m_same;
    int m_most;
};

// How often a split ends with so many hands.
void addHandShares(int hands, int open, int known, double chance, const PointShoe& shoe, int pair, int most,
                   std::array<double, 5>& share) {
    if (hands >= std::min(most, 4) || open == 0) {
        share[static_cast<std::size_t>(std::min(hands, 4))] += chance;
        return;
    }
    const int left = std::max(0, shoe.of[static_cast<std::size_t>(pair)] - hands);
    const int total = std::max(1, shoe.total - hands - known);
    const double same = std::min(1.0, static_cast<double>(left) / total);
    addHandShares(hands + 1, open + 1, known, chance * same, shoe, pair, most, share);
    addHandShares(hands, open - 1, known + 1, chance * (1 - same), shoe, pair, most, share);
}

} // namespace

SplitFigures Solver::splitFigures(int pair, int splitHands) const {
    SplitFigures figures;
    std::vector<const PlayedBranch*> branches;
    for (const PlayedBranch& played : m_played) {
        if (played.branch->pair == pair)
            branches.push_back(&played);
    }
    if (branches.empty() || splitHands < 2)
        return figures;
    figures.offered = true;
    const std::size_t columns = m_columns.size();
    const auto x = static_cast<std::size_t>(pair);
    std::vector<Part> net(2);
    std::vector<Part> stake(2);
    std::vector<double> same(2, 0.0);
    for (const PlayedBranch* played : branches) {
        const Branch& branch = *played->branch;
        const HandInfo& start = handTable()[branch.start];
        const auto chances = drawChances(branch, start);
        Part value{PerColumn(columns, 0.0), PerColumn(columns, 0.0)};
        Part staked = value;
        HandCounts gone{};
        for (std::size_t p = 0; p < pointKinds; ++p) {
            const int hand = start.child[p];
            const auto at = static_cast<std::size_t>(branch.position(hand)) * columns;
            gone[x] = static_cast<std::uint8_t>(branch.gone + 1);
            ++gone[p];
            for (std::size_t c = 0; chances[p] > 0 && c < columns; ++c) {
                const double weighed = chances[p] * weight(static_cast<int>(c), gone, branch.gone + 2);
                const double returned = chances[p] * played->best[at + c] - weighed;
                const double units = weighed * (played->choice[at + c] == Choice::Double ? 2 : 1);
                value.any[c] += returned;
                staked.any[c] += units;
                if (p == x) {
                    value.same[c] = returned;
                    staked.same[c] = units;
                }
            }
            --gone[p];
        }
        net.push_back(std::move(value));
        stake.push_back(std::move(staked));
        same.push_back(chances[x]);
    }
    figures.net.assign(columns, 0.0);
    figures.stake.assign(columns, 0.0);
    figures.handsShare.resize(columns);
    for (int most = 2; most <= splitHands; ++most) {
        const HandCounter nets(net, same, most);
        const HandCounter stakes(stake, same, most);
        std::array<double, 5> share{};
        addHandShares(2, 2, 0, 1.0, m_shoe, pair, most, share);
        for (std::size_t c = 0; c < columns; ++c) {
            const double worth = nets.total(c);
            if (most > 2 && worth <= figures.net[c])
                continue;
            figures.net[c] = worth;
            figures.stake[c] = stakes.total(c);
            figures.handsShare[c] = share;
        }
    }
    return figures;
}

} // namespace openshoe::analysis
