// SPDX-License-Identifier: GPL-3.0-or-later
#include "decks/gallery.h"

#include <QMutexLocker>

#include <utility>

namespace openshoe::decks {

void Gallery::show(const QString& deck, Pictures pictures) {
    const QMutexLocker lock(&m_mutex);
    m_deck = deck;
    m_pictures = std::move(pictures);
}

void Gallery::addSample(const QString& deck, const QImage& picture) {
    const QMutexLocker lock(&m_mutex);
    m_samples.insert(deck, picture);
}

QImage Gallery::picture(const QString& deck, const QString& card) const {
    const QMutexLocker lock(&m_mutex);
    return deck == m_deck ? m_pictures.value(card) : QImage();
}

QImage Gallery::sample(const QString& deck) const {
    const QMutexLocker lock(&m_mutex);
    return m_samples.value(deck);
}

} // namespace openshoe::decks
