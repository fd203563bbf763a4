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

void settleSideBets(Writer& writer) {
    const auto& plays = writer.state().plays; // none comes or goes while they are settled
    if (std::ranges::none_of(plays, [](const Play& play) { return play.kind == StakeKind::Side; }))
        return;
    const Card up = upCard(writer.rules(), writer.state().dealer);
    for (const SeatNumber number : seatOrder(writer.rules())) {
        for (const Play& play : plays) {
            if (play.kind != StakeKind::Side || play.seat != number)
                continue;
            const SideBet& bet = writer.rules().sideBets[static_cast<std::size_t>(play.sideBet)];
            const Cards& cards = writer.state().seat(number).hands[0].cards;
            const SideResult side = evaluate(bet, cards[0], cards[1], up);
            const bool won = side.outcome != SideOutcome::None;
            settlePlay(writer, play, won ? PlayResult::Side : PlayResult::Lose, returnedBy(bet, side, play.stake), side);
        }
    }
}

void settleRound(Writer& writer) {
    const auto& plays = writer.state().plays;
    const Cards& dealer = writer.state().dealer.cards;
    if (writer.rules().dealer.push22 != Push22::None && handValue(dealer).total == 22)
        writer.emit(TwentyTwoPushed{});
    for (const SeatNumber number : seatOrder(writer.rules())) {
        for (const Play& play : plays) {
            if (play.seat != number || play.settled)
                continue;
            const Settlement s = play.kind == StakeKind::Insurance
                                     ? settleInsurance(writer.rules(), dealer, play.stake)
                                     : settleHand(writer.rules(), writer.state().seat(number).hand(play.hand), dealer, play.stake);
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
