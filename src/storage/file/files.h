// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file/system.h"

#include "base/result.h"

namespace openshoe::storage {

/// The database file of a data folder.
[[nodiscard]] QString databasePath(const QString& folder);

/// Copies the file so that `target` is either complete or absent; an existing target is an error.
[[nodiscard]] base::Result<void> copyWhole(const QString& source, const QString& target);

/// Renames the file.
[[nodiscard]] base::Result<void> moveFile(const QString& from, const QString& to);

/// An unused path in `folder`: PREFIX-TIME.db, with a number appended if needed. The time is local, yyyyMMdd-HHmmss.
[[nodiscard]] QString freeName(const QString& folder, const QString& prefix);

} // namespace openshoe::storage
