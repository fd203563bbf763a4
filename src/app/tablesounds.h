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

/// What happens at the table is heard, at the volumes of the settings. The board must outlive the controller.
void connectSounds(models::AppController& controller, sound::SoundBoard& board);

/// The room is heard while that window can be seen. The board must outlive it.
void connectRoom(QWindow& window, sound::SoundBoard& board);

} // namespace openshoe::app
