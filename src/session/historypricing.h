// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/decisions.h"
#include "session/pricing.h"
#include "storage/store.h"

#include <functional>
#include <memory>

namespace openshoe::session {

/// How far the pricing of a store is.
struct PricingState {
    std::int64_t done = 0; ///< rounds since it began
    std::int64_t of = 0;   ///< were due then
    bool stopped = false;  ///< the caller asked to stop; what was priced until then is kept
};

/// Told now and then how far it is; returns false to stop.
using PricingTold = std::function<bool(const PricingState&)>;

/// Prices every finished round of the store that is not priced yet, shoe by shoe on so many threads, and keeps what it
/// finds as it goes: whatever stops it, the next call goes on from there. The store must be one opened to play.
[[nodiscard]] base::Result<PricingState> priceHistory(storage::Store& store, int threads, const PricingTold& told = {});

/// One round looked at again: what each decision was worth, and what the person knew when it was made.
struct RoundReview {
    storage::RoundPrice price;
    /// One for each of `price.decisions`, in the same order; `log` is that of the round among its shoe's.
    std::vector<SeenDecision> seen;
};

/// Prices one finished round exactly, from the record alone; nothing is kept. Errors: there is no such round, or it
/// isn't finished (Input), or it can't be read. What can't be priced says why in `price.trouble`.
[[nodiscard]] base::Result<RoundReview> reviewRound(storage::Store& store, storage::RoundId round,
                                                    std::shared_ptr<analysis::Analyser> analyser);

} // namespace openshoe::session
