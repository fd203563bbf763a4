// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/tablecompany.h"

#include "models/preferences/settingscontroller.h"
#include "models/table/personrows.h"
#include "models/table/tablevalues.h"
#include "models/words/amounts.h"

#include <utility>

namespace openshoe::models {

TableCompany::TableCompany(ShownTable& shown, LiveRound& live, session::PlaybackQueue& playback,
                           SettingsController& settings, std::shared_ptr<analysis::Analyser> analyser, QObject* parent)
    : QObject(parent), m_shown(shown), m_live(live), m_playback(playback), m_settings(settings),
      m_analyser(std::move(analyser)) {
    connect(&m_settings, &SettingsController::changed, this, &TableCompany::applySettings);
    connect(&m_settings, &SettingsController::companyChosen, this, &TableCompany::applySettings);
    connect(&m_shown, &ShownTable::begun, this, &TableCompany::updateWish);
    connect(&m_shown, &ShownTable::moved, this, &TableCompany::updatePeople);
    connect(&m_live, &LiveRound::turned, this, &TableCompany::updatePause);
}

TableCompany::~TableCompany() = default;

void TableCompany::setSession(session::TableSession* session) {
    m_driver.reset();
    m_session = session;
    if (session) {
        m_driver = std::make_unique<session::CompanyDriver>(*session, m_playback);
        connect(session, &session::TableSession::companyChanged, this, &TableCompany::drafted);
        connect(m_driver.get(), &session::CompanyDriver::thinkingChanged, this, &TableCompany::updatePeople);
        applySettings();
    }
    updateWish();
    updatePeople();
}

void TableCompany::applySettings() {
    if (!m_session)
        return;
    m_driver->setPace(static_cast<session::CompanyPace>(pace()));
    m_session->setCompany(static_cast<session::CompanyWish>(wish()), m_analyser);
    updateWish();
}

void TableCompany::setPaused(bool paused) {
    m_paused = paused;
    updatePause();
}

void TableCompany::updatePause() {
    if (m_driver)
        m_driver->setPaused(m_paused || m_live.isAside());
}

void TableCompany::updateWish() {
    const std::tuple now(isOffered(), int(wish()), int(pace()));
    if (std::exchange(m_announced, now) != now)
        emit changed();
}

bool TableCompany::isOffered() const {
    return session::mayHaveCompany(m_shown.rules()) && m_settings.company();
}

CompanySize::Value TableCompany::wish() const {
    if (!isOffered())
        return CompanySize::Nobody;
    return static_cast<CompanySize::Value>(m_settings.companyFor(text(m_shown.rules().id)));
}

void TableCompany::setWish(int companySize) {
    if (companySize >= CompanySize::Nobody && companySize <= CompanySize::Full)
        m_settings.setCompanyFor(text(m_shown.rules().id), static_cast<session::CompanyWish>(companySize));
}

CompanyPace::Value TableCompany::pace() const {
    return static_cast<CompanyPace::Value>(m_settings.companyPaceFor(text(m_shown.rules().id)));
}

void TableCompany::setPace(int companyPace) {
    if (companyPace >= CompanyPace::Quick && companyPace <= CompanyPace::Leisurely)
        m_settings.setCompanyPaceFor(text(m_shown.rules().id), static_cast<session::CompanyPace>(companyPace));
}

QString TableCompany::thinkingText() const {
    if (!isThinking())
        return {};
    const auto& state = m_session->state();
    return tr("%1 is thinking.").arg(personName(state.player(m_driver->thinking()->player).id));
}

void TableCompany::hurry() {
    if (m_driver)
        m_driver->hurry();
}

void TableCompany::updatePeople() {
    m_people.setRows(personRows(m_shown, m_driver ? m_driver->thinking() : std::nullopt));
    const QString now = thinkingText();
    if (std::exchange(m_thinking, now) != now)
        emit thinkingChanged();
}

void TableCompany::retranslate() {
    updatePeople();
}

} // namespace openshoe::models

#include "moc_tablecompany.cpp"
