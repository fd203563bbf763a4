// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/rules.h"
#include "storage/backups.h"
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
    /// lock and brings an older file up to date, after a backup of it. `steps` is for tests of the mechanism.
    [[nodiscard]] static FileResult<std::unique_ptr<Database>> open(const QString& folder, Mode mode,
                                                                    std::span<const Migration> steps = migrations());
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] Sql& sql() { return *m_sql; }
    [[nodiscard]] const QString& folder() const { return m_folder; }

    /// The rule set's row, by its content; added where it is new. For use within a transaction.
    [[nodiscard]] std::int64_t ruleSetId(const engine::RuleSet& rules);
    /// The row of exactly these rules, if there is one.
    [[nodiscard]] std::optional<std::int64_t> findRuleSet(const engine::RuleSet& rules);
    /// A stored rule set; read once. An unreadable one is noted as an error, and null.
    [[nodiscard]] std::shared_ptr<const engine::RuleSet> ruleSet(std::int64_t id);

private:
    Database(QString folder, QString connectionName)
        : m_folder(std::move(folder)), m_connectionName(std::move(connectionName)) {}

    FileResult<void> connect(Mode mode);
    base::Result<void> prepareToPlay();
    base::Result<void> prepareToRead();
    base::Result<void> migrate(std::span<const Migration> steps);
    FileResult<void> probe(bool closedUncleanly);

    QString m_folder;
    QString m_connectionName;
    std::unique_ptr<QLockFile> m_lock;
    std::unique_ptr<Sql> m_sql;
    std::map<std::int64_t, std::shared_ptr<const engine::RuleSet>> m_ruleSets;
};

} // namespace openshoe::storage
