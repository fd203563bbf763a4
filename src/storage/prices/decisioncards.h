// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file/sql.h"
#include "storage/prices/prices.h"

namespace openshoe::storage {

// What a round's log says about a decision in it. Internal to storage. Nothing is recorded in Sql for a log that can't
// be read or doesn't hold the decision: that is empty then.

[[nodiscard]] std::optional<engine::Events> readableEvents(Sql& sql, RoundId round);

/// The table as it was when the decision was made.
[[nodiscard]] std::optional<engine::TableState> tableAt(const engine::Events& events, const DecisionPrice& decision);
/// The hand decided about; null if there is none.
[[nodiscard]] const engine::Hand* handOf(const engine::TableState& table, const DecisionPrice& decision);
/// The spot of a mistake against this up card, or against both cards if they were dealt open; nullopt for what is no
/// mistake or not about a hand's play.
[[nodiscard]] std::optional<Spot> spotOf(const engine::Events& events, const DecisionPrice& decision, int up);

/// Gives the mistakes already priced their spots.
void keepSpots(Sql& sql);

} // namespace openshoe::storage
