// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/dealer_kernel.h"
#include "analysis/hand_table.h"
#include "analysis/play_rules.h"

#include <cstdint>
#include <vector>

namespace openshoe::analysis {

/// The hands that can grow from one beginning, with the row of the dealer table for each that may stand.
struct Branch {
    int start = 0;     ///< the hand it begins with
    int pair = -1;     ///< point value of the split pair the hand comes from; -1: never split
    int gone = 0;      ///< cards of that value gone from the shoe besides the hand's own
    bool fromAces = false; ///< a hand of a split pair of aces
    std::vector<std::int16_t> hands;     ///< parents before children
    std::vector<std::int32_t> rows;      ///< by position; -1 if standing is certainly no better than a hit
    std::vector<std::int16_t> positions; ///< by hand; -1 if it isn't in the branch

    [[nodiscard]] int size() const { return static_cast<int>(hands.size()); }
    [[nodiscard]] int position(int hand) const { return positions[static_cast<std::size_t>(hand)]; }
};

/// The branches needed for one question, and the rows of the dealer table they share.
class Layout {
public:
    /// Every hand from a full deal: initial hands, and those that come from splits.
    [[nodiscard]] static Layout everyHand(const PlayRules& rules);
    /// Everything that can come of one hand, and of splitting it into at most `splitHands` (`splitPair` -1: not split).
    [[nodiscard]] static Layout oneHand(int hand, int splitPair, bool fromAces, int splitHands, const PlayRules& rules);

    [[nodiscard]] const std::vector<Branch>& branches() const { return m_branches; }
    [[nodiscard]] const Branch& main() const { return m_branches[0]; }
    [[nodiscard]] const std::vector<RemovedCards>& rows() const { return m_rows; }

private:
    class Numbering;

    void addBranch(int start, int pair, int gone, bool fromAces, const PlayRules& rules, Numbering& numbering);

    std::vector<Branch> m_branches;
    std::vector<RemovedCards> m_rows;
};

/// The most hands that pairs of this value can become. `like`: both cards are known to be of one rank. Where only such
/// tens may be split, a game's figures and its basic strategy, which know points alone, leave all tens together.
[[nodiscard]] constexpr int mostHands(const engine::RuleSet::Split& split, int pair, bool like = false) {
    if (pair == ten && split.pairs == engine::SplitPairs::Rank && !like)
        return 1;
    return pair == ace && !split.resplitAces && split.hands > 2 ? 2 : split.handsOf(pair == ace);
}

/// Whether the rules end a hand of this branch there.
[[nodiscard]] inline bool isFinished(const PlayRules& rules, const Branch& branch, const HandInfo& hand) {
    return rules.ends(hand.size, hand.total) || (branch.fromAces && rules.split.acesStand() && hand.size >= 2);
}

} // namespace openshoe::analysis
