// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tablesounds.h"

#include "models/appcontroller.h"
#include "sound/soundboard.h"

namespace openshoe::app {

void connectSounds(models::AppController& controller, sound::SoundBoard& board) {
    const models::SettingsController* settings = controller.settings();
    const auto follow = [settings, &board] {
        board.setVolumes({.on = settings->soundOn(),
                          .master = settings->volumeMaster(),
                          .cards = settings->volumeCards(),
                          .chips = settings->volumeChips(),
                          .results = settings->volumeResults()});
    };
    follow();
    QObject::connect(settings, &models::SettingsController::changed, settings, follow);
    QObject::connect(controller.table(), &models::TableController::sounded, settings,
                     [&board](sound::Sound sound) { board.play(sound); });
}

} // namespace openshoe::app
