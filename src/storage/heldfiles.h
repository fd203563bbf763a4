// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/files.h"

#include <QString>

#include <optional>

namespace openshoe::storage {

/// The database, its journal and their shared memory as they were when they were opened. SQLite writes on, without an
/// error, into a file that was deleted or replaced: nobody would find it again. Internal to storage.
class HeldFiles {
public:
    explicit HeldFiles(const QString& folder);

    /// Notes the files that lie in the folder now as the ones that were opened.
    void note();
    /// Nothing is held any more.
    void forget() { m_file.reset(); }

    /// Whether all three still lie in the folder.
    [[nodiscard]] bool stand() const;
    /// Whether the database does; its journal may be gone.
    [[nodiscard]] bool databaseStands() const { return identityOf(m_path) == m_file; }
    /// If another database lies in the place now, SQLite would write the old one's journal into it: so the journal is
    /// renamed to openshoe-left-TIME.db-wal. Called when the files are closed.
    void leaveNoStrayJournal() const;

private:
    QString m_path;
    std::optional<FileIdentity> m_file;
    std::optional<FileIdentity> m_journal;
    std::optional<FileIdentity> m_shared;
};

} // namespace openshoe::storage
