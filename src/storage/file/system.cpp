// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file/system.h"

#ifdef Q_OS_WIN
#include "formats/nativepath.h"

#include <QFileInfo>
#include <QThread>
#include <QUuid>

#include <windows.h>
#else
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace openshoe::storage {

#ifdef Q_OS_WIN

namespace {

/// A handle on the file or folder that leaves others all they may do; invalid on failure.
class Opened {
public:
    Opened(const QString& path, DWORD access)
        : m_handle(CreateFileW(formats::nativePath(path).toStdWString().c_str(), access,
                               FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, OPEN_EXISTING,
                               FILE_FLAG_BACKUP_SEMANTICS, nullptr)) {} // the flag is for folders
    ~Opened() {
        if (valid())
            CloseHandle(m_handle);
    }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;

    [[nodiscard]] bool valid() const { return m_handle != INVALID_HANDLE_VALUE; }
    [[nodiscard]] HANDLE handle() const { return m_handle; }

private:
    HANDLE m_handle;
};

} // namespace

bool syncToDisk(const QString& path) {
    const Opened file(path, GENERIC_WRITE);
    const bool done = file.valid() && FlushFileBuffers(file.handle());
    // Not every file system flushes folders; NTFS has names in its own journal, in the order in which they changed.
    return done || QFileInfo(path).isDir();
}

bool renameFile(const QString& from, const QString& to) {
    constexpr int attempts = 20;
    constexpr unsigned long pause = 50; // ms
    const std::wstring source = formats::nativePath(from).toStdWString();
    const std::wstring target = formats::nativePath(to).toStdWString();
    for (int attempt = 1;; ++attempt) {
        if (MoveFileExW(source.c_str(), target.c_str(), MOVEFILE_WRITE_THROUGH))
            return true;
        const DWORD reason = GetLastError();
        const bool held = reason == ERROR_SHARING_VIOLATION || reason == ERROR_LOCK_VIOLATION ||
                          (reason == ERROR_ACCESS_DENIED && !QFileInfo::exists(to));
        if (!held || attempt == attempts)
            return false;
        QThread::msleep(pause);
    }
}

// Tried, since rights don't tell it all: the disk may be write-protected, and Windows' protection from ransomware
// refuses programs what their user may do. The file goes with its handle.
bool mayWriteIn(const QString& folder) {
    const QString path = folder + QLatin1String("/openshoe-") + QUuid::createUuid().toString(QUuid::Id128);
    const HANDLE file =
        CreateFileW(formats::nativePath(path).toStdWString().c_str(), GENERIC_WRITE | DELETE, 0, nullptr, CREATE_NEW,
                    FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return false;
    CloseHandle(file);
    return true;
}

bool isRunning(std::int64_t process) {
    const HANDLE handle = OpenProcess(SYNCHRONIZE, FALSE, static_cast<DWORD>(process));
    if (!handle)
        return GetLastError() != ERROR_INVALID_PARAMETER; // there is none; anything else is somebody else's
    const bool running = WaitForSingleObject(handle, 0) == WAIT_TIMEOUT;
    CloseHandle(handle);
    return running;
}

std::optional<FileIdentity> identityOf(const QString& path) {
    return QFileInfo::exists(path) ? std::optional(FileIdentity{}) : std::nullopt;
}

#else

bool syncToDisk(const QString& path) {
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
#ifdef F_FULLFSYNC // on macOS fsync leaves it in the drive's own memory; not every file system has this
    const bool done = ::fcntl(descriptor, F_FULLFSYNC) == 0 || ::fsync(descriptor) == 0;
#else
    const bool done = ::fsync(descriptor) == 0;
#endif
    ::close(descriptor);
    return done;
}

bool renameFile(const QString& from, const QString& to) { return QFile::rename(from, to); }

bool mayWriteIn(const QString& folder) { return QFileInfo(folder).isWritable(); }

bool isRunning(std::int64_t process) {
    return ::kill(static_cast<pid_t>(process), 0) == 0 || errno != ESRCH;
}

std::optional<FileIdentity> identityOf(const QString& path) {
    struct stat facts {};
    if (::stat(QFile::encodeName(path).constData(), &facts) != 0)
        return std::nullopt;
    return FileIdentity{static_cast<std::uint64_t>(facts.st_dev), static_cast<std::uint64_t>(facts.st_ino)};
}

#endif

} // namespace openshoe::storage
