// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/nativepath.h"

#include <QDir>

namespace openshoe::formats {

QString nativePath(const QString& path) {
#ifdef Q_OS_WIN
    const QString whole = QDir::toNativeSeparators(QDir::cleanPath(QDir::current().absoluteFilePath(path)));
    if (whole.startsWith(QLatin1String("\\\\?\\")))
        return whole;
    return whole.startsWith(QLatin1String("\\\\")) ? QLatin1String("\\\\?\\UNC\\") + whole.mid(2)
                                                   : QLatin1String("\\\\?\\") + whole;
#else
    return path;
#endif
}

} // namespace openshoe::formats
