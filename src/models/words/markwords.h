// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/prices/prices.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace openshoe::models {

/// How good a decision was, judged by its cost; None if that isn't known.
namespace DecisionMark {
Q_NAMESPACE
QML_ELEMENT
enum Value { None, Best, Fine, Inaccuracy, Mistake, Blunder };
Q_ENUM_NS(Value)
} // namespace DecisionMark

[[nodiscard]] DecisionMark::Value decisionMarkOf(storage::Mark mark);
/// "Best", "Mistake": how a decision is marked.
[[nodiscard]] QString markWord(storage::Mark mark);

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
