// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

namespace openshoe::models {

/// The person's documents folder: where file dialogues for saving start.
[[nodiscard]] inline QUrl documentsFolder() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QUrl::fromLocalFile(QFileInfo(documents).isDir() ? documents : QDir::homePath());
}

/// The path of a chosen file; empty if it isn't local. Qt 6.4's own dialogue returns a typed name without "file:".
[[nodiscard]] inline QString pathOf(const QUrl& file) {
    if (file.isLocalFile())
        return file.toLocalFile();
    return file.scheme().size() < 2 ? file.toString() : QString(); // a single letter is a drive
}

} // namespace openshoe::models
