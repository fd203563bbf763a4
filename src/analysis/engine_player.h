// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/automaton.h"
#include "engine/round.h"

#include <array>
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
    /// What the player knows of the dealer's two cards, as places in the strategy.
    struct Seen {
        std::size_t sight = 0;
        std::size_t column = 0;
    };

    [[nodiscard]] const Seen& seenOf(engine::Card up, engine::Card hole) const;
    /// False if the shoe ran out.
    [[nodiscard]] bool apply(const engine::Command& command, std::span<const engine::Card> shoe);
    [[nodiscard]] engine::Action decide(const engine::Question& question) const;
    [[nodiscard]] engine::Action decideTurn(const engine::Question& question, const TotalPlay& play) const;

    engine::RuleSet m_rules;
    BasicStrategy m_strategy;
    std::array<Seen, pointKinds * pointKinds> m_seen{};
    base::Money m_stake;
    engine::TableState m_start;
    engine::TableState m_state;
    engine::Events m_events;
};

} // namespace openshoe::analysis
