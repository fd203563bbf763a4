// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/archive.h"
#include "models/rounddetails.h"
#include "models/rundownmodel.h"

namespace openshoe::models {

/// A finished round in words: its line in the Rundown, and everything an expanded line shows.
[[nodiscard]] RundownRow rundownRow(const storage::RoundRow& row, const std::vector<storage::PlayRow>& plays,
                                    const Archive& archive);
void fillDetails(RoundDetails& details, const storage::RoundRecord& record);

/// How a play ended: "Won", "Straight".
[[nodiscard]] QString playResultText(const storage::PlayRow& play);

/// A time as the reader's country writes it.
[[nodiscard]] QString timeText(const QDateTime& time);

} // namespace openshoe::models
