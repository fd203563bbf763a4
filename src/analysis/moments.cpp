// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/all_over.h"
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
    Moments(const Solver& solver, const PlayedBranch& played) : Pushes(solver, played) {
        if (played.free)
            carrySquares();
    }

    // The mean net result of a hand, joint with each of the dealer's results: `first` is played at that position, then
    // what was chosen. `slot`: the dealer's results against the starting hand.
    [[nodiscard]] ByResult netByResult(int start, Choice first, std::size_t c, const double* slot) const;
    [[nodiscard]] ByResult results(const double* slot) const;
    /// The mean square of a hand that is played as chosen from this position on; see doubled().
    [[nodiscard]] double squareOfHand(int position, std::size_t c) const;

private:
    void carrySquares();
    [[nodiscard]] double squareStanding(int position, std::size_t c) const;

    std::vector<double> m_squares; ///< of hands that the house staked
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
    const Stakes alone = played().stakes();
    const auto stands = [&](int position, double reach, Stakes stakes, ByResult& pool) {
        const ByResult here = results(slotOf(position, c));
        const HandInfo& hand = info(position);
        const Standing ends = solver().standing(branch(), hand);
        const BonusShare bonus = stakes.all() > 1 ? BonusShare{} : solver().bonus(branch(), hand);
        for (std::size_t r = 0; r < dealerResults; ++r) {
            const int sign = r == otherBust ? 1 : r == on22 ? ends.on22 : r == natural ? ends.natural : ends.onTotal[r];
            const double plain = sign > 0 ? stakes.all() : sign * stakes.own;
            const double paid = bonus.chance <= 0                  ? plain
                                : r == natural && ends.natural < 1 ? plain
                                                                   : bonus.won + (1 - bonus.chance) * plain;
            net[r] += paid * reach * here[r];
            pool[r] -= reach * here[r];
        }
    };
    std::vector<double> reach(static_cast<std::size_t>(branch().size()), 0.0);
    reach[static_cast<std::size_t>(start)] = 1;
    // The same for hands that were doubled once, twice … with their player's money.
    const auto most = static_cast<std::size_t>(played().free ? 1 : solver().rules().mostDoubles());
    std::vector<ByResult> doubled(most);
    const auto stakesAfter = [&](std::size_t times) { return played().free ? Stakes{1, 1} : Stakes{1 << times, 0}; };
    std::vector<std::vector<double>> reachDoubled(most, std::vector<double>(reach.size(), 0.0));
    // Of a hand's results in one pool, those from here on are now in that of hands doubled so many times.
    const auto doubles = [&](int position, double reached, ByResult& from, std::size_t times) {
        const ByResult here = results(slotOf(position, c));
        for (std::size_t r = 0; r < dealerResults; ++r) {
            doubled[times - 1][r] += reached * here[r];
            from[r] -= reached * here[r];
        }
        const auto chances = solver().drawChances(branch(), info(position));
        for (std::size_t p = 0; p < pointKinds; ++p) {
            const int child = info(position).child[p];
            if (child >= 0 && chances[p] > 0)
                reachDoubled[times - 1][static_cast<std::size_t>(branch().position(child))] += reached * chances[p];
        }
    };
    const auto playDoubled = [&](int position, std::size_t times) {
        const double reached = reachDoubled[times - 1][static_cast<std::size_t>(position)];
        if (reached <= 0)
            return;
        ByResult& pool = doubled[times - 1];
        const Stakes stakes = stakesAfter(times);
        const AfterDouble chosen = afterDouble(position, c, static_cast<int>(times));
        if (chosen == AfterDouble::Double) {
            doubles(position, reached, pool, times + 1);
        } else if (chosen == AfterDouble::Stand) {
            stands(position, reached, stakes, pool);
        } else {
            const ByResult here = results(slotOf(position, c));
            for (std::size_t r = 0; r < dealerResults; ++r) {
                net[r] -= 0.5 * stakes.own * reached * here[r];
                pool[r] -= reached * here[r];
            }
            net[natural] -= reached * solver().leftOfDoubled(branch(), position, c); // it was counted with the double
        }
    };
    for (int position = start; position < branch().size(); ++position) {
        for (std::size_t times = 1; times <= most; ++times)
            playDoubled(position, times);
        const double mine = reach[static_cast<std::size_t>(position)];
        if (mine <= 0)
            continue;
        const Choice chosen = position == start ? first : choice(position, c);
        if (chosen == Choice::Stand) {
            stands(position, mine, alone, single);
            continue;
        }
        if (chosen == Choice::Surrender) {
            const ByResult here = results(slotOf(position, c));
            for (std::size_t r = 0; r < dealerResults; ++r) {
                net[r] -= (r == natural && solver().rules().voidsSurrender ? 1 : 0.5) * mine * here[r];
                single[r] -= mine * here[r];
            }
            continue;
        }
        if (chosen == Choice::Double && doubledStakes(position).own > alone.own) {
            net[natural] += mine * solver().leftOfDouble(branch(), position, c);
            doubles(position, mine, single, 1);
            continue;
        }
        const auto chances = solver().drawChances(branch(), info(position));
        for (std::size_t p = 0; p < pointKinds; ++p) {
            const int child = info(position).child[p];
            if (child < 0 || chances[p] <= 0)
                continue;
            const int next = branch().position(child);
            if (chosen == Choice::Double) // the house's stake: a loss costs what it did
                stands(next, mine * chances[p], doubledStakes(position), single);
            else
                reach[static_cast<std::size_t>(next)] += mine * chances[p];
        }
    }
    for (std::size_t r = 0; r < dealerResults; ++r) { // the rest went bust
        net[r] -= alone.own * single[r];
        for (std::size_t times = 1; times <= most; ++times)
            net[r] -= stakesAfter(times).own * doubled[times - 1][r];
    }
    return net;
}

