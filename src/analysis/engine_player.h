// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/automaton.h"
#include "analysis/basic_player.h"
#include "engine/round.h"

#include <optional>
#include <span>

namespace openshoe::analysis {

/// Plays rounds through the engine itself, one seat with one stake, deciding by basic strategy: the reference for the
/// automaton, and the slow way to simulate.
class EnginePlayer {
public:
    EnginePlayer(engine::RuleSet rules, BasicStrategy strategy, const Views& views);

    /// Plays one round with the cards in this order and no burn; nothing if the shoe runs out.
    [[nodiscard]] std::optional<SimOutcome> play(std::span<const engine::Card> shoe);
    /// Cards drawn in the last round.
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
