// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/obstacle.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace openshoe::storage {

/// Takes the lock; true if it worked. A lock whose program has ended is taken over at once; for one whose program is
/// still running it waits up to so many milliseconds.
[[nodiscard]] bool takeLock(QLockFile& lock, int milliseconds);

/// Held while a program plays on a data folder. Internal to storage.
using FolderLock = std::unique_ptr<QLockFile>;

/// Takes the folder's lock; one that was left by a program that has ended is taken over. `where` of the error names the
/// folder.
[[nodiscard]] FileResult<FolderLock> lockFolder(const QString& folder);

/// Takes the lock again if its file was deleted along with others of the folder; does nothing if it is still there.
/// After an error (another program may hold the lock by now) it is not held.
[[nodiscard]] FileResult<void> lockAgain(FolderLock& lock, const QString& folder);

} // namespace openshoe::storage
