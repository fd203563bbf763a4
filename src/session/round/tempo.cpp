// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/tempo.h"

#include <algorithm>

namespace openshoe::session {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

Pace paceOf(Beat beat) {
    switch (beat) {
    case Beat::CardFlight: return {.motion = 240ms};
    case Beat::CardInterval: return {.motion = 110ms};
    case Beat::CardFlip: return {.motion = 180ms};
    case Beat::ChipFlight: return {.motion = 260ms};
    case Beat::Collect: return {.motion = 300ms};
    case Beat::Banner: return {.motion = 160ms};
    case Beat::CrossFade: return {.motion = 80ms};
    case Beat::Peek: return {.reading = 160ms};
    case Beat::ReadBanner: return {.reading = 700ms};
    case Beat::ReadTotal: return {.reading = 500ms};
    case Beat::ReadOutcome: return {.reading = 350ms};
    case Beat::Celebration: return {.reading = 1200ms};
    case Beat::Think: return {.reading = 900ms};
    }
    return {};
}

milliseconds Tempo::of(Pace pace) const {
    if (reducedMotion)
        pace.motion = std::min(pace.motion, paceOf(Beat::CrossFade).motion);
    const milliseconds total = pace.motion + pace.reading;
    switch (speed) {
    case Speed::Off: return 0ms;
    case Speed::Fast: return total / 2;
    case Speed::Slow: return total * 2;
    case Speed::Normal: break;
    }
    return total;
}

} // namespace openshoe::session
