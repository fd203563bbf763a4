// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/datafolder.h"

#include <QDir>
#include <QStandardPaths>

namespace openshoe::formats {

QString defaultDataFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)).filePath("openshoe");
}

} // namespace openshoe::formats
