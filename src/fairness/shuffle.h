// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards.h"
#include "fairness/digest.h"
#include "fairness/seed.h"

#include <cstdint>
#include <vector>

namespace openshoe::fairness {

/// Everything that determines the order of one shoe's cards.
struct ShoeSeed {
    Seed seed;
    ClientSeed clientSeed;
    std::int64_t number = 1; ///< numbers the account's shoes from 1
    engine::Decks decks = 1;

    friend bool operator==(const ShoeSeed&, const ShoeSeed&) = default;
};

/// The whole shoe in drawing order (the burn, if the game burns, comes off the front).
///
/// The method, so that anyone can repeat it with other tools: start from new decks (suits S H D C, ranks A 2 … Q K;
/// Spanish ones without the tens).
/// The random bytes are the blocks i = 0, 1, … of HMAC-SHA256(key = seed, message = clientSeed ":" number ":" i), read
/// as unsigned 32-bit big-endian words. For k = N−1 … 1 with bound = k+1, skip words at or above ⌊2³²/bound⌋·bound,
/// then swap the cards at k and (word mod bound). A 256-bit seed reaches only some of the 416! orders.
[[nodiscard]] std::vector<engine::Card> shuffle(const ShoeSeed& shoe);

/// One step of the method: the cards at `at` and `with` change places.
struct Swap {
    int at = 0; ///< k
    std::uint32_t word = 0;
    int with = 0;    ///< word mod (k+1)
    int skipped = 0; ///< words too large to be used, before this one
    engine::Card atBefore;
    engine::Card withBefore;
};

/// The same, step by step, for people to follow.
struct WorkedShuffle {
    std::string message; ///< of the first block
    Digest block{};      ///< the first
    std::vector<Swap> swaps;
    std::vector<engine::Card> cards;
};
[[nodiscard]] WorkedShuffle workedShuffle(const ShoeSeed& shoe);

} // namespace openshoe::fairness
