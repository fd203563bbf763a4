// SPDX-License-Identifier: GPL-3.0-or-later
// Store functions a table needs, run in the store's thread. Internal to session.
#pragma once

#include "session/table/journal.h"
#include "storage/store.h"

#include <vector>

// Evaluates to the value of a result, or returns its error from the function.
#define OPENSHOE_TRY(name, expression)                                                                                 \
    auto name = (expression);                                                                                          \
    if (!name)                                                                                                         \
    return tl::make_unexpected(name.error())

namespace openshoe::session {

[[nodiscard]] KeptShoe keptShoe(const storage::ShoeRow& row);

/// Cancels the rounds that were given up and are still open, and returns their number. The error is that of the first
/// round that can't be cancelled.
[[nodiscard]] base::Result<int> cancelGivenUp(storage::Tables& tables);

/// `open`: the unfinished rounds.
[[nodiscard]] base::Result<KeptTable> readTable(storage::Tables& tables, const TableKey& key,
                                                const std::vector<storage::OpenRound>& open);

} // namespace openshoe::session
