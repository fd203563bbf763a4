// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/count_bins.h"
#include "advantage/indices.h"
#include "advantage/risk.h"
#include "analysis/basic_strategy.h"
#include "base/result.h"
#include "counting/system.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace openshoe::advantage {

struct CountingSetup {
    engine::RuleSet rules; ///< cut card and burn as the game has them; a shoe shuffled every round stays at its start
    counting::CountSystem system;
    int company = 0;                   ///< other hands at the table, by basic strategy, seated after the person
    std::uint64_t rounds = 20'000'000; ///< in all; half of them settle the figures on seeds of their own
    std::uint64_t seed = 1;
    int threads = 1;
    /// Every round is dealt when exactly this many cards of a new shoe have been seen. For checks against exact
    /// figures.
    std::optional<int> after;

    static constexpr std::uint64_t mostRounds = 1'000'000'000'000;
    static constexpr int mostThreads = 256;
    static constexpr int mostCompany = 6;
};

/// The error's `where` names the field.
[[nodiscard]] base::Result<void> check(const CountingSetup& setup);

struct CountingResult {
    CountBins fitted;  ///< half of the rounds: stakes are chosen on these …
    CountBins settled; ///< … and told from these, dealt from other seeds: what luck chose doesn't flatter itself
    Outcomes results;  ///< how often a round ends with each net, per unit of the initial play: of both, at any count
    std::uint64_t rounds = 0; ///< of both
    bool stopped = false;     ///< before all were played; the bins hold what was
    double seconds = 0;
};

/// Plays until all rounds are played or `cancelled` says so. The same setup gives the same figures.
[[nodiscard]] CountingResult simulateCounting(const CountingSetup& setup, const analysis::Views& views,
                                              const analysis::BasicStrategy& basic,
                                              const std::vector<IndexPlay>& indices, const Cancelled& cancelled = {},
                                              const Progress& progress = {});

} // namespace openshoe::advantage
