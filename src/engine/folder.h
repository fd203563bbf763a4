// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state.h"

namespace openshoe::engine {

/// Why an event doesn't fit a state; empty if it does.
using Misfit = base::Sentence;

/// fold() for an event whose type is known, without the cost of an Event. Internal to the engine.
class Folder {
public:
    explicit Folder(TableState& state) : m_state(state) {}

    [[nodiscard]] Misfit operator()(const RoundOpened& event);
    [[nodiscard]] Misfit operator()(const PlayerPresent& event);
    [[nodiscard]] Misfit operator()(const SeatHeld& event);
    [[nodiscard]] Misfit operator()(const SeatTaken& event);
    [[nodiscard]] Misfit operator()(const SeatLeft& event);
    [[nodiscard]] Misfit operator()(const StakePlaced& event);
    [[nodiscard]] Misfit operator()(const StakeReturned& event);
    [[nodiscard]] Misfit operator()(const BettingClosed& event);
    [[nodiscard]] Misfit operator()(const CardBurned& event);
    [[nodiscard]] Misfit operator()(const CardDealt& event);
    [[nodiscard]] Misfit operator()(const HintGiven& event);
    [[nodiscard]] Misfit operator()(const DealerExposed& event);
    [[nodiscard]] Misfit operator()(const InsuranceTaken& event);
    [[nodiscard]] Misfit operator()(const EvenMoneyTaken& event);
    [[nodiscard]] Misfit operator()(const OfferDeclined& event);
    [[nodiscard]] Misfit operator()(const DealerPeeked& event);
    [[nodiscard]] Misfit operator()(const TurnsStarted& event);
    [[nodiscard]] Misfit operator()(const EarlyRegistered& event);
    [[nodiscard]] Misfit operator()(const HandHit& event);
    [[nodiscard]] Misfit operator()(const HandStood& event);
    [[nodiscard]] Misfit operator()(const HandDoubled& event);
    [[nodiscard]] Misfit operator()(const HandSplit& event);
    [[nodiscard]] Misfit operator()(const HandSurrendered& event);
    [[nodiscard]] Misfit operator()(const Followed& event);
    [[nodiscard]] Misfit operator()(const FollowDeclined& event);
    [[nodiscard]] Misfit operator()(const HoleTurned& event);
    [[nodiscard]] Misfit operator()(const TwentyTwoPushed& event);
    [[nodiscard]] Misfit operator()(const PlaySettled& event);
    [[nodiscard]] Misfit operator()(const RoundSettled& event);
    [[nodiscard]] Misfit operator()(const RoundCancelled& event);
    [[nodiscard]] Misfit operator()(const DealEnded& event);
    [[nodiscard]] Misfit operator()(const TurnsEnded& event);
    [[nodiscard]] Misfit operator()(const HandDoubledFree& event);
    [[nodiscard]] Misfit operator()(const HandSplitFree& event);

private:
    [[nodiscard]] bool known(PlayerNumber player) const { return player.value < m_state.players.size(); }
    [[nodiscard]] static bool known(SeatNumber seat) { return seat.value >= 1 && seat.value <= maxSeats; }
    /// The hand, null if there is none.
    [[nodiscard]] Hand* find(SeatNumber seat, HandNumber hand);
    /// The same, and marks the seat's turn as begun.
    [[nodiscard]] Hand* begin(SeatNumber seat, HandNumber hand);
    [[nodiscard]] Play* mainPlay(SeatNumber seat, HandNumber hand);
    void pay(PlayerNumber player, base::Money amount);
    void await(Action action, SeatNumber seat, HandNumber hand, bool asksFollowers = true);
    /// Parts the two cards of a hand that can be split, and moves later hands and their plays up by one.
    void part(Hand& hand, SeatNumber seat, HandNumber number, bool free);
    /// The hand and its main play if the hand can be split.
    [[nodiscard]] std::pair<Hand*, Play*> splittable(SeatNumber seat, HandNumber hand);
    void endOfDeal(const CardDealt& e);
    void endOfAct(const CardDealt& event);
    void endOfTurns();
    [[nodiscard]] Misfit end();

    TableState& m_state;
};

} // namespace openshoe::engine
