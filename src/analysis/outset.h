// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/points.h"
#include "engine/rules.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace openshoe::analysis {

/// What one unit on a hand is worth before the first card of a round, played best, from whatever is left of the shoe.
/// Not to be shared by threads.
class Outset {
public:
    explicit Outset(engine::RuleSet rules);

    struct Worth {
        double net = 0;
        double error = 0; ///< how far off that may be, nearly always; 0 where it is exact
    };
    /// As many unseen cards as there are, at least fewestUnseen. Takes some 25 ms; the last few shoes are remembered.
    [[nodiscard]] Worth exact(const PointShoe& unseen);

    /// Learns how the worth follows the cards that are gone, from shoes dealt at random: some 60 exact figures. False
    /// if `cancelled` said so on the way, and nothing is learnt.
    bool fit(const std::function<bool()>& cancelled = {});
    [[nodiscard]] bool isFitted() const { return m_fitted; }
    /// Exact where it is remembered or the shoe is full, else what fit() learnt, at no cost: off by some thousandths of
    /// the stake deep in the shoe, and by nothing on average. Only when fitted.
    [[nodiscard]] Worth quick(const PointShoe& unseen);

private:
    static constexpr std::size_t features = pointKinds; // cards left, and the density of nine of the ten values
    [[nodiscard]] std::array<double, features> featuresOf(const PointShoe& shoe) const;
    [[nodiscard]] std::optional<double> remembered(const PointShoe& shoe) const;
    [[nodiscard]] double learnt(const PointShoe& shoe) const;

    struct Known {
        PointShoe shoe;
        double net = 0;
    };
    engine::RuleSet m_rules;
    std::vector<Known> m_known; ///< the full shoe first, then the latest
    bool m_fitted = false;
    std::array<double, features> m_slope{};
    double m_error = 0;
};

} // namespace openshoe::analysis
