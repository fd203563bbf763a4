// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/solver.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace openshoe::analysis {

/// The 55 two-card hands by point value.
inline constexpr int startingHands = pointKinds * (pointKinds + 1) / 2;
struct StartingHand {
    int a = 0; ///< a ≤ b
    int b = 0;
    int hand = 0;      ///< in the hand table
    double chance = 0; ///< of being dealt from the shoe, in either order
    bool natural = false;
};

/// Second moments of the net result, joint per column, for each play of a starting hand.
struct Squares {
    PerColumn stand;
    PerColumn hit;
    PerColumn doubled;
    PerColumn split;
};

/// How a dealer's hand ends with this up card, given nothing else; sums to 1. Without a separate 22 rule, a hand of 22
/// still counts among the busts.
struct DealerOutcomes {
    std::array<double, DealerTable::totals> onTotal{}; ///< from engine::DealerRule::lowestStand; excluding blackjack
    double blackjack = 0;
    double bust = 0; ///< including 22
    double on22 = 0;
};

/// Everything about the worth of hands that doesn't depend on what a blackjack, a surrender or insurance pays: the
/// costly part of an analysis, shared by all games with the same shoe and playing rules.
class Core {
public:
    /// Null if `cancelled` returned true on the way.
    [[nodiscard]] static std::shared_ptr<const Core> make(const PlayRules& rules, const PointShoe& shoe,
                                                          const std::function<bool()>& cancelled = {});

    [[nodiscard]] const Views& views() const { return m_views; }
    [[nodiscard]] const Solver& solver() const { return m_solver; }
    [[nodiscard]] const std::array<StartingHand, startingHands>& hands() const { return m_hands; }
    [[nodiscard]] const HandFigures& figures(int i) const { return m_figures[static_cast<std::size_t>(i)]; }
    /// Joint weight of the dealer's blackjack in a sight, with starting hand i gone.
    [[nodiscard]] double blackjackWeight(int i, int sight) const {
        return m_blackjacks[static_cast<std::size_t>(i)][static_cast<std::size_t>(sight)];
    }
    [[nodiscard]] double upChance(int up) const;

    /// Second moments of every starting hand.
    [[nodiscard]] std::vector<Squares> squares() const;
    [[nodiscard]] std::array<DealerOutcomes, pointKinds> dealerOutcomes() const;

private:
    Core(const PlayRules& rules, const PointShoe& shoe);

    Views m_views;
    Solver m_solver;
    std::array<StartingHand, startingHands> m_hands;
    std::vector<HandFigures> m_figures;
    std::vector<std::vector<double>> m_blackjacks;
};

} // namespace openshoe::analysis
