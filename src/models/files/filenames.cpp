// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/filenames.h"

#include "models/files/documents.h"

#include <QGuiApplication>
#include <QWindow>

namespace openshoe::models {

QObject* FileNames::field() const {
    for (const QWindow* window : QGuiApplication::topLevelWindows()) {
        for (QObject* found : window->findChildren<QObject*>(QStringLiteral("fileNameTextField"))) {
            if (found->property("visible").toBool())
                return found;
        }
    }
    return nullptr;
}

QUrl FileNames::fileFor(const QString& typed, const QUrl& folder) const {
    QString path = QDir::fromNativeSeparators(typed.trimmed());
    if (path.isEmpty())
        return {};
    if (const QUrl url(path); url.isLocalFile())
        return url;
    if (path == u"~" || path.startsWith(u"~/"))
        path = QDir::homePath() + path.sliced(1);
    return QUrl::fromLocalFile(QDir::cleanPath(QDir(pathOf(folder)).absoluteFilePath(path)));
}

bool FileNames::isFolder(const QUrl& file) const {
    return QFileInfo(pathOf(file)).isDir();
}

} // namespace openshoe::models

#include "moc_filenames.cpp"
