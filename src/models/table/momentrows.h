// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/momentsmodel.h"
#include "models/table/presentedtable.h"
#include "session/record/replaylog.h"

#include <vector>

namespace openshoe::models {

/// Each moment of a round in words. `start` is the table before the first event; the decisions of `me` are marked.
[[nodiscard]] std::vector<MomentRow> momentRows(PresentedTable start, const session::ReplayLog& log,
                                                engine::PlayerNumber me);

} // namespace openshoe::models
