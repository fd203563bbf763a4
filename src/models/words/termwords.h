// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "engine/settlement.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace openshoe::models {

/// The words of the trade that the program writes and that not everybody knows.
enum class Term {
    None,
    Blackjack,
    Decks,
    SpanishDecks,
    HitsSoft,
    StandsOn,
    Peek,
    NoPeek,
    HoleCard,
    Push,
    NoPeekSpares,
    DealerWinsTies,
    Push22,
    Bust,
    Double,
    DoubleAfterSplit,
    Split,
    Insurance,
    EvenMoney,
    Surrender,
    GiveUp, ///< before the dealer has looked
    Follow,
    Hands, ///< several for one person
    SideBets,
    Return,
    HouseEdge,
    CutCard,
    Burn,
    TwentyOneWinsTies,
    TwentyOneWins,
    SurrenderVoid,
    DoubleAnyCards, ///< after hits too
    Charlie,
    Open,      ///< both of the dealer's cards
    Bonus,     ///< for some hands of 21
    FreePlays, ///< doubles and splits that the house stakes
};

/// What it means, in a sentence or two; empty for none.
[[nodiscard]] QString explanation(Term term);
/// Which of two it is in that game.
[[nodiscard]] Term peekTerm(const engine::RuleSet& rules);
[[nodiscard]] Term dealerTerm(const engine::RuleSet& rules);
[[nodiscard]] Term surrenderTerm(const engine::RuleSet& rules);
[[nodiscard]] Term tiesTerm(const engine::RuleSet& rules);
/// What a question is about that is asked in that game; none for a turn.
[[nodiscard]] Term termOf(const engine::RuleSet& rules, engine::QuestionKind question);
/// The word for why a play ended as it did.
[[nodiscard]] Term termOf(const engine::RuleSet& rules, engine::Ground ground);
/// The terms in a sentence that states these keys of the rules and explains these settlements.
[[nodiscard]] std::vector<Term> termsOf(const engine::RuleSet& rules, const std::vector<std::string>& keys,
                                        const std::vector<engine::Ground>& grounds);
/// What they mean, a line each.
[[nodiscard]] QString explained(const std::vector<Term>& terms);

/// Words that are written somewhere, and the term in them.
struct Phrase {
    QString words;
    Term term = Term::None;
    friend bool operator==(const Phrase&, const Phrase&) = default;
};
/// What the phrases mean that need it, a line each: "no peek: The dealer looks …"
[[nodiscard]] QString explained(const std::vector<Phrase>& phrases);

} // namespace openshoe::models
