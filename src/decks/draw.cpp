// SPDX-License-Identifier: GPL-3.0-or-later
#include "decks/draw.h"

#include "decks/gunzip.h"
#include "decks/vet.h"

#include <QFile>
#include <QPainter>
#include <QSet>
#include <QSvgRenderer>

#include <utility>

namespace openshoe::decks {

using base::said;

namespace {

constexpr qint64 largestFile = 16 * 1024 * 1024;
constexpr qsizetype largestSvg = 40 * 1024 * 1024;
constexpr int widest = 1024;
const QString back = QStringLiteral("back");
const QString sample = QStringLiteral("QH");
const QString another = QStringLiteral("KH"); // comparing these two reveals a blank deck
// In the order of a sheet's rows and columns.
constexpr std::pair<char, const char*> suits[]{{'C', "club"}, {'D', "diamond"}, {'H', "heart"}, {'S', "spade"}};
constexpr std::pair<char, const char*> ranks[]{{'A', "1"},    {'2', "2"},     {'3', "3"},   {'4', "4"}, {'5', "5"},
                                               {'6', "6"},    {'7', "7"},     {'8', "8"},   {'9', "9"}, {'T', "10"},
                                               {'J', "jack"}, {'Q', "queen"}, {'K', "king"}};

struct Place {
    QString card;
    QString element; ///< its name in a deck of parts
    int row;
    int column; ///< its place on a sheet
};

QList<Place> places() {
    QList<Place> all;
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 13; ++column)
            all << Place{
                QString(QLatin1Char(ranks[column].first)) + QLatin1Char(suits[row].first),
                QStringLiteral("%1_%2").arg(QLatin1String(ranks[column].second), QLatin1String(suits[row].second)), row,
                column};
    }
    all << Place{back, back, 4, 2};
    return all;
}

base::Result<QByteArray> readSvg(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return base::environmentError({}, said("Errors", "it can't be read"));
    QByteArray bytes = file.read(largestFile + 1);
    if (bytes.size() > largestFile)
        return base::inputError({}, said("Errors", "it is too large"));
    if (bytes.startsWith("\x1f\x8b")) {
        auto unpacked = gunzip(bytes, largestSvg);
        if (!unpacked)
            return base::inputError({}, said("Errors", "it is damaged or too large"));
        bytes = std::move(*unpacked);
    }
    const auto good = vet(bytes);
    if (!good)
        return tl::make_unexpected(good.error());
    return bytes;
}

QImage blank(int width) {
    QImage image(width, width * 7 / 5, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

/// Whether anything is drawn in the middle, so that it isn't an empty space.
bool isDrawn(const QImage& card) {
    for (int y = card.height() / 4; y < card.height() * 3 / 4; ++y) {
        for (int x = card.width() / 4; x < card.width() * 3 / 4; ++x) {
            if (qAlpha(card.pixel(x, y)) > 0)
                return true;
        }
    }
    return false;
}

QImage drawPart(QSvgRenderer& svg, const QString& element, int width) {
    QImage image = blank(width);
    if (svg.elementExists(element)) {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        svg.render(&painter, element, QRectF(QPointF(), QSizeF(image.size())));
    }
    return image;
}

/// Draws `rows` rows of the sheet at once, starting at `row`.
QImage drawRows(QSvgRenderer& svg, int row, int rows, int width) {
    const QSize card = blank(width).size();
    QImage image(13 * card.width(), rows * card.height(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    svg.render(&painter, QRectF(0, -row * card.height(), 13 * card.width(), 5 * card.height()));
    return image;
}

base::Result<Pictures> drawAll(const Deck& deck, int width, bool sampleOnly) {
    auto bytes = readSvg(deck.file);
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    QSvgRenderer svg;
    if (!svg.load(*bytes))
        return base::inputError({}, said("Errors", "it is not a picture"));
    bytes->clear();
    width = qBound(8, width, widest);
    Pictures pictures;
    QImage sheetRow;
    int sheetAt = -1;
    for (const Place& place : places()) {
        if (sampleOnly && place.card != sample && place.card != another)
            continue;
        QImage card;
        if (deck.form == Form::Parts) {
            card = drawPart(svg, place.element, width);
        } else {
            if (place.row != sheetAt)
                sheetRow = drawRows(svg, sheetAt = place.row, 1, width);
            card = sheetRow.copy(place.column * width, 0, width, sheetRow.height());
        }
        if (isDrawn(card))
            pictures.insert(place.card, card);
        else if (place.card != back)
            return base::inputError({}, said("Errors", "it lacks the card {}").with(place.card.toStdString()));
    }
    QSet<QByteArrayView> seen;
    for (const QImage& card : std::as_const(pictures))
        seen.insert({card.constBits(), card.sizeInBytes()});
    if (seen.size() < pictures.size())
        return base::inputError({}, said("Errors", "its cards can't be told apart"));
    return pictures;
}

} // namespace

base::Result<Pictures> draw(const Deck& deck, int width) {
    return drawAll(deck, width, false);
}

base::Result<QImage> drawSample(const Deck& deck, int width) {
    return drawAll(deck, width, true).map([](const Pictures& pictures) { return pictures.value(sample); });
}

} // namespace openshoe::decks
