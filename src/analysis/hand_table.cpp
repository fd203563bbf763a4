// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hand_table.h"

#include <algorithm>
#include <unordered_map>

namespace openshoe::analysis {

namespace {

void addHandsFrom(int point, HandInfo hand, std::vector<HandInfo>& hands) {
    if (point == pointKinds) {
        hand.soft = hand.count[ace] > 0 && hand.hard + 10 <= 21;
        hand.total = static_cast<std::uint8_t>(hand.hard + (hand.soft ? 10 : 0));
        hand.gold = static_cast<std::uint8_t>(hand.count[ace] + hand.count[ten]);
        hands.push_back(hand);
        return;
    }
    for (; hand.hard <= 21; hand.hard = static_cast<std::uint8_t>(hand.hard + point + 1)) {
        addHandsFrom(point + 1, hand, hands);
        ++hand.count[static_cast<std::size_t>(point)];
        ++hand.size;
    }
}

} // namespace

HandTable::HandTable() {
    m_hands.reserve(3100);
    addHandsFrom(0, HandInfo{}, m_hands);
    std::stable_sort(m_hands.begin(), m_hands.end(),
                     [](const HandInfo& a, const HandInfo& b) { return a.hard < b.hard; });
    std::unordered_map<std::uint64_t, int> index;
    index.reserve(2 * m_hands.size());
    for (int i = 0; i < size(); ++i)
        index.emplace(packed((*this)[i].count), i);
    for (HandInfo& hand : m_hands) {
        for (std::size_t p = 0; p < pointKinds; ++p) {
            HandCounts more = hand.count;
            ++more[p];
            const auto found = index.find(packed(more));
            hand.child[p] = static_cast<std::int16_t>(found == index.end() ? -1 : found->second);
        }
    }
}

const HandTable& handTable() {
    static const HandTable table;
    return table;
}

} // namespace openshoe::analysis
