// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/counting_run.h"
#include "analysis/analysis.h"
#include "cli/commandline.h"

#include <QJsonObject>

#include <memory>
#include <vector>

namespace openshoe::cli {

/// A game with its figures, ready to be played by a system.
struct CountedGame {
    advantage::CountingSetup setup;
    std::shared_ptr<const analysis::GameAnalysis> game;
    analysis::Analyser analyser;
    std::vector<advantage::IndexPlay> indices;
    bool counts = true; ///< false: nobody counts
};

/// The options of who plays a game and how, other than how many rounds. `nobody`: also without counting.
void addPlayOptions(CommandLine& line, bool nobody);
/// Reads them, with the game of the first argument; takes as long as the indices take.
[[nodiscard]] base::Result<void> prepare(const CommandLine& line, std::uint64_t rounds, CountedGame& counted);
/// Plays the rounds; Ctrl+C stops it. An error if it did before anything was played.
[[nodiscard]] base::Result<advantage::CountingResult> simulated(const CountedGame& counted);

/// The game, the system with its convention, and what isn't counted.
[[nodiscard]] QString headOf(const CountedGame& counted);
[[nodiscard]] QJsonObject setupJson(const CountedGame& counted, const advantage::CountingResult& result);

} // namespace openshoe::cli
