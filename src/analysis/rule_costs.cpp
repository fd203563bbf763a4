// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/rule_costs.h"

#include <algorithm>

namespace openshoe::analysis {

using namespace engine;

namespace {

// The chance of a blackjack that the dealer has no answer to.
double paidBlackjacks(int decks) {
    const double cards = decks * cardsPerDeck;
    const double aces = 4.0 * decks;
    const double tens = 16.0 * decks;
    const double mine = 2 * aces * tens / (cards * (cards - 1));
    const double dealers = 2 * (aces - 1) * (tens - 1) / ((cards - 2) * (cards - 3));
    return mine * (1 - dealers);
}

} // namespace

// Measured with `openshoe-cli analyze premium --set …`, one rule after another.
double roughCost(Trait trait, const RuleSet& rules) {
    constexpr double percent = 0.01;
    switch (trait) {
    case Trait::BlackjackPays: return paidBlackjacks(rules.decks) * (1.5 - rules.blackjackPays.ratio());
    case Trait::Decks: return 0.74 * percent * (1 - 1.0 / std::max(1, rules.decks));
    case Trait::DealerDraws: return rules.dealer.drawing.hitsSoft ? 0.21 * percent : 0;
    case Trait::Peek: return rules.dealer.peek ? 0 : 0.11 * percent;
    case Trait::Push22:
        return rules.dealer.push22 == Push22::None ? 0 : (rules.dealer.push22 == Push22::GoldAny ? 5.3 : 5.6) * percent;
    case Trait::DoubleOn:
        return rules.doubling.on == DoubleOn::AnyTwo         ? 0
               : rules.doubling.on == DoubleOn::NineToEleven ? 0.10 * percent
                                                             : 0.19 * percent;
    case Trait::DoubleAfterSplit: return rules.split.hands > 1 && !rules.doubling.afterSplit ? 0.12 * percent : 0;
    case Trait::Splitting: return rules.split.hands > 1 ? 0 : 0.51 * percent;
    case Trait::Surrender:
        return rules.surrender.when == SurrenderWhen::None    ? 0
               : rules.surrender.when == SurrenderWhen::Early ? -0.6 * percent
                                                              : -0.07 * percent;
    }
    return 0;
}

} // namespace openshoe::analysis
