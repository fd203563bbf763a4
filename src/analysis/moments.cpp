// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/core.h"
#include "analysis/game_value.h"
#include "analysis/pushes.h"

#include <algorithm>
#include <map>

namespace openshoe::analysis {

// The square of a hand's net result is the square of its stake unless it pushed.
//
// The hands of a split share the dealer. Their product is computed as if they were independent given the dealer's final
// result, which ignores only that the cards one hand drew aren't there for the other: less than 0.001 in the standard
// deviation, according to simulations.

namespace {

// The dealer's results: each total they may stand on, then these.
constexpr std::size_t natural = DealerTable::totals;
constexpr std::size_t on22 = natural + 1;
constexpr std::size_t otherBust = on22 + 1;
static_assert(on22 + 1 == std::tuple_size_v<decltype(TwoHands::whenDealer)>, "both kinds of bust are one there");
constexpr std::size_t dealerResults = otherBust + 1;
using ByResult = std::array<double, dealerResults>;

class Moments : public Pushes {
public:
    using Pushes::Pushes;

    // The mean net result of a hand, joint with each of the dealer's results: `first` is played at that position, then
    // what was chosen. `slot`: the dealer's results against the starting hand.
    [[nodiscard]] ByResult netByResult(int start, Choice first, std::size_t c, const double* slot) const;
    [[nodiscard]] ByResult results(const double* slot) const;
};

ByResult Moments::results(const double* slot) const {
    ByResult by{};
    double bust = slot[DealerTable::Weight];
    for (std::size_t t = 0; t < DealerTable::totals; ++t)
        by[t] = slot[DealerTable::Weight + 1 + t];
    if (solver().dealer().slotCount() > DealerTable::Natural)
        by[natural] = slot[DealerTable::Natural];
    if (solver().dealer().slotCount() > DealerTable::On22)
        by[on22] = slot[DealerTable::On22];
    for (std::size_t r = 0; r < otherBust; ++r)
        bust -= by[r];
    by[otherBust] = bust;
    return by;
}

ByResult Moments::netByResult(int start, Choice first, std::size_t c, const double* slot) const {
    ByResult net{};
    ByResult single = results(slot); // what is left of the dealer's results once finished hands are removed
    const auto stands = [&](int position, double reach, double units, ByResult& pool) {
        const ByResult here = results(slotOf(position, c));
        const HandInfo& hand = info(position);
        const bool wins22 = solver().winsAgainst22(hand, branch().pair >= 0);
        for (std::size_t r = 0; r < dealerResults; ++r) {
            const int theirs = engine::DealerRule::lowestStand + static_cast<int>(r);
            const int sign = r == otherBust || (r == on22 && wins22) ? 1
                             : r == on22                             ? 0
                             : r == natural                          ? -1
                                                                     : (hand.total > theirs) - (hand.total < theirs);
            net[r] += units * sign * reach * here[r];
            pool[r] -= reach * here[r];
        }
    };
    std::vector<double> reach(static_cast<std::size_t>(branch().size()), 0.0);
    reach[static_cast<std::size_t>(start)] = 1;
    ByResult doubled{};
    for (int position = start; position < branch().size(); ++position) {
        const double mine = reach[static_cast<std::size_t>(position)];
        if (mine <= 0)
            continue;
        const Choice chosen = position == start ? first : choice(position, c);
        if (chosen == Choice::Stand) {
            stands(position, mine, 1, single);
            continue;
        }
        if (chosen == Choice::Double) {
            const ByResult here = results(slotOf(position, c));
            for (std::size_t r = 0; r < dealerResults; ++r) {
                doubled[r] += mine * here[r];
                single[r] -= mine * here[r];
            }
        }
        const auto chances = solver().drawChances(branch(), info(position));
        for (std::size_t p = 0; p < pointKinds; ++p) {
            const int child = info(position).child[p];
            if (child < 0 || chances[p] <= 0)
                continue;
            const int next = branch().position(child);
            if (chosen == Choice::Double)
                stands(next, mine * chances[p], 2, doubled);
            else
                reach[static_cast<std::size_t>(next)] += mine * chances[p];
        }
    }
    for (std::size_t r = 0; r < dealerResults; ++r)
        net[r] -= single[r] + 2 * doubled[r]; // the rest went bust
    return net;
}

// All hands of a split together.
void setSplitSquare(const Core& core, const Moments& main, const PlayedBranch& played, int startPosition,
                    Squares& squares, const SplitFigures& split) {
    const Solver& solver = core.solver();
    const Moments moments(solver, played);
    squares.split.assign(static_cast<std::size_t>(solver.columns()), 0.0);
    const HandInfo& start = moments.info(0);
    const auto chances = solver.drawChances(*played.branch, start);
    const auto pair = static_cast<std::size_t>(played.branch->pair);
    for (std::size_t c = 0; c < squares.split.size(); ++c) {
        double one = 0;
        HandCounts gone{};
        gone[pair] = 2;
        for (std::size_t p = 0; p < pointKinds; ++p) {
            if (chances[p] <= 0)
                continue;
            const int position = played.branch->position(start.child[p]);
            ++gone[p];
            const double weight = solver.weight(static_cast<int>(c), gone, 3);
            --gone[p];
            const bool doubles = moments.choice(position, c) == Choice::Double;
            one += chances[p] *
                   (doubles ? 4 * (weight - moments.pushDoubled(position, c)) : weight - moments.pushed(position, c));
        }
        const double* slot = main.slotOf(startPosition, c);
        const ByResult dealer = main.results(slot);
        const ByResult net = moments.netByResult(0, moments.choice(0, c), c, slot);
        double product = 0;
        for (std::size_t r = 0; r < dealerResults; ++r)
            product += dealer[r] > 1e-15 ? net[r] * net[r] / dealer[r] : 0.0;
        for (std::size_t h = 2; h < 5; ++h) {
            const auto hands = static_cast<double>(h);
            squares.split[c] += split.handsShare[c][h] * (hands * one + hands * (hands - 1) * product);
        }
    }
}

} // namespace

namespace {

// The net results of hands against each of the dealer's results, summed over the starting hands.
class Products {
public:
    Products(const Core& core, const PayRules& pay)
        : m_core(core), m_pay(pay), m_offers(core, pay), m_main(core.solver(), core.solver().played()[0]),
          m_peek(core.solver().rules().dealer.peek) {
        for (const PlayedBranch& played : core.solver().played()) {
            if (played.branch->pair >= 0 && played.branch->gone == 1)
                m_splits.emplace(played.branch->pair, Moments(core.solver(), played));
        }
    }

