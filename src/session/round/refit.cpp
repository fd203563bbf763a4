// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/refit.h"

#include <algorithm>

namespace openshoe::session {

using base::Money;
using engine::RuleSet;
using engine::StakeKind;

namespace {

// The place under the other rules, where a side bet may have another index; -1 if they don't have it.
Place placeIn(const RuleSet& rules, const RuleSet& before, Place place) {
    if (place.kind != StakeKind::Side)
        return place;
    const std::string& id = before.sideBets[static_cast<std::size_t>(place.sideBet)].id;
    const auto same = std::ranges::find(rules.sideBets, id, &engine::SideBet::id);
    place.sideBet = same == rules.sideBets.end() ? -1 : static_cast<int>(same - rules.sideBets.begin());
    return place;
}

Money smallestMain(const Draft& draft) {
    Money smallest;
    for (const DraftStake& stake : draft.stakes) {
        if (stake.place.kind == StakeKind::Main && (smallest.isZero() || stake.amount < smallest))
            smallest = stake.amount;
    }
    return smallest;
}

} // namespace

Refit refit(const Draft& draft, const RuleSet& before, const BetSlip::Table& table) {
    const RuleSet& rules = *table.rules;
    BetSlip slip(table);
    for (const engine::SeatNumber seat : draft.seats) // refused if seats aren't shared, or there are fewer
        (void)slip.takeSeat(seat);
    const auto mainAt = [](const Draft& of, engine::SeatNumber seat) { return of.at({seat, StakeKind::Main, -1}); };
    const Money alike = rules.table.behind ? smallestMain(draft) : Money{};
    std::vector<Misfit> misfits;
    for (const StakeKind kind : {StakeKind::Main, StakeKind::Behind, StakeKind::Side}) {
        for (const DraftStake& stake : draft.stakes) {
            if (stake.place.kind != kind)
                continue;
            const Place place = placeIn(rules, before, stake.place);
            const bool handGone = kind == StakeKind::Side && mainAt(draft, place.seat).isPositive() &&
                                  !mainAt(slip.draft(), place.seat).isPositive();
            const Money wanted = kind == StakeKind::Main && alike.isPositive() ? alike : stake.amount;
            const auto answer = handGone ? BetSlip::Answer{} : slip.set(place, wanted);
            const Money kept = handGone || answer.refusal ? Money{} : answer.amount;
            if (kept != stake.amount)
                misfits.push_back({stake.place, stake.amount, kept});
        }
    }
    return {slip.draft(), std::move(misfits)};
}

} // namespace openshoe::session
