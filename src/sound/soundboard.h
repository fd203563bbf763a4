// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/sounds.h"

#include <chrono>
#include <functional>
#include <optional>
#include <random>

namespace openshoe::sound {

/// Plays the sounds that a SoundBoard chooses.
class Sink {
public:
    Sink() = default;
    Sink(const Sink&) = delete;
    Sink& operator=(const Sink&) = delete;
    virtual ~Sink() = default;

    /// Starts the sound, or restarts it if that variant is still playing. `variant` is 1 … the sound's number of
    /// variants; `volume` is above 0 and at most 1.
    virtual void play(Sound sound, int variant, double volume) = 0;
    /// Stops whatever is still playing, except the room.
    virtual void silence() = 0;
    /// Plays the room's ambience at this volume from now on, 0 … 1; 0 stops it.
    virtual void setRoom(double volume) = 0;
};

/// Volumes as set, 0 … 1; a sound plays at the master volume times its category's.
struct Volumes {
    bool on = true;
    double master = 1;
    double cards = 1;
    double chips = 1;
    double cues = 1;
    double results = 1;
    double room = 0;
    friend bool operator==(const Volumes&, const Volumes&) = default;
};

/// Plays a table's sounds at the volumes set. Of several things that happen at once, only one sound per category is
/// played: with animation off, a whole round happens at once. Never plays the same variant of a sound twice running.
class SoundBoard {
public:
    using Clock = std::function<std::chrono::milliseconds()>;
    /// Sounds of one category start at least this far apart; even fast dealing is slower than that. Nearby sounds don't
    /// wait for distant ones.
    static constexpr std::chrono::milliseconds gap{60};
    /// The share of the volume that remains for sounds from other people's seats.
    static constexpr double distantShare = 0.45;

    /// `clock` may be any that only moves forward. The same `seed` gives the same variants.
    explicit SoundBoard(Clock clock = steadyClock(), std::uint32_t seed = 1);

    /// The sink must live as long as it is set; without one nothing is played.
    void setSink(Sink* sink);
    /// Takes effect at once: playing sounds stop if sound is off or the master volume is 0.
    void setVolumes(const Volumes& volumes);
    /// Whether the window is visible; if not, the room is silent.
    void setAwake(bool awake);
    void play(SoundCue cue);

private:
    [[nodiscard]] static Clock steadyClock();
    [[nodiscard]] double volumeOf(Category category) const;
    [[nodiscard]] bool isTooSoon(Category category, bool distant);
    [[nodiscard]] int nextVariant(const Entry& entry);
    void updateRoom();

    /// When a sound of a category was last played.
    struct Last {
        std::optional<std::chrono::milliseconds> own;
        std::optional<std::chrono::milliseconds> distant;
    };

    Clock m_clock;
    std::minstd_rand m_chance;
    Sink* m_sink = nullptr;
    Volumes m_volumes;
    bool m_awake = true;
    double m_room = 0; ///< the volume last passed to the sink
    std::array<Last, categoryCount> m_last;
    std::array<int, entries.size()> m_variants{}; ///< the last one played of each sound; 0 before the first
};

} // namespace openshoe::sound
