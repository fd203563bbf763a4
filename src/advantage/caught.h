// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/removal.h"
#include "counting/system.h"

#include <span>
#include <vector>

namespace openshoe::advantage {

/// What a side bet wins for someone who stakes one unit on it only when a sign says so.
struct Caught {
    double share = 0; ///< of the rounds seen, staked
    double gain = 0;  ///< per round seen
    double part =
        0; ///< of what staking exactly when the shoe favours it gains; less than nothing for a sign that misleads
    int count = 0;         ///< of a system: staked from this count on …
    bool atOrAbove = true; ///< … or up to it
};

/// How much of a side bet a count can catch. Linear tags can't see suits, pairs or combinations: the best of them, the
/// effects of removal themselves, with a figure for every single card, say how far any count of that kind could go.
struct SideBetGain {
    double always = 0; ///< worth of a full shoe
    Caught perfect;
    Caught linear;
    std::vector<Caught> systems; ///< in the order given
};

/// From shoes dealt at random, evenly to the cut card, each bet's worth exact. Half of them choose each system's count,
/// the other half tells what it catches. Two tenths of a second; a bet on the dealer's hand is sampled less.
[[nodiscard]] SideBetGain sideBetGain(const engine::RuleSet& rules, const engine::SideBet& bet,
                                      std::span<const counting::CountSystem> systems);

} // namespace openshoe::advantage
