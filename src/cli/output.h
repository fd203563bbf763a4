// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QJsonArray>
#include <QJsonObject>

#include <string>
#include <vector>

namespace openshoe::cli {

/// Writes to standard output, UTF-8.
void print(const std::string& text);
/// Writes one JSON document to standard output.
void print(const QJsonObject& json);

/// Rows under a heading, columns aligned; the columns named in `right` (from 0) to the right.
[[nodiscard]] std::string aligned(const std::vector<std::vector<std::string>>& rows,
                                  const std::vector<std::size_t>& right = {});
/// The text in lines of at most `width` characters, each indented by `indent` blanks.
[[nodiscard]] std::string wrapped(const std::string& text, int indent, int width = 100);

/// A word of the call as an error quotes it: not longer than a line.
[[nodiscard]] std::string shortened(const QString& word, qsizetype most = 60);

/// "openshoe-cli: WHERE: WHAT" on standard error. Control characters are made visible, so that a file's name or
/// contents can't steer the terminal.
void printError(const base::Error& error);

/// Whether standard error is a terminal: then long work shows its progress there.
[[nodiscard]] bool showsProgress();

/// Whether standard output is a terminal with colours (and NO_COLOR is unset).
[[nodiscard]] bool showsColours();

/// Flushes standard output; false if not everything could be written.
[[nodiscard]] bool flushOutput();

} // namespace openshoe::cli
