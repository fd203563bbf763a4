// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace openshoe::catalogue {

/// Has the catalogue look at its files again a moment after something there has come, changed or gone. Where a file
/// system doesn't tell, look() is the way.
class FolderWatch : public QObject {
    Q_OBJECT

public:
    /// `games` must outlive it.
    explicit FolderWatch(Catalogue& games, QObject* parent = nullptr);

    /// Looks now.
    void look();

private:
    void follow();

    Catalogue& m_games;
    QFileSystemWatcher m_watcher;
    QTimer m_soon;
};

} // namespace openshoe::catalogue
