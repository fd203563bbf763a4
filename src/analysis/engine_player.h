// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/automaton.h"
#include "analysis/basic_player.h"
#include "engine/round.h"

#include <optional>
#include <span>

namespace openshoe::analysis {

/// Plays rounds through the engine itself, one seat at a stake, deciding by basic strategy: what the automaton is
/// proved against, and the slow way to simulate.
class EnginePlayer {
public:
    EnginePlayer(engine::RuleSet rules, BasicStrategy strategy, const Views& views);

    /// One round with the cards in this order, no burn; nothing if the shoe does not last.
    [[nodiscard]] std::optional<SimOutcome> play(std::span<const engine::Card> shoe);
    /// Cards the last round took.
    [[nodiscard]] int drawn() const { return m_state.shoeDrawn; }

private:
    /// False if the shoe ran out.
    [[nodiscard]] bool apply(const engine::Command& command, std::span<const engine::Card> shoe);

    engine::RuleSet m_rules;
    BasicPlayer m_player;
    base::Money m_stake;
    engine::TableState m_start;
    engine::TableState m_state;
    engine::Events m_events;
};

} // namespace openshoe::analysis
