// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/core.h"
#include "analysis/game_value.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace openshoe::analysis {

struct TotalGraph;

/// What basic strategy does against one group of columns: it looks only at a hand's total, and at a pair it is dealt as
/// a pair.
struct TotalPlay {
    /// Each total, hard or soft, is a class of its own.
    static constexpr int classes = 44;
    [[nodiscard]] static constexpr int classOf(int total, bool soft) { return total + (soft ? 22 : 0); }

    std::array<bool, classes> hit{};
    std::array<bool, classes> doubled{};   ///< if the rules offer it
    /// By how often a hand was doubled, from once; if the rules offer it.
    std::array<std::array<AfterDouble, classes>, engine::maxDoubles> afterDouble{};
    /// For initial hands that aren't pairs, and where the rules offer it for later ones.
    std::array<bool, classes> surrender{};
    std::array<std::uint8_t, pointKinds> splitInto{}; ///< most hands to make of a pair; 0: don't split
    std::array<bool, pointKinds> surrenderPair{};
    std::array<bool, pointKinds> hitPair{};    ///< a pair that isn't split
    std::array<bool, pointKinds> doublePair{}; ///< the same; if the rules offer it
    std::array<bool, classes> freeHit{};       ///< a hand that the house staked; if the rules have such splits
    std::array<bool, classes> freeDoubled{};   ///< the same; its double is never surrendered

    [[nodiscard]] AfterDouble doubledPlay(int times, std::size_t cls) const {
        return afterDouble[static_cast<std::size_t>(times - 1)][cls];
    }
    friend bool operator==(const TotalPlay&, const TotalPlay&) = default;
};

/// The best total-dependent play: one decision for each total (hard, soft), pair and group of columns. What is done
/// with a pair is best for those two cards; with a soft total, best for an ace and one other card. A hard total is
/// decided over all the cards that make it, for initial hands (other than pairs) and for hands of a split alike: each
/// decision is improved over all the hands that reach it until none can be improved. The expectation of the resulting
/// play is exact.
struct BasicStrategy {
    std::vector<TotalPlay> groups;     ///< as in Views
    std::vector<TotalPlay> beforePeek; ///< by sight: only surrender and surrenderPair are used (early surrender)
    std::vector<bool> insures;        ///< by sight: insurance is worth taking if it is offered
    std::vector<bool> takesEvenMoney; ///< by sight
    /// Net joint figures of the starting hands, by hand and sight, without insurance and even money. A group's count
    /// where its first column is.
    std::vector<std::vector<double>> net;
};

/// A core's hands, flattened once; then finds strategies for any surrender rule.
class BasicStrategist {
public:
    explicit BasicStrategist(std::shared_ptr<const Core> core);
    ~BasicStrategist();
    BasicStrategist(const BasicStrategist&) = delete;
    BasicStrategist& operator=(const BasicStrategist&) = delete;

    [[nodiscard]] BasicStrategy solve(const PayRules& pay) const;

private:
    struct SightStrategist;
    /// One group of columns without surrender: what most keep even if surrender is offered.
    struct GroupResult {
        TotalPlay play;
        std::array<double, startingHands> net{};
    };
    std::shared_ptr<const Core> m_core;
    std::unique_ptr<const TotalGraph> m_graph;
    std::vector<GroupResult> m_plain;
};

/// Sets what the strategy does when offered insurance or even money (by up card and hint alone), and returns its
/// expectation with these payouts.
double setOffers(const Core& core, const PayRules& pay, BasicStrategy& strategy);

} // namespace openshoe::analysis
