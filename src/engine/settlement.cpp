// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settlement.h"

#include <algorithm>
#include <array>

namespace openshoe::engine {

using base::Money;

namespace {

// The player's golden rule: does this hand, neither bust nor a blackjack, win against a dealer's 22?
bool winsAgainst22(Push22 rule, const Hand& hand) {
    if (handValue(hand.cards).total == 21)
        return true;
    const auto gold = std::count_if(hand.cards.begin(), hand.cards.end(), [](Card card) { return isGold(card); });
    if (rule == Push22::GoldInitial)
        return !hand.fromSplit && hand.cards.size() == 2 && gold == 2;
    return gold == 2;
}

PlayResult resultOf(Ground ground) {
    switch (ground) {
    case Ground::Surrendered: return PlayResult::Surrender;
    case Ground::Bust: return PlayResult::Bust;
    case Ground::Blackjack: return PlayResult::Blackjack;
    case Ground::BothBlackjack:
    case Ground::Push22:
    case Ground::Equal: return PlayResult::Push;
    case Ground::Paid22:
    case Ground::DealerBust:
    case Ground::Higher: return PlayResult::Win;
    default: return PlayResult::Lose;
    }
}

SideOutcome pairOutcome(Card a, Card b, Card up) {
    if (a.rank != b.rank)
        return SideOutcome::None;
    if (a.suit == b.suit)
        return up == a ? SideOutcome::SuitedTrips : SideOutcome::Perfect;
    return isRed(a.suit) == isRed(b.suit) ? SideOutcome::Colored : SideOutcome::Mixed;
}

bool isStraight(std::array<int, 3> ranks) {
    std::sort(ranks.begin(), ranks.end());
    const auto [low, middle, high] = ranks;
    if (low == 1 && middle == 12 && high == 13)
        return true; // Q-K-A
    return middle == low + 1 && high == middle + 1;
}

SideOutcome pokerOutcome(Card a, Card b, Card up) {
    const bool suited = a.suit == b.suit && b.suit == up.suit;
    if (a.rank == b.rank && b.rank == up.rank)
        return suited ? SideOutcome::SuitedThreeOfAKind : SideOutcome::ThreeOfAKind;
    const bool straight =
        isStraight({static_cast<int>(a.rank), static_cast<int>(b.rank), static_cast<int>(up.rank)});
    if (straight)
        return suited ? SideOutcome::StraightFlush : SideOutcome::Straight;
    return suited ? SideOutcome::Flush : SideOutcome::None;
}

SideOutcome luckyOutcome(Card a, Card b, Card up) {
    const bool suited = a.suit == b.suit && b.suit == up.suit;
    std::array ranks{static_cast<int>(a.rank), static_cast<int>(b.rank), static_cast<int>(up.rank)};
    std::sort(ranks.begin(), ranks.end());
    if (ranks == std::array{7, 7, 7})
        return suited ? SideOutcome::SuitedSevenSevenSeven : SideOutcome::SevenSevenSeven;
    if (ranks == std::array{6, 7, 8})
        return suited ? SideOutcome::SuitedSixSevenEight : SideOutcome::SixSevenEight;
    const std::array cards{a, b, up};
    switch (handValue(cards).total) {
    case 21: return suited ? SideOutcome::Suited21 : SideOutcome::Total21;
    case 20: return SideOutcome::Total20;
    case 19: return SideOutcome::Total19;
    default: return SideOutcome::None;
    }
}

// What a more special outcome also counts as, best first. A pay table that doesn't list the special one pays the
// plainer one (a suited three of a kind pays as a three of a kind if only that is listed). Padded with None.
std::array<SideOutcome, 3> alsoCounts(SideOutcome outcome) {
    using enum SideOutcome;
    switch (outcome) {
    case SuitedTrips: return {Perfect, Colored, Mixed};
    case Perfect: return {Colored, Mixed};
    case Colored: return {Mixed};
    case SuitedThreeOfAKind: return {ThreeOfAKind, Flush};
    case StraightFlush: return {Straight, Flush};
    case SuitedSevenSevenSeven: return {SevenSevenSeven, Suited21, Total21};
    case SuitedSixSevenEight: return {SixSevenEight, Suited21, Total21};
    case SevenSevenSeven:
    case SixSevenEight:
    case Suited21: return {Total21};
    case SuitedMatch: return {Match};
    case DealerBust3:
    case DealerBust4:
    case DealerBust5:
    case DealerBust6:
    case DealerBust7:
    case DealerBust8: return {DealerBust};
    default: return {};
    }
}

SideOutcome bestPaid(const SideBet& bet, SideOutcome outcome) {
    if (outcome == SideOutcome::None || bet.oddsFor(outcome))
        return outcome;
    for (const SideOutcome other : alsoCounts(outcome)) {
        if (other != SideOutcome::None && bet.oddsFor(other))
            return other;
    }
    return SideOutcome::None;
}

SideOutcome matchOutcome(const SideBet& bet, Card card, Card up) {
    if (card.rank != up.rank)
        return SideOutcome::None;
    return bestPaid(bet, card.suit == up.suit ? SideOutcome::SuitedMatch : SideOutcome::Match);
}

// The best-paying outcome of everything the cards form; on a tie, the one that comes first in SideOutcome.
SideOutcome bestOfAll(const SideBet& bet, Card first, Card second, Card up) {
    SideOutcome best = SideOutcome::None;
    base::Odds odds;
    const auto consider = [&](SideOutcome outcome) {
        const auto pays = outcome == SideOutcome::None ? std::nullopt : bet.oddsFor(outcome);
        if (!pays)
            return;
        const int more = pays->pays * odds.to - odds.pays * pays->to;
        if (best == SideOutcome::None || more > 0 || (more == 0 && outcome < best)) {
            best = outcome;
            odds = *pays;
        }
    };
    for (const SideOutcome outcome : {pairOutcome(first, second, up), pokerOutcome(first, second, up),
                                      luckyOutcome(first, second, up), matchOutcome(bet, first, up),
                                      matchOutcome(bet, second, up)}) {
        consider(outcome);
        for (const SideOutcome other : alsoCounts(outcome))
            consider(other);
    }
    return best;
}

constexpr std::array groundNames{"blackjack",
                                 "both-blackjack",
                                 "dealer-blackjack",
                                 "dealer-blackjack-takes",
                                 "bust",
                                 "surrendered",
                                 "dealer-bust",
                                 "push-22",
                                 "paid-22",
                                 "higher",
                                 "equal",
                                 "lower",
                                 "even-money",
                                 "insurance-won",
                                 "insurance-lost",
                                 "side-bet",
                                 "cancelled"};
static_assert(groundNames.size() == groundCount);

} // namespace

const char* name(Ground ground) {
    return groundNames[static_cast<std::size_t>(ground)];
}

std::optional<Ground> groundNamed(std::string_view name) {
    const auto found = std::find(groundNames.begin(), groundNames.end(), name);
    return found == groundNames.end() ? std::nullopt : std::optional(static_cast<Ground>(found - groundNames.begin()));
}

Ground groundOf(const RuleSet& rules, const Hand& hand, const Cards& dealer) {
    const HandValue mine = handValue(hand.cards);
    const HandValue theirs = handValue(dealer);
    if (hand.surrendered)
        return Ground::Surrendered;
    if (mine.isBust())
        return Ground::Bust;
    if (hand.isBlackjack())
        return isNatural(dealer) ? Ground::BothBlackjack : Ground::Blackjack;
    if (isNatural(dealer))
        return hand.doubled || hand.fromSplit ? Ground::DealerBlackjackTakes : Ground::DealerBlackjack;
    if (theirs.total == 22 && rules.dealer.push22 != Push22::None)
        return winsAgainst22(rules.dealer.push22, hand) ? Ground::Paid22 : Ground::Push22;
    if (theirs.isBust() || mine.total > theirs.total)
        return theirs.isBust() ? Ground::DealerBust : Ground::Higher;
    return mine.total == theirs.total ? Ground::Equal : Ground::Lower;
}

Ground groundOf(const RuleSet& rules, const TableState& state, const Play& play) {
    if (play.result == PlayResult::Returned)
        return Ground::Cancelled;
    if (play.kind == StakeKind::Side)
        return Ground::SideBet;
    if (play.kind == StakeKind::Insurance)
        return play.result == PlayResult::Win ? Ground::InsuranceWon : Ground::InsuranceLost;
    if (play.result == PlayResult::EvenMoney)
        return Ground::EvenMoney;
    return groundOf(rules, state.seat(play.seat).hand(play.hand), state.dealer.cards);
}

Settlement settleHand(const RuleSet& rules, const Hand& hand, const Cards& dealer, Money stake) {
    const PlayResult result = resultOf(groundOf(rules, hand, dealer));
    switch (result) {
    case PlayResult::Blackjack: return {result, stake + stake.at(rules.blackjackPays)};
    case PlayResult::Win: return {result, stake + stake};
    case PlayResult::Push: return {result, stake};
    case PlayResult::Surrender: return {result, stake.half()};
    default: return {result, Money{}};
    }
}

Settlement settleInsurance(const RuleSet& rules, const Cards& dealer, Money stake) {
    const Cards& cards = dealer;
    if (isNatural(cards))
        return {PlayResult::Win, stake + stake.at(rules.insurance.pays)};
    return {PlayResult::Lose, Money{}};
}

SideResult evaluate(const SideBet& bet, Card first, Card second, Card up) {
    switch (bet.kind) {
    case SideBetKind::Pairs: return {bestPaid(bet, pairOutcome(first, second, up)), SideOutcome::None};
    case SideBetKind::Poker3: return {bestPaid(bet, pokerOutcome(first, second, up)), SideOutcome::None};
    case SideBetKind::Lucky: return {bestPaid(bet, luckyOutcome(first, second, up)), SideOutcome::None};
    case SideBetKind::Combination: return {bestOfAll(bet, first, second, up), SideOutcome::None};
    case SideBetKind::DealerBust: return {};
    case SideBetKind::DealerMatch: break;
    }
    const SideOutcome one = matchOutcome(bet, first, up);
    const SideOutcome two = matchOutcome(bet, second, up);
    return one == SideOutcome::None ? SideResult{two, SideOutcome::None} : SideResult{one, two};
}

SideResult evaluateFinished(const SideBet& bet, int bustWith) {
    if (bustWith < 3)
        return {};
    const int more = std::min(bustWith, 8) - 3;
    return {bestPaid(bet, static_cast<SideOutcome>(static_cast<int>(SideOutcome::DealerBust3) + more)),
            SideOutcome::None};
}

int bustWith(const Cards& dealer) { return handValue(dealer).isBust() ? static_cast<int>(dealer.size()) : 0; }

bool withUpCard(const SideBet& bet, SideOutcome outcome) {
    if (bet.kind == SideBetKind::Combination)
        return outcome != SideOutcome::Mixed && outcome != SideOutcome::Colored && outcome != SideOutcome::Perfect;
    return bet.kind != SideBetKind::Pairs || outcome == SideOutcome::SuitedTrips;
}

Money returnedBy(const SideBet& bet, const SideResult& result, Money stake) {
    if (result.outcome == SideOutcome::None)
        return {};
    Money total = stake + stake.at(bet.oddsFor(result.outcome).value_or(base::Odds{}));
    if (result.second != SideOutcome::None)
        total += stake.at(bet.oddsFor(result.second).value_or(base::Odds{}));
    return total;
}

std::string sideResultName(SideOutcome outcome, SideOutcome second) {
    if (outcome == SideOutcome::None)
        return "lose";
    if (second == SideOutcome::None)
        return name(outcome);
    return std::string(name(outcome)) + "+" + name(second);
}

std::string resultName(const Play& play) {
    return play.result == PlayResult::Side ? sideResultName(play.outcome, play.second) : name(play.result);
}

} // namespace openshoe::engine
