// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/table/journal.h"
#include "storage/store.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace openshoe::session {

/// The money someone plays with at a table, and what must be done first.
struct Admission {
    std::string currency;
    /// A round of another game is waiting with that money. It must be finished first, because its stakes have left the
    /// wallet. Points into the argument; null if nothing is in the way.
    const storage::OpenRound* elsewhere = nullptr;
};

/// `wanted` names the requested currency; a round waiting at this table overrides it.
[[nodiscard]] Admission admit(const TableKey& wanted, std::span<const storage::OpenRound> waiting);

/// What remains of rounds that nobody sits at.
struct OpenRounds {
    std::vector<storage::OpenRound> waiting; ///< each for its person's decision, or because it can't be finished
    int finished = 0;
    int returned = 0;                   ///< rounds a table had given up, now cancelled on disk too
    std::optional<base::Error> problem; ///< the first one; a round that can't be finished doesn't stop the others
};

/// Call in the store's thread while nobody sits at a table: cancels rounds that a table has given up, plays rounds of
/// games whose rule for silence is `auto` to their end by that rule (other people at the table decide as they would
/// have), and returns stakes that were never dealt. `afterStart` marks the rounds found as recovered.
[[nodiscard]] base::Result<OpenRounds> settleLeftRounds(storage::Tables& tables, bool afterStart);

/// The result of someone coming to a table.
struct Coming {
    TableKey key; ///< as requested, with the money played with; under its own rules if a round waits for other money
    std::optional<storage::OpenRound> elsewhere; ///< what is in the way: nobody sits down
    KeptTable table;                             ///< what the journal knows about it, for TableSession::open()
    int finished = 0;                            ///< rounds left elsewhere that have been played to their end
};

/// Call in the store's thread while nobody sits at a table: settles what was left, and reads what the table needs.
[[nodiscard]] base::Result<Coming> comeToTable(storage::Tables& tables, TableKey wanted);

} // namespace openshoe::session
