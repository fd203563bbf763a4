// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <string>
#include <vector>

namespace openshoe::cli {

/// What is printed for people, UTF-8, wherever it comes from: a translated sentence, an id, a number.
struct Text {
    Text(const QString& text) : utf8(text.toStdString()) {}
    Text(std::string text) : utf8(std::move(text)) {}
    Text(const char* text) : utf8(text) {}

    std::string utf8;
};
using Rows = std::vector<std::vector<Text>>;

/// Writes to standard output.
void print(const Text& text);
/// Writes one JSON document to standard output.
void print(const QJsonObject& json);

/// How many columns of a terminal the text takes: two for a Chinese or Japanese character, none for a mark over
/// another.
[[nodiscard]] int columnsOf(const QString& text);
/// The text with blanks behind it, or before it, so that it takes at least `columns`.
[[nodiscard]] std::string padded(const Text& text, int columns);
[[nodiscard]] std::string paddedLeft(const Text& text, int columns);

/// Rows under a heading, columns aligned; the columns named in `right` (from 0) to the right.
[[nodiscard]] std::string aligned(const Rows& rows, const std::vector<std::size_t>& right = {});
/// The text in lines of at most `width` columns, each indented by `indent` blanks.
[[nodiscard]] std::string wrapped(const QString& text, int indent, int width = 100);
/// The description of an option, for QCommandLineParser, which counts characters, not columns: where there are wide
/// ones it comes in lines.
[[nodiscard]] QString folded(const QString& text);

/// A word of the call as an error quotes it: not longer than a line.
[[nodiscard]] QString shortened(const QString& word, qsizetype most = 60);

/// "openshoe-cli: WHERE: WHAT" on standard error. Control characters are made visible, so that a file's name or
/// contents can't steer the terminal.
void printError(const base::Error& error);

/// Whether standard error is a terminal: then long work shows its progress there.
[[nodiscard]] bool showsProgress();
/// Shows how far long work has come, in place of what was shown before, or of nothing; only on a terminal.
void tellProgress(const QString& text);
void clearProgress();
/// The same: "1000 of 20000 rounds".
void tellRounds(std::int64_t done, std::int64_t of);

/// Whether standard output is a terminal with colours (and NO_COLOR is unset).
[[nodiscard]] bool showsColours();

/// What is wrong where standard output can't be written to.
[[nodiscard]] tl::unexpected<base::Error> unwritable();
/// Flushes standard output; false if not everything could be written.
[[nodiscard]] bool flushOutput();

} // namespace openshoe::cli
