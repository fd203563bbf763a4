// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/rules.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace openshoe::models {

// Amounts, currencies and chips, as the reader's country writes them.

/// UTF-8 to QString.
[[nodiscard]] QString text(const std::string& utf8);
/// As read on screen, grouped as the reader's country does, the minor units only where there are some: "5,000,000",
/// "12.50".
[[nodiscard]] QString amountText(base::Money amount);
/// The same with its currency: "5,000 Gold", "$12.50".
[[nodiscard]] QString moneyText(base::Money amount, const std::string& currency);
/// "+50", "−12.50", "0".
[[nodiscard]] QString netText(base::Money net);
/// "+$50", "−12.50 Sweeps", "0 Coins".
[[nodiscard]] QString netMoneyText(base::Money net, const std::string& currency);
/// In the names that screen readers and scripts find things by, the same in every language: "25.00".
[[nodiscard]] QString plainAmount(base::Money amount);
/// An amount as a person types it: "12.5", "12,50", "5,000,000.00", "1 000". Nothing where it is no amount.
[[nodiscard]] std::optional<base::Money> amountFrom(const QString& typed);
/// "Gold", "Dollars"; the code itself where it has no name here.
[[nodiscard]] QString currencyName(const std::string& currency);
/// "5 – 5,000 Coins", one for each currency.
[[nodiscard]] QString limitsText(const engine::RuleSet& rules, const std::string& currency = {});

/// The chips of the rack, in minor units and rising, that suit the limits.
[[nodiscard]] std::vector<base::Money> rackFor(const engine::RuleSet& rules, const std::string& currency);
/// Chips that make up the amount, the largest first, at most 12.
[[nodiscard]] QStringList chipsFor(base::Money amount);
/// "25", "0.5": the chip's picture. "1k": what it is labelled.
[[nodiscard]] QString chipKey(base::Money value);
[[nodiscard]] QString chipLabel(base::Money value);

} // namespace openshoe::models
