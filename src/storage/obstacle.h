// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstdint>
#include <string>
#include <utility>

namespace openshoe::storage {

/// What keeps a data folder from being used, as far as it decides what a person can be offered.
enum class Obstacle : std::uint8_t {
    Other,
    Damaged,   ///< the file isn't whole: set it aside, go on with a backup or anew
    Newer,     ///< made by a newer version of the program
    Foreign,   ///< a file of another program
    InUse,     ///< another program plays with it, or holds the file
    Forbidden, ///< the folder or the file can't be made, read or written
    DiskFull,
    DiskError, ///< the disk itself reports an error
};

/// An error of the database's file, and which obstacle it is.
struct FileError : base::Error {
    Obstacle obstacle = Obstacle::Other;
};

/// Goes into a base::Result where the obstacle doesn't matter.
template <typename T> using FileResult = tl::expected<T, FileError>;

[[nodiscard]] inline tl::unexpected<FileError> fileError(base::Error error, Obstacle obstacle) {
    return tl::make_unexpected(FileError{std::move(error), obstacle});
}

/// An error of the machine; `where` names the file or folder.
[[nodiscard]] inline tl::unexpected<FileError> obstructed(Obstacle obstacle, std::string where, base::Said what) {
    return fileError({base::Error::Kind::Environment, std::move(where), std::move(what)}, obstacle);
}

/// What to say of a database that isn't whole.
[[nodiscard]] FileError damagedDatabase(std::string path);

} // namespace openshoe::storage
