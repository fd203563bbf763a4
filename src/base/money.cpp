// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/money.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace openshoe::base {

namespace {

bool isDigits(std::string_view text) {
    for (const char c : text) {
        if (c < '0' || c > '9')
            return false;
    }
    return !text.empty();
}

std::optional<int> oddsPart(std::string_view text) {
    if (!isDigits(text) || text.size() > 4)
        return std::nullopt;
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    if (value < 1 || value > 1000)
        return std::nullopt;
    return value;
}

} // namespace

std::optional<Odds> Odds::parse(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const auto a = oddsPart(text.substr(0, colon));
    const auto b = oddsPart(text.substr(colon + 1));
    if (!a || !b)
        return std::nullopt;
    return Odds{.pays = *a, .to = *b};
}

std::string Odds::text() const { return fmt::format("{}:{}", pays, to); }

std::optional<Money> Money::parse(std::string_view text) {
    const auto dot = text.find('.');
    const auto whole = text.substr(0, dot);
    if (!isDigits(whole) || whole.size() > 13)
        return std::nullopt;
    std::int64_t units = 0;
    std::from_chars(whole.data(), whole.data() + whole.size(), units);
    std::int64_t cents = 0;
    if (dot != std::string_view::npos) {
        const auto fraction = text.substr(dot + 1);
        if (!isDigits(fraction) || fraction.size() > 2)
            return std::nullopt;
        std::from_chars(fraction.data(), fraction.data() + fraction.size(), cents);
        if (fraction.size() == 1)
            cents *= 10;
    }
    return minor(units * 100 + cents);
}

std::string Money::text() const {
    const bool negative = m_minor < 0;
    const auto magnitude = negative ? 0 - static_cast<std::uint64_t>(m_minor) : static_cast<std::uint64_t>(m_minor);
    return fmt::format("{}{}.{:02}", negative ? "-" : "", magnitude / 100, magnitude % 100);
}

Money Money::times(std::int64_t factor) const {
    if (factor == 0)
        return {};
    if (factor == -1)
        return Money{} - *this; // minUnits / -1 itself would overflow
    const auto one = minUnits / factor;
    const auto other = maxUnits / factor;
    if (m_minor < std::min(one, other) || m_minor > std::max(one, other))
        throw MoneyOverflow();
    return minor(m_minor * factor);
}

Money Money::at(Odds odds) const { return minor(times(odds.pays).m_minor / odds.to); }

} // namespace openshoe::base
