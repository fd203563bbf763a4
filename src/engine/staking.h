// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"

namespace openshoe::engine {

// Where and how much may be staked: the same answers for the round, which takes stakes, and for whoever drafts them.

/// These limits in this currency; null if there are none.
[[nodiscard]] const Limit* limitIn(const std::vector<Limit>& limits, const std::string& currency);
/// The limits on a place, in this currency; null if it isn't offered. `sideBet` matters for side bets only; any number
/// may be asked about.
[[nodiscard]] const Limit* limitOn(const RuleSet& rules, StakeKind kind, int sideBet, const std::string& currency);

[[nodiscard]] inline bool isSeat(const RuleSet& rules, SeatNumber seat) {
    return seat.value >= 1 && seat.value <= rules.table.seats;
}

/// Whether someone may hold a seat at the game's table. In games with bets behind other players' seats, trial accounts
/// may only bet there.
[[nodiscard]] inline bool mayTakeSeat(const RuleSet& rules, bool trial) {
    return !trial || !rules.table.behind;
}

/// Whose seat it is, to the player who stakes.
enum class Holder : std::uint8_t { Nobody, Player, Other };

/// Whether the player may have a main stake on a seat, which takes it if it is nobody's. `own`: how many they hold.
[[nodiscard]] std::optional<Refusal> checkMain(const RuleSet& rules, Holder holder, int own, bool trial);
[[nodiscard]] std::optional<Refusal> checkBehind(const RuleSet& rules, Holder holder);
[[nodiscard]] std::optional<Refusal> checkSide(Holder holder);

/// Whether a place may hold this much in all.
[[nodiscard]] std::optional<Refusal> checkTotal(const Limit& limit, base::Money total);

/// What is added on each of a player's seats, which hold the same: the amount itself, or if the wallet covers it once
/// but not for each, an equal part of it, rounded down to the step.
[[nodiscard]] base::Money eachOf(base::Money amount, std::int64_t seats, base::Money wallet);

} // namespace openshoe::engine
