// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace openshoe::analysis {

/// A player's finished hand, reduced to what matters against the dealer's.
struct FinalHand {
    int units = 1;
    int total = 0; ///< one below the dealer's lowest stand for anything lower, 22 for bust
    bool wins22 = true;

    [[nodiscard]] bool isBust() const { return total > 21; }
};

/// What a dealer's blackjack takes, in units of the initial play, of one hand or of all hands of a split pair.
[[nodiscard]] inline int takenByBlackjack(const engine::RuleSet::Dealer& rules, std::span<const FinalHand> hands) {
    const auto sum = [&](auto&& of) {
        return std::accumulate(hands.begin(), hands.end(), 0,
                               [&](int all, const FinalHand& hand) { return all + of(hand); });
    };
    switch (rules.taken()) {
    case engine::BlackjackTakes::All: return sum([](const FinalHand& hand) { return hand.units; });
    case engine::BlackjackTakes::Original: return 1;
    case engine::BlackjackTakes::OriginalBusted:
        return sum([](const FinalHand& hand) { return hand.isBust() ? hand.units : 1; });
    case engine::BlackjackTakes::BustedPlusOne: break;
    }
    const bool oneMore = !std::ranges::all_of(hands, &FinalHand::isBust);
    return sum([](const FinalHand& hand) { return hand.isBust() ? hand.units : 0; }) + (oneMore ? 1 : 0);
}

/// The net result of a hand that isn't a blackjack against a dealer who has none.
[[nodiscard]] inline int netOf(const engine::RuleSet::Dealer& rules, const FinalHand& hand, int dealerTotal) {
    if (hand.isBust())
        return -hand.units;
    if (dealerTotal > 21)
        return dealerTotal > 22 || hand.wins22 ? hand.units : 0;
    if (hand.total == dealerTotal)
        return rules.ties == engine::Ties::Push ? 0 : -hand.units;
    return hand.total > dealerTotal ? hand.units : -hand.units;
}

/// The net result of one hand, or of all hands of a split pair. `blackjack`: the dealer's, found after they were
/// played.
[[nodiscard]] inline double netOf(const engine::RuleSet::Dealer& rules, std::span<const FinalHand> hands,
                                  int dealerTotal, bool blackjack) {
    if (blackjack)
        return -takenByBlackjack(rules, hands);
    return std::accumulate(hands.begin(), hands.end(), 0,
                           [&](int all, const FinalHand& hand) { return all + netOf(rules, hand, dealerTotal); });
}

} // namespace openshoe::analysis
