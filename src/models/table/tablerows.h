// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/seatsmodel.h"
#include "models/table/sidebetsmodel.h"

#include "engine/rules.h"

#include <string>
#include <vector>

namespace openshoe::models {

class LiveRound;
class ShownTable;

// The places of a table, as rows.

/// The game's side bets with their limits in that currency.
[[nodiscard]] std::vector<SideBetRow> sideBetRows(const engine::RuleSet& rules, const std::string& money);
/// Who sits or stakes there, as far as it has been shown, and what the person may do with the seat now.
[[nodiscard]] SeatRow seatRow(const ShownTable& shown, const LiveRound& live, engine::SeatNumber number);

} // namespace openshoe::models
