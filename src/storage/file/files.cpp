// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file/files.h"

#include "formats/datafolder.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace openshoe::storage {

using base::environmentError;
using base::said;

QString databasePath(const QString& folder) {
    return QDir(folder).filePath(QStringLiteral("openshoe.db"));
}

base::Result<void> copyWhole(const QString& source, const QString& target) {
    const QString part = target + QLatin1String(".part");
    QFile::remove(part);
    if (!QFile::copy(source, part) || !QFile::setPermissions(part, formats::ownersAlone) ||
        !syncToDisk(part) || !renameFile(part, target)) {
        QFile::remove(part);
        return environmentError(
            target.toStdString(),
            said("Errors", "the copy can't be written; check that the disk has space and that you may write there"));
    }
    syncToDisk(QFileInfo(target).path());
    return {};
}

base::Result<void> moveFile(const QString& from, const QString& to) {
    if (renameFile(from, to))
        return {};
    return environmentError(from.toStdString(),
                            said("Errors", "the file can't be moved; check that you may write in its folder"));
}

QString freeName(const QString& folder, const QString& prefix) {
    const QString stem =
        prefix + QLatin1Char('-') + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString path = QDir(folder).filePath(stem + QLatin1String(".db"));
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = QDir(folder).filePath(QStringLiteral("%1-%2.db").arg(stem).arg(i));
    return path;
}

} // namespace openshoe::storage
