// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/shared/vocabulary.h"
#include "storage/prices.h"

#include <QString>

namespace openshoe::models {

// What is said of a decision that has been priced. Costs are in stakes.

/// None where it could not be priced.
[[nodiscard]] DecisionMark::Value markOf(const storage::DecisionPrice& price);
/// "Mistake"; empty where it could not be priced.
[[nodiscard]] QString markTitle(const storage::DecisionPrice& price);
/// "Hitting was worth 0.09 of a stake more."; empty where it could not be priced.
[[nodiscard]] QString markText(const storage::DecisionPrice& price);
/// "0.09": as many digits as tell it from nothing, two at least.
[[nodiscard]] QString costText(double cost);

} // namespace openshoe::models
