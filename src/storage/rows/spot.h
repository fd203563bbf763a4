// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/rows/rows.h"

#include <optional>

namespace openshoe::storage {

/// A cell of the chart: the kind of hand, its total and the up card.
struct Spot {
    DecisionKind kind = DecisionKind::Hard; ///< Hard, Soft or Pair
    int value = 0;                          ///< the total; for a pair, the points of each card
    int up = 0;                             ///< in points, 1 (ace) … 10

    /// As stored with a decision.
    [[nodiscard]] std::int64_t key() const { return (static_cast<std::int64_t>(kind) * values + value) * ups + up; }
    /// nullopt if no spot has that key: a damaged file may hold any number.
    [[nodiscard]] static std::optional<Spot> of(std::int64_t key) {
        const std::int64_t kind = key / (values * ups);
        const Spot spot{.kind = static_cast<DecisionKind>(kind),
                        .value = static_cast<int>(key / ups % values),
                        .up = static_cast<int>(key % ups)};
        const bool good = key > 0 && kind <= static_cast<int>(DecisionKind::Pair) && spot.value >= 1 &&
                          spot.value <= 21 && spot.up >= 1 && spot.up <= 10;
        return good ? std::optional(spot) : std::nullopt;
    }
    friend auto operator<=>(const Spot&, const Spot&) = default;

private:
    static constexpr std::int64_t values = 32;
    static constexpr std::int64_t ups = 16;
};

} // namespace openshoe::storage
