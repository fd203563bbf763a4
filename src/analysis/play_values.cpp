// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/play_values.h"

namespace openshoe::analysis {

std::optional<Play> playOf(engine::Action action) {
    switch (action) {
    case engine::Action::Hit: return Play::Hit;
    case engine::Action::Stand: return Play::Stand;
    case engine::Action::Double: return Play::Double;
    case engine::Action::Split: return Play::Split;
    case engine::Action::Surrender: return Play::Surrender;
    default: return std::nullopt;
    }
}

void PlayValues::choose(double escaped) {
    std::optional<double> first;
    std::optional<double> second;
    for (const Play play : {Play::Stand, Play::Hit, Play::Double, Play::Split, Play::Surrender}) {
        auto worth = of(play);
        if (worth && play == Play::Surrender)
            worth = (*worth + escaped) / (1 - escaped);
        if (worth && (!first || *worth > *first)) {
            second = first;
            first = worth;
            best = play;
        } else if (worth && (!second || *worth > *second)) {
            second = worth;
        }
    }
    lead = second ? *first - *second : 0;
}

} // namespace openshoe::analysis
