// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "decks/find.h"

#include <QHash>
#include <QImage>

namespace openshoe::decks {

/// Pictures of cards by name, "AS" … "KD", and "back" if the deck has its own back.
using Pictures = QHash<QString, QImage>;

/// Draws all cards of the deck, `width` pixels wide and 7/5 as high. An error says why its file can't be used: a card
/// is missing, two look the same, it is damaged, too large, or would take too long. May take seconds, so don't call it
/// on the GUI thread.
[[nodiscard]] base::Result<Pictures> draw(const Deck& deck, int width);
/// Draws one of its cards, as a sample of the deck.
[[nodiscard]] base::Result<QImage> drawSample(const Deck& deck, int width);

} // namespace openshoe::decks
