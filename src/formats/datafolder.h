// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace openshoe::formats {

/// Where the window and the command line keep their data unless told otherwise: the platform's folder for a user's
/// application data, the same for both programs. It need not exist yet.
[[nodiscard]] QString defaultDataFolder();

} // namespace openshoe::formats
