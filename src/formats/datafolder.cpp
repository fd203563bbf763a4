// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/datafolder.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace openshoe::formats {

namespace {

constexpr int mostLinks = 40; ///< followed in a row, as operating systems do

/// Where reading from or writing to the path really ends up; empty if nowhere.
QString reached(const QString& path, int links = 0) {
    const QFileInfo file(path);
    if (file.exists())
        return file.canonicalFilePath();
    if (file.isSymLink()) // whose target doesn't exist yet
        return links < mostLinks ? reached(file.symLinkTarget(), links + 1) : QString();
    const QString folder = QFileInfo(file.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? QString() : QDir(folder).filePath(file.fileName());
}

} // namespace

QString defaultDataFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)).filePath("openshoe");
}

std::optional<base::Error> linkOut(const QString& dataFolder, const QString& path) {
    const QString inside = QFileInfo(dataFolder).canonicalFilePath();
    if (inside.isEmpty()) // without the folder there is nothing in it
        return std::nullopt;
    const QString place = reached(path);
    if (place.startsWith(inside + '/') || (place.isEmpty() && !QFileInfo(path).isSymLink()))
        return std::nullopt;
    return base::Error{
        base::Error::Kind::Environment, path.toStdString(),
        base::said("Errors", "is a link out of the data folder, or lies behind one, and is not followed; put the file "
                             "itself there, or choose its folder with --data")};
}

} // namespace openshoe::formats
