// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

namespace openshoe::models {

/// Where a person keeps documents: where a file to be written is looked for first.
[[nodiscard]] inline QUrl documentsFolder() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QUrl::fromLocalFile(QFileInfo(documents).isDir() ? documents : QDir::homePath());
}

/// A chosen file's path; empty for what lies elsewhere. Qt 6.4's own dialogue gives a name that was typed without
/// "file:".
[[nodiscard]] inline QString pathOf(const QUrl& file) {
    if (file.isLocalFile())
        return file.toLocalFile();
    return file.scheme().size() < 2 ? file.toString() : QString(); // one letter is a drive
}

} // namespace openshoe::models