double Moments::squareOfHand(int position, std::size_t c) const {
    if (!m_squares.empty())
        return m_squares[at(position) + c];
    return choice(position, c) == Choice::Double
               ? doubled(position, c).square
               : weight(position, c) - pushed(position, c) + raised(position, c).square;
}

void Moments::carrySquares() {
    m_squares.assign(played().stand.size(), 0.0);
    for (int position = branch().size() - 1; position >= 0; --position) {
        for (std::size_t c = 0; c < static_cast<std::size_t>(solver().columns()); ++c) {
            const Choice chosen = choice(position, c);
            m_squares[at(position) + c] =
                chosen == Choice::Double  ? doubled(position, c).square
                : chosen == Choice::Stand ? squareStanding(position, c)
                                          : afterOneCard(position, [&](int next) { return m_squares[at(next) + c]; });
        }
    }
}

// Nothing is lost, so the square is of what is won.
double Moments::squareStanding(int position, std::size_t c) const {
    const int slots = solver().dealer().slotCount();
    const double* slot = slotOf(position, c);
    const double won = solver().standing(branch(), info(position)).won(slot, slots);
    const BonusShare& bonus = solver().bonus(branch(), info(position));
    if (bonus.chance <= 0)
        return won;
    return bonus.square * solver().bonusStanding(branch(), info(position)).won(slot, slots) + (1 - bonus.chance) * won;
}

