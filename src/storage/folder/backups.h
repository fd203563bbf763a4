// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/file/obstacle.h"
#include "storage/rows/rows.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace openshoe::storage {

/// What is at the database's path in a data folder.
enum class FileState : std::uint8_t { Absent, Good, Older, Newer, Foreign, Damaged, Unreadable };

/// What a database or a backup contains. Backups are told apart by this and nothing else: a file's name and date come
/// from a clock that may have been wrong.
struct BackupFacts {
    std::int64_t rounds = 0;    ///< across all accounts, those still open included
    RoundId lastRound = 0;      ///< the highest number; 0 if there is none
    std::int64_t removed = 0;   ///< rounds that went with deleted accounts
    std::int64_t deletions = 0; ///< of accounts
    std::int64_t steps = 0;     ///< stored of the rounds still open
    std::int64_t transfers = 0; ///< opening money, and top-ups given and taken back
    std::int64_t shoes = 0;
    std::int64_t limits = 0;
    std::int64_t number = 0; ///< backups are numbered as they are made; 0 if made before they were
    /// Rows that aren't as they were stored, and rounds that are missing. Only Backups::examine() counts them.
    std::int64_t flaws = 0;
    friend bool operator==(const BackupFacts&, const BackupFacts&) = default;
};
/// Whether more is on record in `a` than in `b`. What was deleted counts as if it were there: what was copied before
/// the deletion isn't the better one for that.
[[nodiscard]] bool holdsMore(const BackupFacts& a, const BackupFacts& b);

struct BackupRow {
    QString path;
    QDateTime time; ///< when it was made, by the clock of then
    std::int64_t bytes = 0;
    std::optional<BackupFacts> facts; ///< empty if it can't be read
};

/// Inspects the file's header and schema without changing anything.
[[nodiscard]] FileState inspect(const QString& folder);

/// Reads the folder's whole database, page by page; an error if it is damaged or isn't this program's. Seals are not
/// checked.
[[nodiscard]] FileResult<BackupFacts> examine(const QString& folder);

/// The state of the database that a backup replaces; determines the name it is set aside under.
enum class FormerFile : std::uint8_t {
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
    [[nodiscard]] FileResult<QString> restore(const QString& backupPath,
                                              FormerFile former = FormerFile::Replaced) const;
    /// Completes a restore that was interrupted, after tidyFolder() and with the folder's lock held. If the present
    /// file had not been set aside yet, the restore is dropped.
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
