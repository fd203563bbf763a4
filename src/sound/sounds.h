// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/sounds.h"

#include <array>

namespace openshoe::sound {

using session::Sound;

/// What has a volume of its own.
enum class Category { Cards, Chips, Results };

/// A sound: what is played for it and whose volume it has.
struct Entry {
    Sound sound;
    Category category;
    const char* file; ///< in resources/sounds, without its ending
};

inline constexpr std::array entries{
    Entry{Sound::CardSlide, Category::Cards, "card-slide"},
    Entry{Sound::CardTurn, Category::Cards, "card-turn"},
    Entry{Sound::Shuffle, Category::Cards, "shuffle"},
    Entry{Sound::Chip, Category::Chips, "chip"},
    Entry{Sound::ChipsCollect, Category::Chips, "chips-collect"},
    Entry{Sound::Button, Category::Chips, "button"},
    Entry{Sound::Win, Category::Results, "win"},
    Entry{Sound::Lose, Category::Results, "lose"},
    Entry{Sound::Push, Category::Results, "push"},
    Entry{Sound::Blackjack, Category::Results, "blackjack"},
};

/// That sound's line of the table.
[[nodiscard]] constexpr const Entry& entryOf(Sound sound) {
    return entries[static_cast<std::size_t>(sound)];
}

static_assert(
    [] {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (entries[i].sound != static_cast<Sound>(i))
                return false;
        }
        return true;
    }(),
    "the table has every sound, in the order of the enumeration");

} // namespace openshoe::sound
