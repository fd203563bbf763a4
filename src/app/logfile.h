// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace openshoe::app {

/// Sends Qt's messages from now on to `openshoe.log` in the folder, and warnings to standard error too. At half a MiB
/// the file is renamed to `openshoe.log.1`, replacing the previous one. If it can't be written, nothing is logged.
void logTo(const QString& folder);

/// Why nothing is being logged, in words for a person; empty if the log works.
[[nodiscard]] QString logProblem();

} // namespace openshoe::app
