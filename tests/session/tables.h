// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memoryjournal.h"

#include "formats/variants.h"
#include "session/table/tablesession.h"

#include <QTest>

#include <algorithm>
#include <variant>

namespace openshoe::test {

inline engine::RuleSet game(const char* id) {
    static const formats::VariantCatalogue catalogue;
    const auto* entry = catalogue.find(id);
    if (!entry)
        qFatal("no game %s", id);
    return entry->rules;
}

inline QStringList allGames() {
    return {QStringLiteral("deluxe"),     QStringLiteral("rundown"), QStringLiteral("boxes"),
            QStringLiteral("down-under"), QStringLiteral("classic"), QStringLiteral("premium")};
}

inline base::Money money(const char* text) {
    const auto amount = base::Money::parse(text);
    if (!amount)
        qFatal("no amount %s", text);
    return *amount;
}

inline engine::SeatNumber seat(int number) {
    return engine::SeatNumber{static_cast<std::uint8_t>(number)};
}
inline session::Place mainAt(int number) {
    return {seat(number), engine::StakeKind::Main, -1};
}
inline session::Place sideAt(int number, int bet) {
    return {seat(number), engine::StakeKind::Side, bet};
}

inline session::TableKey key(const char* id, const char* currency = nullptr, bool trial = false) {
    const engine::RuleSet rules = game(id);
    return {.account = 1,
            .accountName = "player",
            .trial = trial,
            .rules = rules,
            .currency = currency ? currency : rules.limits.front().currency};
}

/// Provides enough for any stake at that table.
inline void fillWallet(session::MemoryJournal& journal, const session::TableKey& key) {
    journal.setWallet(key.account, key.currency, key.rules.limitIn(key.currency)->max.times(1000));
}

/// How many of the events are of that type.
template <typename E> int count(const engine::Events& events) {
    return static_cast<int>(
        std::ranges::count_if(events, [](const engine::Event& event) { return std::holds_alternative<E>(event); }));
}

} // namespace openshoe::test
