// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/names.h"

namespace openshoe::session {

/// The person at this computer, as the logs number people.
[[nodiscard]] inline engine::PlayerNumber me() {
    return engine::PlayerNumber{0};
}

} // namespace openshoe::session
