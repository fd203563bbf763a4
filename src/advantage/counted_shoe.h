// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/random.h"
#include "counting/system.h"
#include "engine/rules.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace openshoe::advantage {

/// Cards as a count tells them apart: those of the same points and tags are of one kind. Running counts are in units,
/// of which every tag is a multiple.
struct CountedCards {
    /// A card as it goes to a hand and into the count, in one word.
    struct Given {
        std::int16_t tag = 0;  ///< in units
        std::uint8_t more = 0; ///< to the hand's state: see CountedHand
        std::uint8_t ace = 0;
    };

    CountedCards(const engine::RuleSet& rules, const counting::CountSystem& system);

    int unit = 1;                   ///< in half points
    std::vector<std::uint8_t> shoe; ///< the kinds of a whole one, in order
    std::array<Given, 64> given{};  ///< by kind, like the next three
    std::array<std::uint8_t, 256> point{};
    std::array<std::int16_t, 256> tag{};
    std::array<double, 256> side{};                          ///< side counts' points, weighed
    std::array<std::uint8_t, engine::cardsPerDeck> kindOf{}; ///< by the card's index
    double allSides = 0;                                     ///< of a whole shoe
    bool hasSides = false;
};

/// A shoe in use, mixed as far as it is needed, and what has been counted of it.
struct CountedShoe {
    std::vector<std::uint8_t> cards; ///< kinds
    std::size_t mixed = 0;           ///< so many, from the first
    std::size_t at = 0;              ///< the next one
    int burned = 0;                  ///< unseen
    int running = 0;                 ///< in units, from nothing
    double side = 0;
    bool ranOut = false; ///< a round took more cards than there are

    [[nodiscard]] int left() const { return static_cast<int>(cards.size() - at); }
    /// Goes back to its first card, with nothing counted.
    void restart();
    /// Mixes until so many are.
    void mixTo(std::size_t end, analysis::Random& random);
    [[nodiscard]] int draw() {
        if (at >= cards.size()) {
            ranOut = true;
            return cards.back();
        }
        return cards[at++];
    }
    void count(const CountedCards& known, int kind) {
        running += known.tag[static_cast<std::size_t>(kind)];
        side += known.side[static_cast<std::size_t>(kind)];
    }
};

} // namespace openshoe::advantage
