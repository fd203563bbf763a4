// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/settings.h"

#include "storage/database.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace openshoe::storage {

using base::Result;

namespace {

constexpr qsizetype longestKey = 100;
constexpr qsizetype longestValue = 1024 * 1024;

// A JSON document holds a list or an object only: a value is kept as the one element of a list.
QByteArray toText(const QJsonValue& value) {
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
}

std::optional<QJsonValue> fromText(const QString& text) {
    const QJsonArray list = QJsonDocument::fromJson(text.toUtf8()).array();
    return list.size() == 1 ? std::optional<QJsonValue>(list.first()) : std::nullopt;
}

} // namespace

Result<std::optional<QJsonValue>> Settings::value(const QString& key) {
    std::optional<QJsonValue> value;
    Cursor row = m_db.sql().query("SELECT value FROM settings WHERE key = ?", key);
    if (row.next())
        value = fromText(row.string(0));
    return m_db.sql().result(std::move(value));
}

Result<void> Settings::set(const QString& key, const QJsonValue& value) {
    if (key.isEmpty() || key.size() > longestKey)
        return base::inputError("settings", "a key has 1 to 100 characters");
    const QByteArray text = toText(value);
    if (text.size() > longestValue)
        return base::inputError("settings", "a value is at most 1 MiB long");
    Sql& sql = m_db.sql();
    return sql
        .transaction([&] {
            if (value.isUndefined())
                sql.run("DELETE FROM settings WHERE key = ?", key);
            else
                sql.run("INSERT INTO settings(key, value) VALUES(?, ?) ON CONFLICT(key) DO UPDATE SET value = "
                        "excluded.value",
                        key, QString::fromUtf8(text));
            return 0;
        })
        .map([](int) {});
}

Result<std::map<QString, QJsonValue>> Settings::all(const QString& prefix) {
    std::map<QString, QJsonValue> values;
    Cursor row = m_db.sql().query("SELECT key, value FROM settings WHERE substr(key, 1, ?) = ?",
                                  static_cast<int>(prefix.size()), prefix);
    while (row.next()) {
        if (auto value = fromText(row.string(1)))
            values.emplace(row.string(0), std::move(*value));
    }
    return m_db.sql().result(std::move(values));
}

} // namespace openshoe::storage
