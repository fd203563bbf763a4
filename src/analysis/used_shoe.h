// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/analysis.h"
#include "analysis/shoe.h"

namespace openshoe::analysis {

/// Everything about a game as analyse() has it, but for the next round from a shoe in use, in the time of a full one.
/// `unseen`: at least fewestUnseen cards (advice.h). Figures for an up card of which none is left mean nothing. Null if
/// cancelled.
[[nodiscard]] std::shared_ptr<const GameAnalysis> analyseFrom(const engine::RuleSet& rules, const Shoe& unseen,
                                                              const Cancelled& cancelled = {});

} // namespace openshoe::analysis
