// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/column_strategist.h"

#include "base/worth.h"

#include <algorithm>

namespace openshoe::analysis {

namespace {

constexpr int roundsOfImprovement = 20; // five or six are enough in practice

bool isFirstHand(const StartingHand& start) {
    return !start.natural;
}

// What changing one decision would gain over all the hands that meet it.
struct Gain {
    double reach = 0;
    double sum = 0;

    void add(double of, double more) {
        reach += of;
        sum += of * more;
    }
    [[nodiscard]] bool isGain(double unit) const { return reach > 0 && base::isMore(sum, 0, reach * unit); }
};

bool isPair(const StartingHand& start) {
    return start.a == start.b;
}

// The hand that a soft total's row of the chart is named after.
bool isSoft(const StartingHand& start) {
    return start.a == ace && start.b != ace && isFirstHand(start);
}

} // namespace

ColumnStrategist::ColumnStrategist(const Core& core, const TotalGraph& graph, std::vector<int> group)
    : m_core(core), m_graph(graph), m_columns(std::move(group)) {
    const Solver& solver = core.solver();
    m_givesUpLater = solver.rules().givesUpLater(core.views().columns[static_cast<std::size_t>(m_columns.front())].up);
    for (const int column : m_columns)
        m_unit += solver.weight(column, HandCounts{}, 0);
    for (std::size_t i = 0; i < startingHands; ++i) {
        const HandFigures figures = core.figures(static_cast<int>(i)).sum(m_columns);
        m_first[i] = FirstPlay::of(figures, 0);
        m_weights[i] = figures.weight[0];
    }
    const std::size_t count = graph.nodes.size() - 1;
    const auto columns = static_cast<std::size_t>(core.solver().columns());
    for (std::vector<double>* values :
         {&m_stand, &m_standDoubled, &m_won, &m_double, &m_hit, &m_value, &m_reach, &m_weight, &m_surrendered})
        values->assign(count, 0.0);
    for (const TotalGraph::GraphBranch& branch : graph.branches) {
        for (int position = 0; position < branch.played->branch->size(); ++position) {
            const auto node = static_cast<std::size_t>(branch.firstNode + position);
            for (const int column : m_columns) {
                const std::size_t at = static_cast<std::size_t>(position) * columns + static_cast<std::size_t>(column);
                m_stand[node] += branch.played->stand[at];
                m_standDoubled[node] += branch.played->standDoubled()[at];
                m_won[node] += branch.played->won.empty() ? 0 : branch.played->won[at];
            }
        }
    }
    for (const TotalGraph::GraphBranch& branch : graph.branches) {
        const Branch& hands = *branch.played->branch;
        for (int position = 0; position < hands.size(); ++position) {
            const HandInfo& info = handTable()[hands.hands[static_cast<std::size_t>(position)]];
            const auto at = static_cast<std::size_t>(branch.firstNode + position);
            if (info.size < 2 || (info.size > 2 && !graph.nodes[at].mayDouble && !graph.nodes[at].later))
                continue;
            const std::size_t node = at;
            HandCounts gone = info.count;
            if (hands.pair >= 0)
                gone[static_cast<std::size_t>(hands.pair)] =
                    static_cast<std::uint8_t>(gone[static_cast<std::size_t>(hands.pair)] + hands.gone);
            for (const int column : m_columns) {
                m_weight[node] += solver.weight(column, gone, info.size + hands.gone);
                if (mayGiveUp(graph.nodes[at]))
                    m_surrendered[node] += solver.surrendered(hands, position, static_cast<std::size_t>(column));
            }
        }
    }
    findAfterDoubles();
    setDoubles(m_afterDoubles);
}

// What a doubled hand does is decided by its total: whatever is best over the hands of two cards that are best doubled
// (and doubled again, as far as it takes), or if there are none over all that may be.
void ColumnStrategist::findAfterDoubles() {
    const PlayRules& rules = m_core.solver().rules();
    const int most = rules.doublesThatDecide();
    const Branch& main = m_core.solver().layout().main();
    const auto nodes = static_cast<std::size_t>(main.size());
    std::vector<std::vector<double>> best(static_cast<std::size_t>(most));
    for (int times = most; times > 0; --times)
        best[static_cast<std::size_t>(times - 1)] =
            doubledWorth(times, times == most ? m_standDoubled : best[static_cast<std::size_t>(times)], nullptr);
    using Reach = std::vector<std::vector<double>>;
    Reach doubled(static_cast<std::size_t>(most), std::vector<double>(nodes, 0.0));
    Reach any = doubled;
    const auto carry = [&](std::size_t node, double reach, std::vector<double>& to) {
        for (std::uint32_t e = m_graph.nodes[node].firstEdge; e < m_graph.nodes[node + 1].firstEdge; ++e)
            to[static_cast<std::size_t>(m_graph.edges[e].target)] += reach * m_graph.edges[e].chance;
    };
    for (std::size_t i = 0; i < startingHands && most > 0; ++i) {
        const auto node = static_cast<std::size_t>(m_graph.startNode[i]);
        if (m_core.solver().doublesFree(handTable()[m_core.hands()[i].hand])) {
            // What the house staked is neither given up nor doubled again, but a hand that was hit before may be.
            std::vector<double> hit(nodes, 0.0);
            carry(node, rules.doublesLater() ? m_core.hands()[i].chance : 0, hit);
            for (std::size_t next = 0; next < nodes; ++next) {
                if (hit[next] > 0 && m_graph.nodes[next].mayDouble)
                    carry(next, hit[next], any[0]);
            }
            continue;
        }
        if (m_graph.nodes[node].mayDouble)
            carry(node, m_core.hands()[i].chance, any[0]);
        if (m_graph.nodes[node].mayDouble && m_first[i].doubled)
            carry(node, m_core.hands()[i].chance, doubled[0]);
    }
    for (int times = 1; times < most; ++times) {
        const auto level = static_cast<std::size_t>(times - 1);
        for (std::size_t node = 0; node < nodes; ++node) {
            const int position = static_cast<int>(node);
            if (any[level][node] <= 0 || !mayDoubleAgain(main, position, times))
                continue;
            carry(node, any[level][node], any[level + 1]);
            const double again = doubledAgain(node, weightAt(main, position), best[level + 1]);
            if (doubled[level][node] > 0 && best[level][node] == again)
                carry(node, doubled[level][node], doubled[level + 1]);
        }
    }
    std::vector<double> later = m_standDoubled;
    for (int times = most; times > 0; --times) {
        const auto level = static_cast<std::size_t>(times - 1);
        std::array<std::array<Gain, TotalPlay::classes>, 2> half{}; // over standing: best doubled, any
        std::array<std::array<Gain, TotalPlay::classes>, 2> again{};
        std::array<std::array<Gain, TotalPlay::classes>, 2> againOverHalf{};
        for (std::size_t node = 0; node < nodes; ++node) {
            if (any[level][node] <= 0 || !m_graph.nodes[node].decides)
                continue;
            const auto cls = static_cast<std::size_t>(m_graph.nodes[node].cls);
            const double weight = weightAt(main, static_cast<int>(node));
            const double rescuedHand = rescued(main, static_cast<int>(node));
            const bool doubles = mayDoubleAgain(main, static_cast<int>(node), times);
            const double worth = doubles ? doubledAgain(node, weight, later) : 0;
            for (std::size_t which = 0; which < 2; ++which) {
                const double reach = (which == 0 ? doubled : any)[level][node];
                half[which][cls].add(reach, rescuedHand - m_standDoubled[node]);
                if (doubles)
                    again[which][cls].add(reach, worth - m_standDoubled[node]);
                if (doubles)
                    againOverHalf[which][cls].add(reach, worth - rescuedHand);
            }
        }
        for (std::size_t cls = 0; cls < TotalPlay::classes; ++cls) {
            const std::size_t which = half[0][cls].reach > 0 ? 0 : 1;
            const bool rescues = rules.rescues() && half[which][cls].isGain(m_unit);
            const bool doubles = (rescues ? againOverHalf : again)[which][cls].isGain(m_unit);
            m_afterDoubles[level][cls] = doubles   ? AfterDouble::Double
                                         : rescues ? AfterDouble::Surrender
                                                   : AfterDouble::Stand;
        }
        later = doubledWorth(times, later, &m_afterDoubles);
    }
}

bool ColumnStrategist::mayDoubleAgain(const Branch& hands, int position, int times) const {
    return m_core.solver().mayDoubleAgain(handTable()[hands.hands[static_cast<std::size_t>(position)]], times);
}

double ColumnStrategist::doubledAgain(std::size_t node, double weight, const std::vector<double>& later) const {
    double worth = -weight;
    for (std::uint32_t e = m_graph.nodes[node].firstEdge; e < m_graph.nodes[node + 1].firstEdge; ++e)
        worth += 2 * m_graph.edges[e].chance * later[static_cast<std::size_t>(m_graph.edges[e].target)];
    return worth;
}

double ColumnStrategist::byOneCard(std::size_t node, Stakes stakes) const {
    double worth = 0;
    for (std::uint32_t e = m_graph.nodes[node].firstEdge; e < m_graph.nodes[node + 1].firstEdge; ++e) {
        const auto target = static_cast<std::size_t>(m_graph.edges[e].target);
        worth += m_graph.edges[e].chance * (stakes.own * m_standDoubled[target] + stakes.house * m_won[target]);
    }
    return worth;
}

std::vector<double> ColumnStrategist::doubledWorth(int times, const std::vector<double>& later,
                                                   const AfterDoubles* plays) const {
    const PlayRules& rules = m_core.solver().rules();
    std::vector<double> worth = m_standDoubled;
    for (const TotalGraph::GraphBranch& branch : m_graph.branches) {
        const Branch& hands = *branch.played->branch;
        for (int position = 0; position < hands.size() && !branch.played->free; ++position) {
            const auto node = static_cast<std::size_t>(branch.firstNode + position);
            const int size = handTable()[hands.hands[static_cast<std::size_t>(position)]].size;
            // As for the solver: each double has a card.
            const bool reached = size >= 2 + times && (size == 2 + times || rules.doublesLater());
            if (!reached || !m_graph.nodes[node].decides)
                continue;
            const AfterDouble play =
                plays ? (*plays)[static_cast<std::size_t>(times - 1)][static_cast<std::size_t>(m_graph.nodes[node].cls)]
                      : AfterDouble::Stand;
            if (plays && play == AfterDouble::Stand)
                continue;
            const double weight = weightAt(hands, position);
            const bool doubles = mayDoubleAgain(hands, position, times);
            if (doubles && play != AfterDouble::Surrender) {
                const double again = doubledAgain(node, weight, later);
                worth[node] = plays ? again : std::max(worth[node], again);
            }
            if (rules.rescues() && play != AfterDouble::Double) {
                const double half = rescued(hands, position);
                worth[node] = plays ? half : std::max(worth[node], half);
            }
        }
    }
    return worth;
}

double ColumnStrategist::weightAt(const Branch& hands, int position) const {
    double sum = 0;
    for (const int column : m_columns)
        sum += m_core.solver().weightAt(hands, position, static_cast<std::size_t>(column));
    return sum;
}

double ColumnStrategist::rescued(const Branch& hands, int position) const {
    double sum = 0;
    for (const int column : m_columns)
        sum += m_core.solver().rescued(hands, position, static_cast<std::size_t>(column), 2);
    return sum;
}

void ColumnStrategist::setDoubles(const AfterDoubles& plays) {
    m_doubledWith = plays;
    std::vector<double> after = m_standDoubled;
    for (int times = m_core.solver().rules().doublesThatDecide(); times > 0; --times)
        after = doubledWorth(times, after, &plays);
    for (const TotalGraph::GraphBranch& branch : m_graph.branches) {
        const Branch& hands = *branch.played->branch;
        for (int position = 0; position < hands.size(); ++position) {
            const auto node = static_cast<std::size_t>(branch.firstNode + position);
            const HandInfo& info = handTable()[hands.hands[static_cast<std::size_t>(position)]];
            const Stakes stakes = m_core.solver().doubledStakes(*branch.played, info);
            const int raised = stakes.own - branch.played->stakes().own;
            if (info.size < 2 || (info.size > 2 && !m_graph.nodes[node].mayDouble))
                continue;
            m_double[node] = raised == 0        ? byOneCard(node, stakes)
                             : stakes.house > 0 ? byOneCard(node, stakes) - m_weight[node]
                                                : doubledAgain(node, m_weight[node], after);
            for (const int column : raised > 0 ? m_columns : std::vector<int>{})
                m_double[node] += m_core.solver().leftOfDouble(hands, position, static_cast<std::size_t>(column));
        }
    }
}

// What doesn't depend on how other hands are played: pairs, and the rows of an ace and another card.
void ColumnStrategist::playByCards(TotalPlay& play, bool giveUp) const {
    for (std::size_t i = 0; i < startingHands; ++i) {
        const StartingHand& start = m_core.hands()[i];
        const FirstPlay& first = m_first[i];
        const bool surrenders = giveUp && first.surrenders(weight(i));
        if (isPair(start)) {
            const auto pair = static_cast<std::size_t>(start.a);
            play.hitPair[pair] = first.hit;
            play.doublePair[pair] = first.doubled;
            play.surrenderPair[pair] = surrenders;
        } else if (isSoft(start)) {
            const std::size_t cls = m_graph.classOf(i);
            play.hit[cls] = first.hit;
            play.doubled[cls] = first.doubled;
            play.surrender[cls] = surrenders;
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
        m_value[i] = surrenders(play, node) ? m_surrendered[i] : playedOn(play, node, i);
    }
}

SplitHands ColumnStrategist::splitHands(const std::vector<int>& branches) const {
    SplitHands hands;
    const Solver& solver = m_core.solver();
    for (const int b : branches) {
        const TotalGraph::GraphBranch& branch = m_graph.branches[static_cast<std::size_t>(b)];
        const auto start = static_cast<std::size_t>(branch.firstNode);
        const auto pair = static_cast<std::size_t>(branch.played->branch->pair);
        const int own = branch.played->stakes().own;
        hands.addBranch(branch.sameChance);
        for (std::uint32_t e = m_graph.nodes[start].firstEdge; e < m_graph.nodes[start + 1].firstEdge; ++e) {
            const auto target = static_cast<std::size_t>(m_graph.edges[e].target);
            const HandInfo& info = handTable()[branch.played->branch->hands[target - start]];
            HandCounts gone = info.count;
            gone[pair] = static_cast<std::uint8_t>(gone[pair] + branch.played->branch->gone);
            double left = 0;
            for (const int column : m_columns)
                left += own *
                        solver.leftOfSplitHand(static_cast<std::size_t>(column), gone, 2 + branch.played->branch->gone);
            hands.addSecondCard(m_graph.edges[e].chance * (m_value[target] - own * m_weight[target] + left),
                                info.count[pair] == 2 ? 1 : 0);
        }
    }
    return hands;
}

ColumnStrategist::SplitWorth ColumnStrategist::split(const TotalPlay& play, int pair, int given) const {
    const Solver& solver = m_core.solver();
    const auto& freeBranches = m_graph.ofFreePair[static_cast<std::size_t>(pair)];
    const SplitHands hands = splitHands(m_graph.ofPair[static_cast<std::size_t>(pair)]);
    const SplitHands freeHands = splitHands(freeBranches);
    const TotalGraph::GraphBranch& first =
        m_graph.branches[static_cast<std::size_t>(m_graph.ofPair[static_cast<std::size_t>(pair)].front())];
    const auto nodeAt = [&](int position) -> const TotalGraph::Node& {
        return m_graph.nodes[static_cast<std::size_t>(first.firstNode + position)];
    };
    const HandPlays plays{.choice =
                              [&](int position) {
                                  const TotalGraph::Node& node = nodeAt(position);
                                  return surrenders(play, node) ? Choice::Surrender
                                         : doubles(play, node)  ? Choice::Double
                                         : hits(play, node)     ? Choice::Hit
                                                                : Choice::Stand;
                              },
                          .rescues =
                              [&](int position) {
                                  return solver.rules().rescues() &&
                                         m_doubledWith[0][static_cast<std::size_t>(nodeAt(position).cls)] ==
                                             AfterDouble::Surrender;
                              }};
    const auto total = [&](int most) {
        double sum = freeBranches.empty() ? hands.total(most)
                                          : hands.first(most) + freeHands.total(most) - freeHands.first(most);
        for (const int column : m_columns)
            sum += solver.leftOfSplit(*first.played->branch, static_cast<std::size_t>(column), most, plays);
        return sum;
    };
    if (given > 0)
        return {total(given), static_cast<std::uint8_t>(given)};
    SplitWorth best{total(2), 2};
    for (int most = 3; most <= mostHands(solver.rules().split, pair); ++most) {
        if (const double worth = total(most); base::isMore(worth, best.net, m_unit))
            best = {worth, static_cast<std::uint8_t>(most)};
    }
    return best;
}

// The net of a starting hand that is neither split nor given up.
double ColumnStrategist::playedOn(const TotalPlay& play, std::size_t start) const {
    const StartingHand& hand = m_core.hands()[start];
    const auto node = static_cast<std::size_t>(m_graph.startNode[start]);
    const auto pair = static_cast<std::size_t>(hand.a);
    const double returned = !isPair(hand)            ? m_value[node]
                            : play.doublePair[pair] ? m_double[node]
                            : play.hitPair[pair]    ? m_hit[node]
                                                    : m_stand[node];
    return returned - weight(start);
}

void ColumnStrategist::valueStarts(const TotalPlay& play, bool kept) {
    for (int pair = 0; pair < pointKinds; ++pair) {
        if (!m_graph.ofPair[static_cast<std::size_t>(pair)].empty())
            {
            const auto x = static_cast<std::size_t>(pair);
            m_split[x] = split(play, pair, kept ? play.splitInto[x] : 0);
        }
    }
    for (std::size_t i = 0; i < startingHands; ++i) {
        const StartingHand& start = m_core.hands()[i];
        m_playOn[i] = playedOn(play, i);
        const auto pair = static_cast<std::size_t>(start.a);
        const auto cls = m_graph.classOf(i);
        const bool surrenders = isPair(start) ? play.surrenderPair[pair] : play.surrender[cls];
        m_net[i] = surrenders                                  ? m_first[i].givenUp
                   : isPair(start) && play.splitInto[pair] > 0 ? m_split[pair].net
                                                               : m_playOn[i];
    }
}

void ColumnStrategist::drawFrom(std::size_t node, double reach) {
    for (std::uint32_t e = m_graph.nodes[node].firstEdge; e < m_graph.nodes[node + 1].firstEdge; ++e)
        m_reach[static_cast<std::size_t>(m_graph.edges[e].target)] += m_graph.edges[e].chance * reach;
}

void ColumnStrategist::carryForward(const TotalPlay& play, const std::array<bool, startingHands>& gone) {
    std::fill(m_reach.begin(), m_reach.end(), 0.0);
    for (std::size_t i = 0; i < startingHands; ++i) {
        const StartingHand& start = m_core.hands()[i];
        const auto node = static_cast<std::size_t>(m_graph.startNode[i]);
        const auto pair = static_cast<std::size_t>(start.a);
        const bool surrenders = isPair(start) ? play.surrenderPair[pair]
                                              : play.surrender[static_cast<std::size_t>(m_graph.nodes[node].cls)];
        if (!isFirstHand(start) || gone[i] || surrenders)
            continue;
        if (!isPair(start)) {
            m_reach[node] += start.chance;
        } else if (play.splitInto[pair] > 0) {
            const TotalGraph::GraphBranch& branch =
                m_graph.branches[static_cast<std::size_t>(m_graph.ofPair[pair][0])];
            const auto& others = m_graph.ofFreePair[pair];
            const TotalGraph::GraphBranch& other =
                others.empty() ? branch : m_graph.branches[static_cast<std::size_t>(others[0])];
            m_reach[static_cast<std::size_t>(branch.firstNode)] += start.chance;
            m_reach[static_cast<std::size_t>(other.firstNode)] += start.chance;
        } else if (play.hitPair[pair] && !play.doublePair[pair]) {
            drawFrom(node, start.chance); // the pair itself has no say in what its total does
        }
    }
    for (std::size_t i = 0; i + 1 < m_graph.nodes.size(); ++i) {
        const TotalGraph::Node& node = m_graph.nodes[i];
        const bool plays = node.decides && !surrenders(play, node);
        if (m_reach[i] <= 0 || !plays || doubles(play, node) || !hits(play, node))
            continue;
        drawFrom(i, m_reach[i]);
    }
}

TotalPlay ColumnStrategist::better(const TotalPlay& play, bool giveUp,
                                   const std::array<bool, startingHands>& gone) const {
    std::array<std::array<Gain, TotalPlay::classes>, 2> hitGain{}; // of hands that the house staked the second
    std::array<std::array<Gain, TotalPlay::classes>, 2> doubleGain{};
    std::array<Gain, TotalPlay::classes> surrenderGain{};
    for (std::size_t i = 0; i + 1 < m_graph.nodes.size(); ++i) {
        const TotalGraph::Node& node = m_graph.nodes[i];
        if (m_reach[i] <= 0 || !node.decides)
            continue;
        const auto cls = static_cast<std::size_t>(node.cls);
        if (node.mayStand && !doubles(play, node))
            hitGain[node.free][cls].add(m_reach[i], m_hit[i] - m_stand[i]);
        if (node.mayDouble)
            doubleGain[node.free][cls].add(m_reach[i], m_double[i] - (hits(play, node) ? m_hit[i] : m_stand[i]));
        if (giveUp && mayGiveUp(node))
            surrenderGain[cls].add(m_reach[i], m_surrendered[i] - playedOn(play, node, i));
    }
    TotalPlay next = play;
    for (std::size_t i = 0; i < startingHands && giveUp; ++i) {
        const StartingHand& start = m_core.hands()[i];
        if (isFirstHand(start) && !isPair(start) && !gone[i])
            surrenderGain[m_graph.classOf(i)].add(start.chance, m_first[i].givenUp - m_playOn[i]);
    }
    for (std::size_t cls = 0; cls < TotalPlay::classes; ++cls) {
        if (hitGain[0][cls].reach > 0)
            next.hit[cls] = hitGain[0][cls].isGain(m_unit);
        if (doubleGain[0][cls].reach > 0)
            next.doubled[cls] = doubleGain[0][cls].isGain(m_unit);
        if (hitGain[1][cls].reach > 0)
            next.freeHit[cls] = hitGain[1][cls].isGain(m_unit);
        if (doubleGain[1][cls].reach > 0)
            next.freeDoubled[cls] = doubleGain[1][cls].isGain(m_unit);
        next.surrender[cls] = surrenderGain[cls].isGain(m_unit);
    }
    for (std::size_t i = 0; i < startingHands; ++i) {
        const auto pair = static_cast<std::size_t>(m_core.hands()[i].a);
        if (isPair(m_core.hands()[i]))
            next.splitInto[pair] = m_first[i].splits ? m_split[pair].hands : std::uint8_t{0};
    }
    playByCards(next, giveUp);
    return next;
}

void ColumnStrategist::keep(const TotalPlay& play, const std::array<bool, startingHands>& gone) {
    if (m_core.solver().rules().doublesThatDecide() > 0 && play.afterDouble != m_doubledWith)
        setDoubles(play.afterDouble);
    carryBack(play);
    valueStarts(play, true);
    carryForward(play, gone);
}

ColumnStrategist::Differences ColumnStrategist::differences(const TotalPlay& play,
                                                            const std::array<bool, startingHands>& gone) const {
    Differences found;
    for (const TotalGraph::GraphBranch& branch : m_graph.branches) {
        for (int position = 0; position < branch.played->branch->size(); ++position) {
            const auto i = static_cast<std::size_t>(branch.firstNode + position);
            const TotalGraph::Node& node = m_graph.nodes[i];
            if (m_reach[i] <= 0 || !node.decides || node.free)
                continue;
            const auto cls = static_cast<std::size_t>(node.cls);
            const auto& hand = handTable()[branch.played->branch->hands[static_cast<std::size_t>(position)]].count;
            if (mayGiveUp(node))
                found.surrender[cls].add(m_reach[i], m_surrendered[i] - playedOn(play, node, i), m_unit, hand);
            if (surrenders(play, node))
                continue;
            const double without = play.hit[cls] || !node.mayStand ? m_hit[i] : m_stand[i];
            if (node.mayStand && !doubles(play, node))
                found.stand[cls].add(m_reach[i], m_stand[i] - m_hit[i], m_unit, hand);
            if (node.mayDouble)
                found.doubled[cls].add(m_reach[i], m_double[i] - without, m_unit, hand);
        }
    }
    for (std::size_t i = 0; i < startingHands; ++i) {
        const StartingHand& start = m_core.hands()[i];
        if (!isFirstHand(start) || gone[i])
            continue;
        const auto pair = static_cast<std::size_t>(start.a);
        const auto node = static_cast<std::size_t>(m_graph.startNode[i]);
        const HandCounts& hand = handTable()[start.hand].count;
        const bool splits = isPair(start) && play.splitInto[pair] > 0;
        const double givenUp = m_first[i].givenUp - (splits ? m_split[pair].net : m_playOn[i]);
        if (!isPair(start)) {
            found.surrender[m_graph.classOf(i)].add(start.chance, givenUp, m_unit, hand);
            continue;
        }
        found.surrenderPair[pair].add(start.chance, givenUp, m_unit, hand);
        if (!m_graph.ofPair[pair].empty())
            found.split[pair].add(start.chance, m_split[pair].net - m_playOn[i], m_unit, hand);
        if (splits)
            continue;
        if (m_graph.nodes[node].mayStand && !play.doublePair[pair])
            found.standPair[pair].add(start.chance, m_stand[node] - m_hit[node], m_unit, hand);
        if (m_graph.nodes[node].mayDouble)
            found.doublePair[pair].add(start.chance,
                                       m_double[node] - (play.hitPair[pair] ? m_hit[node] : m_stand[node]), m_unit,
                                       hand);
    }
    return found;
}

TotalPlay ColumnStrategist::improve(TotalPlay play, bool giveUp, const std::array<bool, startingHands>& gone) {
    play.afterDouble = m_afterDoubles;
    playByCards(play, giveUp);
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
