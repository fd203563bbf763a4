// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/names.h"

namespace openshoe::engine {

/// The points of the cards of a class, from the least to the most; an ace counts 11.
struct PointRange {
    int least = 0;
    int most = 0;
};
[[nodiscard]] PointRange pointsOf(HoleClass hole);

} // namespace openshoe::engine
