// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/rules.h"

#include <QLocale>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>

namespace openshoe::formats {

// Amounts, currencies, numbers and percentages, written as in the reader's country.

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
/// An amount as a person types it: "12.5", "12,50", "5,000,000.00", "1 000". Nothing if it isn't an amount.
[[nodiscard]] std::optional<base::Money> amountFrom(const QString& typed);
/// "Gold", "Dollars"; the code itself if the currency has no name here.
[[nodiscard]] QString currencyName(const std::string& currency);
/// "5 – 5,000 Coins".
[[nodiscard]] QString limitText(const engine::Limit& limit);

/// "12,345".
[[nodiscard]] QString numberText(std::int64_t number);
/// With this many digits after the point: "0.500", "−0.527".
[[nodiscard]] QString decimalText(double value, int decimals);
/// A fraction as a percentage, with this many digits after the point: 0.9952 is "99.52 %".
[[nodiscard]] QString percentText(double fraction, int decimals);

} // namespace openshoe::formats