// The square of what a dealer's blackjack takes of a split pair where it doesn't take everything; hands go bust
// independently of each other, and what was doubled is counted once. A 21 that wins all the same, and a surrender after
// a double, are taken for hands that lose.
double squareOfTaken(const Solver& solver, const PlayedBranch& played, std::size_t c, std::size_t hands) {
    HandCounts pair{};
    pair[static_cast<std::size_t>(played.branch->pair)] = 2;
    const double blackjack = solver.blackjackWeight(static_cast<int>(c), pair, 2);
    const engine::BlackjackTakes taken = solver.rules().dealer.taken();
    const auto n = static_cast<double>(hands);
    if (blackjack <= 0 || taken == engine::BlackjackTakes::Original || solver.isOfFreePair(*played.branch))
        return blackjack;
    if (taken == engine::BlackjackTakes::OriginalBusted)
        return n * n * blackjack;
    const AllOver allOver(solver, *played.branch, static_cast<int>(c), solver.playsOf(played, c));
    const double bust = allOver.bust() / blackjack;
    return blackjack * (1 + 2 * n * bust + n * bust * (1 - bust) + n * n * bust * bust) -
           (2 * n + 1) * allOver.of(static_cast<int>(hands)); // nothing more is taken if all are over
}

// One hand of a split: the mean square of its net result, and the part of it that is lost to a dealer's blackjack.
struct HandSquare {
    double all = 0;
    double toBlackjack = 0;

    [[nodiscard]] double without(bool blackjack) const { return all - (blackjack ? toBlackjack : 0); }
};

// Where hands are spared, only bust ones count as lost to the blackjack, which squareOfTaken() then counts a second
// time: some 1e-5.
HandSquare squareOfSplitHand(const Solver& solver, const Moments& hand, const Branch& branch, std::size_t c) {
    HandSquare square;
    const HandInfo& start = hand.info(0);
    const auto chances = solver.drawChances(branch, start);
    HandCounts gone{};
    gone[static_cast<std::size_t>(branch.pair)] = 2;
    for (std::size_t p = 0; p < pointKinds; ++p) {
        if (chances[p] <= 0)
            continue;
        const int position = branch.position(start.child[p]);
        const bool doubles = hand.choice(position, c) == Choice::Double;
        const int own = (doubles ? hand.doubledStakes(position) : hand.stakes()).own;
        ++gone[p];
        const double blackjack =
            solver.isSparedHand(branch) ? 0.0 : solver.blackjackWeight(static_cast<int>(c), gone, 3);
        --gone[p];
        square.all += chances[p] * hand.squareOfHand(position, c);
        square.toBlackjack += chances[p] * (own * own) * blackjack;
    }
    return square;
}

