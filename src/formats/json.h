// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "base/result.h"

#include <QByteArray>
#include <QJsonValue>
#include <QString>

namespace openshoe::formats {

/// Bounds of every JSON document that comes from outside.
inline constexpr qint64 maxJsonBytes = 16 * 1024 * 1024;
inline constexpr int maxJsonNesting = 64;

/// Parses one JSON document. Refused, with `where` = "SOURCE: /json/pointer": more than 16 MiB, what is not JSON, more
/// than 64 levels, a key that is in one object twice. `source` names the document in errors.
[[nodiscard]] base::Result<QJsonValue> parseJson(const QByteArray& bytes, const std::string& source);

/// Reads and parses a file; "-" is standard input. A file that can't be read is an input error.
[[nodiscard]] base::Result<QJsonValue> readJsonFile(const QString& path);

/// "SOURCE: /json/pointer" ("SOURCE: /" for the whole document): how every error about a document names its place.
[[nodiscard]] std::string jsonPlace(const std::string& source, const std::string& pointer);

/// What stands between quotes in a document: a name, an amount ("12.50").
[[nodiscard]] QString jsonText(const std::string& utf8);
[[nodiscard]] QString jsonText(base::Money amount);

/// One step of a JSON pointer: a '/' and the key with '~' and '/' escaped.
[[nodiscard]] std::string pointerStep(const QString& key);

} // namespace openshoe::formats
