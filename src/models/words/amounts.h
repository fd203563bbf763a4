// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/rules.h"
#include "formats/amounts.h"
#include "formats/typednumbers.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace openshoe::models {

// Amounts, currencies and chips, in the conventions of the reader's country.

/// UTF-8 to QString.
[[nodiscard]] QString text(const std::string& utf8);
// The project-wide functions for amounts.
using formats::amountFrom;
using formats::amountText;
using formats::currencyName;
using formats::decimalText;
using formats::limitText;
using formats::moneyText;
using formats::netDecimalText;
using formats::netMoneyText;
using formats::netPercentText;
using formats::netText;
using formats::numberFrom;
using formats::numberText;
using formats::percentText;
using formats::plainAmount;
using formats::rangeText;
using formats::wholeFrom;

/// "5–5,000 Coins" for each currency, or only for the one given.
[[nodiscard]] QString limitsText(const engine::RuleSet& rules, const std::string& currency = {});

/// "25"; with what the house stakes for the player "25 + 25".
[[nodiscard]] QString stakeText(base::Money stake, base::Money house);

/// The rack's chips that suit the limits, in ascending order.
[[nodiscard]] std::vector<base::Money> rackFor(const engine::RuleSet& rules, const std::string& currency);
/// The chips that make up the amount, largest first, at most `most` of them: as few as possible, but of 100,000 on so
/// many that they look like it.
[[nodiscard]] QStringList chipsFor(base::Money amount, int most = 12);
/// The marker with which the house stakes, among them.
inline constexpr const char* houseChip = "0";
[[nodiscard]] int chipCount(base::Money amount);
/// "25", "0.5" names the chip's picture; "25", "1k" is its label.
[[nodiscard]] QString chipKey(base::Money value);
[[nodiscard]] QString chipLabel(base::Money value);

} // namespace openshoe::models
