// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/cards.h"

#include <QString>
#include <QStringList>

#include <initializer_list>
#include <optional>
#include <vector>

namespace openshoe::formats {

// Cards as a person types them: "TS", "10D", "ah", "7♥"; the suit may be left out.

/// A card as typed. Without a suit it stands for any card of its rank, until chooseSuits() has found one.
struct TypedCard {
    engine::Card card;
    bool hasSuit = true;
    friend bool operator==(const TypedCard&, const TypedCard&) = default;
};
using TypedCards = std::vector<TypedCard>;

/// Cards beside each other or apart: "A7", "TS 6H", "10♠, 6♥", in any script's digits. The error is the word that isn't
/// cards.
[[nodiscard]] tl::expected<TypedCards, QString> cardsFrom(const QString& typed);
/// One card; nothing if it isn't one.
[[nodiscard]] std::optional<TypedCard> typedCard(const QString& word);

/// Gives each card without a suit the one of which least has been named, so that nothing becomes suited by itself and
/// no suit runs out before the others. A ten stands for a king where decks have no tens.
void chooseSuits(std::initializer_list<TypedCards*> lists, engine::Pack pack);

[[nodiscard]] std::vector<engine::Card> plainCards(const TypedCards& typed);

} // namespace openshoe::formats
