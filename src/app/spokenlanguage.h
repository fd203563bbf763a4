// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "languages/languages.h"

#include <QObject>

class QQmlEngine;

namespace openshoe::models {
class AppController;
}

namespace openshoe::app {

/// The window speaks the language of the settings, and another as soon as it is chosen: its texts, its numbers, and the
/// side it is read from.
class SpokenLanguage : public QObject {
public:
    /// Both must outlive it. To be made before the window is loaded.
    SpokenLanguage(models::AppController& controller, QQmlEngine& engine);
    ~SpokenLanguage() override;

private:
    void follow();

    models::AppController& m_controller;
    QQmlEngine& m_engine;
    languages::Speech m_speech;
};

} // namespace openshoe::app
