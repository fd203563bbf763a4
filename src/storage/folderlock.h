// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/obstacle.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace openshoe::storage {

/// Takes a lock whose holder is a program that is no more at once, and waits so long for one that is.
[[nodiscard]] bool takeLock(QLockFile& lock, int milliseconds);

/// Held while a program plays on a data folder. Internal to storage.
using FolderLock = std::unique_ptr<QLockFile>;

/// Takes the folder's lock; one that was left by a program that is no more is taken over. `where` of the error names
/// the folder.
[[nodiscard]] FileResult<FolderLock> lockFolder(const QString& folder);

/// Takes the lock again where its file has gone with others of the folder; nothing is done where it still stands. After
/// an error, as where another program has come, it is not held.
[[nodiscard]] FileResult<void> lockAgain(FolderLock& lock, const QString& folder);

} // namespace openshoe::storage
