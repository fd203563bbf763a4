// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/rules.h"

#include <QList>
#include <QLocale>
#include <QString>

#include <cstdint>
#include <string>

namespace openshoe::formats {

// Amounts, currencies, numbers, ranges and percentages, written as in the reader's country: the forms are those of
// Unicode's CLDR, but for the minus, which is the typographer's. In a language written from right to left, a number
// with a sign or a unit carries marks that keep it together wherever it stands.

/// The locale for numbers and dates in the reader's country.
[[nodiscard]] QLocale readersLocale();

/// As shown on screen, grouped as in the reader's country, with minor units only if there are any: "5,000,000",
/// "12.50".
[[nodiscard]] QString amountText(base::Money amount);
/// The same with its currency: "5,000 Gold", "1 Coin", "$12.50".
[[nodiscard]] QString moneyText(base::Money amount, const std::string& currency);
/// "+50", "−12.50", "0".
[[nodiscard]] QString netText(base::Money net);
/// "+$50", "−12.50 Sweeps", "0 Coins".
[[nodiscard]] QString netMoneyText(base::Money net, const std::string& currency);
/// For the names by which screen readers and scripts find things; the same in every language: "25.00".
[[nodiscard]] QString plainAmount(base::Money amount);
/// "Gold", "Dollars"; the code itself if the currency has no name here.
[[nodiscard]] QString currencyName(const std::string& currency);
/// "5–5,000".
[[nodiscard]] QString rangeText(base::Money least, base::Money most);
/// "5–5,000 Coins".
[[nodiscard]] QString limitText(const engine::Limit& limit);

/// The groups in which that many digits are written, highest first: 1, 3, 3; in India 2, 2, 3.
[[nodiscard]] QList<qsizetype> groupsOf(qsizetype digits);
/// "12,345".
[[nodiscard]] QString numberText(std::int64_t number);
/// With this many digits after the point: "0.500", "−0.527".
[[nodiscard]] QString decimalText(double value, int decimals);
/// The same, with a plus if it is above zero: "+0.500", "−0.527", "0.000".
[[nodiscard]] QString netDecimalText(double value, int decimals);
/// A fraction as a percentage, with this many digits after the point: 0.9952 is "99.52%".
[[nodiscard]] QString percentText(double fraction, int decimals);
/// The same, with a plus if it is above zero: "+0.12%".
[[nodiscard]] QString netPercentText(double fraction, int decimals);

} // namespace openshoe::formats
