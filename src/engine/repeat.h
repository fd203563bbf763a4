// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"

#include <span>

namespace openshoe::engine {

/// A log's commands, given once more.
struct Repeated {
    TableState state; ///< after the log and `missing`
    Events missing;   ///< of the log's last command, where the log stops within it
};

/// Proves a round's log: finds the command behind each event, gives it to the engine again under the same rules and on
/// the same shoe (whole, in drawing order), and compares event by event. So nothing may stand in a log that the rules
/// would not have brought. The log begins with RoundOpened and may stop anywhere; where it stops within a command of
/// the betting whose rest can't be told, the events that are there are folded and nothing is missing.
/// The error (Kind::Environment) names the event by its place, from 0, and says what the engine does there.
[[nodiscard]] base::Result<Repeated> repeat(const RuleSet& rules, const Events& log, std::span<const Card> shoe);

} // namespace openshoe::engine
