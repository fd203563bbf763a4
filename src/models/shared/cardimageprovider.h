// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decks/gallery.h"

#include <QCache>
#include <QImage>
#include <QMutex>
#include <QQuickImageProvider>
#include <QString>

#include <memory>

namespace openshoe::models {

/// Draws cards, backs, chips and icons from their SVG at the very pixel size asked for, and keeps what it drew.
/// Register it once: `engine.addImageProvider(CardImageProvider::name(), new CardImageProvider)` (the engine owns it).
///
/// Ids, after "image://openshoe/":
///   face/AS            a card's face; "?deck=four" for four suit colours
///   back/brass         a card's back
///   deck/kde%2Fsvg-oxygen/AS, …/back   a card of another deck, under our own index
///   sample/kde%2Fsvg-oxygen            what that deck is like
///   chip/25            a chip seen from above
///   icon/menu?color=%23ECE7DC   an icon in one colour
///   felt/light         the lamp's light that lies on a felt
///   table/shoe         what stands on the table: shoe, tray, rack
///
/// Thread-safe: images with `asynchronous: true` ask from Qt's reader thread.
class CardImageProvider : public QQuickImageProvider {
public:
    /// The cache holds at most `cacheBytes` of pixels; least recently used pictures go first.
    /// Other decks' pictures come from the gallery; null for none.
    explicit CardImageProvider(std::shared_ptr<const decks::Gallery> gallery = {},
                               qsizetype cacheBytes = 24 * 1024 * 1024);

    static QString name() { return QStringLiteral("openshoe"); }

    /// `requested` in device pixels; one missing side follows the picture's own proportions, none means its own size.
    /// An unknown id gives a null image (QML then reports it as an error).
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;

    [[nodiscard]] qsizetype cachedBytes() const;

private:
    [[nodiscard]] QImage drawDeck(const QString& id, const QSize& requested) const;

    const std::shared_ptr<const decks::Gallery> m_gallery;
    mutable QMutex m_mutex;
    QCache<QString, QImage> m_cache;
};

} // namespace openshoe::models
