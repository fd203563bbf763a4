// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/chart.h"
#include "analysis/play_values.h"

#include <optional>
#include <vector>

namespace openshoe::analysis {

/// A hand whose best play differs from its cell's.
struct Departure {
    HandCounts cards{};
    double share = 0; ///< of all the decisions in this cell by a player who keeps to the chart
    Play charted = Play::Stand;
    PlayValues plays; ///< as `advise` gives them for these cards from a full shoe
};

/// The figures behind one cell of the chart. Excludes hands of a split. All exact, with best play afterwards.
struct CellFigures {
    /// The first two cards, over all that make the cell's total (pairs have cells of their own); nothing if no two do.
    std::optional<PlayValues> first;
    /// Three cards or more, over all that a player who keeps to the chart reaches; nothing if there are none.
    std::optional<PlayValues> later;
    /// The hands for which the chart's play isn't the best, most frequent first.
    std::vector<Departure> departures;

    /// The figures the cell is mostly consulted for: the first two cards, if two cards can make it.
    [[nodiscard]] const PlayValues* main() const { return first ? &*first : later ? &*later : nullptr; }
};

/// Laid out like the chart: by row and column.
struct ChartFigures {
    using Rows = std::vector<std::vector<CellFigures>>;
    Rows hard;
    Rows soft;
    Rows pairs;
};

/// `chart` must be of this core, with the same surrender rules.
[[nodiscard]] ChartFigures figuresOf(const Core& core, const PayRules& pay, const Chart& chart);

} // namespace openshoe::analysis
