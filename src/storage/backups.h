// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/obstacle.h"
#include "storage/rows.h"

#include <QString>

#include <optional>
#include <vector>

namespace openshoe::storage {

/// What lies at the database's place in a data folder.
enum class FileState : std::uint8_t { Absent, Good, Older, Newer, Foreign, Damaged, Unreadable };

/// Looks at the file's head and schema without changing anything.
[[nodiscard]] FileState inspect(const QString& folder);

/// What is in a database.
struct BackupFacts {
    std::int64_t rounds = 0; ///< of all accounts
};

/// Reads the folder's database through, page by page: an error if it isn't whole, or isn't this program's.
[[nodiscard]] FileResult<BackupFacts> examine(const QString& folder);

/// What becomes of the database that a backup replaces.
enum class Present : std::uint8_t {
    Replaced, ///< set aside as openshoe-replaced-TIME.db
    Damaged,  ///< set aside as openshoe-damaged-TIME.db
};

/// Copies of the database in the data folder's `backups`, made by VACUUM INTO: whole, compact, without a journal.
class Backups {
public:
    /// How many are kept; the oldest are deleted when a new one is made.
    static constexpr int kept = 7;

    explicit Backups(QString folder) : m_folder(std::move(folder)) {}

    /// Newest first.
    [[nodiscard]] std::vector<BackupRow> list() const;
    /// The newest that examine() accepts.
    [[nodiscard]] std::optional<BackupRow> newestWhole() const;
    /// Makes one now, while the database may be in use. It gets its name only when it is whole and on disk.
    [[nodiscard]] base::Result<BackupRow> make() const;
    /// Makes one if there is a database and today has none yet (local date).
    [[nodiscard]] base::Result<std::optional<BackupRow>> makeDaily() const;

    /// The same for a copy.
    [[nodiscard]] static FileResult<BackupFacts> examine(const QString& backupPath);

    /// Puts the backup in the database's place. The present file is set aside, never deleted; returns where it went,
    /// empty if there was none. Refused while a program plays on the folder, and for a file that examine() refuses;
    /// then nothing has changed.
    [[nodiscard]] FileResult<QString> restore(const QString& backupPath, Present present = Present::Replaced) const;
    /// Sets the present database aside as openshoe-damaged-TIME.db so that a new one can be begun; returns where it
    /// went, empty if there was none.
    [[nodiscard]] base::Result<QString> setAside() const;

private:
    QString m_folder;
};

} // namespace openshoe::storage
