// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/soundboard.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QObject>

#include <map>
#include <memory>

class QSoundEffect;

namespace openshoe::sound {

/// Plays on the system's sound device, as far as there is one: devices may be missing, come and go. Making it opens the
/// audio library, which takes a while.
class EffectSink : public QObject, public Sink {
    Q_OBJECT

public:
    EffectSink();
    ~EffectSink() override;

    /// There is a device to play on.
    [[nodiscard]] QMediaDevices& devices() { return m_devices; }
    [[nodiscard]] bool hasDevice() const { return !m_effects.empty(); }

    void play(Sound sound, double volume) override;
    void silence() override;

private:
    void useDevice();

    QMediaDevices m_devices;
    QAudioDevice m_device;
    std::map<Sound, std::unique_ptr<QSoundEffect>> m_effects; ///< one each; none without a device
};

/// What Qt's audio says of devices that are missing, come or go. That is no error here: it belongs in a log, not before
/// the person.
[[nodiscard]] bool isAboutDevices(const QMessageLogContext& context, const QString& message);

} // namespace openshoe::sound
