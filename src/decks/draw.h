// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "decks/find.h"

#include <QHash>
#include <QImage>

namespace openshoe::decks {

/// Pictures of cards by their names, "AS" … "KD"; "back" where the deck has a back of its own.
using Pictures = QHash<QString, QImage>;

/// All cards of that deck, `width` pixels wide and 7/5 as high. An error says why its file can't be used: it lacks a
/// card, two look the same, it is damaged, too large, or would take too long. May take seconds: not for the window's
/// thread.
[[nodiscard]] base::Result<Pictures> draw(const Deck& deck, int width);
/// One of its cards, to show what the deck is like.
[[nodiscard]] base::Result<QImage> drawSample(const Deck& deck, int width);

} // namespace openshoe::decks
