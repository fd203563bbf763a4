// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

#include <optional>

namespace openshoe::storage {

// What a program that was killed has left beside the database. Internal to storage.

/// The database or anything that belongs to it lies in the folder.
[[nodiscard]] bool hasDatabaseFiles(const QString& folder);

/// The first file of these, the notes among them, that is a link out of the folder (formats::linkOut).
[[nodiscard]] std::optional<base::Error> linkedDatabase(const QString& folder);

/// Gives the database and all that belongs to it the name `target`, a path in the same folder that isn't taken. If the
/// program is killed meanwhile, tidyFolder() finishes it; after an error everything is where it was.
[[nodiscard]] base::Result<void> moveDatabase(const QString& folder, const QString& target);

/// Puts the folder in order before it is opened for play, its lock held: finishes a moving aside or a restoring that
/// was cut short, keeps a journal whose database is gone as openshoe-left-TIME.db-wal, and rolls back a transaction
/// that was cut short while the file was made. Deletes nothing but copies of backups.
[[nodiscard]] base::Result<void> tidyFolder(const QString& folder);

/// How far the record went: the newest round, whether it is over, and how many entries open rounds have in the journal.
struct LastStep {
    std::int64_t round = 0;
    std::int64_t over = 0;
    std::int64_t parts = 0;
    auto operator<=>(const LastStep&) const = default;
};

/// Writes the note of the step confirmed last. It lies beside the database from the first confirmed step until the file
/// is closed in order. It is not synced: after a loss of power it may be older than the record, never newer.
void noteInUse(const QString& path, const LastStep& step);
void noteClosed(const QString& path);
[[nodiscard]] bool isNotedInUse(const QString& path);
/// What the note says, if there is one but no journal. If the record does not go as far, confirmed steps are lost; if
/// it does, another tool has written the journal into the file.
[[nodiscard]] std::optional<LastStep> noteWithoutJournal(const QString& path);
/// What to say of lost steps.
[[nodiscard]] base::Said journalMissing();

} // namespace openshoe::storage
