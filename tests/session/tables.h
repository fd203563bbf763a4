// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memoryjournal.h"

#include "formats/variants.h"
#include "session/round/decisions.h"
#include "session/table/tablesession.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <tuple>
#include <variant>
#include <vector>

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

/// The logs of the rounds played from that shoe, oldest first.
inline std::vector<engine::Events> logsOf(session::MemoryJournal& journal, std::int64_t shoe) {
    std::vector<engine::Events> logs;
    for (const session::MemoryJournal::Round& round : journal.rounds()) {
        if (round.shoe == shoe)
            logs.push_back(round.events);
    }
    return logs;
}

/// The last decision in these logs; the question still open, if there is one.
inline std::optional<session::SeenDecision> lastDecisionIn(const std::vector<engine::Events>& logs,
                                                           const session::TableKey& key) {
    const auto decisions = session::decisionsSeen(key.rules, logs, key.accountName);
    return decisions && !decisions->empty() ? std::optional(decisions->back()) : std::nullopt;
}

/// The same question, answered alike, with the same in sight.
inline bool isSame(const session::SeenDecision& a, const session::SeenDecision& b) {
    const auto actions = [](const session::SeenDecision& seen) {
        std::vector<engine::Action> offered;
        for (const engine::Offer& offer : seen.offers)
            offered.push_back(offer.action);
        return offered;
    };
    const auto parts = [](const session::SeenDecision& seen) {
        return std::tie(seen.log, seen.event, seen.question, seen.stake, seen.answer, seen.cause);
    };
    const auto sight = [](const analysis::Decision& d) {
        return std::tie(d.hand, d.up, d.unseen, d.fromSplit, d.hands, d.hint, d.hole);
    };
    return parts(a) == parts(b) && actions(a) == actions(b) && a.decision.has_value() == b.decision.has_value() &&
           (!a.decision || sight(*a.decision) == sight(*b.decision));
}

/// How many of the events are of that type.
template <typename E> int count(const engine::Events& events) {
    return static_cast<int>(
        std::ranges::count_if(events, [](const engine::Event& event) { return std::holds_alternative<E>(event); }));
}

} // namespace openshoe::test
