// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/chart_figures.h"
#include "analysis/compare.h"
#include "models/figures/hourlymoney.h"
#include "models/strategy/chartmodel.h"

#include <QString>

#include <array>
#include <string>
#include <vector>

namespace openshoe::models {

// The chart's wording, and its lines built from the analyser's rows.

inline constexpr std::array chartSections{ChartSection::Hard, ChartSection::Soft, ChartSection::Pairs};
/// "Hard totals".
[[nodiscard]] QString headingOf(ChartSection::Value section);
[[nodiscard]] const std::vector<analysis::ChartRow>& rowsOf(const analysis::Chart& chart, ChartSection::Value section);
[[nodiscard]] const analysis::ChartFigures::Rows& rowsOf(const analysis::ChartFigures& figures,
                                                         ChartSection::Value section);

/// What is known of the hole card: "Hidden card small"; "Up card" if nothing is.
[[nodiscard]] QString sightText(const analysis::Column& column);
/// "hard 12", of cards that were dealt open; "H12" where there is little room.
[[nodiscard]] QString openText(const analysis::OpenTotal& open);
[[nodiscard]] QString shortText(const analysis::OpenTotal& open);
/// The up card: "10"; both cards if both are shown; "hard 12" for cards that were dealt open.
[[nodiscard]] QString columnText(const analysis::Column& column);
/// The same above a column whose chart says what is known besides: "12".
[[nodiscard]] QString headText(const analysis::Column& column);
/// "16", "A 7", "8 8".
[[nodiscard]] QString rowText(ChartSection::Value section, const std::string& label);
/// What doubled hands do besides standing. "After a double: surrender 6–16, A 2–A 5 against 9, 10, A": a line for
/// totals that are surrendered against the same cards.
[[nodiscard]] QStringList afterDoubles(const analysis::Chart& chart);
/// "Other hands of a free split: hit 17 against 7, 8, 9": what is done with hands that the house staked, where it isn't
/// what the tables say.
[[nodiscard]] QStringList freeHands(const analysis::Chart& chart);
/// "Hard 16 against 10", followed by what is known of the hole card, if anything.
[[nodiscard]] QString cellTitle(ChartSection::Value section, const std::string& label, const analysis::Column& column);
/// "Hard 16 against the dealer's hard 14".
[[nodiscard]] QString cellTitle(ChartSection::Value section, const std::string& label, const analysis::OpenTotal& open);
/// The same for a cell that two charts fill differently; what was done to the hand before, last.
[[nodiscard]] QString cellTitle(const analysis::CellDifference& cell);

/// Cells that two charts fill differently, in a line.
struct CellLine {
    QString title; ///< "Soft A 2 against 2–6, 9, doubled"
    QString a;     ///< the cells' letters
    QString b;
};
/// A line for each cell of the charts; of other hands, one for all the cards against which a hand is played alike.
[[nodiscard]] std::vector<CellLine> cellLines(const std::vector<analysis::CellDifference>& cells);
/// "10 4 2"; the ace of a soft hand first.
[[nodiscard]] QString cardsText(const analysis::HandCounts& cards, bool soft);

/// "stand", "hit" …
[[nodiscard]] QString playWord(analysis::Play play);
/// The same, capitalized to begin a line.
[[nodiscard]] QString playCaption(analysis::Play play);
/// What a cell's letters mean: "double, else hit".
[[nodiscard]] QString cellWords(const QString& code);
/// One row for each possible cell code, each lead, and the mark.
[[nodiscard]] std::vector<LegendRow> legendRows();

/// Differences between games below this are rounding.
inline constexpr double smallestDifference = 5e-7;
/// Whether a gain of this share of a stake is good for the player.
[[nodiscard]] Difference::Value differenceOf(double gain);
/// 0.004775 as "0.4775%".
[[nodiscard]] QString percent(double part);
/// A bet's house edge and what it costs in an hour if that stake lies on it: "3.3946% · −$17".
[[nodiscard]] QString sideBetText(double expectation, const Pace& pace);
/// In percentage points: "+0.2170", "−0.0300"; "0.0000" for a difference that is only rounding.
[[nodiscard]] QString gainText(double part);
/// "−0.0300 percentage points".
[[nodiscard]] QString pointsText(const QString& number);
/// How far two of percent()'s texts are apart, "0.0027 percentage points": the figures shown, so that they add up.
[[nodiscard]] QString apartText(double one, double other);
/// "−0.5404", in stakes.
[[nodiscard]] QString worthText(double worth, int decimals = 4);
/// "Stand −0.5404, hit −0.5398".
[[nodiscard]] QString worthsText(const analysis::PlayValues& plays);
[[nodiscard]] Lead::Value leadOf(const analysis::CellFigures& cell);
/// "Hit leads by 0.0006 of a stake: close."
[[nodiscard]] QString leadText(const analysis::PlayValues& plays);

/// The section's lines, limited to the chart columns with these indexes.
[[nodiscard]] std::vector<ChartLine> linesOf(ChartSection::Value section, const analysis::Chart& chart,
                                             const analysis::ChartFigures& figures,
                                             const std::vector<std::size_t>& columns);

} // namespace openshoe::models
