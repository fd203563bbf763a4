// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace openshoe::storage {

/// The database in a data folder.
[[nodiscard]] QString databasePath(const QString& folder);

/// Writes what the system still holds of the file (or of a folder's list of names) through to the disk. False if it
/// can't.
bool syncToDisk(const QString& path);

/// Whether a program of that number lives on this computer; true where that can't be told.
[[nodiscard]] bool isRunning(std::int64_t process);

/// Copies the file so that `target` is whole or not there at all; an existing target is an error.
[[nodiscard]] base::Result<void> copyWhole(const QString& source, const QString& target);

/// A name in `folder` that isn't taken: PREFIX-TIME.db, with a number behind it where needed. Time is local,
/// yyyyMMdd-HHmmss.
[[nodiscard]] QString freeName(const QString& folder, const QString& prefix);

/// Which file lies at a path, apart from its name: the same one only as long as nobody deletes or replaces it. Nothing
/// where there is no file; on Windows, where an open file can't be deleted, the same for every file.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t number = 0;
    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};
[[nodiscard]] std::optional<FileIdentity> identityOf(const QString& path);

} // namespace openshoe::storage
