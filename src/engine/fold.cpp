// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/folder.h"

#include <algorithm>
#include <utility>

namespace openshoe::engine {

using base::inputError;
using base::Money;
using base::said;

// A log may come from a damaged file. So before changing anything, check that whatever an event names (a player, a
// seat, a hand) exists. Whether the rules allow the event is the engine's business, not fold's.

namespace {

HandNumber next(HandNumber hand) { return HandNumber{static_cast<std::uint8_t>(hand.value + 1)}; }

} // namespace

Misfit Folder::operator()(const RoundOpened& e) {
    if (e.firstCard < 0 || e.firstCard > 8 * cardsPerDeck)
        return said("Errors", "a first card outside the shoe");
    m_state.currency = e.currency;
    for (Seat& seat : m_state.seats)
        seat.clear();
    m_state.plays.clear();
    m_state.dealer.clear();
    m_state.pending.reset();
    m_state.cancelled = false;
    m_state.phase = Phase::Betting;
    m_state.shoeDrawn = m_state.firstCard = e.firstCard;
    m_state.burnDue = e.burnDue;
    m_state.drawn = 0;
    return {};
}

Misfit Folder::operator()(const PlayerPresent& e) {
    if (e.player.value > m_state.players.size())
        return said("Errors", "a player out of order");
    // The first PlayerPresent restarts the list. In the engine's own logs no seat or play belongs to anybody at that
    // point; if a made-up log has some, the players stay.
    const auto isHeld = [](const Seat& seat) { return seat.holder.has_value(); };
    if (e.player.value == 0 && m_state.players.size() > 1 && m_state.plays.empty() &&
        std::ranges::none_of(m_state.seats, isHeld))
        m_state.players.resize(1);
    if (e.player.value == m_state.players.size())
        m_state.players.emplace_back();
    Player& player = m_state.players[e.player.value];
    player.id = e.id;
    player.balance = e.balance;
    player.trial = e.trial;
    return {};
}

Misfit Folder::operator()(const SeatHeld& e) {
    if (!known(e.player) || !known(e.seat))
        return said("Errors", "an unknown player or seat");
    Seat& seat = m_state.seat(e.seat);
    seat.holder = e.player;
    seat.wasHeld = true;
    seat.idle = e.idle;
    return {};
}

Misfit Folder::operator()(const SeatTaken& e) {
    if (!known(e.player) || !known(e.seat) || m_state.seat(e.seat).holder)
        return said("Errors", "a seat that can't be taken");
    m_state.seat(e.seat).holder = e.player;
    return {};
}

Misfit Folder::operator()(const SeatLeft& e) {
    if (!known(e.seat) || m_state.seat(e.seat).holder != e.player || m_state.phase != Phase::Betting)
        return said("Errors", "a seat that can't be left");
    m_state.seat(e.seat).clear();
    return {};
}

Misfit Folder::operator()(const StakePlaced& e) {
    if (!known(e.player) || !known(e.seat) || m_state.phase != Phase::Betting || e.kind == StakeKind::Insurance)
        return said("Errors", "a stake out of place");
    pay(e.player, e.amount);
    if (Play* play = m_state.find(e.kind, e.player, e.seat, {}, e.sideBet))
        play->stake += e.amount;
    else
        m_state.plays.push_back(
            Play{.player = e.player, .seat = e.seat, .kind = e.kind, .sideBet = e.sideBet, .stake = e.amount});
    return {};
}

Misfit Folder::operator()(const StakeReturned& e) {
    const Play* play = m_state.find(e.kind, e.player, e.seat, {}, e.sideBet);
    if (!play || play->stake != e.amount || m_state.phase != Phase::Betting)
        return said("Errors", "a stake that was never placed is returned");
    m_state.plays.erase(m_state.plays.begin() + (play - m_state.plays.data()));
    m_state.players[e.player.value].balance += e.amount;
    return {};
}

Misfit Folder::operator()(const BettingClosed&) {
    if (m_state.phase != Phase::Betting)
        return said("Errors", "betting isn't open");
    for (Seat& seat : m_state.seats)
        seat.idle = seat.holder.has_value();
    for (const Play& play : m_state.plays) {
        if (play.kind != StakeKind::Main || !play.stake.isPositive())
            continue;
        Seat& seat = m_state.seat(play.seat);
        seat.dealtIn = true;
        seat.idle = false;
        seat.hands[0].clear();
        seat.handCount = 1;
    }
    m_state.phase = Phase::Dealing;
    return {};
}

Misfit Folder::operator()(const CardBurned&) {
    ++m_state.shoeDrawn;
    m_state.burnDue = false;
    return {};
}

Misfit Folder::operator()(const CardDealt& e) {
    Cards* cards = nullptr;
    if (e.seat.isDealer())
        cards = &m_state.dealer.cards;
    else if (Hand* hand = find(e.seat, e.hand))
        cards = &hand->cards;
    if (!cards || cards->size() == maxHandCards)
        return said("Errors", "a card for a hand that doesn't exist");
    if (m_state.phase == Phase::Dealing && !e.seat.isDealer() && cards->size() < 2)
        m_state.seat(e.seat).dealt[static_cast<std::size_t>(cards->size())] = e.card;
    cards->add(e.card);
    ++m_state.shoeDrawn;
    ++m_state.drawn;
    if (m_state.phase == Phase::Dealing)
        endOfDeal(e);
    else if (e.seat.isDealer())
        endOfTurns();
    else
        endOfAct(e);
    return {};
}

Misfit Folder::operator()(const HintGiven& e) {
    m_state.dealer.hint = e.hole;
    return {};
}

Misfit Folder::operator()(const DealerExposed&) {
    m_state.dealer.holeTurned = true;
    return {};
}

Misfit Folder::operator()(const InsuranceTaken& e) {
    Play* play = m_state.find(e.on, e.player, e.seat);
    if (!play)
        return said("Errors", "an insurance without a play");
    pay(e.player, e.stake);
    play->offerAnswered = true;
    m_state.plays.push_back(
        Play{.player = e.player, .seat = e.seat, .kind = StakeKind::Insurance, .on = e.on, .stake = e.stake});
    return {};
}

Misfit Folder::operator()(const EvenMoneyTaken& e) {
    Play* play = m_state.find(e.on, e.player, e.seat);
    if (!play)
        return said("Errors", "even money without a play");
    play->offerAnswered = true;
    return {};
}

Misfit Folder::operator()(const OfferDeclined& e) {
    Play* play = m_state.find(e.on, e.player, e.seat);
    if (!play)
        return said("Errors", "an offer without a play");
    (e.question == QuestionKind::Surrender ? play->surrenderAnswered : play->offerAnswered) = true;
    return {};
}

Misfit Folder::operator()(const DealerPeeked&) {
    return {};
} // nothing changes yet: turns-started or hole-turned follows

Misfit Folder::operator()(const TurnsStarted&) {
    m_state.phase = Phase::Turns;
    return {};
}

Misfit Folder::operator()(const EarlyRegistered& e) {
    if (!known(e.seat))
        return said("Errors", "an unknown seat");
    m_state.seat(e.seat).early = e.action;
    return {};
}

Misfit Folder::operator()(const HandHit& e) {
    return begin(e.seat, e.hand) ? Misfit() : said("Errors", "an unknown hand");
}

Misfit Folder::operator()(const HandStood& e) {
    Hand* hand = begin(e.seat, e.hand);
    if (!hand)
        return said("Errors", "an unknown hand");
    hand->stood = true;
    return {};
}

Misfit Folder::operator()(const HandDoubled& e) {
    Hand* hand = begin(e.seat, e.hand);
    Play* play = mainPlay(e.seat, e.hand);
    if (!hand || !play)
        return said("Errors", "an unknown hand");
    pay(play->player, e.stake);
    play->stake += e.stake;
    play->raise += e.stake;
    if (!hand->doubled())
        hand->doubledOn = hand->cards.size();
    ++hand->doubles;
    await(Action::Double, e.seat, e.hand);
    return {};
}

Misfit Folder::operator()(const HandSplit& e) {
    const auto [hand, play] = splittable(e.seat, e.hand);
    if (!hand)
        return said("Errors", "a hand that can't be split");
    const PlayerNumber owner = play->player;
    pay(owner, e.stake);
    part(*hand, e.seat, e.hand, false);
    m_state.plays.push_back(
        Play{.player = owner, .seat = e.seat, .hand = next(e.hand), .kind = StakeKind::Main, .stake = e.stake});
    await(Action::Split, e.seat, e.hand);
    return {};
}

Misfit Folder::operator()(const HandSurrendered& e) {
    Hand* hand = begin(e.seat, e.hand);
    if (!hand)
        return said("Errors", "an unknown hand");
    hand->surrendered = true;
    if (Play* play = mainPlay(e.seat, e.hand))
        play->surrenderAnswered = true;
    return {};
}

Misfit Folder::operator()(const Followed& e) {
    Play* play = m_state.find(StakeKind::Behind, e.player, e.seat, e.hand);
    if (!play || !m_state.pending)
        return said("Errors", "nothing to follow");
    pay(e.player, e.stake);
    play->followAnswered = true;
    if (m_state.pending->action == Action::Double) {
        play->stake += e.stake;
        play->raise += e.stake;
    } else {
        m_state.plays.push_back(Play{
            .player = e.player, .seat = e.seat, .hand = next(e.hand), .kind = StakeKind::Behind, .stake = e.stake});
    }
    return {};
}

Misfit Folder::operator()(const FollowDeclined& e) {
    Play* play = m_state.find(StakeKind::Behind, e.player, e.seat, e.hand);
    if (!play)
        return said("Errors", "nothing to follow");
    play->followAnswered = true;
    return {};
}

Misfit Folder::operator()(const HoleTurned&) {
    m_state.dealer.holeTurned = true;
    m_state.phase = Phase::Dealer;
    return {};
}

Misfit Folder::operator()(const TwentyTwoPushed&) {
    return {};
}

Misfit Folder::operator()(const PlaySettled& e) {
    for (Play& play : m_state.plays) {
        const bool same = play.player == e.player && play.seat == e.seat && play.hand == e.hand &&
                          play.kind == e.kind && play.on == e.on && play.sideBet == e.sideBet;
        if (!same || play.settled)
            continue;
        if (play.stake != e.stake)
            return said("Errors", "a settled stake differs from the one placed");
        play.settled = true;
        play.returned = e.returned;
        play.result = e.result;
        play.outcome = e.outcome;
        play.second = e.second;
        m_state.players[e.player.value].balance += e.returned;
        return {};
    }
    return said("Errors", "a play that isn't open is settled");
}

Misfit Folder::operator()(const RoundSettled&) { return end(); }

Misfit Folder::operator()(const RoundCancelled&) {
    m_state.cancelled = true;
    return end();
}

Misfit Folder::operator()(const DealEnded&) {
    if (m_state.phase != Phase::Dealing || m_state.dealer.cards.empty())
        return said("Errors", "a deal that isn't under way ends");
    m_state.phase = Phase::Offers;
    return {};
}

Misfit Folder::operator()(const TurnsEnded&) {
    if (!m_state.dealer.holeTurned || (m_state.phase != Phase::Offers && m_state.phase != Phase::Turns))
        return said("Errors", "turns end that aren't under way");
    m_state.phase = Phase::Dealer;
    return {};
}

Misfit Folder::operator()(const HandDoubledFree& e) {
    Hand* hand = begin(e.seat, e.hand);
    if (!hand || !mainPlay(e.seat, e.hand))
        return said("Errors", "an unknown hand");
    for (Play& play : m_state.plays) {
        if (isOnHand(play.kind) && play.seat == e.seat && play.hand == e.hand)
            play.house += play.kind == StakeKind::Main ? e.stake : play.played();
    }
    hand->doubledOn = hand->cards.size();
    ++hand->doubles;
    hand->freeDouble = true;
    await(Action::Double, e.seat, e.hand, false);
    return {};
}

Misfit Folder::operator()(const HandSplitFree& e) {
    const auto [hand, play] = splittable(e.seat, e.hand);
    if (!hand)
        return said("Errors", "a hand that can't be split");
    part(*hand, e.seat, e.hand, true);
    for (std::size_t i = 0, before = m_state.plays.size(); i < before; ++i) {
        const Play first = m_state.plays[i];
        if (isOnHand(first.kind) && first.seat == e.seat && first.hand == e.hand)
            m_state.plays.push_back(Play{.player = first.player,
                                         .seat = e.seat,
                                         .hand = next(e.hand),
                                         .kind = first.kind,
                                         .house = first.kind == StakeKind::Main ? e.stake : first.played()});
    }
    await(Action::Split, e.seat, e.hand, false);
    return {};
}

std::pair<Hand*, Play*> Folder::splittable(SeatNumber seat, HandNumber number) {
    Hand* hand = begin(seat, number);
    Play* play = mainPlay(seat, number);
    if (!hand || !play || hand->cards.size() != 2 || m_state.seat(seat).handCount == maxHands)
        return {};
    return {hand, play};
}

void Folder::part(Hand& hand, SeatNumber at, HandNumber number, bool free) {
    hand.fromSplit = true;
    hand.splitAces = hand.cards[0].rank == Rank::Ace;
    Hand second = hand;
    second.cards = {};
    second.cards.add(hand.cards.takeLast());
    second.freeSplit = free;
    Seat& seat = m_state.seat(at);
    for (std::size_t i = static_cast<std::size_t>(seat.handCount); i > number.index() + 1; --i)
        seat.hands[i] = seat.hands[i - 1];
    seat.hands[number.index() + 1] = second;
    ++seat.handCount;
    for (Play& other : m_state.plays) {
        if (other.seat == at && other.hand > number)
            ++other.hand.value;
    }
}

Hand* Folder::find(SeatNumber seat, HandNumber hand) {
    if (!known(seat) || hand.value < 1 || hand.value > m_state.seat(seat).handCount)
        return nullptr;
    return &m_state.seat(seat).hands[hand.index()];
}

Hand* Folder::begin(SeatNumber seat, HandNumber hand) {
    Hand* found = find(seat, hand);
    if (found) {
        m_state.seat(seat).turnBegun = true;
        m_state.seat(seat).early.reset();
    }
    return found;
}

Play* Folder::mainPlay(SeatNumber seat, HandNumber hand) {
    for (Play& play : m_state.plays) {
        if (play.kind == StakeKind::Main && play.seat == seat && play.hand == hand)
            return &play;
    }
    return nullptr;
}

void Folder::pay(PlayerNumber player, Money amount) { m_state.players[player.value].balance -= amount; }

void Folder::await(Action action, SeatNumber seat, HandNumber hand, bool asksFollowers) {
    m_state.pending = PendingAct{.action = action, .seat = seat, .hand = hand};
    for (Play& play : m_state.plays)
        play.followAnswered = !asksFollowers;
}

// The deal ends with the dealer's second card. Usually one of the two is face down.
void Folder::endOfDeal(const CardDealt& e) {
    if (!e.seat.isDealer())
        return;
    DealerHand& dealer = m_state.dealer;
    if (dealer.cards.size() == 1) {
        dealer.firstUp = e.faceUp;
    } else {
        dealer.holeTurned = dealer.firstUp && e.faceUp;
        m_state.phase = Phase::Offers;
    }
}

// The turns end with it where the deal ended without it.
void Folder::endOfTurns() {
    if (m_state.phase != Phase::Turns || m_state.dealer.cards.size() != 2)
        return;
    m_state.dealer.holeTurned = true;
    m_state.phase = Phase::Dealer;
}

// A double waits for one card, a split for the second card of its second hand.
void Folder::endOfAct(const CardDealt& e) {
    if (!m_state.pending || m_state.pending->seat != e.seat)
        return;
    const HandNumber last =
        m_state.pending->action == Action::Split ? next(m_state.pending->hand) : m_state.pending->hand;
    if (e.hand == last)
        m_state.pending.reset();
}

Misfit Folder::end() {
    if (std::any_of(m_state.plays.begin(), m_state.plays.end(), [](const Play& play) { return !play.settled; }))
        return said("Errors", "the round ends with an unsettled play");
    m_state.pending.reset();
    m_state.phase = Phase::Over;
    return {};
}

base::Result<void> fold(TableState& state, const Event& event) {
    return std::visit([&](const auto& e) -> base::Result<void> {
        if (const Misfit misfit = Folder(state)(e))
            return inputError(std::decay_t<decltype(e)>::type, misfit);
        return {};
    }, event);
}

} // namespace openshoe::engine
