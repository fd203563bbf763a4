// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/journal.h"
#include "storage/store.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace openshoe::session {

/// Whether someone may hold a seat at the game's table. Where bets lie behind others' seats, a trial account stakes
/// there.
[[nodiscard]] bool mayTakeSeat(const engine::RuleSet& rules, bool trial);

/// With which money someone plays who comes to a table, and what has to be done before.
struct Admission {
    std::string currency;
    /// A round of another game waits with that money. It must be finished first, because its stakes are out of the
    /// wallet. Points into what was given; null where nothing is in the way.
    const storage::OpenRound* elsewhere = nullptr;
};

/// `wanted` names the currency that is asked for; a round that waits at this table decides it instead.
[[nodiscard]] Admission admit(const TableKey& wanted, std::span<const storage::OpenRound> waiting);

/// What is left of the rounds that nobody sits at.
struct OpenRounds {
    std::vector<storage::OpenRound> waiting; ///< each for its person's decision, or because it can't be finished
    int finished = 0;
    int returned = 0;                   ///< rounds that a table had given up, now cancelled on disk too
    std::optional<base::Error> problem; ///< the first one; a round that can't be finished stops none of the others
};

/// Within the store's thread, while nobody sits at a table: rounds that a table has given up are cancelled, rounds of
/// games whose rule for silence is `auto` are played to their end by it (other people at the table decide as they would
/// have), and stakes that were never dealt go back.
/// `afterStart` marks what is found as recovered.
[[nodiscard]] base::Result<OpenRounds> settleLeftRounds(storage::Tables& tables, bool afterStart);

/// Someone comes to a table.
struct Coming {
    TableKey key; ///< as wanted, with the money it is played with; by its own rules where a round waits for other money
    std::optional<storage::OpenRound> elsewhere; ///< what is in the way: nobody sits down
    KeptTable table;                             ///< what the journal knows of it, for TableSession::open()
    int finished = 0;                            ///< rounds left elsewhere that have been played to their end
};

/// Within the store's thread, while nobody sits at a table: settles what was left, and reads what the table needs.
[[nodiscard]] base::Result<Coming> comeToTable(storage::Tables& tables, TableKey wanted);

} // namespace openshoe::session
