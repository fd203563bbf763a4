// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/decision_problem.h"

#include <algorithm>
#include <fmt/format.h>
#include <initializer_list>

namespace openshoe::analysis {

using base::inputError;
using base::said;

namespace {

base::Result<void> checkCards(const engine::RuleSet& rules, const Decision& decision) {
    if (decision.hand.size() < 2)
        return inputError("hand", said("Errors", "a decision needs at least two cards"));
    if (engine::handValue(decision.hand).isBust())
        return inputError("hand", said("Errors", "is bust: there is nothing to decide"));
    if (decision.unseen.total() < fewestUnseen)
        return inputError("seen", said("Errors", "only {} cards are left unseen; at least {} are needed")
                                      .with(decision.unseen.total(), fewestUnseen));
    const bool ofFreePair = decision.fromSplit && rules.split.isFree(engine::pointValue(decision.hand[0]));
    if (decision.free && !ofFreePair)
        return inputError("free", said("Errors", "the house stakes hands of free splits only, all but the first"));
    if (decision.hole && decision.unseen.count(*decision.hole) == 0)
        return inputError("hole", said("Errors", "{} is not among the cards unseen").with(decision.hole->text()));
    return {};
}

using engine::Rank;

// How likely these cards make one suit together with further ones of these ranks, all of them unseen.
SuitChances withUnseen(std::initializer_list<engine::Card> seen, std::initializer_list<int> ranks, Shoe unseen) {
    const engine::Suit suit = seen.begin()->suit;
    if (std::ranges::any_of(seen, [&](engine::Card card) { return card.suit != suit; }))
        return {};
    double chance = 1;
    for (const int rank : ranks) {
        const engine::Card wanted{static_cast<Rank>(rank), suit};
        int all = 0;
        for (int each = 0; each < 4; ++each)
            all += unseen.count({static_cast<Rank>(rank), static_cast<engine::Suit>(each)});
        chance *= all > 0 ? static_cast<double>(unseen.count(wanted)) / all : 0;
        if (!unseen.remove(wanted))
            return {};
    }
    return {chance, suit == engine::Suit::Spades ? chance : 0};
}

SuitChances mean(SuitChances a, SuitChances b) {
    return {(a.suited + b.suited) / 2, (a.spades + b.spades) / 2};
}

} // namespace

PlayRules playRulesFor(const engine::RuleSet& rules, const Decision& decision) {
    PlayRules play = PlayRules::of(rules);
    if (decision.doubleShare < 1)
        play.doubling.times = std::min(play.doubling.times, decision.doubled + 1);
    if (!play.bonus.ofThreeCards() || decision.hand.size() < 2 || decision.hand.size() > 3)
        return play;
    const engine::Card a = decision.hand[0];
    const engine::Card b = decision.hand[1];
    if (decision.hand.size() == 3) {
        if (engine::handValue(decision.hand).total == 21) {
            const SuitChances suits = withUnseen({a, b, decision.hand[2]}, {}, {});
            play.bonus = Bonuses::of(rules.bonus, suits, suits);
        }
        return play;
    }
    const int first = engine::pointValue(a);
    const int second = engine::pointValue(b);
    const bool sevens = first == 7 && second == 7;
    if (leadAfter(BonusHand::None, 1, first, pointIndex(b)) == BonusHand::None && first != second)
        return play;
    Shoe unseen = decision.unseen;
    if (decision.hole)
        (void)unseen.remove(*decision.hole);
    const SuitChances both = first < 6 || first > 8 || second < 6 || second > 8 || (first == second && !sevens)
                                 ? SuitChances{}
                                 : withUnseen({a, b}, {21 - first - second}, unseen);
    play.bonus = Bonuses::of(rules.bonus, both, both);
    if (first != second || first < 6 || first > 8)
        return play;
    const int low = first == 6 ? 7 : 6;
    const int high = first == 8 ? 7 : 8;
    const auto each = [&](int one, int other) {
        return mean(withUnseen({a}, {one, other}, unseen), withUnseen({b}, {one, other}, unseen));
    };
    play.splitBonus = Bonuses::of(rules.bonus, each(low, high), sevens ? each(7, 7) : SuitChances{});
    return play;
}

base::Result<Problem> problemOf(const engine::RuleSet& rules, const Decision& decision) {
    if (auto checked = checkCards(rules, decision); !checked)
        return tl::make_unexpected(checked.error());
    if ((decision.hole || decision.hint) && !rules.dealer.dealsBoth())
        return inputError("hole", said("Errors", "there is none: the dealer gets the second card after the hands"));
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
    problem.ofFreePair = decision.fromSplit && rules.split.isFree(engine::pointValue(decision.hand[0]));
    problem.fromAces = decision.fromSplit && pointIndex(decision.hand[0]) == ace;
    if (info.size == 2 && pointIndex(decision.hand[0]) == pointIndex(decision.hand[1])) {
        const int pair = pointIndex(decision.hand[0]);
        const bool like = rules.split.isPair(decision.hand[0], decision.hand[1]);
        problem.splitHands =
            mostHands(rules.split, pair, like) - std::max(decision.hands, decision.fromSplit ? 2 : 1) + 1;
        problem.splitPair = problem.splitHands > 1 ? pair : -1;
        if (problem.splitPair == ten && rules.split.pairs == engine::SplitPairs::Rank)
            problem.likeTens = decision.hand.size() + decision.unseen.count(decision.hand[0].rank) -
                               (decision.hole && decision.hole->rank == decision.hand[0].rank ? 1 : 0);
    }
    return problem;
}

Solver solved(const PlayRules& rules, const Problem& problem, const Decision& decision, std::vector<Column> columns) {
    Solver solver(rules, problem.shoe, std::move(columns),
                  Layout::oneHand(problem.hand, problem.splitPair, problem.fromAces, problem.splitHands, rules));
    solver.setFromSplit(decision.fromSplit);
    solver.setFreeSplit(problem.ofFreePair, decision.free);
    solver.setLikeTens(problem.likeTens);
    solver.solve();
    return solver;
}

} // namespace openshoe::analysis
