// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/points.h"
#include "analysis/shoe.h"
#include "engine/rules.h"

#include <string>
#include <vector>

namespace openshoe::analysis {

/// One way a side bet can end, and how often.
struct SideChance {
    engine::SideOutcome outcome = engine::SideOutcome::None;
    engine::SideOutcome second = engine::SideOutcome::None; ///< if both cards match the dealer's
    double probability = 0;
    friend bool operator==(const SideChance&, const SideChance&) = default;
};

/// How often each paid outcome of a bet happens, found by going through every pair of cards and every up card, or
/// through every hand the dealer can end with.
struct SideChances {
    std::vector<SideChance> outcomes; ///< excluding lost bets; two matches in either order are one outcome
};

struct SideBetFigures {
    struct Outcome {
        std::string name; ///< as in a round's result: "flush", "match+suited-match"
        std::string pays; ///< "25:1"
        double probability = 0;
    };

    std::string id;
    std::string name;
    double expectation = 0; ///< net per unit staked on it
    double standardDeviation = 0;
    double hitRate = 0; ///< how often it wins
    std::vector<Outcome> outcomes; ///< in the pay table's order, then pairs of them
};

/// The first cards that win a side bet: built once, then weighted for any shoe in a few hundredths of a millisecond.
/// Only for bets that don't wait for the dealer.
class WinningCards {
public:
    explicit WinningCards(const engine::SideBet& bet);

    /// The two cards of the hand in either order, and the dealer's up card, by engine::Card::index; a ≤ b.
    struct Entry {
        std::uint8_t a = 0;
        std::uint8_t b = 0;
        std::uint8_t up = 0;
        engine::SideOutcome outcome = engine::SideOutcome::None;
        engine::SideOutcome second = engine::SideOutcome::None; ///< never before `outcome` in the enumeration
        double pays = 0;                                        ///< net, per unit
    };
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    /// The number of ways to draw an entry's cards from the shoe, out of total × (total − 1) × (total − 2).
    [[nodiscard]] static double ways(const Entry& entry, const Shoe& shoe);
    /// Net per unit, with three cards drawn from this shoe.
    [[nodiscard]] double expectation(const Shoe& shoe) const;

private:
    void add(const engine::SideBet& bet, int a, int b, int up, engine::SideOutcome outcome, engine::SideOutcome second);
    void addEach(const engine::SideBet& bet);
    void addHands(const engine::SideBet& bet);

    std::vector<Entry> m_entries;
};

/// Exact for cards drawn from this shoe (at least three; for a bet that waits for the dealer, as many as the dealer may
/// need: see dealer_bets.h). Depends on which outcomes are paid, and only for a combination on how much they pay.
[[nodiscard]] SideChances sideChances(const engine::SideBet& bet, const Shoe& shoe, const engine::DealerRule& drawing);
[[nodiscard]] SideBetFigures sideBetFigures(const engine::SideBet& bet, const SideChances& chances);

} // namespace openshoe::analysis
