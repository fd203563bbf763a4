// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/limits.h"

#include <functional>

namespace openshoe::session {

// The time by which breaks and delayed changes are counted. A person who wants to play may change the computer's clock:
//
// - Within one start of the computer, what has passed is what the computer has been running, sleep included: its clock
//   isn't asked at all.
// - Over a start there is nothing but the clock. What it says has passed is believed, but noted as doubtful.
// - If the clock is later found behind where it should be, it had been ahead: so much of the doubtful time is taken
//   back, until the clock is right again.
//
// So a clock put back changes nothing but that time the computer was off doesn't count until the clock is right; and
// one put forward helps only someone who starts the computer with it and leaves it wrong for the whole period. More
// can't be known without asking somebody else. Where the system doesn't tell one start from another (all but Linux),
// each start of the program counts as one of the computer.

/// What the computer says at one moment; milliseconds.
struct ClockReading {
    std::int64_t wall = 0;   ///< since 1970 (UTC)
    std::int64_t uptime = 0; ///< since the start, sleep included
    std::string boot;        ///< names the start; the same only if it is
};
using ReadClock = std::function<ClockReading()>;
[[nodiscard]] ClockReading readClock();

/// Goes on to that moment. `counting`: something is being counted down; if not, the clock is believed anew, except that
/// the time never goes back.
void advance(storage::LimitClock& clock, const ClockReading& now, bool counting);

/// The time, in milliseconds; while the clock isn't changed it is the computer's clock.
[[nodiscard]] std::int64_t timeOf(const storage::LimitClock& clock);
/// What surely has passed, whatever the clock will turn out to be.
[[nodiscard]] std::int64_t surelyPassed(const storage::LimitClock& clock);
/// What the computer's clock will show at that time, if nobody changes it.
[[nodiscard]] std::int64_t wallAt(const storage::LimitClock& clock, std::int64_t time);

} // namespace openshoe::session
