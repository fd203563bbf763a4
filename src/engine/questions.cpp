// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/holeclass.h"
#include "engine/round.h"
#include "engine/settlement.h"

namespace openshoe::engine {

using base::Money;

namespace {

// What is offered on a main or behind play before the peek: even money for a blackjack if the up card calls for it,
// otherwise insurance.
std::optional<QuestionKind> offerOn(const RuleSet& rules, const TableState& state, const Play& play) {
    const Card up = upCard(rules, state.dealer);
    const bool blackjack = state.seat(play.seat).hands[0].isBlackjack();
    if (blackjack &&
        ((rules.evenMoney.onAce && up.rank == Rank::Ace) || (rules.evenMoney.onTen && pointValue(up) == 10)))
        return QuestionKind::EvenMoney;
    if (rules.insurance.offered && up.rank == Rank::Ace && (!blackjack || rules.insurance.withBlackjack))
        return QuestionKind::Insurance;
    return std::nullopt;
}

bool asksSurrenderBeforePeek(const RuleSet& rules, const TableState& state) {
    return rules.surrender.when == SurrenderWhen::Early && rules.dealer.peeks() && rules.surrender.isAgainst(true) &&
           isPeekable(upCard(rules, state.dealer));
}

// Before the turns, while a seat has one hand, calls f(play) for each play on it that has its own decision: the seat's
// first, then those behind in the order they staked. f returns true to continue.
template <typename F> bool forEachDecider(const TableState& state, SeatNumber seat, F&& f) {
    for (const StakeKind kind : {StakeKind::Main, StakeKind::Behind}) {
        for (const Play& play : state.plays) {
            if (play.kind == kind && play.seat == seat && !f(play))
                return false;
        }
    }
    return true;
}

// Calls f(question) for each offer still open, in the order asked, until it returns false.
template <typename F> void forEachOffer(const RuleSet& rules, const TableState& state, F&& f) {
    if (rules.dealer.isOpen()) // nothing can be insured against a blackjack that everybody sees
        return;
    if (!isPeekable(upCard(rules, state.dealer)))
        return;
    for (const SeatNumber number : seatOrder(rules)) {
        if (!state.seat(number).dealtIn)
            continue; // nothing is staked there
        const bool goOn = forEachDecider(state, number, [&](const Play& play) {
            if (play.offerAnswered)
                return true;
            const auto kind = offerOn(rules, state, play);
            return !kind || f(Question{*kind, play.player, number, HandNumber{1}, play.kind});
        });
        if (!goOn)
            return;
    }
    if (!asksSurrenderBeforePeek(rules, state))
        return;
    for (const SeatNumber number : seatOrder(rules)) {
        const Seat& seat = state.seat(number);
        if (!seat.dealtIn || seat.hands[0].isBlackjack())
            continue;
        const Play* play = state.find(StakeKind::Main, *seat.holder, number);
        if (!play->surrenderAnswered &&
            !f(Question{QuestionKind::Surrender, *seat.holder, number, HandNumber{1}, StakeKind::Main}))
            return;
    }
}

template <typename F> void forEachFollow(const TableState& state, F&& f) {
    const PendingAct& act = *state.pending;
    const auto kind = act.action == Action::Double ? QuestionKind::FollowDouble : QuestionKind::FollowSplit;
    for (const Play& play : state.plays) {
        if (play.kind == StakeKind::Behind && play.seat == act.seat && play.hand == act.hand && !play.followAnswered &&
            !f(Question{kind, play.player, act.seat, act.hand, StakeKind::Behind}))
            return;
    }
}

std::optional<Question> nextTurn(const RuleSet& rules, const TableState& state) {
    for (const SeatNumber number : seatOrder(rules)) {
        const Seat& seat = state.seat(number);
        for (int i = 0; i < seat.handCount; ++i) {
            if (!isFinished(rules, seat, seat.hands[static_cast<std::size_t>(i)]))
                return Question{QuestionKind::Turn, *seat.holder, number, HandNumber{static_cast<std::uint8_t>(i + 1)},
                                StakeKind::Main};
        }
    }
    return std::nullopt;
}

bool mayDouble(const RuleSet& rules, const Hand& hand) {
    if ((hand.fromSplit && !rules.doubling.afterSplit) || (hand.splitAces && !rules.split.acesDouble()))
        return false;
    return rules.doubling.allows(hand.cards.size(), handValue(hand.cards).total);
}

// Whether a hand that got the card of its double may be doubled once more. What the house staked stays as it is.
bool mayDoubleAgain(const RuleSet& rules, const Hand& hand) {
    return hand.doubles < rules.mostDoubles() && !hand.freeDouble && !hand.freeSplit &&
           rules.doubling.allowsTotal(handValue(hand.cards).total);
}

bool maySplit(const RuleSet& rules, const Seat& seat, const Hand& hand) {
    if (hand.cards.size() != 2 || !rules.split.isPair(hand.cards[0], hand.cards[1]) ||
        seat.handCount >= rules.split.handsOf(hand.cards[0].rank == Rank::Ace))
        return false;
    return !hand.splitAces || rules.split.resplitAces;
}

bool maySurrender(const RuleSet& rules, const TableState& state, const Hand& hand) {
    const bool dealt = !hand.fromSplit && hand.cards.size() == 2;
    const bool waits = hand.splitAces && rules.split.acesStand(); // only to be split again
    if (rules.surrender.when == SurrenderWhen::None || waits || !(dealt || rules.surrendersLater()) || hand.freeSplit)
        return false;
    const bool high = isPeekable(upCard(rules, state.dealer));
    if (!rules.dealer.isOpen() && !rules.surrender.isAgainst(high))
        return false;
    // Early surrender against an ace or a ten was asked before the peek.
    return !(rules.surrender.when == SurrenderWhen::Early && rules.dealer.peeks() && high);
}

// What the house staked can't be given up.
bool mayRescue(const RuleSet& rules, const Hand& hand) {
    return rules.rescues() && !hand.freeDouble;
}

bool turnOffers(const RuleSet& rules, const TableState& state, const Question& q, Action action) {
    const Seat& seat = state.seat(q.seat);
    const Hand& hand = seat.hand(q.hand);
    if (hand.hasDoublesCard())
        return action == Action::Stand || (action == Action::Surrender && mayRescue(rules, hand)) ||
               (action == Action::Double && mayDoubleAgain(rules, hand));
    switch (action) {
    case Action::Hit: return !(hand.splitAces && rules.split.acesStand());
    case Action::Stand: return true;
    case Action::Double: return mayDouble(rules, hand);
    case Action::Split: return maySplit(rules, seat, hand);
    case Action::Surrender: return maySurrender(rules, state, hand);
    default: return false;
    }
}

bool isOffered(const RuleSet& rules, const TableState& state, const Question& q, Action action) {
    switch (q.kind) {
    case QuestionKind::Insurance: return action == Action::Insurance || action == Action::Decline;
    case QuestionKind::EvenMoney: return action == Action::EvenMoney || action == Action::Decline;
    case QuestionKind::Surrender: return action == Action::Surrender || action == Action::Decline;
    case QuestionKind::FollowDouble: return action == Action::FollowDouble;
    case QuestionKind::FollowSplit: return action == Action::FollowSplit;
    case QuestionKind::Turn: break;
    }
    return turnOffers(rules, state, q, action);
}

} // namespace

Money costOf(const RuleSet& rules, const TableState& state, const Question& q, Action action) {
    const Play* play = state.find(q.on, q.player, q.seat, q.hand);
    switch (action) {
    case Action::Double:
    case Action::FollowDouble: {
        if (isFree(rules, state.seat(q.seat).hand(q.hand), action))
            return {};
        const Money left = state.player(q.player).balance.roundedDownTo(base::stakeStep);
        return rules.doubling.less && left.isPositive() ? std::min(left, play->played()) : play->played();
    }
    case Action::Split: return isFree(rules, state.seat(q.seat).hand(q.hand), action) ? Money{} : play->played();
    case Action::FollowSplit: return play->played();
    case Action::Insurance: return play->stake.half();
    default: return {};
    }
}

std::span<const SeatNumber> seatOrder(const RuleSet& rules) {
    static constexpr std::array<SeatNumber, maxSeats> up{{{1}, {2}, {3}, {4}, {5}, {6}, {7}}};
    static constexpr std::array<SeatNumber, maxSeats> down{{{7}, {6}, {5}, {4}, {3}, {2}, {1}}};
    const auto seats = static_cast<std::size_t>(rules.table.seats);
    return rules.table.order == TableOrder::Ascending ? std::span(up).first(seats) : std::span(down).last(seats);
}

Card upCard(const RuleSet& rules, const DealerHand& dealer) {
    return dealer.cards[rules.isFirstCardUp() ? 0 : 1];
}

Card holeCard(const RuleSet& rules, const DealerHand& dealer) {
    return dealer.cards[rules.isFirstCardUp() ? 1 : 0];
}

PointRange pointsOf(HoleClass hole) {
    switch (hole) {
    case HoleClass::Small: return {2, 5};
    case HoleClass::Medium: return {6, 9};
    case HoleClass::Large: break;
    }
    return {10, 11};
}

HoleClass holeClass(Card card) {
    if (isGold(card))
        return HoleClass::Large;
    return pointValue(card) <= pointsOf(HoleClass::Small).most ? HoleClass::Small : HoleClass::Medium;
}

bool dealerDraws(const RuleSet& rules, const Cards& cards) {
    const HandValue value = handValue(cards);
    return rules.dealer.drawing.draws(value.total, value.soft);
}

bool isFree(const RuleSet& rules, const Hand& hand, Action action) {
    if (action == Action::Split)
        return rules.split.isFree(pointValue(hand.cards[0]));
    const HandValue value = handValue(hand.cards);
    return action == Action::Double && rules.doubling.isFree(hand.cards.size(), value.total, value.soft);
}

bool isFinished(const RuleSet& rules, const Seat& seat, const Hand& hand) {
    if (hand.stood || hand.surrendered || handValue(hand.cards).total >= 21)
        return true;
    if (isCharlie(rules, hand))
        return true;
    if (hand.doubled())
        return hand.hasDoublesCard() && !mayRescue(rules, hand) && !mayDoubleAgain(rules, hand);
    if (hand.splitAces && rules.split.acesStand() && hand.cards.size() == 2)
        return !maySplit(rules, seat, hand);
    return false;
}

std::optional<Question> question(const RuleSet& rules, const TableState& state) {
    std::optional<Question> found;
    const auto first = [&](const Question& q) {
        found = q;
        return false;
    };
    if (state.phase == Phase::Offers) {
        forEachOffer(rules, state, first);
    } else if (state.phase == Phase::Turns) {
        if (!state.pending)
            return nextTurn(rules, state);
        forEachFollow(state, first);
    }
    return found;
}

std::vector<Question> laterQuestions(const RuleSet& rules, const TableState& state) {
    std::vector<Question> all;
    const auto keep = [&](const Question& q) {
        all.push_back(q);
        return true;
    };
    if (state.phase == Phase::Offers)
        forEachOffer(rules, state, keep);
    else if (state.pending)
        forEachFollow(state, keep);
    if (!all.empty())
        all.erase(all.begin());
    return all;
}

std::optional<Refusal> check(const RuleSet& rules, const TableState& state, const Question& q, Action action) {
    if (!isOffered(rules, state, q, action))
        return Refusal::NotOffered;
    if (state.player(q.player).balance < costOf(rules, state, q, action))
        return Refusal::InsufficientBalance;
    return std::nullopt;
}

std::vector<Offer> offers(const RuleSet& rules, const TableState& state, const Question& q) {
    std::vector<Offer> list;
    for (int i = 0; i < actionCount; ++i) {
        const auto action = static_cast<Action>(i);
        const auto refusal = check(rules, state, q, action);
        if (refusal != Refusal::NotOffered)
            list.push_back({.action = action, .cost = costOf(rules, state, q, action), .affordable = !refusal});
    }
    return list;
}

std::optional<Refusal> checkEarly(const RuleSet& rules, const TableState& state, PlayerNumber player, SeatNumber number,
                                  HandNumber hand, Action action) {
    if (!rules.table.behind || action > Action::Surrender)
        return Refusal::NotOffered;
    const bool decisionsAhead = state.phase == Phase::Offers || state.phase == Phase::Turns;
    const Seat& seat = state.seat(number);
    if (!decisionsAhead || !seat.dealtIn || seat.holder != player || hand.value != 1 || seat.turnBegun ||
        isFinished(rules, seat, seat.hands[0]))
        return Refusal::NotYourTurn;
    const auto asked = question(rules, state);
    if (asked && asked->kind == QuestionKind::Turn && asked->seat == number)
        return Refusal::NotYourTurn;
    return check(rules, state, Question{QuestionKind::Turn, player, number, hand, StakeKind::Main}, action);
}

} // namespace openshoe::engine
