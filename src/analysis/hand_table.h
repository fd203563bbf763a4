// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/points.h"
#include "engine/rules.h"

#include <cstdint>
#include <vector>

namespace openshoe::analysis {

/// A hand as the multiset of its point values: the order of its cards doesn't affect its worth.
struct HandInfo {
    HandCounts count{};
    std::uint8_t size = 0;
    std::uint8_t hard = 0;  ///< points, aces as 1
    std::uint8_t total = 0; ///< best total
    bool soft = false;
    std::uint8_t gold = 0; ///< aces and ten-value cards
    /// The hand with one more card of each value; -1 if it busts.
    std::array<std::int16_t, pointKinds> child{};
};

/// Every hand that isn't bust (3,083 with the empty one), ordered by hard points, so that a child always comes after
/// its parents. Depends on nothing and never changes.
class HandTable {
public:
    [[nodiscard]] const HandInfo& operator[](int hand) const { return m_hands[static_cast<std::size_t>(hand)]; }
    [[nodiscard]] int size() const { return static_cast<int>(m_hands.size()); }
    /// The hand of one card, and of two.
    [[nodiscard]] int single(int point) const { return m_hands[0].child[static_cast<std::size_t>(point)]; }
    [[nodiscard]] int pair(int a, int b) const { return (*this)[single(a)].child[static_cast<std::size_t>(b)]; }

private:
    HandTable();
    friend const HandTable& handTable();

    std::vector<HandInfo> m_hands;
};

[[nodiscard]] const HandTable& handTable();

/// Whether standing on a hand may be better than another card. On fewer points it wins only if the dealer busts, and
/// another card can't bust the hand. `hard`: aces as 1.
[[nodiscard]] constexpr bool mayStand(int hard, int total) {
    return hard >= 12 || total >= engine::DealerRule::lowestStand;
}

/// Packs counts below 32 into one number.
[[nodiscard]] constexpr std::uint64_t packed(const HandCounts& counts) {
    std::uint64_t key = 0;
    for (const auto n : counts)
        key = key << 5 | n;
    return key;
}

} // namespace openshoe::analysis
