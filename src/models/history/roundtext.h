// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/shared/archive.h"
#include "models/history/rounddetails.h"
#include "models/history/rundownmodel.h"

namespace openshoe::models {

/// A finished round in words: its line in the Rundown, and everything an expanded line shows.
[[nodiscard]] RundownRow rundownRow(const storage::RoundRow& row, const std::vector<storage::PlayRow>& plays,
                                    const Archive& archive);
void fillDetails(RoundDetails& details, const storage::RoundRecord& record);

/// How a play ended: "Won", "Straight".
[[nodiscard]] QString playResultText(const storage::PlayRow& play);

} // namespace openshoe::models
