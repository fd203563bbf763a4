// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/archive/archive.h"
#include "paper/sheet.h"
#include "storage/prices/sittings.h"

#include <vector>

namespace openshoe::models {

/// How well was decided, session by session: a picture, and the same in figures. `sessions`: newest first, and so are
/// the figures.
///
/// Accuracy by money is the part of the stakes decided about that the answers kept compared with the best ones: all of
/// it if every answer was best, 99% if the answers cost a hundredth of the stakes. A hand counts with its first stake,
/// once for each decision, so that a large stake weighs more than a small one.
[[nodiscard]] paper::Sheet sessionSheet(const std::vector<storage::SittingPrice>& sessions, const Archive& archive);

/// 0.9912; nothing was staked: 1.
[[nodiscard]] double accuracyOf(double cost, base::Money staked);
/// "99.12%"
[[nodiscard]] QString accuracyText(double accuracy);

} // namespace openshoe::models
