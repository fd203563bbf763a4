// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/rules.h"
#include "formats/amounts.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace openshoe::models {

// Amounts, currencies and chips, as the reader's country writes them.

/// UTF-8 to QString.
[[nodiscard]] QString text(const std::string& utf8);
// As they are written everywhere.
using formats::amountFrom;
using formats::amountText;
using formats::currencyName;
using formats::decimalText;
using formats::limitText;
using formats::moneyText;
using formats::netMoneyText;
using formats::netText;
using formats::numberText;
using formats::percentText;
using formats::plainAmount;

/// "5 – 5,000 Coins", one for each currency.
[[nodiscard]] QString limitsText(const engine::RuleSet& rules, const std::string& currency = {});

/// The chips of the rack, in minor units and rising, that suit the limits.
[[nodiscard]] std::vector<base::Money> rackFor(const engine::RuleSet& rules, const std::string& currency);
/// Chips that make up the amount, the largest first, at most `most`.
[[nodiscard]] QStringList chipsFor(base::Money amount, int most = 12);
[[nodiscard]] int chipCount(base::Money amount);
/// "25", "0.5": the chip's picture. "1k": what it is labelled.
[[nodiscard]] QString chipKey(base::Money value);
[[nodiscard]] QString chipLabel(base::Money value);

} // namespace openshoe::models
