// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file/heldfiles.h"

#include <QFile>
#include <QFileInfo>

#include <utility>

namespace openshoe::storage {

HeldFiles::HeldFiles(const QString& folder) : m_path(databasePath(folder)) {}

void HeldFiles::note() {
    m_file = identityOf(m_path);
    m_journal = identityOf(m_path + QLatin1String("-wal"));
    m_shared = identityOf(m_path + QLatin1String("-shm"));
}

bool HeldFiles::stand() const {
    return databaseStands() && identityOf(m_path + QLatin1String("-wal")) == m_journal &&
           identityOf(m_path + QLatin1String("-shm")) == m_shared;
}

void HeldFiles::leaveNoStrayJournal() const {
    const auto present = identityOf(m_path);
    if (!m_file || !present || present == m_file)
        return;
    const QString folder = QFileInfo(m_path).path();
    const QString aside = freeName(folder, QStringLiteral("openshoe-left"));
    for (const auto& [ending, own] : {std::pair("-wal", m_journal), std::pair("-shm", m_shared)}) {
        const QString file = m_path + QLatin1String(ending);
        if (own && identityOf(file) == own)
            renameFile(file, aside + QLatin1String(ending));
    }
    syncToDisk(folder);
}

} // namespace openshoe::storage
