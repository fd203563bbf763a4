// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/sounds.h"

#include <chrono>
#include <functional>
#include <optional>
#include <random>

namespace openshoe::sound {

/// Where sounds go.
class Sink {
public:
    Sink() = default;
    Sink(const Sink&) = delete;
    Sink& operator=(const Sink&) = delete;
    virtual ~Sink() = default;

    /// Begins the sound; begins it again if that variant is still playing. `variant`: from 1, up to the sound's number
    /// of them. `volume`: above 0, up to 1.
    virtual void play(Sound sound, int variant, double volume) = 0;
    /// Stops whatever is still playing, but for the room.
    virtual void silence() = 0;
    /// The room is heard from now on at that volume, 0 … 1; at 0 it isn't.
    virtual void setRoom(double volume) = 0;
};

/// Volumes as they are set, 0 … 1; a sound is heard at master times its category's.
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

/// Plays a table's sounds at the volumes set. Of several things that happen at once, one sound of each category is
/// heard: with animation off a whole round happens at once. Of a sound's variants never the same twice running.
class SoundBoard {
public:
    using Clock = std::function<std::chrono::milliseconds()>;
    /// Sounds of one category begin at least this far apart; even cards dealt fast are further apart than that. What is
    /// near doesn't wait for what is distant.
    static constexpr std::chrono::milliseconds gap{60};
    /// How much of a sound arrives from where others sit.
    static constexpr double distantShare = 0.45;

    /// `clock`: any that only goes forward. The same `seed` brings the same variants.
    explicit SoundBoard(Clock clock = steadyClock(), std::uint32_t seed = 1);

    /// The sink must live as long as it is set; without one nothing is heard.
    void setSink(Sink* sink);
    /// Takes effect at once: if nothing is to be heard any more, what is playing stops.
    void setVolumes(const Volumes& volumes);
    /// Whether the window is there to be seen: else the room isn't heard.
    void setAwake(bool awake);
    void play(Heard heard);

private:
    [[nodiscard]] static Clock steadyClock();
    [[nodiscard]] double volumeOf(Category category) const;
    [[nodiscard]] bool isTooSoon(Category category, bool distant);
    [[nodiscard]] int nextVariant(const Entry& entry);
    void followRoom();

    /// When something of a category was last heard.
    struct Last {
        std::optional<std::chrono::milliseconds> own;
        std::optional<std::chrono::milliseconds> distant;
    };

    Clock m_clock;
    std::minstd_rand m_chance;
    Sink* m_sink = nullptr;
    Volumes m_volumes;
    bool m_awake = true;
    double m_room = 0; ///< as the sink has it
    std::array<Last, categoryCount> m_last;
    std::array<int, entries.size()> m_variants{}; ///< each sound's last one; 0 before the first
};

} // namespace openshoe::sound
