// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/advice.h"
#include "engine/round.h"

#include <optional>
#include <vector>

namespace openshoe::session {

/// What a person at the table has seen of the shoe in use: fed with events as they are shown, round after round. Cards
/// burned face down and hole cards never turned stay unknown, and so does what was played before the first event.
class SeenCards {
public:
    void clear();
    /// An event has been shown. A round from a new shoe forgets the old one's cards.
    void follow(const engine::Event& event);
    [[nodiscard]] const std::vector<engine::Card>& cards() const { return m_seen; }

    /// The question as the analyser takes it. Whether to follow a double or split is asked of the hand as it was before
    /// that. Nothing where `state` is no fold of what was followed. `state` and `question` are of the same moment.
    [[nodiscard]] std::optional<analysis::Decision>
    decision(const engine::RuleSet& rules, const engine::TableState& state, const engine::Question& question) const;

private:
    std::vector<engine::Card> m_seen;
    std::optional<engine::Card> m_hidden; ///< the round's hole card, as long as it lies face down
};

} // namespace openshoe::session
