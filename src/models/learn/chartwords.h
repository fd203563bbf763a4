// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/chart_figures.h"
#include "analysis/compare.h"
#include "models/learn/chartmodel.h"

#include <QString>

#include <array>
#include <string>
#include <vector>

namespace openshoe::models {

// The chart's words, and its lines made of the analyser's rows.

inline constexpr std::array chartSections{ChartSection::Hard, ChartSection::Soft, ChartSection::Pairs};
/// "Hard totals".
[[nodiscard]] QString headingOf(ChartSection::Value section);
[[nodiscard]] const std::vector<analysis::ChartRow>& rowsOf(const analysis::Chart& chart, ChartSection::Value section);
[[nodiscard]] const analysis::ChartFigures::Rows& rowsOf(const analysis::ChartFigures& figures,
                                                         ChartSection::Value section);

/// What is known of the hidden card: "Hidden card small"; "Up card" where nothing is.
[[nodiscard]] QString sightText(const analysis::Column& column);
/// The up card: "10"; where both lie open, both.
[[nodiscard]] QString columnText(const analysis::Column& column);
/// "16", "A 7", "8 8".
[[nodiscard]] QString rowText(ChartSection::Value section, const std::string& label);
/// "Hard 16 against 10"; with what is known of the hidden card, where something is.
[[nodiscard]] QString cellTitle(ChartSection::Value section, const std::string& label, const analysis::Column& column);
/// The same of a cell that two charts fill differently.
[[nodiscard]] QString cellTitle(const analysis::CellDifference& cell);
/// "10 4 2"; a soft hand's ace first.
[[nodiscard]] QString cardsText(const analysis::HandCounts& cards, bool soft);

/// "stand", "hit" …
[[nodiscard]] QString playWord(analysis::Play play);
/// The same to begin a line with.
[[nodiscard]] QString playCaption(analysis::Play play);
/// What a cell says, by its letters: "double, else hit".
[[nodiscard]] QString cellWords(const QString& code);
/// The letters of all cells there can be, the leads and the mark.
[[nodiscard]] std::vector<LegendRow> legendRows();

/// Below this a difference between games is rounding.
inline constexpr double smallestDifference = 5e-7;
/// How a gain of so much of a stake is for the player.
[[nodiscard]] Difference::Value differenceOf(double gain);
/// "0.4775 %" of 0.004775.
[[nodiscard]] QString percent(double part);
/// "+0.2170 %", "−0.0300 %"; "0.0000 %" for a difference that is rounding.
[[nodiscard]] QString gainText(double part);
/// "−0.5404": in stakes.
[[nodiscard]] QString worthText(double worth, int decimals = 4);
/// "Stand −0.5404, hit −0.5398".
[[nodiscard]] QString worthsText(const analysis::PlayValues& plays);
[[nodiscard]] Lead::Value leadOf(const analysis::CellFigures& cell);
/// "Hit leads by 0.0006 of a stake: close."
[[nodiscard]] QString leadText(const analysis::PlayValues& plays);

/// The section's lines against the columns of that place in the chart.
[[nodiscard]] std::vector<ChartLine> linesOf(ChartSection::Value section, const analysis::Chart& chart,
                                             const analysis::ChartFigures& figures,
                                             const std::vector<std::size_t>& columns);

} // namespace openshoe::models
