// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

#include <optional>

namespace openshoe::storage {

// What a program that was ended in the middle has left beside the database. Internal to storage.

/// The database or anything that belongs to it lies in the folder.
[[nodiscard]] bool hasDatabaseFiles(const QString& folder);

/// Gives the database and all that belongs to it the name `target`, a path in the same folder that isn't taken. Cut
/// short, it is brought to its end by tidyFolder(); after an error everything is where it was.
[[nodiscard]] base::Result<void> moveDatabase(const QString& folder, const QString& target);

/// Puts the folder in order before it is opened for play, its lock held: moving aside and restoring that were cut short
/// are brought to their end, a journal whose database is gone is kept as openshoe-left-TIME.db-wal, and a transaction
/// that was cut short while the file was made is rolled back. Nothing is deleted but copies of backups.
[[nodiscard]] base::Result<void> tidyFolder(const QString& folder);

/// A note beside the database, from the first confirmed step until the file is closed in order: so long there is a
/// journal that belongs to it.
void noteInUse(const QString& path);
void noteClosed(const QString& path);
[[nodiscard]] bool isNotedInUse(const QString& path);
/// The note is there, but the journal is not: what was confirmed last may be missing. What to say then.
[[nodiscard]] std::optional<std::string> journalMissing(const QString& path);

} // namespace openshoe::storage
