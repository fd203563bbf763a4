// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/rules.h"
#include "storage/backups.h"
#include "storage/files.h"
#include "storage/leftovers.h"
#include "storage/migrations.h"
#include "storage/obstacle.h"
#include "storage/sql.h"

#include <QLockFile>
#include <QString>

#include <map>
#include <memory>
#include <span>

namespace openshoe::storage {

/// The file's name in the data folder.
[[nodiscard]] QString databasePath(const QString& folder);

/// The lock that a program holds while it plays on the folder. `where` of the error names the folder.
[[nodiscard]] FileResult<std::unique_ptr<QLockFile>> lockFolder(const QString& folder);

/// One open database file, used in the thread that opened it. Internal to storage: aggregates stand on it.
class Database {
public:
    enum class Mode { Play, Read };

    /// Opens the folder's database; Mode::Play makes the folder and the file where they are missing, takes the folder's
    /// lock, ends what was cut short, reads a small file through (8 MiB; 64 MiB where it was not closed in order) and
    /// brings an older one up to date, after a backup of it. A file that is refused is not changed. `steps` is for
    /// tests of the mechanism.
    [[nodiscard]] static FileResult<std::unique_ptr<Database>> open(const QString& folder, Mode mode,
                                                                    std::span<const Migration> steps = migrations());
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] Sql& sql() { return *m_sql; }
    [[nodiscard]] const QString& folder() const { return m_folder; }

    /// Something about the file that a person should know, found when it was opened.
    [[nodiscard]] const std::optional<std::string>& notice() const { return m_notice; }

    [[nodiscard]] bool isPlaying() const { return m_lock != nullptr; }

    /// After the files were deleted, replaced or moved while they were open (every transaction is refused then, so that
    /// nothing is confirmed that nobody would find again): goes on, if they are back or can be opened again. The error
    /// says what is to be done.
    [[nodiscard]] base::Result<void> renew();

    /// The rule set's row, by its content; added where it is new. For use within a transaction.
    [[nodiscard]] std::int64_t ruleSetId(const engine::RuleSet& rules);
    /// The row of exactly these rules, if there is one.
    [[nodiscard]] std::optional<std::int64_t> findRuleSet(const engine::RuleSet& rules);
    /// A stored rule set; read once. An unreadable one is noted as an error, and null.
    [[nodiscard]] std::shared_ptr<const engine::RuleSet> ruleSet(std::int64_t id);

private:
    explicit Database(QString folder) : m_folder(std::move(folder)) {}

    FileResult<void> openToPlay(std::span<const Migration> steps);
    FileResult<void> openToRead();
    FileResult<void> connect(Mode mode);
    base::Result<void> prepareToPlay();
    base::Result<void> prepareToRead();
    base::Result<void> migrate(std::span<const Migration> steps);
    FileResult<void> probe();
    void disconnect();
    bool everythingIsInTheFile();
    void leaveNoStrayJournal();
    void noteFiles();
    [[nodiscard]] bool filesStand() const;
    std::optional<base::Error> guard(bool written);
    LastStep lastStep();
    void tellOfLostSteps(const std::optional<LastStep>& note);
    std::string rescue();
    FileResult<void> lockAgain();
    std::string firstAccount();

    QString m_folder;
    QString m_connectionName;
    std::unique_ptr<QLockFile> m_lock;
    std::unique_ptr<Sql> m_sql;
    std::map<std::int64_t, std::shared_ptr<const engine::RuleSet>> m_ruleSets;
    std::optional<std::string> m_notice;
    // The files as they were when they were opened.
    std::optional<FileIdentity> m_file;
    std::optional<FileIdentity> m_journal;
    std::optional<FileIdentity> m_shared;
    std::optional<base::Error> m_lost; ///< they are no longer those in the folder
    bool m_saved = false;              ///< then: what was confirmed is in a file of the folder all the same
    LastStep m_lastStep;               ///< as it stands in the note
    bool m_noted = false;              ///< the note that the journal is needed is written
};

} // namespace openshoe::storage
