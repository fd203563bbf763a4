// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/column_strategist.h"

#include "analysis/split_hands.h"

#include <algorithm>

namespace openshoe::analysis {

namespace {

constexpr int roundsOfImprovement = 20; // five or six are enough in practice

bool isFirstHand(const StartingHand& start) {
    return !start.natural;
}

} // namespace

ColumnStrategist::ColumnStrategist(const Core& core, const TotalGraph& graph, std::size_t column)
    : m_core(core), m_graph(graph), m_column(column) {
    const std::size_t count = graph.nodes.size() - 1;
    const auto columns = static_cast<std::size_t>(core.solver().columns());
    for (std::vector<double>* values : {&m_stand, &m_double, &m_hit, &m_value, &m_reach, &m_weight})
        values->assign(count, 0.0);
    for (const TotalGraph::GraphBranch& branch : graph.branches) {
        for (int position = 0; position < branch.played->branch->size(); ++position)
            m_stand[static_cast<std::size_t>(branch.firstNode + position)] =
                branch.played->stand[static_cast<std::size_t>(position) * columns + column];
    }
    for (const TotalGraph::GraphBranch& branch : graph.branches) {
        const Branch& hands = *branch.played->branch;
        for (int position = 0; position < hands.size(); ++position) {
            const HandInfo& info = handTable()[hands.hands[static_cast<std::size_t>(position)]];
            if (info.size != 2)
                continue;
            const auto node = static_cast<std::size_t>(branch.firstNode + position);
            HandCounts gone = info.count;
            if (hands.pair >= 0)
                gone[static_cast<std::size_t>(hands.pair)] =
                    static_cast<std::uint8_t>(gone[static_cast<std::size_t>(hands.pair)] + hands.gone);
            m_weight[node] = core.solver().weight(static_cast<int>(column), gone, 2 + hands.gone);
            m_double[node] = -m_weight[node];
            for (std::uint32_t e = graph.nodes[node].firstEdge; e < graph.nodes[node + 1].firstEdge; ++e)
                m_double[node] += 2 * graph.edges[e].chance * m_stand[static_cast<std::size_t>(graph.edges[e].target)];
        }
    }
}

void ColumnStrategist::carryBack(const TotalPlay& play) {
    for (std::size_t i = m_graph.nodes.size() - 1; i-- > 0;) {
        const TotalGraph::Node& node = m_graph.nodes[i];
        if (!node.decides) {
            m_value[i] = m_stand[i];
            continue;
        }
        double hit = 0;
        for (std::uint32_t e = node.firstEdge; e < m_graph.nodes[i + 1].firstEdge; ++e)
            hit += m_graph.edges[e].chance * m_value[static_cast<std::size_t>(m_graph.edges[e].target)];
        m_hit[i] = hit;
        m_value[i] = doubles(play, node)                                              ? m_double[i]
                     : play.hit[static_cast<std::size_t>(node.cls)] || !node.mayStand ? hit
                                                                                      : m_stand[i];
    }
}

ColumnStrategist::SplitWorth ColumnStrategist::split(int pair) const {
    SplitHands hands;
    const PlayRules& rules = m_core.solver().rules();
    for (const int b : m_graph.ofPair[static_cast<std::size_t>(pair)]) {
        const TotalGraph::GraphBranch& branch = m_graph.branches[static_cast<std::size_t>(b)];
        const auto start = static_cast<std::size_t>(branch.firstNode);
        hands.addBranch(branch.sameChance);
        for (std::uint32_t e = m_graph.nodes[start].firstEdge; e < m_graph.nodes[start + 1].firstEdge; ++e) {
            const auto target = static_cast<std::size_t>(m_graph.edges[e].target);
            const HandInfo& info = handTable()[branch.played->branch->hands[target - start]];
            hands.addSecondCard(m_graph.edges[e].chance * (m_value[target] - m_weight[target]),
                                info.count[static_cast<std::size_t>(pair)] == 2);
        }
    }
    SplitWorth best{hands.total(2), 2};
    for (int most = 3; most <= mostHands(rules.split, pair); ++most) {
        if (const double worth = hands.total(most); worth > best.net)
            best = {worth, static_cast<std::uint8_t>(most)};
    }
    return best;
}

void ColumnStrategist::valueStarts(const TotalPlay& play) {
    for (int pair = 0; pair < pointKinds; ++pair) {
        if (!m_graph.ofPair[static_cast<std::size_t>(pair)].empty())
            m_split[static_cast<std::size_t>(pair)] = split(pair);
    }
    for (std::size_t i = 0; i < startingHands; ++i) {
        const StartingHand& start = m_core.hands()[i];
        const double weight = m_core.figures(static_cast<int>(i)).weight[m_column];
        m_playOn[i] = m_value[static_cast<std::size_t>(m_graph.startNode[i])] - weight;
        const bool isPair = start.a == start.b;
        const auto pair = static_cast<std::size_t>(start.a);
        const auto cls = m_graph.classOf(i);
        const bool surrenders = isPair ? play.surrenderPair[pair] : play.surrender[cls];
        m_net[i] = surrenders ? -0.5 * weight : isPair && play.splitInto[pair] > 0 ? m_split[pair].net : m_playOn[i];
    }
}

void ColumnStrategist::carryForward(const TotalPlay& play, const std::array<bool, startingHands>& gone) {
    std::fill(m_reach.begin(), m_reach.end(), 0.0);
    for (std::size_t i = 0; i < startingHands; ++i) {
        const StartingHand& start = m_core.hands()[i];
        const auto node = static_cast<std::size_t>(m_graph.startNode[i]);
        const bool isPair = start.a == start.b;
        const bool surrenders = isPair ? play.surrenderPair[static_cast<std::size_t>(start.a)]
                                       : play.surrender[static_cast<std::size_t>(m_graph.nodes[node].cls)];
        if (!isFirstHand(start) || gone[i] || surrenders)
            continue;
        if (isPair && play.splitInto[static_cast<std::size_t>(start.a)] > 0) {
            const TotalGraph::GraphBranch& branch =
                m_graph.branches[static_cast<std::size_t>(m_graph.ofPair[static_cast<std::size_t>(start.a)][0])];
            m_reach[static_cast<std::size_t>(branch.firstNode)] += 2 * start.chance;
        } else {
            m_reach[node] += start.chance;
        }
    }
    for (std::size_t i = 0; i + 1 < m_graph.nodes.size(); ++i) {
        const TotalGraph::Node& node = m_graph.nodes[i];
        const bool hits =
            node.decides && !doubles(play, node) && (play.hit[static_cast<std::size_t>(node.cls)] || !node.mayStand);
        if (m_reach[i] <= 0 || !hits)
            continue;
        for (std::uint32_t e = node.firstEdge; e < m_graph.nodes[i + 1].firstEdge; ++e)
            m_reach[static_cast<std::size_t>(m_graph.edges[e].target)] += m_graph.edges[e].chance * m_reach[i];
    }
}

TotalPlay ColumnStrategist::better(const TotalPlay& play, bool giveUp,
                                   const std::array<bool, startingHands>& gone) const {
    std::array<double, TotalPlay::classes> hitGain{};
    std::array<double, TotalPlay::classes> doubleGain{};
    std::array<double, TotalPlay::classes> surrenderGain{};
    for (std::size_t i = 0; i + 1 < m_graph.nodes.size(); ++i) {
        const TotalGraph::Node& node = m_graph.nodes[i];
        if (m_reach[i] <= 0 || !node.decides)
            continue;
        const auto cls = static_cast<std::size_t>(node.cls);
        if (node.mayStand && !doubles(play, node))
            hitGain[cls] += m_reach[i] * (m_hit[i] - m_stand[i]);
        if (node.mayDouble)
            doubleGain[cls] += m_reach[i] * (m_double[i] - (play.hit[cls] || !node.mayStand ? m_hit[i] : m_stand[i]));
    }
    TotalPlay next = play;
    for (std::size_t i = 0; i < startingHands && giveUp; ++i) {
        const StartingHand& start = m_core.hands()[i];
        if (isFirstHand(start) && start.a != start.b && !gone[i])
            surrenderGain[m_graph.classOf(i)] += start.chance * (-0.5 * weight(static_cast<int>(i)) - m_playOn[i]);
    }
    for (std::size_t cls = 0; cls < TotalPlay::classes; ++cls) {
        if (hitGain[cls] != 0)
            next.hit[cls] = hitGain[cls] > 0;
        if (doubleGain[cls] != 0)
            next.doubled[cls] = doubleGain[cls] > 0;
        next.surrender[cls] = surrenderGain[cls] > 0;
    }
    for (std::size_t i = 0; i < startingHands; ++i) {
        const StartingHand& start = m_core.hands()[i];
        if (start.a != start.b)
            continue;
        const auto pair = static_cast<std::size_t>(start.a);
        const bool splits = !m_graph.ofPair[pair].empty() && m_split[pair].net > m_playOn[i];
        next.splitInto[pair] = splits ? m_split[pair].hands : std::uint8_t{0};
        next.surrenderPair[pair] =
            giveUp && -0.5 * weight(static_cast<int>(i)) > (splits ? m_split[pair].net : m_playOn[i]);
    }
    return next;
}

TotalPlay ColumnStrategist::improve(TotalPlay play, bool giveUp, const std::array<bool, startingHands>& gone) {
    for (int round = 0;; ++round) {
        carryBack(play);
        valueStarts(play);
        if (round == roundsOfImprovement)
            return play;
        carryForward(play, gone);
        const TotalPlay next = better(play, giveUp, gone);
        if (next == play)
            return play;
        play = next;
    }
}

} // namespace openshoe::analysis
