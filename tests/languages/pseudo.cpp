// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a language out of the sources' texts: each in brackets, a third longer, its letters accented. Text that appears
// on screen without these has not been translated.
//   openshoe_pseudo FROM.ts CODE TO.ts
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <cstdio>

namespace {

const QString plain = QStringLiteral("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
const QString accented = QStringLiteral("áƀçđéƒǧħíĵķľɱñóƥɋřšťúṽŵẋýžÁƁÇĐÉƑǤĦÍĴĶĿṀÑÓƤɊŘŠŤÚṼŴẊÝŽ");

QString pseudo(const QString& source, const QString& comment, bool fromTheRight) {
    // The first character determines the direction of a text.
    const QString side = fromTheRight ? QString(QChar(0x200f)) : QString();
    if (comment.startsWith(QStringLiteral("form of a date")))
        return side + u'⟦' + source + u'⟧';
    static const QRegularExpression placeholder(QStringLiteral("%L?(\\d+|n)"));
    QString text = source;
    auto places = placeholder.globalMatch(source);
    QRegularExpressionMatch place = places.hasNext() ? places.next() : QRegularExpressionMatch();
    for (qsizetype i = 0; i < text.size(); ++i) {
        while (place.hasMatch() && i >= place.capturedEnd())
            place = places.hasNext() ? places.next() : QRegularExpressionMatch();
        if (place.hasMatch() && i >= place.capturedStart())
            continue;
        if (const auto at = plain.indexOf(text[i]); at >= 0)
            text[i] = accented[at];
    }
    QString longer;
    for (qsizetype more = (source.size() + 2) / 3; more > 0; more -= 4)
        longer += QString(longer.isEmpty() ? 0 : 1, u' ') + QString(std::min<qsizetype>(more, 4), u'~');
    return side + u'⟦' + text + longer + u'⟧';
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 4)
        return 2;
    QFile from(QString::fromLocal8Bit(argv[1]));
    QFile to(QString::fromLocal8Bit(argv[3]));
    if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly))
        return 1;
    const QString code = QString::fromLatin1(argv[2]);
    const bool fromTheRight = QLocale(code).textDirection() == Qt::RightToLeft;
    const int plurals = QLocale(code).language() == QLocale::Arabic ? 6 : 2;
    QXmlStreamReader in(&from);
    QXmlStreamWriter out(&to);
    out.writeStartDocument();
    out.writeStartElement(QStringLiteral("TS"));
    out.writeAttribute(QStringLiteral("version"), QStringLiteral("2.1"));
    out.writeAttribute(QStringLiteral("language"), code);
    out.writeAttribute(QStringLiteral("sourcelanguage"), QStringLiteral("en"));
    QString source;
    QString comment;
    bool counted = false;
    while (!in.atEnd()) {
        in.readNext();
        if (in.isEndElement() && (in.name() == u"context" || in.name() == u"message"))
            out.writeEndElement();
        if (!in.isStartElement() || in.name() == u"TS")
            continue;
        if (in.name() == u"context") {
            out.writeStartElement(QStringLiteral("context"));
        } else if (in.name() == u"name") {
            out.writeTextElement(QStringLiteral("name"), in.readElementText());
        } else if (in.name() == u"message") {
            counted = in.attributes().value(QLatin1String("numerus")) == u"yes";
            comment.clear();
            out.writeStartElement(QStringLiteral("message"));
            if (counted)
                out.writeAttribute(QStringLiteral("numerus"), QStringLiteral("yes"));
        } else if (in.name() == u"source") {
            source = in.readElementText();
            out.writeTextElement(QStringLiteral("source"), source);
        } else if (in.name() == u"comment") {
            comment = in.readElementText();
            out.writeTextElement(QStringLiteral("comment"), comment);
        } else if (in.name() == u"translation") {
            in.skipCurrentElement();
            out.writeStartElement(QStringLiteral("translation"));
            const QString text = pseudo(source, comment, fromTheRight);
            for (int i = 0; counted && i < plurals; ++i)
                out.writeTextElement(QStringLiteral("numerusform"), text);
            if (!counted)
                out.writeCharacters(text);
            out.writeEndElement();
        }
    }
    out.writeEndElement();
    out.writeEndDocument();
    return in.hasError() ? 1 : 0;
}
