// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/events.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace openshoe::session {

/// A round's log, ready to be shown once more, back and forth.
struct ReplayLog {
    engine::Events events; ///< those that fold, in the order shown
    /// A moment is what a person sees as one: the stakes, a card, a decision, a hand paid. So many events have happened
    /// at the end of each; the last one's end is the end of `events`.
    std::vector<std::size_t> ends;
    /// Why the log goes no further than `events`; it names the first event that doesn't fold.
    std::optional<base::Error> broken;

    /// The last moment that has ended with so many events; -1 before the first.
    [[nodiscard]] int momentAt(std::size_t shown) const;
};

/// Any log will do: what doesn't fold, or tells of a side bet that the rules don't have, is left out with all after it.
[[nodiscard]] ReplayLog replayLog(const engine::RuleSet& rules, const engine::Events& events);

} // namespace openshoe::session
