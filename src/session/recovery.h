// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"

#include <functional>
#include <span>

namespace openshoe::session {

/// Somebody's answer to a question, where it isn't left to the rule for silence.
using Answering = std::function<std::optional<engine::Command>(const engine::TableState&, const engine::Question&)>;

/// How to go on with a round whose log was found without an end.
struct Recovery {
    engine::TableState state; ///< after `missing`
    engine::Events missing;   ///< to be appended to the log; may be empty
};

/// Repeats the commands that the log tells of on the same shoe and checks that they give the same events.
/// - A log that stops within a command (the disk kept only a part) gets that command's other events.
/// - A log that stops before the betting was closed: nothing was dealt, every stake goes back and the round is over.
/// - With `finish` (games whose rule for silence is `auto`) the rule for silence answers until the round is over; of
///   the people for whom `answer` has one, it answers.
/// Otherwise the state is at the very decision. A log that the engine can't repeat is an error that names the event.
[[nodiscard]] base::Result<Recovery> recover(const engine::RuleSet& rules, const engine::Events& log,
                                             std::span<const engine::Card> shoe, bool finish,
                                             const Answering& answer = {});

} // namespace openshoe::session
