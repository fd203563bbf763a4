// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store.h"

#include <cstdint>
#include <functional>

/// What a store is to be filled with. The same plan gives the same rounds.
struct FillPlan {
    int accounts = 3; ///< "you", "account-2", …; each plays all six games
    std::uint64_t seed = 1;
    int pauseSeconds = 25; ///< between two rounds, on average
};

/// Fills an empty store with genuinely played rounds: in the engine, by someone who mostly knows basic strategy and
/// places side bets, in sittings of some 100 rounds at one of the six games, shoe after shoe, over months. Each has its
/// bookings, plays, log and seals as the journal would have written them, but thousands share a transaction. Some are
/// cancelled, some recovered. The last shoe of each table is left in use, and a wallet is topped up when it runs low.
/// Ends the program if something can't be stored. `progress` receives the number of rounds after each batch.
void fill(openshoe::storage::Store& store, std::int64_t rounds, const FillPlan& plan = {},
          const std::function<void(std::int64_t)>& progress = {});

/// Made-up prices for all rounds without one of version 1, with as many decisions as were answered and as many mistakes
/// as people make. For true prices, price the rounds.
void fillPrices(openshoe::storage::Store& store);
