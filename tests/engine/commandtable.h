// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "formats/variants.h"

#include <QStringList>

#include <algorithm>
#include <vector>

// A table that takes commands one by one.
using namespace openshoe;
using namespace openshoe::engine;
using base::Money;

inline RuleSet rulesOf(const char* id, const QStringList& sets = {}) {
    std::vector<formats::RuleOverride> overrides;
    for (const QString& set : sets)
        overrides.push_back(formats::RuleOverride::parse(set).value());
    return formats::VariantCatalogue().load(id, overrides).value();
}

inline std::vector<Card> cardsOf(const char* text) {
    std::vector<Card> cards;
    for (const QByteArray& word : QByteArray(text).split(' '))
        cards.push_back(Card::parse(word.toStdString()).value());
    return cards;
}

inline Money coins(const char* text) { return Money::parse(text).value(); }

inline constexpr PlayerNumber ann{0};
inline constexpr PlayerNumber bob{1};
inline SeatNumber seat(int number) { return SeatNumber{static_cast<std::uint8_t>(number)}; }

/// A table with ann and bob (only ann if the game isn't shared) and a shoe.
class Table {
public:
    explicit Table(RuleSet rules, const char* shoe = "9S 9H 9D 9C 8S 8H 8D 8C", const char* balance = "1000")
        : m_rules(std::move(rules)), m_shoe(cardsOf(shoe)) {
        state.currency = m_rules.limits.front().currency;
        state.players.push_back({.id = "ann", .balance = coins(balance)});
        if (m_rules.table.behind)
            state.players.push_back({.id = "bob", .balance = coins(balance)});
    }

    std::optional<Refusal> give(const Command& command) {
        events.clear();
        const TableState before = state;
        const CommandResult result = apply(m_rules, before, command, m_shoe);
        const auto refusal = applyTo(m_rules, state, command, m_shoe, events);
        if (refusal == Refusal::ShoeExhausted || refusal == Refusal::AmountOverflow) {
            // Pure: it reports no events.
            if (result.refusal != refusal || !result.events.empty())
                qFatal("apply() told what it had to forget");
            state = before;
        }
        return refusal;
    }
    std::optional<Refusal> stake(PlayerNumber player, int at, StakeKind kind, const char* amount, int sideBet = -1) {
        return give(
            PlaceStake{.player = player, .seat = seat(at), .kind = kind, .sideBet = sideBet, .amount = coins(amount)});
    }
    std::optional<Refusal> act(PlayerNumber player, int at, Action action, bool early = false, int hand = 1) {
        return give(Act{.player = player,
                        .seat = seat(at),
                        .hand = HandNumber{static_cast<std::uint8_t>(hand)},
                        .action = action,
                        .early = early});
    }
    [[nodiscard]] Money balance(PlayerNumber player) const { return state.player(player).balance; }
    template <typename E> [[nodiscard]] int count() const {
        return static_cast<int>(
            std::ranges::count_if(events, [](const Event& e) { return std::holds_alternative<E>(e); }));
    }
    [[nodiscard]] const RuleSet& rules() const { return m_rules; }

    TableState state;
    Events events; ///< of the last command

private:
    RuleSet m_rules;
    std::vector<Card> m_shoe;
};
