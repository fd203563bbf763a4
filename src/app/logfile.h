// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace openshoe::app {

/// From now on Qt's messages go to `openshoe.log` in the folder, and warnings to standard error too. Bounded: at half a
/// MiB the file is renamed to `openshoe.log.1`, replacing the one before. If it can't be written, nothing is kept.
void logTo(const QString& folder);

/// Why nothing is kept, in words for a person; empty while it is.
[[nodiscard]] QString logProblem();

} // namespace openshoe::app
