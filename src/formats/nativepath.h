// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace openshoe::formats {

/// The path as the system's own functions take it. On Windows that is the form without the limit of 260 characters,
/// which Qt uses by itself ("\\?\C:\…"); elsewhere it is the path.
[[nodiscard]] QString nativePath(const QString& path);

} // namespace openshoe::formats
