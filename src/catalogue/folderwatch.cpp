// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/folderwatch.h"

#include <QFileInfo>

namespace openshoe::catalogue {

namespace {

/// Milliseconds during which a file may still be being written.
constexpr int quiet = 120;
/// The most files watched individually, for changes made in place; systems allow few. For the others, the folder
/// reports when they appear, disappear or are replaced.
constexpr qsizetype mostFiles = 100;

} // namespace

FolderWatch::FolderWatch(Catalogue& games, QObject* parent) : QObject(parent), m_games(games) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(quiet);
    connect(&m_soon, &QTimer::timeout, this, &FolderWatch::look);
    for (const auto signal : {&QFileSystemWatcher::fileChanged, &QFileSystemWatcher::directoryChanged})
        connect(&m_watcher, signal, &m_soon, qOverload<>(&QTimer::start));
    connect(&games, &Catalogue::changed, this, &FolderWatch::update);
    QTimer::singleShot(quiet, this, &FolderWatch::update); // the window comes first
}

void FolderWatch::look() {
    if (!m_games.isReading()) // otherwise they are being checked already
        m_games.reload();
    update();
}

// The watcher loses a file that is replaced, so it is added again.
void FolderWatch::update() {
    QStringList wanted = m_games.files().mid(0, mostFiles);
    wanted << m_games.ownFolder();
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    QStringList more;
    for (const QString& path : wanted) {
        if (!path.isEmpty() && !watched.contains(path) && QFileInfo::exists(path))
            more << path;
    }
    if (!more.isEmpty())
        m_watcher.addPaths(more);
}

} // namespace openshoe::catalogue

#include "moc_folderwatch.cpp"
