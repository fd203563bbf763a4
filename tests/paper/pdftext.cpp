// SPDX-License-Identifier: GPL-3.0-or-later
#include "pdftext.h"

#include <QHash>
#include <QMap>
#include <QRegularExpression>

#include <QtEndian>

namespace openshoe::tests {

namespace {

using Objects = QMap<int, QByteArray>;
using Glyphs = QHash<QString, QString>; // by four hex digits

Objects objectsOf(const QByteArray& pdf) {
    static const QRegularExpression object(QStringLiteral("(\\d+) 0 obj\\n(.*?)\\nendobj"),
                                           QRegularExpression::DotMatchesEverythingOption);
    Objects objects;
    auto found = object.globalMatch(QString::fromLatin1(pdf));
    while (found.hasNext()) {
        const auto match = found.next();
        objects.insert(match.captured(1).toInt(), match.captured(2).toLatin1());
    }
    return objects;
}

QByteArray streamOf(const QByteArray& object) {
    const auto begin = object.indexOf("stream\n") + 7;
    const QByteArray data = object.mid(begin, object.lastIndexOf("\nendstream") - begin);
    if (!object.contains("FlateDecode"))
        return data;
    QByteArray sized(4, '\0'); // qUncompress expects the length first; a guess will do
    qToBigEndian<quint32>(static_cast<quint32>(data.size() * 8), sized.data());
    return qUncompress(sized + data);
}

// The characters of each font's glyphs, by the font's name ("F7").
QHash<QString, Glyphs> fontsOf(const Objects& objects) {
    static const QRegularExpression unicode(QStringLiteral("/ToUnicode (\\d+) 0 R"));
    static const QRegularExpression range(QStringLiteral("<([0-9A-Fa-f]{4})> <[0-9A-Fa-f]{4}> \\[(.*?)\\]"));
    QHash<QString, Glyphs> fonts;
    for (auto object = objects.begin(); object != objects.end(); ++object) {
        const auto map = unicode.match(QString::fromLatin1(object.value()));
        if (!map.hasMatch())
            continue;
        Glyphs& glyphs = fonts[QStringLiteral("F%1").arg(object.key())];
        auto ranges = range.globalMatch(QString::fromLatin1(streamOf(objects.value(map.captured(1).toInt()))));
        while (ranges.hasNext()) {
            const auto one = ranges.next();
            int glyph = one.captured(1).toInt(nullptr, 16);
            for (QString character : one.captured(2).split(u' ', Qt::SkipEmptyParts)) {
                const auto code = static_cast<char16_t>(character.mid(1, 4).toInt(nullptr, 16));
                glyphs.insert(QStringLiteral("%1").arg(glyph++, 4, 16, QChar(u'0')),
                              QString(code == u'\t' ? u' ' : QChar(code)));
            }
        }
    }
    return fonts;
}

QStringList textOf(const QByteArray& content, const QHash<QString, Glyphs>& fonts) {
    static const QRegularExpression piece(QStringLiteral("BT\\n/(F\\d+) (.*?)ET"),
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression shown(QStringLiteral("<([0-9A-Fa-f]+)> Tj"));
    QStringList lines;
    auto pieces = piece.globalMatch(QString::fromLatin1(content));
    while (pieces.hasNext()) {
        const auto one = pieces.next();
        QString line;
        auto glyphs = shown.globalMatch(one.captured(2));
        while (glyphs.hasNext()) {
            const QString codes = glyphs.next().captured(1).toLower();
            for (qsizetype at = 0; at < codes.size(); at += 4)
                line += fonts.value(one.captured(1)).value(codes.mid(at, 4));
        }
        lines << line;
    }
    return lines;
}

} // namespace

QList<QStringList> pdfPages(const QByteArray& pdf) {
    static const QRegularExpression contents(QStringLiteral("/Contents (\\d+) 0 R"));
    const Objects objects = objectsOf(pdf);
    const auto fonts = fontsOf(objects);
    QList<QStringList> pages;
    for (const QByteArray& object : objects) {
        if (const auto page = contents.match(QString::fromLatin1(object)); page.hasMatch())
            pages << textOf(streamOf(objects.value(page.captured(1).toInt())), fonts);
    }
    return pages;
}

} // namespace openshoe::tests
