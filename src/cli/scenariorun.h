// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/inwords.h"
#include "formats/scenario.h"

#include <functional>

namespace openshoe::cli {

/// Called for each round, one after the other, with what `play` prints: a file may hold a million rounds.
using RoundTold = std::function<void(const QJsonObject& round)>;

/// Plays every round of a scenario. If a shoe runs out or an amount exceeds what a wallet can hold, the error names the
/// round; `told` has been called for the rounds before it. `told` may be empty.
[[nodiscard]] base::Result<void> runScenario(const formats::Scenario& scenario, const std::string& source,
                                             const RoundTold& told);

} // namespace openshoe::cli
