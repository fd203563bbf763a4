// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/dealer_odds.h"

#include "analysis/decision_problem.h"

namespace openshoe::analysis {

namespace {

// The offers made before the peek are no longer there.
void dropOffers(const PayRules& pay, int up, bool doubled, Advice& advice) {
    advice.insurance.reset();
    advice.evenMoney.reset();
    advice.declined.reset();
    advice.dealt.reset();
    advice.blackjack = 0;
    if (!doubled && surrendersBeforePeek(pay, true, up)) // a doubled hand is surrendered after the peek
        advice.value[static_cast<std::size_t>(Play::Surrender)].reset();
    advice.choose();
}

// A dealer's blackjack takes the first stake, and pushes against another.
void includeBlackjack(bool natural, Advice& advice) {
    for (const Play play : everyPlay) {
        if (const auto worth = advice.of(play); worth && play != Play::Surrender)
            advice.set(play, (1 - advice.blackjack) * *worth - (natural ? 0 : advice.blackjack));
    }
    advice.choose();
}

} // namespace

DealerOutcomes outcomesIn(const DealerTable& table, int column) {
    const double* slot = table.at(0) + static_cast<std::ptrdiff_t>(column) * table.slotCount();
    const double weight = slot[DealerTable::Weight] > 0 ? slot[DealerTable::Weight] : 1.0;
    DealerOutcomes outcomes;
    outcomes.bust = 1;
    for (std::size_t total = 0; total < outcomes.onTotal.size(); ++total) {
        outcomes.onTotal[total] = slot[DealerTable::Weight + 1 + total] / weight;
        outcomes.bust -= outcomes.onTotal[total];
    }
    outcomes.blackjack = slot[DealerTable::Natural] / weight;
    outcomes.bust -= outcomes.blackjack;
    outcomes.on22 = slot[DealerTable::On22] / weight;
    return outcomes;
}

bool peekTells(const engine::RuleSet& rules, engine::Card up) {
    return rules.dealer.peeks() && blackjackHoles(pointIndex(up)) != 0;
}

base::Result<Calculation> calculate(const engine::RuleSet& rules, const Decision& decision, bool peeked) {
    auto advice = advise(rules, decision);
    if (!advice)
        return tl::make_unexpected(advice.error());
    const auto problem = problemOf(rules, decision);
    if (!problem)
        return tl::make_unexpected(problem.error());
    const bool tells = peekTells(rules, decision.up);
    const bool told = tells && (peeked || !problem->initial);
    const Column column{.up = problem->up,
                        .holes = told ? problem->holes : problem->beforePeek,
                        .hint = decision.hint,
                        .exposed = decision.hole.has_value()};
    const HandInfo& hand = handTable()[problem->hand];
    const RemovedCards own{.count = hand.count, .size = hand.size};
    const auto table = DealerProgram::ofOne(column, rules.dealer.drawing, true)->run(problem->shoe, std::span(&own, 1));
    if (told)
        dropOffers(PayRules::of(rules), problem->up, decision.doubled, *advice);
    else if (tells)
        includeBlackjack(problem->natural, *advice);
    return Calculation{.advice = std::move(*advice), .dealer = outcomesIn(table, 0)};
}

} // namespace openshoe::analysis
