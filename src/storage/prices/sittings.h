// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"

#include <optional>
#include <string>
#include <vector>

namespace openshoe::storage {

class Database;

/// A session, and what was decided in it.
struct SittingPrice {
    Sitting sitting;
    QDateTime started;
    std::string variant;
    std::string currency;
    std::int64_t decisions = 0; ///< priced answers
    std::int64_t mistakes = 0;
    base::Money staked;         ///< on the hands decided about, once for each decision
    double cost = 0;            ///< in minor units
};

/// The account's latest sessions with a priced decision, newest first, at most `limit`; `kind`: only decisions of that
/// kind. Of the filter, account (which must be set), game, currency and times count: a session passes if it began in
/// them. Looks at no more rounds than a moment allows.
[[nodiscard]] base::Result<std::vector<SittingPrice>> sittingPrices(Database& db, const RoundFilter& filter, int limit,
                                                                    std::optional<DecisionKind> kind = {});

} // namespace openshoe::storage
