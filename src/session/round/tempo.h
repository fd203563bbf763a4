// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace openshoe::session {

enum class Speed { Off, Fast, Normal, Slow };

/// What takes time at the table: each movement and each thing to read, defined once for playback and drawing.
enum class Beat {
    CardFlight,   ///< a card from the shoe to its place
    CardInterval, ///< between two cards
    CardFlip,
    ChipFlight,
    Collect,      ///< cards or chips go to the tray, the rack or the player
    Banner,       ///< a banner or result appears
    CrossFade,    ///< replaces any movement when motion is reduced
    Peek,         ///< the dealer peeks
    ReadBanner,
    ReadTotal,    ///< the dealer's final total
    ReadOutcome,  ///< before the hands are paid
    Celebration,  ///< of a winning side bet
    Think,        ///< before someone else at the table decides
};

/// Time at normal speed, by what it is spent on.
struct Pace {
    std::chrono::milliseconds motion{0};  ///< something moves
    std::chrono::milliseconds reading{0}; ///< something is to be read
};
[[nodiscard]] Pace paceOf(Beat beat);
[[nodiscard]] inline Pace operator+(Pace a, Pace b) { return {a.motion + b.motion, a.reading + b.reading}; }

/// The pace a person has chosen. Off: nothing takes time. Reduced motion: movement becomes a cross-fade, so only things
/// to be read take longer than that.
struct Tempo {
    Speed speed = Speed::Normal;
    bool reducedMotion = false;

    [[nodiscard]] std::chrono::milliseconds of(Pace pace) const;
    [[nodiscard]] std::chrono::milliseconds of(Beat beat) const { return of(paceOf(beat)); }
};

} // namespace openshoe::session
