// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rulekeys.h"

#include <string>
#include <vector>

namespace openshoe::tests {

/// Gives the key with this path another allowed value.
class OtherValue {
public:
    explicit OtherValue(std::string path) : m_path(std::move(path)) {}

    template <typename T, typename... Form> void operator()(const engine::RuleKey& key, T& value, Form... form) {
        if (key.path() == m_path)
            change(value, form...);
    }

private:
    static void change(int& value, engine::Range<int> allowed) {
        value = value == allowed.most ? allowed.least : allowed.most;
    }
    static void change(double& value, engine::Range<double> allowed) {
        const double middle = (allowed.least + allowed.most) / 2;
        value = value == middle ? (allowed.least + middle) / 2 : middle;
    }
    template <typename T, typename... Form> static void change(std::optional<T>& value, Form... form) {
        if (!value)
            value = T{};
        change(*value, form...);
    }
    template <typename E>
    requires std::is_enum_v<E>
    static void change(E& value) { value = static_cast<E>((static_cast<int>(value) + 1) % engine::enumCount<E>); }
    static void change(bool& value) { value = !value; }
    static void change(base::Odds& value) { value = value == base::Odds{9, 5} ? base::Odds{6, 5} : base::Odds{9, 5}; }
    static void change(std::string& value, engine::Text) { value += 'x'; }
    static void change(engine::RuleSet::EvenMoney& value) { value.onAce = !value.onAce; }
    static void change(std::vector<engine::Limit>& value) { value.front().max += base::stakeStep; }
    static void change(std::vector<engine::SideBet>& value) {
        if (value.empty())
            value.push_back({.id = "pair",
                             .pays = {{engine::SideOutcome::Mixed, {5, 1}}},
                             .limits = {{"coin", base::Money::minor(100), base::Money::minor(200)}}});
        else
            change(value.front().pays.front().odds);
    }
    static void change(std::vector<std::string>& value) {
        if (value.empty())
            value.emplace_back("decks");
        else
            value.pop_back();
    }

    std::string m_path;
};

/// Every key of a rule set.
inline std::vector<engine::RuleKey> ruleKeys() {
    std::vector<engine::RuleKey> keys;
    const engine::RuleSet rules{};
    engine::visitRules(rules, [&](const engine::RuleKey& key, const auto&, auto...) { keys.push_back(key); });
    return keys;
}

/// The rule set with another value at this key.
inline engine::RuleSet withOther(engine::RuleSet rules, const engine::RuleKey& key) {
    engine::visitRules(rules, OtherValue(key.path()));
    return rules;
}

} // namespace openshoe::tests
