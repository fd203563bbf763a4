// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/sounds.h"

#include <chrono>
#include <functional>

namespace openshoe::sound {

/// Where sounds go.
class Sink {
public:
    Sink() = default;
    Sink(const Sink&) = delete;
    Sink& operator=(const Sink&) = delete;
    virtual ~Sink() = default;

    /// Begins the sound; begins it again if it is still playing. `volume`: above 0, up to 1.
    virtual void play(Sound sound, double volume) = 0;
    /// Stops whatever is still playing.
    virtual void silence() = 0;
};

/// Volumes as they are set, 0 … 1; a sound is heard at master times its category's.
struct Volumes {
    bool on = true;
    double master = 1;
    double cards = 1;
    double chips = 1;
    double results = 1;
    friend bool operator==(const Volumes&, const Volumes&) = default;
};

/// Plays a table's sounds at the volumes set. Of several things that happen at once, one sound of each category is
/// heard: with animation off a whole round happens at once.
class SoundBoard {
public:
    using Clock = std::function<std::chrono::milliseconds()>;
    /// Sounds of one category begin at least this far apart; even cards dealt fast are further apart than that.
    static constexpr std::chrono::milliseconds gap{60};

    /// `clock`: any that only goes forward.
    explicit SoundBoard(Clock clock = steadyClock());

    /// The sink must live as long as it is set; without one nothing is heard.
    void setSink(Sink* sink) { m_sink = sink; }
    /// Takes effect at once: if nothing is to be heard any more, what is playing stops.
    void setVolumes(const Volumes& volumes);
    void play(Sound sound);

private:
    [[nodiscard]] static Clock steadyClock();
    [[nodiscard]] double volumeOf(Category category) const;

    Clock m_clock;
    Sink* m_sink = nullptr;
    Volumes m_volumes;
    std::array<std::optional<std::chrono::milliseconds>, 3> m_last; ///< when each category was heard
};

} // namespace openshoe::sound