    [[nodiscard]] TwoHands ofSight(int sight) const {
        const Sight& seen = m_core.views().sights[static_cast<std::size_t>(sight)];
        TwoHands sum;
        double lost = 0; // to a dealer's blackjack found by the peek
        double blackjack = 0;
        std::vector<ByResult> nets(static_cast<std::size_t>(seen.columns));
        std::vector<ByResult> weights(nets.size());
        for (int i = 0; i < startingHands; ++i) {
            const StartingHand& start = m_core.hands()[static_cast<std::size_t>(i)];
            const DealtHand hand = m_offers.dealt(i, sight);
            // A hand that doesn't wait for the dealer: even money, or surrender before the peek.
            const Part best = bestPlay(hand, m_pay, m_peek);
            const double units = best.atRisk == 0 ? 1 : -0.5;
            const bool ends = best.net == units * hand.weight;
            for (std::size_t c = 0; c < nets.size(); ++c) {
                const int position = m_core.solver().layout().main().position(start.hand);
                const double* slot = m_main.slotOf(position, column(seen, c));
                const ByResult dealer = m_main.results(slot);
                const ByResult net = ends ? scaled(dealer, units) : played(i, column(seen, c), seen.up);
                for (std::size_t r = 0; r < dealerResults; ++r) {
                    nets[c][r] += start.chance * net[r];
                    weights[c][r] += start.chance * dealer[r];
                }
            }
            if (m_peek) {
                blackjack += start.chance * hand.blackjack;
                lost += start.chance * hand.blackjack * (ends ? units : start.natural ? 0 : -1);
            }
        }
        for (std::size_t c = 0; c < nets.size(); ++c) {
            for (std::size_t r = 0; r < dealerResults; ++r)
                sum.product += weights[c][r] > 1e-15 ? nets[c][r] * nets[c][r] / weights[c][r] : 0;
            for (std::size_t r = 0; r < dealerResults; ++r)
                sum.whenDealer[std::min(r, on22)] += nets[c][r];
        }
        sum.whenDealer[natural] += lost;
        if (blackjack > 0)
            sum.product += lost * lost / blackjack;
        return sum;
    }

private:
    static std::size_t column(const Sight& seen, std::size_t c) {
        return static_cast<std::size_t>(seen.firstColumn) + c;
    }
    static ByResult scaled(ByResult results, double by) {
        for (double& of : results)
            of *= by;
        return results;
    }

