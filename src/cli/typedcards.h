// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shoe.h"
#include "base/result.h"
#include "engine/cards.h"

#include <QString>

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace openshoe::cli {

// A card as typed. Its suit may be left out: then it is the one of which least has been named, so that nothing becomes
// suited by itself and no suit runs out before the others.
struct TypedCard {
    engine::Card card;
    bool hasSuit = true;
};
using TypedCards = std::vector<TypedCard>;

/// "TS", "10D", or without the suit "T".
[[nodiscard]] std::optional<TypedCard> cardFrom(const QString& word);
/// Cards with spaces or commas between them; `where` names the option in the error.
[[nodiscard]] base::Result<TypedCards> cardsFrom(const QString& text, const std::string& where);
/// Gives suits to the cards of all lists that have none.
void chooseSuits(std::initializer_list<TypedCards*> lists);
[[nodiscard]] std::vector<engine::Card> plainCards(const TypedCards& typed);
/// The error for a card of which these decks hold no more.
[[nodiscard]] base::Error noneLeft(const std::string& where, engine::Card card, int decks);
/// What is left of these decks without the cards typed for --seen; enough for any figure.
[[nodiscard]] base::Result<analysis::Shoe> shoeWithout(const QString& seen, int decks);

} // namespace openshoe::cli
