// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/events.h"

#include <optional>

namespace openshoe::session {

/// What can be heard of a table. How it sounds is the business of src/sound.
enum class Sound { CardSlide, CardTurn, Shuffle, Chip, ChipsCollect, Button, Win, Lose, Push, Blackjack };

/// The sound of one event at the table of `me`; none for what makes none. A decision that moves neither card nor chip
/// sounds like a button. What the whole round came to is no single event's: who shows the result lets it be heard.
[[nodiscard]] std::optional<Sound> soundOf(const engine::Event& event, engine::PlayerNumber me);

} // namespace openshoe::session
