// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstdint>
#include <string>
#include <utility>

namespace openshoe::storage {

/// Why a data folder can't be used, as far as it determines what the user can be offered.
enum class Obstacle : std::uint8_t {
    Other,
    Damaged,   ///< the file is damaged: set it aside, and continue with a backup or a new file
    Newer,     ///< written by a newer version of the program
    Foreign,   ///< another program's file
    InUse,     ///< another program is playing with it or holds the file open
    Forbidden, ///< the folder or the file can't be created, read or written
    DiskFull,
    DiskError, ///< the disk itself reports an error
};

/// An error about the database file, with its obstacle.
struct FileError : base::Error {
    Obstacle obstacle = Obstacle::Other;
};

/// Converts to base::Result where the obstacle doesn't matter.
template <typename T> using FileResult = tl::expected<T, FileError>;

[[nodiscard]] inline tl::unexpected<FileError> fileError(base::Error error, Obstacle obstacle) {
    return tl::make_unexpected(FileError{std::move(error), obstacle});
}

/// An environment error; `where` names the file or folder.
[[nodiscard]] inline tl::unexpected<FileError> obstructed(Obstacle obstacle, std::string where, base::Said what) {
    return fileError({base::Error::Kind::Environment, std::move(where), std::move(what)}, obstacle);
}

/// The error for a damaged database.
[[nodiscard]] FileError damagedDatabase(std::string path);

} // namespace openshoe::storage
