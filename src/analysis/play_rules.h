// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/bonus.h"
#include "engine/rules.h"

namespace openshoe::analysis {

/// What is staked on a hand, by its player and by the house: both win, but only the player's own loses.
struct Stakes {
    int own = 1;
    int house = 0;

    [[nodiscard]] constexpr int all() const { return own + house; }
    friend bool operator==(const Stakes&, const Stakes&) = default;
};

/// What the figures of hands need from a rule set: how hands are played and end, not what side bets, insurance or a
/// blackjack pay.
struct PlayRules {
    engine::RuleSet::Dealer dealer;
    engine::RuleSet::Double doubling;
    engine::RuleSet::Split split;
    engine::RuleSet::Charlie charlie;
    Bonuses bonus;
    Bonuses splitBonus; ///< of hands that are still to be split: the same unless suits are looked at
    bool surrendersLater = false; ///< after hits and splits too: see givesUpLater()
    bool surrendersHigh = false;  ///< against an ace or a ten
    bool surrendersLow = false;   ///< against any other card
    bool voidsSurrender = false;  ///< see engine::RuleSet::voidsSurrender()

    [[nodiscard]] static PlayRules of(const engine::RuleSet& rules) {
        const Bonuses bonus = Bonuses::of(rules.bonus, rules.decks);
        const bool later = rules.surrendersLater();
        const bool open = rules.dealer.isOpen();
        return {.dealer = rules.dealer,
                .doubling = rules.doubling,
                .split = rules.split,
                .charlie = rules.charlie,
                .bonus = bonus,
                .splitBonus = bonus,
                .surrendersLater = later,
                .surrendersHigh = later && (open || rules.surrender.isAgainst(true)),
                .surrendersLow = later && (open || rules.surrender.isAgainst(false)),
                .voidsSurrender = rules.voidsSurrender()};
    }
    /// Whether a hand ends with so many cards and this total, whatever its player would like.
    [[nodiscard]] constexpr bool ends(int cards, int total) const {
        return total >= 21 || charlie.isMadeBy(cards, total);
    }
    /// Whether a hand may be doubled after another card than its second.
    [[nodiscard]] constexpr bool doublesLater() const { return doubling.cards == engine::DoubleCards::Any; }
    /// Whether a doubled hand may be surrendered.
    [[nodiscard]] constexpr bool rescues() const { return doubling.rescues(dealer); }
    /// How often a hand may be doubled.
    [[nodiscard]] constexpr int mostDoubles() const { return doubling.most(dealer); }
    /// For how many numbers of doubles a doubled hand has something to decide.
    [[nodiscard]] constexpr int doublesThatDecide() const { return mostDoubles() - (rescues() ? 0 : 1); }
    /// Whether the house stakes the new hands of a pair of this point value.
    [[nodiscard]] constexpr bool splitsFree(int pair) const { return split.isFree(pair + 1); }
    /// Whether it stakes anything: then winning and losing no longer weigh the same.
    [[nodiscard]] constexpr bool playsFree() const {
        return doubling.free != engine::FreeDoubles::None || split.hasFree();
    }
    /// What a hand begins with, and has once it is doubled.
    [[nodiscard]] static constexpr Stakes stakes(bool free) { return free ? Stakes{0, 1} : Stakes{1, 0}; }
    [[nodiscard]] static constexpr Stakes doubledStakes(Stakes first, bool free) {
        return free ? Stakes{first.own, first.house + 1} : Stakes{first.own + 1, first.house};
    }
    /// Whether a hand of more cards than those dealt, or of a split, may be surrendered against this up card.
    [[nodiscard]] constexpr bool givesUpLater(int up) const {
        return up == ace || up == ten ? surrendersHigh : surrendersLow;
    }
    [[nodiscard]] bool paysBonuses() const { return bonus.any() || splitBonus.any(); }
    friend bool operator==(const PlayRules&, const PlayRules&) = default;
};

} // namespace openshoe::analysis
