// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/basic_strategy.h"

#include <optional>
#include <string>
#include <vector>

namespace openshoe::analysis {

/// What to do with a hand, and what to do instead if the rules don't offer that (a double on three cards).
struct ChartCell {
    Play play = Play::Stand;
    Play otherwise = Play::Stand; ///< stand or hit; same as `play` if that is always offered
    friend bool operator==(const ChartCell&, const ChartCell&) = default;
};

/// "S", "H", "D" (else hit), "Ds" (else stand), "P", "R" (surrender, else hit), "Rs", "Rp".
[[nodiscard]] const char* code(const ChartCell& cell);

struct ChartRow {
    std::string label; ///< "16", "A7" (an ace and 7), "88"; ten-value cards as T
    std::vector<ChartCell> cells; ///< by column of the chart
    int doubles = 0;              ///< how often the hand was doubled
};

/// Basic strategy as tables: hard totals, soft totals and pairs against everything that can be known of the dealer.
struct Chart {
    /// By up card 2 … ten, ace; then by hint, exposed cards last. Of open cards one for each total, hard ones first.
    std::vector<Column> columns;
    std::vector<ChartRow> hard;  ///< 5 … 20
    std::vector<ChartRow> soft;  ///< A2 … A9
    std::vector<ChartRow> pairs; ///< 22 … TT, AA
    /// What is done with a doubled hand: the totals that are ever surrendered or doubled again, of hands doubled once,
    /// then twice …, hard ones first. Empty where none is.
    std::vector<ChartRow> doubled;
    /// Hands that the house staked: the totals that are ever played otherwise than above, hard ones first.
    std::vector<ChartRow> free;
    bool surrendersLater = false; ///< what a total surrenders, it surrenders after hits and splits too
    bool splitsFree = false;      ///< some hands are those that the house staked
};

/// "2", "T", "A"; with anything else that is known: "T small", "T open T" (both cards exposed). Of cards dealt open
/// their total: "hard 12", "soft 15".
[[nodiscard]] std::string columnName(const Column& column);
/// '2' … '9', 'T', 'A'.
[[nodiscard]] char pointLetter(int point);

[[nodiscard]] Chart chartOf(const Core& core, const BasicStrategy& strategy);

} // namespace openshoe::analysis
