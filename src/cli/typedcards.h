// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shoe.h"
#include "base/result.h"
#include "engine/cards.h"
#include "formats/typedcards.h"

#include <QString>

#include <string>

namespace openshoe::cli {

/// The cards typed for the option `where`.
[[nodiscard]] base::Result<formats::TypedCards> cardsFrom(const QString& text, const std::string& where);
/// The error for a card of which these decks hold no more.
[[nodiscard]] base::Error noneLeft(const std::string& where, engine::Card card, engine::Decks decks);
/// What is left of these decks without the cards typed for --seen; enough for any figure.
[[nodiscard]] base::Result<analysis::Shoe> shoeWithout(const QString& seen, engine::Decks decks);

} // namespace openshoe::cli
