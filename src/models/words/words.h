// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "formats/names.h"
#include "models/words/amounts.h"
#include "models/words/dates.h"
#include "session/round/betslip.h"
#include "storage/rows/rows.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

namespace openshoe::models {

// The words of the table, in the reader's language. Those for a refusal say what to do.

using formats::gameName;
using formats::sideBetName;

/// "Ten of spades".
[[nodiscard]] QString cardName(engine::Card card);
/// An open hand may get more cards, so with an ace counted as 11 both totals are given; a final hand has one total.
enum class Reading { Open, Final };
/// "7 / 17" if an ace counts 11 in an open hand, "17" otherwise; "Ace" for a lone one; empty without cards.
[[nodiscard]] QString totalText(engine::HandValue value, Reading reading = Reading::Open);
/// "soft 17", "18", "ace", as read aloud.
[[nodiscard]] QString spokenTotal(engine::HandValue value, Reading reading = Reading::Open);
/// "3 to 2".
[[nodiscard]] QString oddsText(base::Odds odds);

/// Whether surrendering is called giving up in that game: before the dealer has looked.
[[nodiscard]] bool isGivenUp(const engine::RuleSet& rules);
[[nodiscard]] QString actionCaption(const engine::RuleSet& rules, engine::Action action);
/// "Won", "Blackjack", "Lost" … as shown beside a hand; `rules` are those it was played by, if they are known.
[[nodiscard]] QString resultWord(engine::PlayResult result, const engine::RuleSet* rules = nullptr);
/// "win", "blackjack", "lose" …, as in a hand's accessible name.
[[nodiscard]] QString resultName(engine::PlayResult result, const engine::RuleSet& rules);
/// "Best", "Mistake": how a decision is marked.
[[nodiscard]] QString markWord(storage::Mark mark);
/// "Straight"; two outcomes are joined.
[[nodiscard]] QString outcomeText(engine::SideOutcome outcome, engine::SideOutcome second);
/// The same in a sentence, as read aloud: "straight".
[[nodiscard]] QString outcomeName(engine::SideOutcome outcome, engine::SideOutcome second);
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

/// How a round ended for the person, as the result line at the table and the Rundown report it.
struct RoundOutcome {
    struct Hand {
        engine::PlayResult result = engine::PlayResult::Lose;
        int value = 0;
    };
    std::vector<Hand> hands;     ///< main and behind plays, each with its hand
    std::optional<int> dealer;   ///< the final total; nothing if no card was dealt
    bool dealerBlackjack = false;
    /// The side bets of one name, whosever hands they were staked on.
    struct SideBets {
        QString name;
        int bets = 0;
        int won = 0;
        int lost = 0; ///< the others came back
    };
    std::vector<SideBets> sides; ///< in the order staked
    base::Money handsNet;        ///< insurance included
    base::Money sidesNet;
    const engine::RuleSet* rules = nullptr; ///< those it was played by, if they are known

    /// One more side bet has been settled.
    void addSide(const QString& name, engine::PlayResult result, base::Money net);
    /// The names of those of which at least one won, followed by how many if another didn't: "Poker 1 of 3"; and of
    /// those that only lost.
    [[nodiscard]] QStringList sidesWon() const;
    [[nodiscard]] QStringList sidesLost() const;

    [[nodiscard]] base::Money net() const { return handsNet + sidesNet; }
    /// The others played alone.
    [[nodiscard]] bool isWatched() const { return hands.empty() && sides.empty(); }
};
/// "Won", "Blackjack"; several hands are counted: "2 won, 1 push, 1 lost"; "Watched" without any.
[[nodiscard]] QString resultText(const RoundOutcome& outcome);
/// "20", "12": the value of each hand, and the dealer's; "blackjack" where another 21 would have lost.
[[nodiscard]] QStringList handValues(const RoundOutcome& outcome);
[[nodiscard]] QString dealerValue(const RoundOutcome& outcome);
/// "Hands −125, side bets +130"; empty without side bets.
[[nodiscard]] QString partsText(const RoundOutcome& outcome);
/// "Won · 20 against 17 · +50"; with side bets "Hands −125, side bets +130 (Pair won; Poker lost) · +5".
[[nodiscard]] QString resultLine(const RoundOutcome& outcome);

/// Why a command was refused, and what to do. `limit` is that of the place concerned; null if there is none.
[[nodiscard]] QString refusalText(engine::Refusal refusal, const engine::Limit* limit = nullptr);
/// What the rule for silence did when the time for that question ran out; `state` is the table after `events`.
[[nodiscard]] QString silenceText(const engine::RuleSet& rules, const engine::TableState& state,
                                  const engine::Question& asked, const engine::Events& events);
/// Why the slip can't be dealt; amounts are in that currency.
[[nodiscard]] QString problemText(const session::BetSlip::Problem& problem, const engine::RuleSet& rules,
                                  const std::string& currency);

/// The felt a rule set asks for, as Theme.felt takes it; empty if none.
[[nodiscard]] QString feltName(const engine::RuleSet& rules);
/// What is printed on the felt, derived from the rules.
[[nodiscard]] QStringList feltLines(const engine::RuleSet& rules);
/// The currencies the game is played in.
[[nodiscard]] QStringList currenciesOf(const engine::RuleSet& rules);
/// The game in one line: what costs most first, side bets last.
[[nodiscard]] QString summaryText(const engine::RuleSet& rules);

} // namespace openshoe::models
