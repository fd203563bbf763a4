// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/script.h"

#include "tables.h"

namespace openshoe::test {

// Rounds played from scripts, for tests that inspect them afterwards.

inline constexpr engine::PlayerNumber me{0};

inline engine::PlaceStake main(int number, const char* amount) {
    return {me, seat(number), engine::StakeKind::Main, -1, money(amount)};
}
inline engine::PlaceStake side(int number, int bet, const char* amount) {
    return {me, seat(number), engine::StakeKind::Side, bet, money(amount)};
}
inline engine::Act act(engine::Action action, int number = 1, int hand = 1) {
    return {.player = me,
            .seat = seat(number),
            .hand = engine::HandNumber{static_cast<std::uint8_t>(hand)},
            .action = action};
}

/// `cards` as "TS 5H 9S", in the order drawn.
inline std::vector<engine::Card> cardsOf(const char* cards) {
    std::vector<engine::Card> shoe;
    for (const QByteArray& card : QByteArray(cards).split(' '))
        shoe.push_back(*engine::Card::parse(card.toStdString()));
    return shoe;
}

inline engine::Events played(const engine::RuleSet& rules, const char* cards, const engine::ScriptedRound& script) {
    engine::TableState state;
    state.currency = rules.limits.front().currency;
    state.players.push_back({.id = "player", .balance = money("1000000")});
    const auto result = engine::playScript(rules, state, script, cardsOf(cards));
    if (!result)
        qFatal("the script can't be played");
    return result->events;
}

} // namespace openshoe::test
