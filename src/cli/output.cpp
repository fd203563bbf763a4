// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output.h"

#include <QJsonDocument>
#include <QString>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace openshoe::cli {

namespace {

qsizetype lengthOf(const std::string& utf8) { return QString::fromStdString(utf8).size(); }

} // namespace

void print(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void print(const QJsonObject& json) { print(QJsonDocument(json).toJson().toStdString()); }

std::string aligned(const std::vector<std::vector<std::string>>& rows, const std::vector<std::size_t>& right) {
    std::vector<qsizetype> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], lengthOf(row[i]));
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string blanks(static_cast<std::size_t>(widths[i] - lengthOf(row[i])), ' ');
            const bool toTheRight = std::ranges::find(right, i) != right.end();
            line += toTheRight ? blanks + row[i] : row[i] + blanks;
            line += "  ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

std::string wrapped(const std::string& text, int indent, int width) {
    const QString blanks(indent, ' ');
    QString lines;
    QString line = blanks;
    for (const QString& word : QString::fromStdString(text).split(' ', Qt::SkipEmptyParts)) {
        if (line.size() > indent && line.size() + 1 + word.size() > width) {
            lines += line + '\n';
            line = blanks;
        }
        line += (line.size() > indent ? " " : "") + word;
    }
    return (lines + line + '\n').toStdString();
}

std::string shortened(const QString& word, qsizetype most) {
    return word.left(most).toStdString() + (word.size() > most ? "…" : "");
}

void printError(const base::Error& error) {
    QString text = QString::fromStdString(error.text());
    for (QChar& c : text) {
        if (c.category() == QChar::Other_Control && c != QLatin1Char('\n'))
            c = QChar::ReplacementCharacter;
    }
    const std::string line = "openshoe-cli: " + text.toStdString() + '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

bool showsProgress() {
#ifdef Q_OS_WIN
    return _isatty(_fileno(stderr)) != 0;
#else
    return isatty(STDERR_FILENO) != 0;
#endif
}

bool showsColours() {
#ifdef Q_OS_WIN
    return false; // the old console prints the codes themselves
#else
    return isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
#endif
}

bool flushOutput() { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

} // namespace openshoe::cli
