// SPDX-License-Identifier: GPL-3.0-or-later
// What a table needs of the store, within its thread. Internal to session.
#pragma once

#include "session/journal.h"
#include "storage/store.h"

#include <vector>

// Evaluates to the value of a result, or leaves the function with its error.
#define OPENSHOE_TRY(name, expression)                                                                                 \
    auto name = (expression);                                                                                          \
    if (!name)                                                                                                         \
    return tl::make_unexpected(name.error())

namespace openshoe::session {

[[nodiscard]] KeptShoe keptShoe(const storage::ShoeRow& row);

/// Cancels the rounds that were given up and are open still; how many. The first that can't be cancelled is the error.
[[nodiscard]] base::Result<int> cancelGivenUp(storage::Tables& tables);

/// `open`: the rounds without an end.
[[nodiscard]] base::Result<KeptTable> readTable(storage::Tables& tables, const TableKey& key,
                                                const std::vector<storage::OpenRound>& open);

} // namespace openshoe::session
