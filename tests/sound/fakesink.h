// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound/soundboard.h"

#include <vector>

namespace openshoe::test {

/// Records what should have been played.
class FakeSink : public sound::Sink {
public:
    struct Played {
        sound::Sound sound;
        int variant;
        double volume;
    };

    void play(sound::Sound sound, int variant, double volume) override { played.push_back({sound, variant, volume}); }
    void silence() override { ++silenced; }
    void setRoom(double volume) override { room = volume; }

    [[nodiscard]] int count(sound::Sound sound) const {
        int found = 0;
        for (const Played& one : played)
            found += one.sound == sound ? 1 : 0;
        return found;
    }

    std::vector<Played> played;
    int silenced = 0;
    double room = 0; ///< as last set
};

} // namespace openshoe::test
