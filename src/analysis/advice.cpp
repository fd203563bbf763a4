// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/advice.h"

#include "analysis/decision_problem.h"
#include "base/worth.h"

#include <algorithm>
#include <utility>

namespace openshoe::analysis {

using base::inputError;
using base::said;

namespace {

// Joint weights of the possible hole cards before the peek, with the hand gone.
struct BeforePeek {
    double all = 0;
    double blackjack = 0;
    [[nodiscard]] double chance() const { return blackjack / all; }
};

// Nothing if what is known is impossible.
std::optional<BeforePeek> beforePeek(const PlayRules& rules, const Problem& problem) {
    const HandInfo& info = handTable()[problem.hand];
    const auto blackjack = static_cast<PointSet>(problem.beforePeek & blackjackHoles(problem.up));
    const Column with{.up = problem.up, .holes = blackjack, .hint = std::nullopt, .exposed = false};
    const Column all{.up = problem.up, .holes = problem.beforePeek, .hint = std::nullopt, .exposed = false};
    const Solver weights(rules, problem.shoe, {with, all}, Layout());
    BeforePeek before{.all = weights.weight(1, info.count, info.size)};
    if (before.all <= 0)
        return std::nullopt;
    if (blackjack != 0)
        before.blackjack = weights.weight(0, info.count, info.size);
    return before;
}

// What the hand was worth when it was dealt. `known`: the figures against the decision's own column, which suffice
// unless the dealer may still have to expose the hole card; `figuresAgainst` gives those against other columns.
template <typename FiguresAgainst>
double dealtWorth(const PlayRules& rules, const PayRules& pay, const Problem& problem, const Decision& decision,
                  const BeforePeek& before, const HandFigures& known, const FiguresAgainst& figuresAgainst) {
    const Sight sight{.up = problem.up,
                      .holes = problem.beforePeek,
                      .blackjackHoles = static_cast<PointSet>(problem.beforePeek & blackjackHoles(problem.up)),
                      .hint = decision.hint};
    auto columns = columnsOf(rules.dealer, sight);
    const auto worth = [&](const HandFigures& figures) {
        const DealtHand hand{.figures = figures,
                             .up = problem.up,
                             .columns = static_cast<int>(figures.weight.size()),
                             .natural = problem.natural,
                             .weight = before.all,
                             .blackjack = before.blackjack};
        return bestPlay(hand, pay, rules.dealer.blackjackEndsRound()).net / before.all;
    };
    return worth(columns.size() <= 1 ? known : figuresAgainst(std::move(columns)));
}

void addOffers(const engine::RuleSet& rules, const PayRules& pay, const Problem& problem, double blackjack,
               Advice& advice) {
    const bool evenMoney =
        problem.natural && ((problem.up == ace && pay.evenMoney.onAce) || (problem.up == ten && pay.evenMoney.onTen));
    if (evenMoney) {
        advice.evenMoney = 1.0;
        advice.declined = 1 - base::evened(1 - pay.waitingBlackjack(1, blackjack));
    } else if (problem.initial && problem.up == ace && pay.insurance.offered &&
               (!problem.natural || pay.insurance.withBlackjack)) {
        advice.insurance = base::evened(0.5 * (pay.insurance.pays.ratio() * blackjack - (1 - blackjack)));
    }
    if (problem.natural)
        return;
    if (!problem.initial) {
        const HandInfo& hand = handTable()[problem.hand];
        const PlayRules play = PlayRules::of(rules);
        const bool waits = problem.fromAces && rules.split.acesStand(); // only to be split again
        if (!waits && play.givesUpLater(problem.up) && !play.ends(hand.size, hand.total))
            advice.set(Play::Surrender, pay.givenUp(blackjack));
        return;
    }
    const bool ends = rules.dealer.blackjackEndsRound();
    if (mayGiveUp(pay, ends, problem.up) || surrendersBeforePeek(pay, ends, problem.up))
        advice.set(Play::Surrender, pay.givenUp(blackjack));
}

// Enough for a round of several hands, including the splits of one.
constexpr std::size_t solvedKept = 8;

} // namespace

/// A hand and everything that can come of it.
struct Adviser::Solution {
    int splitPair;
    int splitHands;
    int likeTens;
    bool fromAces;
    bool fromSplit;
    bool ofFreePair;
    bool free;
    Solver solver;

