// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/dealer_tree.h"
#include "analysis/sight.h"

#include <memory>
#include <span>
#include <vector>

namespace openshoe::analysis {

/// Cards gone from the shoe besides the dealer's own: one row of a DealerTable.
struct RemovedCards {
    HandCounts count{};
    int size = 0;
};

/// The dealer's results for many compositions at once. The figures of a row and a column are joint probabilities: of
/// this up card, a hole card from the column's set and this final hand, drawn from the shoe without the row's cards.
class DealerTable {
public:
    /// How many totals the dealer may stand on, from engine::DealerRule::lowestStand to 21.
    static constexpr int totals = 22 - engine::DealerRule::lowestStand;
    /// Offsets within a row's column; those of the totals lie between Weight and Natural, see on().
    enum Slot { Weight, Natural = Weight + totals + 1, On22 };
    /// The slot for this total, lowestStand … 21, blackjack excluded.
    [[nodiscard]] static constexpr int on(int total) { return Weight + 1 + total - engine::DealerRule::lowestStand; }

    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int slotCount() const { return m_slots; }
    /// Weight is the probability of up card and hole set alone; bust is what the other slots leave of it. `Natural` is
    /// present only if a column can hold one, `On22` only on request (otherwise 22 is a bust like any other).
    [[nodiscard]] const double* at(int row) const { return m_values.get() + static_cast<std::size_t>(row) * m_stride; }

private:
    friend class DealerProgram;
    int m_columns = 0;
    int m_slots = On22 + 1;
    std::size_t m_stride = 0;
    std::unique_ptr<double[]> m_values; // run() writes all of them; a vector would clear them first
};

/// The dealer's tree for a set of columns, laid out to run over eight compositions at a time: falling factorials of the
/// counts are multiplied along the shared prefixes of the finished hands.
class DealerProgram {
public:
    DealerProgram(std::span<const Column> columns, const engine::DealerRule& rule, bool with22);
    /// The program of a single column, built once and kept: a decision would take twice as long if it were built every
    /// time. Thread-safe.
    [[nodiscard]] static std::shared_ptr<const DealerProgram> ofOne(const Column& column,
                                                                    const engine::DealerRule& rule, bool with22);

    [[nodiscard]] DealerTable run(const PointShoe& shoe, std::span<const RemovedCards> rows) const;

    struct Node {
        std::uint16_t factor = 0;      ///< which falling factorial: point × maxCards + (count − 1)
        std::uint8_t parent = 0;       ///< depth of the prefix it continues
        std::uint8_t cards = 0;        ///< of the finished hand; 0 if it isn't one
        std::uint32_t firstTarget = 0; ///< its targets end where the next node's begin
    };
    struct Target {
        std::uint32_t place = 0; ///< column × slots + slot
        double ways = 0;
    };
    /// Most cards in a hand, and of one value in it; what a program needs is less.
    static constexpr int maxCards = engine::maxHandCards;

private:
    void addFinal(const DealerFinal& final, std::vector<int>& path, std::span<const Target> targets);
    /// Throws if a node or target leads outside the tables that run() uses, which it doesn't check again.
    void checkIndices() const;

    std::vector<Column> m_columns;
    int m_slots = DealerTable::On22 + 1;
    std::size_t m_mostCards = 2; ///< in one of its hands
    std::size_t m_mostTaken = 2; ///< of one value in one of its hands
    std::vector<Node> m_nodes;
    std::vector<Target> m_targets;
};

} // namespace openshoe::analysis
