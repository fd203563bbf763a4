// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/points.h"

#include <vector>

namespace openshoe::analysis {

/// A finished dealer hand, not bust (or bust with exactly 22), as a multiset of point values.
struct DealerFinal {
    /// In how many orders the rest can follow these two first cards (in either order).
    struct Start {
        std::uint8_t a = 0;
        std::uint8_t b = 0;
        double ways = 0;
    };

    HandCounts count{};
    std::uint8_t size = 0;
    std::uint8_t total = 0; ///< 17 … 22
    bool natural = false;
    std::vector<Start> starts;
};

/// All of the dealer's finished hands, one per multiset of cards: 2,079 instead of tens of thousands of sequences.
/// Ordered by counts from tens down to aces, so that neighbours share a prefix. Never changes.
class DealerTree {
public:
    [[nodiscard]] const std::vector<DealerFinal>& finals() const { return m_finals; }
    /// Most cards in a finished hand.
    static constexpr int maxCards = 13;

private:
    explicit DealerTree(bool hitsSoft17);
    friend const DealerTree& dealerTree(bool hitsSoft17);

    std::vector<DealerFinal> m_finals;
};

[[nodiscard]] const DealerTree& dealerTree(bool hitsSoft17);

} // namespace openshoe::analysis
