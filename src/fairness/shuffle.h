// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards.h"
#include "fairness/seed.h"

#include <cstdint>
#include <vector>

namespace openshoe::fairness {

/// All that decides the order of one shoe's cards.
struct ShoeSeed {
    Seed seed;
    ClientSeed clientSeed;
    std::int64_t number = 1; ///< counts the account's shoes from 1
    int decks = 1;           ///< 1 … 8

    friend bool operator==(const ShoeSeed&, const ShoeSeed&) = default;
};

/// The whole shoe in the order its cards are drawn (a burn, where the game burns, comes off the front).
///
/// The method, so that anyone can repeat it with other tools: start from new decks (suits S H D C, ranks A 2 … Q K);
/// bytes are the blocks i = 0, 1, … of HMAC-SHA256(key = seed, message = clientSeed ":" number ":" i), read as unsigned
/// 32-bit big-endian words; for k = N−1 … 1, bound = k+1, words at or above ⌊2³²/bound⌋·bound are skipped, and the
/// cards k and (word mod bound) change places. A 256-bit seed reaches only some of the 416! orders.
[[nodiscard]] std::vector<engine::Card> shuffle(const ShoeSeed& shoe);

} // namespace openshoe::fairness
