// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/rule_costs.h"

#include "analysis/bonus.h"

#include <algorithm>
#include <array>

namespace openshoe::analysis {

using namespace engine;

namespace {

struct BlackjackChances {
    double mine = 0;
    double both = 0; ///< the dealer has one too
};

BlackjackChances chancesOf(Decks decks) {
    const double cards = decks.cards();
    const double aces = 4.0 * decks.number;
    const double tens = tensIn(decks.pack) * static_cast<double>(decks.number);
    const double mine = 2 * aces * tens / (cards * (cards - 1));
    const double dealers = 2 * (aces - 1) * (tens - 1) / ((cards - 2) * (cards - 3));
    return {mine, mine * dealers};
}

// The chance of a blackjack that is paid.
double paidBlackjacks(const RuleSet& rules) {
    const BlackjackChances chances = chancesOf(rules.newShoe());
    return paysBothBlackjacks(rules.dealer.ties) ? chances.mine : chances.mine - chances.both;
}

// A dealer who stands on 17, 18 … 21, hard and soft alike or drawing to the soft total. Whoever must draw more busts.
double dealerDraws(const DealerRule& drawing) {
    constexpr std::array hard{0.0, -6.77, -23.8, -50.8, -101.8};
    constexpr std::array soft{0.21, -7.3, -25.3, -53.8, -101.8};
    const auto at = static_cast<std::size_t>(drawing.standsOn - DealerRule::lowestStand);
    return (drawing.hitsItSoft() ? soft : hard)[at];
}

double push22(Push22 rule) {
    switch (rule) {
    case Push22::None: return 0;
    case Push22::GoldInitial: return 5.6;
    case Push22::GoldAny: return 5.3;
    case Push22::All: break;
    }
    return 6.8;
}

double noPeek(BlackjackTakes taken) {
    switch (taken) {
    case BlackjackTakes::All: return 0.11;
    case BlackjackTakes::Original: return 0;
    case BlackjackTakes::OriginalBusted: return 0.03;
    case BlackjackTakes::BustedPlusOne: break;
    }
    return 0.01;
}

// Of equal hands that aren't two blackjacks.
double ties(Ties rule) {
    switch (rule) {
    case Ties::Push:
    case Ties::PushNotBlackjacks: return 0;
    case Ties::Dealer: return 8.8;
    case Ties::DealerNotBlackjacks: return 8.5;
    case Ties::PlayerOn21:
    case Ties::PlayerAlwaysOn21: break;
    }
    return -0.53;
}

// What the player's blackjack wins from the dealer's, one of one suit what that pays.
double bothBlackjacks(const RuleSet& rules) {
    return paysBothBlackjacks(rules.dealer.ties) ? -chancesOf(rules.newShoe()).both * BlackjackPay::of(rules).mean : 0;
}

double charlie(CharlieCards cards) {
    constexpr std::array worth{0.0, -1.5, -0.15, 0.0};
    return worth[static_cast<std::size_t>(cards)];
}

double freeDoubles(FreeDoubles which) {
    constexpr std::array worth{0.0, -4.57, -3.33, -17.4};
    return worth[static_cast<std::size_t>(which)];
}

double freeSplits(FreeSplits which) {
    constexpr std::array worth{0.0, -1.8, -2.35};
    return worth[static_cast<std::size_t>(which)];
}

// What a unit more is worth for each kind of 21.
double bonus(const RuleSet& rules) {
    const Bonuses all = Bonuses::of(rules.bonus, rules.decks);
    const auto more = [&](BonusHand hand) { return all[hand].won - all[hand].chance; };
    return -(0.21 * more(BonusHand::FiveCards) + 0.024 * more(BonusHand::SixCards) +
             0.002 * more(BonusHand::SevenCards) + 0.19 * more(BonusHand::Straight) + 0.02 * more(BonusHand::Sevens));
}

// Of 9 to 11 only a 9 that gets a 2 is doubled again.
double doubledAgain(const RuleSet& rules) {
    if (rules.mostDoubles() == 1 || rules.doubling.on == DoubleOn::TenToEleven)
        return 0;
    return rules.doubling.on == DoubleOn::NineToEleven ? -0.21 : rules.mostDoubles() == 2 ? -0.64 : -0.74;
}

// Whether a hand is given up that would have lost to a blackjack found late.
bool escapesBlackjack(const RuleSet& rules) {
    return rules.mayVoidSurrender() && !rules.surrender.isVoid;
}

} // namespace

// Measured with `openshoe-cli analyze premium --set …`, one rule after another.
double roughCost(Trait trait, const RuleSet& rules) {
    constexpr double percent = 0.01;
    switch (trait) {
    case Trait::BlackjackPays: return paidBlackjacks(rules) * (1.5 - rules.blackjackPays.ratio());
    case Trait::SuitedBlackjack:
        return paidBlackjacks(rules) * (rules.blackjackPays.ratio() - BlackjackPay::of(rules).mean);
    case Trait::Decks:
        return (0.74 * (1 - 1.0 / std::max(1, rules.decks)) + (rules.pack == Pack::Spanish ? 1.9 : 0)) * percent;
    case Trait::DealerDraws: return dealerDraws(rules.dealer.drawing) * percent;
    case Trait::Peek: return rules.dealer.blackjackEndsRound() ? 0 : noPeek(rules.dealer.blackjackTakes) * percent;
    case Trait::Open: return rules.dealer.isOpen() ? -10.7 * percent : 0;
    case Trait::Push22: return push22(rules.dealer.push22) * percent;
    case Trait::Ties: {
        const bool late = rules.dealer.winsOn21() && !rules.dealer.blackjackEndsRound(); // and 21 beats it
        return (ties(rules.dealer.ties) - (late ? 0.8 : 0)) * percent + bothBlackjacks(rules);
    }
    case Trait::DoubleOn:
        return rules.doubling.on == DoubleOn::AnyTwo         ? 0
               : rules.doubling.on == DoubleOn::NineToEleven ? 0.10 * percent
                                                             : 0.19 * percent;
    case Trait::DoubleCards: return rules.doubling.cards == DoubleCards::Any ? -0.2 * percent : 0;
    case Trait::DoubleRescue: return rules.rescues() ? -0.1 * percent : 0;
    case Trait::DoubleTimes: return doubledAgain(rules) * percent;
    case Trait::DoubleFree: return freeDoubles(rules.doubling.free) * percent;
    case Trait::DoubleAfterSplit: return rules.split.hands > 1 && !rules.doubling.afterSplit ? 0.12 * percent : 0;
    case Trait::Splitting: return rules.split.hands > 1 ? 0 : 0.51 * percent;
    case Trait::SplitFree: return rules.split.hands > 1 ? freeSplits(rules.split.free) * percent : 0;
    case Trait::Bonus: return bonus(rules) * percent;
    case Trait::Charlie: return charlie(rules.charlie.cards) * percent;
    case Trait::Surrender:
        return rules.surrender.when == SurrenderWhen::None ? 0
               : rules.givesUpEarly()                      ? -0.6 * percent
               : escapesBlackjack(rules)                   ? -0.64 * percent
               : rules.surrendersLater()                   ? -0.16 * percent
                                                           : -0.07 * percent;
    }
    return 0;
}

} // namespace openshoe::analysis
