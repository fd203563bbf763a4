// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "base/result.h"
#include "engine/cards.h"

#include <QJsonObject>
#include <QJsonValue>

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::formats {

// Strict reading of a JSON document without an `if` on every line. Reading continues after a mistake and yields
// harmless values. The mistakes are collected in the JsonProblems that all cursors of a document share, and the first
// is the result at the end:
//
//     JsonProblems problems("game.json");
//     JsonCursor root(problems, document);
//     const JsonFields fields = root.object({"id", "decks"});   // another key is refused here
//     rules.id = fields.required("id").text();
//     if (const auto decks = fields.optional("decks"))
//         rules.decks = decks->integer(1, 8);
//     return problems.result(std::move(rules));

/// What is wrong with one document, in reading order; the first problem is the one reported.
class JsonProblems {
public:
    /// `source` names the document in the error: "SOURCE: /json/pointer".
    explicit JsonProblems(std::string source) : m_source(std::move(source)) {}

    void add(const std::string& pointer, base::Said what);
    [[nodiscard]] bool none() const { return m_all.empty(); }
    /// Null if none().
    [[nodiscard]] const base::Error* first() const { return none() ? nullptr : &m_all.front(); }
    /// At most a hundred.
    [[nodiscard]] const std::vector<base::Error>& all() const { return m_all; }
    [[nodiscard]] const std::string& source() const { return m_source; }

    /// The value, or the first problem.
    template <typename T> [[nodiscard]] base::Result<T> result(T value) const {
        if (!none())
            return tl::make_unexpected(m_all.front());
        return value;
    }

private:
    std::string m_source;
    std::vector<base::Error> m_all;
};

class JsonFields;

/// One value of a document, with its pointer.
class JsonCursor {
public:
    JsonCursor(JsonProblems& problems, QJsonValue value, std::string pointer = {})
        : m_problems(&problems), m_value(std::move(value)), m_pointer(std::move(pointer)) {}

    [[nodiscard]] const QJsonValue& value() const { return m_value; }
    [[nodiscard]] const std::string& pointer() const { return m_pointer; }
    [[nodiscard]] bool isNull() const { return m_value.isNull(); }
    [[nodiscard]] bool isText() const { return m_value.isString(); }
    [[nodiscard]] bool isObject() const { return m_value.isObject(); }

    /// Records a mistake at this place: what is wrong, what is allowed.
    void fail(base::Said what) const { m_problems->add(m_pointer, std::move(what)); }

    /// UTF-8, minBytes to maxBytes long.
    [[nodiscard]] std::string text(int minBytes = 0, int maxBytes = 1000) const;
    /// Text for display on one line: no control characters, and none that change the direction of the text around them.
    [[nodiscard]] std::string plainText(int minBytes, int maxBytes) const;
    [[nodiscard]] bool boolean() const;
    /// A whole number within [min, max].
    [[nodiscard]] qint64 integer(qint64 min, qint64 max) const;
    [[nodiscard]] int smallInteger(int min, int max) const { return static_cast<int>(integer(min, max)); }
    /// A number within [min, max].
    [[nodiscard]] double number(double min, double max) const;
    /// Decimal text: "12.50".
    [[nodiscard]] base::Money amount() const;
    /// "3:2".
    [[nodiscard]] base::Odds odds() const;
    /// "AS", "TD", "10D".
    [[nodiscard]] engine::Card card() const;
    /// One of the values, by its name() in the engine; the first of them after a mistake.
    template <typename E> [[nodiscard]] E choice(const std::vector<E>& values) const {
        std::vector<std::string> names;
        names.reserve(values.size());
        for (const E value : values)
            names.emplace_back(name(value));
        return values[choiceIndex(names)];
    }
    /// The index of the text among `names`; 0 after a mistake.
    [[nodiscard]] std::size_t choiceIndex(const std::vector<std::string>& names) const;

    /// The elements, each with its pointer; at most maxCount.
    [[nodiscard]] std::vector<JsonCursor> list(int maxCount = 1'000'000) const;
    /// An object with no keys but these.
    [[nodiscard]] JsonFields object(const std::vector<const char*>& allowedKeys) const;
    /// An object used as a table: every key with its value, in alphabetical order.
    [[nodiscard]] std::vector<std::pair<std::string, JsonCursor>> entries(int maxCount = 1000) const;

private:
    /// `isOther`: "is {}; text is needed".
    void failType(base::Sentence isOther) const;

    JsonProblems* m_problems;
    QJsonValue m_value;
    std::string m_pointer;
};

/// An object whose keys have been checked.
class JsonFields {
public:
    JsonFields(const JsonCursor& owner, JsonProblems& problems, QJsonObject object)
        : m_owner(owner), m_problems(&problems), m_object(std::move(object)) {}

    [[nodiscard]] bool has(const char* key) const { return m_object.contains(QLatin1StringView(key)); }
    /// The value; a missing key is a mistake.
    [[nodiscard]] JsonCursor required(const char* key) const;
    /// The value, or nothing if the key is missing.
    [[nodiscard]] std::optional<JsonCursor> optional(const char* key) const;
    [[nodiscard]] const JsonCursor& owner() const { return m_owner; }

private:
    JsonCursor m_owner;
    JsonProblems* m_problems;
    QJsonObject m_object;
};

} // namespace openshoe::formats