    // Of which suits its two cards are no longer matters to a hand of three, unless it is 21.
    [[nodiscard]] bool holds(const PlayRules& rules, const Problem& problem, const Decision& decision,
                             const std::vector<Column>& columns) const {
        const bool suitsMatter = decision.hand.size() == 2 || handTable()[problem.hand].total == 21;
        if ((suitsMatter && !(solver.rules() == rules)) || !(solver.rules().doubling == rules.doubling))
            return false;
        if (solver.shoe() != problem.shoe || solver.columnList() != columns || fromSplit != decision.fromSplit ||
            fromAces != problem.fromAces || ofFreePair != problem.ofFreePair || free != decision.free)
            return false;
        if (problem.splitPair >= 0 &&
            (splitPair != problem.splitPair || splitHands != problem.splitHands || likeTens != problem.likeTens))
            return false;
        const Branch& main = solver.layout().main();
        const int position = main.position(problem.hand);
        return position >= 0 && main.rows[static_cast<std::size_t>(position)] >= 0;
    }
};

Adviser::Adviser(engine::RuleSet rules) : m_rules(std::move(rules)) {}

Adviser::~Adviser() = default;

const Solver& Adviser::solver(const PlayRules& rules, const Problem& problem, const Decision& decision,
                              std::vector<Column> columns) {
    const auto known =
        std::ranges::find_if(m_solved, [&](const auto& one) { return one->holds(rules, problem, decision, columns); });
    if (known != m_solved.end())
        return (*known)->solver;
    if (m_solved.size() == solvedKept)
        m_solved.erase(m_solved.begin());
    m_solved.push_back(
        std::make_unique<const Solution>(Solution{.splitPair = problem.splitPair,
                                                  .splitHands = problem.splitHands,
                                                  .likeTens = problem.likeTens,
                                                  .fromAces = problem.fromAces,
                                                  .fromSplit = decision.fromSplit,
                                                  .ofFreePair = problem.ofFreePair,
                                                  .free = decision.free,
                                                  .solver = solved(rules, problem, decision, std::move(columns))}));
    return m_solved.back()->solver;
}

base::Result<Advice> advise(const engine::RuleSet& rules, const Decision& decision) {
    return Adviser(rules).advise(decision);
}

double Adviser::doubledFreeHand(const Problem& problem, const Decision& decision, const PlayRules& rules,
                                double weight) {
    const PlayedBranch& played = solver(rules, problem, decision, {problem.column(decision)}).played()[0];
    const auto at = static_cast<std::size_t>(played.branch->position(problem.hand));
    return decision.doubleShare * (played.standDoubled()[at] / weight - 1) + played.won[at] / weight;
}

double Adviser::leftOfDoubled(const Problem& problem, const Decision& decision, const PlayRules& rules) {
    const Solver& solved = solver(rules, problem, decision, {problem.column(decision)});
    const Branch& main = solved.layout().main();
    return solved.leftOfDoubled(main, main.position(problem.hand), 0);
}

base::Result<Advice> Adviser::advise(const Decision& decision) {
    const engine::RuleSet& rules = m_rules;
    const auto problem = problemOf(rules, decision);
    if (!problem)
        return tl::make_unexpected(problem.error());
    const PlayRules playRules = playRulesFor(rules, decision);
    PayRules pay = PayRules::of(rules);
    if (problem->natural)
        pay.payBlackjack(rules.blackjackOdds(decision.hand[0], decision.hand[1]));
    const auto before = beforePeek(playRules, *problem);
    if (!before)
        return inputError("hole", said("Errors", "no unseen card can be that hole card"));
    const double blackjack = before->chance();
    if (rules.dealer.blackjackEndsRound() && blackjack >= 1)
        return inputError("hole",
                          said("Errors", "the dealer has blackjack: the round is over, there is nothing to decide"));

    const auto figuresAgainst = [&](std::vector<Column> columns) {
        return solver(playRules, *problem, decision, std::move(columns))
            .figures(problem->hand, problem->splitHands);
    };
    const HandFigures figures = figuresAgainst({problem->column(decision)});
    const double weight = figures.weight[0];
    Advice advice;
    advice.blackjack = blackjack;
    const auto set = [&](Play play, const PerColumn& net) {
        if (!net.empty())
            advice.set(play, net[0] / weight);
    };
    const auto setDouble = [&](double worth, double adds) {
        advice.doubleAdds = adds;
        advice.set(Play::Double, worth - (1 - decision.doubleShare) * adds);
    };
    set(Play::Stand, figures.stand);
    if (decision.doubled > 0) {
        // A hand that the house staked has the player's double besides.
        if (decision.free)
            advice.set(Play::Stand, doubledFreeHand(*problem, decision, playRules, weight));
        const double all = decision.free ? 1 : 1 + decision.doubleShare; // where a blackjack leaves any of it
        const HandInfo& info = handTable()[problem->hand];
        if (info.total != 21 || !playRules.dealer.winsOn21())
            advice.set(Play::Stand, *advice.of(Play::Stand) + decision.doubleShare / all *
                                                                  leftOfDoubled(*problem, decision, playRules) /
                                                                  weight);
        const PerColumn again = decision.free ? PerColumn()
                                              : solver(playRules, *problem, decision, {problem->column(decision)})
                                                    .doubledAgain(problem->hand, decision.doubled);
        if (!again.empty())
            setDouble(again[0] / weight, again[0] / weight / 2); // every stake wins and loses as the others
        if (playRules.rescues() && !playRules.ends(info.size, info.total))
            advice.set(Play::Surrender, decision.free ? -0.5 * decision.doubleShare : -0.5);
        advice.choose();
        return advice;
    }
    set(Play::Hit, figures.hit);
    if (!figures.doubled.empty())
        setDouble(figures.doubled[0] / weight, figures.doubleAdds[0] / weight);
    if (figures.split.offered)
        set(Play::Split, figures.split.net);
    advice.free[static_cast<std::size_t>(Play::Double)] = figures.doublesFree;
    advice.free[static_cast<std::size_t>(Play::Split)] =
        figures.split.offered && playRules.splitsFree(problem->splitPair);
    if (problem->natural)
        advice.set(Play::Stand, pay.waitingBlackjack(1, rules.dealer.blackjackEndsRound() ? 0.0 : blackjack));
    if (problem->initial && (!decision.hole || rules.dealer.isOpen()))
        advice.dealt = dealtWorth(playRules, pay, *problem, decision, *before, figures, figuresAgainst);
    if (!decision.free) // it has no stake to give up
        addOffers(rules, pay, *problem, blackjack, advice);
    // The other figures assume that the dealer has no blackjack; an early surrender escapes a blackjack too.
    const bool escapes =
        problem->initial && blackjack < 1 && surrendersBeforePeek(pay, rules.dealer.blackjackEndsRound(), problem->up);
    advice.choose(escapes ? blackjack : 0);
    return advice;
}

} // namespace openshoe::analysis
