// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"

#include <functional>
#include <span>

namespace openshoe::session {

/// Someone's answer to a question, if it isn't left to the rule for silence.
using Answering = std::function<std::optional<engine::Command>(const engine::TableState&, const engine::Question&)>;

/// How to continue a round whose log was found unfinished.
struct Recovery {
    engine::TableState state; ///< after `missing`
    engine::Events missing;   ///< to append to the log; may be empty
};

/// Repeats the log's commands on the same shoe and checks that they produce the same events.
/// - A log that stops within a command (the disk kept only part of it) gets that command's remaining events.
/// - If a log stops before betting was closed, nothing was dealt: every stake goes back and the round is over.
/// - With `finish` (games whose rule for silence is `auto`) the rule for silence answers until the round is over,
///   except for people for whom `answer` gives an answer.
/// Otherwise the state is at the very decision. A log that the engine can't repeat is an error that names the event.
[[nodiscard]] base::Result<Recovery> recover(const engine::RuleSet& rules, const engine::Events& log,
                                             std::span<const engine::Card> shoe, bool finish,
                                             const Answering& answer = {});

} // namespace openshoe::session
