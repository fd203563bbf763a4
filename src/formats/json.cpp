// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json.h"

#include "formats/standardinput.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QStringDecoder>

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <optional>
#include <vector>

namespace openshoe::formats {

using base::said;

namespace {

constexpr base::Sentence tooDeep = said("Errors", "nested too deeply; at most 64 levels are allowed");
/// How much of a key an error shows: a key can be as long as the document.
constexpr qsizetype longestStep = 60;
/// How much is read at a time: that much memory is allocated even if there is less to read.
constexpr qint64 longestPart = 256 * 1024;

/// Checks a document that the parser has accepted for what the parser lets pass: depth and duplicate keys.
class Inspector {
public:
    Inspector(const QByteArray& bytes, const std::string& source) : m_bytes(bytes), m_source(source) {}

    base::Result<void> run() {
        for (m_at = 0; m_at < m_bytes.size(); ++m_at) {
            if (auto step = inspect(m_bytes[m_at]); !step)
                return step;
        }
        return {};
    }

private:
    struct Level {
        bool isObject = false;
        bool keyNext = false;
        int index = 0;
        QString key;
        QSet<QString> keys;
    };

    base::Result<void> inspect(char c) {
        switch (c) {
        case '{':
        case '[':
            if (m_levels.size() == static_cast<std::size_t>(maxJsonNesting))
                return base::inputError(jsonPlace(m_source, pointer()), tooDeep);
            m_levels.push_back(Level{c == '{', c == '{', 0, {}, {}});
            break;
        case '}':
        case ']':
            m_levels.pop_back();
            break;
        case ',':
            m_levels.back().keyNext = m_levels.back().isObject;
            ++m_levels.back().index;
            break;
        case '"':
            return inspectText();
        default:
            break;
        }
        return {};
    }

    base::Result<void> inspectText() {
        const qsizetype begin = m_at;
        while (m_bytes[++m_at] != '"') {
            if (m_bytes[m_at] == '\\')
                ++m_at;
        }
        Level& level = m_levels.back();
        if (!level.keyNext)
            return {};
        level.keyNext = false;
        level.key = keyText(m_bytes.mid(begin, m_at - begin + 1));
        if (level.keys.contains(level.key))
            return base::inputError(jsonPlace(m_source, pointer()),
                                    said("Errors", "appears twice; a key may appear once in an object"));
        level.keys.insert(level.key);
        return {};
    }

    static QString keyText(const QByteArray& quoted) {
        if (!quoted.contains('\\'))
            return QString::fromUtf8(quoted.mid(1, quoted.size() - 2));
        return QJsonDocument::fromJson('[' + quoted + ']').array().at(0).toString();
    }

    [[nodiscard]] std::string pointer() const {
        std::string text;
        for (const Level& level : m_levels)
            text += level.isObject ? pointerStep(level.key.left(longestStep)) : fmt::format("/{}", level.index);
        return text;
    }

