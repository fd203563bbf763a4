// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commandline.h"

namespace openshoe::cli {

/// `fairness verify ROUND-ID` and `fairness verify --all`: against the data folder of the call.
[[nodiscard]] base::Result<int> verifyRound(const CommandLine& line, const QString& number);
[[nodiscard]] base::Result<int> verifyAllShoes(const CommandLine& line);

} // namespace openshoe::cli
