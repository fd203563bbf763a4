// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spokenlanguage.h"

#include "models/appcontroller.h"
#include "models/settings/settingspagecontroller.h"

#include <QGuiApplication>
#include <QQmlEngine>

namespace openshoe::app {

SpokenLanguage::SpokenLanguage(models::AppController& controller, QQmlEngine& engine)
    : m_controller(controller), m_engine(engine) {
    if (auto* page = controller.controller<models::SettingsPageController>())
        page->setLookUp([this](const QString& english) { return m_speech.translations().shownWith(english); });
    connect(controller.settings, &models::SettingsController::changed, this, &SpokenLanguage::update);
    update();
}

SpokenLanguage::~SpokenLanguage() {
    if (auto* page = m_controller.controller<models::SettingsPageController>())
        page->setLookUp(nullptr);
    QGuiApplication::setLayoutDirection(Qt::LayoutDirectionAuto);
}

void SpokenLanguage::update() {
    const QString wanted = m_controller.settings->language();
    const bool terms = m_controller.settings->englishTerms();
    if ((wanted == m_speech.language() && terms == m_speech.englishTerms()) || !m_speech.speak(wanted, terms))
        return;
    QGuiApplication::setLayoutDirection(languages::localeOf(wanted).textDirection());
    m_controller.retranslate();
    m_engine.retranslate();
}

} // namespace openshoe::app
