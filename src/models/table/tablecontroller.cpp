// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/tablecontroller.h"

#include "models/limits/limitwords.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/questionwords.h"
#include "models/table/tablerows.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"

#include <memory>
#include <utility>

namespace openshoe::models {

using session::TableSession;

TableController::TableController(SettingsController& settings, session::LimitKeeper* limits,
                                 std::shared_ptr<analysis::Analyser> analyser, QObject* parent)
    : QObject(parent), m_settings(settings), m_limits(limits), m_shown(m_playback),
      m_live(m_shown, m_playback, m_clock, m_message, settings), m_bets(m_shown, m_live, m_message, settings),
      m_company(m_shown, m_live, m_playback, settings, std::move(analyser)),
      m_pause(m_live, m_company, m_shown, m_playback, m_clock, settings),
      m_replay(m_shown, m_playback, m_live, m_message, settings),
      m_quiz(m_shown, m_live, m_message), m_rules(m_shown, m_live) {
    connect(&m_settings, &SettingsController::changed, this, &TableController::applySettings);
    connect(&m_shown, &ShownTable::begun, this, &TableController::onBegun);
    connect(&m_shown, &ShownTable::sounded, this, &TableController::sounded);
    connect(&m_bets, &TableBets::sounded, this, &TableController::sounded);
    connect(&m_message, &TableMessage::refusal, this, [this] { emit sounded({session::Sound::Refused}); });
    connect(&m_clock, &session::TableClock::ticked, this, [this] { emit sounded({session::Sound::Tick}); });
    connect(&m_live, &LiveRound::opened, this, [this] {
        m_bets.layRack(m_session->rules(), m_session->key().currency);
        emit opened();
    });
    connect(&m_live, &LiveRound::roundShown, this, &TableController::roundShown);
    connect(&m_live, &LiveRound::troubled, this, &TableController::troubled);
    connect(&m_company, &TableCompany::drafted, &m_bets, &TableBets::updateLimits);
    connect(&m_bets, &TableBets::drafted, &m_company, &TableCompany::updatePeople);
    connect(&m_rules, &TableRules::shown, &m_bets, &TableBets::updateRules);
    connect(&m_rules, &TableRules::inForce, this, &TableController::onRulesInForce);
    connect(&m_shown, &ShownTable::moved, this, &TableController::updateSeats);
    connect(&m_live, &LiveRound::questionChanged, this, &TableController::updateSeats);
    connect(&m_bets, &TableBets::drafted, this, &TableController::updateSeats); // follows the live round too
    if (m_limits) {
        connect(m_limits, &session::LimitKeeper::changed, &m_bets, &TableBets::updateLimits);
        m_bets.setHindrance([this](base::Money stake) {
            const auto found = m_limits->hindrance(m_session->key().currency, stake);
            return found ? hindranceText(*found, m_session->key().currency) : QString();
        });
    }
    applySettings();
}

TableController::~TableController() = default;

void TableController::applySettings() {
    m_playback.setReducedMotion(m_settings.reducedMotion());
    if (!m_replay.isActive()) // a replay has its own speed, and restores the settings' when it stops
        m_playback.setSpeed(m_settings.speed());
    updateFelt();
}

// --- Coming and going.

void TableController::sitDown(session::Journal& journal, session::TableKey key, const QStringList& currencies,
                              const std::optional<session::KeptTable>& kept) {
    standUp();
    m_currencies = currencies;
    m_session = std::make_unique<TableSession>(journal, std::move(key));
    if (m_limits)
        m_limits->watch(*m_session);
    m_bets.layRack(m_session->rules(), m_session->key().currency);
    m_shown.begin(std::make_shared<const engine::RuleSet>(m_session->rules()), m_session->key().currency,
                  m_session->state());
    connect(m_session.get(), &TableSession::opened, this, &TableController::booked);
    connect(m_session.get(), &TableSession::played, this, &TableController::booked);
    connect(m_session.get(), &TableSession::failed, this, [this] {
        if (!m_session->roundIsOwed())
            emit booked();
    });
    m_live.setSession(m_session.get());
    m_company.setSession(m_session.get());
    m_rules.begin();
    m_seated = true; // not before: the window draws the table from this moment on, and must find it complete
    emit tableChanged();
    if (kept)
        m_session->open(*kept);
    else
        m_session->open();
}

void TableController::standUp() {
    m_replay.stop();
    m_quiz.stop();
    if (!m_session)
        return;
    m_live.setSession(nullptr);
    m_company.setSession(nullptr);
    m_pause.goOn();
    m_rules.begin();
    m_seated = false;
    m_shown.clear(); // before the window hears that nobody sits here and drops what draws these rows
    m_session.reset();
    m_shown.begin(std::make_shared<const engine::RuleSet>(m_shown.rules()), {});
}

void TableController::retry() {
    if (!hasFailed())
        return;
    m_replay.stop();
    m_live.retry();
}

void TableController::useCurrency(const QString& currency) {
    if (m_live.isInRound() || m_live.isAside() || !m_currencies.contains(currency) || currency == this->currency())
        return;
    emit currencyAsked(currency);
}

void TableController::onRulesInForce() {
    m_currencies = currenciesOf(m_session->rules());
    emit tableChanged();
    emit rulesInForce();
}

// --- The game.

void TableController::onBegun() {
    m_sideBets.setRows(sideBetRows(m_shown.rules(), m_shown.currency()));
    emit tableChanged();
    updateFelt();
}

void TableController::retranslate() {
    m_message.clear();
    m_sideBets.setRows(sideBetRows(m_shown.rules(), m_shown.currency()));
    m_shown.retranslate();
    m_live.retranslate();
    m_replay.retranslate();
    m_quiz.retranslate();
    m_company.retranslate();
    m_bets.retranslate();
    m_rules.retranslate();
    emit tableChanged();
}

QString TableController::variantId() const {
    return text(m_shown.rules().id);
}
QString TableController::gameName() const {
    return models::gameName(m_shown.rules());
}
QString TableController::currency() const {
    return text(m_shown.currency());
}
QStringList TableController::currencyNames() const {
    QStringList names;
    for (const QString& code : m_currencies)
        names << currencyName(code.toStdString());
    return names;
}
QString TableController::currencyText() const {
    return currencyName(m_shown.currency());
}
QString TableController::limits() const {
    return m_session || m_live.isAside() ? models::limitsText(m_shown.rules(), m_shown.currency()) : QString();
}
QStringList TableController::printedLines() const {
    return models::feltLines(m_shown.rules());
}

int TableController::turnPlaces() const {
    return models::turnPlaces(m_shown.rules());
}

QString TableController::feltHelp() const {
    return explained(feltPhrases(m_shown.rules()));
}

void TableController::updateFelt() {
    const QString felt = m_settings.felt().isEmpty() ? feltName(m_shown.rules()) : m_settings.felt();
    if (std::exchange(m_felt, felt) != felt)
        emit feltChanged();
}

void TableController::updateSeats() {
    std::vector<SeatRow> rows;
    for (int seat = 1; seat <= seatCount(); ++seat)
        rows.push_back(seatRow(m_shown, m_live, seatAt(seat)));
    m_seats.setRows(std::move(rows));
}

} // namespace openshoe::models

#include "moc_tablecontroller.cpp"
