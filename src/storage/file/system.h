// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

// What systems do differently with files. Internal to storage.
namespace openshoe::storage {

/// Flushes the file (or a folder's directory entries) from the system's cache to disk. False on failure.
bool syncToDisk(const QString& path);

/// Renames the file; false if it can't be, or if there is one of the new name. On Windows this waits a moment for
/// whoever has the file open: virus scanners and indexers look at every new file.
bool renameFile(const QString& from, const QString& to);

/// Whether files may be created in the folder.
[[nodiscard]] bool mayWriteIn(const QString& folder);

/// Whether a process with that id is running on this computer; true where that can't be determined.
[[nodiscard]] bool isRunning(std::int64_t process);

/// Identifies the file at a path independently of its name: it stays the same only until someone deletes or replaces
/// the file. Empty if there is no file; on Windows, where an open file can't be deleted, it is the same for every file.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t number = 0;
    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};
[[nodiscard]] std::optional<FileIdentity> identityOf(const QString& path);

} // namespace openshoe::storage
