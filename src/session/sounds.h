// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace openshoe::session {

/// What can be heard of a table. How it sounds is the business of src/sound.
enum class Sound {
    CardSlide,
    CardTurn,
    CardPeek, ///< the dealer looks under the hidden card
    CardBurn,
    CutCard, ///< a card comes out of the shoe behind which the cut card lay
    Shuffle,
    Chip, ///< put down, by number: one, a few, many
    ChipsFew,
    ChipsMany,
    ChipBack,     ///< taken back, or given back
    ChipsPaid,    ///< beside the stake
    ChipsCollect, ///< to the rack
    Button,       ///< a decision that moves neither card nor chip
    Refused,      ///< it can't be done
    Tick,         ///< the clock runs out
    Win,          ///< what the round came to
    Lose,
    Push,
    Blackjack,
    SideWin, ///< a side bet is won
    GoldenRule,
    Hint, ///< the dealer tells something of the hidden card
};

/// Something heard, and how near: what other people at the table do is farther off than what is done with one's own
/// cards and chips or by the dealer.
struct Heard {
    Sound sound = Sound::Button;
    bool distant = false;
    friend bool operator==(const Heard&, const Heard&) = default;
};

/// Where one listens.
struct Listener {
    engine::PlayerNumber me;
    const engine::TableState* table = nullptr;    ///< never null; with the event in it
    const engine::RuleSet* rules = nullptr;       ///< never null; the table's
    int (*chipsIn)(base::Money amount) = nullptr; ///< never null; of how many chips a stake is made
};

/// All that one event is heard by, the nearest thing first; nothing for the events in `silentEvents`, and for those
/// that can be seen but not heard as they happened: an answer that silence gave, a round that goes on with the same
/// shoe.
[[nodiscard]] std::vector<Heard> soundsOf(const engine::Event& event, const Listener& listener);

/// That many chips, put down at once.
[[nodiscard]] Sound soundOfChips(int chips);

/// An event that is never heard, and why.
struct SilentEvent {
    std::string_view type;
    const char* why;
};

/// All of them: any other event makes a sound, or doesn't compile.
inline constexpr std::array silentEvents{
    SilentEvent{"player-present", "it tells who is there already"},
    SilentEvent{"seat-held", "it tells who sits there already"},
    SilentEvent{"seat-taken", "one's own is heard as it is clicked; others sit down without a noise"},
    SilentEvent{"seat-left", "one's own is heard as it is clicked; others get up without a noise"},
    SilentEvent{"stake-placed", "its chips were heard as they were laid, before the stakes were confirmed"},
    SilentEvent{"betting-closed", "the first card is heard at the same moment"},
    SilentEvent{"turns-started", "nothing moves: the question is asked in words"},
    SilentEvent{"hand-hit", "its card is heard"},
};

[[nodiscard]] constexpr bool isSilent(std::string_view type) {
    return std::ranges::any_of(silentEvents, [type](const SilentEvent& event) { return event.type == type; });
}

} // namespace openshoe::session
