// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/advice.h"
#include "engine/round.h"

#include <optional>
#include <vector>

namespace openshoe::session {

/// What a person at the table has seen of the current shoe: fed with events as they are shown, round after round. Cards
/// burned face down and hole cards never turned stay unknown, as does anything played before the first event.
class SeenCards {
public:
    void clear();
    /// An event has been shown. A round from a new shoe discards the old one's cards.
    void follow(const engine::Event& event);
    [[nodiscard]] const std::vector<engine::Card>& cards() const { return m_seen; }

    /// The question in the analyser's form. Questions about following a double or split use the hand as it was before
    /// that. nullopt if `state` isn't the fold of the events followed. `state` and `question` must be from the same
    /// moment.
    [[nodiscard]] std::optional<analysis::Decision>
    decision(const engine::RuleSet& rules, const engine::TableState& state, const engine::Question& question) const;

private:
    std::vector<engine::Card> m_seen;
    std::optional<engine::Card> m_hidden; ///< the round's hole card while it is face down
};

} // namespace openshoe::session
