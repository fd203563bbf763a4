// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/proof/problem.h"
#include "storage/record/bookkeeping.h"

#include <cstdint>
#include <functional>

namespace openshoe::storage {

/// Everything stored about one round, as read. Internal to storage.
struct StoredRound {
    const RoundRow& row;
    const std::string& hands;    ///< as stored
    const std::string& sideBets; ///< as stored
    int results = 0;             ///< as stored
    const engine::RuleSet& rules;
    const engine::Events& events;
    const std::vector<StoredPlay>& plays; ///< by number
    bool numbersInOrder = true;    ///< the plays are numbered 1, 2, …
    Bookings bookings;
};

/// Calls `missing` for each number from `from` up to but not including `to`, at most a thousand times: a damaged file
/// may claim any number.
inline void eachMissing(std::int64_t from, std::int64_t to, const std::function<void(std::int64_t)>& missing) {
    constexpr std::int64_t most = 1000;
    for (std::int64_t id = from; id < to && id - from < most; ++id)
        missing(id);
}
/// The next number; the largest stays unchanged.
[[nodiscard]] inline std::int64_t after(std::int64_t id) {
    return id < INT64_MAX ? id + 1 : id;
}

/// Called with each problem of the round.
using ProblemReporter = std::function<void(Problem::What what, base::Said detail)>;

/// Checks that the round's log folds and is settled by the rules, and that its row, plays and bookings follow from it.
/// Returns the state at its end; nullopt if it doesn't fold.
[[nodiscard]] std::optional<engine::TableState> checkRound(const StoredRound& round, const ProblemReporter& report);

} // namespace openshoe::storage