    const QByteArray& m_bytes;
    const std::string& m_source;
    qsizetype m_at = 0;
    std::vector<Level> m_levels;
};

base::Said linePlace(const QByteArray& bytes, qsizetype offset) {
    const QByteArray before = bytes.left(offset);
    return said("Errors", "line {}, column {}").with(before.count('\n') + 1, offset - before.lastIndexOf('\n'));
}

/// In Qt's words, but untranslated: Qt would use its own language, and what scripts read stays English.
base::Sentence faultOf(QJsonParseError::ParseError error) {
    switch (error) {
    case QJsonParseError::UnterminatedObject:
        //: What is wrong in a file that is no JSON, as all that follow up to "garbage at the end"
        return said("Errors", "unterminated object");
    case QJsonParseError::MissingNameSeparator: return said("Errors", "missing name separator");
    case QJsonParseError::UnterminatedArray: return said("Errors", "unterminated array");
    case QJsonParseError::MissingValueSeparator: return said("Errors", "missing value separator");
    case QJsonParseError::TerminationByNumber: return said("Errors", "invalid termination by number");
    case QJsonParseError::IllegalNumber: return said("Errors", "illegal number");
    case QJsonParseError::IllegalEscapeSequence: return said("Errors", "invalid escape sequence");
    case QJsonParseError::IllegalUTF8String: return said("Errors", "invalid UTF8 string");
    case QJsonParseError::UnterminatedString: return said("Errors", "unterminated string");
    case QJsonParseError::MissingObject: return said("Errors", "object is missing after a comma");
    case QJsonParseError::DocumentTooLarge: return said("Errors", "too large document");
    case QJsonParseError::GarbageAtEnd: return said("Errors", "garbage at the end of the document");
    default: return said("Errors", "illegal value");
    }
}

// Windows' own tools mark their text files, and PowerShell writes what a program prints in UTF-16.
QByteArray asPlainUtf8(const QByteArray& bytes) {
    const auto marked = QStringConverter::encodingForData(bytes);
    if (!marked)
        return bytes;
    if (*marked == QStringConverter::Utf8)
        return bytes.mid(3);
    QStringDecoder decoder(*marked);
    const QString text = decoder(bytes);
    return decoder.hasError() ? bytes : text.toUtf8();
}

} // namespace

std::string jsonPlace(const std::string& source, const std::string& pointer) {
    QString shown = QString::fromStdString(pointer.empty() ? "/" : pointer);
    for (QChar& c : shown) {
        if (c.category() == QChar::Other_Control)
            c = QChar::ReplacementCharacter;
    }
    return fmt::format("{}: {}", source, shown.toStdString());
}

QString jsonText(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

QString jsonText(base::Money amount) {
    return jsonText(amount.text());
}

std::string pointerStep(const QString& key) {
    QString step = key;
    step.replace('~', "~0").replace('/', "~1");
    return '/' + step.toStdString();
}

base::Result<QJsonValue> parseJson(const QByteArray& file, const std::string& source) {
    const QByteArray bytes = file.size() > maxJsonBytes ? file : asPlainUtf8(file);
    if (bytes.size() > maxJsonBytes)
        return base::inputError(jsonPlace(source, {}), said("Errors", "too large; at most 16 MiB is allowed"));
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &problem);
    if (problem.error == QJsonParseError::DeepNesting)
        return base::inputError(jsonPlace(source, {}), tooDeep);
    if (problem.error != QJsonParseError::NoError) {
        return base::inputError(jsonPlace(source, {}),
                                said("Errors", "not JSON at {} ({}); one JSON object is needed")
                                    .with(linePlace(bytes, problem.offset), faultOf(problem.error)));
    }
    // Newer parsers also accept a lone number or text.
    if (!document.isArray() && !document.isObject())
        return base::inputError(jsonPlace(source, {}), said("Errors", "a lone value; one JSON object is needed"));
    if (auto inspected = Inspector(bytes, source).run(); !inspected)
        return tl::make_unexpected(inspected.error());
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

namespace {

// Devices and pipes have no known size: read until nothing more comes, or one byte over the bound.
base::Result<QByteArray> readAll(QFile& file, const std::string& source) {
    QByteArray bytes;
    while (bytes.size() <= maxJsonBytes) {
        const QByteArray part = file.read(std::min(longestPart, maxJsonBytes + 1 - bytes.size()));
        if (part.isEmpty())
            break;
        bytes += part;
    }
    if (file.error() != QFileDevice::NoError)
        return unreadable(source, file.errorString());
    return bytes;
}

} // namespace

base::Result<QJsonValue> readJsonFile(const QString& path) {
    if (path.isEmpty())
        return base::inputError({}, said("Errors", "no file is named; a path is needed"));
    const bool standard = path == "-";
    const std::string source = standard ? "standard input" : path.toStdString();
    QFile file(path);
    if (!standard && !file.open(QIODevice::ReadOnly))
        return unreadable(source, file.errorString());
    const auto bytes = standard ? readStandardInput(maxJsonBytes + 1, source) : readAll(file, source);
    return bytes ? parseJson(*bytes, source) : tl::make_unexpected(bytes.error());
}

} // namespace openshoe::formats
