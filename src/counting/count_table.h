// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "counting/system.h"

#include <array>
#include <vector>

namespace openshoe::counting {

/// Cards of each kind, by engine::Card::index.
using Composition = std::array<int, engine::cardsPerDeck>;
[[nodiscard]] Composition fullDecks(engine::Decks decks);

/// Exactly how the tags of the unseen cards add up: of all ways in which so many cards can be left of a composition,
/// which part has each sum. No card is more likely to be left than another, so this is what a count tells and no more.
class CountTable {
public:
    CountTable(const Tags& tags, const Composition& cards);

    [[nodiscard]] int cards() const { return m_cards; }
    /// What all cards add, in half points; the running count of a shoe with these cards unseen is the start, plus this,
    /// less the sum of the unseen.
    [[nodiscard]] int allTags() const { return m_all; }
    /// The least and the greatest sum with any number unseen, and the step between sums, in half points.
    [[nodiscard]] int least() const { return m_least * m_unit; }
    [[nodiscard]] int most() const { return m_most * m_unit; }
    [[nodiscard]] int step() const { return m_unit; }

    /// The chance that the tags of `unseen` cards add up to this; 0 for a sum that can't be.
    [[nodiscard]] double chance(int unseen, int sum) const;

private:
    friend class Expected;
    [[nodiscard]] double ways(int unseen, int sum) const;
    [[nodiscard]] std::size_t place(int unseen, int units) const {
        return static_cast<std::size_t>(unseen) * m_width + static_cast<std::size_t>(units - m_least);
    }

    int m_cards = 0;
    int m_all = 0;
    int m_unit = 1; ///< every sum is a multiple of this
    int m_least = 0;
    int m_most = 0;
    std::size_t m_width = 1;
    std::vector<double> m_ways;    ///< by number unseen and sum
    std::vector<double> m_choices; ///< ways to leave so many, whatever they add up to
};

/// How many cards of some kinds are among the unseen, given their number and the sum of their tags.
class Expected {
public:
    /// `wanted`: by engine::Card::index.
    Expected(const Tags& tags, const Composition& cards, const std::array<bool, engine::cardsPerDeck>& wanted);

    [[nodiscard]] const CountTable& table() const { return m_table; }
    /// Nothing if the sum can't be.
    [[nodiscard]] std::optional<double> cards(int unseen, int sum) const;

private:
    struct Kind {
        int tag = 0;
        int cards = 0;
        CountTable without; ///< one of them
    };
    CountTable m_table;
    std::vector<Kind> m_kinds;
};

/// Every ten-value card.
[[nodiscard]] std::array<bool, engine::cardsPerDeck> tenValues();

} // namespace openshoe::counting
