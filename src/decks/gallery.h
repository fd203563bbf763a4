// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decks/draw.h"

#include <QMutex>

namespace openshoe::decks {

/// The pictures of the deck in use, and a sample of each deck that was looked at. Thread-safe.
class Gallery {
public:
    /// Replaces the pictures of the previous deck with these.
    void show(const QString& deck, Pictures pictures);
    void addSample(const QString& deck, const QImage& picture);
    /// Returns a null image if there is none.
    [[nodiscard]] QImage picture(const QString& deck, const QString& card) const;
    [[nodiscard]] QImage sample(const QString& deck) const;

private:
    mutable QMutex m_mutex;
    QString m_deck;
    Pictures m_pictures;
    QHash<QString, QImage> m_samples;
};

} // namespace openshoe::decks
