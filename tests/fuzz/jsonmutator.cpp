// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonmutator.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstring>
#include <functional>
#include <random>
#include <vector>

namespace openshoe::fuzz {

namespace {

using Random = std::minstd_rand;

int below(Random& random, qsizetype bound) {
    return bound <= 0 ? 0 : static_cast<int>(random() % static_cast<unsigned long>(bound));
}

std::optional<QJsonValue> parsed(const std::uint8_t* data, std::size_t size, std::size_t prefix) {
    if (size <= prefix)
        return std::nullopt;
    const auto document = QJsonDocument::fromJson(
        QByteArray(reinterpret_cast<const char*>(data) + prefix, static_cast<qsizetype>(size - prefix)));
    if (!document.isArray() && !document.isObject())
        return std::nullopt;
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

/// Writes the document after the prefix; returns 0 if it is too long.
std::size_t write(const QJsonValue& value, Random& random, std::uint8_t* out, std::size_t maxSize, std::size_t prefix) {
    const auto form = below(random, 4) == 0 ? QJsonDocument::Indented : QJsonDocument::Compact;
    const QByteArray text =
        (value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject())).toJson(form);
    if (text.isEmpty() || prefix + static_cast<std::size_t>(text.size()) > maxSize)
        return 0;
    std::memcpy(out + prefix, text.constData(), static_cast<std::size_t>(text.size()));
    return prefix + static_cast<std::size_t>(text.size());
}

int nodes(const QJsonValue& value) {
    int count = 1;
    if (value.isArray()) {
        for (const QJsonValue& part : value.toArray())
            count += nodes(part);
    } else if (value.isObject()) {
        for (const QJsonValue& part : value.toObject())
            count += nodes(part);
    }
    return count;
}

using Look = std::function<void(const QString& key, const QJsonValue&)>;
void look(const QString& key, const QJsonValue& value, const Look& seen) {
    seen(key, value);
    if (value.isArray()) {
        for (const QJsonValue& part : value.toArray())
            look(key, part, seen);
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            look(it.key(), it.value(), seen);
    }
}

/// The value with its node number `at` changed (0 is the value itself).
using Change = std::function<QJsonValue(const QString& key, const QJsonValue&)>;
QJsonValue changed(const QString& key, const QJsonValue& value, int& at, const Change& change) {
    if (at-- == 0)
        return change(key, value);
    if (value.isArray()) {
        QJsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size() && at >= 0; ++i)
            list[i] = changed(key, list.at(i), at, change);
        return list;
    }
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (const QString& name : object.keys()) {
            if (at < 0)
                break;
            object[name] = changed(name, object.value(name), at, change);
        }
        return object;
    }
    return value;
}

QJsonValue oddScalar(Random& random) {
    static const std::vector<QJsonValue> values{
        0,      1,      2,     3,        4,    7,      8,     -1,     52,     416,   1000,     1e15,
        9e15,   1e300,  0.5,   0.3,      0.9,  -0.0,   true,  false,  {},     "",    "0",      "0.00",
        "0.02", "1.00", "1.01", "12.50", "9999999999999.99", "3:2", "1000:1", "1:1", "AS", "TD", "9C 9D",
        "deluxe", "classic", "coin", "ann", "bob", "main", "pair", "hit", "split", "none", "any"};
    return values[static_cast<std::size_t>(below(random, static_cast<qsizetype>(values.size())))];
}

QString changedText(const QString& text, Random& random) {
    QByteArray bytes = text.toUtf8().left(200);
    const auto size = static_cast<std::size_t>(bytes.size());
    bytes.resize(static_cast<qsizetype>(size + 8));
    const std::size_t now = LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(bytes.data()), size, size + 8);
    bytes.resize(static_cast<qsizetype>(now));
    return below(random, 2) == 0 ? QString::fromUtf8(bytes) : QString::fromLatin1(bytes);
}

QJsonValue changedList(QJsonArray list, Random& random) {
    const int at = below(random, list.size());
    const int to = below(random, list.size());
    switch (list.isEmpty() ? 3 : below(random, 5)) {
    case 0: list.removeAt(at); break;
    case 1: list.insert(to, list.at(at)); break;
    case 2: {
        const QJsonValue moved = list.takeAt(at);
        list.insert(below(random, list.size() + 1), moved);
        break;
    }
    case 3: list.append(oddScalar(random)); break;
    default:
        for (int i = below(random, 60); i > 0; --i)
            list.append(list.at(at));
    }
    return list;
}

