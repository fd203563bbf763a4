// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/scenario.h"

#include <QJsonObject>

namespace openshoe::cli {

/// Plays a scenario from its first round to its last, each as cli.md's `play` prints it. Fails where a shoe does not
/// last for its round (or an amount would overflow); the error names SOURCE: /rounds/N.
[[nodiscard]] base::Result<QJsonObject> runScenario(const formats::Scenario& scenario, const std::string& source);

} // namespace openshoe::cli
