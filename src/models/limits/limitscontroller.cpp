// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/limitscontroller.h"

#include "languages/translated.h"
#include "models/limits/limitwords.h"
#include "models/notices/notices.h"
#include "models/words/amounts.h"
#include "models/words/dates.h"
#include "storage/record/accounts.h"

#include <algorithm>

namespace openshoe::models {

using base::Money;
using session::Limits;
using storage::LimitKind;

LimitsController::LimitsController(session::LimitKeeper& keeper, Notices& notices, QObject* parent)
    : QObject(parent), m_keeper(keeper), m_notices(notices) {
    connect(&keeper, &session::LimitKeeper::changed, this, &LimitsController::changed);
    connect(&keeper, &session::LimitKeeper::wasRead, this, [this] { m_reminded = remindersDue(); });
    connect(&keeper, &session::LimitKeeper::tookOver, this, [this](const session::Pause& pause) {
        m_notices.warn(tr("%1 It was set in another data folder on this computer, and applies in this one too.")
                           .arg(models::pauseText(pause)));
    });
    connect(&keeper, &session::LimitKeeper::unmarked, this, [this](const base::Error& error) {
        m_notices.warn(tr("Your break holds, but only in this data folder. %1").arg(languages::translated(error)));
    });
}

void LimitsController::setCurrencyIndex(int index) {
    const auto known = static_cast<int>(storage::AccountStore::startingMoney().size());
    if (index == m_currency || index < 0 || index >= known)
        return;
    m_currency = index;
    emit changed();
}

void LimitsController::useCurrency(const std::string& currency) {
    const auto& money = storage::AccountStore::startingMoney();
    const auto found = std::ranges::find(money, currency, &storage::WalletRow::currency);
    if (found != money.end())
        setCurrencyIndex(static_cast<int>(found - money.begin()));
}

std::string LimitsController::currencyOf(LimitKind kind) const {
    const auto& money = storage::AccountStore::startingMoney();
    return storage::isMoney(kind) ? money[static_cast<std::size_t>(m_currency)].currency : std::string();
}

// --- The current state.

LimitInfo LimitsController::info(LimitKind kind) const {
    const std::string currency = currencyOf(kind);
    const session::LimitState state = m_keeper.limit(kind, currency);
    LimitInfo info{.set = state.value.has_value(), .waiting = state.changes};
    info.text = limitValueText(kind, state.value, currency);
    if (state.changes)
        info.text =
            tr("%1; from %2 on: %3").arg(info.text, momentText(state.at), limitValueText(kind, state.next, currency));
    return info;
}

LimitInfo LimitsController::moneyLimit(LimitKind kind) const {
    LimitInfo limit = info(kind);
    const std::string currency = currencyOf(kind);
    if (limit.set)
        limit.value = amountText(Money::minor(*m_keeper.limit(kind, currency).value));
    const session::PlayedDay::Sum sum = m_keeper.day().in(currency);
    if (kind == LimitKind::Stake)
        limit.text = tr("%1 · %2 staked today").arg(limit.text, moneyText(sum.staked, currency));
    else
        limit.text = tr("%1 · %2 lost today").arg(limit.text, moneyText(std::max(sum.lost(), Money{}), currency));
    return limit;
}

LimitInfo LimitsController::minuteLimit(LimitKind kind) const {
    LimitInfo limit = info(kind);
    const session::LimitState state = m_keeper.limit(kind);
    limit.value = QString::number((state.changes ? state.next : state.value).value_or(0));
    if (kind == LimitKind::Time)
        limit.text =
            tr("%1 · %2 played today").arg(limit.text, minutesText(m_keeper.day().playedMs / Limits::minuteMs));
    return limit;
}

QString LimitsController::todayText() const {
    const session::PlayedDay& day = m_keeper.day();
    QStringList parts{tr("%1 played").arg(minutesText(day.playedMs / Limits::minuteMs))};
    for (const auto& [currency, sum] : day.sums) {
        parts << tr("%1 staked, net %2")
                     .arg(moneyText(sum.staked, currency), netMoneyText(sum.returned - sum.staked, currency));
    }
    return parts.join(QStringLiteral(" · "));
}

QString LimitsController::pauseText() const {
    const auto running = m_keeper.pause();
    return running ? models::pauseText(*running) : QString();
}

QString LimitsController::obstacle(const std::string& currency) const {
    const auto found = m_keeper.hindrance(currency, Money::minor(1));
    return found ? hindranceText(*found, currency) : QString();
}

// --- Requests.

void LimitsController::setMoney(LimitKind kind, const QString& typed) {
    const auto amount = amountFrom(typed, currencyOf(kind));
    if (!amount)
        m_notices.warn(languages::translated(amount.error()));
    else if (!amount->isPositive())
        m_notices.warn(tr("Type an amount above 0, like 12.50."));
    else
        set(kind, amount->minorUnits());
}

void LimitsController::setMinutes(LimitKind kind, int minutes) {
    set(kind, minutes > 0 ? std::optional<std::int64_t>(minutes) : std::nullopt);
}

void LimitsController::set(LimitKind kind, std::optional<std::int64_t> value) {
    m_keeper.set(kind, currencyOf(kind), value, [this, kind](const base::Result<void>& done) {
        if (!done)
            m_notices.warn(languages::translated(done.error()));
        else
            tellWhatHolds(kind);
    });
}

void LimitsController::tellWhatHolds(LimitKind kind) {
    const session::LimitState state = m_keeper.limit(kind, currencyOf(kind));
    if (state.changes)
        m_notices.tell(tr("That applies from %1 on; until then nothing changes.").arg(momentText(state.at)));
    else
        m_notices.tell(tr("That applies from now on."));
    emit changed();
}

QString LimitsController::endOf(int minutes) const {
    return momentText(m_keeper.endOf(minutes * Limits::minuteMs));
}

void LimitsController::begin(LimitKind kind, int minutes) {
    m_keeper.begin(kind, minutes * Limits::minuteMs, [this](const base::Result<void>& done) {
        if (!done)
            m_notices.warn(languages::translated(done.error()));
    });
}

// --- The reminder.

std::int64_t LimitsController::remindersDue() const {
    const auto every = m_keeper.limit(LimitKind::Reminder).value;
    return every ? m_keeper.day().playedMs / Limits::minuteMs / *every : 0;
}

void LimitsController::onRoundShown() {
    const std::int64_t due = remindersDue();
    if (due > m_reminded) {
        m_reminding = true;
        m_remindedMs = m_keeper.day().playedMs;
    }
    m_reminded = due; // smaller if a new day has begun
    emit changed();
}

QString LimitsController::reminderText() const {
    if (!m_reminding)
        return {};
    return tr("You have played %1 today. Net result: %2.")
        .arg(minutesText(m_remindedMs / Limits::minuteMs), dayNetText(m_keeper.day()));
}

void LimitsController::putReminderAway() {
    m_reminding = false;
    emit changed();
}

} // namespace openshoe::models

#include "moc_limitscontroller.cpp"
