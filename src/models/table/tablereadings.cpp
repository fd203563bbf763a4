// SPDX-License-Identifier: GPL-3.0-or-later
// What QML reads of the table.
#include "models/table/tablecontroller.h"

#include "models/settings/settingscontroller.h"
#include "models/shared/words.h"

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
QStringList TableController::currencyNames() const {
    QStringList names;
    for (const QString& code : m_currencies)
        names << currencyName(code.toStdString());
    return names;
}
QString TableController::currencyText() const {
    return currencyName(currency().toStdString());
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
    return feltName(m_rules);
}

QString TableController::balanceText() const {
    const auto money = balance();
    return money ? moneyText(*money, currency().toStdString()) : QString();
}

QString TableController::balanceName() const {
    const auto money = balance();
    return money ? tr("Balance %1 %2").arg(plainAmount(*money), currency()) : QString();
}

std::optional<Money> TableController::balance() const {
    if (isDrafting())
        return left();
    const auto& players = m_shown.state().players;
    return players.empty() ? std::nullopt : std::optional(players.front().balance);
}

QString TableController::totalStakeText() const {
    if (!m_session && !m_replaying)
        return {};
    Money sum;
    if (isDrafting()) {
        sum = draft().total();
    } else if (m_session && !m_replaying && m_phase == Over) {
        sum = m_session->lastDraft().total();
    } else {
        for (const Play& play : m_shown.state().plays) {
            if (play.player == TableSession::me())
                sum += play.stake;
        }
    }
    return moneyText(sum, currency().toStdString());
}

bool TableController::isAllIn() const {
    if (!m_session || m_replaying || m_phase == Playing)
        return false;
    const session::BetSlip& slip = m_session->slip();
    if (m_phase == Over && slip.isEmpty())
        return !m_session->lastDraft().stakes.empty() && m_session->lastDraft().total() == m_session->wallet();
    return !slip.isEmpty() && slip.left().isZero();
}

QString TableController::commitment() const {
    const auto& shoe = m_replaying ? m_replayShoe : m_shoe;
    return shoe ? text(shoe->seed.seed.commitment()) : QString();
}

int TableController::cardsLeft() const {
    if (m_phase == Playing || m_replaying)
        return m_rules.cards() - m_shown.state().shoeDrawn;
    return m_rules.cards() - (m_shoe ? m_shoe->drawn : 0);
}

qint64 TableController::shoeNumber() const {
    const auto& shoe = m_replaying ? m_replayShoe : m_shoe;
    return shoe ? shoe->seed.number : 0;
}

QString TableController::questionText() const {
    if (!m_asked || !m_session)
        return m_shown.outcomeText();
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

QString TableController::leavingText() const {
    if (!isInRound() || !m_session->isPlaying())
        return {};
    return m_rules.onSilence == OnSilence::Resume
               ? tr("Your round stays as it is, with its stakes, and goes on when you come back to this game.")
               : tr("The round is finished for you: a hand of 11 or less draws until it is above 11, any other stands; "
                    "insurance is declined. What comes back goes into your wallet.");
}

QString TableController::resultLine() const {
    return m_phase == Betting ? QString() : m_shown.resultLine(TableSession::me());
}
QString TableController::resultKind() const {
    return m_phase == Betting ? QString() : m_shown.resultKind(TableSession::me());
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
