// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/commonquestion.h"

#include "models/keys/intents.h"
#include "models/table/questionwords.h"
#include "models/table/tablecontext.h"
#include "models/words/amounts.h"
#include "models/words/handwords.h"

namespace openshoe::models {

using namespace engine;
using base::Money;

namespace {

bool isCommon(QuestionKind kind) {
    return kind == QuestionKind::Insurance || kind == QuestionKind::EvenMoney;
}

QString captionForAll(QuestionKind kind, Action action) {
    if (action == Action::Decline)
        return kind == QuestionKind::Insurance ? Table::tr("Insure none") : Table::tr("None", "even money for no hand");
    return kind == QuestionKind::Insurance ? Table::tr("Insure all") : Table::tr("Even money, all");
}

} // namespace

void CommonQuestion::update(const RuleSet& rules, const TableState& state, const std::optional<Question>& asked) {
    m_hands.clear();
    if (!asked || !isCommon(asked->kind))
        return;
    m_hands.push_back(*asked);
    for (const Question& later : laterQuestions(rules, state)) {
        if (later.kind == asked->kind && later.player == asked->player)
            m_hands.push_back(later);
    }
}

std::optional<Action> CommonQuestion::answer() const {
    const auto found = m_hands.empty() ? m_answers.end() : m_answers.find(m_hands.front().kind);
    return found == m_answers.end() ? std::nullopt : std::optional(found->second);
}

QString CommonQuestion::text(const RuleSet& rules, const TableState& state) const {
    QStringList numbers;
    for (const Question& hand : m_hands)
        numbers << handNumber(rules, hand.seat, hand.hand, state.seat(hand.seat).handCount);
    numbers.sort();
    const bool insurance = m_hands.front().kind == QuestionKind::Insurance;
    return (insurance ? Table::tr("Hands %1: insurance?") : Table::tr("Hands %1: even money?"))
        .arg(numbers.join(QStringLiteral(", ")));
}

std::vector<ActionRow> CommonQuestion::rows(const RuleSet& rules, const TableState& state) const {
    auto rows = actionRows(rules, state, m_hands.front());
    for (ActionRow& row : rows) {
        const Action action = *actionOf(row.intent);
        Money cost;
        for (const Question& hand : m_hands) {
            for (const Offer& offer : offers(rules, state, hand)) {
                if (offer.action == action)
                    cost += offer.cost;
            }
        }
        row.caption = captionForAll(m_hands.front().kind, action);
        row.costText = cost.isPositive() ? amountText(cost) : QString();
        row.enabled = cost <= state.player(m_hands.front().player).balance;
        row.disabledReason = row.enabled ? QString() : Table::tr("Your balance doesn't cover all hands. Choose some.");
    }
    rows.push_back({.intent = Intent::EachHand, .caption = Table::tr("Choose")});
    return rows;
}

QString allInsuredText(const TableState& state, PlayerNumber player) {
    int hands = 0;
    int insured = 0;
    for (const Play& play : state.plays) {
        if (play.player != player)
            continue;
        hands += isOnHand(play.kind);
        insured += play.kind == StakeKind::Insurance;
    }
    return hands > 1 && insured == hands ? Table::tr("All insured.") : QString();
}

} // namespace openshoe::models
