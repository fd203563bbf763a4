// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/rows/rows.h"

namespace openshoe::storage {

/// Something in the store that contradicts the rest.
struct Problem {
    enum class What : std::uint8_t { Books, Events, Cards, Result, Commitment, Missing, File };
    What what = What::File;
    std::optional<RoundId> round;
    std::optional<ShoeId> shoe;
    base::Said detail;
};
[[nodiscard]] const char* name(Problem::What what);

} // namespace openshoe::storage
