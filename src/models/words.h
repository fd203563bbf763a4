// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "session/betslip.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace openshoe::models {

// The table's words, in the reader's language. A refusal says what to do.

/// UTF-8 to QString.
[[nodiscard]] QString text(const std::string& utf8);
/// "25.00".
[[nodiscard]] QString amountText(base::Money amount);
/// "+50.00", "−50.00", "0.00".
[[nodiscard]] QString netText(base::Money net);
/// "Ten of spades".
[[nodiscard]] QString cardName(engine::Card card);
/// "7 / 17" where an ace counts 11, "18" else; empty for no cards.
[[nodiscard]] QString totalText(engine::HandValue value);
/// "soft 17", "18", as read aloud.
[[nodiscard]] QString spokenTotal(engine::HandValue value);
/// "3 to 2".
[[nodiscard]] QString oddsText(base::Odds odds);

[[nodiscard]] QString actionCaption(const engine::RuleSet& rules, engine::Action action);
[[nodiscard]] QString actionKey(engine::Action action);
/// "Win", "Blackjack", "Lose" … as shown beside a hand.
[[nodiscard]] QString resultWord(engine::PlayResult result);
/// "Straight"; two outcomes are joined.
[[nodiscard]] QString outcomeText(engine::SideOutcome outcome, engine::SideOutcome second);
[[nodiscard]] QString sideBetName(const engine::SideBet& bet);
/// "Hidden card is large".
[[nodiscard]] QString hintText(engine::HoleClass hole);
/// How a seat's hand is called: "Hand 1"; where a player has several seats the seat's number, "Hand 3", and after a
/// split "Hand 3.2".
[[nodiscard]] QString handLabel(const engine::RuleSet& rules, engine::SeatNumber seat, engine::HandNumber hand,
                                int handsOnSeat);

/// "21 Nov 2026, 10:55", in the reader's time zone.
[[nodiscard]] QString dateTimeText(const QDateTime& time);

/// Why a command was refused, and what to do. `limit` is the one of the place concerned, null where there is none.
[[nodiscard]] QString refusalText(engine::Refusal refusal, const engine::Limit* limit = nullptr);
/// Why the slip can't be dealt.
[[nodiscard]] QString problemText(const session::BetSlip::Problem& problem, const engine::RuleSet& rules);

/// What is printed on the felt, made from the rules.
[[nodiscard]] QStringList feltLines(const engine::RuleSet& rules);
/// The game in one line.
[[nodiscard]] QString summaryText(const engine::RuleSet& rules);
/// "5.00 – 5000.00 coin", one for each currency.
[[nodiscard]] QString limitsText(const engine::RuleSet& rules, const std::string& currency = {});

/// The chips of the rack, in minor units and rising, that suit the limits.
[[nodiscard]] std::vector<base::Money> rackFor(const engine::RuleSet& rules, const std::string& currency);
/// Chips that make up the amount, the largest first, at most 12.
[[nodiscard]] QStringList chipsFor(base::Money amount);
/// "25", "0.5": the chip's picture. "1k": what it is labelled.
[[nodiscard]] QString chipKey(base::Money value);
[[nodiscard]] QString chipLabel(base::Money value);

} // namespace openshoe::models
