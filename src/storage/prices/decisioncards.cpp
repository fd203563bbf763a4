// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/prices/decisioncards.h"

#include "engine/round.h"
#include "storage/prices/pricerows.h"
#include "storage/record/database.h"
#include "storage/record/rowreading.h"

#include <algorithm>

namespace openshoe::storage {

using base::Result;

namespace {

constexpr int mistakesAtOnce = 1000;

bool isOfAHand(DecisionKind kind) {
    return kind == DecisionKind::Hard || kind == DecisionKind::Soft || kind == DecisionKind::Pair ||
           kind == DecisionKind::Surrender;
}

// Whether the dealer's first two cards were dealt face up before it. Not DealerHand::holeTurned: a hole card that the
// dealer shows because of the up card leaves a spot where it is.
bool liesOpen(const engine::Events& events, std::size_t before) {
    int open = 0;
    for (std::size_t i = 0; i < std::min(before, events.size()); ++i) {
        const auto* dealt = std::get_if<engine::CardDealt>(&events[i]);
        open += dealt && dealt->seat.isDealer() && dealt->faceUp ? 1 : 0;
    }
    return open == 2;
}

struct Unplaced {
    std::optional<DecisionPrice> decision; ///< empty if it can't be read: whoever lists it says so
    RoundId round = 0;
    int up = 0;
};

std::vector<Unplaced> nextUnplaced(Sql& sql, RoundId after) {
    std::vector<Unplaced> some;
    Cursor row = sql.select(QStringLiteral("SELECT %1, p.up FROM decision_prices d JOIN round_prices p ON p.round ="
                                           " d.round WHERE d.round > ? AND d.cost >= ? ORDER BY d.round LIMIT ?")
                                .arg(QLatin1String(decisionColumns)),
                            {sqlValue(after), leastCost(firstMistake), mistakesAtOnce});
    while (row.next()) {
        some.push_back({readDecision(sql, row), row.integer(0), row.number(decisionColumnCount)});
        (void)sql.result(0);
    }
    return some;
}

} // namespace

std::optional<engine::Events> readableEvents(Sql& sql, RoundId round) {
    if (sql.failed())
        return std::nullopt;
    auto events = readEvents(sql, round);
    if (const auto read = sql.result(0); !read)
        return std::nullopt;
    return events;
}

std::optional<engine::TableState> tableAt(const engine::Events& events, const DecisionPrice& decision) {
    engine::TableState table;
    const std::size_t end = std::min(decision.event, events.size());
    for (std::size_t i = 0; i < end; ++i) {
        if (!engine::fold(table, events[i]))
            return std::nullopt;
    }
    return table;
}

const engine::Hand* handOf(const engine::TableState& table, const DecisionPrice& decision) {
    const auto& question = decision.question;
    if (question.seat.index() >= table.seats.size())
        return nullptr;
    const engine::Seat& seat = table.seat(question.seat);
    return question.hand.index() < static_cast<std::size_t>(seat.handCount) ? &seat.hand(question.hand) : nullptr;
}

std::optional<Spot> spotOf(const engine::Events& events, const DecisionPrice& decision, int up) {
    if (decision.mark() < firstMistake || !isOfAHand(decision.kind) || up < 1)
        return std::nullopt;
    const auto table = tableAt(events, decision);
    const engine::Hand* hand = table ? handOf(*table, decision) : nullptr;
    if (!hand || hand->cards.size() < 2)
        return std::nullopt;
    const engine::HandValue value = engine::handValue(hand->cards);
    Spot spot{.kind = value.soft ? DecisionKind::Soft : DecisionKind::Hard, .value = value.total, .up = up};
    if (decision.kind == DecisionKind::Pair)
        spot = {.kind = DecisionKind::Pair, .value = engine::pointValue(hand->cards[0]), .up = up};
    if (liesOpen(events, decision.event)) {
        const engine::HandValue both = engine::handValue(table->dealer.cards);
        spot.up = 0;
        spot.open = both.total;
        spot.softOpen = both.soft;
    }
    return Spot::of(spot.key());
}

void keepSpots(Sql& sql) {
    RoundId round = 0;
    engine::Events events;
    for (auto some = nextUnplaced(sql, 0); !some.empty() && !sql.failed(); some = nextUnplaced(sql, round)) {
        // The last round's decisions may go on beyond these: it is read again with the next, unless it is the only one.
        if (static_cast<int>(some.size()) == mistakesAtOnce && some.front().round != some.back().round)
            std::erase_if(some, [last = some.back().round](const Unplaced& one) { return one.round == last; });
        for (const Unplaced& one : some) {
            if (one.round != round)
                events = readableEvents(sql, one.round).value_or(engine::Events());
            round = one.round;
            if (const auto spot = one.decision ? spotOf(events, *one.decision, one.up) : std::nullopt)
                sql.run("UPDATE decision_prices SET spot = ? WHERE round = ? AND number = ?", spot->key(), one.round,
                        one.decision->number);
        }
    }
}

Result<DecisionCards> PriceStore::cards(const MistakeRow& mistake) {
    Sql& sql = m_db.sql();
    DecisionCards cards;
    if (mistake.decision.kind == DecisionKind::SideBet)
        return cards;
    const auto events = readableEvents(sql, mistake.round);
    const auto table = events ? tableAt(*events, mistake.decision) : std::nullopt;
    const engine::Hand* hand = table ? handOf(*table, mistake.decision) : nullptr;
    if (!hand)
        return cards;
    cards.hand.assign(hand->cards.begin(), hand->cards.end());
    const auto ruleSet = sql.integer("SELECT rule_set FROM rounds WHERE id = ?", mistake.round);
    const auto rules = ruleSet ? m_db.ruleSets().at(*ruleSet) : nullptr;
    if (!rules || table->dealer.cards.size() < (rules->dealer.dealsBoth() ? 2 : 1))
        return sql.result(std::move(cards));
    cards.dealer.push_back(engine::upCard(*rules, table->dealer));
    if (table->dealer.holeTurned && table->dealer.cards.size() > 1)
        cards.dealer.push_back(engine::holeCard(*rules, table->dealer));
    return sql.result(std::move(cards));
}

} // namespace openshoe::storage
