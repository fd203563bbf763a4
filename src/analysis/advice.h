// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/play_values.h"
#include "analysis/shoe.h"
#include "analysis/sight.h"
#include "base/result.h"
#include "engine/cards.h"
#include "engine/names.h"
#include "engine/rules.h"

#include <memory>
#include <optional>
#include <vector>

namespace openshoe::analysis {

/// One decision at the table, with what the player knows.
struct Decision {
    engine::Cards hand; ///< at least two cards, not bust
    engine::Card up;
    /// Every card not seen: the shoe's, the hole card, other hidden ones; neither `hand` nor `up`. Against a split
    /// pair, what the player saw of the other hands has to be gone from it too.
    Shoe unseen;
    bool fromSplit = false;
    int hands = 1; ///< hands the seat has now; at least 2 where `fromSplit`
    std::optional<engine::HoleClass> hint; ///< what the dealer said of the hole card
    std::optional<engine::Card> hole;      ///< a hole card that lies open; still counted in `unseen`
};

/// What each play is worth, and what is offered before the hand is played.
struct Advice : PlayValues {
    /// Insurance of half the play, and even money for a blackjack: before the peek. Nothing where not offered.
    std::optional<double> insurance;
    std::optional<double> evenMoney;
    /// What a blackjack that declines even money is worth before the peek. Nothing where even money is not offered.
    std::optional<double> declined;
    /// What the hand is worth as it was dealt, before offers and peek, played best from here on; insurance is taken
    /// where that is better. Nothing for other hands, and where the hole card lies open.
    std::optional<double> dealt;
    double blackjack = 0; ///< the dealer's chance of one, before the peek
};

/// Figures need at least this many unseen cards: with fewer, the shoe might run out before a hand is finished.
inline constexpr int fewestUnseen = 10;

class Solver;
struct PlayRules;
struct Problem;

/// Advises on one decision after another by one rule set. What follows from a hand is solved together with it, so the
/// next decision of that hand is only looked up, as long as nothing else was seen in between: the same figures to the
/// last bit, sooner. Used by one thread at a time.
class Adviser {
public:
    explicit Adviser(engine::RuleSet rules);
    ~Adviser();
    Adviser(const Adviser&) = delete;
    Adviser& operator=(const Adviser&) = delete;

    /// As advise().
    [[nodiscard]] base::Result<Advice> advise(const Decision& decision);

private:
    struct Solved;
    const Solver& solver(const PlayRules& rules, const Problem& problem, const Decision& decision,
                         std::vector<Column> columns);

    engine::RuleSet m_rules;
    std::vector<std::unique_ptr<const Solved>> m_solved; ///< the latest last
};

/// Exact for the unseen cards. Takes about a millisecond, for pairs a few. Errors: an impossible hand, too few cards, a
/// hint or an open hole card that contradicts the rest (`where` names the field).
[[nodiscard]] base::Result<Advice> advise(const engine::RuleSet& rules, const Decision& decision);

} // namespace openshoe::analysis
