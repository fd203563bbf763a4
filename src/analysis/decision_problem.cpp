// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/decision_problem.h"

#include <algorithm>
#include <fmt/format.h>

namespace openshoe::analysis {

using base::inputError;
using base::said;

namespace {

base::Result<void> checkCards(const Decision& decision) {
    if (decision.hand.size() < 2)
        return inputError("hand", said("Errors", "a decision needs at least two cards"));
    if (engine::handValue(decision.hand).isBust())
        return inputError("hand", said("Errors", "is bust: there is nothing to decide"));
    if (decision.unseen.total() < fewestUnseen)
        return inputError("seen", said("Errors", "only {} cards are left unseen; at least {} are needed")
                                      .with(decision.unseen.total(), fewestUnseen));
    if (decision.hole && decision.unseen.count(*decision.hole) == 0)
        return inputError("hole", said("Errors", "{} is not among the cards unseen").with(decision.hole->text()));
    return {};
}

} // namespace

base::Result<Problem> problemOf(const engine::RuleSet& rules, const Decision& decision) {
    if (auto checked = checkCards(decision); !checked)
        return tl::make_unexpected(checked.error());
    if (rules.dealer.isOpen() && !decision.hole)
        return inputError("hole", said("Errors", "is missing: both of the dealer's cards are face up"));
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
    if (rules.dealer.blackjackEndsRound())
        problem.holes = static_cast<PointSet>(problem.holes & ~blackjackHoles(problem.up));

    const HandInfo& info = handTable()[problem.hand];
    problem.initial = !decision.fromSplit && info.size == 2;
    problem.natural = problem.initial && info.total == 21;
    problem.fromAces = decision.fromSplit && pointIndex(decision.hand[0]) == ace;
    if (info.size == 2 && pointIndex(decision.hand[0]) == pointIndex(decision.hand[1])) {
        const int pair = pointIndex(decision.hand[0]);
        const bool like = rules.split.isPair(decision.hand[0], decision.hand[1]);
        problem.splitHands =
            mostHands(rules.split, pair, like) - std::max(decision.hands, decision.fromSplit ? 2 : 1) + 1;
        problem.splitPair = problem.splitHands > 1 ? pair : -1;
        if (problem.splitPair == ten && rules.split.pairs == engine::SplitPairs::Rank)
            problem.likeTens = decision.hand.size() + decision.unseen.count(decision.hand[0].rank);
    }
    return problem;
}

Solver solved(const PlayRules& rules, const Problem& problem, const Decision& decision, std::vector<Column> columns) {
    Solver solver(rules, problem.shoe, std::move(columns),
                  Layout::oneHand(problem.hand, problem.splitPair, problem.fromAces, problem.splitHands, rules));
    solver.setFromSplit(decision.fromSplit);
    solver.setLikeTens(problem.likeTens);
    solver.solve();
    return solver;
}

} // namespace openshoe::analysis
