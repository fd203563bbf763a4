// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/said.h"
#include "fairness/shuffle.h"

#include <optional>
#include <span>
#include <string>

namespace openshoe::fairness {

/// A mismatch between a shoe and what is claimed about it. `what` puts it in words; `card` counts from 0 within the
/// claimed cards.
struct Mismatch {
    enum class Kind { Commitment, Cards };
    Kind kind = Kind::Commitment;
    base::Said what;
    std::optional<int> card;
};

/// Checks that the seed matches the commitment (hex in either case), and that `drawn` are the shuffle's cards from
/// index `firstCard` on, in that order. Nothing if everything agrees. A range beyond the shoe's end is a mismatch.
[[nodiscard]] std::optional<Mismatch> verify(const ShoeSeed& shoe, const std::string& commitment, int firstCard,
                                             std::span<const engine::Card> drawn);

} // namespace openshoe::fairness
