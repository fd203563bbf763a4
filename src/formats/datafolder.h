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

// The data folder is its owner's alone: the seeds of shoes in use are in it. Windows keeps a person's folders to that
// person by itself.

/// What a file in the data folder is made with; files written elsewhere are made as the person's system makes files.
inline constexpr QFile::Permissions ownersAlone = QFile::ReadOwner | QFile::WriteOwner;

/// Takes the folder, and the program's own files that lie in it, from everybody but their owner. What can't be changed
/// stays as it is, and so does what a link there leads to.
void keepToOwner(const QString& dataFolder);

/// Nothing is followed out of the data folder. An error if the path, in it or below it, is a link that leads outside,
/// or lies behind one, there or not; the folder itself may be a link.
[[nodiscard]] std::optional<base::Error> linkOut(const QString& dataFolder, const QString& path);

} // namespace openshoe::formats
