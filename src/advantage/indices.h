// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/survey.h"
#include "counting/system.h"

#include <optional>
#include <string>
#include <vector>

namespace openshoe::advantage {

/// A decision that depends on the count: taken from this count on, or up to it. The count is the one the convention
/// shows at the decision: the hand and the up card have been counted, the hole card hasn't.
struct IndexPlay {
    analysis::Switch which;
    bool atOrAbove = true; ///< otherwise at or below
    int count = 0;
    bool basic = false;       ///< basic strategy takes it
    double worth = 0;         ///< what following it earns over basic strategy, per round, with one unit always staked
    double worthSpread = 0;   ///< the same with the stake of spreadStake()
    double crossing = 0;      ///< where both are worth the same: points a deck before rounding, over what is usual
    std::vector<int> byDepth; ///< `count` in each third of what is dealt before the cut card

    [[nodiscard]] bool takenAt(int shown) const { return atOrAbove ? shown >= count : shown <= count; }
};

/// The stake that worthSpread is for: one unit below a count of 1 a deck, two more from each count on, up to eight.
[[nodiscard]] double spreadStake(double trueCount);

/// What a game wins for someone who stakes one unit on a round only if it is favourable: by the exact shoe, every hand
/// played best, and by the system's count, with its indices.
struct GameCaught {
    double perfect = 0; ///< per round seen
    double system = 0;  ///< the same, of the same shoes
    int count = 0;      ///< the system stakes from this count on, or up to it
    bool atOrAbove = true;
    /// Which share of the exact gain the system catches; nothing if no shoe before the cut card is favourable.
    [[nodiscard]] std::optional<double> share() const {
        return perfect > 0 ? std::optional(system / perfect) : std::nullopt;
    }
};

/// How a system does in a game.
struct SystemWorth {
    double betting = 0;   ///< betting correlation with the effects given
    double insurance = 0; ///< insurance correlation
    double playing =
        0; ///< playing efficiency, measured: what its indices earn, of what perfect play of every hand does
    double bettingSeen = 0;         ///< correlation of its exact true count with the exact worth of shoes in use
    GameCaught caught;              ///< in the surveyed shoes, as far as the cut card
    std::vector<IndexPlay> indices; ///< worth most first (with the spread)
};

/// Derived, not looked up: in the surveyed shoes each decision's worth is fitted to the count (straight, bent, and by
/// depth, with the other cards' part taken out), and then weighed with how often the convention shows each count, which
/// is exact. Plays worth less than `least` per round with the spread are left out.
[[nodiscard]] SystemWorth systemWorth(const Survey& survey, const counting::CountSystem& system, const ByCard& effects,
                                      double least = 1e-7);

/// "16 v T: stand at 0 or above", as the chart names its rows and columns: "16", "A7", "88"; "insurance", "even money".
struct PlayName {
    std::string hand;
    std::string up;
    std::string play;      ///< what is done if it is taken: "stand", "double", "surrender", "split", "take"
    std::string otherwise; ///< what basic strategy does if it isn't: "hit", "stand", "double", "split", "decline"
};
[[nodiscard]] PlayName nameOf(const Survey& survey, const analysis::Switch& which);

/// Basic strategy with the plays for this count.
[[nodiscard]] analysis::BasicStrategy playedAt(const Survey& survey, const std::vector<IndexPlay>& indices, int shown);

} // namespace openshoe::advantage
