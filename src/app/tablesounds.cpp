// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tablesounds.h"

#include "models/appcontroller.h"
#include "sound/soundboard.h"

#include <QWindow>

namespace openshoe::app {

void connectSounds(models::AppController& controller, sound::SoundBoard& board) {
    const models::SettingsController* settings = controller.settings;
    const auto follow = [settings, &board] {
        board.setVolumes({.on = settings->soundOn(),
                          .master = settings->volumeMaster(),
                          .cards = settings->volumeCards(),
                          .chips = settings->volumeChips(),
                          .cues = settings->volumeCues(),
                          .results = settings->volumeResults(),
                          .room = settings->roomOn() ? settings->volumeRoom() : 0});
    };
    follow();
    QObject::connect(settings, &models::SettingsController::changed, settings, follow);
    QObject::connect(controller.table, &models::TableController::sounded, settings,
                     [&board](sound::SoundCue cue) { board.play(cue); });
}

void connectRoom(QWindow& window, sound::SoundBoard& board) {
    const auto follow = [&board](QWindow::Visibility visibility) {
        board.setAwake(visibility != QWindow::Hidden && visibility != QWindow::Minimized);
    };
    follow(window.visibility());
    QObject::connect(&window, &QWindow::visibilityChanged, &window, follow);
}

} // namespace openshoe::app
