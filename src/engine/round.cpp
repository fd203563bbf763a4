// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/round.h"

#include "engine/writer.h"

#include <algorithm>

namespace openshoe::engine {

using base::Money;

namespace {

// Whether the round advanced as far as it could (to the next question or its end) or the shoe ran out.
enum class Progress { Done, ShoeExhausted };

Progress burn(Writer& writer) {
    if (!writer.state().burnDue)
        return Progress::Done;
    // Burn one card face up, and as many more as its points.
    int left = 1;
    for (bool shown = true; left > 0; shown = false) {
        const auto card = writer.next();
        if (!card)
            return Progress::ShoeExhausted;
        writer.emit(CardBurned{.card = *card, .shown = shown});
        left = shown ? pointValue(*card) : left - 1;
    }
    return Progress::Done;
}

Progress dealInitialCards(Writer& writer) {
    const RuleSet& rules = writer.rules();
    const bool firstUp = rules.isFirstCardUp();
    for (const bool first : {true, false}) {
        for (const SeatNumber seat : seatOrder(rules)) {
            if (writer.state().seat(seat).dealtIn && !writer.deal(seat, HandNumber{1}))
                return Progress::ShoeExhausted;
        }
        const bool faceUp = first == firstUp || rules.dealer.isOpen();
        if ((first || rules.dealer.dealsBoth()) && !writer.deal(dealerSeat, HandNumber{1}, faceUp))
            return Progress::ShoeExhausted;
    }
    if (!rules.dealer.dealsBoth())
        writer.emit(DealEnded{});
    if (rules.dealer.hints())
        writer.emit(HintGiven{holeClass(holeCard(rules, writer.state().dealer))});
    settleSideBets(writer, Known::FirstCards);
    return Progress::Done;
}

// After the offers: peek, apply the dealer's golden rule, and begin the turns, unless the dealer's blackjack ends the
// round.
void beginTurns(Writer& writer) {
    const RuleSet& rules = writer.rules();
    if (rules.dealer.isOpen() && isNatural(writer.state().dealer.cards)) {
        writer.emit(TurnsEnded{});
        return;
    }
    const Card up = upCard(rules, writer.state().dealer);
    if (rules.dealer.peeks() && isPeekable(up)) {
        const bool blackjack = isNatural(writer.state().dealer.cards);
        writer.emit(DealerPeeked{blackjack});
        if (blackjack) {
            writer.emit(HoleTurned{});
            return;
        }
    }
    if (rules.dealer.exposes() && isGold(up) && isGold(holeCard(rules, writer.state().dealer)))
        writer.emit(DealerExposed{});
    writer.emit(TurnsStarted{});
}

Progress finishPendingAct(Writer& writer) {
    const PendingAct act = *writer.state().pending;
    if (!writer.deal(act.seat, act.hand))
        return Progress::ShoeExhausted;
    if (act.action == Action::Split &&
        !writer.deal(act.seat, HandNumber{static_cast<std::uint8_t>(act.hand.value + 1)}))
        return Progress::ShoeExhausted;
    return Progress::Done;
}

// After the players: the hole card is turned, or the second card drawn. It isn't where nothing is left for it to
// decide. Of two cards that lie open there is none left to turn.
Progress endTurns(Writer& writer) {
    if (writer.rules().dealer.dealsBoth()) {
        if (writer.rules().dealer.isOpen())
            writer.emit(TurnsEnded{});
        else
            writer.emit(HoleTurned{});
        return Progress::Done;
    }
    if (!isAnythingOpen(writer.rules(), writer.state())) {
        settleRound(writer);
        return Progress::Done;
    }
    return writer.deal(dealerSeat, HandNumber{1}) ? Progress::Done : Progress::ShoeExhausted;
}

Progress dealerPlays(Writer& writer) {
    settleSideBets(writer, Known::HoleCard);
    // A side bet on the dealer's hand makes the dealer draw even if no hand waits for the result.
    if (somebodyIsOpen(writer.rules(), writer.state()) || sideBetIsOpen(writer.state())) {
        while (dealerDraws(writer.rules(), writer.state().dealer.cards)) {
            if (!writer.deal(dealerSeat, HandNumber{1}))
                return Progress::ShoeExhausted;
        }
    }
    settleRound(writer);
    return Progress::Done;
}

Progress hit(Writer& writer, const Question& q, Cause cause) {
    writer.emit(HandHit{q.seat, q.hand, cause});
    return writer.deal(q.seat, q.hand) ? Progress::Done : Progress::ShoeExhausted;
}

void doubleOrSplit(Writer& writer, const Question& q, Action action, Cause cause) {
    const Money marker = writer.state().find(q.on, q.player, q.seat, q.hand)->played();
    const Money cost = costOf(writer.rules(), writer.state(), q, action);
    const bool free = isFree(writer.rules(), writer.state().seat(q.seat).hand(q.hand), action);
    if (action == Action::Double && free)
        writer.emit(HandDoubledFree{q.seat, q.hand, marker, cause});
    else if (action == Action::Double)
        writer.emit(HandDoubled{q.seat, q.hand, cost, cause});
    else if (free)
        writer.emit(HandSplitFree{q.seat, q.hand, marker, cause});
    else
        writer.emit(HandSplit{q.seat, q.hand, cost, cause});
}

// Carries out a decision that was checked. What it still needs (follows, cards) is left to advance().
Progress carryOut(Writer& writer, const Question& q, Action action, Cause cause) {
    const Money stake = writer.state().find(q.on, q.player, q.seat, q.hand)->stake;
    const Money cost = costOf(writer.rules(), writer.state(), q, action);
    switch (action) {
    case Action::Hit: return hit(writer, q, cause);
    case Action::Stand: writer.emit(HandStood{q.seat, q.hand, cause}); break;
    case Action::Double:
    case Action::Split: doubleOrSplit(writer, q, action, cause); break;
    case Action::Surrender: writer.emit(HandSurrendered{q.seat, q.hand, cause}); break;
    case Action::Insurance: writer.emit(InsuranceTaken{q.player, q.seat, q.on, cost}); break;
    case Action::EvenMoney: {
        writer.emit(EvenMoneyTaken{q.player, q.seat, q.on});
        const Play& paid = *writer.state().find(q.on, q.player, q.seat, q.hand);
        settlePlay(writer, paid, PlayResult::EvenMoney, stake + stake);
        break;
    }
    case Action::Decline: writer.emit(OfferDeclined{q.player, q.seat, q.on, q.kind, cause}); break;
    case Action::FollowDouble:
    case Action::FollowSplit: writer.emit(Followed{q.player, q.seat, q.hand, cost}); break;
    }
    return Progress::Done;
}

// The decision registered before the turn, if it can still be carried out. Without enough money a double becomes a hit,
// and a split becomes a hit at 11 or less, otherwise a stand.
std::optional<Action> earlyDecision(const Writer& writer, const Question& q) {
    const Seat& seat = writer.state().seat(q.seat);
    if (!seat.early)
        return std::nullopt;
    const auto refusal = check(writer.rules(), writer.state(), q, *seat.early);
    if (!refusal)
        return seat.early;
    if (refusal != Refusal::InsufficientBalance)
        return std::nullopt; // the action isn't offered
    if (seat.early == Action::Double)
        return Action::Hit;
    return handValue(seat.hands[0].cards).total <= 11 ? Action::Hit : Action::Stand;
}

// Continues until somebody is asked or the round is over.
Progress advance(Writer& writer) {
    const TableState& state = writer.state();
    while (state.phase != Phase::Over) {
        Progress progress = Progress::Done;
        if (const auto q = question(writer.rules(), state)) {
            const auto early = earlyDecision(writer, *q);
            if (!early)
                return Progress::Done;
            progress = carryOut(writer, *q, *early, Cause::Early);
        } else if (state.phase == Phase::Offers) {
            beginTurns(writer);
        } else if (state.pending) {
            progress = finishPendingAct(writer);
        } else if (state.phase == Phase::Turns) {
            progress = endTurns(writer);
        } else {
            progress = dealerPlays(writer);
        }
        if (progress != Progress::Done)
            return progress;
    }
    return Progress::Done;
}

std::optional<Refusal> finished(Progress progress) {
    return progress == Progress::Done ? std::nullopt : std::optional(Refusal::ShoeExhausted);
}

std::optional<Refusal> act(Writer& writer, const Act& c) {
    const TableState& state = writer.state();
    if (c.player.value >= state.players.size())
        return Refusal::UnknownPlayer;
    if (c.seat.value < 1 || c.seat.value > writer.rules().table.seats)
        return Refusal::UnknownSeat;
    if (c.early) {
        if (auto refusal = checkEarly(writer.rules(), state, c.player, c.seat, c.hand, c.action))
            return refusal;
        writer.emit(EarlyRegistered{.seat = c.seat, .action = c.action});
        return std::nullopt;
    }
    const auto q = question(writer.rules(), state);
    if (!q || q->player != c.player || q->seat != c.seat || q->hand != c.hand)
        return Refusal::NotYourTurn;
    if (auto refusal = check(writer.rules(), state, *q, c.action))
        return refusal;
    if (carryOut(writer, *q, c.action, Cause::Player) != Progress::Done)
        return Refusal::ShoeExhausted;
    return finished(advance(writer));
}

std::optional<Refusal> answerWithSilence(Writer& writer) {
    const auto q = question(writer.rules(), writer.state());
    if (!q)
        return Refusal::NotYourTurn;
    Progress progress = Progress::Done;
    if (q->kind == QuestionKind::FollowDouble || q->kind == QuestionKind::FollowSplit) {
        writer.emit(FollowDeclined{q->player, q->seat, q->hand, Cause::Silence});
    } else if (q->kind == QuestionKind::Turn) {
        const Hand& hand = writer.state().seat(q->seat).hand(q->hand);
        const bool low = handValue(hand.cards).total <= 11 && !hand.doubled();
        progress = carryOut(writer, *q, low ? Action::Hit : Action::Stand, Cause::Silence);
    } else {
        progress = carryOut(writer, *q, Action::Decline, Cause::Silence);
    }
    if (progress != Progress::Done)
        return Refusal::ShoeExhausted;
    return finished(advance(writer));
}

std::optional<Refusal> deal(Writer& writer) {
    if (writer.state().phase != Phase::Betting)
        return Refusal::WrongPhase;
    closeBetting(writer);
    const auto seats = seatOrder(writer.rules());
    if (std::ranges::none_of(seats, [&](SeatNumber seat) { return writer.state().seat(seat).dealtIn; })) {
        writer.emit(RoundSettled{});
        return std::nullopt;
    }
    if (burn(writer) != Progress::Done || dealInitialCards(writer) != Progress::Done)
        return Refusal::ShoeExhausted;
    return finished(advance(writer));
}

std::optional<Refusal> cancel(Writer& writer) {
    if (writer.state().phase == Phase::Idle || writer.state().phase == Phase::Over)
        return Refusal::WrongPhase;
    for (const Play& play : std::vector<Play>(writer.state().plays)) {
        if (!play.settled)
            settlePlay(writer, play, PlayResult::Returned, play.stake);
    }
    writer.emit(RoundCancelled{});
    return std::nullopt;
}

class Dispatch {
public:
    explicit Dispatch(Writer& writer) : m_writer(writer) {}
    std::optional<Refusal> operator()(const OpenRound&) { return openRound(m_writer); }
    std::optional<Refusal> operator()(const PlaceStake& c) { return placeStake(m_writer, c); }
    std::optional<Refusal> operator()(const LeaveSeat& c) { return leaveSeat(m_writer, c); }
    std::optional<Refusal> operator()(const Deal&) { return deal(m_writer); }
    std::optional<Refusal> operator()(const Act& c) { return act(m_writer, c); }
    std::optional<Refusal> operator()(const Silence&) { return answerWithSilence(m_writer); }
    std::optional<Refusal> operator()(const Cancel&) { return cancel(m_writer); }

private:
    Writer& m_writer;
};

} // namespace

std::optional<Refusal> applyTo(const RuleSet& rules, TableState& state, const Command& command,
                               std::span<const Card> shoe, Events& events) {
    Writer writer(rules, state, shoe, events);
    try {
        return std::visit(Dispatch(writer), command);
    } catch (const base::MoneyOverflow&) {
        return Refusal::AmountOverflow;
    }
}

CommandResult apply(const RuleSet& rules, const TableState& state, const Command& command, std::span<const Card> shoe) {
    TableState next = state;
    CommandResult result;
    result.refusal = applyTo(rules, next, command, shoe, result.events);
    if (result.refusal == Refusal::ShoeExhausted || result.refusal == Refusal::AmountOverflow)
        result.events.clear();
    return result;
}

void changeShoe(const RuleSet& rules, TableState& state, bool scripted) {
    state.shoeDrawn = 0;
    state.burnDue = !scripted && rules.shuffle.burn != Burn::None;
}

bool shoeIsSpent(const RuleSet& rules, const TableState& state) {
    return rules.shuffle.when == ShuffleWhen::EveryRound || state.shoeDrawn >= rules.cutPosition();
}

} // namespace openshoe::engine
