// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/roundjson.h"

#include "engine/settlement.h"
#include "formats/eventsjson.h"
#include "formats/json.h"

#include <QJsonArray>

#include <algorithm>
#include <tuple>

namespace openshoe::formats {

using namespace engine;

namespace {

QJsonArray cardsToJson(const Cards& cards) {
    QJsonArray array;
    for (const Card card : cards)
        array.append(jsonText(card.text()));
    return array;
}

QJsonObject dealerToJson(const DealerHand& dealer) {
    const HandValue value = handValue(dealer.cards);
    return {{"cards", cardsToJson(dealer.cards)},
            {"total", value.total},
            {"soft", value.soft},
            {"blackjack", isNatural(dealer.cards)},
            {"bust", value.isBust()}};
}

QJsonObject handToJson(const Hand& hand, int number) {
    const HandValue value = handValue(hand.cards);
    QJsonObject json{{"hand", number},
                     {"cards", cardsToJson(hand.cards)},
                     {"total", value.total},
                     {"soft", value.soft},
                     {"blackjack", hand.isBlackjack()},
                     {"bust", value.isBust()},
                     {"doubled", hand.doubled()},
                     {"split", hand.fromSplit},
                     {"surrendered", hand.surrendered}};
    if (hand.doubles > 1)
        json.insert("doubles", hand.doubles);
    return json;
}

QJsonArray seatsToJson(const TableState& state) {
    QJsonArray seats;
    for (int i = 0; i < maxSeats; ++i) {
        const Seat& seat = state.seats[static_cast<std::size_t>(i)];
        if (!seat.dealtIn || !seat.holder)
            continue;
        QJsonArray hands;
        for (int h = 0; h < seat.handCount; ++h)
            hands.append(handToJson(seat.hands[static_cast<std::size_t>(h)], h + 1));
        seats.append(
            QJsonObject{{"seat", i + 1}, {"player", jsonText(state.player(*seat.holder).id)}, {"hands", hands}});
    }
    return seats;
}

QJsonObject playToJson(const RuleSet& rules, const TableState& state, const Play& play) {
    QJsonObject json{{"player", jsonText(state.player(play.player).id)},
                     {"seat", play.seat.value},
                     {"hand", play.hand.value},
                     {"kind", name(play.kind)},
                     {"stake", jsonText(play.stake)},
                     {"returned", jsonText(play.returned)},
                     {"result", jsonText(resultName(play))}};
    if (play.house.isPositive())
        json["house"] = jsonText(play.house);
    if (play.kind == StakeKind::Insurance)
        json["on"] = name(play.on);
    if (play.kind == StakeKind::Side && play.sideBet >= 0 && play.sideBet < static_cast<int>(rules.sideBets.size()))
        json["bet"] = jsonText(rules.sideBets[static_cast<std::size_t>(play.sideBet)].id);
    return json;
}

QJsonArray refusedToJson(const std::vector<RefusedEntry>& refused) {
    QJsonArray array;
    for (const RefusedEntry& entry : refused) {
        array.append(QJsonObject{{"list", entry.list == RefusedEntry::List::Bets ? "bets" : "actions"},
                                 {"index", entry.index},
                                 {"reason", name(entry.reason)}});
    }
    return array;
}

QJsonArray leftToJson(const TableState& state, const Events& events) {
    std::vector<SeatLeft> left;
    for (const Event& event : events) {
        const auto* e = std::get_if<SeatLeft>(&event);
        if (e && e->reason != LeaveReason::Left)
            left.push_back(*e);
    }
    std::stable_sort(left.begin(), left.end(), [](const SeatLeft& a, const SeatLeft& b) { return a.seat < b.seat; });
    QJsonArray array;
    for (const SeatLeft& e : left)
        array.append(QJsonObject{
            {"player", jsonText(state.player(e.player).id)}, {"seat", e.seat.value}, {"reason", name(e.reason)}});
    return array;
}

} // namespace

std::vector<Play> sortedPlays(const TableState& state) {
    std::vector<Play> plays = state.plays;
    const auto key = [&](const Play& play) {
        return std::tuple(play.seat, play.hand, play.kind, std::cref(state.player(play.player).id).get(), play.sideBet);
    };
    std::stable_sort(plays.begin(), plays.end(), [&](const Play& a, const Play& b) { return key(a) < key(b); });
    return plays;
}

base::Result<QJsonObject> roundToJson(const RuleSet& rules, const Events& events,
                                      const std::vector<RefusedEntry>& refused) {
    const auto replayed = replay(events);
    if (!replayed)
        return tl::make_unexpected(replayed.error());
    const TableState& state = *replayed;
    QJsonArray plays;
    base::Money wagered;
    base::Money returned;
    for (const Play& play : sortedPlays(state)) {
        plays.append(playToJson(rules, state, play));
        wagered += play.stake;
        returned += play.returned;
    }
    QJsonObject balances;
    for (const engine::Player& player : state.players)
        balances[jsonText(player.id)] = jsonText(player.balance);
    QJsonObject json;
    json["dealer"] = dealerToJson(state.dealer);
    json["seats"] = seatsToJson(state);
    json["plays"] = plays;
    json["refused"] = refusedToJson(refused);
    json["left"] = leftToJson(state, events);
    json["balances"] = balances;
    json["wagered"] = jsonText(wagered);
    json["returned"] = jsonText(returned);
    json["drawn"] = state.drawn;
    json["events"] = eventsToJson(rules, events);
    return json;
}

} // namespace openshoe::formats
