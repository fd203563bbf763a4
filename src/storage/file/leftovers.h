// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

#include <optional>

namespace openshoe::storage {

// What a killed program left beside the database. Internal to storage.

/// Whether the database or anything that belongs to it is in the folder.
[[nodiscard]] bool hasDatabaseFiles(const QString& folder);

/// An error for the first of these files, or the move note, that is a link out of the folder (formats::linkOut).
[[nodiscard]] std::optional<base::Error> linkedDatabase(const QString& folder);

/// Renames the database and everything that belongs to it to `target`, an unused path in the same folder. If the
/// program is killed midway, tidyFolder() finishes the job; after an error everything is back where it was.
[[nodiscard]] base::Result<void> moveDatabase(const QString& folder, const QString& target);

/// Tidies the folder before it is opened for play, with its lock held: finishes an interrupted move, keeps a journal
/// whose database is gone as openshoe-left-TIME.db-wal, and rolls back a transaction interrupted while the file was
/// being created. Deletes nothing.
[[nodiscard]] base::Result<void> tidyFolder(const QString& folder);

/// How far the record goes: the newest round, whether it is over, and how many journal entries open rounds have.
struct LastStep {
    std::int64_t round = 0;
    std::int64_t over = 0;
    std::int64_t parts = 0;
    auto operator<=>(const LastStep&) const = default;
};

/// Writes the note of the last confirmed step. It lies beside the database from the first confirmed step until the file
/// is closed properly. It is not synced: after a power loss it may be older than the record, never newer.
void noteInUse(const QString& path, const LastStep& step);
void noteClosed(const QString& path);
[[nodiscard]] bool isNotedInUse(const QString& path);
/// The note's content, if there is a note but no journal. If the record doesn't reach that step, confirmed steps are
/// lost; if it does, another tool has written the journal into the file.
[[nodiscard]] std::optional<LastStep> noteWithoutJournal(const QString& path);
/// The message about lost steps.
[[nodiscard]] base::Said journalMissing();

} // namespace openshoe::storage
