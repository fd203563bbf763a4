// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/play_rules.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <span>

namespace openshoe::analysis {

/// A player's finished hand, reduced to what matters against the dealer's.
struct FinalHand {
    int units = 1;     ///< its player's own
    int house = 0;     ///< what the house staked for him
    bool free = false; ///< a hand that the house staked when a pair was split
    int total = 0; ///< one below the dealer's lowest stand for anything lower, 22 for bust
    bool wins22 = true;
    bool charlie = false; ///< it has so many cards that it wins
    bool rescued = false; ///< surrendered for half its stake
    BonusHand bonus = BonusHand::None;

    [[nodiscard]] bool isBust() const { return total > 21; }
    /// Whether it wins whatever the dealer has.
    [[nodiscard]] bool winsAlways(const PlayRules& rules) const { return total == 21 && rules.dealer.winsOn21(); }
    /// Whether a dealer's blackjack takes all of it though it was surrendered: of what was doubled it doesn't.
    [[nodiscard]] bool isVoid(const PlayRules& rules) const {
        return rescued && units == 1 && house == 0 && rules.voidsSurrender;
    }
};

/// Whether the dealer plays on against a hand: not against one that is bust or surrendered, or that wins whatever the
/// dealer's total.
[[nodiscard]] inline bool isOpen(const PlayRules& rules, const FinalHand& hand) {
    return !hand.isBust() && !hand.rescued && !hand.winsAlways(rules) &&
           !(hand.charlie && rules.charlie.beats(21, false)) && rules.bonus[hand.bonus].chance < 1;
}

/// What it gets where it wins: its stakes or, if its suits make a bonus, that. `otherwise`: what it gets if they don't.
[[nodiscard]] inline double winOf(const PlayRules& rules, const FinalHand& hand, double otherwise) {
    const BonusShare& bonus = rules.bonus[hand.bonus];
    return bonus.won + (1 - bonus.chance) * otherwise;
}

/// What a dealer's blackjack takes, less what hands win against it, in units of the initial play, of one hand or of all
/// hands of a split pair.
[[nodiscard]] inline double takenByBlackjack(const PlayRules& rules, std::span<const FinalHand> hands) {
    using engine::BlackjackTakes;
    const BlackjackTakes taken = rules.dealer.taken();
    // Where the house staked the others, only the first hand has a stake to take.
    const bool free = std::ranges::any_of(hands, &FinalHand::free);
    bool tookOne = false;
    const auto ofFirst = [&](const FinalHand& hand) {
        const bool spared = taken == BlackjackTakes::BustedPlusOne && !free && tookOne;
        tookOne = true;
        return spared || hand.free ? 0 : 1;
    };
    double sum = 0;
    for (const FinalHand& hand : hands) {
        if (hand.rescued)
            sum += hand.isVoid(rules) ? hand.units : hand.units / 2.0;
        else if (hand.winsAlways(rules) || (hand.charlie && rules.charlie.beats(21, true)))
            sum -= winOf(rules, hand, hand.units + hand.house);
        else if (taken == BlackjackTakes::Original)
            sum += &hand == &hands.front() ? 1 : 0;
        else if (taken == BlackjackTakes::All || hand.isBust())
            sum += hand.units;
        else
            sum += ofFirst(hand);
    }
    return sum;
}

/// A five as the dealer's second card stands for one that isn't dealt yet: with no up card does it make a blackjack or
/// a total to stand on.
inline constexpr std::uint8_t quietPoint = 4;

/// Whether a dealer who has one card so far draws the second, for finished hands of one seat that aren't blackjacks;
/// insurances aside. `high`: the card may become a blackjack.
[[nodiscard]] inline bool needsSecondCard(const PlayRules& rules, std::span<const FinalHand> hands, bool high) {
    for (std::size_t i = 0; i < hands.size(); ++i) {
        const FinalHand& hand = hands[i];
        // Of what was doubled or split a blackjack may give something back.
        const bool spared =
            rules.dealer.taken() == engine::BlackjackTakes::Original && hand.units > 0 && (hand.units > 1 || i > 0);
        const bool mayLose = (!hand.rescued || hand.isVoid(rules)) && !hand.winsAlways(rules) &&
                             !(hand.charlie && rules.charlie.beats(21, true));
        if (isOpen(rules, hand) || (high && (hand.isBust() ? spared : mayLose)))
            return true;
    }
    return false;
}

/// The net result of a hand that isn't a blackjack against a dealer who has none.
[[nodiscard]] inline double netOf(const PlayRules& rules, const FinalHand& hand, int dealerTotal) {
    if (hand.isBust())
        return -hand.units;
    if (hand.rescued)
        return -hand.units / 2.0;
    const int sign = hand.charlie && rules.charlie.beats(dealerTotal, false) ? 1
                     : dealerTotal > 21                                      ? (dealerTotal > 22 || hand.wins22 ? 1 : 0)
                     : hand.total == dealerTotal ? engine::signOfTie(rules.dealer.ties, dealerTotal)
                     : hand.total > dealerTotal  ? 1
                                                 : -1;
    return winOf(rules, hand, sign > 0 ? hand.units + hand.house : sign * hand.units);
}

/// The net result of one hand, or of all hands of a split pair. `blackjack`: the dealer's, found after they were
/// played.
[[nodiscard]] inline double netOf(const PlayRules& rules, std::span<const FinalHand> hands,
                                  int dealerTotal, bool blackjack) {
    if (blackjack)
        return -takenByBlackjack(rules, hands);
    return std::accumulate(hands.begin(), hands.end(), 0.0,
                           [&](double all, const FinalHand& hand) { return all + netOf(rules, hand, dealerTotal); });
}

} // namespace openshoe::analysis
