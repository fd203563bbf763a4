// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/outcomes.h"

#include "analysis/decision_problem.h"
#include "analysis/pushes.h"

namespace openshoe::analysis {

namespace {

// `net` per unit at stake.
Chances chancesOf(double net, double push) {
    const double win = (1 - push + net) / 2;
    return {.win = win, .push = push, .loss = win - net};
}

} // namespace

base::Result<Outcomes> outcomes(const engine::RuleSet& rules, const Decision& decision) {
    const auto problem = problemOf(rules, decision);
    if (!problem)
        return tl::make_unexpected(problem.error());
    const auto advice = advise(rules, decision); // to learn what is possible at all, and what is offered
    if (!advice)
        return tl::make_unexpected(advice.error());
    const Solver solver = solved(playRulesFor(rules, decision), *problem, decision, {problem->column(decision)});
    const PlayedBranch& played = solver.played()[0];
    const Pushes pushes(solver, played);
    const int position = played.branch->position(problem->hand);
    const double weight = solver.weight(0, pushes.info(position).count, pushes.info(position).size);
    Outcomes outcomes;
    const auto setChances = [&](Play play, double win, double push) {
        outcomes.chances[static_cast<std::size_t>(play)] =
            Chances{.win = win / weight, .push = push / weight, .loss = (weight - win - push) / weight};
    };
    const auto set = [&](Play play, auto&& push) { // called only if the play is offered
        if (const auto worth = advice->of(play)) {
            // A hit's later doubles win and lose more often than once, and a surrender later loses half.
            const double more = play == Play::Hit ? pushes.raisedByHit(position, 0).net / weight : 0;
            outcomes.chances[static_cast<std::size_t>(play)] = chancesOf(*worth - more, push() / weight);
        }
    };
    if (problem->natural) {
        const bool alsoPushes = !rules.dealer.blackjackEndsRound() && !paysBothBlackjacks(rules.dealer.ties);
        const double push = alsoPushes ? advice->blackjack : 0;
        outcomes.chances[static_cast<std::size_t>(Play::Stand)] = Chances{.win = 1 - push, .push = push, .loss = 0};
        return outcomes;
    }
    // What the house stakes wins and never loses, so the worth doesn't tell how often.
    // A double of which a blackjack or a surrender leaves a part is lost all the same.
    if (advice->of(Play::Double)) {
        const Pushes::Doubled ends = pushes.doubled(position, 0, decision.doubled + 1);
        outcomes.chances[static_cast<std::size_t>(Play::Double)] = chancesOf(ends.sign / weight, ends.push / weight);
    }
    if (decision.free) {
        if (pushes.slotOf(position, 0))
            setChances(Play::Stand, pushes.winStanding(position, 0), pushes.pushStanding(position, 0));
        if (advice->of(Play::Hit))
            setChances(Play::Hit, pushes.winHit(position, 0), pushes.pushHit(position, 0));
        return outcomes;
    }
    if (decision.doubled > 0 && pushes.slotOf(position, 0)) // of what is lost a blackjack may leave a part
        setChances(Play::Stand, pushes.winStanding(position, 0), pushes.pushStanding(position, 0));
    else if (pushes.slotOf(position, 0))
        set(Play::Stand, [&] { return pushes.pushStanding(position, 0); });
    set(Play::Hit, [&] { return pushes.pushHit(position, 0); });
    return outcomes;
}

} // namespace openshoe::analysis
