// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/effectsink.h"

#include <QSoundEffect>
#include <QUrl>

#include <algorithm>

namespace openshoe::sound {

namespace {

QUrl fileOf(const QString& name) {
    return QUrl(QStringLiteral("qrc:/openshoe/art/sounds/%1.wav").arg(name));
}

} // namespace

EffectSink::EffectSink() {
    connect(&m_devices, &QMediaDevices::audioOutputsChanged, this, &EffectSink::useDevice);
    useDevice();
}

EffectSink::~EffectSink() = default;

void EffectSink::useDevice() {
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device == m_device && !m_device.isNull())
        return;
    m_effects.clear();
    m_room.reset();
    m_device = device;
    if (!hasDevice())
        return;
    m_loading.start(0, this);
    playRoom();
}

// Loads one effect at a time while the event loop is idle; all at once would block the window. One that is needed
// earlier is loaded then.
void EffectSink::timerEvent(QTimerEvent*) {
    for (const Entry& entry : entries) {
        for (int variant = 1; variant <= entry.variants; ++variant) {
            if (hasDevice() && !m_effects.contains({entry.sound, variant})) {
                effectOf({entry.sound, variant});
                return;
            }
        }
    }
    m_loading.stop();
}

QSoundEffect& EffectSink::effectOf(const Key& key) {
    std::unique_ptr<QSoundEffect>& effect = m_effects[key];
    if (!effect) {
        effect = std::make_unique<QSoundEffect>(m_device);
        const auto name = QLatin1StringView(entryOf(key.first).file);
        effect->setSource(fileOf(QStringLiteral("%1-%2").arg(name).arg(key.second)));
    }
    return *effect;
}

void EffectSink::play(Sound sound, int variant, double volume) {
    if (!hasDevice())
        return;
    QSoundEffect& effect = effectOf({sound, variant});
    effect.setVolume(static_cast<float>(volume));
    effect.play();
}

void EffectSink::silence() {
    for (const auto& [key, effect] : m_effects)
        effect->stop();
}

void EffectSink::setRoom(double volume) {
    m_roomVolume = volume;
    playRoom();
}

void EffectSink::playRoom() {
    if (m_roomVolume <= 0 || !hasDevice()) {
        m_room.reset();
        return;
    }
    const bool begins = !m_room;
    if (begins) {
        m_room = std::make_unique<QSoundEffect>(m_device);
        m_room->setSource(fileOf(QLatin1StringView(roomFile)));
        m_room->setLoopCount(QSoundEffect::Infinite);
    }
    m_room->setVolume(static_cast<float>(m_roomVolume));
    if (begins)
        m_room->play();
}

// Before Qt 6.5 these messages don't have a category of their own.
bool isAboutDevices(const QMessageLogContext& context, const QString& message) {
    if (context.category && QLatin1StringView(context.category).startsWith(QLatin1StringView("qt.multimedia")))
        return true;
    constexpr std::array beginnings{
        "PulseAudio", "QPulseAudio",  "Stream error", "No audio device", "No QtMultimedia backends",
        "QAudio",     "QSoundEffect", "QMediaDevices"};
    const QStringView said = QStringView(message).mid(message.startsWith(u'"') ? 1 : 0);
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const char* beginning) { return said.startsWith(QLatin1StringView(beginning)); });
}

} // namespace openshoe::sound

#include "moc_effectsink.cpp"
