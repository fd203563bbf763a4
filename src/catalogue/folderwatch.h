// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace openshoe::catalogue {

/// Makes the catalogue check its files a moment after something there has appeared, changed or disappeared. On file
/// systems that do not report changes, call look().
class FolderWatch : public QObject {
    Q_OBJECT

public:
    /// `games` must outlive it.
    explicit FolderWatch(Catalogue& games, QObject* parent = nullptr);

    /// Checks now.
    void look();

private:
    void update();

    Catalogue& m_games;
    QFileSystemWatcher m_watcher;
    QTimer m_soon;
};

} // namespace openshoe::catalogue
