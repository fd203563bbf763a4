// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file/files.h"

#include <QString>

#include <optional>

namespace openshoe::storage {

/// The database, its journal and their shared memory as they were when opened. If one of them is deleted or replaced,
/// SQLite goes on writing to the old file without an error, where nobody would find the data. Internal to storage.
class HeldFiles {
public:
    explicit HeldFiles(const QString& folder);

    /// Records the files now in the folder as the ones that were opened.
    void note();
    /// Nothing is open any more.
    void forget() { m_file.reset(); }

    /// Whether all three are still in the folder.
    [[nodiscard]] bool stand() const;
    /// Whether the database is; its journal may be gone.
    [[nodiscard]] bool databaseStands() const { return identityOf(m_path) == m_file; }
    /// If another database is at the path now, SQLite would apply the old one's journal to it, so this renames the
    /// journal to openshoe-left-TIME.db-wal. Call it once the files are closed.
    void leaveNoStrayJournal() const;

private:
    QString m_path;
    std::optional<FileIdentity> m_file;
    std::optional<FileIdentity> m_journal;
    std::optional<FileIdentity> m_shared;
};

} // namespace openshoe::storage
