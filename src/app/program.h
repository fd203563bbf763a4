// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/autoplay.h"
#include "app/composition.h"
#include "app/disabledstate.h"
#include "app/openedfiles.h"
#include "app/options.h"
#include "app/screenreader.h"
#include "app/spokenlanguage.h"
#include "app/systemdesktop.h"
#include "app/systemkeyboard.h"
#include "app/systemmenu.h"
#include "app/titlebar.h"
#include "app/windowplace.h"
#include "sound/soundboard.h"

#include <QQmlApplicationEngine>

#include <memory>

class QQuickWindow;

namespace openshoe::app {

/// The composition in a window: shows it, plays its sounds and, on request, plays by itself.
class Program {
public:
    /// `composition` must outlive it.
    Program(Composition& composition, Options options);
    ~Program();

    /// Loads the window and starts opening the data; with autoplay, plays and quits with 0 or 1. Returns false if the
    /// window can't be created (the reasons are on standard error and in the log).
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
    std::unique_ptr<sound::Sink> m_sink; ///< from the first frame on
    sound::SoundBoard m_sounds;
    QQmlApplicationEngine m_engine;
    SpokenLanguage m_language{m_root, m_engine};
    DisabledState m_disabled{m_engine};
    OpenedFiles m_openedFiles;
    std::unique_ptr<SystemMenu> m_menu; ///< on macOS
    std::unique_ptr<TitleBar> m_titleBar; ///< from the first frame on
    std::unique_ptr<ScreenReader> m_screenReader;
    std::unique_ptr<SystemKeyboard> m_keyboard; ///< from the first frame on
    std::unique_ptr<WindowPlace> m_place;
    std::unique_ptr<AutoPlayer> m_autoPlayer;
    bool m_logChecked = false;
};

} // namespace openshoe::app
