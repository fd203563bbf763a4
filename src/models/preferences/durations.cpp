// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/preferences/durations.h"

namespace openshoe::models {

void Durations::setSpeed(int speed) {
    const auto next = static_cast<session::Speed>(speed);
    if (next == m_tempo.speed)
        return;
    m_tempo.speed = next;
    emit changed();
}

void Durations::setReducedMotion(bool reduced) {
    if (reduced == m_tempo.reducedMotion)
        return;
    m_tempo.reducedMotion = reduced;
    emit changed();
}

} // namespace openshoe::models

#include "moc_durations.cpp"
