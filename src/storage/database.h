// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/backups.h"
#include "storage/connection.h"
#include "storage/files.h"
#include "storage/folderlock.h"
#include "storage/heldfiles.h"
#include "storage/leftovers.h"
#include "storage/migrations.h"
#include "storage/obstacle.h"
#include "storage/rulesets.h"
#include "storage/sql.h"

#include <QString>

#include <memory>
#include <optional>
#include <span>

namespace openshoe::storage {

/// One open database file, used in the thread that opened it. Internal to storage: the aggregates work on it.
class Database {
public:
    enum class Mode { Play, Read };

    /// Opens the folder's database. Mode::Play makes the folder and the file where they are missing, takes the folder's
    /// lock, finishes what was cut short, reads a small file through (8 MiB; 64 MiB if it was not closed in order) and
    /// brings an older one up to date, after a backup of it. A file that is refused is not changed. `steps`: tests of
    /// the migrations give others.
    [[nodiscard]] static FileResult<std::unique_ptr<Database>> open(const QString& folder, Mode mode,
                                                                    std::span<const Migration> steps = migrations());
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] Sql& sql() { return *m_sql; }
    [[nodiscard]] RuleSets& ruleSets() { return *m_ruleSets; }
    [[nodiscard]] const QString& folder() const { return m_folder; }

    /// Something about the file that a person should know, found when it was opened.
    [[nodiscard]] const std::optional<base::Said>& notice() const { return m_notice; }

    [[nodiscard]] bool isPlaying() const { return m_lock != nullptr; }

    /// For files that were deleted, replaced or moved while they were open: from then on every transaction is refused,
    /// so that nothing is confirmed that nobody would find again. Goes on if they are back or can be opened again. The
    /// error says what to do.
    [[nodiscard]] base::Result<void> renew();

private:
    explicit Database(QString folder) : m_folder(std::move(folder)), m_files(m_folder) {}

    FileResult<void> openToPlay(std::span<const Migration> steps);
    FileResult<void> openToRead();
    FileResult<void> connect(Connection::Access access);
    void use(std::unique_ptr<Sql> sql);
    base::Result<void> prepareToPlay();
    base::Result<void> prepareToRead();
    base::Result<void> migrate(std::span<const Migration> steps);
    FileResult<void> probe();
    void disconnect();
    bool everythingIsInTheFile();
    std::optional<base::Error> guard(bool written);
    LastStep lastStep();
    void tellOfLostSteps(const std::optional<LastStep>& note);
    base::Said rescue();
    std::string firstAccount();

    QString m_folder;
    FolderLock m_lock;
    std::optional<Connection> m_connection;
    std::unique_ptr<Sql> m_sql;
    std::unique_ptr<RuleSets> m_ruleSets;
    std::optional<base::Said> m_notice;
    HeldFiles m_files;
    std::optional<base::Error> m_lost; ///< the files are no longer those in the folder
    bool m_saved = false;              ///< if so: what was confirmed is in a file of the folder all the same
    LastStep m_lastStep;               ///< as in the note
    bool m_noted = false;              ///< the note that the journal is needed is written
};

} // namespace openshoe::storage
