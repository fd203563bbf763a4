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

/// How the pricing of a store goes about it.
struct PricingPace {
    int threads = 1;
    int shoesAtOnce = 8; ///< for each thread: what is kept in one go
    int exactShoes = Pricer::exactShoes;
    /// Told now and then how far it is; returns false to stop.
    std::function<bool(const PricingState&)> told;
    /// Asked more often, from any of the threads; what is being priced then is dropped.
    std::function<bool()> cancelled;
};

/// Prices every finished round that is not priced yet, shoe by shoe, and keeps what it finds as it goes: whatever stops
/// it, the next call goes on from there. What is due is read in `reader`, the search for it takes a second in a million
/// rounds; `keeper` must be open to play, and may be the same.
[[nodiscard]] base::Result<PricingState> priceHistory(storage::Store& reader, storage::Store& keeper,
                                                      const PricingPace& pace);

/// One round looked at again: what each decision was worth, and what the person knew when it was made.
struct RoundReview {
    storage::RoundPrice price;
    /// One for each of `price.decisions`, in the same order.
    std::vector<SeenDecision> seen;
};

/// The logs of the shoe's rounds that can be read, oldest first, up to that round.
[[nodiscard]] std::vector<engine::Events> logsTo(const storage::ShoeToPrice& shoe, storage::RoundId round);

/// Prices one finished round of the shoe exactly, whichever are due. Errors: it isn't one of the shoe's (Input), or the
/// logs can't be followed. What can't be priced says why in `price.trouble`. `log` of what was seen is the last of
/// logsTo().
[[nodiscard]] base::Result<RoundReview> reviewOf(const storage::ShoeToPrice& shoe, storage::RoundId round,
                                                 std::shared_ptr<analysis::Analyser> analyser);

/// The same of a finished round on record, from the record alone; nothing is kept. Errors: there is no such round, or
/// it isn't finished (Input), or it can't be read. What can't be priced says why in `price.trouble`.
[[nodiscard]] base::Result<RoundReview> reviewRound(storage::Store& store, storage::RoundId round,
                                                    std::shared_ptr<analysis::Analyser> analyser);

} // namespace openshoe::session
