// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/bookkeeping.h"
#include "storage/check.h"
#include "storage/drawn.h"

#include <functional>

namespace openshoe::storage {

/// All that is stored of one round, as it was read. Internal to storage.
struct StoredRound {
    RoundRow row;
    std::string hands;    ///< as stored
    std::string sideBets; ///< as stored
    int results = 0;      ///< as stored
    const engine::RuleSet& rules;
    const engine::Events& events;
    std::vector<StoredPlay> plays; ///< by number
    bool numbersInOrder = true;    ///< the plays are numbered 1, 2, …
    Bookings bookings;
};

/// Told of each problem of the round.
using Found = std::function<void(Problem::What what, std::string detail)>;

/// Checks that the round's log folds and is settled by the rules, and that line, plays and bookings are what follows
/// from it. The state at its end; nothing where it doesn't fold.
[[nodiscard]] std::optional<engine::TableState> checkRound(const StoredRound& round, const Found& found);

} // namespace openshoe::storage
