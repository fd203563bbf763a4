// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/events.h"

#include <optional>

namespace openshoe::session {

/// What can be heard of a table. How it sounds is the business of src/sound.
enum class Sound { CardSlide, CardTurn, Shuffle, Chip, ChipsCollect, Button, Win, Lose, Push, Blackjack };

/// The sound of one event at the table of `me`, if it makes one. A decision that moves neither card nor chip sounds
/// like a button. The sound of the whole round's result belongs to no event: whoever shows the result plays it.
[[nodiscard]] std::optional<Sound> soundOf(const engine::Event& event, engine::PlayerNumber me);

} // namespace openshoe::session
