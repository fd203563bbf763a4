// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "engine/rules.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace openshoe::models {

// How hands and rounds ended, in words in the reader's language.

/// "Won", "Blackjack", "Lost" … as shown beside a hand; `rules` are those it was played by, if they are known.
[[nodiscard]] QString resultWord(engine::PlayResult result, const engine::RuleSet* rules = nullptr);
/// "win", "blackjack", "lose" …, as in a hand's accessible name.
[[nodiscard]] QString resultName(engine::PlayResult result, const engine::RuleSet& rules);

/// How a round ended for the person, as the result line at the table and the Rundown report it.
struct RoundOutcome {
    struct Hand {
        engine::PlayResult result = engine::PlayResult::Lose;
        int value = 0;
    };
    std::vector<Hand> hands;   ///< main and behind plays, each with its hand
    std::optional<int> dealer; ///< the final total; nothing if no card was dealt
    bool dealerBlackjack = false;
    /// The side bets of one name, whosever hands they were staked on.
    struct SideBets {
        QString name;
        int bets = 0;
        int won = 0;
        int lost = 0;     ///< the others came back
        QStringList odds; ///< what the winners pay, each once
    };
    std::vector<SideBets> sides; ///< in the order staked
    base::Money handsNet;        ///< insurance included
    base::Money sidesNet;
    const engine::RuleSet* rules = nullptr; ///< those it was played by, if they are known

    /// One more side bet has been settled; `odds` is what it pays if it has won: "9:1".
    void addSide(const QString& name, engine::PlayResult result, base::Money net, const QString& odds = {});
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
/// "20", "12": the value of each hand, and the dealer's; "blackjack" where another 21 would have lost,
/// "Charlie" where the total alone would have.
[[nodiscard]] QStringList handValues(const RoundOutcome& outcome);
[[nodiscard]] QString dealerValue(const RoundOutcome& outcome);
/// "Hands −125, side bets +130"; empty without side bets.
[[nodiscard]] QString partsText(const RoundOutcome& outcome);
/// What led to the net: "Won · 20 against 17", "Dealer busts: 6 won"; the side bets that won come first, "TriLux 9:1,
/// Lucky Lucky 30:1 · hand lost".
[[nodiscard]] QString resultReason(const RoundOutcome& outcome);
/// The net, then its reason: "+50 · Won · 20 against 17"; "Watched" alone.
[[nodiscard]] QString resultLine(const RoundOutcome& outcome);

} // namespace openshoe::models
