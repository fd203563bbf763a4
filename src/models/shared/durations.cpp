// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/shared/durations.h"

namespace openshoe::models {

const QStringList& speedNames() {
    static const QStringList names{QStringLiteral("off"), QStringLiteral("fast"), QStringLiteral("normal"),
                                   QStringLiteral("slow")}; // in the order of Speed
    return names;
}

session::Speed speedNamed(const QString& name) {
    const auto place = speedNames().indexOf(name);
    return place < 0 ? session::Speed::Normal : static_cast<session::Speed>(place);
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

#include "moc_durations.cpp"
