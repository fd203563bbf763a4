// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/rows/rows.h"

#include <QString>

#include <optional>

namespace openshoe::models {

/// A hand as a person types it: "A7 v 9", "16 v 10", "soft 18", "pair 8 v 6", "double on 11", in the reader's words or
/// in English. Nothing if it can't be read, or no hand is like that.
[[nodiscard]] std::optional<storage::HandSought> handFrom(const QString& typed);

/// As it can be typed, in the reader's words.
[[nodiscard]] QString handText(const storage::HandSought& hand);

/// What to type instead.
[[nodiscard]] QString handRule();

} // namespace openshoe::models
