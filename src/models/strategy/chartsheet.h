// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/strategy/chartwords.h"
#include "paper/sheet.h"

namespace openshoe::models {

/// A chart cell as printed.
[[nodiscard]] paper::Cell chartCell(const QString& code, Lead::Value lead = Lead::Clear, bool departs = false);

/// The chart with these columns and its legend, as a sheet without title, lines or notes.
[[nodiscard]] paper::Sheet chartSheet(const analysis::Chart& chart, const analysis::ChartFigures& figures,
                                      const std::vector<std::size_t>& columns);

} // namespace openshoe::models
