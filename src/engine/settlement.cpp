// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settlement.h"

#include "engine/round.h"

#include <algorithm>
#include <array>

namespace openshoe::engine {

using base::Money;

namespace {

bool winsAgainst22(const RuleSet::Dealer& dealer, const Hand& hand) {
    const auto gold = std::count_if(hand.cards.begin(), hand.cards.end(), [](Card card) { return isGold(card); });
    return dealer.pays22(handValue(hand.cards).total, static_cast<int>(gold),
                         hand.cards.size() == 2 && !hand.fromSplit);
}

PlayResult resultOf(Ground ground) {
    switch (ground) {
    case Ground::Surrendered: return PlayResult::Surrender;
    case Ground::Bust: return PlayResult::Bust;
    case Ground::Blackjack: return PlayResult::Blackjack;
    case Ground::BothBlackjack:
    case Ground::Push22:
    case Ground::Equal: return PlayResult::Push;
    case Ground::TieWon:
    case Ground::Charlie:
    case Ground::Bonus:
    case Ground::Paid22:
    case Ground::DealerBust:
    case Ground::Higher: return PlayResult::Win;
    default: return PlayResult::Lose;
    }
}

// Of the outcomes that the pay table lists and the cards make, the one that counts; null if it lists none of them.
const SideBet::Pay* paidOf(const SideBet& bet, const DecidingCards& cards) {
    const SideBet::Pay* found = nullptr;
    for (const SideBet::Pay& pay : bet.pays) {
        if ((!found || precedes(bet.kind, pay, *found)) && infoOf(pay.outcome).happens(cards))
            found = &pay;
    }
    return found;
}

SideOutcome counted(const SideBet& bet, const DecidingCards& cards) {
    const SideBet::Pay* found = paidOf(bet, cards);
    return found ? found->outcome : SideOutcome::None;
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
                                 "cancelled",
                                 "dealer-blackjack-leaves",
                                 "tie-lost",
                                 "tie-won",
                                 "charlie",
                                 "bonus",
                                 "surrender-void"};
static_assert(groundNames.size() == groundCount);

} // namespace

const char* name(Ground ground) {
    return groundNames[static_cast<std::size_t>(ground)];
}

std::optional<Ground> groundNamed(std::string_view name) {
    const auto found = std::find(groundNames.begin(), groundNames.end(), name);
    return found == groundNames.end() ? std::nullopt : std::optional(static_cast<Ground>(found - groundNames.begin()));
}

bool isCharlie(const RuleSet& rules, const Hand& hand) {
    return rules.charlie.isMadeBy(hand.cards.size(), handValue(hand.cards).total);
}

base::Odds winningOdds(const RuleSet& rules, const Hand& hand) {
    const Cards& cards = hand.cards;
    if (hand.doubled() || handValue(cards).total != 21)
        return {};
    if (cards.size() != 3)
        return rules.bonus.ofCards(cards.size());
    using Suits = RuleSet::Bonus::Suits;
    const auto allAs = [&](auto&& like) { return std::all_of(cards.begin(), cards.end(), like); };
    const Suit first = cards[0].suit;
    const Suits suits = !allAs([&](Card card) { return card.suit == first; }) ? Suits::Mixed
                        : first == Suit::Spades                              ? Suits::Spades
                                                                             : Suits::Same;
    if (allAs([](Card card) { return card.rank == Rank::Seven; }))
        return rules.bonus.of777(suits);
    // Of 6, 7 and 8 that add up to 21, those that aren't three sevens are one of each.
    return allAs([](Card card) { return card.rank >= Rank::Six && card.rank <= Rank::Eight; })
               ? rules.bonus.of678(suits)
               : base::Odds{};
}

bool hasBonus(const RuleSet& rules, const Hand& hand) {
    return winningOdds(rules, hand) != base::Odds{};
}

bool winsAlways(const RuleSet& rules, const Hand& hand) {
    return rules.dealer.winsOn21() && handValue(hand.cards).total == 21 && !hand.isBlackjack();
}

namespace {

// Whether a surrendered hand is lost to a dealer's blackjack found late.
bool waitsForBlackjack(const RuleSet& rules, const Hand& hand) {
    return rules.voidsSurrender() && !hand.doubled();
}

} // namespace

Ground groundOf(const RuleSet& rules, const Hand& hand, const Cards& dealer) {
    const HandValue mine = handValue(hand.cards);
    const HandValue theirs = handValue(dealer);
    if (hand.surrendered)
        return isNatural(dealer) && waitsForBlackjack(rules, hand) ? Ground::SurrenderVoid : Ground::Surrendered;
    if (mine.isBust())
        return Ground::Bust;
    if (hand.isBlackjack())
        return isNatural(dealer) && !paysBothBlackjacks(rules.dealer.ties) ? Ground::BothBlackjack : Ground::Blackjack;
    const bool charlie = isCharlie(rules, hand) && rules.charlie.beats(theirs.total, isNatural(dealer));
    if ((charlie || !isNatural(dealer) || winsAlways(rules, hand)) && hasBonus(rules, hand))
        return Ground::Bonus;
    if (charlie)
        return Ground::Charlie;
    if (winsAlways(rules, hand) && (isNatural(dealer) || dealer.size() < 2)) // the second card may never be drawn
        return Ground::TieWon;
    if (isNatural(dealer)) {
        const bool staked = (hand.doubled() && !hand.freeDouble) || (hand.fromSplit && !hand.freeSplit);
        const bool more = staked && rules.dealer.taken() == BlackjackTakes::All;
        return more ? Ground::DealerBlackjackTakes : Ground::DealerBlackjack;
    }
    if (theirs.total == 22 && rules.dealer.push22 != Push22::None)
        return winsAgainst22(rules.dealer, hand) ? Ground::Paid22 : Ground::Push22;
    if (theirs.isBust() || mine.total > theirs.total)
        return theirs.isBust() ? Ground::DealerBust : Ground::Higher;
    if (mine.total != theirs.total)
        return Ground::Lower;
    const int tie = signOfTie(rules.dealer.ties, mine.total);
    return tie > 0 ? Ground::TieWon : tie < 0 ? Ground::TieLost : Ground::Equal;
}

namespace {

bool isBust(const Hand& hand) {
    return handValue(hand.cards).isBust();
}

// Whether the hand is over before a dealer's blackjack found late: bust, given up after a double, or won.
bool isOver(const RuleSet& rules, const Hand& hand) {
    return isBust(hand) || hand.surrendered || winsAlways(rules, hand);
}

// What the dealer's blackjack takes of a play on a hand that is bust or loses to it. A blackjack was neither doubled
// nor split.
Money takenByBlackjack(const RuleSet& rules, const TableState& state, const Play& play) {
    const Seat& seat = state.seat(play.seat);
    const Money first = play.stake - play.raise;
    switch (rules.dealer.taken()) {
    case BlackjackTakes::All: return play.stake;
    case BlackjackTakes::Original: return play.hand == HandNumber{1} ? first : Money{};
    case BlackjackTakes::OriginalBusted: return isBust(seat.hand(play.hand)) ? play.stake : first;
    case BlackjackTakes::BustedPlusOne: break;
    }
    if (isBust(seat.hand(play.hand)))
        return play.stake;
    // The player's first hand on that seat that isn't over pays for them all.
    const auto paysBefore = [&](const Play& other) {
        return other.player == play.player && other.seat == play.seat && other.hand < play.hand &&
               !isOver(rules, seat.hand(other.hand));
    };
    return std::ranges::any_of(state.plays, paysBefore) ? Money{} : first;
}

// Whether the dealer's blackjack leaves something of the play's stake.
bool isSpared(const RuleSet& rules, const TableState& state, const Play& play) {
    const Hand& hand = state.seat(play.seat).hand(play.hand);
    return isNatural(state.dealer.cards) && !hand.surrendered && !winsAlways(rules, hand) &&
           takenByBlackjack(rules, state, play) < play.stake;
}

} // namespace

Ground groundOf(const RuleSet& rules, const TableState& state, const Play& play) {
    if (play.result == PlayResult::Returned)
        return Ground::Cancelled;
    if (play.kind == StakeKind::Side)
        return Ground::SideBet;
    if (play.kind == StakeKind::Insurance)
        return play.result == PlayResult::Win ? Ground::InsuranceWon : Ground::InsuranceLost;
    if (play.result == PlayResult::EvenMoney)
        return Ground::EvenMoney;
    return isSpared(rules, state, play) ? Ground::DealerBlackjackLeaves
                                        : groundOf(rules, state.seat(play.seat).hand(play.hand), state.dealer.cards);
}

Settlement settleHand(const RuleSet& rules, const Hand& hand, const Cards& dealer, Money stake, Money house) {
    const PlayResult result = resultOf(groundOf(rules, hand, dealer));
    switch (result) {
    case PlayResult::Blackjack: return {result, stake + stake.at(rules.blackjackOdds(hand.cards[0], hand.cards[1]))};
    case PlayResult::Win: return {result, stake + (stake + house).at(winningOdds(rules, hand))};
    case PlayResult::Push: return {result, stake};
    case PlayResult::Surrender: return {result, stake.half()};
    default: return {result, Money{}};
    }
}

Settlement settleOnHand(const RuleSet& rules, const TableState& state, const Play& play) {
    const Hand& hand = state.seat(play.seat).hand(play.hand);
    if (!isSpared(rules, state, play))
        return settleHand(rules, hand, state.dealer.cards, play.stake, play.house);
    const Money taken = takenByBlackjack(rules, state, play);
    const PlayResult lost = isBust(hand) ? PlayResult::Bust : PlayResult::Lose;
    return {taken == Money{} ? PlayResult::Push : lost, play.stake - taken};
}

namespace {

// As far as the players can see: in a game with a peek the turns begin only if there is none.
bool mayHaveBlackjack(const RuleSet& rules, const TableState& state) {
    if (state.dealer.holeTurned)
        return isNatural(state.dealer.cards);
    return state.phase < Phase::Turns || (!rules.dealer.peeks() && isPeekable(upCard(rules, state.dealer)));
}

// Whether a blackjack that waited is paid, whatever the dealer's cards may still be.
bool isSureOfBlackjack(const RuleSet& rules, const TableState& state) {
    return !mayHaveBlackjack(rules, state) ||
           (paysBothBlackjacks(rules.dealer.ties) && state.phase >= Phase::Turns);
}

bool isSureCharlie(const RuleSet& rules, const TableState& state, const Hand& hand) {
    return isCharlie(rules, hand) && (rules.charlie.wins == CharlieWins::AtOnce ||
                                      (rules.charlie.wins == CharlieWins::AtEnd && !mayHaveBlackjack(rules, state)));
}

bool isSureBonus(const RuleSet& rules, const TableState& state, const Hand& hand) {
    return hasBonus(rules, hand) && !mayHaveBlackjack(rules, state);
}

// Whether half a surrendered stake comes back, whatever the dealer's cards may still be.
bool isSureSurrender(const RuleSet& rules, const TableState& state, const Hand& hand) {
    return hand.surrendered && !(waitsForBlackjack(rules, hand) && mayHaveBlackjack(rules, state));
}

bool isAnyOtherHandDealt(const TableState& state) {
    return std::ranges::any_of(state.seats, [](const Seat& seat) {
        return std::any_of(seat.hands.begin(), seat.hands.begin() + seat.handCount,
                           [](const Hand& hand) { return !hand.isBlackjack(); });
    });
}

} // namespace

std::optional<Settlement> certainOf(const RuleSet& rules, const TableState& state, const Play& play) {
    if (!isOnHand(play.kind) || play.settled)
        return std::nullopt;
    const Hand& hand = state.seat(play.seat).hand(play.hand);
    const bool paid = (hand.isBlackjack() && isSureOfBlackjack(rules, state)) || isSureCharlie(rules, state, hand) ||
                      isSureBonus(rules, state, hand) || winsAlways(rules, hand);
    if (!isSureSurrender(rules, state, hand) && !isBust(hand) && !paid)
        return std::nullopt;
    // Of a bust hand that was doubled or split, a dealer's blackjack may give something back.
    if (rules.dealer.taken() == BlackjackTakes::Original && mayHaveBlackjack(rules, state) && play.stake.isPositive() &&
        (play.raise.isPositive() || play.hand > HandNumber{1}))
        return state.dealer.holeTurned ? std::optional(settleOnHand(rules, state, play)) : std::nullopt;
    return settleHand(rules, hand, {}, play.stake, play.house); // whatever the dealer's cards
}

bool isPaidAtOnce(const RuleSet& rules, const TableState& state, const Play& play) {
    return isOnHand(play.kind) && state.phase >= Phase::Turns && state.seat(play.seat).hand(play.hand).isBlackjack() &&
           !(play.settled && play.result != PlayResult::Blackjack) && !mayHaveBlackjack(rules, state) &&
           (rules.dealer.blackjackEndsRound() || !isPeekable(upCard(rules, state.dealer))) &&
           isAnyOtherHandDealt(state);
}

Settlement settleInsurance(const RuleSet& rules, const Cards& dealer, Money stake) {
    const Cards& cards = dealer;
    if (isNatural(cards))
        return {PlayResult::Win, stake + stake.at(rules.insurance.pays)};
    return {PlayResult::Lose, Money{}};
}

bool precedes(SideBetKind kind, const SideBet::Pay& a, const SideBet::Pay& b) {
    if (kind != SideBetKind::Combination)
        return rankOf(a.outcome) > rankOf(b.outcome);
    const double more = a.odds.ratio() - b.odds.ratio();
    return more > 0 || (more == 0 && rankOf(a.outcome) < rankOf(b.outcome));
}

SideResult evaluate(const SideBet& bet, const DecidingCards& cards) {
    if (!infoOf(bet.kind).eachCard)
        return {counted(bet, cards), SideOutcome::None};
    const SideOutcome one = counted(bet, {.first = cards.first, .second = cards.first, .up = cards.up});
    const SideOutcome two = counted(bet, {.first = cards.second, .second = cards.second, .up = cards.up});
    return one == SideOutcome::None ? SideResult{two, SideOutcome::None} : SideResult{one, two};
}

bool waitsForDealer(const SideBet& bet) {
    return std::ranges::any_of(bet.pays, [](const SideBet::Pay& pay) { return infoOf(pay.outcome).waits; });
}

bool waitsForDraw(const SideBet& bet) {
    return std::ranges::any_of(bet.pays, [](const SideBet::Pay& pay) {
        return infoOf(pay.outcome).waits && !infoOf(pay.outcome).ofHole;
    });
}

bool waitsForHole(const SideBet& bet) {
    return std::ranges::any_of(bet.pays, [](const SideBet::Pay& pay) { return infoOf(pay.outcome).ofHole; });
}

bool waitsForDealer(const SideBet& bet, const DecidingCards& dealt) {
    const SideBet::Pay* made = paidOf(bet, dealt);
    return std::ranges::any_of(bet.pays, [&](const SideBet::Pay& pay) {
        const SideOutcomeInfo& row = infoOf(pay.outcome);
        const bool open = row.ofHole ? !dealt.hole : row.waits;
        return open && (!made || precedes(bet.kind, pay, *made)) &&
               (row.within == SideOutcome::None || infoOf(row.within).happens(dealt));
    });
}

TakesPart takesPart(const SideBet& bet, SideOutcome outcome) {
    const auto partOf = [](SideOutcome of) {
        const SideOutcomeInfo& row = infoOf(of);
        return TakesPart{
            .hand = row.withHand, .up = row.withUpCard, .hole = row.ofHole, .dealer = row.waits && !row.ofHole};
    };
    if (outcome != SideOutcome::None)
        return partOf(outcome);
    TakesPart all{.hand = false, .up = infoOf(bet.kind).withUpCard};
    for (const SideBet::Pay& pay : bet.pays) {
        const TakesPart part = partOf(pay.outcome);
        all.hand = all.hand || part.hand;
        all.hole = all.hole || part.hole;
        all.dealer = all.dealer || part.dealer;
    }
    return all;
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
