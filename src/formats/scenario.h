// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/script.h"

#include <QJsonObject>

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace openshoe::formats {

/// A shoe to be dealt by the fair shuffle.
struct SeededShoe {
    std::string seedHex; ///< 64 hex digits
    std::string clientSeed;
    std::int64_t number = 1;
};

/// One round of a scripted game. Without a shoe of its own it continues with the previous one.
struct ScenarioRound {
    std::optional<std::variant<std::vector<engine::Card>, SeededShoe>> shoe;
    engine::ScriptedRound script;
};

/// A scripted game: `openshoe-cli play`.
struct Scenario {
    engine::RuleSet rules;
    std::string currency;
    std::vector<engine::Player> players;
    std::vector<ScenarioRound> rounds;
};

/// Finds the rule set a scenario names.
using RuleSetFinder = std::function<base::Result<engine::RuleSet>(const std::string& variant)>;

/// Reads a scenario. Everything it names must exist in that game (players, seats, actions, the currency), except that
/// an unknown side bet is left for the round to refuse. Errors name SOURCE: /json/pointer and what is allowed.
[[nodiscard]] base::Result<Scenario> scenarioFromJson(const QJsonValue& json, const std::string& source,
                                                      const RuleSetFinder& findRules);

} // namespace openshoe::formats
