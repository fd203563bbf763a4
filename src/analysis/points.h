// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards.h"

#include <array>
#include <cstdint>

namespace openshoe::analysis {

/// Inside the analyser point values are numbered from 0: 0 the ace, 1 … 8 the cards 2 … 9, 9 every ten-value card.
inline constexpr int pointKinds = 10;
inline constexpr int ace = 0;
inline constexpr int ten = 9;

[[nodiscard]] constexpr int pointIndex(engine::Card card) { return engine::pointValue(card) - 1; }

/// The number of cards of each point value: a hand, or the cards gone.
using HandCounts = std::array<std::uint8_t, pointKinds>;

/// A set of point values, one bit each.
using PointSet = std::uint16_t;
inline constexpr PointSet allPoints = (1U << pointKinds) - 1;
[[nodiscard]] constexpr bool contains(PointSet set, int point) { return (set >> point & 1U) != 0; }
[[nodiscard]] constexpr PointSet only(int point) { return static_cast<PointSet>(1U << point); }

/// A shoe's cards by point value.
struct PointShoe {
    std::array<int, pointKinds> of{};
    int total = 0;
    friend bool operator==(const PointShoe&, const PointShoe&) = default;
};

/// A whole number of decks.
[[nodiscard]] constexpr PointShoe fullPointShoe(engine::Decks decks) {
    PointShoe shoe;
    for (int p = 0; p < pointKinds; ++p)
        shoe.of[static_cast<std::size_t>(p)] = (p == ten ? engine::tensIn(decks.pack) : 4) * decks.number;
    shoe.total = decks.cards();
    return shoe;
}

} // namespace openshoe::analysis
