// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/record/limits.h"

#include <functional>

namespace openshoe::session {

// The time that breaks and delayed changes are counted by. A person who wants to play may change the computer's clock:
//
// - Within one boot, the time passed is the computer's uptime, sleep included; its clock isn't consulted at all.
// - Across a reboot there is only the clock. The time it says has passed is accepted, but recorded as doubtful.
// - If the clock is later found behind where it should be, it had been ahead: that much of the doubtful time is taken
//   back, until the clock is right again.
//
// So setting the clock back only means that time with the computer switched off doesn't count until the clock is right;
// and setting it forward helps only someone who boots with it and leaves it wrong for the whole period. More can't be
// known without asking someone else. Where the system doesn't identify its boots (all but Linux), each start of the
// program counts as one.

/// What the computer reports at one moment, in milliseconds.
struct ClockReading {
    std::int64_t wall = 0;   ///< since 1970 (UTC)
    std::int64_t uptime = 0; ///< since boot, sleep included
    std::string boot;        ///< identifies the boot
};
using ReadClock = std::function<ClockReading()>;
[[nodiscard]] ClockReading readClock();

/// Advances the clock to that moment. `counting`: something is being counted down; if not, the computer's clock is
/// trusted afresh, except that time never goes back.
void advance(storage::LimitClock& clock, const ClockReading& now, bool counting);

/// The time in milliseconds; equal to the computer's clock unless that was changed.
[[nodiscard]] std::int64_t timeOf(const storage::LimitClock& clock);
/// The time that has certainly passed, however the computer's clock turns out.
[[nodiscard]] std::int64_t surelyPassed(const storage::LimitClock& clock);
/// What the computer's clock will show at that time if nobody changes it.
[[nodiscard]] std::int64_t wallAt(const storage::LimitClock& clock, std::int64_t time);

} // namespace openshoe::session
