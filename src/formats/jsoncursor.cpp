// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/jsoncursor.h"

#include "base/nearest.h"
#include "formats/json.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace openshoe::formats {

using base::said;

namespace {

constexpr std::size_t mostProblems = 100;
constexpr const char* nullWord = "null"; // as in JSON

base::Said typeName(const QJsonValue& value) {
    switch (value.type()) {
    case QJsonValue::Null: return base::Said::verbatim(nullWord);
    case QJsonValue::Bool:
        //: What was found in a file: "is true or false; text is needed". The next five too
        return said("Errors", "true or false");
    case QJsonValue::Double: return said("Errors", "a number");
    case QJsonValue::String: return said("Errors", "text");
    case QJsonValue::Array: return said("Errors", "a list");
    case QJsonValue::Object: return said("Errors", "an object");
    case QJsonValue::Undefined: break;
    }
    return said("Errors", "nothing");
}

/// A text from outside as an error quotes it: at most a line long, without control characters.
std::string quoted(const std::string& text) {
    QString shown = QString::fromStdString(text).left(60);
    for (QChar& c : shown) {
        if (c.category() == QChar::Other_Control)
            c = QChar::ReplacementCharacter;
    }
    return '"' + shown.toStdString() + '"';
}

bool breaksLine(QChar c) {
    return c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph;
}

/// Embeddings, overrides and isolates: text after them is displayed in another order than it is written. The letters of
/// right-to-left scripts need none of them.
bool turnsText(QChar c) {
    switch (c.direction()) {
    case QChar::DirLRE:
    case QChar::DirRLE:
    case QChar::DirLRO:
    case QChar::DirRLO:
    case QChar::DirPDF:
    case QChar::DirLRI:
    case QChar::DirRLI:
    case QChar::DirFSI:
    case QChar::DirPDI: return true;
    default: return false;
    }
}

std::string numberText(double number) { return fmt::format("{}", number); }

} // namespace

void JsonProblems::add(const std::string& pointer, base::Said what) {
    if (m_all.size() < mostProblems)
        m_all.push_back(base::Error{base::Error::Kind::Input, jsonPlace(m_source, pointer), std::move(what)});
}

void JsonCursor::failType(base::Sentence isOther) const {
    // A missing value was reported where it was looked up.
    if (!m_value.isUndefined())
        fail(isOther.with(typeName(m_value)));
}

std::string JsonCursor::text(int minBytes, int maxBytes) const {
    if (!m_value.isString()) {
        failType(said("Errors", "is {}; text is needed"));
        return {};
    }
    const QString text = m_value.toString();
    if (!text.isValidUtf16()) {
        fail(said("Errors", "holds half a character (a lone surrogate); text is needed"));
        return {};
    }
    std::string utf8 = text.toStdString();
    if (utf8.size() < static_cast<std::size_t>(minBytes))
        fail(said("Errors", "is too short; allowed: {} to {} bytes").with(minBytes, maxBytes));
    else if (utf8.size() > static_cast<std::size_t>(maxBytes))
        fail(said("Errors", "{} bytes are too many; allowed: {} to {}").with(utf8.size(), minBytes, maxBytes));
    else
        return utf8;
    return {};
}

std::string JsonCursor::plainText(int minBytes, int maxBytes) const {
    std::string utf8 = text(minBytes, maxBytes);
    const QString shown = QString::fromStdString(utf8);
    if (std::ranges::any_of(shown, [](QChar c) { return c.category() == QChar::Other_Control; }))
        fail(said("Errors", "holds a control character; plain text on one line is needed"));
    else if (std::ranges::any_of(shown, breaksLine))
        fail(said("Errors", "holds a character that breaks the line; plain text on one line is needed"));
    else if (std::ranges::any_of(shown, turnsText))
        fail(said("Errors", "holds a character that reverses the text around it; plain text is needed"));
    return utf8;
}

bool JsonCursor::boolean() const {
    if (!m_value.isBool())
        failType(said("Errors", "is {}; true or false is needed"));
    return m_value.toBool();
}

qint64 JsonCursor::integer(qint64 min, qint64 max) const {
    if (!m_value.isDouble()) {
        failType(said("Errors", "is {}; a whole number is needed"));
        return min;
    }
    // A number that isn't whole, or exceeds 64 bits, returns whichever default is passed; a whole one doesn't.
    const qint64 number = m_value.toInteger(0);
    if (number == 0 && m_value.toInteger(1) == 1) {
        const double real = m_value.toDouble();
        if (std::floor(real) == real)
            fail(said("Errors", "{} is out of range; allowed: {} to {}").with(numberText(real), min, max));
        else
            fail(said("Errors", "{} is not a whole number; allowed: {} to {}").with(numberText(real), min, max));
        return min;
    }
    if (number < min || number > max) {
        fail(said("Errors", "{} is out of range; allowed: {} to {}").with(number, min, max));
        return min;
    }
    return number;
}

double JsonCursor::number(double min, double max) const {
    if (!m_value.isDouble()) {
        failType(said("Errors", "is {}; a number is needed"));
        return min;
    }
    const double number = m_value.toDouble();
    if (!(number >= min && number <= max)) {
        fail(said("Errors", "{} is out of range; allowed: {} to {}")
                 .with(numberText(number), numberText(min), numberText(max)));
        return min;
    }
    return number;
}

