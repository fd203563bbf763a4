// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file/files.h"

#include "formats/datafolder.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#ifdef Q_OS_WIN
#include <io.h>
#include <windows.h>
#else
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace openshoe::storage {

using base::environmentError;
using base::said;

QString databasePath(const QString& folder) {
    return QDir(folder).filePath(QStringLiteral("openshoe.db"));
}

bool syncToDisk(const QString& path) {
#ifdef Q_OS_WIN
    if (QFileInfo(path).isDir())
        return true; // NTFS keeps names in its own journal
    QFile file(path);
    return file.open(QIODevice::ReadWrite) && FlushFileBuffers(reinterpret_cast<HANDLE>(_get_osfhandle(file.handle())));
#else
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const bool done = ::fsync(descriptor) == 0;
    ::close(descriptor);
    return done;
#endif
}

bool isRunning([[maybe_unused]] std::int64_t process) {
#ifdef Q_OS_WIN
    return true;
#else
    return ::kill(static_cast<pid_t>(process), 0) == 0 || errno != ESRCH;
#endif
}

std::optional<FileIdentity> identityOf(const QString& path) {
#ifdef Q_OS_WIN
    return QFileInfo::exists(path) ? std::optional(FileIdentity{}) : std::nullopt;
#else
    struct stat facts {};
    if (::stat(QFile::encodeName(path).constData(), &facts) != 0)
        return std::nullopt;
    return FileIdentity{static_cast<std::uint64_t>(facts.st_dev), static_cast<std::uint64_t>(facts.st_ino)};
#endif
}

base::Result<void> copyWhole(const QString& source, const QString& target) {
    const QString part = target + QLatin1String(".part");
    QFile::remove(part);
    if (!QFile::copy(source, part) || !QFile::setPermissions(part, formats::ownersAlone) ||
        !syncToDisk(part) || !QFile::rename(part, target)) {
        QFile::remove(part);
        return environmentError(
            target.toStdString(),
            said("Errors", "the copy can't be written; check that the disk has space and that you may write there"));
    }
    syncToDisk(QFileInfo(target).path());
    return {};
}

base::Result<void> moveFile(const QString& from, const QString& to) {
    if (QFile::rename(from, to))
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
