// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace openshoe::models {

/// The words of the trade that the program writes and that not everybody knows.
enum class Term {
    None,
    Blackjack,
    Decks,
    HitsSoft,
    StandsOn,
    Peek,
    NoPeek,
    HoleCard,
    Push,
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
    Behind,
};

/// What it means, in a sentence or two; empty for none.
[[nodiscard]] QString explanation(Term term);
/// What a question is about that is asked in that game; none for a turn.
[[nodiscard]] Term termOf(const engine::RuleSet& rules, engine::QuestionKind question);

/// Words that are written somewhere, and the term in them.
struct Phrase {
    QString words;
    Term term = Term::None;
};
/// What the phrases mean that need it, a line each: "no peek: The dealer looks …"
[[nodiscard]] QString explained(const std::vector<Phrase>& phrases);

} // namespace openshoe::models
