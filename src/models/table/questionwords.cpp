// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/questionwords.h"

#include "models/keys/intents.h"
#include "models/table/personrows.h"
#include "models/table/tablecontext.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"
#include "models/words/refusalwords.h"

#include <algorithm>

namespace openshoe::models {

using namespace engine;

namespace {

// What saying yes costs.
QString costText(const RuleSet& rules, const TableState& state, const Question& asked) {
    for (const Offer& offer : offers(rules, state, asked)) {
        if (offer.cost.isPositive())
            return amountText(offer.cost);
    }
    return {};
}

// The person has no other hand that could be meant.
bool isOnlyHand(const TableState& state, const Question& asked) {
    const auto isHand = [&](const Play& play) {
        return play.player == asked.player && isOnHand(play.kind);
    };
    return std::ranges::count_if(state.plays, isHand) == 1;
}

// "Insure for 12.50?", or "Hand 2 · Insure for 12.50?" among several.
QString ofHand(const RuleSet& rules, const TableState& state, const Question& asked, const QString& question) {
    if (isOnlyHand(state, asked))
        return question;
    const int hands = state.seat(asked.seat).handCount;
    return QStringLiteral("%1 · %2").arg(handLabel(rules, asked.seat, asked.hand, hands), question);
}

QString holderName(const TableState& state, SeatNumber seat) {
    const auto holder = state.seat(seat).holder;
    return holder ? personName(state.player(*holder).id) : QString();
}

// "ace", "10", "8".
QString rankText(Card card) {
    Cards alone;
    alone.add(card);
    return spokenTotal(handValue(alone));
}

} // namespace

QString turnCaption(const RuleSet& rules, const Hand& hand, Action action) {
    if (!isFree(rules, hand, action))
        return actionCaption(rules, action);
    return action == Action::Split ? Table::tr("Split free") : Table::tr("Double free");
}

QString questionText(const RuleSet& rules, const TableState& state, const Question& asked, const QString& dealer,
                     Telling telling) {
    const Seat& seat = state.seat(asked.seat);
    const Cards& cards = seat.hand(asked.hand).cards;
    const HandValue value = handValue(cards);
    const QString total = telling == Telling::Spoken ? spokenTotal(value) : totalText(value);
    switch (asked.kind) {
    case QuestionKind::Insurance:
        return ofHand(rules, state, asked, Table::tr("Insure for %1?").arg(costText(rules, state, asked)));
    case QuestionKind::EvenMoney: {
        const Play* play = state.find(asked.on, asked.player, asked.seat, asked.hand);
        return ofHand(rules, state, asked,
                      Table::tr("Even money, %1?", "what is won").arg(netText(play ? play->stake : base::Money{})));
    }
    case QuestionKind::Surrender:
        return ofHand(rules, state, asked, isGivenUp(rules) ? Table::tr("Give up?") : Table::tr("Surrender?"));
    case QuestionKind::FollowDouble:
        return Table::tr("%1 doubles on %2 against %3. Follow with %4?", "who, a total, the dealer's, an amount")
            .arg(holderName(state, asked.seat), total, dealer, costText(rules, state, asked));
    case QuestionKind::FollowSplit:
        return Table::tr("%1 splits %2 and %3 against %4. Follow with %5?", "who, two cards, the dealer's, an amount")
            .arg(holderName(state, asked.seat), rankText(cards[0]),
                 rankText(seat.hand(HandNumber{static_cast<std::uint8_t>(asked.hand.value + 1)}).cards[0]), dealer,
                 costText(rules, state, asked)); // split already, the second cards to come
    case QuestionKind::Turn: break;
    }
    if (isOnlyHand(state, asked))
        return Table::tr("Your turn: %1 against %2").arg(total, dealer);
    return Table::tr("Your turn: hand %1, %2 against %3")
        .arg(handNumber(rules, asked.seat, asked.hand, seat.handCount), total, dealer);
}

std::vector<ActionRow> actionRows(const RuleSet& rules, const TableState& state, const Question& asked) {
    std::vector<ActionRow> rows;
    auto list = offers(rules, state, asked);
    if (asked.kind == QuestionKind::FollowDouble || asked.kind == QuestionKind::FollowSplit)
        list.push_back({.action = Action::Decline});
    for (const Offer& offer : list) {
        ActionRow row{.intent = intentOf(offer.action)};
        row.caption = turnCaption(rules, state.seat(asked.seat).hand(asked.hand), offer.action);
        row.costText = offer.cost.isPositive() ? amountText(offer.cost) : QString();
        row.enabled = offer.affordable;
        row.disabledReason = offer.affordable ? QString() : refusalText(Refusal::InsufficientBalance);
        rows.push_back(std::move(row));
    }
    return rows;
}

int turnPlaces(const RuleSet& rules) {
    constexpr int always = 4; // hit, stand, double, split
    return rules.surrender.when == SurrenderWhen::None ? always : always + 1;
}

std::optional<Action> answerTo(const Question& asked, int intent) {
    if (intent == Intent::Follow)
        return asked.kind == QuestionKind::FollowSplit ? Action::FollowSplit : Action::FollowDouble;
    return actionOf(intent);
}

void ActionsModel::setRows(std::vector<ActionRow> rows) {
    update(m_rows, std::move(rows));
}

} // namespace openshoe::models

#include "moc_actionsmodel.cpp"
