// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/points.h"
#include "engine/rules.h"

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
    std::uint8_t total = 0; ///< up to 22
    bool natural = false;
    std::vector<Start> starts;
};

/// All of the dealer's finished hands, one per multiset of cards: some 2,000 instead of tens of thousands of sequences.
/// Ordered by counts from tens down to aces, so that neighbours share a prefix. Never changes.
class DealerTree {
public:
    [[nodiscard]] const std::vector<DealerFinal>& finals() const { return m_finals; }

private:
    explicit DealerTree(const engine::DealerRule& rule);
    friend const DealerTree& dealerTree(const engine::DealerRule& rule);

    std::vector<DealerFinal> m_finals;
};

/// Built once for each rule, and kept. Thread-safe.
[[nodiscard]] const DealerTree& dealerTree(const engine::DealerRule& rule);

} // namespace openshoe::analysis
