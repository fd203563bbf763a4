// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file/obstacle.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace openshoe::storage {

/// Takes the lock; true on success. A lock whose program has ended is taken over at once; if its program is still
/// running, this waits up to `milliseconds`.
[[nodiscard]] bool takeLock(QLockFile& lock, int milliseconds);

/// Held while a program plays on a data folder. Internal to storage.
using FolderLock = std::unique_ptr<QLockFile>;

/// Takes the folder's lock, or takes over one left by a program that has ended. The error's `where` names the folder.
[[nodiscard]] FileResult<FolderLock> lockFolder(const QString& folder);

/// Takes the lock again if its file was deleted together with others in the folder; does nothing if it is still there.
/// After an error the lock is not held (another program may hold it by now).
[[nodiscard]] FileResult<void> lockAgain(FolderLock& lock, const QString& folder);

} // namespace openshoe::storage
