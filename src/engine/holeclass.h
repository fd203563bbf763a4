// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/names.h"

namespace openshoe::engine {

/// The lowest and highest points of the cards in a class; an ace counts 11.
struct PointRange {
    int least = 0;
    int most = 0;
};
[[nodiscard]] PointRange pointsOf(HoleClass hole);

} // namespace openshoe::engine
