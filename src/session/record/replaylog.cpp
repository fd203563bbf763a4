// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/record/replaylog.h"

#include "engine/state.h"
#include "session/round/decisions.h"
#include "session/round/playback.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace openshoe::session {

using base::said;

using namespace engine;

namespace {

bool hasSideBet(const RuleSet& rules, StakeKind kind, int sideBet) {
    return kind != StakeKind::Side || (sideBet >= 0 && static_cast<std::size_t>(sideBet) < rules.sideBets.size());
}

// The state that events fold into knows no rules, so this checks that a side bet is one of theirs.
bool fits(const RuleSet& rules, const Event& event) {
    if (const auto* placed = std::get_if<StakePlaced>(&event))
        return hasSideBet(rules, placed->kind, placed->sideBet);
    const auto* settled = std::get_if<PlaySettled>(&event);
    return !settled || hasSideBet(rules, settled->kind, settled->sideBet);
}

// Events that take no time at the table are shown together with what follows, except for stakes and decisions, which a
// person may want to go back to.
bool endsAMoment(const Event& event, const Event* next) {
    return !next || std::holds_alternative<BettingClosed>(event) || std::holds_alternative<EarlyRegistered>(event) ||
           isAnswer(event) || durationOf(event, next, Tempo{}).count() > 0;
}

} // namespace

int ReplayLog::momentAt(std::size_t shown) const {
    return static_cast<int>(std::upper_bound(ends.begin(), ends.end(), shown) - ends.begin()) - 1;
}

ReplayLog replayLog(const RuleSet& rules, const Events& events) {
    ReplayLog log;
    std::size_t whole = 0;
    if (auto folded = replay(events, &whole); !folded)
        log.broken = folded.error();
    const auto end = events.begin() + static_cast<std::ptrdiff_t>(whole);
    const auto unfit = std::find_if_not(events.begin(), end, [&](const Event& event) { return fits(rules, event); });
    if (unfit != end)
        log.broken = base::inputError(said("Errors", "event {}").with(unfit - events.begin()),
                                      said("Errors", "a side bet that the rules don't have"))
                         .value();
    log.events = inShownOrder({events.begin(), unfit});
    for (std::size_t i = 0; i < log.events.size(); ++i) {
        if (endsAMoment(log.events[i], i + 1 < log.events.size() ? &log.events[i + 1] : nullptr))
            log.ends.push_back(i + 1);
    }
    return log;
}

} // namespace openshoe::session
