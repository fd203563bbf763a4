// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state.h"

#include <fmt/format.h>
#include <utility>

namespace openshoe::engine {

using base::inputError;
using base::Money;
using base::said;

// Field by field: copying an empty hand over it, which is written in bytes and read back in larger pieces, takes ten
// times as long.
void Hand::clear() {
    cards.clear();
    doubledOn = doubles = 0;
    fromSplit = splitAces = stood = surrendered = freeSplit = freeDouble = false;
}

void DealerHand::clear() {
    cards.clear();
    firstUp = false;
    holeTurned = false;
    hint.reset();
}

void Seat::clear() {
    if (!holder && !early && handCount == 0)
        return; // most seats are free
    for (int i = 0; i < handCount; ++i)
        hands[static_cast<std::size_t>(i)].clear();
    handCount = 0;
    dealt = {};
    holder.reset();
    early.reset();
    idle = wasHeld = dealtIn = turnBegun = false;
}

std::vector<SeatNumber> TableState::seatsOf(PlayerNumber player) const {
    std::vector<SeatNumber> held;
    for (int i = 1; i <= maxSeats; ++i) {
        const SeatNumber number{static_cast<std::uint8_t>(i)};
        if (seat(number).holder == player)
            held.push_back(number);
    }
    return held;
}

const Play* TableState::find(StakeKind kind, PlayerNumber player, SeatNumber seat, HandNumber hand, int sideBet) const {
    for (const Play& play : plays) {
        if (play.kind == kind && play.player == player && play.seat == seat && play.hand == hand &&
            (kind != StakeKind::Side || play.sideBet == sideBet))
            return &play;
    }
    return nullptr;
}

Play* TableState::find(StakeKind kind, PlayerNumber player, SeatNumber seat, HandNumber hand, int sideBet) {
    return const_cast<Play*>(std::as_const(*this).find(kind, player, seat, hand, sideBet));
}

Money TableState::mainStake(SeatNumber number) const {
    for (const Play& play : plays) {
        if (play.kind == StakeKind::Main && play.seat == number && play.hand.value == 1)
            return play.stake;
    }
    return {};
}

std::optional<PlayerNumber> TableState::playerNamed(const std::string& id) const {
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (players[i].id == id)
            return PlayerNumber{static_cast<std::uint16_t>(i)};
    }
    return std::nullopt;
}

base::Result<TableState> replay(const Events& events, std::size_t* folded) {
    TableState state;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (folded)
            *folded = i;
        try {
            if (auto done = fold(state, events[i]); !done)
                return inputError(said("Errors", "event {} ({})").with(i, done.error().where), done.error().what);
        } catch (const base::MoneyOverflow&) {
            return inputError(said("Errors", "event {}").with(i),
                              said("Errors", "an amount larger than a wallet can hold"));
        }
    }
    if (folded)
        *folded = events.size();
    return state;
}

} // namespace openshoe::engine
