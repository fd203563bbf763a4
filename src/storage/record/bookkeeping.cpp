// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/bookkeeping.h"

#include "formats/roundjson.h"

#include <fmt/format.h>

namespace openshoe::storage {

using namespace engine;
using base::Money;

namespace {

void move(Bookings& bookings, BookKind from, BookKind to, Money amount) {
    if (amount.isPositive())
        bookings[{from, to}] += amount;
}

class Booker {
public:
    Booker(Bookings& bookings, const TableState& before, const std::string& own)
        : m_bookings(bookings), m_before(before), m_own(own) {}

    void operator()(const StakePlaced& e) { stake(e.player, e.amount); }
    void operator()(const StakeReturned& e) { move(m_bookings, BookKind::Stakes, bookOf(e.player), e.amount); }
    void operator()(const InsuranceTaken& e) { stake(e.player, e.stake); }
    void operator()(const HandDoubled& e) { stakeOnSeat(e.seat, e.hand, e.stake); }
    void operator()(const HandSplit& e) { stakeOnSeat(e.seat, e.hand, e.stake); }
    void operator()(const Followed& e) { stake(e.player, e.stake); }
    void operator()(const PlaySettled& e) {
        const BookKind player = bookOf(e.player);
        const Money fromTable = std::min(e.stake, e.returned);
        move(m_bookings, BookKind::Stakes, player, fromTable);
        move(m_bookings, BookKind::Stakes, BookKind::House, e.stake - fromTable);
        move(m_bookings, BookKind::House, player, e.returned - fromTable);
    }
    template <typename E> void operator()(const E&) {}

private:
    BookKind bookOf(PlayerNumber player) const {
        const bool own = player.value < m_before.players.size() && m_before.player(player).id == m_own;
        return own ? BookKind::Wallet : BookKind::Company;
    }
    void stake(PlayerNumber player, Money amount) { move(m_bookings, bookOf(player), BookKind::Stakes, amount); }
    void stakeOnSeat(SeatNumber seat, HandNumber hand, Money amount) {
        for (const Play& play : m_before.plays) {
            if (play.kind == StakeKind::Main && play.seat == seat && play.hand == hand) {
                stake(play.player, amount);
                return;
            }
        }
    }

    Bookings& m_bookings;
    const TableState& m_before;
    const std::string& m_own;
};

} // namespace

void book(Bookings& bookings, const TableState& before, const Event& event, const std::string& own) {
    std::visit(Booker(bookings, before, own), event);
}

base::Result<Bookings> bookingsOf(const Events& events, const std::string& own) {
    Bookings bookings;
    TableState state;
    for (const Event& event : events) {
        book(bookings, state, event, own);
        if (auto folded = fold(state, event); !folded)
            return tl::make_unexpected(folded.error());
    }
    return bookings;
}

Outcome outcomeOf(const RuleSet& rules, const TableState& state, const std::string& own) {
    Outcome outcome;
    if (!state.dealer.cards.empty())
        outcome.dealer = handValue(state.dealer.cards).total;
    const auto player = state.playerNamed(own);
    Money balance = player ? state.player(*player).balance : Money{};
    for (const Play& play : state.plays) {
        if (play.player == player)
            balance += play.stake - play.returned;
    }
    for (const Play& play : formats::sortedPlays(state)) {
        if (play.player != player)
            continue;
        balance += play.returned - play.stake;
        outcome.wagered += play.stake;
        outcome.returned += play.returned;
        outcome.plays.push_back({.seat = play.seat.value,
                                 .hand = play.hand.value,
                                 .kind = play.kind,
                                 .on = play.on,
                                 .sideBet = play.sideBet,
                                 .stake = play.stake,
                                 .returned = play.returned,
                                 .result = play.result,
                                 .outcome = play.outcome,
                                 .second = play.second,
                                 .balance = balance});
        if (isOnHand(play.kind)) {
            const int value = handValue(state.seat(play.seat).hand(play.hand).cards).total;
            outcome.hands += fmt::format("{}{}:{}", outcome.hands.empty() ? "" : ",", value, name(play.result));
            outcome.results |= 1 << static_cast<int>(play.result);
        } else if (play.kind == StakeKind::Side && play.outcome != SideOutcome::None &&
                   play.sideBet < static_cast<int>(rules.sideBets.size())) {
            const std::string& id = rules.sideBets[static_cast<std::size_t>(play.sideBet)].id;
            if (("," + outcome.sideBets + ",").find("," + id + ",") == std::string::npos)
                outcome.sideBets += (outcome.sideBets.empty() ? "" : ",") + id;
        }
    }
    return outcome;
}

} // namespace openshoe::storage
