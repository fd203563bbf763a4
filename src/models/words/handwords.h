// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/holeclass.h"
#include "engine/rules.h"

#include <QString>

namespace openshoe::models {

// Cards and hands in words, in the reader's language.

/// "Ten of spades".
[[nodiscard]] QString cardName(engine::Card card);
/// An open hand may get more cards, so with an ace counted as 11 both totals are given; a final hand has one total.
enum class Reading { Open, Final };
/// "7 / 17" if an ace counts 11 in an open hand, "17" otherwise; "Ace" for a lone one; empty without cards.
[[nodiscard]] QString totalText(engine::HandValue value, Reading reading = Reading::Open);
/// "soft 17", "18", "ace", as read aloud.
[[nodiscard]] QString spokenTotal(engine::HandValue value, Reading reading = Reading::Open);
/// "Hidden card is large", as the dealer says it.
[[nodiscard]] QString hintText(engine::HoleClass hole);
/// The same with the cards it can be: "Hidden card: medium, 6–9".
[[nodiscard]] QString hintRangeText(engine::HoleClass hole);
/// The label of a seat's hand: "Hand 1"; where a player has several seats, by the seat's number, "Hand 3", and after a
/// split "Hand 3.2". handNumber() is its number alone, for a sentence: "3", "3.2".
[[nodiscard]] QString handNumber(const engine::RuleSet& rules, engine::SeatNumber seat, engine::HandNumber hand,
                                 int handsOnSeat);
[[nodiscard]] QString handLabel(const engine::RuleSet& rules, engine::SeatNumber seat, engine::HandNumber hand,
                                int handsOnSeat);

} // namespace openshoe::models
