// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace openshoe::session {

enum class Speed { Off, Fast, Normal, Slow };

/// What takes time at the table: each movement and each thing to be read, once, for the playback and for what is drawn.
enum class Beat {
    CardFlight,   ///< a card from the shoe to its place
    CardInterval, ///< between two cards
    CardFlip,
    ChipFlight,
    Collect,      ///< cards or chips go to the tray, the rack, the player
    Banner,       ///< a banner or result comes
    CrossFade,    ///< takes the place of any movement where motion is reduced
    Peek,         ///< the dealer looks
    ReadBanner,
    ReadTotal,    ///< the dealer's final one
    ReadOutcome,  ///< before the hands are paid
    Celebration,  ///< of a side bet that was won
    Think,        ///< before somebody else at the table decides
};

/// Time at normal speed, by what it is spent on.
struct Pace {
    std::chrono::milliseconds motion{0};  ///< something moves
    std::chrono::milliseconds reading{0}; ///< something is to be read
};
[[nodiscard]] Pace paceOf(Beat beat);
[[nodiscard]] inline Pace operator+(Pace a, Pace b) { return {a.motion + b.motion, a.reading + b.reading}; }

/// How fast a person has it. Off: nothing takes time. Reduced motion: what moves is cross-faded, so only what is to be
/// read takes longer than that.
struct Tempo {
    Speed speed = Speed::Normal;
    bool reducedMotion = false;

    [[nodiscard]] std::chrono::milliseconds of(Pace pace) const;
    [[nodiscard]] std::chrono::milliseconds of(Beat beat) const { return of(paceOf(beat)); }
};

} // namespace openshoe::session
