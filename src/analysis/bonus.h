// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/points.h"
#include "engine/rules.h"

#include <array>
#include <cstdint>

namespace openshoe::analysis {

/// The ways to make 21 that may pay more than others.
enum class BonusHand : std::uint8_t { None, FiveCards, SixCards, SevenCards, Straight, Sevens };
inline constexpr int bonusHands = 6;

/// What one of them is worth to somebody who sees values and no suits.
struct BonusShare {
    double chance = 0; ///< that the suits make a bonus of it: then only a blackjack may beat it
    double won = 0;    ///< what it pays then, times that chance
    double square = 0; ///< the square of that, times its chance
    friend bool operator==(const BonusShare&, const BonusShare&) = default;
};

/// How likely a hand of three cards has one suit, and how likely it is spades.
struct SuitChances {
    double suited = 0;
    double spades = 0; ///< part of it
};

/// What hands of 21 win that weren't doubled.
struct Bonuses {
    std::array<BonusShare, bonusHands> shares{};

    /// Of a number of decks. As long as nobody looks at suits, each card of a value is as likely to be any of them,
    /// whatever else has been dealt: so this is exact for a used shoe too.
    [[nodiscard]] static Bonuses of(const engine::RuleSet::Bonus& bonus, int decks);
    /// The same for somebody who looks: 6-7-8, and three sevens.
    [[nodiscard]] static Bonuses of(const engine::RuleSet::Bonus& bonus, SuitChances straight, SuitChances sevens);

    [[nodiscard]] const BonusShare& operator[](BonusHand hand) const { return shares[static_cast<std::size_t>(hand)]; }
    [[nodiscard]] bool any() const { return *this != Bonuses{}; }
    /// Whether a hand's first two cards matter beyond their sum.
    [[nodiscard]] bool ofThreeCards() const {
        return (*this)[BonusHand::Straight].chance > 0 || (*this)[BonusHand::Sevens].chance > 0;
    }
    /// How many cards a hand's count must reach until another makes no difference; 0 if it makes none.
    [[nodiscard]] int mostCards() const;
    friend bool operator==(const Bonuses&, const Bonuses&) = default;
};

/// What a blackjack pays, for somebody who sees values and no suits: each ace and each ten is as likely to be of any
/// suit, whatever else has been dealt, so this is exact for a used shoe too.
struct BlackjackPay {
    double plain = 0;
    double suited = 0; ///< of one that pays more for its suit
    double chance = 0; ///< of such a one among blackjacks; 0 if none does
    double mean = 0;
    double square = 0;
    [[nodiscard]] static BlackjackPay of(const engine::RuleSet& rules);
};

/// Which of them a hand is.
[[nodiscard]] constexpr BonusHand bonusHandOf(const HandCounts& count, int cards, int total) {
    if (total != 21)
        return BonusHand::None;
    if (cards >= 5)
        return cards == 5 ? BonusHand::FiveCards : cards == 6 ? BonusHand::SixCards : BonusHand::SevenCards;
    if (cards != 3)
        return BonusHand::None;
    return count[6] == 3                                     ? BonusHand::Sevens
           : count[5] == 1 && count[6] == 1 && count[7] == 1 ? BonusHand::Straight
                                                             : BonusHand::None;
}

/// What two cards may become with a third, and three cards are, for machines that forget which cards a hand holds:
/// after another card, from what it was, how many cards it had and their points with aces as 1.
[[nodiscard]] constexpr BonusHand leadAfter(BonusHand lead, int cards, int hard, int point) {
    const int value = point + 1;
    if (cards == 1 && hard >= 6 && hard <= 8 && value >= 6 && value <= 8)
        return hard != value ? BonusHand::Straight : hard == 7 ? BonusHand::Sevens : BonusHand::None;
    return cards == 2 && hard + value == 21 && value >= 6 && value <= 8 ? lead : BonusHand::None;
}
/// Which bonus such a hand is.
[[nodiscard]] constexpr BonusHand bonusHandOf(BonusHand lead, int cards, int total) {
    return total == 21 && cards == 3 ? lead : bonusHandOf(HandCounts{}, cards, total);
}

} // namespace openshoe::analysis
