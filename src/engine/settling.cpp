// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/writer.h"

#include <algorithm>

namespace openshoe::engine {

using base::Money;

void settlePlay(Writer& writer, const Play& play, PlayResult result, Money returned, SideResult side) {
    writer.emit(PlaySettled{.player = play.player, .seat = play.seat, .hand = play.hand, .kind = play.kind,
                            .on = play.on, .sideBet = play.sideBet, .stake = play.stake, .returned = returned,
                            .result = result, .outcome = side.outcome, .second = side.second});
}

bool somebodyIsOpen(const RuleSet& rules, const TableState& state) {
    for (const SeatNumber number : seatOrder(rules)) {
        const Seat& seat = state.seat(number);
        for (int i = 0; i < seat.handCount; ++i) {
            const Hand& hand = seat.hands[static_cast<std::size_t>(i)];
            const bool wins = (isCharlie(rules, hand) && rules.charlie.wins != CharlieWins::Unless21) ||
                              hasBonus(rules, hand) || winsAlways(rules, hand);
            if (!hand.surrendered && !hand.isBlackjack() && !wins && !handValue(hand.cards).isBust())
                return true;
        }
    }
    return false;
}

bool sideBetIsOpen(const TableState& state) {
    return std::ranges::any_of(state.plays,
                               [](const Play& play) { return play.kind == StakeKind::Side && !play.settled; });
}

bool isAnythingOpen(const RuleSet& rules, const TableState& state) {
    return std::ranges::any_of(state.plays,
                               [&](const Play& play) { return !play.settled && !certainOf(rules, state, play); });
}

void settleSideBets(Writer& writer, Known known) {
    const auto& plays = writer.state().plays; // none is added or removed while they are settled
    if (!sideBetIsOpen(writer.state()))
        return;
    const DealerHand& dealer = writer.state().dealer;
    for (const SeatNumber number : seatOrder(writer.rules())) {
        for (const Play& play : plays) {
            if (play.kind != StakeKind::Side || play.seat != number || play.settled)
                continue;
            const SideBet& bet = writer.rules().sideBets[static_cast<std::size_t>(play.sideBet)];
            const auto& [first, second] = writer.state().seat(number).dealt;
            DecidingCards cards{.first = first, .second = second, .up = upCard(writer.rules(), dealer)};
            if (known != Known::FirstCards)
                cards.hole = holeCard(writer.rules(), dealer);
            if (known == Known::DealersHand)
                cards.dealer = endOf(dealer.cards);
            else if (waitsForDealer(bet, cards))
                continue;
            const SideResult side = evaluate(bet, cards);
            const bool won = side.outcome != SideOutcome::None;
            settlePlay(writer, play, won ? PlayResult::Side : PlayResult::Lose, returnedBy(bet, side, play.stake),
                       side);
        }
    }
}

void settleRound(Writer& writer) {
    const auto& plays = writer.state().plays;
    const Cards& dealer = writer.state().dealer.cards;
    settleSideBets(writer, Known::DealersHand);
    if (writer.rules().dealer.push22 != Push22::None && handValue(dealer).total == 22 &&
        somebodyIsOpen(writer.rules(), writer.state()))
        writer.emit(TwentyTwoPushed{});
    for (const SeatNumber number : seatOrder(writer.rules())) {
        for (const Play& play : plays) {
            if (play.seat != number || play.settled)
                continue;
            const Settlement s = play.kind == StakeKind::Insurance ? settleInsurance(writer.rules(), dealer, play.stake)
                                                                   : settleOnHand(writer.rules(), writer.state(), play);
            settlePlay(writer, play, s.result, s.returned);
        }
    }
    Money wagered;
    Money returned;
    for (const Play& play : writer.state().plays) {
        wagered += play.stake;
        returned += play.returned;
    }
    writer.emit(RoundSettled{.wagered = wagered, .returned = returned});
}

} // namespace openshoe::engine
