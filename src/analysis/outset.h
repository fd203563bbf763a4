// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/points.h"
#include "engine/rules.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace openshoe::analysis {

/// What one unit on a hand is worth before the first card of a round, with best play, from whatever is left of the
/// shoe. Not thread-safe.
class Outset {
public:
    explicit Outset(engine::RuleSet rules);

    struct Worth {
        double net = 0;
        double error = 0; ///< bound that the deviation nearly always stays within; 0 if exact
    };
    /// For any number of unseen cards from fewestUnseen up. Takes some 25 ms; the last few shoes are cached.
    [[nodiscard]] Worth exact(const PointShoe& unseen);

    /// Learns how the worth depends on the cards gone, from some 60 exact figures of randomly dealt shoes. Returns
    /// false, having learnt nothing, if `cancelled` returns true on the way.
    bool fit(const std::function<bool()>& cancelled = {});
    [[nodiscard]] bool isFitted() const { return m_fitted; }
    /// Exact if cached or if the shoe is full, otherwise what fit() learnt, at no cost: off by some thousandths of the
    /// stake deep in the shoe, and by nothing on average. Requires a fit.
    [[nodiscard]] Worth quick(const PointShoe& unseen);

private:
    static constexpr std::size_t features = pointKinds; // cards left, and the frequency of nine of the ten values
    [[nodiscard]] std::array<double, features> featuresOf(const PointShoe& shoe) const;
    [[nodiscard]] std::optional<double> remembered(const PointShoe& shoe) const;
    [[nodiscard]] double learnt(const PointShoe& shoe) const;

    struct ShoeWorth {
        PointShoe shoe;
        double net = 0;
    };
    engine::RuleSet m_rules;
    std::vector<ShoeWorth> m_known; ///< the full shoe first, then the latest
    bool m_fitted = false;
    std::array<double, features> m_slope{};
    double m_error = 0;
};

} // namespace openshoe::analysis
