// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/chart.h"
#include "analysis/play_values.h"

#include <optional>
#include <vector>

namespace openshoe::analysis {

/// A hand for which the best play is another than its cell's.
struct Departure {
    HandCounts cards{};
    double share = 0; ///< of all the times that a player who keeps to the chart has this cell to decide
    Play charted = Play::Stand;
    PlayValues plays; ///< as `advise` gives them for these cards from a full shoe
};

/// What is behind one cell of the chart. Hands of a split are left aside. All is exact, with best play afterwards.
struct CellFigures {
    /// The first two cards, over all that make the cell's total (pairs have cells of their own); nothing where no two
    /// do.
    std::optional<PlayValues> first;
    /// Three cards or more, over all that a player who keeps to the chart comes to; nothing where there are none.
    std::optional<PlayValues> later;
    /// The hands for which the chart isn't the best, the most frequent first.
    std::vector<Departure> departures;

    /// What the cell is looked at for: the first two cards where they can make it.
    [[nodiscard]] const PlayValues* main() const { return first ? &*first : later ? &*later : nullptr; }
};

/// As the chart's rows: by row and column.
struct ChartFigures {
    using Rows = std::vector<std::vector<CellFigures>>;
    Rows hard;
    Rows soft;
    Rows pairs;
};

/// `chart` must be of this core, and of the same surrender.
[[nodiscard]] ChartFigures figuresOf(const Core& core, const PayRules& pay, const Chart& chart);

} // namespace openshoe::analysis
