// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/round/betslip.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace openshoe::session {

/// A round that was played, with the cards that may be revealed, in drawing order from the round's own first card on.
struct CardsPlayed {
    engine::RuleSet rules;
    engine::Events events; ///< must all fold
    std::vector<engine::Card> cards;
};

/// One of the person's stakes in the round and what is placed for it at the other table.
struct StakeElsewhere {
    Place place; ///< under the rules it was placed by
    base::Money amount;
    base::Money taken; ///< zero if it has no place there
    friend bool operator==(const StakeElsewhere&, const StakeElsewhere&) = default;
};

/// The result of the same cards at another table.
struct Elsewhere {
    enum class End {
        Played,
        NoStake,      ///< none of the stakes has a place there
        ShortOfCards, ///< it would need cards that may not be revealed
        Cancelled,
    };
    End end = End::Played;
    std::string currency;               ///< the round's, or that game's first if it doesn't take the round's
    std::vector<StakeElsewhere> stakes; ///< ordered by place
    engine::Events events;              ///< the complete imagined round; empty unless played
    base::Money staked;                 ///< including amounts added by doubling, splitting and insurance
    base::Money returned;

    [[nodiscard]] base::Money net() const { return returned - staked; }
    /// Whether every stake is the same there as in the round.
    [[nodiscard]] bool isLikePlayed() const;
};

/// What the round's cards would have come to under the rules `there` for player 0 of the round, who sits there alone
/// with enough money and plays best by what could be seen in this one round. Hands move to as many spots as one person
/// may have, dealt in the same order; stakes are unchanged if that game's limits allow it, otherwise the nearest
/// allowed. A stake behind others, who aren't there, is left out if the person had hands too; otherwise it becomes a
/// hand's stake. Cards are burned if the round burned some and that game does so. Pure: the same arguments give the
/// same result.
[[nodiscard]] Elsewhere playElsewhere(const CardsPlayed& played, const engine::RuleSet& there,
                                      const std::function<bool()>& cancelled = {});

} // namespace openshoe::session
