// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/advice.h"

#include <algorithm>
#include <fmt/format.h>

namespace openshoe::analysis {

using base::inputError;

namespace {

// A decision in the solver's terms.
struct Problem {
    int hand = 0; ///< in the hand table
    int up = 0;
    PointShoe shoe;           ///< hand, up card and everything unseen
    PointSet beforePeek = 0;  ///< holes possible
    PointSet holes = 0;       ///< the same once the dealer has looked
    bool initial = true;
    bool natural = false;
    bool oneCard = false; ///< split aces that have had their card
    int splitPair = -1;
    int splitHands = 1;
};

base::Result<void> checkCards(const Decision& decision) {
    if (decision.hand.size() < 2)
        return inputError("hand", "a decision needs at least two cards");
    if (engine::handValue(decision.hand).isBust())
        return inputError("hand", "is bust: there is nothing to decide");
    if (decision.unseen.total() < fewestUnseen)
        return inputError("seen", fmt::format("only {} cards are left unseen; at least {} are needed",
                                              decision.unseen.total(), fewestUnseen));
    if (decision.hole && decision.unseen.count(*decision.hole) == 0)
        return inputError("hole", fmt::format("{} is not among the cards unseen", decision.hole->text()));
    return {};
}

base::Result<Problem> problemOf(const engine::RuleSet& rules, const Decision& decision) {
    if (auto checked = checkCards(decision); !checked)
        return tl::make_unexpected(checked.error());
    Problem problem;
    problem.shoe = decision.unseen.points();
    problem.up = pointIndex(decision.up);
    const auto addBack = [&](engine::Card card) {
        ++problem.shoe.of[static_cast<std::size_t>(pointIndex(card))];
        ++problem.shoe.total;
    };
    addBack(decision.up);
    for (const engine::Card card : decision.hand) {
        addBack(card);
        problem.hand = handTable()[problem.hand].child[static_cast<std::size_t>(pointIndex(card))];
    }
    problem.beforePeek = allPoints;
    if (decision.hint)
        problem.beforePeek = static_cast<PointSet>(problem.beforePeek & pointsOf(*decision.hint));
    if (decision.hole)
        problem.beforePeek = static_cast<PointSet>(problem.beforePeek & only(pointIndex(*decision.hole)));
    problem.holes = problem.beforePeek;
    if (rules.dealer.peek)
        problem.holes = static_cast<PointSet>(problem.holes & ~blackjackHoles(problem.up));

    const HandInfo& info = handTable()[problem.hand];
    problem.initial = !decision.fromSplit && info.size == 2;
    problem.natural = problem.initial && info.total == 21;
    const bool acesOneCard = rules.split.aces == engine::SplitAces::OneCard;
    problem.oneCard = decision.fromSplit && pointIndex(decision.hand[0]) == ace && acesOneCard;
    if (info.size == 2 && pointIndex(decision.hand[0]) == pointIndex(decision.hand[1])) {
        const int pair = pointIndex(decision.hand[0]);
        problem.splitHands = mostHands(rules.split, pair) - std::max(decision.hands, decision.fromSplit ? 2 : 1) + 1;
        problem.splitPair = problem.splitHands > 1 ? pair : -1;
    }
    return problem;
}

// Joint weights of what can still be in the hole before the peek, with the hand gone.
struct BeforePeek {
    double all = 0;
    double blackjack = 0;
    [[nodiscard]] double chance() const { return blackjack / all; }
};

// Nothing if what is known can't be.
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

// The hand played against the columns.
Solver solved(const PlayRules& rules, const Problem& problem, const Decision& decision, std::vector<Column> columns) {
    Solver solver(rules, problem.shoe, std::move(columns),
                  Layout::oneHand(problem.hand, problem.splitPair, problem.oneCard, problem.splitHands, rules.split));
    solver.setFromSplit(decision.fromSplit);
    solver.solve();
    return solver;
}

// What the hand was worth when it was dealt. `known`: the figures against the decision's own column, which are all
// there is but where the dealer may yet have to show the hole card.
double dealtWorth(const PlayRules& rules, const PayRules& pay, const Problem& problem, const Decision& decision,
                  const BeforePeek& before, const HandFigures& known) {
    const Sight sight{.up = problem.up,
                      .holes = problem.beforePeek,
                      .blackjackHoles = static_cast<PointSet>(problem.beforePeek & blackjackHoles(problem.up)),
                      .hint = decision.hint};
    const auto columns = columnsOf(rules.dealer, sight);
    const auto worth = [&](const HandFigures& figures) {
        const DealtHand hand{.figures = figures,
                             .up = problem.up,
                             .columns = static_cast<int>(figures.weight.size()),
                             .natural = problem.natural,
                             .weight = before.all,
                             .blackjack = before.blackjack};
        return bestPlay(hand, pay, rules.dealer.peek).net / before.all;
    };
    if (columns.size() <= 1)
        return worth(known);
    const Solver solver = solved(rules, problem, decision, columns);
    return worth(solver.figures(problem.hand, decision.fromSplit, problem.splitHands));
}

void addOffers(const engine::RuleSet& rules, const PayRules& pay, const Problem& problem, double blackjack,
               Advice& advice) {
    const bool evenMoney =
        problem.natural && ((problem.up == ace && pay.evenMoney.onAce) || (problem.up == ten && pay.evenMoney.onTen));
    if (evenMoney) {
        advice.evenMoney = 1.0;
        advice.declined = pay.blackjackPays * (1 - blackjack);
    } else if (problem.initial && problem.up == ace && rules.insurance.offered &&
               (!problem.natural || rules.insurance.withBlackjack)) {
        advice.insurance = 0.5 * (rules.insurance.pays.ratio() * blackjack - (1 - blackjack));
    }
    if (!problem.initial || problem.natural)
        return;
    if (mayGiveUp(pay, rules.dealer.peek, problem.up) || surrendersBeforePeek(pay, rules.dealer.peek, problem.up))
        advice.set(Play::Surrender, -0.5);
}

} // namespace

base::Result<Advice> advise(const engine::RuleSet& rules, const Decision& decision) {
    const auto problem = problemOf(rules, decision);
    if (!problem)
        return tl::make_unexpected(problem.error());
    const PlayRules playRules = PlayRules::of(rules);
    const PayRules pay = PayRules::of(rules);
    const auto before = beforePeek(playRules, *problem);
    if (!before)
        return inputError("hole", "no unseen card can be that hole card");
    const double blackjack = before->chance();
    if (rules.dealer.peek && blackjack >= 1)
        return inputError("hole", "the dealer has blackjack: the round is over, there is nothing to decide");

    const Column column{
        .up = problem->up, .holes = problem->holes, .hint = decision.hint, .exposed = decision.hole.has_value()};
    const Solver solver = solved(playRules, *problem, decision, {column});
    const HandFigures figures = solver.figures(problem->hand, decision.fromSplit, problem->splitHands);
    const double weight = figures.weight[0];
    Advice advice;
    advice.blackjack = blackjack;
    const auto set = [&](Play play, const PerColumn& net) {
        if (!net.empty())
            advice.set(play, net[0] / weight);
    };
    set(Play::Stand, figures.stand);
    set(Play::Hit, figures.hit);
    set(Play::Double, figures.doubled);
    if (figures.split.offered)
        set(Play::Split, figures.split.net);
    if (problem->natural)
        advice.set(Play::Stand, pay.blackjackPays * (rules.dealer.peek ? 1.0 : 1.0 - blackjack));
    if (problem->initial && !decision.hole)
        advice.dealt = dealtWorth(playRules, pay, *problem, decision, *before, figures);
    addOffers(rules, pay, *problem, blackjack, advice);
    // The others' figures assume that the dealer has no blackjack; an early surrender escapes a blackjack as well.
    const bool escapes = surrendersBeforePeek(pay, rules.dealer.peek, problem->up) && blackjack < 1;
    advice.choose(escapes ? blackjack : 0);
    return advice;
}

} // namespace openshoe::analysis
