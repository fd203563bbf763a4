// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/limits/limits.h"

#include <QString>

namespace openshoe::models {

// The words for limits and breaks: the facts and until when, nothing more.

/// "45 min", "1 h", "1 h 30 min".
[[nodiscard]] QString minutesText(std::int64_t minutes);
/// "A break runs until 21:40."
[[nodiscard]] QString pauseText(const session::Pause& pause);
/// Why nothing, or not that much, can be staked, and until when.
[[nodiscard]] QString hindranceText(const session::Hindrance& hindrance, const std::string& currency);
/// A limit's value: "$100", "1 h 30 min"; "no limit" without one.
[[nodiscard]] QString limitValueText(storage::LimitKind kind, const std::optional<std::int64_t>& value,
                                     const std::string& currency);
/// The day's result in each currency played: "+$12 · −50 Gold".
[[nodiscard]] QString dayNetText(const session::PlayedDay& day);

} // namespace openshoe::models
