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

/// Plays on the system's sound device if there is one; devices may be missing, come and go. Its constructor opens the
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
    std::map<Sound, std::unique_ptr<QSoundEffect>> m_effects; ///< one for each sound; empty without a device
};

/// Whether this is Qt's audio complaining of devices that are missing, come or go. That is no error here: it belongs in
/// a log and not on the screen.
[[nodiscard]] bool isAboutDevices(const QMessageLogContext& context, const QString& message);

} // namespace openshoe::sound
