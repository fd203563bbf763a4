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

/// Reads a rule set from its file's document and checks it with engine::validate. `id`, `name`, `decks` and `limits`
/// are required; every other key defaults to engine::RuleSet's value. Errors name SOURCE: /json/pointer and what is
/// allowed.
[[nodiscard]] base::Result<engine::RuleSet> ruleSetFromJson(const QJsonValue& json, const std::string& source);

/// Everything that keeps the document from being a rule set: what can't be read or, if all can be, the contradictions.
[[nodiscard]] std::vector<base::Error> ruleSetProblems(const QJsonValue& json, const std::string& source);

/// A document as far as it can be read, for editing.
struct RulesRead {
    std::optional<engine::RuleSet> rules; ///< nothing if a key can't be read; may contain contradictions
    std::vector<base::Error> problems;    ///< as in ruleSetProblems()
};
[[nodiscard]] RulesRead readRules(const QJsonValue& json, const std::string& source);

/// The whole rule set with every key; ruleSetFromJson reads it back to an equal value.
[[nodiscard]] QJsonObject ruleSetToJson(const engine::RuleSet& rules);

/// The same without its look (RuleRole::Look), which is no part of the game played, and without later keys
/// (RuleKey::later) at their default: identifies a rule set, in the same words as before there were such keys.
[[nodiscard]] QJsonObject playedRulesToJson(const engine::RuleSet& rules);

/// A change of one rule for a single call: "decks=8", "blackjackPays=6:5", "evenMoney.on=[]",
/// "sideBets.pairs.pays.mixed=5:1".
struct RuleOverride {
    std::vector<QString> path; ///< the key, split at its dots; never empty
    QJsonValue value;          ///< VALUE as JSON, or as text if it isn't JSON
    std::string text;          ///< as given, for errors

    /// Reads KEY=VALUE.
    [[nodiscard]] static base::Result<RuleOverride> parse(const QString& text);
};

/// The rule set with these changes applied in order. List elements are named by index or by their `id` or `currency`. A
/// changed rule is no longer marked as the house's choice. An unknown key or value is an error that names "--set
/// KEY=VALUE" as its source.
[[nodiscard]] base::Result<engine::RuleSet> withOverrides(const engine::RuleSet& rules,
                                                          std::span<const RuleOverride> overrides);

/// A changed rule file's document, without labels that no longer apply: a house choice whose value differs from that in
/// `before`, and the published return if a rule that figures depend on differs. Labels that `changed` itself has
/// changed are kept.
[[nodiscard]] QJsonObject relabelled(QJsonObject changed, const QJsonObject& before);

/// What `houseChoices` may name: the path of every rule, and the house's rules that have no key of their own:
/// `standOn21` (a hand of 21 stands automatically), `dealOrder` (the order in which the first cards are dealt) and
/// `netOdds` (payouts exclude the returned stake).
[[nodiscard]] std::vector<std::string> houseChoiceKeys(const engine::RuleSet& rules);

} // namespace openshoe::formats
