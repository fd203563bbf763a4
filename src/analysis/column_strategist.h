// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/basic_strategy.h"
#include "analysis/split_hands.h"
#include "analysis/total_graph.h"

#include <array>
#include <cstdint>
#include <vector>

namespace openshoe::analysis {

/// Improves the plays against one group of columns until none can be improved.
class ColumnStrategist {
public:
    /// Both must outlive it.
    ColumnStrategist(const Core& core, const TotalGraph& graph, std::vector<int> columns);

    /// `gone`: initial hands surrendered before the peek. `giveUp`: surrender is offered at the turn.
    [[nodiscard]] TotalPlay improve(TotalPlay play, bool giveUp, const std::array<bool, startingHands>& gone);
    /// Values a play as it is, without improving it: a pair is split into as many hands as it says.
    void keep(const TotalPlay& play, const std::array<bool, startingHands>& gone);
    /// What one choice gains over the other among all hands that meet a decision, everything else as kept, and how
    /// often it is met; both joint with the column.
    struct Difference {
        double gain = 0;
        double reach = 0;
        std::array<double, pointKinds> cards{}; ///< of the hand, times how often it is met

        void add(double met, double gained, double unit, const HandCounts& hand) {
            gain += met * gained;
            reach += met * unit;
            for (std::size_t p = 0; p < pointKinds; ++p)
                cards[p] += met * unit * hand[p];
        }
    };
    struct Differences {
        std::array<Difference, TotalPlay::classes> stand;     ///< over another card
        std::array<Difference, TotalPlay::classes> doubled;   ///< over the better of the two that the play has
        std::array<Difference, TotalPlay::classes> surrender; ///< over playing on
        std::array<Difference, pointKinds> standPair;         ///< for a pair that isn't split
        std::array<Difference, pointKinds> doublePair;
        std::array<Difference, pointKinds> split;
        std::array<Difference, pointKinds> surrenderPair;
    };
    /// Of the play kept last.
    [[nodiscard]] Differences differences(const TotalPlay& play, const std::array<bool, startingHands>& gone) const;
    /// The net figure of a starting hand under the play last found, joint with the column.
    [[nodiscard]] double net(int start) const { return m_net[static_cast<std::size_t>(start)]; }

private:
    [[nodiscard]] double weight(std::size_t start) const { return m_weights[start]; }
    /// Of a hand, over the columns.
    [[nodiscard]] double weightAt(const Branch& hands, int position) const;
    /// What a doubled hand returns that is surrendered, per unit of its stake.
    [[nodiscard]] double rescued(const Branch& hands, int position) const;
    using AfterDoubles = decltype(TotalPlay::afterDouble);
    /// Decides what doubled hands do by their totals.
    void findAfterDoubles();
    /// Values every double with doubled hands played so.
    void setDoubles(const AfterDoubles& plays);
    /// What hands are worth, by node, that were doubled so many times and play so, given the same of one double more;
    /// with what the cards say is best if no plays are given.
    [[nodiscard]] std::vector<double> doubledWorth(int times, const std::vector<double>& later,
                                                   const AfterDoubles* plays) const;
    /// Of standing with one more card, for these stakes: gross of the player's own, net of the house's.
    [[nodiscard]] double byOneCard(std::size_t node, Stakes stakes) const;
    [[nodiscard]] double doubledAgain(std::size_t node, double weight, const std::vector<double>& later) const;
    [[nodiscard]] bool mayDoubleAgain(const Branch& hands, int position, int times) const;
    void playByCards(TotalPlay& play, bool giveUp) const;
    [[nodiscard]] double playedOn(const TotalPlay& play, std::size_t start) const;
    void drawFrom(std::size_t node, double reach);
    void carryBack(const TotalPlay& play);
    void valueStarts(const TotalPlay& play, bool kept = false);
    void carryForward(const TotalPlay& play, const std::array<bool, startingHands>& gone);
    [[nodiscard]] TotalPlay better(const TotalPlay& play, bool giveUp,
                                   const std::array<bool, startingHands>& gone) const;
    struct SplitWorth {
        double net = 0;
        std::uint8_t hands = 0;
    };
    /// Into as many hands as is best, or into `hands`.
    [[nodiscard]] SplitWorth split(const TotalPlay& play, int pair, int hands = 0) const;
    [[nodiscard]] bool doubles(const TotalPlay& play, const TotalGraph::Node& node) const {
        return node.mayDouble && (node.free ? play.freeDoubled : play.doubled)[static_cast<std::size_t>(node.cls)];
    }
    [[nodiscard]] static bool hits(const TotalPlay& play, const TotalGraph::Node& node) {
        return (node.free ? play.freeHit : play.hit)[static_cast<std::size_t>(node.cls)] || !node.mayStand;
    }
    [[nodiscard]] SplitHands splitHands(const std::vector<int>& branches) const;

    [[nodiscard]] bool mayGiveUp(const TotalGraph::Node& node) const { return node.later && m_givesUpLater; }
    [[nodiscard]] bool surrenders(const TotalPlay& play, const TotalGraph::Node& node) const {
        return mayGiveUp(node) && play.surrender[static_cast<std::size_t>(node.cls)];
    }
    /// What a hand returns that isn't surrendered.
    [[nodiscard]] double playedOn(const TotalPlay& play, const TotalGraph::Node& node, std::size_t i) const {
        return doubles(play, node) ? m_double[i] : hits(play, node) ? m_hit[i] : m_stand[i];
    }

    const Core& m_core;
    const TotalGraph& m_graph;
    bool m_givesUpLater = false;
    std::vector<int> m_columns;
    std::array<FirstPlay, startingHands> m_first{};
    std::array<double, startingHands> m_weights{};
    std::vector<double> m_surrendered; ///< of hands that may be surrendered later, else 0
    AfterDoubles m_afterDoubles{};
    AfterDoubles m_doubledWith{};
    double m_unit = 0; ///< what the figures of hands are joint with, roughly: the chance of the columns
    std::vector<double> m_stand, m_standDoubled, m_won, m_double, m_hit, m_value, m_reach;
    std::vector<double> m_weight; ///< of hands of two cards and those that may be doubled or surrendered, else 0
    std::array<double, startingHands> m_playOn{}; ///< net without splitting or surrender
    std::array<double, startingHands> m_net{};
    std::array<SplitWorth, pointKinds> m_split{};
};

} // namespace openshoe::analysis
