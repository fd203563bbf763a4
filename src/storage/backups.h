// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/obstacle.h"
#include "storage/rows.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace openshoe::storage {

/// What is at the database's path in a data folder.
enum class FileState : std::uint8_t { Absent, Good, Older, Newer, Foreign, Damaged, Unreadable };

/// Inspects the file's header and schema without changing anything.
[[nodiscard]] FileState inspect(const QString& folder);

/// Reads the folder's whole database, page by page; an error if it is damaged or isn't this program's. Seals are not
/// checked.
[[nodiscard]] FileResult<BackupFacts> examine(const QString& folder);

/// The state of the database that a backup replaces; determines the name it is set aside under.
enum class Present : std::uint8_t {
    Replaced, ///< as openshoe-replaced-TIME.db
    Damaged,  ///< as openshoe-damaged-TIME.db
};

/// Copies of the database in the data folder's `backups`, made with VACUUM INTO: complete, compact and without a
/// journal. Each holds its number, one more than that of any before it, so that their order doesn't depend on a clock.
class Backups {
public:
    /// How many are kept. Making a new one deletes the one with the lowest number, unless it is intact and more is on
    /// record in it than in any other. Files that can't be read are neither counted nor deleted.
    static constexpr int kept = 7;

    explicit Backups(QString folder) : m_folder(std::move(folder)) {}

    /// The last one made first; what each contains is read, but not checked. Those that can't be read come last.
    [[nodiscard]] std::vector<BackupRow> list() const;
    /// Of those that examine() accepts, the one with most on record; one with flaws only if all have some.
    [[nodiscard]] std::optional<BackupRow> fullestWhole() const;
    /// Makes one now, even while the database is in use. It gets its final name only once it is complete and on disk.
    [[nodiscard]] base::Result<BackupRow> make() const;
    /// Makes one if there is a database and the last one wasn't made today (local date).
    [[nodiscard]] base::Result<std::optional<BackupRow>> makeDaily() const;

    /// Like the free function, for a backup file; checks the seals too.
    [[nodiscard]] static FileResult<BackupFacts> examine(const QString& backupPath);

    /// Puts the backup in the database's place. The present file is set aside, never deleted; returns its new path,
    /// empty if there was no file. Refused while a program plays on the folder, and for a file that examine() rejects;
    /// nothing changes then.
    [[nodiscard]] FileResult<QString> restore(const QString& backupPath, Present present = Present::Replaced) const;
    /// Completes a restore that was interrupted, after tidyFolder() and with the folder's lock held: if the present file
    /// had not been set aside yet, the restore is dropped.
    [[nodiscard]] base::Result<void> finishRestore() const;
    /// Sets the present database aside as openshoe-damaged-TIME.db so that a new one can be started; returns its new
    /// path, empty if there was no file.
    [[nodiscard]] base::Result<QString> setAside() const;

private:
    void prune() const;
    /// The copies that restores work with, in the data folder.
    [[nodiscard]] QStringList copies() const;

    QString m_folder;
};

} // namespace openshoe::storage
