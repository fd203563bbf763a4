// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"

#include <QString>

#include <optional>

namespace openshoe::models {

/// A decision in words, and whose it was.
struct DecisionWords {
    QString words; ///< "Hand 1: hit on 12 against Six of hearts", perhaps followed by "(no answer)" or "(early)"
    engine::PlayerNumber player;
};
/// Nothing if the event is not a decision. `state` is the table before it.
[[nodiscard]] std::optional<DecisionWords> decisionWords(const engine::RuleSet& rules, const engine::TableState& state,
                                                         const engine::Event& event);

} // namespace openshoe::models
