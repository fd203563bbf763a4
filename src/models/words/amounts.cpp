// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/amounts.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <iterator>
#include <vector>

namespace openshoe::models {

using namespace engine;
using base::Money;

QString text(const std::string& utf8) {
    return QString::fromUtf8(utf8);
}

QString limitsText(const RuleSet& rules, const std::string& currency) {
    QStringList parts;
    for (const Limit& limit : rules.limits) {
        if (currency.empty() || limit.currency == currency)
            parts << limitText(limit);
    }
    return parts.join(QStringLiteral(" · "));
}

namespace {

// Minor units: 0.1, 0.5, 1, 2.5, 5, 25, 100, 500, 1,000, 5,000, 25,000, 100,000, 1,000,000.
constexpr std::array<std::int64_t, 13> denominations{
    10, 50, 100, 250, 500, 2'500, 10'000, 50'000, 100'000, 500'000, 2'500'000, 10'000'000, 100'000'000};
// The house pays with it, so that half of an odd stake is a few chips; nobody stakes it.
constexpr std::int64_t paidOnly = 250;

// A large stake looks large: the amount from which it is at least so many chips.
struct Heap {
    std::int64_t from;
    int chips;
};
constexpr std::array<Heap, 2> heaps{{{100'000'000, 10}, {10'000'000, 8}}};

} // namespace

std::vector<Money> rackFor(const RuleSet& rules, const std::string& currency) {
    const Limit* limit = rules.limitIn(currency);
    if (!limit)
        return {};
    Money least = limit->min;
    for (const SideBet& bet : rules.sideBets) {
        for (const Limit& side : bet.limits) {
            if (side.currency == currency)
                least = std::min(least, side.min);
        }
    }
    constexpr std::size_t mostChips = 7;
    std::vector<Money> chips;
    for (const std::int64_t units : denominations) {
        if (units != paidOnly && units * 2 >= least.minorUnits() && units <= limit->max.minorUnits())
            chips.push_back(Money::minor(units));
    }
    // A chip below the minimum stays only if no other makes up the minimum.
    if (chips.size() > 1 && chips[0] < least && chips[1] <= least)
        chips.erase(chips.begin());
    if (chips.size() > mostChips)
        chips.resize(mostChips);
    return chips;
}

QString stakeText(Money stake, Money house) {
    const QString own = amountText(stake);
    return house.isPositive() ? QStringLiteral("%1 + %2").arg(own, amountText(house)) : own;
}

QStringList chipsFor(Money amount, int most) {
    std::vector<std::int64_t> chips;
    std::int64_t left = amount.minorUnits();
    for (auto it = denominations.rbegin(); it != denominations.rend(); ++it) {
        for (; left >= *it && std::ssize(chips) < most; left -= *it)
            chips.push_back(*it);
    }
    const auto heap = std::ranges::find_if(heaps, [&](const Heap& h) { return amount.minorUnits() >= h.from; });
    // The last of the largest chips is changed into the next smaller, as long as there is room for those.
    while (heap != heaps.end() && std::ssize(chips) < heap->chips) {
        const auto last = std::ranges::upper_bound(chips, chips.front(), std::greater<>()) - 1;
        const std::int64_t smaller = *(std::ranges::find(denominations, *last) - 1);
        const std::int64_t change = *last / smaller;
        if (std::ssize(chips) - 1 + change > most)
            break;
        chips.insert(chips.erase(last), static_cast<std::size_t>(change), smaller);
    }
    QStringList keys;
    for (const std::int64_t chip : chips)
        keys << chipKey(Money::minor(chip));
    return keys;
}

int chipCount(Money amount) {
    return static_cast<int>(chipsFor(amount).size());
}

QString chipKey(Money value) {
    return QString::number(static_cast<double>(value.minorUnits()) / 100.0, 'g', 10);
}

QString chipLabel(Money value) {
    const std::int64_t units = value.minorUnits() / 100;
    if (units >= 1'000'000)
        return QStringLiteral("%1M").arg(units / 1'000'000);
    if (units >= 1'000)
        return QStringLiteral("%1k").arg(units / 1'000);
    return chipKey(value);
}

} // namespace openshoe::models
