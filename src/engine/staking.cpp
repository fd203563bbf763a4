// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/staking.h"

#include <algorithm>

namespace openshoe::engine {

using base::Money;

const Limit* limitIn(const std::vector<Limit>& limits, const std::string& currency) {
    const auto found = std::ranges::find(limits, currency, &Limit::currency);
    return found == limits.end() ? nullptr : &*found;
}

const Limit* limitOn(const RuleSet& rules, StakeKind kind, int sideBet, const std::string& currency) {
    if (kind != StakeKind::Side)
        return limitIn(rules.limits, currency);
    if (sideBet < 0 || sideBet >= static_cast<int>(rules.sideBets.size()))
        return nullptr;
    return limitIn(rules.sideBets[static_cast<std::size_t>(sideBet)].limits, currency);
}

std::optional<Refusal> checkMain(const RuleSet& rules, Holder holder, int own, bool trial) {
    if (holder == Holder::Other)
        return Refusal::SeatTaken;
    if (holder == Holder::Player)
        return std::nullopt;
    if (own >= rules.table.seatsPerPlayer)
        return Refusal::SeatLimit;
    return mayTakeSeat(rules, trial) ? std::nullopt : std::optional(Refusal::TrialNotSeated);
}

std::optional<Refusal> checkBehind(const RuleSet& rules, Holder holder) {
    if (!rules.table.behind)
        return Refusal::BehindNotOffered;
    if (holder == Holder::Player)
        return Refusal::BehindOwnSeat;
    return holder == Holder::Nobody ? std::optional(Refusal::SeatEmpty) : std::nullopt;
}

std::optional<Refusal> checkSide(Holder holder) {
    return holder == Holder::Nobody ? std::optional(Refusal::SeatEmpty) : std::nullopt;
}

std::optional<Refusal> checkTotal(const Limit& limit, Money total) {
    if (total < limit.min)
        return Refusal::BelowMinimum;
    return total > limit.max ? std::optional(Refusal::AboveMaximum) : std::nullopt;
}

Money eachOf(Money amount, std::int64_t seats, Money wallet) {
    if (wallet >= amount.times(seats) || wallet < amount)
        return amount;
    return Money::minor(amount.minorUnits() / seats).roundedDownTo(base::stakeStep);
}

} // namespace openshoe::engine
