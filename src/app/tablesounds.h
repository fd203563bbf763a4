// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWindow;
namespace openshoe::models {
class AppController;
}
namespace openshoe::sound {
class SoundBoard;
}

namespace openshoe::app {

/// Plays the sounds of what happens at the table, at the volumes of the settings. The board must outlive the
/// controller.
void connectSounds(models::AppController& controller, sound::SoundBoard& board);

/// Plays the room's ambience while this window is visible. The board must outlive the window.
void connectRoom(QWindow& window, sound::SoundBoard& board);

} // namespace openshoe::app