// All hands of a split together: `hand` is one of them, or the first if the house staked the others, `freeHand`.
void setSplitSquare(const Core& core, const Moments& main, const PlayedBranch& played, const PlayedBranch* playedFree,
                    int startPosition, Squares& squares, const SplitFigures& split) {
    const Solver& solver = core.solver();
    const Branch& branch = *played.branch;
    const Moments hand(solver, played);
    const Moments freeHand(solver, playedFree ? *playedFree : played);
    squares.split.assign(static_cast<std::size_t>(solver.columns()), 0.0);
    const bool takesAll = solver.rules().dealer.taken() == engine::BlackjackTakes::All;
    for (std::size_t c = 0; c < squares.split.size(); ++c) {
        const double* slot = main.slotOf(startPosition, c);
        const ByResult dealer = main.results(slot);
        const auto product = [&](const ByResult& a, const ByResult& b) {
            double sum = 0;
            for (std::size_t r = 0; r < dealerResults; ++r)
                sum += dealer[r] > 1e-15 && (takesAll || r != natural) ? a[r] * b[r] / dealer[r] : 0.0;
            return sum;
        };
        const double one = squareOfSplitHand(solver, hand, branch, c).without(!takesAll);
        const ByResult net = hand.netByResult(0, hand.choice(0, c), c, slot);
        const double together = product(net, net);
        double oneFree = 0;
        double withFree = 0;
        double bothFree = 0;
        if (playedFree) {
            oneFree = squareOfSplitHand(solver, freeHand, branch, c).without(!takesAll);
            const ByResult netFree = freeHand.netByResult(0, freeHand.choice(0, c), c, slot);
            withFree = product(net, netFree);
            bothFree = product(netFree, netFree);
        }
        for (std::size_t h = 2; h < 5; ++h) {
            const auto hands = static_cast<double>(h);
            const double square = playedFree ? one + (hands - 1) * (oneFree + 2 * withFree + (hands - 2) * bothFree)
                                             : hands * one + hands * (hands - 1) * together;
            squares.split[c] +=
                split.handsShare[c][h] * (takesAll ? square : square + squareOfTaken(solver, played, c, h));
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
          m_peek(core.solver().rules().dealer.blackjackEndsRound()) {
        for (const PlayedBranch& played : core.solver().played()) {
            if (played.branch->pair >= 0 && played.branch->gone == 1)
                m_splits.emplace(played.branch->pair, Moments(core.solver(), played));
        }
        for (const PlayedBranch& played : core.solver().playedFree()) {
            if (played.branch->gone == 1)
                m_freeSplits.emplace(played.branch->pair, Moments(core.solver(), played));
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
                const double paid = m_pay.paysBothBlackjacks ? m_pay.blackjackPays : 0;
                lost += start.chance * hand.blackjack * (ends ? units : start.natural ? paid : -1);
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
            net[natural] *= m_pay.paysBothBlackjacks ? 1 : 0;
            return net;
        }
        const FirstPlay first = FirstPlay::of(figures, c);
        if (mayGiveUp(m_pay, m_peek, up) && first.surrenders(figures.weight[c])) {
            ByResult net = scaled(m_main.results(slot), -0.5);
            net[natural] *= m_pay.voidsSurrender ? 2 : 1;
            return net;
        }
        if (first.splits) {
            const Moments& hands = m_splits.at(start.a);
            double many = 0;
            for (std::size_t h = 2; h < 5; ++h)
                many += static_cast<double>(h) * figures.split.handsShare[c][h];
            const auto free = m_freeSplits.find(start.a);
            const bool isFree = free != m_freeSplits.end();
            const ByResult own = hands.netByResult(0, hands.choice(0, c), c, slot);
            ByResult net = scaled(isFree ? free->second.netByResult(0, free->second.choice(0, c), c, slot) : own,
                                  isFree ? many - 1 : many);
            for (std::size_t r = 0; isFree && r < dealerResults; ++r)
                net[r] += own[r];
            const double blackjack = m_main.results(slot)[natural];
            if (m_core.solver().rules().dealer.taken() == engine::BlackjackTakes::Original)
                net[natural] = -blackjack;
            else if (m_core.solver().isSparedHand(hands.branch()))
                net[natural] -= blackjack;
            return net;
        }
        return m_main.netByResult(position, first.doubled ? Choice::Double : m_main.choice(position, c), c, slot);
    }

    const Core& m_core;
    const PayRules& m_pay;
    Offers m_offers;
    Moments m_main;
    std::map<int, Moments> m_splits;
    std::map<int, Moments> m_freeSplits; ///< of hands that the house staked
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
                squares.hit.push_back(figures.weight[c] - moments.pushHit(position, c) +
                                      moments.raisedByHit(position, c).square);
            if (!figures.doubled.empty())
                squares.doubled.push_back(moments.doubled(position, c).square -
                                          (figures.doublesFree ? 0 : 3 * m_solver.leftOfDouble(main, position, c)));
        }
        if (!figures.split.offered)
            continue;
        const auto ofPair = [&](const std::vector<PlayedBranch>& branches) -> const PlayedBranch* {
            const auto found = std::ranges::find_if(branches, [&](const PlayedBranch& played) {
                return played.branch->pair == m_hands[i].a && played.branch->gone == 1;
            });
            return found == branches.end() ? nullptr : &*found;
        };
        if (const PlayedBranch* played = ofPair(m_solver.played()))
            setSplitSquare(*this, moments, *played, ofPair(m_solver.playedFree()), position, squares, figures.split);
    }
    return all;
}

} // namespace openshoe::analysis
