// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/soundboard.h"

#include <utility>

namespace openshoe::sound {

SoundBoard::SoundBoard(Clock clock, std::uint32_t seed) : m_clock(std::move(clock)), m_chance(seed) {}

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
    case Category::Cues: return m_volumes.master * m_volumes.cues;
    case Category::Results: return m_volumes.master * m_volumes.results;
    }
    return 0;
}

void SoundBoard::setSink(Sink* sink) {
    m_sink = sink;
    m_room = 0;
    updateRoom();
}

void SoundBoard::setVolumes(const Volumes& volumes) {
    m_volumes = volumes;
    if (m_sink && (!volumes.on || volumes.master <= 0))
        m_sink->silence();
    updateRoom();
}

void SoundBoard::setAwake(bool awake) {
    m_awake = awake;
    updateRoom();
}

void SoundBoard::updateRoom() {
    const double room = m_volumes.on && m_awake ? m_volumes.master * m_volumes.room : 0;
    if (!m_sink || room == m_room)
        return;
    m_room = room;
    m_sink->setRoom(room);
}

bool SoundBoard::isTooSoon(Category category, bool distant) {
    Last& last = m_last[static_cast<std::size_t>(category)];
    const auto now = m_clock();
    const auto isRecent = [now](const auto& time) { return time && now - *time < gap; };
    if (isRecent(last.own) || (distant && isRecent(last.distant)))
        return true;
    (distant ? last.distant : last.own) = now;
    return false;
}

int SoundBoard::nextVariant(const Entry& entry) {
    int& last = m_variants[static_cast<std::size_t>(entry.sound)];
    if (entry.variants == 1)
        return last = 1;
    // Picks another variant, counting on from the last one, which is left out.
    const int others = last == 0 ? entry.variants : entry.variants - 1;
    const auto step = static_cast<int>(m_chance() % static_cast<unsigned>(others));
    last = last == 0 ? 1 + step : 1 + (last + step) % entry.variants;
    return last;
}

void SoundBoard::play(SoundCue cue) {
    const Entry& entry = entryOf(cue.sound);
    const double volume = volumeOf(entry.category) * (cue.distant ? distantShare : 1);
    if (!m_sink || volume <= 0 || isTooSoon(entry.category, cue.distant))
        return;
    m_sink->play(cue.sound, nextVariant(entry), volume);
}

} // namespace openshoe::sound
