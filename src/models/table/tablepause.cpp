// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/tablepause.h"

#include "models/preferences/settingscontroller.h"

namespace openshoe::models {

TablePause::TablePause(LiveRound& live, TableCompany& company, ShownTable& shown, session::PlaybackQueue& playback,
                       session::TableClock& clock, const SettingsController& settings, QObject* parent)
    : QObject(parent), m_live(live), m_company(company), m_shown(shown), m_playback(playback), m_clock(clock),
      m_settings(settings) {
    connect(&m_live, &LiveRound::acted, this, &TablePause::goOn);
    connect(&m_live, &LiveRound::turned, this, &TablePause::update);
    connect(&m_company, &TableCompany::changed, this, &TablePause::update);
    connect(&m_shown, &ShownTable::begun, this, &TablePause::update);
    connect(&m_settings, &SettingsController::changed, this, &TablePause::update);
}

bool TablePause::isOffered() const {
    if (!m_live.session() || m_live.isAside())
        return false;
    const auto& clock = m_shown.rules().clock;
    return m_company.wish() != CompanySize::Nobody || m_settings.betSeconds(clock.bet) > 0 ||
           m_settings.decisionSeconds(clock.decision) > 0;
}

void TablePause::pause() {
    if (isOffered())
        setPaused(true);
}

void TablePause::goOn() {
    setPaused(false);
}

void TablePause::setPaused(bool paused) {
    m_paused = paused;
    m_playback.setPaused(paused);
    m_clock.setPaused(m_paused || m_away);
    m_company.setPaused(paused);
    update();
}

void TablePause::setAway(bool away) {
    m_away = away;
    m_clock.setPaused(m_paused || m_away);
}

void TablePause::update() {
    if (m_paused && !isOffered()) {
        goOn();
        return;
    }
    const std::pair now(isOffered(), m_paused);
    if (std::exchange(m_announced, now) != now)
        emit changed();
}

} // namespace openshoe::models

#include "moc_tablepause.cpp"
