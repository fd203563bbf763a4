// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/events.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace openshoe::session {

/// A round's log, ready to be replayed back and forth.
struct ReplayLog {
    engine::Events events; ///< those that fold, in the order shown
    /// A moment is what a person perceives as one step: the stakes, a card, a decision, a hand paid. Each entry is the
    /// number of events up to the end of a moment; the last is the size of `events`.
    std::vector<std::size_t> ends;
    /// Why the log goes no further than `events`; names the first event that doesn't fold.
    std::optional<base::Error> broken;

    /// The last moment that has ended after that many events; -1 before the first.
    [[nodiscard]] int momentAt(std::size_t shown) const;
};

/// Accepts any log: from the first event that doesn't fold, or refers to a side bet the rules don't have, everything is
/// left out.
[[nodiscard]] ReplayLog replayLog(const engine::RuleSet& rules, const engine::Events& events);

} // namespace openshoe::session
