// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/rows/rows.h"

#include <optional>

namespace openshoe::storage {

/// A cell of the chart: the kind of hand, its total and the up card, or the total of two cards dealt open.
struct Spot {
    DecisionKind kind = DecisionKind::Hard; ///< Hard, Soft or Pair
    int value = 0;                          ///< the total; for a pair, the points of each card
    int up = 0;                             ///< in points, 1 (ace) … 10; 0 where both cards were dealt open
    int open = 0;                           ///< their total then, 4 … 21; otherwise 0
    bool softOpen = false;                  ///< an ace counts 11 in it

    /// As stored with a decision.
    [[nodiscard]] std::int64_t key() const {
        const std::int64_t hand = static_cast<std::int64_t>(kind) * values + value;
        return open == 0 ? hand * ups + up : firstOpen + (hand * values + open) * 2 + (softOpen ? 1 : 0);
    }
    /// nullopt if no spot has that key: a damaged file may hold any number.
    [[nodiscard]] static std::optional<Spot> of(std::int64_t key) {
        Spot spot;
        std::int64_t hand = key / ups;
        if (key < firstOpen) {
            spot.up = static_cast<int>(key % ups);
        } else {
            const std::int64_t rest = key - firstOpen;
            hand = rest / 2 / values;
            spot.open = static_cast<int>(rest / 2 % values);
            spot.softOpen = rest % 2 == 1;
        }
        const std::int64_t kind = hand / values;
        spot.kind = static_cast<DecisionKind>(kind);
        spot.value = static_cast<int>(hand % values);
        const bool against = key < firstOpen ? spot.up >= 1 && spot.up <= 10
                             : spot.softOpen ? spot.open >= 12 && spot.open <= 21
                                             : spot.open >= 4 && spot.open <= 20;
        const bool good =
            key > 0 && kind <= static_cast<int>(DecisionKind::Pair) && spot.value >= 1 && spot.value <= 21 && against;
        return good ? std::optional(spot) : std::nullopt;
    }
    friend auto operator<=>(const Spot&, const Spot&) = default;

private:
    static constexpr std::int64_t values = 32;
    static constexpr std::int64_t ups = 16;
    static constexpr std::int64_t firstOpen = 1 << 16; ///< beyond every key with an up card
};

} // namespace openshoe::storage
