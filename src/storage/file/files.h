// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace openshoe::storage {

/// The database file of a data folder.
[[nodiscard]] QString databasePath(const QString& folder);

/// Flushes the file (or a folder's directory entries) from the system's cache to disk. False on failure.
bool syncToDisk(const QString& path);

/// Whether a process with that id is running on this computer; true where that can't be determined.
[[nodiscard]] bool isRunning(std::int64_t process);

/// Copies the file so that `target` is either complete or absent; an existing target is an error.
[[nodiscard]] base::Result<void> copyWhole(const QString& source, const QString& target);

/// Renames the file.
[[nodiscard]] base::Result<void> moveFile(const QString& from, const QString& to);

/// An unused path in `folder`: PREFIX-TIME.db, with a number appended if needed. The time is local, yyyyMMdd-HHmmss.
[[nodiscard]] QString freeName(const QString& folder, const QString& prefix);

/// Identifies the file at a path independently of its name: it stays the same only until someone deletes or replaces
/// the file. Empty if there is no file; on Windows, where an open file can't be deleted, it is the same for every file.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t number = 0;
    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};
[[nodiscard]] std::optional<FileIdentity> identityOf(const QString& path);

} // namespace openshoe::storage
