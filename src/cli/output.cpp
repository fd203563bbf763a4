// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output.h"

#include "base/inwords.h"
#include "cli/console.h"
#include "cli/texts.h"
#include "languages/translated.h"

#include <QJsonDocument>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace openshoe::cli {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Ranges that Unicode's EastAsianWidth calls wide or fullwidth, including unassigned characters in between.
constexpr Range wide[] = {{0x1100, 0x115f}, {0x2e80, 0x303e},   {0x3041, 0xa4cf},   {0xa960, 0xa97f},
                          {0xac00, 0xd7a3}, {0xf900, 0xfaff},   {0xfe30, 0xfe6f},   {0xff01, 0xff60},
                          {0xffe0, 0xffe6}, {0x1f300, 0x1f64f}, {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd}};

int widthOf(char32_t c) {
    switch (QChar::category(c)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
    case QChar::Other_Control: return 0;
    default: break;
    }
    return std::ranges::any_of(wide, [c](const Range& range) { return c >= range.first && c <= range.last; }) ? 2 : 1;
}

std::string blanks(int count) {
    return std::string(static_cast<std::size_t>(std::max(count, 0)), ' ');
}

int widthOf(const Text& text) {
    return columnsOf(QString::fromStdString(text.utf8));
}

bool hasWide(const QString& word) {
    return std::ranges::any_of(word.toUcs4(), [](char32_t c) { return widthOf(c) == 2; });
}

// A piece of text after which a line may break.
struct Piece {
    QString text;
    bool blankBefore = false;
};

// Words; if there are wide characters, which have no spaces between words, also parts of words.
std::vector<Piece> piecesOf(const QString& text) {
    std::vector<Piece> pieces;
    for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) {
        bool first = true;
        qsizetype from = 0;
        QTextBoundaryFinder finder(QTextBoundaryFinder::Line, word);
        for (qsizetype to = 0; hasWide(word) && (to = finder.toNextBoundary()) > 0; from = to)
            pieces.push_back({word.mid(from, to - from), std::exchange(first, false)});
        if (from < word.size())
            pieces.push_back({word.mid(from), std::exchange(first, false)});
    }
    return pieces;
}

QStringList linesOf(const QString& text, int width) {
    QStringList lines{QString()};
    for (const Piece& piece : piecesOf(text)) {
        const QString more = (piece.blankBefore && !lines.last().isEmpty() ? " " : "") + piece.text;
        if (!lines.last().isEmpty() && columnsOf(lines.last()) + columnsOf(more) > width)
            lines << piece.text;
        else
            lines.last() += more;
    }
    return lines;
}

} // namespace

int columnsOf(const QString& text) {
    int columns = 0;
    for (const char32_t c : text.toUcs4())
        columns += widthOf(c);
    return columns;
}

std::string padded(const Text& text, int columns) {
    return text.utf8 + blanks(columns - widthOf(text));
}

std::string paddedLeft(const Text& text, int columns) {
    return blanks(columns - widthOf(text)) + text.utf8;
}

QString localTime(const QDateTime& moment) {
    return moment.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

void print(const Text& text) {
    std::fwrite(text.utf8.data(), 1, text.utf8.size(), stdout);
}

void print(const QJsonObject& json) { print(QJsonDocument(json).toJson().toStdString()); }

std::string aligned(const Rows& rows, const std::vector<std::size_t>& right) {
    std::vector<int> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(row[i]));
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const bool toTheRight = std::ranges::find(right, i) != right.end();
            line += (toTheRight ? paddedLeft : padded)(row[i], widths[i]) + "  ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

std::string wrapped(const QString& text, int indent, int width) {
    std::string lines;
    for (const QString& line : linesOf(text, width - indent))
        lines += blanks(indent) + line.toStdString() + '\n';
    return lines;
}

QString folded(const QString& text) {
    constexpr int width = 50; // together with the option names before it, this usually fits 80 columns
    return hasWide(text) ? linesOf(text, width).join('\n') : text;
}

QString shortened(const QString& word, qsizetype most) {
    return word.left(most) + (word.size() > most ? "…" : "");
}

void printError(const base::Error& error) {
    QString text = languages::translated(error);
    for (QChar& c : text) {
        if (c.category() == QChar::Other_Control && c != QLatin1Char('\n'))
            c = QChar::ReplacementCharacter;
    }
    const std::string line = "openshoe-cli: " + text.toStdString() + '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
    std::fflush(stderr);
}

bool showsProgress() { return errorsAreTerminal(); }

void tellProgress(const QString& text) {
    if (!showsProgress())
        return;
    std::fprintf(stderr, "\r\033[K%s", text.toUtf8().constData());
    std::fflush(stderr);
}

void clearProgress() {
    tellProgress({});
}

void tellRounds(std::int64_t done, std::int64_t of) {
    if (showsProgress())
        tellProgress(Cli::tr("%1 of %n rounds", nullptr, counted(of)).arg(QString::number(done)));
}

void tellStopped(const std::string& command, std::uint64_t done, std::uint64_t of) {
    printError({base::Error::Kind::Environment, command,
                base::Said::verbatim(Cli::tr("stopped after %1 of %2 rounds; the figures are of these")
                                         .arg(QString::number(done), QString::number(of))
                                         .toStdString())});
}

bool showsColours() { return outputIsTerminal() && std::getenv("NO_COLOR") == nullptr; }

tl::unexpected<base::Error> unwritable() {
    return base::environmentError(Cli::tr("standard output").toStdString(),
                                  Cli::tr("could not be written to").toStdString());
}

bool flushOutput() { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

} // namespace openshoe::cli
