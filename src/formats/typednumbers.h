// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "base/result.h"

#include <QString>

#include <cstdint>
#include <string>

namespace openshoe::formats {

// Numbers and amounts as a person types them or copies them from the screen: with any script's digits, with or without
// groups. A mark that separates groups or decimals in the reader's country means that; any other text is read only if
// there is one way to. "1.000" is a thousand in German, and refused in English, where it could be one as well. The
// errors say what to type instead.

/// An amount: "12.5", "12,50", "5,000,000.00", "1 000"; if a currency is given, with or without it: "$5", "1,000 Gold".
[[nodiscard]] base::Result<base::Money> amountFrom(const QString& typed, const std::string& currency = {});
/// A number of at most 13 digits, with at most this many after the point.
[[nodiscard]] base::Result<double> numberFrom(const QString& typed, int decimals);
/// A whole number of at most 13 digits: a round's.
[[nodiscard]] base::Result<std::int64_t> wholeFrom(const QString& typed);

} // namespace openshoe::formats
