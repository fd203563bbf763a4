// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/rulesjson.h"

#include "engine/rulefields.h"
#include "engine/rulekeys.h"
#include "formats/json.h"
#include "formats/jsoncursor.h"

#include <QJsonArray>

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace openshoe::formats {

using base::said;

using namespace engine;

namespace {

template <typename E> std::vector<E> everyValue() {
    std::vector<E> all;
    for (int i = 0; i < enumCount<E>; ++i)
        all.push_back(static_cast<E>(i));
    return all;
}

std::vector<Limit> readLimits(const JsonCursor& json) {
    std::vector<Limit> limits;
    for (const JsonCursor& entry : json.list(16)) {
        const JsonFields fields = entry.object({"currency", "min", "max"});
        limits.push_back(Limit{.currency = fields.required("currency").plainText(1, 16),
                               .min = fields.required("min").amount(),
                               .max = fields.required("max").amount()});
    }
    return limits;
}

std::vector<SideBet::Pay> readPays(const JsonCursor& json, SideBetKind kind) {
    const auto outcomes = outcomesOf(kind);
    std::vector<std::string> names;
    for (const SideOutcome outcome : outcomes)
        names.emplace_back(name(outcome));

    // In the order of the kind's outcomes, because JSON keys have no order.
    std::vector<std::optional<base::Odds>> odds(outcomes.size());
    for (const auto& [key, value] : json.entries(100)) {
        const auto found = std::ranges::find(names, key);
        if (found == names.end())
            value.fail(said("Errors", "\"{}\" has no such outcome; allowed: {}")
                           .with(name(kind), fmt::format("{}", fmt::join(names, ", "))));
        else
            odds[static_cast<std::size_t>(found - names.begin())] = value.odds();
    }
    std::vector<SideBet::Pay> pays;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        if (odds[i])
            pays.push_back(SideBet::Pay{outcomes[i], *odds[i]});
    }
    return pays;
}

/// "Blackjack 6/5" isn't one.
bool isPath(std::string_view text) {
    return text.find('\\') != std::string_view::npos || text.find("./") != std::string_view::npos ||
           text.find(":/") != std::string_view::npos || text.starts_with('/') || text.starts_with("~/");
}

void readText(const JsonCursor& json, std::string& value, Text form) {
    value = json.plainText(1, form.mostBytes);
    if (!form.slashes && value.find_first_of("/\\") != std::string::npos)
        json.fail(said("Errors", "holds a slash; an id has 1 to {} bytes and no slash").with(form.mostBytes));
    else if (isPath(value))
        json.fail(said("Errors", "is the path of a file; a name to be read is needed"));
}

SideBet readSideBet(const JsonCursor& json) {
    const JsonFields fields = json.object({"id", "name", "kind", "pays", "limits"});
    SideBet bet;
    readText(fields.required("id"), bet.id, idText);
    if (const auto betName = fields.optional("name"))
        bet.name = betName->plainText(0, 100);
    bet.kind = fields.required("kind").choice(everyValue<SideBetKind>());
    bet.pays = readPays(fields.required("pays"), bet.kind);
    bet.limits = readLimits(fields.required("limits"));
    return bet;
}

/// The keys a section of the file may have; for the file itself (no section), the sections are keys too.
struct KeyNames {
    std::string_view group;
    std::vector<const char*> names{};

    template <typename T, typename... Form> void operator()(const RuleKey& key, const T&, Form...) {
        if (group == key.group)
            names.push_back(key.name);
        else if (group.empty() && (names.empty() || std::string_view(names.back()) != key.group))
            names.push_back(key.group);
    }
};

JsonFields fieldsOf(const JsonCursor& json, std::string_view group) {
    KeyNames allowed{group};
    const RuleSet rules{};
    visitRules(rules, allowed);
    return json.object(allowed.names);
}

/// Reads each key that is present into its member.
class RulesReader {
public:
    explicit RulesReader(const JsonCursor& root) : m_file(fieldsOf(root, "")) {}

    RuleSet read() {
        visitRules(m_rules, *this);
        // Hands that can be split can be doubled afterwards, unless the file says otherwise.
        const auto doubling = m_file.optional("double");
        if (!doubling || doubling->value()["afterSplit"].isUndefined())
            m_rules.doubling.afterSplit = m_rules.split.hands > 1;
        return std::move(m_rules);
    }

    template <typename T, typename... Form> void operator()(const RuleKey& key, T& member, Form... form) {
        enter(key.group);
        if (!m_section)
            return;
        if (const auto json = key.needed ? m_section->required(key.name) : m_section->optional(key.name))
            read(*json, member, form...);
    }

private:
    void enter(std::string_view group) {
        if (m_group == group)
            return;
        m_group = group;
        m_section.reset();
        if (group.empty())
            m_section = m_file;
        else if (const auto json = m_file.optional(group.data()))
            m_section = fieldsOf(*json, group);
    }

    void read(const JsonCursor& json, bool& value) { value = json.boolean(); }
    void read(const JsonCursor& json, int& value, Range<int> allowed) {
        value = json.smallInteger(allowed.least, allowed.most);
    }
    void read(const JsonCursor& json, double& value, Range<double> allowed) {
        value = json.number(allowed.least, allowed.most);
    }
    void read(const JsonCursor& json, base::Odds& value) { value = json.odds(); }
    template <typename E>
        requires std::is_enum_v<E>
    void read(const JsonCursor& json, E& value) {
        value = json.choice(everyValue<E>());
    }
    template <typename T, typename... Form> void read(const JsonCursor& json, std::optional<T>& value, Form... form) {
        read(json, value.emplace(), form...);
    }
    void read(const JsonCursor& json, std::string& value, Text form) { readText(json, value, form); }
    void read(const JsonCursor& json, RuleSet::EvenMoney& value) {
        for (const JsonCursor& card : json.list(2)) {
            bool& offered = card.choiceIndex({"ace", "ten"}) == 0 ? value.onAce : value.onTen;
            if (offered)
                card.fail(said("Errors", "appears twice; allowed: ace and ten, once each"));
            offered = true;
        }
    }
    void read(const JsonCursor& json, std::vector<Limit>& value) { value = readLimits(json); }
    void read(const JsonCursor& json, std::vector<SideBet>& value) {
        for (const JsonCursor& bet : json.list(20))
            value.push_back(readSideBet(bet));
    }
    // A house choice may name a side bet; the side bets have been read by then.
    void read(const JsonCursor& json, std::vector<std::string>& value) {
        const auto allowed = houseChoiceKeys(m_rules);
        for (const JsonCursor& entry : json.list(100))
            value.push_back(allowed[entry.choiceIndex(allowed)]);
    }

    RuleSet m_rules;
    JsonFields m_file;
    std::optional<JsonFields> m_section = m_file; ///< of m_group; nothing if the file has no such section
    std::string_view m_group;
};

QJsonArray limitsToJson(const std::vector<Limit>& limits) {
    QJsonArray array;
    for (const Limit& limit : limits) {
        array.append(QJsonObject{{"currency", QString::fromStdString(limit.currency)},
                                 {"min", QString::fromStdString(limit.min.text())},
                                 {"max", QString::fromStdString(limit.max.text())}});
    }
    return array;
}

QJsonObject sideBetToJson(const SideBet& bet) {
    QJsonObject pays;
    for (const SideBet::Pay& pay : bet.pays)
        pays.insert(QLatin1StringView(name(pay.outcome)), QString::fromStdString(pay.odds.text()));
    QJsonObject json{{"id", QString::fromStdString(bet.id)},
                     {"kind", name(bet.kind)},
                     {"pays", pays},
                     {"limits", limitsToJson(bet.limits)}};
    if (!bet.name.empty())
        json.insert("name", QString::fromStdString(bet.name));
    return json;
}

/// Writes every key that has a value.
class RulesWriter {
public:
    explicit RulesWriter(bool look) : m_look(look) {}

    QJsonObject write(const RuleSet& rules) {
        for (const RuleKey& key : differingRules(rules, RuleSet{}))
            m_changed.push_back(key.path());
        visitRules(rules, *this);
        return std::move(m_json);
    }

    template <typename T, typename... Form> void operator()(const RuleKey& key, const T& member, Form...) {
        const QJsonValue value = json(member);
        if (value.isUndefined() || (key.role == RuleRole::Look && !m_look))
            return;
        if (key.later && !m_look && std::ranges::find(m_changed, key.path()) == m_changed.end())
            return;
        if (!*key.group) {
            m_json[key.name] = value;
            return;
        }
        QJsonObject section = m_json[key.group].toObject();
        section[key.name] = value;
        m_json[key.group] = section;
    }

private:
    static QJsonValue json(bool value) { return value; }
    static QJsonValue json(int value) { return value; }
    static QJsonValue json(double value) { return value; }
    static QJsonValue json(const std::string& value) { return QString::fromStdString(value); }
    static QJsonValue json(const base::Odds& value) { return json(value.text()); }
    template <typename E>
        requires std::is_enum_v<E>
    static QJsonValue json(E value) {
        return name(value);
    }
    template <typename T> static QJsonValue json(const std::optional<T>& value) {
        return value ? json(*value) : QJsonValue(QJsonValue::Undefined);
    }
    static QJsonValue json(const RuleSet::EvenMoney& value) {
        QJsonArray cards;
        if (value.onAce)
            cards.append("ace");
        if (value.onTen)
            cards.append("ten");
        return cards;
    }
    static QJsonValue json(const std::vector<Limit>& value) { return limitsToJson(value); }
    template <typename T> static QJsonValue json(const std::vector<T>& value) {
        QJsonArray list;
        for (const T& each : value)
            list.append(json(each));
        return list;
    }
    static QJsonValue json(const SideBet& value) { return sideBetToJson(value); }

    bool m_look;                        ///< as a file; without, as rounds are stored with it
    std::vector<std::string> m_changed; ///< keys of rules that aren't as in a new RuleSet
    QJsonObject m_json;
};

/// Collects the paths of the rules, except the side bets, which have one each.
struct RuleNames {
    std::vector<std::string> paths;

    void operator()(const RuleKey&, const std::vector<SideBet>&) {}
    template <typename T, typename... Form> void operator()(const RuleKey& key, const T&, Form...) {
        if (isRule(key.role))
            paths.push_back(key.path());
    }
};

} // namespace

