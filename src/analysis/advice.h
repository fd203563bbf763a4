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
    /// Every card not seen: the shoe's, the hole card, other hidden ones; neither `hand` nor `up`. With a split pair,
    /// what the player saw of the other hands must be removed as well.
    Shoe unseen;
    bool fromSplit = false;
    int hands = 1; ///< hands the seat has now; at least 2 if `fromSplit`
    /// Of its stake, what a double would add, or of a doubled hand that the house staked, what it added; above 0, at
    /// most
    /// 1. Whoever has no more than a part left for one doubles no further.
    double doubleShare = 1;
    int doubled = 0; ///< how many doubles it got the card of: after one it stands, or as the rules allow is surrendered
                     ///< or doubled again
    bool free = false;                     ///< the house staked the hand: one of a free split, but not the first
    std::optional<engine::HoleClass> hint; ///< what the dealer said about the hole card
    std::optional<engine::Card> hole;      ///< an exposed hole card; still counted in `unseen`
};

/// What each play is worth, and what the offers before the turns are worth.
struct Advice : PlayValues {
    /// Insurance of half the play, and even money for a blackjack: before the peek. Nothing if not offered.
    std::optional<double> insurance;
    std::optional<double> evenMoney;
    /// What a blackjack that declines even money is worth before the peek. Nothing if even money isn't offered.
    std::optional<double> declined;
    /// What the hand is worth as dealt, before offers and peek, with best play from here on; insurance is taken if that
    /// is better. Nothing for hands other than the initial two cards, or with the hole card exposed.
    std::optional<double> dealt;
    double doubleAdds = 0; ///< of what a double is worth, the part of the whole stake that it would add
    double blackjack = 0; ///< the dealer's chance of one, before the peek
    std::array<bool, playCount> free{}; ///< by Play: the house stakes it for the player

    [[nodiscard]] bool isFree(Play play) const { return free[static_cast<std::size_t>(play)]; }
};

/// Figures need at least this many unseen cards: with fewer, the shoe might run out before a hand is finished.
inline constexpr int fewestUnseen = 10;

class Solver;
struct PlayRules;
struct Problem;

/// Advises on one decision after another under one rule set. Everything that can follow from a hand is solved together
/// with it, so the next decision of that hand is only a look-up, as long as nothing else was seen in between: the same
/// figures to the last bit, sooner. For use by one thread at a time.
class Adviser {
public:
    explicit Adviser(engine::RuleSet rules);
    ~Adviser();
    Adviser(const Adviser&) = delete;
    Adviser& operator=(const Adviser&) = delete;

    /// As advise().
    [[nodiscard]] base::Result<Advice> advise(const Decision& decision);

private:
    struct Solution;
    const Solver& solver(const PlayRules& rules, const Problem& problem, const Decision& decision,
                         std::vector<Column> columns);
    /// What standing is worth on a hand that the house staked and its player doubled.
    [[nodiscard]] double doubledFreeHand(const Problem& problem, const Decision& decision, const PlayRules& rules,
                                         double weight);
    /// What a dealer's blackjack leaves of a doubled hand's second stake; joint with the column.
    [[nodiscard]] double leftOfDoubled(const Problem& problem, const Decision& decision, const PlayRules& rules);

    engine::RuleSet m_rules;
    std::vector<std::unique_ptr<const Solution>> m_solved; ///< the latest last
};

/// Exact for the unseen cards. Takes about a millisecond, a few for pairs. Errors: an impossible hand, too few cards, a
/// hint or an exposed hole card that contradicts the rest (`where` names the field).
[[nodiscard]] base::Result<Advice> advise(const engine::RuleSet& rules, const Decision& decision);

} // namespace openshoe::analysis
