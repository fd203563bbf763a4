// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "base/result.h"

#include <QByteArray>
#include <QJsonValue>
#include <QString>

namespace openshoe::formats {

/// Bounds on every JSON document that comes from outside.
inline constexpr qint64 maxJsonBytes = 16 * 1024 * 1024;
inline constexpr int maxJsonNesting = 64;

/// Parses one JSON document. Refuses, with `where` = "SOURCE: /json/pointer": more than 16 MiB, anything that isn't
/// JSON, more than 64 levels, a key that occurs twice in one object. `source` names the document in errors.
[[nodiscard]] base::Result<QJsonValue> parseJson(const QByteArray& bytes, const std::string& source);

/// Reads and parses a file; "-" is standard input. A file that can't be read is an input error.
[[nodiscard]] base::Result<QJsonValue> readJsonFile(const QString& path);

/// "SOURCE: /json/pointer" ("SOURCE: /" for the whole document): how every error about a document names its place.
[[nodiscard]] std::string jsonPlace(const std::string& source, const std::string& pointer);

/// A JSON string: a name, an amount ("12.50").
[[nodiscard]] QString jsonText(const std::string& utf8);
[[nodiscard]] QString jsonText(base::Money amount);

/// One step of a JSON pointer: a '/' and the key with '~' and '/' escaped.
[[nodiscard]] std::string pointerStep(const QString& key);

} // namespace openshoe::formats
