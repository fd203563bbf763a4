// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/tablecompany.h"

#include "models/settings/settingscontroller.h"
#include "models/shared/words.h"
#include "models/table/personrows.h"

namespace openshoe::models {

using session::CompanyPace;
using session::CompanyWish;

namespace {

CompanyWish wishOf(const QString& word) {
    return word == u"full" ? CompanyWish::Full : word == u"few" ? CompanyWish::Few : CompanyWish::Nobody;
}

CompanyPace paceOf(const QString& word) {
    return word == u"quick" ? CompanyPace::Quick : word == u"leisurely" ? CompanyPace::Leisurely : CompanyPace::Usual;
}

} // namespace

TableCompany::TableCompany(ShownTable& shown, LiveRound& live, session::PlaybackQueue& playback,
                           SettingsController& settings, QObject* parent)
    : QObject(parent), m_shown(shown), m_live(live), m_playback(playback), m_settings(settings) {
    connect(&m_settings, &SettingsController::changed, this, &TableCompany::applySettings);
    connect(&m_settings, &SettingsController::companyChosen, this, &TableCompany::applySettings);
    connect(&m_shown, &ShownTable::begun, this, &TableCompany::followWish);
    connect(&m_shown, &ShownTable::moved, this, &TableCompany::followPeople);
    connect(&m_live, &LiveRound::turned, this, [this] {
        if (m_driver)
            m_driver->setPaused(m_live.isAside());
    });
}

TableCompany::~TableCompany() = default;

void TableCompany::setSession(session::TableSession* session) {
    m_driver.reset();
    m_session = session;
    if (session) {
        m_driver = std::make_unique<session::CompanyDriver>(*session, m_playback);
        connect(session, &session::TableSession::companyChanged, this, &TableCompany::drafted);
        connect(m_driver.get(), &session::CompanyDriver::thinkingChanged, this, &TableCompany::followPeople);
        applySettings();
    }
    followWish();
    followPeople();
}

void TableCompany::applySettings() {
    if (!m_session)
        return;
    m_driver->setPace(paceOf(m_settings.companyPace()));
    m_session->setCompany(wishOf(wish()));
    followWish();
}

void TableCompany::followWish() {
    std::pair now(isOffered(), wish());
    if (std::exchange(m_announced, now) != now)
        emit changed();
}

bool TableCompany::isOffered() const {
    return session::mayHaveCompany(m_shown.rules()) && m_settings.company();
}

QString TableCompany::wish() const {
    return isOffered() ? m_settings.companyFor(text(m_shown.rules().id)) : QStringLiteral("nobody");
}

void TableCompany::setWish(const QString& wish) {
    m_settings.setCompanyFor(text(m_shown.rules().id), wish);
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

void TableCompany::followPeople() {
    m_people.setRows(personRows(m_shown, m_driver ? m_driver->thinking() : std::nullopt));
    const QString now = thinkingText();
    if (std::exchange(m_thinking, now) != now)
        emit thinkingChanged();
}

void TableCompany::retranslate() {
    followPeople();
}

} // namespace openshoe::models
