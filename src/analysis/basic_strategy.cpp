// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/basic_strategy.h"

#include "analysis/split_hands.h"

#include <algorithm>

namespace openshoe::analysis {

namespace {

constexpr int roundsOfImprovement = 20; // five or six are enough in practice

struct Node {
    std::int8_t cls = 0;
    bool decides = true;    ///< false: stands by rule (21, one card on split aces)
    bool mayStand = false;  ///< standing is worth figuring
    bool mayDouble = false; ///< two cards, and the rules offer it
    std::uint32_t firstEdge = 0;
};

struct Edge {
    std::int32_t target = 0;
    double chance = 0;
};

struct GraphBranch {
    const PlayedBranch* played = nullptr;
    int firstNode = 0;
    double sameChance = 0; ///< a split's start: of another card of the pair
};

TotalPlay firstGuess() {
    TotalPlay guess;
    for (int total = 0; total < 22; ++total) {
        guess.hit[static_cast<std::size_t>(TotalPlay::classOf(total, false))] = total < 17;
        guess.hit[static_cast<std::size_t>(TotalPlay::classOf(total, true))] = total < 18;
    }
    return guess;
}

bool isFirstHand(const StartingHand& start) { return !start.natural; }

} // namespace

struct BasicStrategist::Graph {
    std::vector<Node> nodes; ///< all branches, one after another; one more at the end
    std::vector<Edge> edges;
    std::vector<GraphBranch> branches;
    std::array<std::vector<int>, pointKinds> ofPair; ///< branches of a split pair
    std::array<int, startingHands> startNode{};
};

namespace {

// Improves the plays against one column.
class ColumnStrategist {
public:
    ColumnStrategist(const Core& core, const std::vector<Node>& nodes, const std::vector<Edge>& edges,
                     const std::vector<GraphBranch>& branches, const std::array<std::vector<int>, pointKinds>& ofPair,
                     const std::array<int, startingHands>& startNode, std::size_t column);

    // `gone`: first hands that were given up before the peek. `giveUp`: surrender is offered at the turn.
    [[nodiscard]] TotalPlay improve(TotalPlay play, bool giveUp, const std::array<bool, startingHands>& gone);
    [[nodiscard]] double net(int start) const { return m_net[static_cast<std::size_t>(start)]; }
    [[nodiscard]] double weight(int start) const { return m_core.figures(start).weight[m_column]; }

private:
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
    [[nodiscard]] bool doubles(const TotalPlay& play, const Node& node) const {
        return node.mayDouble && play.doubled[static_cast<std::size_t>(node.cls)];
    }

