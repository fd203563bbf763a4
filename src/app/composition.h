// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/autoplay.h"
#include "app/disabledstate.h"
#include "app/options.h"
#include "app/windowplace.h"
#include "models/appcontroller.h"
#include "sound/soundboard.h"

#include <QQmlApplicationEngine>

#include <memory>

class QQuickWindow;

namespace openshoe::app {

/// Builds the objects and hands them over: the one place where it is decided who knows whom.
class Composition {
public:
    explicit Composition(const Options& options);
    ~Composition();

    /// Loads the window and begins to open the data; with autoplay, plays and quits with 0 or 1. False where the window
    /// can't be made (the reasons are on standard error and in the log).
    [[nodiscard]] bool start();
    [[nodiscard]] QQuickWindow* window() const;
    [[nodiscard]] models::AppController& controller() { return m_controller; }

private:
    void startAutoplay();
    void openSound();

    Options m_options;
    std::unique_ptr<sound::Sink> m_sink; ///< once the first frame is shown
    sound::SoundBoard m_sounds;
    // What QML is given must outlive the engine: declared before it.
    models::AppController m_controller;
    QQmlApplicationEngine m_engine;
    DisabledState m_disabled{m_engine};
    std::unique_ptr<WindowPlace> m_place;
    std::unique_ptr<AutoPlayer> m_autoPlayer;
    bool m_logChecked = false;
};

} // namespace openshoe::app
