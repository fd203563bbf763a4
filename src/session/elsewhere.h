// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/betslip.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace openshoe::session {

/// A round that was played, with the cards that can be told of: in the order drawn, from its own first card on.
struct CardsPlayed {
    engine::RuleSet rules;
    engine::Events events; ///< all of them fold
    std::vector<engine::Card> cards;
};

/// One of a person's stakes in the round, and what lies on the other table for it.
struct StakeElsewhere {
    Place place; ///< by the rules it was placed by
    base::Money amount;
    base::Money taken; ///< zero where it has no place there
    friend bool operator==(const StakeElsewhere&, const StakeElsewhere&) = default;
};

/// The same cards at another table.
struct Elsewhere {
    enum class End {
        Played,
        NoStake,      ///< none of the stakes has a place there
        ShortOfCards, ///< it would go on with cards that can't be told of
        Cancelled,
    };
    End end = End::Played;
    std::string currency;               ///< the round's, or the first of that game's where it doesn't take that one
    std::vector<StakeElsewhere> stakes; ///< in the order of their places
    engine::Events events;              ///< the whole imagined round; empty unless played
    base::Money staked;                 ///< what was added by doubling, splitting and insurance included
    base::Money returned;

    [[nodiscard]] base::Money net() const { return returned - staked; }
    /// Every stake lies there as it lay in the round.
    [[nodiscard]] bool isLikePlayed() const;
};

/// What the round's cards would have come to by the rules `there`, to player 0 of the round, who sits there alone with
/// money enough and plays best by what could be seen in this one round. Hands go on as many
/// spots as one person may have, dealt in the same order; stakes are the same where that game's limits allow it, else
/// the nearest allowed. A stake behind others, who aren't there, is left out where the person had hands too, else it is
/// a hand's stake. Cards are burned where the round burned some and that game does so. Pure: of equal questions come
/// equal answers.
[[nodiscard]] Elsewhere playElsewhere(const CardsPlayed& played, const engine::RuleSet& there,
                                      const std::function<bool()>& cancelled = {});

} // namespace openshoe::session
