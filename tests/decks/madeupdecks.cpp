// SPDX-License-Identifier: GPL-3.0-or-later
#include "madeupdecks.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <zlib.h>

namespace openshoe::test {

namespace {

constexpr const char* suits[]{"club", "diamond", "heart", "spade"};
constexpr const char* ranks[]{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"};

QByteArray card(const QByteArray& id, const QByteArray& colour, int row, int column) {
    const auto number = [](int value) { return QByteArray::number(value); };
    return "<g id=\"" + id + "\"><rect x=\"" + number(column * 50) + "\" y=\"" + number(row * 70) +
           "\" width=\"50\" height=\"70\" fill=\"" + colour + "\"/><rect x=\"" + number(column * 50 + 20) + "\" y=\"" +
           number(row * 70 + 40) + "\" width=\"" + number(2 * column + 2) + "\" height=\"" + number(5 * row + 5) +
           "\" fill=\"#ffffff\"/></g>";
}

QByteArray deck(const QByteArray& colour, bool back, const QByteArray& lacking) {
    QByteArray svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"650\" height=\"350\" viewBox=\"0 0 650 350\">";
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 13; ++column) {
            const QByteArray id = QByteArray(ranks[column]) + '_' + suits[row];
            if (id != lacking)
                svg += card(id, colour, row, column);
        }
    }
    return svg + (back ? card("back", "#404040", 4, 2) : QByteArray()) + "</svg>";
}

bool write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) &&
           file.write(bytes) == bytes.size();
}

bool writeParts(const QString& folder, const QByteArray& id, const QByteArray& names, const QByteArray& svg,
                const QByteArray& file = "cards.svgz") {
    const QString place = folder + QStringLiteral("/carddecks/") + QString::fromLatin1(id);
    return write(place + QStringLiteral("/index.desktop"), "[KDE Backdeck]\n" + names + "\nSVG=" + file + '\n') &&
           write(place + QStringLiteral("/cards.svgz"), svg);
}

} // namespace

QByteArray partsDeck(const QByteArray& colour, bool back, const QByteArray& lacking) {
    return deck(colour, back, lacking);
}

QByteArray sheetDeck(const QByteArray& colour) {
    QByteArray svg = deck(colour, true, {});
    return svg.replace(" id=\"", " class=\"");
}

QByteArray gzipped(const QByteArray& bytes) {
    QByteArray in = bytes;
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    QByteArray out(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(in.size()))), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(in.data());
    stream.avail_in = static_cast<uInt>(in.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.chop(static_cast<qsizetype>(stream.avail_out));
    deflateEnd(&stream);
    return out;
}

bool writeDecks(const QString& folder) {
    return writeParts(folder, "red", "Name=Red deck\nName[de]=Rotes Blatt", gzipped(partsDeck("#c00000"))) &&
           writeParts(folder, "blue", "Name=Blue deck", partsDeck("#0000c0", false)) &&
           writeParts(folder, "broken", "Name=Broken", "<svg><g>") &&
           writeParts(folder, "elsewhere", "Name=Elsewhere", partsDeck("#c0c000"), "../red/cards.svgz") &&
           write(folder + QStringLiteral("/aisleriot/cards/green_deck.svgz"), gzipped(sheetDeck("#00c000"))) &&
           write(folder + QStringLiteral("/aisleriot/cards/blank.svg"),
                 "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 650 350\"></svg>");
}

} // namespace openshoe::test
