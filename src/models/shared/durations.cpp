// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/shared/durations.h"

namespace openshoe::models {

session::Speed speedNamed(const QString& name) {
    if (name == u"off")
        return session::Speed::Off;
    if (name == u"fast")
        return session::Speed::Fast;
    return name == u"slow" ? session::Speed::Slow : session::Speed::Normal;
}

void Durations::setSpeed(const QString& speed) {
    if (speed == m_speed)
        return;
    m_speed = speed;
    m_tempo.speed = speedNamed(speed);
    emit changed();
}

void Durations::setReducedMotion(bool reduced) {
    if (reduced == m_tempo.reducedMotion)
        return;
    m_tempo.reducedMotion = reduced;
    emit changed();
}

} // namespace openshoe::models
