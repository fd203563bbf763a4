// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/round/sounds.h"

#include <array>

namespace openshoe::sound {

using session::SoundCue;
using session::Sound;

/// What has its own volume setting.
enum class Category { Cards, Chips, Cues, Results };
inline constexpr std::size_t categoryCount = 4;

/// A sound, its file name and its category. Its files are called card-slide-1, card-slide-2 … in resources/sounds, one
/// for each variant. Sounds that follow one another closely have several, so that no two in a row are alike.
struct Entry {
    Sound sound;
    Category category;
    const char* file;
    int variants;
};

inline constexpr std::array entries{
    Entry{Sound::CardSlide, Category::Cards, "card-slide", 6},
    Entry{Sound::CardTurn, Category::Cards, "card-turn", 4},
    Entry{Sound::CardPeek, Category::Cards, "card-peek", 2},
    Entry{Sound::CardBurn, Category::Cards, "card-burn", 2},
    Entry{Sound::CutCard, Category::Cards, "cut-card", 2},
    Entry{Sound::Shuffle, Category::Cards, "shuffle", 2},
    Entry{Sound::Chip, Category::Chips, "chip", 5},
    Entry{Sound::ChipsFew, Category::Chips, "chips-few", 4},
    Entry{Sound::ChipsMany, Category::Chips, "chips-many", 4},
    Entry{Sound::ChipBack, Category::Chips, "chip-back", 3},
    Entry{Sound::ChipsPaid, Category::Chips, "chips-paid", 4},
    Entry{Sound::ChipsCollect, Category::Chips, "chips-collect", 4},
    Entry{Sound::Button, Category::Cues, "button", 3},
    Entry{Sound::Refused, Category::Cues, "refused", 2},
    Entry{Sound::Tick, Category::Cues, "tick", 2},
    Entry{Sound::Win, Category::Results, "win", 2},
    Entry{Sound::Lose, Category::Results, "lose", 2},
    Entry{Sound::Push, Category::Results, "push", 2},
    Entry{Sound::Blackjack, Category::Results, "blackjack", 1},
    Entry{Sound::SideWin, Category::Results, "side-win", 2},
    Entry{Sound::GoldenRule, Category::Results, "golden-rule", 1},
    Entry{Sound::Hint, Category::Results, "hint", 2},
};

/// The sound's row of the table.
[[nodiscard]] constexpr const Entry& entryOf(Sound sound) {
    return entries[static_cast<std::size_t>(sound)];
}

static_assert(
    [] {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (entries[i].sound != static_cast<Sound>(i) || entries[i].variants < 1)
                return false;
        }
        return true;
    }(),
    "the table has every sound, in the order of the enumeration");

/// The room around the table: a seamless loop.
inline constexpr const char* roomFile = "room";

} // namespace openshoe::sound
