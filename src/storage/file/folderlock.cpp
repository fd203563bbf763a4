// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file/folderlock.h"

#include "formats/datafolder.h"
#include "storage/file/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSysInfo>
#include <QThread>

#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace openshoe::storage {

using base::said;

namespace {

struct Holder {
    qint64 process = 0;
    QString host;
    QString program;
};

std::optional<Holder> holderOf(const QLockFile& lock) {
    Holder holder;
    return lock.getLockInfo(&holder.process, &holder.host, &holder.program) ? std::optional(holder) : std::nullopt;
}

constexpr int longestWriting = 200; ///< ms within which a lock's few bytes get written, even on a slow disk

// Keeps a lock whose file now belongs to another program for the life of the process: destroying it would delete that
// file.
void keepForGood(FolderLock lock) {
    static std::mutex mutex;
    static auto* const kept = new std::vector<FolderLock>;
    const std::lock_guard guard(mutex);
    kept->push_back(std::move(lock));
}

} // namespace

bool takeLock(QLockFile& lock, int milliseconds) {
    lock.setStaleLockTime(0); // whatever its age, a lock holds as long as its program runs
    if (lock.tryLock(0))
        return true;
    // A program killed, or a machine stopped, between creating the lock file and writing it leaves a file that names
    // nobody. One that is being written right now will soon name its holder.
    auto holder = holderOf(lock);
    for (int waited = 0; !holder && lock.error() == QLockFile::LockFailedError && waited < longestWriting; ++waited) {
        QThread::msleep(1);
        if (lock.tryLock(0))
            return true;
        holder = holderOf(lock);
    }
    // Left by a program that has ended, or by this one, which could not remove it. QLockFile detects that too, but not
    // on a full disk, where it has no room to. A lock held by someone is not removed.
    const bool left = holder
                          ? holder->host == QSysInfo::machineHostName() &&
                                (holder->process == QCoreApplication::applicationPid() || !isRunning(holder->process))
                          : lock.error() == QLockFile::LockFailedError;
    if (left && lock.removeStaleLockFile() && lock.tryLock(0))
        return true;
    return milliseconds > 0 && lock.error() == QLockFile::LockFailedError && lock.tryLock(milliseconds);
}

FileResult<FolderLock> lockFolder(const QString& folder) {
    const QString path = QDir(folder).filePath(QStringLiteral("openshoe.lock"));
    if (const auto link = formats::linkOut(folder, path))
        return fileError(*link, Obstacle::Forbidden);
    auto lock = std::make_unique<QLockFile>(path);
    if (takeLock(*lock, 0))
        return lock;
    const std::string where = folder.toStdString();
    const bool writable = mayWriteIn(folder); // if not, a lock left there can't be removed
    if (writable && lock->error() == QLockFile::LockFailedError)
        return obstructed(
            Obstacle::InUse, where,
            said("Errors",
                 "another Open Shoe is using this data; close it, or choose another folder with --data"));
    // The lock file could be created but not written: there is no room for its few bytes.
    if (writable && lock->error() == QLockFile::UnknownError)
        return obstructed(Obstacle::DiskFull, where,
                          said("Errors", "nothing can be written there: the disk is full; free some space on it"));
    return obstructed(
        Obstacle::Forbidden, where,
        said("Errors",
             "the folder can't be written to; give yourself permission to write there, or choose another with --data"));
}

FileResult<void> lockAgain(FolderLock& lock, const QString& folder) {
    if (const auto holder = lock ? holderOf(*lock) : std::nullopt) {
        if (holder->process == QCoreApplication::applicationPid())
            return {};
        keepForGood(std::move(lock));
    }
    lock.reset();
    auto taken = lockFolder(folder);
    if (!taken)
        return tl::make_unexpected(taken.error());
    lock = std::move(*taken);
    return {};
}

} // namespace openshoe::storage
