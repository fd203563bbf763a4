// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/solver.h"
#include "analysis/split_hands.h"

#include <algorithm>

namespace openshoe::analysis {

// A split into two hands is worth exactly twice one hand: neither knows anything about the other, and what the other
// draws doesn't change the chances of cards nobody has seen.
//
// With more hands, second cards are looked at one by one: a card of the pair makes one more hand (as far as the rules
// allow), any other settles one. A hand's figure then depends on how many of the other hands are known *not* to have
// drawn the pair's value, which is computed by figure(others not of the pair) = figure − chance(of the pair) ×
// figure(one more gone). Given the plays, which are those for the pair gone and nothing else known, this is exact.
// Pairs are split again always or up to a number of hands, whichever is worth most against the column.
//
// Where the house stakes new hands, the first hand alone is its player's own, and each of the others is played as one
// that can't lose. The first is split again as long as it can be, before any other.
//
// Where only tens of one rank are a pair, the pair's value is its rank: of the tens that may be drawn, the others are
// cards like any. To every figure of a hand they are all the same.

double SplitHands::figure(bool ownIsOther, int gone, int others) const {
    const Part& part = m_parts[static_cast<std::size_t>(gone)];
    if (others == 0)
        return ownIsOther ? part.any - part.same : part.any;
    const double rest = part.sameChance > 0 ? part.sameChance * figure(ownIsOther, gone + 1, others - 1) : 0.0;
    return figure(ownIsOther, gone, others - 1) - rest;
}

double SplitHands::go(int most, int hands, int open, int settled, double chance) const {
    if (chance <= 0)
        return 0;
    if (hands == most) {
        const double ofOpen = open * figure(false, hands, settled);
        return chance * (settled > 0 ? ofOpen + settled * figure(true, hands, settled - 1) : ofOpen);
    }
    if (open == 0)
        return chance * hands * figure(true, hands, hands - 1);
    return go(most, hands + 1, open + 1, settled, chance * m_parts[static_cast<std::size_t>(hands)].sameChance) +
           go(most, hands, open - 1, settled + 1, chance);
}

double SplitHands::first(int most) const {
    double sum = 0;
    double chance = 1;
    for (int hands = 2; hands < most; ++hands) {
        sum += chance * figure(true, hands, 0);
        chance *= m_parts[static_cast<std::size_t>(hands)].sameChance;
    }
    return sum + chance * figure(false, most, 0);
}

namespace {

// How often a split ends with each number of hands.
void addHandShares(int hands, int open, int known, double chance, int cards, int ofPair, int most,
                   std::array<double, 5>& share) {
    if (hands >= std::min(most, 4) || open == 0) {
        share[static_cast<std::size_t>(std::min(hands, 4))] += chance;
        return;
    }
    const int left = std::max(0, ofPair - hands);
    const int total = std::max(1, cards - hands - known);
    const double same = std::min(1.0, static_cast<double>(left) / total);
    addHandShares(hands + 1, open + 1, known, chance * same, cards, ofPair, most, share);
    addHandShares(hands, open - 1, known + 1, chance * (1 - same), cards, ofPair, most, share);
}

} // namespace

std::array<double, 5> Solver::handShares(int pair, int splitHands) const {
    std::array<double, 5> share{};
    const int ofPair = pair == ten && m_likeTens > 0 ? m_likeTens : m_shoe.of[static_cast<std::size_t>(pair)];
    addHandShares(2, 2, 0, 1.0, m_shoe.total, ofPair, splitHands, share);
    return share;
}

double Solver::sameShare(const Branch& branch, std::size_t column) const {
    if (branch.pair != ten || m_likeTens == 0)
        return 1;
    const Column& seen = m_columns[column];
    const int dealers = (seen.up == ten ? 1 : 0) + (seen.holes == only(ten) ? 1 : 0);
    const int drawable = m_shoe.of[ten] - 1 - branch.gone - dealers;
    return drawable <= 0 ? 0 : std::max(0, m_likeTens - 1 - branch.gone) / static_cast<double>(drawable);
}

std::vector<Solver::SplitHandFigures> Solver::splitHandFigures(const std::vector<const PlayedBranch*>& branches) const {
    if (branches.empty())
        return {};
    const std::size_t columns = m_columns.size();
    const auto x = static_cast<std::size_t>(branches.front()->branch->pair);
    std::vector<SplitHandFigures> hands(columns);
    for (const PlayedBranch* played : branches) {
        const Branch& branch = *played->branch;
        const HandInfo& start = handTable()[branch.start];
        const int own = played->stakes().own;
        const auto chances = drawChances(branch, start);
        for (std::size_t c = 0; c < columns; ++c) {
            hands[c].net.addBranch(chances[x] * sameShare(branch, c));
            hands[c].stake.addBranch(chances[x] * sameShare(branch, c));
        }
        HandCounts gone{};
        for (std::size_t p = 0; p < pointKinds; ++p) {
            const int hand = start.child[p];
            const int ownDoubled = hand < 0 ? own : doubledStakes(*played, handTable()[hand]).own;
            const auto at = static_cast<std::size_t>(branch.position(hand)) * columns;
            gone[x] = static_cast<std::uint8_t>(branch.gone + 1);
            ++gone[p];
            for (std::size_t c = 0; chances[p] > 0 && c < columns; ++c) {
                const double weighed = chances[p] * weight(static_cast<int>(c), gone, branch.gone + 2);
                const double left = own * chances[p] * leftOfSplitHand(c, gone, branch.gone + 2);
                const double returned = chances[p] * played->best[at + c] - own * weighed + left;
                const bool doubles = played->choice[at + c] == Choice::Double;
                const double later = !played->raise.empty() ? chances[p] * played->raise[at + c]
                                     : doubles              ? weighed * (ownDoubled - own)
                                                            : 0;
                const double units = weighed * own + later;
                const double same = p == x ? sameShare(branch, c) : 0;
                hands[c].net.addSecondCard(returned, same);
                hands[c].stake.addSecondCard(units, same);
            }
            --gone[p];
        }
    }
    return hands;
}

SplitFigures Solver::splitFigures(int pair, int splitHands) const {
    SplitFigures figures;
    std::vector<const PlayedBranch*> branches;
    std::vector<const PlayedBranch*> freeBranches;
    const auto collect = [&](const std::vector<PlayedBranch>& all, std::vector<const PlayedBranch*>& of) {
        for (const PlayedBranch& played : all) {
            if (played.branch->pair == pair)
                of.push_back(&played);
        }
    };
    collect(m_played, branches);
    collect(m_playedFree, freeBranches);
    if (branches.empty() || splitHands < 2)
        return figures;
    figures.offered = true;
    const std::size_t columns = m_columns.size();
    const std::vector<SplitHandFigures> hands = splitHandFigures(branches);
    const std::vector<SplitHandFigures> freeHands = splitHandFigures(freeBranches);
    // Of a pair that is split free one hand is its player's own, unless the house staked the pair itself.
    const auto total = [&](std::size_t c, int most, SplitHands SplitHandFigures::*of) {
        if (freeHands.empty())
            return (hands[c].*of).total(most);
        const SplitHands& others = freeHands[c].*of;
        return m_free ? others.total(most) : (hands[c].*of).first(most) + others.total(most) - others.first(most);
    };
    figures.net.assign(columns, 0.0);
    figures.stake.assign(columns, 0.0);
    figures.handsShare.resize(columns);
    for (int most = 2; most <= splitHands; ++most) {
        const std::array<double, 5> share = handShares(pair, most);
        const PlayedBranch& first = *branches.front();
        for (std::size_t c = 0; c < columns; ++c) {
            const HandPlays plays = playsOf(first, c);
            const double worth = total(c, most, &SplitHandFigures::net) + leftOfSplit(*first.branch, c, most, plays);
            if (most > 2 && worth <= figures.net[c])
                continue;
            figures.net[c] = worth;
            figures.stake[c] = total(c, most, &SplitHandFigures::stake);
            figures.handsShare[c] = share;
        }
    }
    return figures;
}

} // namespace openshoe::analysis
