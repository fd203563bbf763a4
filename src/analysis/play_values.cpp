// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/play_values.h"

#include "base/worth.h"

#include <algorithm>

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
    auto worths = value;
    if (auto& surrender = worths[static_cast<std::size_t>(Play::Surrender)])
        surrender = (*surrender + escaped) / (1 - escaped);
    const auto worth = [&](Play play) { return worths[static_cast<std::size_t>(play)]; };
    bool any = false;
    for (const Play play : everyPlay) {
        if (worth(play) && (!any || base::isMore(*worth(play), *worth(best)))) {
            any = true;
            best = play;
        }
    }
    std::optional<double> next;
    asGood = {};
    for (const Play play : everyPlay) {
        if (!worth(play))
            continue;
        asGood[static_cast<std::size_t>(play)] = !base::isMore(*worth(best), *worth(play));
        if (play != best)
            next = std::max(next, worth(play));
    }
    lead = next ? base::evened(*worth(best) - *next) : 0;
}

} // namespace openshoe::analysis
