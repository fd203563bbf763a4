// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/events.h"

#include <vector>

namespace openshoe::storage {

/// The cards that left the shoe in this log, in order, including burned ones.
[[nodiscard]] std::vector<engine::Card> drawnCards(const engine::Events& events);

} // namespace openshoe::storage
