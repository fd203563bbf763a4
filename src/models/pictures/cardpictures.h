// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decks/gallery.h"

#include <QCache>
#include <QImage>
#include <QMutex>
#include <QString>

#include <memory>

namespace openshoe::models {

/// Draws cards, backs, chips and icons from their SVG at exactly the pixel size requested, and caches them:
/// at most 24 MiB, and the least recently used go first. Thread-safe; windows may share one.
class CardPictures {
public:
    /// Pictures of other decks come from the gallery; null if there is none.
    explicit CardPictures(std::shared_ptr<const decks::Gallery> gallery = {});

    /// The picture of that id:
    ///   face/AS            a card's face; "?deck=four" for four suit colours
    ///   back/brass         a card's back
    ///   deck/kde%2Fsvg-oxygen/AS, …/back   a card of another deck, with our own index
    ///   sample/kde%2Fsvg-oxygen            a sample of that deck
    ///   chip/25            a chip seen from above
    ///   icon/menu?color=%23ECE7DC   an icon in one colour
    ///   felt/light         the lamplight on a felt
    ///   table/shoe         what stands on the table: shoe, tray, rack
    /// `requested` is in device pixels: if one side is missing it follows from the picture's proportions, if both are,
    /// the picture has its own size. Null for an unknown id.
    [[nodiscard]] QImage picture(const QString& id, const QSize& requested);

private:
    [[nodiscard]] QImage drawDeck(const QString& id, const QSize& requested) const;

    const std::shared_ptr<const decks::Gallery> m_gallery;
    QMutex m_mutex;
    QCache<QString, QImage> m_cache;
};

} // namespace openshoe::models
