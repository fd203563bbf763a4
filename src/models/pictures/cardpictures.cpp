// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/pictures/cardpictures.h"

#include <QColor>
#include <QFile>
#include <QMutexLocker>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace openshoe::models {

namespace {

constexpr int largestSide = 4096;
constexpr qsizetype cacheKibibytes = 24 * 1024;

// The suit colours the card files are drawn in, and their replacements in a four-colour deck.
constexpr std::array fourColours{
    std::pair{"#b3202c", "#1f55a8"}, // diamonds
    std::pair{"#1d2025", "#1e7042"}, // clubs
};

struct CardPicture {
    QString file;
    QByteArray from; // colour to be replaced; empty for none
    QByteArray to;
};

CardPicture describe(const QString& id) {
    const QUrl url(id);
    const QString path = url.path();
    const QUrlQuery query(url);
    const QString kind = path.section(u'/', 0, 0);
    const QString what = path.section(u'/', 1);
    CardPicture picture;
    if (kind == u"face") {
        picture.file = QStringLiteral(":/openshoe/art/cards/%1.svg").arg(what);
        if (query.queryItemValue(QStringLiteral("deck")) == u"four") {
            if (what.endsWith(u'D'))
                std::tie(picture.from, picture.to) = fourColours[0];
            else if (what.endsWith(u'C'))
                std::tie(picture.from, picture.to) = fourColours[1];
        }
    } else if (kind == u"back") {
        picture.file = QStringLiteral(":/openshoe/art/cards/back-%1.svg").arg(what);
    } else if (kind == u"chip") {
        picture.file = QStringLiteral(":/openshoe/art/chips/%1.svg").arg(what);
    } else if (kind == u"felt") {
        picture.file = QStringLiteral(":/openshoe/art/felts/%1.svg").arg(what);
    } else if (kind == u"table") {
        picture.file = QStringLiteral(":/openshoe/art/table/%1.svg").arg(what);
    } else if (kind == u"icon") {
        picture.file = QStringLiteral(":/openshoe/art/icons/%1.svg").arg(what);
        picture.from = "#000000";
        picture.to = query.queryItemValue(QStringLiteral("color"), QUrl::FullyDecoded).toLatin1();
        if (!QColor::isValidColorName(QString::fromLatin1(picture.to)))
            picture.to = picture.from;
    }
    return picture;
}

QSize fitted(const QSize& requested, const QSize& own) {
    QSize size = requested;
    if (size.width() <= 0 && size.height() <= 0)
        return own;
    if (size.width() <= 0)
        size.setWidth(static_cast<int>(std::lround(double(size.height()) * own.width() / std::max(1, own.height()))));
    else if (size.height() <= 0)
        size.setHeight(static_cast<int>(std::lround(double(size.width()) * own.height() / std::max(1, own.width()))));
    return size.boundedTo({largestSide, largestSide}).expandedTo({1, 1});
}

QImage draw(const QString& id, const QSize& requested) {
    const CardPicture picture = describe(id);
    QFile file(picture.file);
    if (picture.file.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    QByteArray svg = file.readAll();
    if (!picture.from.isEmpty())
        svg.replace(picture.from, picture.to);
    QSvgRenderer renderer(svg);
    if (!renderer.isValid())
        return {};
    QImage image(fitted(requested, renderer.defaultSize()), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(QPointF(0, 0), QSizeF(image.size())));
    return image;
}

} // namespace

CardPictures::CardPictures(std::shared_ptr<const decks::Gallery> gallery)
    : m_gallery(std::move(gallery)), m_cache(cacheKibibytes) {}

// Our own index is drawn over the deck's: it shows when cards are fanned and is legible at any size, and no two decks
// agree on theirs.
QImage CardPictures::drawDeck(const QString& id, const QSize& requested) const {
    const QString deck = QUrl::fromPercentEncoding(id.section(u'/', 1, 1).toUtf8());
    const QString card = id.section(u'/', 2);
    const bool whole = id.startsWith(QLatin1String("deck/"));
    const QImage master = !m_gallery ? QImage() : whole ? m_gallery->picture(deck, card) : m_gallery->sample(deck);
    if (master.isNull())
        return {};
    QImage image = master.scaled(fitted(requested, master.size()), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    if (!whole || card == u"back")
        return image;
    const QImage ours = draw(QStringLiteral("face/") + card, image.size());
    const double wide = image.width() * (card.startsWith(u'T') ? 0.26 : 0.22);
    const double round = image.width() * 0.06;
    QPainterPath corner; // extends beyond the card's edges, so only its inner corner is round
    corner.addRoundedRect(QRectF(-round, -round, wide + round, image.height() * 0.44 + round), round, round);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipPath(corner);
    // Beneath the index ours is bare, so whatever the deck has there is painted over.
    painter.fillRect(QRectF(image.width() * 0.02, image.height() * 0.3, wide, image.height() * 0.14),
                     ours.pixelColor(image.width() / 9, image.height() * 2 / 5));
    const QRectF index(0, 0, wide, image.height() * 0.34);
    painter.drawImage(index, ours, index);
    painter.end();
    return image;
}

QImage CardPictures::picture(const QString& id, const QSize& requested) {
    const QString key = QStringLiteral("%1@%2x%3").arg(id).arg(requested.width()).arg(requested.height());
    {
        const QMutexLocker lock(&m_mutex);
        if (const QImage* known = m_cache.object(key))
            return *known;
    }
    const bool foreign = id.startsWith(QLatin1String("deck/")) || id.startsWith(QLatin1String("sample/"));
    const QImage image = foreign ? drawDeck(id, requested) : draw(id, requested);
    // The felt's light is as large as the window and requested only once; caching it would push everything else out.
    if (!image.isNull() && !id.startsWith(QLatin1String("felt/"))) {
        const QMutexLocker lock(&m_mutex);
        m_cache.insert(key, new QImage(image), std::max<qsizetype>(1, image.sizeInBytes() / 1024));
    }
    return image;
}

} // namespace openshoe::models
