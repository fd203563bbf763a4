// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/basic_strategy.h"
#include "engine/round.h"

#include <array>

namespace openshoe::analysis {

/// Basic strategy at an engine table: answers whatever a seat is asked. Looks only at the hand, the up card and what
/// the rules reveal of the hole card.
class BasicPlayer {
public:
    BasicPlayer(BasicStrategy strategy, const Views& views);

    /// What the strategy does, as far as it is offered and affordable. `question` is a turn or an offer before the
    /// turns; whether to follow is not a matter of strategy.
    [[nodiscard]] engine::Action decide(const engine::RuleSet& rules, const engine::TableState& state,
                                        const engine::Question& question) const;

private:
    /// What the player knows of the dealer's two cards, as indices into the strategy.
    struct DealerView {
        std::size_t sight = 0;
        std::size_t group = 0;
    };

    BasicStrategy m_strategy;
    std::array<DealerView, pointKinds * pointKinds> m_seen{};
};

} // namespace openshoe::analysis
