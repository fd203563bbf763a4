// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/soundboard.h"

#include <QAudioDevice>
#include <QBasicTimer>
#include <QMediaDevices>
#include <QObject>

#include <map>
#include <memory>
#include <utility>

class QSoundEffect;

namespace openshoe::sound {

/// Plays on the system's sound device, if there is one; devices may be missing, come and go. The constructor opens the
/// audio library, which takes a while.
class EffectSink : public QObject, public Sink {
    Q_OBJECT

public:
    EffectSink();
    ~EffectSink() override;

    [[nodiscard]] QMediaDevices& devices() { return m_devices; }
    /// Whether there is a device to play on.
    [[nodiscard]] bool hasDevice() const { return !m_device.isNull(); }

    void play(Sound sound, int variant, double volume) override;
    void silence() override;
    void setRoom(double volume) override;

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    using Key = std::pair<Sound, int>;

    void useDevice();
    QSoundEffect& effectOf(const Key& key);
    void playRoom();

    QMediaDevices m_devices;
    QAudioDevice m_device;
    std::map<Key, std::unique_ptr<QSoundEffect>> m_effects; ///< one for each variant; none without a device
    std::unique_ptr<QSoundEffect> m_room;                   ///< while it is audible
    double m_roomVolume = 0;
    QBasicTimer m_loading; ///< while some effects aren't loaded yet
};

/// Whether this is Qt's audio complaining about devices that are missing, come or go. That is no error here: it belongs
/// in the log, not on the screen.
[[nodiscard]] bool isAboutDevices(const QMessageLogContext& context, const QString& message);

} // namespace openshoe::sound
