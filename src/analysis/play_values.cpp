// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/play_values.h"

namespace openshoe::analysis {

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
