// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulefields.h"
#include "formats/json.h"
#include "formats/rulesjson.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <fmt/format.h>

namespace openshoe::formats {

using base::said;

namespace {

constexpr int maxOverrideBytes = 4096;

std::string source(const RuleOverride& change) { return "--set " + change.text; }

/// The index of the list element that a key names by index, id or currency; −1 if there is none.
qsizetype indexIn(const QJsonArray& list, const QString& key) {
    bool isNumber = false;
    const int place = key.toInt(&isNumber);
    if (isNumber && place >= 0 && place < list.size())
        return place;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QJsonObject entry = list.at(i).toObject();
        if (entry.value("id").toString() == key || entry.value("currency").toString() == key)
            return i;
    }
    return -1;
}

/// Applies one change to a rule file's document and remembers where.
class Change {
public:
    explicit Change(const RuleOverride& change) : m_change(change) {}

    base::Result<QJsonValue> applyTo(const QJsonValue& json) { return put(json, 0); }
    [[nodiscard]] const std::string& pointer() const { return m_pointer; }
    [[nodiscard]] bool changedSomething() const { return m_changed; }

private:
    base::Result<QJsonValue> put(const QJsonValue& json, std::size_t depth) {
        if (depth == m_change.path.size()) {
            m_changed = json != m_change.value;
            return m_change.value;
        }
        const QString& key = m_change.path[depth];
        if (json.isArray())
            return putInList(json.toArray(), key, depth);
        // A missing section is created; whether its key is known is checked when the document is read.
        if (!json.isObject() && !json.isUndefined())
            return base::inputError(jsonPlace(source(m_change), m_pointer),
                                    said("Errors", "has no \"{}\"").with(key.toStdString()));
        QJsonObject object = json.toObject();
        m_pointer += pointerStep(key);
        auto value = put(object.value(key), depth + 1);
        if (value)
            object.insert(key, *value);
        return value ? base::Result<QJsonValue>(QJsonValue(object)) : value;
    }

    base::Result<QJsonValue> putInList(QJsonArray list, const QString& key, std::size_t depth) {
        const qsizetype index = indexIn(list, key);
        if (index < 0) {
            return base::inputError(jsonPlace(source(m_change), m_pointer),
                                    said("Errors", "has no entry \"{}\"; allowed: its ids or places from 0 to {}")
                                        .with(key.toStdString(), list.size() - 1));
        }
        m_pointer += fmt::format("/{}", index);
        auto value = put(list.at(index), depth + 1);
        if (value)
            list[index] = *value;
        return value ? base::Result<QJsonValue>(QJsonValue(list)) : value;
    }

    const RuleOverride& m_change;
    std::string m_pointer;
    bool m_changed = false;
};

bool under(const std::string& path, const std::string& parent, char separator) {
    return path.starts_with(parent) && (path.size() == parent.size() || path[parent.size()] == separator);
}

/// A document's value at a key path, with list elements named by index, id or currency; undefined if there is none.
QJsonValue valueAt(const QJsonValue& json, const QStringList& path) {
    QJsonValue at = json;
    for (const QString& key : path)
        at = at.isArray() ? at[indexIn(at.toArray(), key)] : at[key];
    return at;
}

/// Removes what has been changed from `houseChoices`: it is the caller's choice now. Side bets are listed there by id.
void dropHouseChoices(QJsonObject& json, const std::string& pointer) {
    std::string key = pointer.substr(1);
    std::ranges::replace(key, '/', '.');
    const QJsonArray bets = json.value("sideBets").toArray();
    for (qsizetype i = 0; i < bets.size(); ++i) {
        const auto place = fmt::format("sideBets.{}", i);
        if (under(key, place, '.'))
            key = "sideBets." + bets.at(i)["id"].toString().toStdString() + key.substr(place.size());
    }
    const auto isOfNoBet = [&](const std::string& choice) {
        return under(choice, "sideBets", '.') && std::ranges::none_of(bets, [&](const QJsonValue& bet) {
                   return under(choice, "sideBets." + bet["id"].toString().toStdString(), '.');
               });
    };
    QJsonArray kept;
    for (const QJsonValue& entry : json.value("houseChoices").toArray()) {
        const auto choice = entry.toString().toStdString();
        if (!under(choice, key, '.') && !under(key, choice, '.') && !isOfNoBet(choice))
            kept.append(entry);
    }
    json.insert("houseChoices", kept);
}

} // namespace

