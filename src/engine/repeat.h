// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"

#include <span>

namespace openshoe::engine {

/// The cards that left the shoe in this log, in order, including burned ones.
[[nodiscard]] std::vector<Card> drawnCards(const Events& log);

/// The result of repeating a log's commands.
struct RepeatResult {
    TableState state; ///< after the log and `missing`
    Events missing;   ///< the rest of the log's last command, if the log stops in the middle of it
};

/// Proves a round's log: finds the command behind each event, repeats it in the engine under the same rules and with
/// the same shoe (whole, in drawing order), and compares event by event. So a log that passes holds nothing that the
/// rules would not have produced. The log begins with RoundOpened and may stop anywhere. If it stops within a betting
/// command and the rest of that command can't be known, the events present are folded and nothing is missing. The error
/// (Kind::Environment) names the event by its index, from 0, and says what the engine does instead.
[[nodiscard]] base::Result<RepeatResult> repeat(const RuleSet& rules, const Events& log, std::span<const Card> shoe);

} // namespace openshoe::engine
