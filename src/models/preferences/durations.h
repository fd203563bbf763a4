// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/round/tempo.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

/// How long each movement at the table takes, in milliseconds: the playback's timings, for the drawing side.
class Durations : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// A value of DealingSpeed.
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(int cardFlight READ cardFlight NOTIFY changed)
    Q_PROPERTY(int cardFlip READ cardFlip NOTIFY changed)
    Q_PROPERTY(int chipFlight READ chipFlight NOTIFY changed)
    Q_PROPERTY(int collect READ collect NOTIFY changed)
    Q_PROPERTY(int banner READ banner NOTIFY changed)
    Q_PROPERTY(int celebration READ celebration NOTIFY changed)
    Q_PROPERTY(int fade READ fade NOTIFY changed)

public:
    explicit Durations(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] int speed() const { return static_cast<int>(m_tempo.speed); }
    void setSpeed(int speed);
    [[nodiscard]] bool reducedMotion() const { return m_tempo.reducedMotion; }
    void setReducedMotion(bool reduced);

    [[nodiscard]] int cardFlight() const { return of(session::Beat::CardFlight); }
    [[nodiscard]] int cardFlip() const { return of(session::Beat::CardFlip); }
    [[nodiscard]] int chipFlight() const { return of(session::Beat::ChipFlight); }
    [[nodiscard]] int collect() const { return of(session::Beat::Collect); }
    [[nodiscard]] int banner() const { return of(session::Beat::Banner); }
    [[nodiscard]] int celebration() const { return of(session::Beat::Celebration); }
    [[nodiscard]] int fade() const { return of(session::Beat::CrossFade); }

signals:
    void changed();

private:
    [[nodiscard]] int of(session::Beat beat) const { return static_cast<int>(m_tempo.of(beat).count()); }

    session::Tempo m_tempo;
};

} // namespace openshoe::models
