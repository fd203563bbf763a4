// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file/sql.h"
#include "storage/prices/prices.h"

namespace openshoe::storage {

// Prices as stored in the file. What is searched or counted has a column (a decision's kind, cost and stake); the rest
// of a decision is packed. Internal to storage; errors are recorded in Sql.

/// The columns readPrice() expects, from round_prices p.
inline constexpr const char* priceColumns =
    "p.round, p.version, p.trouble, p.up, p.main_at_start, p.side_at_start, p.after_deal, p.cost, p.main_variance,"
    " p.side_variance, p.covariance, p.error, p.main_net, p.side_net";
[[nodiscard]] RoundPrice readPrice(const Cursor& row);

/// The columns readDecision() expects, from decision_prices d.
inline constexpr const char* decisionColumns = "d.round, d.number, d.kind, d.cost, d.stake, d.rest";
inline constexpr int decisionColumnCount = 6;
/// nullopt, with an error recorded, if the stored data isn't a decision.
[[nodiscard]] std::optional<DecisionPrice> readDecision(Sql& sql, const Cursor& row);

/// The fields without a column of their own.
[[nodiscard]] QByteArray packedRest(const DecisionPrice& decision);

} // namespace openshoe::storage
