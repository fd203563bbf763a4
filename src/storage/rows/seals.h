// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file/sql.h"

#include <functional>

namespace openshoe::storage {

// Each row of the record has a seal: the first 16 bytes of the SHA-256 over all its other columns that never change
// once written. It reveals even a change that is consistent with everything else (a time, a guest's wallet). Someone
// who changes a row on purpose can forge the seal too; the books, logs and commitments guard against that. Internal to
// storage; errors are recorded in Sql.

enum class Sealed : std::uint8_t { Account, Transfer, Shoe, Round, Log, JournalPart, Limit, LimitClock, Removed };
/// The tables that existed before seals did.
inline constexpr Sealed oldestSealed[] = {Sealed::Account, Sealed::Transfer, Sealed::Shoe,
                                          Sealed::Round,   Sealed::Log,      Sealed::JournalPart};

/// The seal of a row with these values, in the order in which the table's columns are sealed.
[[nodiscard]] QByteArray sealOf(const QVariantList& values);

/// Writes the seal for the row as it is now. `part` is the first event of a journal entry; otherwise unused. Call
/// within the transaction that writes the row.
void seal(Sql& sql, Sealed table, std::int64_t key, std::int64_t part = 0);

/// Calls back with the key of each row whose seal is broken or missing. Reads each row once.
void findBrokenSeals(Sql& sql, Sealed table, const std::function<void(std::int64_t key)>& broken);

/// Seals every row of oldestSealed, for files that predate seals.
void sealAll(Sql& sql);

} // namespace openshoe::storage
