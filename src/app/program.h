// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/autoplay.h"
#include "app/composition.h"
#include "app/disabledstate.h"
#include "app/options.h"
#include "app/screenreader.h"
#include "app/spokenlanguage.h"
#include "app/systemdesktop.h"
#include "app/windowplace.h"
#include "sound/soundboard.h"

#include <QQmlApplicationEngine>

#include <memory>

class QQuickWindow;

namespace openshoe::app {

/// The composition in a window: shows it, lets it be heard, and plays by itself where that is asked for.
class Program {
public:
    /// `composition` must outlive it.
    Program(Composition& composition, Options options);
    ~Program();

    /// Loads the window and begins to open the data; with autoplay, plays and quits with 0 or 1. False where the window
    /// can't be made (the reasons are on standard error and in the log).
    [[nodiscard]] bool start();
    [[nodiscard]] QQuickWindow* window() const;

private:
    void startAutoplay();
    void onFirstFrame();
    void openSound();

    Composition& m_composition;
    SystemDesktop m_desktop;
    models::AppController& m_root;
    catalogue::Catalogue& m_games;
    Options m_options;
    std::unique_ptr<sound::Sink> m_sink; ///< once the first frame is shown
    sound::SoundBoard m_sounds;
    QQmlApplicationEngine m_engine;
    SpokenLanguage m_language{m_root, m_engine};
    DisabledState m_disabled{m_engine};
    std::unique_ptr<ScreenReader> m_screenReader;
    std::unique_ptr<WindowPlace> m_place;
    std::unique_ptr<AutoPlayer> m_autoPlayer;
    bool m_logChecked = false;
};

} // namespace openshoe::app
