// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace openshoe::session {

/// What can be heard at a table. How it sounds is up to src/sound.
enum class Sound {
    CardSlide,
    CardTurn,
    CardPeek, ///< the dealer checks the hole card
    CardBurn,
    CutCard, ///< a card is drawn that reaches the cut card
    Shuffle,
    Chip, ///< put down, by number: one, a few, many
    ChipsFew,
    ChipsMany,
    ChipBack,     ///< taken back or given back
    ChipsPaid,    ///< beside the stake
    ChipsCollect, ///< to the rack
    Button,       ///< a decision that moves neither card nor chip
    Refused,      ///< it can't be done
    Tick,         ///< the clock is running out
    Win,          ///< the result of the round
    Lose,
    Push,
    Blackjack,
    SideWin, ///< a side bet wins
    GoldenRule,
    Hint, ///< the dealer hints at the hole card
};

/// A sound and its distance: what other people at the table do is farther away than one's own cards and chips, or the
/// dealer.
struct SoundCue {
    Sound sound = Sound::Button;
    bool distant = false;
    friend bool operator==(const SoundCue&, const SoundCue&) = default;
};

/// The listener's position.
struct Listener {
    engine::PlayerNumber me;
    const engine::TableState* table = nullptr;    ///< never null; with the event already applied
    const engine::RuleSet* rules = nullptr;       ///< never null; the table's
    int (*chipsIn)(base::Money amount) = nullptr; ///< never null; the number of chips that make up a stake
};

/// All sounds of one event, the nearest first; none for the events in `silentEvents`, or for those that can be seen but
/// made no sound: an answer that silence gave, a round that continues with the same shoe.
[[nodiscard]] std::vector<SoundCue> soundsOf(const engine::Event& event, const Listener& listener);

/// The sound of that many chips put down at once.
[[nodiscard]] Sound soundOfChips(int chips);

/// An event that is never heard, and why.
struct SilentEvent {
    std::string_view type;
    const char* why;
};

/// The complete list: any other event makes a sound, or the code doesn't compile.
inline constexpr std::array silentEvents{
    SilentEvent{"player-present", "it tells who is there already"},
    SilentEvent{"seat-held", "it tells who sits there already"},
    SilentEvent{"seat-taken", "one's own is heard as it is clicked; others sit down without a noise"},
    SilentEvent{"seat-left", "one's own is heard as it is clicked; others get up without a noise"},
    SilentEvent{"stake-placed", "its chips were heard as they were laid, before the stakes were confirmed"},
    SilentEvent{"betting-closed", "the first card is heard at the same moment"},
    SilentEvent{"hand-hit", "its card is heard"},
    SilentEvent{"deal-ended", "its last card was heard"},
    SilentEvent{"turns-ended", "no card is turned"},
};

[[nodiscard]] constexpr bool isSilent(std::string_view type) {
    return std::ranges::any_of(silentEvents, [type](const SilentEvent& event) { return event.type == type; });
}

} // namespace openshoe::session