RulesRead readRules(const QJsonValue& json, const std::string& source) {
    JsonProblems problems(source);
    RuleSet rules = RulesReader(JsonCursor(problems, json)).read();
    RulesRead read;
    // Rules that couldn't be read can't be checked for contradictions.
    if (problems.none()) {
        for (const base::Error& found : contradictions(rules))
            problems.add(found.where, found.what);
        read.rules = std::move(rules);
    }
    read.problems = problems.all();
    return read;
}

base::Result<RuleSet> ruleSetFromJson(const QJsonValue& json, const std::string& source) {
    RulesRead read = readRules(json, source);
    if (!read.problems.empty())
        return tl::make_unexpected(read.problems.front());
    return *std::move(read.rules);
}

std::vector<base::Error> ruleSetProblems(const QJsonValue& json, const std::string& source) {
    return readRules(json, source).problems;
}

QJsonObject ruleSetToJson(const RuleSet& rules) { return RulesWriter(true).write(rules); }

QJsonObject playedRulesToJson(const RuleSet& rules) { return RulesWriter(false).write(rules); }

std::vector<std::string> houseChoiceKeys(const RuleSet& rules) {
    RuleNames names;
    visitRules(rules, names);
    auto& keys = names.paths;
    keys.insert(keys.end(), {"standOn21", "dealOrder", "netOdds"});
    for (const SideBet& bet : rules.sideBets) {
        keys.push_back("sideBets." + bet.id + ".pays");
        keys.push_back("sideBets." + bet.id + ".limits");
    }
    return keys;
}

} // namespace openshoe::formats
