// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/history/rounddetails.h"
#include "paper/sheet.h"
#include "storage/rows/rows.h"

namespace openshoe::models {

/// A round to be shown to others: its game and day, the person's cards and the dealer's, their bets and results. Names
/// nobody and gives no balance.
[[nodiscard]] paper::Sheet roundSheet(const RoundDetails& details, const storage::RoundRow& row, const QString& game);

} // namespace openshoe::models
