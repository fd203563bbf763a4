// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/record/owncounts.h"

#include <QString>

namespace openshoe::models {

/// A count in half points: "+3", "−1.5", "0".
[[nodiscard]] QString halfPointsText(int halves);
/// A count shown: "+3".
[[nodiscard]] QString shownCountText(int count);
/// "2½", of quarters of a deck.
[[nodiscard]] QString decksText(int quarters);

/// A count or a number of decks as it is typed: "+3", "−1.5", "2½". At most two digits after the point.
[[nodiscard]] base::Result<double> countFrom(const QString& typed);

/// What was told at the table beside what was true: "You said +3, it was +4. You said 2½ decks left, it was 2.6."
[[nodiscard]] QString ownCountText(const storage::OwnCountRow& count, engine::Pack pack);

} // namespace openshoe::models
