// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/points.h"
#include "base/result.h"
#include "engine/cards.h"

#include <array>
#include <cstdint>
#include <span>

namespace openshoe::analysis {

/// The cards not yet seen, by rank and suit: those still in the shoe and those face down on the table.
class Shoe {
public:
    Shoe() = default;
    /// A new shoe.
    [[nodiscard]] static Shoe full(engine::Decks decks);
    /// What is left of these decks once these cards have been seen. The error is the index, from 0, of the first
    /// card of which the decks hold no more.
    [[nodiscard]] static tl::expected<Shoe, std::size_t> without(engine::Decks decks,
                                                                 std::span<const engine::Card> seen);

    [[nodiscard]] int count(engine::Card card) const { return m_count[static_cast<std::size_t>(card.index())]; }
    [[nodiscard]] int count(engine::Rank rank) const;
    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] PointShoe points() const;

    /// Removes a card; false if none of it is left.
    [[nodiscard]] bool remove(engine::Card card);
    void add(engine::Card card);

    friend bool operator==(const Shoe&, const Shoe&) = default;

private:
    std::array<std::uint8_t, engine::cardsPerDeck> m_count{};
    int m_total = 0;
};

} // namespace openshoe::analysis
