// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/archive.h"
#include "models/rounddetails.h"
#include "models/rundownmodel.h"

namespace openshoe::models {

/// A finished round in words: its line in the Rundown, and everything an expanded line shows.
[[nodiscard]] RundownRow rundownRow(const storage::RoundRow& row, const Archive& archive);
void fillDetails(RoundDetails& details, const storage::RoundRecord& record);

/// A time as the reader's country writes it.
[[nodiscard]] QString timeText(const QDateTime& time);

} // namespace openshoe::models
