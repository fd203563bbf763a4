// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace openshoe::models {
class AppController;
}
namespace openshoe::sound {
class SoundBoard;
}

namespace openshoe::app {

/// What happens at the table is heard, at the volumes of the settings. The board must outlive the controller.
void connectSounds(models::AppController& controller, sound::SoundBoard& board);

} // namespace openshoe::app
