// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sql.h"

#include <functional>

namespace openshoe::storage {

// Each row that tells what happened carries a seal: the first 16 bytes of the SHA-256 over all its other columns that
// stand once it is written. It shows a change that agrees with everything else (a time, a guest's wallet). Whoever
// changes a row on purpose can make a seal as well; against them stand the books, the logs and the commitments.
// Internal to storage; errors are noted with Sql.

enum class Sealed : std::uint8_t { Account, Transfer, Shoe, Round, Log, JournalPart };
inline constexpr Sealed sealedTables[] = {Sealed::Account, Sealed::Transfer, Sealed::Shoe,
                                          Sealed::Round,   Sealed::Log,      Sealed::JournalPart};

/// Writes the seal of the row as it stands now. `part` is the journal entry's first event, elsewhere not used. For use
/// within the transaction that writes the row.
void seal(Sql& sql, Sealed table, std::int64_t key, std::int64_t part = 0);

/// Calls back with the key of each row whose seal is broken or missing. A row is read from first to last once.
void findBrokenSeals(Sql& sql, Sealed table, const std::function<void(std::int64_t key)>& broken);

/// Seals every row of the store, for files from before there were seals.
void sealAll(Sql& sql);

} // namespace openshoe::storage
