// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/vocabulary.h"
#include "storage/prices/prices.h"

#include <QString>

namespace openshoe::models {

// Verdicts on a decision that has been priced. Costs are in stakes.

/// None if the decision could not be priced.
[[nodiscard]] DecisionMark::Value markOf(const storage::DecisionPrice& price);
/// "Mistake"; empty if the decision could not be priced.
[[nodiscard]] QString markTitle(const storage::DecisionPrice& price);
/// "Hitting was worth 0.09 of a stake more."; empty if the decision could not be priced.
[[nodiscard]] QString markText(const storage::DecisionPrice& price);
/// "0.09": at least two decimals, and as many as it takes to show more than zero.
[[nodiscard]] QString costText(double cost);

} // namespace openshoe::models
