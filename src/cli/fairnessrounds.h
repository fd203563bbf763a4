// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commandline.h"
#include "fairness/verify.h"

namespace openshoe::cli {

/// `fairness verify ROUND-ID` and `fairness verify --all`, using the data folder of the command line.
[[nodiscard]] base::Result<int> verifyRound(const CommandLine& line, const QString& number);
[[nodiscard]] base::Result<int> verifyAllShoes(const CommandLine& line);

/// The reason why a shoe can't be verified yet: "the shoe is still in use; …".
[[nodiscard]] std::string stillInUse();
/// The result for a shoe and the `cards` drawn from it, starting at index `firstCard`, as a sentence.
[[nodiscard]] QString verdict(const std::optional<fairness::Mismatch>& mismatch, std::size_t cards, int firstCard);

} // namespace openshoe::cli
