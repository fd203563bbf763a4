// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/advice.h"

namespace openshoe::tests {

/// A card of a point value (0 the ace … 9 a ten); suits are counted round and round.
inline engine::Card cardOf(int point, int suit) {
    return {static_cast<engine::Rank>(point + 1), static_cast<engine::Suit>(suit % 4)};
}

/// A hand against a column of the chart, from a full shoe.
inline analysis::Decision decisionOn(const engine::RuleSet& rules, const analysis::HandCounts& cards,
                                     const analysis::Column& column) {
    analysis::Decision decision;
    decision.unseen = analysis::Shoe::full(rules.newShoe());
    int suit = 0;
    const auto take = [&](int point) {
        engine::Card card = cardOf(point, suit++);
        while (!decision.unseen.remove(card))
            card = cardOf(point, suit++);
        return card;
    };
    for (int p = 0; p < analysis::pointKinds; ++p) {
        for (int i = 0; i < cards[static_cast<std::size_t>(p)]; ++i)
            decision.hand.add(take(p));
    }
    decision.up = take(column.up);
    decision.hint = column.hint;
    if (column.exposed) {
        int hole = analysis::ace;
        while (!analysis::contains(column.holes, hole))
            ++hole;
        decision.hole = take(hole);
        decision.unseen.add(*decision.hole); // seen, but still counted
    }
    return decision;
}

} // namespace openshoe::tests
