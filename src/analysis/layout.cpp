// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/layout.h"

namespace openshoe::analysis {

namespace {

// Hands of up to three cards are kept anyway: figures are reported for them, and a double ends on three, or more if it
// is doubled again, or wherever the rules allow one later.
bool hasRow(const PlayRules& rules, const HandInfo& hand) {
    return hand.size <= 2 + rules.mostDoubles() || mayStand(hand.hard, hand.total) || rules.doublesLater() ||
           rules.surrendersLater || rules.ends(hand.size, hand.total);
}

// Rows are many more where every hand has one.
unsigned bitsFor(const PlayRules& rules, unsigned usual) {
    return rules.doublesLater() || rules.mostDoubles() > 1 || rules.surrendersLater ? usual + 2 : usual;
}

} // namespace

/// Gives each composition a row of its own, the same one whenever it comes up. An open-addressing hash table of row
/// numbers, without the compositions, which the rows have: it is cleared for every decision.
class Layout::Numbering {
public:
    /// There is room for 2 to the power of `bits` rows; a quarter of that is fast.
    Numbering(std::vector<RemovedCards>& rows, unsigned bits)
        : m_rows(rows), m_bits(bits), m_rowAt(std::size_t{1} << bits, -1) {}

    int rowOf(const HandCounts& counts, int size) {
        const std::uint64_t key = packed(counts);
        std::size_t at = (key * 0x9E3779B97F4A7C15U) >> (64U - m_bits);
        for (; m_rowAt[at] >= 0; at = (at + 1) % m_rowAt.size()) {
            if (m_rows[static_cast<std::size_t>(m_rowAt[at])].count == counts)
                return m_rowAt[at];
        }
        m_rowAt[at] = static_cast<std::int32_t>(m_rows.size());
        m_rows.push_back({counts, size});
        return m_rowAt[at];
    }

private:
    std::vector<RemovedCards>& m_rows;
    unsigned m_bits;
    std::vector<std::int32_t> m_rowAt; ///< −1: free
};

Layout Layout::everyHand(const PlayRules& rules) {
    const engine::RuleSet::Split& split = rules.split;
    Layout layout;
    Numbering numbering(layout.m_rows, bitsFor(rules, split.hands > 2 ? 16 : 14));
    layout.addBranch(0, -1, 0, false, rules, numbering);
    for (int pair = 0; pair < pointKinds && split.hands > 1; ++pair) {
        // With more than two hands, second cards of other hands may be known not to be of the pair's value. That is
        // accounted for by removing one more card of it, up to 2 (hands − 1) in all; see splitting.cpp.
        const int most = 2 * mostHands(split, pair) - 2;
        for (int gone = 1; gone < most; ++gone)
            layout.addBranch(handTable().single(pair), pair, gone, pair == ace, rules, numbering);
    }
    return layout;
}

Layout Layout::oneHand(int hand, int splitPair, bool fromAces, int splitHands, const PlayRules& rules) {
    Layout layout;
    Numbering numbering(layout.m_rows, bitsFor(rules, splitPair < 0 ? 12 : splitHands > 2 ? 15 : 13));
    layout.addBranch(hand, -1, 0, fromAces, rules, numbering);
    if (splitPair >= 0) {
        for (int gone = 1; gone < 2 * splitHands - 2; ++gone)
            layout.addBranch(handTable().single(splitPair), splitPair, gone, splitPair == ace, rules, numbering);
    }
    return layout;
}

void Layout::addBranch(int start, int pair, int gone, bool fromAces, const PlayRules& rules, Numbering& numbering) {
    const HandTable& table = handTable();
    Branch branch{
        .start = start, .pair = pair, .gone = gone, .fromAces = fromAces, .hands = {}, .rows = {}, .positions = {}};
    branch.positions.assign(static_cast<std::size_t>(table.size()), -1);
    branch.positions[static_cast<std::size_t>(start)] = 0;
    for (int i = start; i < table.size(); ++i) {
        auto& place = branch.positions[static_cast<std::size_t>(i)];
        if (place < 0)
            continue;
        const HandInfo& hand = table[i];
        place = static_cast<std::int16_t>(branch.hands.size());
        branch.hands.push_back(static_cast<std::int16_t>(i));
        int row = -1;
        if (i == start ? pair < 0 && hand.size > 0 : hasRow(rules, hand) && hand.size > 1) {
            HandCounts counts = hand.count;
            if (pair >= 0)
                counts[static_cast<std::size_t>(pair)] =
                    static_cast<std::uint8_t>(counts[static_cast<std::size_t>(pair)] + gone);
            row = numbering.rowOf(counts, hand.size + gone);
        }
        branch.rows.push_back(row);
        if (isFinished(rules, branch, hand))
            continue;
        for (const int child : hand.child) {
            if (child >= 0)
                branch.positions[static_cast<std::size_t>(child)] = 0;
        }
    }
    m_branches.push_back(std::move(branch));
}

} // namespace openshoe::analysis
