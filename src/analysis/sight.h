// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/points.h"
#include "engine/names.h"
#include "engine/rules.h"

#include <optional>
#include <vector>

namespace openshoe::analysis {

/// What the player knows of the dealer's cards while deciding: the up card and which hole cards are still possible (no
/// blackjack after a peek; a class; exactly one; any). Decisions are made once per column.
struct Column {
    int up = 0;
    PointSet holes = allPoints; ///< never empty
    std::optional<engine::HoleClass> hint;
    bool exposed = false; ///< both dealer cards are exposed (the dealer's golden rule, or dealt so)
    bool open = false;    ///< both were dealt face up: basic strategy knows their total, and no more
    friend bool operator==(const Column&, const Column&) = default;
};

/// What the player knows before the peek, when insurance, even money and early surrender are decided; it leads to these
/// columns, or to the dealer's blackjack.
struct Sight {
    int up = 0;
    PointSet holes = allPoints;
    PointSet blackjackHoles = 0; ///< those of `holes` that give the dealer a blackjack
    std::optional<engine::HoleClass> hint;
    int firstColumn = 0;
    int columns = 0;
};

/// The total of the dealer's two cards in an open column.
struct OpenTotal {
    /// Charts show them in three parts, each with as many totals as there usually are up cards, or fewer.
    enum class Part { HardTo11, HardFrom12, Soft };

    int total = 0;
    bool soft = false;

    [[nodiscard]] constexpr Part part() const {
        return soft ? Part::Soft : total <= 11 ? Part::HardTo11 : Part::HardFrom12;
    }
    friend bool operator==(const OpenTotal&, const OpenTotal&) = default;
};
[[nodiscard]] OpenTotal openTotal(const Column& column);

/// Columns for which basic strategy has one play. A group has more than one only where the dealer's cards are open.
struct Group {
    std::vector<int> columns; ///< the first stands for the others where a group is named or drawn
    int sight = 0;            ///< of the first
};

/// Everything a player can know, in the order of up cards: ace, 2 … ten.
struct Views {
    std::vector<Column> columns;
    std::vector<Sight> sights;
    std::vector<Group> groups; ///< in the order of their first columns

    [[nodiscard]] int groupOf(int column) const;
    [[nodiscard]] const Column& first(int group) const;
};

[[nodiscard]] Views viewsOf(const engine::RuleSet::Dealer& dealer);

/// The columns a sight leads to, excluding a dealer's blackjack found by the peek; up card, holes and hint are taken
/// from the sight.
[[nodiscard]] std::vector<Column> columnsOf(const engine::RuleSet::Dealer& dealer, const Sight& sight);

/// The hole cards that make a blackjack with this up card.
[[nodiscard]] constexpr PointSet blackjackHoles(int up) {
    return up == ace ? only(ten) : up == ten ? only(ace) : PointSet{0};
}

/// 2–5, 6–9, tens and aces.
[[nodiscard]] PointSet pointsOf(engine::HoleClass hint);

} // namespace openshoe::analysis
