// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QFile>
#include <QString>

#include <optional>

namespace openshoe::formats {

/// Where the window and the command line keep their data unless told otherwise: the platform's folder for a user's
/// application data, the same for both programs. It need not exist yet.
[[nodiscard]] QString defaultDataFolder();

// Only its owner may read the data folder: it holds the seeds of shoes in use.

/// Permissions for files in the data folder; files written elsewhere get the system's defaults. On Windows, where files
/// have those of their folder, they only take away the mark "read only".
inline constexpr QFile::Permissions ownersAlone = QFile::ReadOwner | QFile::WriteOwner;

/// Restricts the folder, and the program's own files in it, to their owner (on Windows also to the system and to
/// administrators). Whatever can't be changed stays as it is, and links are not followed.
void keepToOwner(const QString& dataFolder);

/// Links out of the data folder are never followed. Returns an error if the path, in the folder or below it, is a link
/// that leads outside or lies behind one, whether or not the target exists; the folder itself may be a link.
[[nodiscard]] std::optional<base::Error> linkOut(const QString& dataFolder, const QString& path);

} // namespace openshoe::formats
