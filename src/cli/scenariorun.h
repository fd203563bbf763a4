// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/inwords.h"
#include "formats/scenario.h"

#include <functional>

namespace openshoe::cli {

/// Called with each round as `play` prints it, one after the other: a file may hold a million of them.
using RoundTold = std::function<void(const QJsonObject& round)>;

/// Plays every round of a scenario. A shoe that runs out, or an amount beyond what a wallet holds, is an error that
/// names its round; `told` has been called for the rounds before it by then. Without `told` the rounds are only played.
[[nodiscard]] base::Result<void> runScenario(const formats::Scenario& scenario, const std::string& source,
                                             const RoundTold& told);

} // namespace openshoe::cli
