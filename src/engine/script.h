// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"

namespace openshoe::engine {

// A round played from lists: used by scenarios, tests and the random player. It differs from giving commands one by one
// only in that a decision for a later hand lets the silence rule finish everything before it.

struct ScriptedRound {
    std::vector<PlaceStake> bets;
    std::vector<Act> actions;
};

/// The result of a scripted round. A refusal is at the index of the bet or action it belongs to.
struct ScriptResult {
    Events events;
    std::vector<std::optional<Refusal>> bets;
    std::vector<std::optional<Refusal>> actions;
};

/// Plays one round from opening to end; `state` becomes the table after it. Fails only with `shoe-exhausted` or
/// `amount-overflow`, and then leaves `state` unchanged.
[[nodiscard]] tl::expected<ScriptResult, Refusal> playScript(const RuleSet& rules, TableState& state,
                                                             const ScriptedRound& script, std::span<const Card> shoe);

/// Whether the action is meant for something still to come: another unfinished hand of that player, or an offer or
/// follow question that is certain to be asked.
[[nodiscard]] bool isForLater(const RuleSet& rules, const TableState& state, const Question& asked, const Act& act);

} // namespace openshoe::engine
