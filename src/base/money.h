// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef> // first: the moc of Qt 6.4 trips over libstdc++'s <compare> without it

#include <compare>
#include <cstdint>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace openshoe::base {

/// An amount exceeded 64 bits. Amounts read from outside are bounded long before that, so only arithmetic on them
/// throws this, and the engine turns it into a refusal.
class MoneyOverflow : public std::overflow_error {
public:
    MoneyOverflow() : std::overflow_error("amount out of range") {}
};

/// Odds as printed on the felt: "3:2" pays stake × 3 / 2 on top of the stake.
struct Odds {
    /// 1 … 1000.
    int pays = 1;
    /// 1 … 1000.
    int to = 1;

    /// Reads "a:b", both whole numbers from 1 to 1000.
    [[nodiscard]] static std::optional<Odds> parse(std::string_view text);
    [[nodiscard]] std::string text() const;
    [[nodiscard]] double ratio() const { return static_cast<double>(pays) / to; }

    friend bool operator==(const Odds&, const Odds&) = default;
};

/// An amount of play money in whole minor units (1/100 of the currency). Every operation is checked.
class Money {
public:
    constexpr Money() = default;
    static constexpr int minorPerUnit = 100;
    [[nodiscard]] static constexpr Money minor(std::int64_t units) {
        Money m;
        m.m_minor = units;
        return m;
    }

    /// Reads \d{1,13}(\.\d{1,2})?, nothing else: no sign, no spaces, no exponent.
    [[nodiscard]] static std::optional<Money> parse(std::string_view text);

    [[nodiscard]] constexpr std::int64_t minorUnits() const { return m_minor; }
    [[nodiscard]] constexpr bool isZero() const { return m_minor == 0; }
    [[nodiscard]] constexpr bool isPositive() const { return m_minor > 0; }

    /// "12.50", "-0.25": always two decimals, a dot, no grouping.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] Money times(std::int64_t factor) const;
    /// Net winnings of this stake at these odds; a fraction of a minor unit stays with the house.
    [[nodiscard]] Money at(Odds odds) const;
    /// Exact for every stake that is a multiple of the step.
    [[nodiscard]] constexpr Money half() const { return minor(m_minor / 2); }
    [[nodiscard]] constexpr bool isMultipleOf(Money step) const { return m_minor % step.m_minor == 0; }
    [[nodiscard]] constexpr Money roundedDownTo(Money step) const { return minor(m_minor - m_minor % step.m_minor); }

    constexpr Money& operator+=(Money other) {
        if (other.m_minor > 0 ? m_minor > maxUnits - other.m_minor : m_minor < minUnits - other.m_minor)
            throw MoneyOverflow();
        m_minor += other.m_minor;
        return *this;
    }
    constexpr Money& operator-=(Money other) {
        if (other.m_minor < 0 ? m_minor > maxUnits + other.m_minor : m_minor < minUnits + other.m_minor)
            throw MoneyOverflow();
        m_minor -= other.m_minor;
        return *this;
    }
    friend Money operator+(Money a, Money b) { return a += b; }
    friend Money operator-(Money a, Money b) { return a -= b; }
    friend constexpr auto operator<=>(Money, Money) = default;

private:
    static constexpr std::int64_t maxUnits = std::numeric_limits<std::int64_t>::max();
    static constexpr std::int64_t minUnits = std::numeric_limits<std::int64_t>::min();

    std::int64_t m_minor = 0;
};

/// Every stake is a multiple of this, so that half a stake and 3:2 are exact in minor units.
inline constexpr Money stakeStep = Money::minor(2);

} // namespace openshoe::base
