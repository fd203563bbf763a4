// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/soundboard.h"

#include <utility>

namespace openshoe::sound {

SoundBoard::SoundBoard(Clock clock) : m_clock(std::move(clock)) {}

SoundBoard::Clock SoundBoard::steadyClock() {
    return [] {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
            std::chrono::steady_clock::now().time_since_epoch());
    };
}

double SoundBoard::volumeOf(Category category) const {
    if (!m_volumes.on)
        return 0;
    switch (category) {
    case Category::Cards: return m_volumes.master * m_volumes.cards;
    case Category::Chips: return m_volumes.master * m_volumes.chips;
    case Category::Results: return m_volumes.master * m_volumes.results;
    }
    return 0;
}

void SoundBoard::setVolumes(const Volumes& volumes) {
    m_volumes = volumes;
    if (m_sink && (!volumes.on || volumes.master <= 0))
        m_sink->silence();
}

void SoundBoard::play(Sound sound) {
    const Category category = entryOf(sound).category;
    const double volume = volumeOf(category);
    if (!m_sink || volume <= 0)
        return;
    auto& last = m_last[static_cast<std::size_t>(category)];
    const auto now = m_clock();
    if (last && now - *last < gap)
        return;
    last = now;
    m_sink->play(sound, volume);
}

} // namespace openshoe::sound
