// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/basic_strategy.h"
#include "analysis/total_graph.h"

#include <array>
#include <cstdint>
#include <vector>

namespace openshoe::analysis {

/// Improves the plays against one column until none can be improved.
class ColumnStrategist {
public:
    /// Both must outlive it.
    ColumnStrategist(const Core& core, const TotalGraph& graph, std::size_t column);

    /// `gone`: initial hands surrendered before the peek. `giveUp`: surrender is offered at the turn.
    [[nodiscard]] TotalPlay improve(TotalPlay play, bool giveUp, const std::array<bool, startingHands>& gone);
    /// The net figure of a starting hand under the play last found, joint with the column.
    [[nodiscard]] double net(int start) const { return m_net[static_cast<std::size_t>(start)]; }

private:
    [[nodiscard]] double weight(std::size_t start) const {
        return m_core.figures(static_cast<int>(start)).weight[m_column];
    }
    void playByCards(TotalPlay& play, bool giveUp) const;
    [[nodiscard]] double playedOn(const TotalPlay& play, std::size_t start) const;
    void drawFrom(std::size_t node, double reach);
    void carryBack(const TotalPlay& play);
    void valueStarts(const TotalPlay& play);
    void carryForward(const TotalPlay& play, const std::array<bool, startingHands>& gone);
    [[nodiscard]] TotalPlay better(const TotalPlay& play, bool giveUp,
                                   const std::array<bool, startingHands>& gone) const;
    struct SplitWorth {
        double net = 0;
        std::uint8_t hands = 0;
    };
    [[nodiscard]] SplitWorth split(int pair) const;
    [[nodiscard]] bool doubles(const TotalPlay& play, const TotalGraph::Node& node) const {
        return node.mayDouble && play.doubled[static_cast<std::size_t>(node.cls)];
    }

    const Core& m_core;
    const TotalGraph& m_graph;
    std::size_t m_column;
    std::array<FirstPlay, startingHands> m_first{};
    double m_unit = 0; ///< what the figures of hands are joint with, roughly: the chance of the column
    std::vector<double> m_stand, m_double, m_hit, m_value, m_reach;
    std::vector<double> m_weight;                 ///< of two-card hands of a split, else 0
    std::array<double, startingHands> m_playOn{}; ///< net without splitting or surrender
    std::array<double, startingHands> m_net{};
    std::array<SplitWorth, pointKinds> m_split{};
};

} // namespace openshoe::analysis
