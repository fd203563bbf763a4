// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shoe.h"
#include "engine/rules.h"

#include <string>
#include <vector>

namespace openshoe::analysis {

/// One way a side bet can end, and how often.
struct SideChance {
    engine::SideOutcome outcome = engine::SideOutcome::None;
    engine::SideOutcome second = engine::SideOutcome::None; ///< a dealer match of both cards
    double probability = 0;
    friend bool operator==(const SideChance&, const SideChance&) = default;
};

/// How often each paid outcome of a bet happens, by going through every pair of cards and every up card, or through
/// every hand the dealer can come to.
struct SideChances {
    std::vector<SideChance> outcomes; ///< lost bets left out; two matches in either order are one outcome
};

struct SideBetFigures {
    struct Outcome {
        std::string name; ///< as in a round's result: "flush", "match+suited-match"
        std::string pays; ///< "25:1"
        double probability = 0;
    };

    std::string id;
    std::string name;
    double expectation = 0; ///< net per unit staked on it
    double standardDeviation = 0;
    double hitRate = 0; ///< how often it wins
    std::vector<Outcome> outcomes; ///< in the pay table's order, then pairs of them
};

/// Exact for cards drawn from this shoe (at least three; for a bet that waits for the dealer, as many as the dealer may
/// need), as long as the same outcomes are paid; what they pay matters to a combination only. The dealer's hand ends
/// alike whoever plays and how: the cards taken before it are taken without knowing those to come, and with the bet on
/// the table the hand is drawn in any case.
[[nodiscard]] SideChances sideChances(const engine::SideBet& bet, const Shoe& shoe, bool hitsSoft17);
[[nodiscard]] SideBetFigures sideBetFigures(const engine::SideBet& bet, const SideChances& chances);

} // namespace openshoe::analysis
