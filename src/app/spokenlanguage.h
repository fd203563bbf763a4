// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "languages/languages.h"

#include <QObject>

class QQmlEngine;

namespace openshoe::models {
class AppController;
}

namespace openshoe::app {

/// Keeps the window in the language of the settings, and switches as soon as another is chosen: texts, number formats
/// and layout direction.
class SpokenLanguage : public QObject {
public:
    /// Both must outlive it. Create it before the window is loaded.
    SpokenLanguage(models::AppController& controller, QQmlEngine& engine);
    ~SpokenLanguage() override;

private:
    void update();

    models::AppController& m_controller;
    QQmlEngine& m_engine;
    languages::Speech m_speech;
};

} // namespace openshoe::app