    [[nodiscard]] ByResult played(int i, std::size_t c, int up) const {
        const StartingHand& start = m_core.hands()[static_cast<std::size_t>(i)];
        const HandFigures& figures = m_core.figures(i);
        const int position = m_core.solver().layout().main().position(start.hand);
        const double* slot = m_main.slotOf(position, c);
        if (start.natural) {
            ByResult net = scaled(m_main.results(slot), m_pay.blackjackPays);
            net[natural] = 0;
            return net;
        }
        const FirstPlay first = FirstPlay::of(figures, c);
        if (mayGiveUp(m_pay, m_peek, up) && first.surrenders(figures.weight[c]))
            return scaled(m_main.results(slot), -0.5);
        if (first.splits) {
            const Moments& hands = m_splits.at(start.a);
            double many = 0;
            for (std::size_t h = 2; h < 5; ++h)
                many += static_cast<double>(h) * figures.split.handsShare[c][h];
            return scaled(hands.netByResult(0, hands.choice(0, c), c, slot), many);
        }
        return m_main.netByResult(position, first.doubled ? Choice::Double : m_main.choice(position, c), c, slot);
    }

    const Core& m_core;
    const PayRules& m_pay;
    Offers m_offers;
    Moments m_main;
    std::map<int, Moments> m_splits;
    bool m_peek;
};

} // namespace

TwoHands twoHands(const Core& core, const PayRules& pay) {
    const Products products(core, pay);
    TwoHands sum;
    for (int sight = 0; sight < static_cast<int>(core.views().sights.size()); ++sight) {
        const TwoHands part = products.ofSight(sight);
        sum.product += part.product;
        for (std::size_t r = 0; r < sum.whenDealer.size(); ++r)
            sum.whenDealer[r] += part.whenDealer[r];
    }
    return sum;
}

std::vector<Squares> Core::squares() const {
    const auto columns = static_cast<std::size_t>(m_solver.columns());
    const Moments moments(m_solver, m_solver.played()[0]);
    const Branch& main = m_solver.layout().main();
    std::vector<Squares> all(startingHands);
    for (std::size_t i = 0; i < startingHands; ++i) {
        const HandFigures& figures = m_figures[i];
        const int position = main.position(m_hands[i].hand);
        Squares& squares = all[i];
        for (std::size_t c = 0; c < columns; ++c) {
            squares.stand.push_back(figures.weight[c] - moments.pushStanding(position, c));
            if (!figures.hit.empty())
                squares.hit.push_back(figures.weight[c] - moments.pushHit(position, c));
            if (!figures.doubled.empty())
                squares.doubled.push_back(4 * (figures.weight[c] - moments.pushDoubled(position, c)));
        }
        if (!figures.split.offered)
            continue;
        for (const PlayedBranch& played : m_solver.played()) {
            if (played.branch->pair == m_hands[i].a && played.branch->gone == 1)
                setSplitSquare(*this, moments, played, position, squares, figures.split);
        }
    }
    return all;
}

} // namespace openshoe::analysis
