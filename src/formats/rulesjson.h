// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/rules.h"

#include <QJsonObject>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace openshoe::formats {

/// A rule set from its file's document, checked by engine::validate too. `id`, `name`, `decks` and `limits` must be
/// there; every other key has the default of engine::RuleSet. Errors name SOURCE: /json/pointer and what is allowed.
[[nodiscard]] base::Result<engine::RuleSet> ruleSetFromJson(const QJsonValue& json, const std::string& source);

/// Everything that keeps the document from being a rule set: what can't be read, or else what contradicts itself.
[[nodiscard]] std::vector<base::Error> ruleSetProblems(const QJsonValue& json, const std::string& source);

/// A document as far as it can be read, for who changes it.
struct RulesRead {
    std::optional<engine::RuleSet> rules; ///< nothing where a key can't be read; they may contradict each other
    std::vector<base::Error> problems;    ///< as of ruleSetProblems
};
[[nodiscard]] RulesRead readRules(const QJsonValue& json, const std::string& source);

/// The whole rule set, every key; ruleSetFromJson reads it back to an equal value.
[[nodiscard]] QJsonObject ruleSetToJson(const engine::RuleSet& rules);

/// The same without looks (RuleRole::Look), which are no part of the game played: what tells one rule set from another.
[[nodiscard]] QJsonObject playedRulesToJson(const engine::RuleSet& rules);

/// A change of one rule for one call: "decks=8", "blackjackPays=6:5", "evenMoney.on=[]",
/// "sideBets.pairs.pays.mixed=5:1".
struct RuleOverride {
    std::vector<QString> path; ///< the key, parted at its dots; never empty
    QJsonValue value;          ///< VALUE as JSON, or as text where it is not JSON
    std::string text;          ///< as given, for errors

    /// Reads KEY=VALUE.
    [[nodiscard]] static base::Result<RuleOverride> parse(const QString& text);
};

/// The rule set with these changes, in their order. List elements are named by their place or by their `id` or
/// `currency`. A changed rule is no longer marked as the house's choice. An unknown key or value is an error that names
/// "--set KEY=VALUE" as its source.
[[nodiscard]] base::Result<engine::RuleSet> withOverrides(const engine::RuleSet& rules,
                                                          std::span<const RuleOverride> overrides);

/// A rule file's document after changes, without what it says no longer: that a rule is the house's choice whose value
/// differs from that of `before`, and a published return where a rule differs that figures depend on. What `changed`
/// says of these otherwise than `before` is left as it is.
[[nodiscard]] QJsonObject relabelled(QJsonObject changed, const QJsonObject& before);

/// What `houseChoices` may name: the path of every rule, and the rules of the house that have no key of their
/// own: `standOn21` (a hand of 21 stands by itself), `dealOrder` (in which order the first cards come) and `netOdds`
/// (payouts don't count the stake that comes back).
[[nodiscard]] std::vector<std::string> houseChoiceKeys(const engine::RuleSet& rules);

} // namespace openshoe::formats
