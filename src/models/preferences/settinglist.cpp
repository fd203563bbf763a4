// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/preferences/settinglist.h"

#include "engine/rules.h"

#include <cmath>

namespace openshoe::models {

std::optional<double> Range::read(const QVariant& stored) const {
    bool good = false;
    const double value = stored.toDouble(&good);
    // Qt accepts "nan" and "inf" as numbers.
    return good && std::isfinite(value) ? std::optional(std::clamp(value, least, most)) : std::nullopt;
}

std::optional<int> Clock::read(const QVariant& stored) {
    const QString word = stored.toString();
    if (word == u"game")
        return ClockTime::OfTheGame;
    if (word == u"off")
        return ClockTime::Off;
    bool whole = false;
    const int seconds = word.toInt(&whole);
    return whole && seconds >= least && seconds <= most ? std::optional(seconds) : std::nullopt;
}

QVariant Clock::stored(int value) {
    switch (value) {
    case ClockTime::OfTheGame: return QStringLiteral("game");
    case ClockTime::Off: return QStringLiteral("off");
    default: return QString::number(value);
    }
}

QStringList Clock::values() {
    return {QStringLiteral("game"), QStringLiteral("off"), QStringLiteral("30")};
}

namespace setting {

QString none() {
    return QStringLiteral("");
}

QString brass() {
    return cardBacks().constFirst();
}

QStringList cardBacks() {
    return {QStringLiteral("brass"), QStringLiteral("midnight"), QStringLiteral("claret")};
}

QStringList felts() {
    QStringList names{none()};
    for (int i = 0; i < engine::enumCount<engine::Felt>; ++i)
        names << QString::fromLatin1(name(static_cast<engine::Felt>(i)));
    return names;
}

} // namespace setting

} // namespace openshoe::models

#include "moc_settingvalues.cpp"
