// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/questionwords.h"

#include "models/keys/intents.h"
#include "models/table/tablecontext.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/handwords.h"
#include "models/words/refusalwords.h"

namespace openshoe::models {

using namespace engine;

QString questionText(const RuleSet& rules, const TableState& state, const Question& asked, const QString& dealer,
                     Telling telling) {
    const Seat& seat = state.seat(asked.seat);
    const QString hand = handLabel(rules, asked.seat, asked.hand, seat.handCount);
    switch (asked.kind) {
    case QuestionKind::Insurance: return Table::tr("%1: insurance?").arg(hand);
    case QuestionKind::EvenMoney: return Table::tr("%1: even money?").arg(hand);
    case QuestionKind::Surrender:
        return (isGivenUp(rules) ? Table::tr("%1: give up?") : Table::tr("%1: surrender?"))
            .arg(hand);
    case QuestionKind::FollowDouble: return Table::tr("%1 doubles: follow?").arg(hand);
    case QuestionKind::FollowSplit: return Table::tr("%1 splits: follow?").arg(hand);
    case QuestionKind::Turn: break;
    }
    const HandValue value = handValue(seat.hand(asked.hand).cards);
    return Table::tr("Your turn: hand %1, %2 against %3")
        .arg(handNumber(rules, asked.seat, asked.hand, seat.handCount),
             telling == Telling::Spoken ? spokenTotal(value) : totalText(value), dealer);
}

std::vector<ActionRow> actionRows(const RuleSet& rules, const TableState& state, const Question& asked) {
    std::vector<ActionRow> rows;
    auto list = offers(rules, state, asked);
    if (asked.kind == QuestionKind::FollowDouble || asked.kind == QuestionKind::FollowSplit)
        list.push_back({.action = Action::Decline});
    for (const Offer& offer : list) {
        ActionRow row{.intent = intentOf(offer.action)};
        row.caption = actionCaption(rules, offer.action);
        row.costText = offer.cost.isPositive() ? amountText(offer.cost) : QString();
        row.enabled = offer.affordable;
        row.disabledReason = offer.affordable ? QString() : refusalText(Refusal::InsufficientBalance);
        rows.push_back(std::move(row));
    }
    return rows;
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
