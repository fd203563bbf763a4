// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/peoplemodel.h"
#include "models/table/showntable.h"

#include <optional>
#include <string>
#include <vector>

namespace openshoe::models {

/// The name of somebody at the table; the id itself if it is no longer known.
[[nodiscard]] QString personName(const std::string& id);
/// "Mi" for "Mira".
[[nodiscard]] QString monogramOf(const QString& name);
/// 0 … PeopleModel::colours - 1, derived from the id, so it is the same in every round and every replay.
[[nodiscard]] int personColour(const std::string& id);

/// A decision in one word, for which a nameplate has room.
[[nodiscard]] QString decisionText(const engine::RuleSet& rules, engine::Action action);

/// The other people at the table shown: those in the round on it, or those about to stake. `thinking` is the question
/// one of them is thinking about.
[[nodiscard]] std::vector<PersonRow> personRows(const ShownTable& shown,
                                                const std::optional<engine::Question>& thinking);

} // namespace openshoe::models
