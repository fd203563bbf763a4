// SPDX-License-Identifier: GPL-3.0-or-later
// What QML reads of the table.
#include "models/tablecontroller.h"

#include "models/settingscontroller.h"
#include "models/words.h"

namespace openshoe::models {

using namespace engine;
using base::Money;
using session::TableSession;

QString TableController::variantId() const {
    return text(m_rules.id);
}
QString TableController::gameName() const {
    return text(m_rules.name);
}
QString TableController::currency() const {
    if (m_replaying)
        return text(m_shown.state().currency);
    return m_session ? text(m_session->key().currency) : QString();
}
QString TableController::limits() const {
    return m_session ? models::limitsText(m_rules, m_session->key().currency) : QString();
}
QStringList TableController::printedLines() const {
    return models::feltLines(m_rules);
}

QString TableController::felt() const {
    if (!m_settings.felt().isEmpty())
        return m_settings.felt();
    return variantId();
}

QString TableController::balanceText() const {
    if (isDrafting())
        return amountText(m_session->slip().left());
    const auto& players = m_shown.state().players;
    return players.empty() ? QString() : amountText(players.front().balance);
}

QString TableController::balanceName() const {
    return m_session || m_replaying ? tr("Balance %1 %2").arg(balanceText(), currency()) : QString();
}

QString TableController::totalStakeText() const {
    if (!m_session && !m_replaying)
        return {};
    if (isDrafting())
        return amountText(m_session->slip().draft().total());
    Money sum;
    for (const Play& play : m_shown.state().plays) {
        if (play.player == TableSession::me())
            sum += play.stake;
    }
    return amountText(sum);
}

bool TableController::isAllIn() const {
    return m_session && m_phase == Betting && !m_session->slip().isEmpty() && m_session->slip().left().isZero();
}

QString TableController::commitment() const {
    return m_shoe ? text(m_shoe->seed.seed.commitment()) : QString();
}

int TableController::cardsLeft() const {
    if (m_phase == Playing || m_replaying)
        return m_rules.cards() - m_shown.state().shoeDrawn;
    return m_rules.cards() - (m_shoe ? m_shoe->drawn : 0);
}

qint64 TableController::shoeNumber() const {
    return m_shoe ? m_shoe->seed.number : 0;
}

QString TableController::questionText() const {
    if (!m_asked || !m_session)
        return {};
    const Seat& seat = m_shown.state().seat(m_asked->seat);
    const QString hand = handLabel(m_rules, m_asked->seat, m_asked->hand, seat.handCount);
    switch (m_asked->kind) {
    case QuestionKind::Insurance: return tr("%1: insurance?").arg(hand);
    case QuestionKind::EvenMoney: return tr("%1: even money?").arg(hand);
    case QuestionKind::Surrender: return tr("%1: %2?").arg(hand, actionCaption(m_rules, Action::Surrender).toLower());
    case QuestionKind::FollowDouble: return tr("%1 doubles: follow?").arg(hand);
    case QuestionKind::FollowSplit: return tr("%1 splits: follow?").arg(hand);
    case QuestionKind::Turn: break;
    }
    return tr("Your turn: %1, %2 against %3")
        .arg(hand.toLower(), totalText(handValue(seat.hand(m_asked->hand).cards)), dealerTotalText());
}

QString TableController::resultLine() const {
    return m_phase == Betting ? QString() : m_shown.resultLine(TableSession::me());
}
QString TableController::resultKind() const {
    return m_phase == Betting ? QString() : m_shown.resultKind(TableSession::me());
}
QString TableController::dealerTotalText() const {
    return totalText(m_shown.dealerValue());
}

QString TableController::dealerName() const {
    const HandValue value = m_shown.dealerValue();
    return value.total == 0 ? tr("Dealer") : tr("Dealer: %1").arg(spokenTotal(value));
}

QString TableController::hint() const {
    const auto& dealer = m_shown.state().dealer;
    return dealer.hint && !dealer.holeTurned ? models::hintText(*dealer.hint) : QString();
}

QString TableController::hintKind() const {
    const auto& dealer = m_shown.state().dealer;
    return dealer.hint && !dealer.holeTurned ? QString::fromLatin1(name(*dealer.hint)) : QString();
}

QString TableController::clockText() const {
    return m_clock.isRunning() ? tr("%1 s").arg(m_clock.secondsLeft()) : QString();
}

} // namespace openshoe::models