base::Money JsonCursor::amount() const {
    if (!m_value.isString()) {
        failType(said("Errors", "is {}; an amount as decimal text, such as \"12.50\", is needed"));
        return {};
    }
    const auto text = m_value.toString().toStdString();
    const auto amount = base::Money::parse(text);
    if (!amount)
        fail(said("Errors", "{} is not an amount; decimal text such as \"12.50\" is needed").with(quoted(text)));
    return amount.value_or(base::Money{});
}

base::Odds JsonCursor::odds() const {
    if (!m_value.isString()) {
        failType(said("Errors", "is {}; a payout as text, such as \"3:2\", is needed"));
        return {};
    }
    const auto text = m_value.toString().toStdString();
    const auto odds = base::Odds::parse(text);
    if (!odds)
        fail(said("Errors", "{} is not a payout; text such as \"3:2\" with numbers from 1 to 1000 is needed")
                 .with(quoted(text)));
    return odds.value_or(base::Odds{});
}

engine::Card JsonCursor::card() const {
    const auto text = m_value.toString().toStdString();
    const auto card = engine::Card::parse(text);
    if (!m_value.isString())
        failType(said("Errors", "is {}; a card such as \"AS\" or \"TD\" is needed"));
    else if (!card)
        fail(said("Errors", "{} is not a card; a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit S H D C are needed")
                 .with(quoted(text)));
    return card.value_or(engine::Card{});
}

std::size_t JsonCursor::choiceIndex(const std::vector<std::string>& names) const {
    if (!m_value.isString()) {
        if (!m_value.isUndefined())
            fail(said("Errors", "is {}; allowed: {}")
                     .with(typeName(m_value), fmt::format("{}", fmt::join(names, ", "))));
        return 0;
    }
    const auto text = m_value.toString().toStdString();
    const auto found = std::ranges::find(names, text);
    if (found == names.end()) {
        fail(base::withGuess(said("Errors", "{} is not known; allowed: {}")
                                 .with(quoted(text), fmt::format("{}", fmt::join(names, ", "))),
                             text, names));
        return 0;
    }
    return static_cast<std::size_t>(found - names.begin());
}

std::vector<JsonCursor> JsonCursor::list(int maxCount) const {
    if (!m_value.isArray()) {
        failType(said("Errors", "is {}; a list is needed"));
        return {};
    }
    const QJsonArray array = m_value.toArray();
    if (array.size() > maxCount) {
        fail(said("Errors", "{} entries are too many; at most {} are allowed").with(array.size(), maxCount));
        return {};
    }
    std::vector<JsonCursor> cursors;
    cursors.reserve(static_cast<std::size_t>(array.size()));
    for (qsizetype i = 0; i < array.size(); ++i)
        cursors.emplace_back(*m_problems, array.at(i), fmt::format("{}/{}", m_pointer, i));
    return cursors;
}

JsonFields JsonCursor::object(const std::vector<const char*>& allowedKeys) const {
    if (!m_value.isObject())
        failType(said("Errors", "is {}; an object is needed"));
    const QJsonObject object = m_value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (std::ranges::none_of(allowedKeys, [&](const char* key) { return it.key() == QLatin1StringView(key); })) {
            m_problems->add(
                m_pointer + pointerStep(it.key().left(60)),
                base::withGuess(
                    said("Errors", "unknown key; allowed: {}").with(fmt::format("{}", fmt::join(allowedKeys, ", "))),
                    it.key().toStdString(), std::vector<std::string>(allowedKeys.begin(), allowedKeys.end())));
            break; // only a document's first mistake is reported, and there may be a million
        }
    }
    return JsonFields(*this, *m_problems, object);
}

std::vector<std::pair<std::string, JsonCursor>> JsonCursor::entries(int maxCount) const {
    if (!m_value.isObject()) {
        failType(said("Errors", "is {}; an object is needed"));
        return {};
    }
    const QJsonObject object = m_value.toObject();
    if (object.size() > maxCount) {
        fail(said("Errors", "{} keys are too many; at most {} are allowed").with(object.size(), maxCount));
        return {};
    }
    std::vector<std::pair<std::string, JsonCursor>> found;
    for (auto it = object.begin(); it != object.end(); ++it)
        found.emplace_back(it.key().toStdString(),
                           JsonCursor(*m_problems, it.value(), m_pointer + pointerStep(it.key())));
    return found;
}

JsonCursor JsonFields::required(const char* key) const {
    const QString name = QLatin1StringView(key);
    const std::string pointer = m_owner.pointer() + pointerStep(name);
    const QJsonValue value = m_object.value(name);
    if (value.isUndefined() && m_owner.isObject())
        m_problems->add(pointer, said("Errors", "missing; this key is needed"));
    return JsonCursor(*m_problems, value, pointer);
}

std::optional<JsonCursor> JsonFields::optional(const char* key) const {
    if (!has(key))
        return std::nullopt;
    return required(key);
}

} // namespace openshoe::formats