QJsonValue changedObject(QJsonObject object, Random& random) {
    const QStringList keys = object.keys();
    const QString key = keys.value(below(random, keys.size()));
    switch (below(random, 3)) {
    case 0: object.remove(key); break;
    case 1: object[key] = oddScalar(random); break;
    default: object[below(random, 2) == 0 ? key + QLatin1Char('x') : QString()] = object.value(key);
    }
    return object;
}

QJsonValue changedNode(const QJsonValue& value, Random& random) {
    const int choice = below(random, 8);
    if (choice == 0)
        return oddScalar(random);
    if (value.isArray())
        return choice == 1 ? QJsonValue(QJsonArray()) : changedList(value.toArray(), random);
    if (value.isObject())
        return choice == 1 ? QJsonValue(QJsonArray{value}) : changedObject(value.toObject(), random);
    if (value.isBool())
        return !value.toBool();
    if (value.isString() && choice < 5)
        return changedText(value.toString(), random);
    if (value.isDouble() && choice < 6)
        return value.toDouble() + (choice < 4 ? 1 : -1);
    return oddScalar(random);
}

} // namespace

std::size_t mutateJson(std::uint8_t* data, std::size_t size, std::size_t maxSize, unsigned seed, std::size_t prefix) {
    Random random(seed);
    const auto document = below(random, 4) == 0 ? std::nullopt : parsed(data, size, prefix);
    if (!document)
        return LLVMFuzzerMutate(data, size, maxSize);
    if (prefix > 0 && below(random, 10) == 0)
        data[0] = static_cast<std::uint8_t>(random());
    QJsonValue value = *document;
    for (int times = 1 + below(random, 3); times > 0; --times) {
        int at = below(random, nodes(value));
        // Replaces a part of the document with another part of it, or changes it.
        std::vector<QJsonValue> parts;
        if (below(random, 4) == 0)
            look({}, value, [&](const QString&, const QJsonValue& part) { parts.push_back(part); });
        const QJsonValue next = changed({}, value, at, [&](const QString&, const QJsonValue& node) {
            return parts.empty() ? changedNode(node, random)
                                 : parts[static_cast<std::size_t>(below(random, static_cast<qsizetype>(parts.size())))];
        });
        if (next.isArray() || next.isObject())
            value = next;
    }
    const std::size_t written = write(value, random, data, maxSize, prefix);
    return written > 0 ? written : LLVMFuzzerMutate(data, size, maxSize);
}

std::size_t crossJson(const std::uint8_t* one, std::size_t oneSize, const std::uint8_t* other, std::size_t otherSize,
                      std::uint8_t* out, std::size_t maxSize, unsigned seed, std::size_t prefix) {
    Random random(seed);
    const auto target = parsed(one, oneSize, prefix);
    const auto source = parsed(other, otherSize, prefix);
    if (!target || !source)
        return 0;
    std::memcpy(out, one, prefix);
    int at = below(random, nodes(*target));
    const QJsonValue crossed = changed({}, *target, at, [&](const QString& key, const QJsonValue& node) {
        // Prefers a part with the same key in the other document; otherwise any part.
        std::vector<QJsonValue> alike;
        std::vector<QJsonValue> all;
        look({}, *source, [&](const QString& theirs, const QJsonValue& part) {
            if (theirs == key && part.type() == node.type())
                alike.push_back(part);
            all.push_back(part);
        });
        const auto& from = alike.empty() ? all : alike;
        const QJsonValue part = from[static_cast<std::size_t>(below(random, static_cast<qsizetype>(from.size())))];
        if (node.isArray() && part.isArray() && below(random, 2) == 0) {
            QJsonArray joined = node.toArray();
            for (const QJsonValue& entry : part.toArray())
                joined.append(entry);
            return QJsonValue(joined);
        }
        if (node.isObject() && part.isObject() && below(random, 2) == 0) {
            QJsonObject joined = node.toObject();
            const QJsonObject more = part.toObject();
            for (auto it = more.begin(); it != more.end(); ++it)
                joined.insert(it.key(), it.value());
            return QJsonValue(joined);
        }
        return part;
    });
    return crossed.isArray() || crossed.isObject() ? write(crossed, random, out, maxSize, prefix) : 0;
}

} // namespace openshoe::fuzz
