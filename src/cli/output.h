// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <string>
#include <vector>

namespace openshoe::cli {

/// Text to be printed, in UTF-8, whatever it is made from: a translated sentence, an id, a number.
struct Text {
    Text(const QString& text) : utf8(text.toStdString()) {}
    Text(std::string text) : utf8(std::move(text)) {}
    Text(const char* text) : utf8(text) {}

    std::string utf8;
};
using Rows = std::vector<std::vector<Text>>;

/// A moment as people read it, by this computer's clock: "2026-01-31 12:00". In JSON moments are UTC.
[[nodiscard]] QString localTime(const QDateTime& moment);

/// Writes to standard output.
void print(const Text& text);
/// Writes one JSON document to standard output.
void print(const QJsonObject& json);

/// The number of terminal columns the text takes: two for a Chinese or Japanese character, none for a combining mark.
[[nodiscard]] int columnsOf(const QString& text);
/// The text padded with spaces, after or before it, to at least `columns`.
[[nodiscard]] std::string padded(const Text& text, int columns);
[[nodiscard]] std::string paddedLeft(const Text& text, int columns);

/// Rows under a heading with aligned columns; those in `right` (from 0) are right-aligned.
[[nodiscard]] std::string aligned(const Rows& rows, const std::vector<std::size_t>& right = {});
/// The text wrapped to at most `width` columns and indented by `indent` spaces.
[[nodiscard]] std::string wrapped(const QString& text, int indent, int width = 100);
/// An option's description for QCommandLineParser, which counts characters rather than columns: text with wide
/// characters is broken into lines here.
[[nodiscard]] QString folded(const QString& text);

/// A command-line word as quoted in an error: cut to a line at most.
[[nodiscard]] QString shortened(const QString& word, qsizetype most = 60);

/// Prints "openshoe-cli: WHERE: WHAT" to standard error. Control characters are made visible, so that a file's name or
/// contents can't control the terminal.
void printError(const base::Error& error);

/// Whether standard error is a terminal; if so, long work shows its progress there.
[[nodiscard]] bool showsProgress();
/// Shows progress, replacing what was shown before; only on a terminal.
void tellProgress(const QString& text);
void clearProgress();
/// The same for rounds: "1000 of 20000 rounds".
void tellRounds(std::int64_t done, std::int64_t of);

/// Says on standard error that a run was stopped by Ctrl+C, and that the figures printed are of what was played.
void tellStopped(const std::string& command, std::uint64_t done, std::uint64_t of);

/// Whether standard output is a terminal with colours and NO_COLOR is unset.
[[nodiscard]] bool showsColours();

/// The error for when standard output can't be written to.
[[nodiscard]] tl::unexpected<base::Error> unwritable();
/// Flushes standard output; false if not everything could be written.
[[nodiscard]] bool flushOutput();

} // namespace openshoe::cli
