// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/removal.h"
#include "analysis/kept_play.h"
#include "counting/system.h"
#include "engine/rules.h"

#include <functional>
#include <memory>
#include <vector>

namespace openshoe::advantage {

/// Called with the progress, 0 … 1, from any thread.
using Progress = std::function<void(double)>;

/// A game from shoes in use: what basic strategy, the best play and each single decision are worth in some hundred
/// shoes dealt at random to any depth, each figure exact. It doesn't depend on any count, so one survey serves every
/// system.
struct Survey {
    struct Shoe {
        int left = 0;
        std::array<double, analysis::pointKinds> excess{}; ///< frequency of each point, over that of a full shoe
        double kept = 0;                                   ///< basic strategy of the full shoe
        double best = 0;                                   ///< the best play of every hand
        std::vector<double> gains; ///< by decision: what taking it gains, per unit of a round's initial play
    };

    engine::RuleSet rules;
    analysis::Views views;
    analysis::BasicStrategy strategy;                      ///< of the full shoe, with insurance and even money
    std::vector<analysis::KeptPlay::Difference> decisions; ///< in the full shoe; only those that are ever met
    double whole = 0;                                      ///< basic strategy from the full shoe
    std::vector<Shoe> shoes;

    static constexpr int usualShoes = 240;
    /// The deepest shoes have a fifth of their cards left, wherever the cut card is.
    static constexpr double deepest = 0.8;

    /// The same figures whatever the threads. Null if cancelled. Takes a tenth of a second a shoe and thread, three
    /// tenths where pairs can be split more than once.
    [[nodiscard]] static std::shared_ptr<const Survey> make(const engine::RuleSet& rules, int shoes, int threads,
                                                            const Cancelled& cancelled = {},
                                                            const Progress& progress = {});
    /// The count of a shoe, less what is usual for it, in points a deck, exactly.
    [[nodiscard]] static double trueCount(const std::array<double, analysis::pointKinds>& tags, const Shoe& shoe);
};

} // namespace openshoe::advantage