    const Core& m_core;
    const std::vector<Node>& m_nodes;
    const std::vector<Edge>& m_edges;
    const std::vector<GraphBranch>& m_branches;
    const std::array<std::vector<int>, pointKinds>& m_ofPair;
    const std::array<int, startingHands>& m_startNode;
    std::size_t m_column;
    std::vector<double> m_stand, m_double, m_hit, m_value, m_reach;
    std::vector<double> m_weight; ///< of two-card hands of a split, else 0
    std::array<double, startingHands> m_playOn{}; ///< net without splitting or surrender
    std::array<double, startingHands> m_net{};
    std::array<SplitWorth, pointKinds> m_split{};
};

ColumnStrategist::ColumnStrategist(const Core& core, const std::vector<Node>& nodes, const std::vector<Edge>& edges,
                                   const std::vector<GraphBranch>& branches,
                                   const std::array<std::vector<int>, pointKinds>& ofPair,
                                   const std::array<int, startingHands>& startNode, std::size_t column)
    : m_core(core), m_nodes(nodes), m_edges(edges), m_branches(branches), m_ofPair(ofPair), m_startNode(startNode),
      m_column(column) {
    const std::size_t count = nodes.size() - 1;
    const auto columns = static_cast<std::size_t>(core.solver().columns());
    for (std::vector<double>* values : {&m_stand, &m_double, &m_hit, &m_value, &m_reach, &m_weight})
        values->assign(count, 0.0);
    for (const GraphBranch& branch : branches) {
        for (int position = 0; position < branch.played->branch->size(); ++position)
            m_stand[static_cast<std::size_t>(branch.firstNode + position)] =
                branch.played->stand[static_cast<std::size_t>(position) * columns + column];
    }
    for (const GraphBranch& branch : branches) {
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
            for (std::uint32_t e = nodes[node].firstEdge; e < nodes[node + 1].firstEdge; ++e)
                m_double[node] += 2 * edges[e].chance * m_stand[static_cast<std::size_t>(edges[e].target)];
        }
    }
}

void ColumnStrategist::carryBack(const TotalPlay& play) {
    for (std::size_t i = m_nodes.size() - 1; i-- > 0;) {
        const Node& node = m_nodes[i];
        if (!node.decides) {
            m_value[i] = m_stand[i];
            continue;
        }
        double hit = 0;
        for (std::uint32_t e = node.firstEdge; e < m_nodes[i + 1].firstEdge; ++e)
            hit += m_edges[e].chance * m_value[static_cast<std::size_t>(m_edges[e].target)];
        m_hit[i] = hit;
        m_value[i] = doubles(play, node)                              ? m_double[i]
                     : play.hit[static_cast<std::size_t>(node.cls)] || !node.mayStand ? hit
                                                                      : m_stand[i];
    }
}

ColumnStrategist::SplitWorth ColumnStrategist::split(int pair) const {
    SplitHands hands;
    const PlayRules& rules = m_core.solver().rules();
    for (const int b : m_ofPair[static_cast<std::size_t>(pair)]) {
        const GraphBranch& branch = m_branches[static_cast<std::size_t>(b)];
        const auto start = static_cast<std::size_t>(branch.firstNode);
        hands.addBranch(branch.sameChance);
        for (std::uint32_t e = m_nodes[start].firstEdge; e < m_nodes[start + 1].firstEdge; ++e) {
            const auto target = static_cast<std::size_t>(m_edges[e].target);
            const HandInfo& info = handTable()[branch.played->branch->hands[target - start]];
            hands.addSecondCard(m_edges[e].chance * (m_value[target] - m_weight[target]),
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
        if (!m_ofPair[static_cast<std::size_t>(pair)].empty())
            m_split[static_cast<std::size_t>(pair)] = split(pair);
    }
    for (std::size_t i = 0; i < startingHands; ++i) {
        const StartingHand& start = m_core.hands()[i];
        const double weight = m_core.figures(static_cast<int>(i)).weight[m_column];
        m_playOn[i] = m_value[static_cast<std::size_t>(m_startNode[i])] - weight;
        const bool isPair = start.a == start.b;
        const auto pair = static_cast<std::size_t>(start.a);
        const auto cls = static_cast<std::size_t>(m_nodes[static_cast<std::size_t>(m_startNode[i])].cls);
        const bool surrenders = isPair ? play.surrenderPair[pair] : play.surrender[cls];
        m_net[i] = surrenders ? -0.5 * weight : isPair && play.splitInto[pair] > 0 ? m_split[pair].net : m_playOn[i];
    }
}

void ColumnStrategist::carryForward(const TotalPlay& play, const std::array<bool, startingHands>& gone) {
    std::fill(m_reach.begin(), m_reach.end(), 0.0);
    for (std::size_t i = 0; i < startingHands; ++i) {
        const StartingHand& start = m_core.hands()[i];
        const auto node = static_cast<std::size_t>(m_startNode[i]);
        const bool isPair = start.a == start.b;
        const bool surrenders = isPair ? play.surrenderPair[static_cast<std::size_t>(start.a)]
                                       : play.surrender[static_cast<std::size_t>(m_nodes[node].cls)];
        if (!isFirstHand(start) || gone[i] || surrenders)
            continue;
        if (isPair && play.splitInto[static_cast<std::size_t>(start.a)] > 0) {
            const GraphBranch& branch =
                m_branches[static_cast<std::size_t>(m_ofPair[static_cast<std::size_t>(start.a)][0])];
            m_reach[static_cast<std::size_t>(branch.firstNode)] += 2 * start.chance;
        } else {
            m_reach[node] += start.chance;
        }
    }
    for (std::size_t i = 0; i + 1 < m_nodes.size(); ++i) {
        const Node& node = m_nodes[i];
        const bool hits =
            node.decides && !doubles(play, node) && (play.hit[static_cast<std::size_t>(node.cls)] || !node.mayStand);
        if (m_reach[i] <= 0 || !hits)
            continue;
        for (std::uint32_t e = node.firstEdge; e < m_nodes[i + 1].firstEdge; ++e)
            m_reach[static_cast<std::size_t>(m_edges[e].target)] += m_edges[e].chance * m_reach[i];
    }
}

TotalPlay ColumnStrategist::better(const TotalPlay& play, bool giveUp,
                                   const std::array<bool, startingHands>& gone) const {
    std::array<double, TotalPlay::classes> hitGain{};
    std::array<double, TotalPlay::classes> doubleGain{};
    std::array<double, TotalPlay::classes> surrenderGain{};
    for (std::size_t i = 0; i + 1 < m_nodes.size(); ++i) {
        const Node& node = m_nodes[i];
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
            surrenderGain[static_cast<std::size_t>(m_nodes[static_cast<std::size_t>(m_startNode[i])].cls)] +=
                start.chance * (-0.5 * weight(static_cast<int>(i)) - m_playOn[i]);
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
        const bool splits = !m_ofPair[pair].empty() && m_split[pair].net > m_playOn[i];
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

} // namespace

BasicStrategist::~BasicStrategist() = default;

BasicStrategist::BasicStrategist(std::shared_ptr<const Core> core)
    : m_core(std::move(core)), m_graph(std::make_unique<Graph>()) {
    Graph& graph = *m_graph;
    const Solver& solver = m_core->solver();
    for (const PlayedBranch& played : solver.played()) {
        const Branch& branch = *played.branch;
        GraphBranch entry{.played = &played, .firstNode = static_cast<int>(graph.nodes.size()), .sameChance = 0};
        if (branch.pair >= 0) {
            graph.ofPair[static_cast<std::size_t>(branch.pair)].push_back(static_cast<int>(graph.branches.size()));
            entry.sameChance =
                solver.drawChances(branch, handTable()[branch.start])[static_cast<std::size_t>(branch.pair)];
        }
        for (int position = 0; position < branch.size(); ++position) {
            const HandInfo& info = handTable()[branch.hands[static_cast<std::size_t>(position)]];
            const bool ends = info.total == 21 || (branch.oneCard && info.size >= 2);
            const bool stands =
                branch.rows[static_cast<std::size_t>(position)] >= 0 && (info.hard >= 12 || info.total >= 17);
            graph.nodes.push_back({.cls = static_cast<std::int8_t>(TotalPlay::classOf(info.total, info.soft)),
                                   .decides = !ends,
                                   .mayStand = stands,
                                   .mayDouble = !ends && solver.mayDouble(info, branch.pair >= 0),
                                   .firstEdge = static_cast<std::uint32_t>(graph.edges.size())});
            const auto chances = solver.drawChances(branch, info);
            for (std::size_t p = 0; p < pointKinds && !ends; ++p) {
                if (info.child[p] >= 0 && chances[p] > 0)
                    graph.edges.push_back({entry.firstNode + branch.position(info.child[p]), chances[p]});
            }
        }
        graph.branches.push_back(entry);
    }
    graph.nodes.push_back({.cls = 0, .decides = false, .mayStand = false, .mayDouble = false,
                           .firstEdge = static_cast<std::uint32_t>(graph.edges.size())});
    for (std::size_t i = 0; i < startingHands; ++i)
        graph.startNode[i] = solver.layout().main().position(m_core->hands()[i].hand);

    for (std::size_t column = 0; column < m_core->views().columns.size(); ++column) {
        ColumnStrategist strategist(*m_core, graph.nodes, graph.edges, graph.branches, graph.ofPair, graph.startNode,
                                    column);
        ColumnResult result{strategist.improve(firstGuess(), false, {}), {}};
        for (int i = 0; i < startingHands; ++i)
            result.net[static_cast<std::size_t>(i)] = strategist.net(i);
        m_plain.push_back(result);
    }
}

// One sight: its columns, and the surrender before the peek that concerns all of them.
struct BasicStrategist::SightStrategist {
    const Core& core;
    const Graph& graph;
    const std::vector<ColumnResult>& plain;
    const PayRules& pay;
    int number;
    BasicStrategy& strategy;

    [[nodiscard]] const Sight& sight() const { return core.views().sights[static_cast<std::size_t>(number)]; }
    [[nodiscard]] double& net(int start) const {
        return strategy.net[static_cast<std::size_t>(start)][static_cast<std::size_t>(number)];
    }
    [[nodiscard]] std::size_t classOf(std::size_t start) const {
        return static_cast<std::size_t>(graph.nodes[static_cast<std::size_t>(graph.startNode[start])].cls);
    }

    // Whether giving up is worth more than the plain play for any total or pair of that column.
    [[nodiscard]] bool somethingSurrenders(std::size_t column) const {
        std::array<double, TotalPlay::classes> gain{};
        for (std::size_t i = 0; i < startingHands; ++i) {
            const StartingHand& start = core.hands()[i];
            const double more = -0.5 * core.figures(static_cast<int>(i)).weight[column] - plain[column].net[i];
            if (start.natural)
                continue;
            if (start.a != start.b)
                gain[classOf(i)] += start.chance * more;
            else if (more > 0)
                return true;
        }
        return std::any_of(gain.begin(), gain.end(), [](double g) { return g > 0; });
    }

    void play(const std::array<bool, startingHands>& gone) const {
        const bool peek = core.solver().rules().dealer.peek;
        const bool giveUp = mayGiveUp(pay, peek, sight().up);
        const bool someGone = std::find(gone.begin(), gone.end(), true) != gone.end();
        for (int i = 0; i < startingHands; ++i)
            net(i) = peek ? -core.blackjackWeight(i, number) : 0.0;
        for (int c = sight().firstColumn; c < sight().firstColumn + sight().columns; ++c) {
            const auto column = static_cast<std::size_t>(c);
            if (!someGone && !(giveUp && somethingSurrenders(column))) {
                strategy.columns[column] = plain[column].play;
                for (std::size_t i = 0; i < startingHands; ++i)
                    net(static_cast<int>(i)) += plain[column].net[i];
                continue;
            }
            ColumnStrategist strategist(core, graph.nodes, graph.edges, graph.branches, graph.ofPair, graph.startNode,
                                        column);
            strategy.columns[column] = strategist.improve(plain[column].play, giveUp, gone);
            for (int i = 0; i < startingHands; ++i)
                net(i) += strategist.net(i);
        }
    }

    // Gives up before the peek each total for which that is worth more than playing on.
    void surrenderBeforePeek() const {
        TotalPlay& before = strategy.beforePeek[static_cast<std::size_t>(number)];
        std::array<double, TotalPlay::classes> gain{};
        const Offers offers(core, pay);
        for (std::size_t i = 0; i < startingHands; ++i) {
            const StartingHand& start = core.hands()[i];
            const double more = -0.5 * offers.weight(static_cast<int>(i), number) - net(static_cast<int>(i));
            if (start.natural)
                continue;
            if (start.a == start.b)
                before.surrenderPair[static_cast<std::size_t>(start.a)] = more > 0;
            else
                gain[classOf(i)] += start.chance * more;
        }
        for (std::size_t cls = 0; cls < TotalPlay::classes; ++cls)
            before.surrender[cls] = gain[cls] > 0;
        std::array<bool, startingHands> gone{};
        for (std::size_t i = 0; i < startingHands; ++i) {
            const StartingHand& start = core.hands()[i];
            gone[i] = !start.natural && (start.a == start.b ? before.surrenderPair[static_cast<std::size_t>(start.a)]
                                                            : before.surrender[classOf(i)]);
        }
        play(gone);
        for (int i = 0; i < startingHands; ++i) {
            if (gone[static_cast<std::size_t>(i)])
                net(i) = -0.5 * offers.weight(i, number);
        }
    }
};

BasicStrategy BasicStrategist::solve(const PayRules& pay) const {
    BasicStrategy strategy;
    const Views& views = m_core->views();
    strategy.columns.resize(views.columns.size());
    strategy.beforePeek.resize(views.sights.size());
    strategy.insures.resize(views.sights.size());
    strategy.takesEvenMoney.resize(views.sights.size());
    strategy.net.assign(startingHands, std::vector<double>(views.sights.size(), 0.0));
    for (std::size_t s = 0; s < views.sights.size(); ++s) {
        const SightStrategist sight{*m_core, *m_graph, m_plain, pay, static_cast<int>(s), strategy};
        sight.play({});
        if (surrendersBeforePeek(pay, m_core->solver().rules().dealer.peek, views.sights[s].up))
            sight.surrenderBeforePeek();
    }
    return strategy;
}

double setOffers(const Core& core, const PayRules& pay, BasicStrategy& strategy) {
    const Offers offers(core, pay);
    double value = 0;
    for (std::size_t s = 0; s < core.views().sights.size(); ++s) {
        const auto sight = static_cast<int>(s);
        double insurance = 0;
        double evenMoney = 0;
        for (int i = 0; i < startingHands; ++i) {
            const StartingHand& start = core.hands()[static_cast<std::size_t>(i)];
            const double waiting = offers.waitingBlackjack(i, sight);
            value += start.chance * (start.natural ? waiting : strategy.net[static_cast<std::size_t>(i)][s]);
            if (offers.offersInsurance(i, sight))
                insurance += start.chance * offers.insurance(i, sight);
            if (offers.offersEvenMoney(i, sight))
                evenMoney += start.chance * (offers.weight(i, sight) - waiting);
        }
        strategy.insures[s] = insurance > 0;
        strategy.takesEvenMoney[s] = evenMoney > 0;
        value += std::max(0.0, insurance) + std::max(0.0, evenMoney);
    }
    return value;
}

} // namespace openshoe::analysis
