// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/round/decisions.h"
#include "session/worth/pricing.h"
#include "storage/store.h"

#include <functional>
#include <memory>

namespace openshoe::session {

/// The progress of pricing a store.
struct PricingState {
    std::int64_t done = 0; ///< rounds priced in this run
    std::int64_t of = 0;   ///< rounds due when it began
    bool stopped = false;  ///< the caller asked to stop; what was priced until then is kept
};

/// Settings for pricing a store.
struct PricingPace {
    int threads = 1;
    int shoesAtOnce = 8; ///< per thread, stored together
    int exactShoes = Pricer::exactShoes;
    /// Called from time to time with the progress; returns false to stop.
    std::function<bool(const PricingState&)> told;
    /// Called more often, from any of the threads; if true, what is being priced is dropped.
    std::function<bool()> cancelled;
};

/// Prices every unpriced finished round, shoe by shoe, and stores results as it goes: if interrupted, the next call
/// continues from there. `reader` finds and reads what is due (the search takes a second per million rounds); `keeper`
/// must be open to play, and may be the same store.
[[nodiscard]] base::Result<PricingState> priceHistory(storage::Store& reader, storage::Store& keeper,
                                                      const PricingPace& pace);

/// One round reviewed: what each decision was worth, and what the person knew when making it.
struct RoundReview {
    storage::RoundPrice price;
    /// One for each of `price.decisions`, in the same order.
    std::vector<SeenDecision> seen;
};

/// The readable logs of the shoe's rounds, oldest first, up to that round.
[[nodiscard]] std::vector<engine::Events> logsTo(const storage::ShoeToPrice& shoe, storage::RoundId round);

/// Prices one finished round of the shoe exactly, whichever rounds are due. Errors: it isn't one of the shoe's (Input),
/// or the logs don't fold. If it can't be priced, `price.trouble` says why. SeenDecision::log refers to the last of
/// logsTo().
[[nodiscard]] base::Result<RoundReview> reviewOf(const storage::ShoeToPrice& shoe, storage::RoundId round,
                                                 std::shared_ptr<analysis::Analyser> analyser);

/// The same for a finished round on record, from the record alone; nothing is stored. Errors: there is no such round or
/// it isn't finished (Input), or it can't be read. If it can't be priced, `price.trouble` says why.
[[nodiscard]] base::Result<RoundReview> reviewRound(storage::Store& store, storage::RoundId round,
                                                    std::shared_ptr<analysis::Analyser> analyser);

} // namespace openshoe::session