QJsonObject relabelled(QJsonObject changed, const QJsonObject& before) {
    static const QString choicesKey = QStringLiteral("houseChoices");
    const bool sameChoices = changed.value(choicesKey) == before.value(choicesKey);
    QJsonArray kept;
    for (const QJsonValue& entry : changed.value(choicesKey).toArray()) {
        const QStringList path = entry.toString().split('.');
        const bool ofNoBet = path.front() == QLatin1StringView("sideBets") && path.size() > 1 &&
                             indexIn(changed.value(path[0]).toArray(), path[1]) < 0;
        if (!ofNoBet && (!sameChoices || valueAt(changed, path) == valueAt(before, path)))
            kept.append(entry);
    }
    if (!changed.value(choicesKey).toArray().isEmpty())
        changed.insert(choicesKey, kept);

    static const QString publishedKey = QStringLiteral("published");
    const bool otherFigures = std::ranges::any_of(engine::ruleFields(), [&](const engine::RuleField& field) {
        const QStringList path = QString::fromStdString(field.key.path()).split('.');
        return engine::isRule(field.key.role) && field.key.role != engine::RuleRole::Table &&
               valueAt(changed, path) != valueAt(before, path);
    });
    if (otherFigures && changed.value(publishedKey) == before.value(publishedKey))
        changed.remove(publishedKey);
    return changed;
}

base::Result<RuleOverride> RuleOverride::parse(const QString& text) {
    const std::string given = text.left(100).toStdString();
    const qsizetype equals = text.indexOf('=');
    const QStringList path = text.left(equals).split('.');
    if (equals < 0 || path.contains(QString()))
        return base::inputError("--set " + given,
                                said("Errors", "not a change of a rule; KEY=VALUE is needed, such as decks=8"));
    if (path.size() > maxJsonNesting)
        return base::inputError("--set " + given,
                                said("Errors", "goes too deep; at most {} levels are allowed").with(maxJsonNesting));
    const QByteArray value = text.mid(equals + 1).toUtf8();
    if (value.size() > maxOverrideBytes)
        return base::inputError("--set " + given,
                                said("Errors", "too long; at most {} bytes are allowed").with(maxOverrideBytes));

    RuleOverride change{{path.begin(), path.end()}, QString::fromUtf8(value), given};
    // A bare value isn't a document, so it is read as the only element of a list. What isn't JSON is a word, but JSON
    // that breaks a bound is an error.
    QJsonParseError problem;
    const QByteArray list = '[' + value + ']';
    const QJsonArray elements = QJsonDocument::fromJson(list, &problem).array();
    if (problem.error == QJsonParseError::NoError && elements.size() == 1) {
        const auto checked = parseJson(list, source(change));
        if (!checked)
            return tl::make_unexpected(checked.error());
        change.value = elements.at(0);
    }
    return change;
}

base::Result<engine::RuleSet> withOverrides(const engine::RuleSet& rules, std::span<const RuleOverride> overrides) {
    QJsonObject json = ruleSetToJson(rules);
    std::vector<std::string> pointers;
    std::string all;
    for (const RuleOverride& override : overrides) {
        Change change(override);
        const auto changed = change.applyTo(json);
        if (!changed)
            return tl::make_unexpected(changed.error());
        json = changed->toObject();
        if (change.changedSomething() && override.path.front() != QLatin1StringView("houseChoices"))
            dropHouseChoices(json, change.pointer());
        pointers.push_back(change.pointer());
        all += all.empty() ? source(override) : fmt::format(" {}", source(override));
    }
    // A mistake's place tells which change it comes from; a contradiction comes from all changes together.
    const std::string prefix = rules.id;
    auto result = ruleSetFromJson(json, prefix);
    if (result || overrides.empty())
        return result;
    base::Error error = result.error();
    const std::string pointer = error.where.substr(prefix.size() + 2);
    error.where = jsonPlace(all, pointer);
    for (std::size_t i = 0; i < overrides.size(); ++i) {
        if (under(pointer, pointers[i], '/') || under(pointers[i], pointer, '/'))
            error.where = jsonPlace(source(overrides[i]), pointer);
    }
    return tl::make_unexpected(error);
}

} // namespace openshoe::formats
