// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace openshoe::base {

/// Two worths per unit staked that are closer than this are equal: exact figures differ by less only through rounding,
/// and no player could tell them apart.
inline constexpr double sameWorth = 1e-9;

/// Whether one is worth more than the other. `unit`: what the figures are joint with, if they are.
[[nodiscard]] constexpr bool isMore(double one, double other, double unit = 1) {
    return one - other >= sameWorth * unit;
}
[[nodiscard]] constexpr bool isEqual(double one, double other) {
    return !isMore(one, other) && !isMore(other, one);
}
/// The worth without rounding that would give it a sign: exactly 0 if it equals 0.
[[nodiscard]] constexpr double evened(double worth) { return isEqual(worth, 0) ? 0 : worth; }

} // namespace openshoe::base
