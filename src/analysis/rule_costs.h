// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"

namespace openshoe::analysis {

/// The rules that decide most of what a game costs.
enum class Trait {
    BlackjackPays,
    SuitedBlackjack,
    Decks,
    DealerDraws,
    Peek,
    Open,
    Push22,
    Ties,
    DoubleOn,
    DoubleCards,
    DoubleRescue,
    DoubleTimes,
    DoubleFree,
    DoubleAfterSplit,
    Splitting,
    SplitFree,
    Charlie,
    Bonus,
    Surrender,
};

/// What that rule costs, per unit of the initial stake, beside a game of one deck whose dealer stands on every 17,
/// looks for a blackjack, hides a card and loses with 22, where a blackjack pays 3 to 2, any two cards may be doubled,
/// split hands too, and no hand can be surrendered. Negative for what gains. Made to say which rule costs more, at once
/// and without analysing the game: within a quarter of the true worth, or a tenth of a percent, as compare() finds it
/// one rule at a time (tst_edges).
[[nodiscard]] double roughCost(Trait trait, const engine::RuleSet& rules);

} // namespace openshoe::analysis
