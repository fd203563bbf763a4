// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/effectsink.h"

#include <QSoundEffect>
#include <QUrl>

#include <algorithm>

namespace openshoe::sound {

EffectSink::EffectSink() {
    connect(&m_devices, &QMediaDevices::audioOutputsChanged, this, &EffectSink::useDevice);
    useDevice();
}

EffectSink::~EffectSink() = default;

void EffectSink::useDevice() {
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device == m_device && !m_effects.empty())
        return;
    m_effects.clear();
    m_device = device;
    if (device.isNull())
        return;
    for (const Entry& entry : entries) {
        auto effect = std::make_unique<QSoundEffect>(device);
        effect->setSource(QUrl(QStringLiteral("qrc:/openshoe/art/sounds/%1.wav").arg(QLatin1StringView(entry.file))));
        m_effects.emplace(entry.sound, std::move(effect));
    }
}

void EffectSink::play(Sound sound, double volume) {
    const auto found = m_effects.find(sound);
    if (found == m_effects.end())
        return;
    found->second->setVolume(static_cast<float>(volume));
    found->second->play();
}

void EffectSink::silence() {
    for (const auto& [sound, effect] : m_effects)
        effect->stop();
}

// Before Qt 6.5 these messages have no category of their own.
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
