// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"

#include <QJsonObject>

#include <vector>

namespace openshoe::formats {

/// A bet or action that was refused.
struct RefusedEntry {
    enum class List { Bets, Actions };
    List list = List::Bets;
    int index = 0; ///< from 0 within its list
    engine::Refusal reason = engine::Refusal::NotOffered;
};

/// A finished round as `play` and `history show` print it: dealer, seats, plays, refused, left, balances, wagered,
/// returned, drawn, events. Everything but `refused` is derived from the events; fails if they don't fold.
[[nodiscard]] base::Result<QJsonObject> roundToJson(const engine::RuleSet& rules, const engine::Events& events,
                                                    const std::vector<RefusedEntry>& refused = {});

/// The plays in printing order: by seat, hand, kind, player, and the rule set's order of side bets.
[[nodiscard]] std::vector<engine::Play> sortedPlays(const engine::TableState& state);

} // namespace openshoe::formats
