// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/recovery.h"

#include "engine/repeat.h"

#include <algorithm>
#include <string>

namespace openshoe::session {

using base::said;

using namespace engine;

namespace {

template <typename E> bool hasAny(const Events& log) {
    return std::any_of(log.begin(), log.end(), [](const Event& e) { return std::holds_alternative<E>(e); });
}

// Nothing was dealt or decided: the stakes are returned.
base::Result<Recovery> returnStakes(const RuleSet& rules, const Events& log, std::span<const Card> shoe) {
    auto state = replay(log);
    if (!state)
        return tl::make_unexpected(state.error());
    Recovery recovery{.state = std::move(*state), .missing = {}};
    if (const auto refusal = applyTo(rules, recovery.state, Cancel{}, shoe, recovery.missing))
        return base::environmentError(said("Errors", "event {}").with(log.size()),
                                      said("Errors", "the round can't be cancelled: {}").with(name(*refusal)));
    return recovery;
}

} // namespace

base::Result<Recovery> recover(const RuleSet& rules, const Events& log, std::span<const Card> shoe, bool finish,
                               const Answering& answer) {
    if (!hasAny<BettingClosed>(log) && !hasAny<PlaySettled>(log) && !hasAny<RoundCancelled>(log))
        return returnStakes(rules, log, shoe);
    auto repeated = repeat(rules, log, shoe);
    if (!repeated)
        return tl::make_unexpected(repeated.error());
    Recovery recovery{.state = std::move(repeated->state), .missing = std::move(repeated->missing)};
    while (finish && recovery.state.phase != Phase::Over) {
        const auto asked = question(rules, recovery.state);
        const auto answered = asked && answer ? answer(recovery.state, *asked) : std::nullopt;
        const Command command = answered.value_or(Silence{});
        if (const auto refusal = applyTo(rules, recovery.state, command, shoe, recovery.missing))
            return base::environmentError(
                said("Errors", "event {}").with(log.size()),
                said("Errors", "the answer to a question is refused: {}").with(name(*refusal)));
    }
    return recovery;
}

} // namespace openshoe::session
