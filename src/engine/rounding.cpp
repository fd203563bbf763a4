// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rounding.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace openshoe::engine {

using base::Money;
using base::Odds;

bool comesOutEven(Money stake, Odds odds) {
    return stake.times(odds.pays).minorUnits() % odds.to == 0;
}

std::vector<UnevenOdds> unevenOdds(const std::vector<Odds>& paid, Money step) {
    std::vector<UnevenOdds> uneven;
    for (const Odds odds : paid) {
        const std::int64_t parts = odds.to / std::gcd(odds.pays, odds.to);
        const UnevenOdds one{odds, Money::minor(std::lcm(parts, step.minorUnits()))};
        if (one.even != step && std::ranges::find(uneven, one) == uneven.end())
            uneven.push_back(one);
    }
    return uneven;
}

std::vector<UnevenOdds> unevenHandOdds(const RuleSet& rules) {
    return unevenOdds({rules.blackjackPays}, base::stakeStep);
}

std::vector<UnevenOdds> unevenSuitedOdds(const RuleSet& rules) {
    return rules.paysSuitedBlackjack() ? unevenOdds({rules.suitedBlackjack.pays}, base::stakeStep)
                                       : std::vector<UnevenOdds>();
}

std::vector<UnevenOdds> unevenBonusOdds(const RuleSet& rules) {
    const auto all = rules.bonus.all();
    return unevenOdds({all.begin(), all.end()}, base::stakeStep);
}

// Insurance is half a stake.
std::vector<UnevenOdds> unevenInsuranceOdds(const RuleSet& rules) {
    return rules.offersInsurance() ? unevenOdds({rules.insurance.pays}, base::stakeStep.half())
                                   : std::vector<UnevenOdds>();
}

std::vector<UnevenOdds> unevenOdds(const SideBet& bet) {
    std::vector<Odds> paid;
    for (const SideBet::Pay& pay : bet.pays)
        paid.push_back(pay.odds);
    return unevenOdds(paid, base::stakeStep);
}

std::optional<Odds> bonusPaid(const RuleSet& rules, const Play& play) {
    if (!isOnHand(play.kind) || play.result != PlayResult::Win)
        return std::nullopt;
    for (const Odds odds : rules.bonus.all()) {
        if (odds.pays > odds.to && play.returned == play.stake + play.played().at(odds))
            return odds;
    }
    return std::nullopt;
}

Odds blackjackPaid(const RuleSet& rules, const Play& play) {
    const Odds suited = rules.suitedBlackjack.pays;
    return rules.paysSuitedBlackjack() && play.returned == play.stake + play.stake.at(suited) ? suited
                                                                                              : rules.blackjackPays;
}

bool wasRoundedDown(const RuleSet& rules, const Play& play) {
    const auto uneven = [&](Odds odds) { return !comesOutEven(play.played(), odds); };
    if (play.kind == StakeKind::Side) {
        if (play.result != PlayResult::Side)
            return false;
        const SideBet& bet = rules.sideBets[static_cast<std::size_t>(play.sideBet)];
        return std::ranges::any_of(std::array{play.outcome, play.second}, [&](SideOutcome outcome) {
            const auto odds = outcome == SideOutcome::None ? std::nullopt : bet.oddsFor(outcome);
            return odds && uneven(*odds);
        });
    }
    if (play.kind == StakeKind::Insurance)
        return play.result == PlayResult::Win && uneven(rules.insurance.pays);
    if (const auto bonus = bonusPaid(rules, play))
        return uneven(*bonus);
    return play.result == PlayResult::Blackjack && uneven(blackjackPaid(rules, play));
}

} // namespace openshoe::engine
