// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/game_value.h"

#include <array>
#include <optional>

namespace openshoe::analysis {

/// The play that an action at a hand's turn stands for; nothing for other actions.
[[nodiscard]] std::optional<Play> playOf(engine::Action action);

/// What each play of one decision is worth: net, per unit of the initial play, including the extra stake of a double or
/// split.
struct PlayValues {
    /// By Play; nothing if the rules don't offer it. In a peek game the dealer has no blackjack; only an early
    /// surrender is decided before the peek, and `best` and `lead` take that into account.
    std::array<std::optional<double>, playCount> value;
    Play best = Play::Stand; ///< of plays that are worth the same, the one that comes first in Play
    double lead = 0; ///< how much more `best` is worth than the next best; 0 if there is no other, or one as good
    std::array<bool, playCount> asGood{}; ///< by Play: worth as much as `best`, which is one of them

    [[nodiscard]] std::optional<double> of(Play play) const { return value[static_cast<std::size_t>(play)]; }
    void set(Play play, double worth) { value[static_cast<std::size_t>(play)] = worth; }
    [[nodiscard]] bool isBest(Play play) const { return asGood[static_cast<std::size_t>(play)]; }
    /// Sets `best`, `lead` and `asGood`. `escaped`, below 1: the chance of a dealer's blackjack, which a surrender
    /// escapes and the other figures leave out.
    void choose(double escaped = 0);
};

} // namespace openshoe::analysis
