// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QJsonValue>
#include <QString>

#include <map>
#include <optional>

namespace openshoe::storage {

class Database;

/// What a person set: a JSON value for each key. Keys are 1–100 characters.
class Settings {
public:
    explicit Settings(Database& db) : m_db(db) {}

    [[nodiscard]] base::Result<std::optional<QJsonValue>> value(const QString& key);
    /// Sets the value; an undefined one takes the key away. At most 1 MiB as text.
    [[nodiscard]] base::Result<void> set(const QString& key, const QJsonValue& value);
    /// All whose key begins with `prefix`. A value that is not JSON (somebody edited the file) is left out.
    [[nodiscard]] base::Result<std::map<QString, QJsonValue>> all(const QString& prefix = {});

private:
    Database& m_db;
};

} // namespace openshoe::storage
