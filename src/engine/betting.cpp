// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/staking.h"
#include "engine/writer.h"

#include <algorithm>

namespace openshoe::engine {

using base::Money;

namespace {

SeatNumber seatAt(int index) { return SeatNumber{static_cast<std::uint8_t>(index + 1)}; }

// Who keeps which seat for the coming round.
std::vector<SeatHeld> heldSeats(const TableState& state) {
    std::vector<SeatHeld> held;
    for (int i = 0; i < maxSeats; ++i) {
        const Seat& seat = state.seat(seatAt(i));
        if (seat.holder)
            held.push_back({.player = *seat.holder, .seat = seatAt(i), .idle = seat.idle});
    }
    return held;
}

// The refusals that concern the amount alone, in order of precedence. `total` is what the place would hold.
std::optional<Refusal> checkAmount(const Limit& limit, Money amount, Money total, bool covered) {
    if (!amount.isPositive())
        return Refusal::BelowMinimum;
    if (const auto refusal = checkTotal(limit, total))
        return refusal;
    if (!amount.isMultipleOf(base::stakeStep))
        return Refusal::BadStep;
    if (!covered)
        return Refusal::InsufficientBalance;
    return std::nullopt;
}

// A main stake on the seats the player holds, or takes with this stake: the same on each.
struct Addition {
    Money each;
    std::optional<Refusal> refusal;
};

Addition addTo(const Limit& limit, Money onSeat, int seats, Money amount, Money wallet) {
    const Money each = eachOf(amount, seats, wallet);
    if (!each.isPositive())
        return {each, Refusal::BelowMinimum};
    return {each, checkAmount(limit, amount, onSeat + each, wallet >= amount)};
}

// Whose the seat is to that player.
Holder holderOf(const Seat& seat, PlayerNumber player) {
    return !seat.holder ? Holder::Nobody : *seat.holder == player ? Holder::Player : Holder::Other;
}

void stakeMain(Writer& writer, PlayerNumber player, SeatNumber seat, Money amount) {
    writer.emit(StakePlaced{.player = player, .seat = seat, .kind = StakeKind::Main, .amount = amount});
}

std::optional<Refusal> placeMain(Writer& writer, const PlaceStake& c, const Limit& limit) {
    const RuleSet& rules = writer.rules();
    const TableState& state = writer.state();
    const Seat& seat = state.seat(c.seat);
    const Player& player = state.player(c.player);
    const auto held = state.seatsOf(c.player);
    const bool own = seat.holder.has_value();
    if (auto refusal = checkMain(rules, holderOf(seat, c.player), static_cast<int>(held.size()), player.trial))
        return refusal;
    if (!rules.table.behind) {
        if (auto refusal = addTo(limit, state.mainStake(c.seat), 1, c.amount, player.balance).refusal)
            return refusal;
        if (!own)
            writer.emit(SeatTaken{c.player, c.seat});
        stakeMain(writer, c.player, c.seat, c.amount);
        return std::nullopt;
    }
    if (own) {
        const Addition addition =
            addTo(limit, state.mainStake(c.seat), static_cast<int>(held.size()), c.amount, player.balance);
        if (addition.refusal)
            return addition.refusal;
        for (const SeatNumber number : held)
            stakeMain(writer, c.player, number, addition.each);
        return std::nullopt;
    }
    if (!held.empty() && c.amount != state.mainStake(held.front()))
        return Refusal::UnequalStakes;
    const auto refusal = addTo(limit, Money{}, 1, c.amount, player.balance).refusal;
    if (refusal && !held.empty())
        return refusal;
    // A player without a seat gets this one anyway: there is time to stake until betting closes.
    writer.emit(SeatTaken{c.player, c.seat});
    if (!refusal)
        stakeMain(writer, c.player, c.seat, c.amount);
    return refusal;
}

std::optional<Refusal> placeBehind(Writer& writer, const PlaceStake& c, const Limit& limit) {
    const TableState& state = writer.state();
    if (auto refusal = checkBehind(writer.rules(), holderOf(state.seat(c.seat), c.player)))
        return refusal;
    const Play* there = state.find(StakeKind::Behind, c.player, c.seat);
    const Money total = (there ? there->stake : Money{}) + c.amount;
    if (auto refusal = checkAmount(limit, c.amount, total, state.player(c.player).balance >= c.amount))
        return refusal;
    writer.emit(StakePlaced{.player = c.player, .seat = c.seat, .kind = StakeKind::Behind, .amount = c.amount});
    return std::nullopt;
}

std::optional<Refusal> placeSide(Writer& writer, const PlaceStake& c) {
    const TableState& state = writer.state();
    const Limit* limit = limitOn(writer.rules(), StakeKind::Side, c.sideBet, state.currency);
    if (!limit)
        return Refusal::SideBetNotOffered;
    if (auto refusal = checkSide(holderOf(state.seat(c.seat), c.player)))
        return refusal;
    const Play* there = state.find(StakeKind::Side, c.player, c.seat, {}, c.sideBet);
    const Money total = (there ? there->stake : Money{}) + c.amount;
    if (auto refusal = checkAmount(*limit, c.amount, total, state.player(c.player).balance >= c.amount))
        return refusal;
    writer.emit(StakePlaced{c.player, c.seat, StakeKind::Side, c.sideBet, c.amount});
    return std::nullopt;
}

// Returns everything on a seat to its owners.
void clearSeat(Writer& writer, SeatNumber seat) {
    for (const Play& play : std::vector<Play>(writer.state().plays)) {
        if (play.seat == seat)
            writer.emit(StakeReturned{play.player, seat, play.kind, play.sideBet, play.stake});
    }
}

void removeFrom(Writer& writer, SeatNumber seat, LeaveReason reason) {
    clearSeat(writer, seat);
    const PlayerNumber player = *writer.state().seat(seat).holder;
    writer.emit(SeatLeft{.player = player, .seat = seat, .reason = reason});
}

} // namespace

std::optional<Refusal> openRound(Writer& writer) {
    const TableState& state = writer.state();
    if (state.phase != Phase::Idle && state.phase != Phase::Over)
        return Refusal::WrongPhase;
    const Limit* limit = writer.rules().limitIn(state.currency);
    if (!limit)
        return Refusal::WrongPhase;
    const bool shared = writer.rules().table.behind;
    const auto held = shared ? heldSeats(state) : std::vector<SeatHeld>();
    writer.emit(RoundOpened{state.currency, state.shoeDrawn, state.burnDue});
    // The first PlayerPresent restarts the list.
    const auto& players = state.players;
    const std::vector<Player> others(players.begin() + (players.empty() ? 0 : 1), players.end());
    const auto tell = [&](std::size_t number, const Player& player) {
        writer.emit(PlayerPresent{.player = PlayerNumber{static_cast<std::uint16_t>(number)},
                                  .id = player.id, .balance = player.balance, .trial = player.trial});
    };
    if (!players.empty())
        tell(0, players.front());
    for (std::size_t i = 0; i < others.size(); ++i)
        tell(i + 1, others[i]);
    if (!shared)
        return std::nullopt;
    for (const SeatHeld& seat : held)
        writer.emit(seat);
    for (std::size_t i = 0; i < players.size(); ++i) {
        const PlayerNumber player{static_cast<std::uint16_t>(i)};
        const auto own = state.seatsOf(player);
        if (players[i].balance >= limit->min.times(static_cast<std::int64_t>(own.size())))
            continue;
        for (const SeatNumber seat : own)
            removeFrom(writer, seat, LeaveReason::CannotCover);
    }
    return std::nullopt;
}

std::optional<Refusal> placeStake(Writer& writer, const PlaceStake& c) {
    const TableState& state = writer.state();
    if (state.phase != Phase::Betting)
        return Refusal::WrongPhase;
    if (c.player.value >= state.players.size())
        return Refusal::UnknownPlayer;
    if (!isSeat(writer.rules(), c.seat))
        return Refusal::UnknownSeat;
    const Limit& limit = *writer.rules().limitIn(state.currency);
    switch (c.kind) {
    case StakeKind::Main: return placeMain(writer, c, limit);
    case StakeKind::Behind: return placeBehind(writer, c, limit);
    case StakeKind::Side: return placeSide(writer, c);
    case StakeKind::Insurance: break;
    }
    return Refusal::WrongPhase;
}

std::optional<Refusal> leaveSeat(Writer& writer, const LeaveSeat& c) {
    if (writer.state().phase != Phase::Betting || !writer.rules().table.behind)
        return Refusal::WrongPhase;
    if (c.seat.value < 1 || c.seat.value > maxSeats || writer.state().seat(c.seat).holder != c.player)
        return Refusal::UnknownSeat;
    removeFrom(writer, c.seat, LeaveReason::Left);
    return std::nullopt;
}

void closeBetting(Writer& writer) {
    for (int i = 0; i < maxSeats; ++i) {
        const SeatNumber number = seatAt(i);
        const Seat& seat = writer.state().seat(number);
        if (!seat.holder || writer.state().mainStake(number).isPositive())
            continue;
        if (!seat.wasHeld)
            removeFrom(writer, number, LeaveReason::NoStake);
        else if (seat.idle)
            removeFrom(writer, number, LeaveReason::Idle);
        else
            clearSeat(writer, number); // kept for this round; nothing is played on it
    }
    writer.emit(BettingClosed{});
}

} // namespace openshoe::engine
