// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counting/outlook.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace openshoe::models {

using advantage::Outcomes;

namespace {

constexpr double hundredths = 100;
/// Beyond so many steps an exact session takes too long.
constexpr double mostWork = 3e9;

// Equal results once.
Outcomes gathered(const Outcomes& outcomes) {
    std::map<std::int64_t, double> chances;
    for (const advantage::Outcome& each : outcomes)
        chances[std::llround(each.net * hundredths)] += each.chance;
    Outcomes all;
    for (const auto& [net, chance] : chances)
        all.push_back({static_cast<double>(net) / hundredths, chance});
    return all;
}

// Every result is a multiple of it.
double stepOf(const Outcomes& outcomes) {
    std::int64_t step = 0;
    for (const advantage::Outcome& each : outcomes)
        step = std::gcd(step, std::llround(each.net * hundredths));
    return static_cast<double>(std::max<std::int64_t>(1, step)) / hundredths;
}

} // namespace

double Outlook::quantile(double part, double ofTime) const {
    if (sessions.empty())
        return ofTime <= 0 ? 0 : advantage::quantile(round, rounds * ofTime, part);
    const auto fifth = static_cast<std::size_t>(std::lround(ofTime * parts));
    return fifth == 0 ? 0 : sessions[fifth - 1].quantile(part);
}

double Outlook::below(double result) const {
    if (sessions.empty())
        return round.deviation > 0 && rounds > 0
                   ? advantage::normal((result - rounds * round.mean) / (round.deviation * std::sqrt(rounds)))
                   : (rounds * round.mean < result ? 1 : 0);
    double sum = 0;
    for (const advantage::Outcome& each : sessions.back().results)
        sum += each.net < result - 1e-9 ? each.chance : 0;
    return sum;
}

std::optional<double> Outlook::kelly() const {
    if (round.mean <= 0 || bankroll <= 0)
        return std::nullopt;
    return round.variance() / round.mean / bankroll;
}

std::optional<double> Outlook::doubleBeforeHalf() const {
    const auto ofKelly = kelly();
    return ofKelly ? std::optional(1 - advantage::fallsBeforeRising(*ofKelly, 0.5, 2)) : std::nullopt;
}

Outlook outlookOf(const advantage::CountingResult& rounds, const advantage::Ramp& ramp, bool chosenOnThem,
                  double covariance, double bankroll, double seen) {
    const advantage::CountBins bins = chosenOnThem ? rounds.settled : advantage::merged(rounds.fitted, rounds.settled);
    const advantage::Priced priced = advantage::price(bins, ramp, covariance);
    return {.round = priced.observed,
            .error = priced.error,
            .share = priced.share,
            .stake = priced.stake,
            .bankroll = bankroll,
            .rounds = seen,
            .ruin = advantage::ruin(priced.observed, bankroll),
            .tripRuin = advantage::tripRuin(priced.observed, bankroll, seen),
            .behind = advantage::behind(priced.observed, seen)};
}

Outcomes roundOf(const std::vector<FlatBet>& bets) {
    Outcomes all{{0, 1}};
    for (const FlatBet& bet : bets)
        all = gathered(advantage::together(all, advantage::times(bet.outcomes, bet.stake)));
    return all;
}

Outlook flatOutlook(const std::vector<FlatBet>& bets, double error, double bankroll, double rounds) {
    const Outcomes round = roundOf(bets);
    const advantage::Rate rate = advantage::rateOf(round);
    double cost = 0;
    for (const FlatBet& bet : bets)
        cost += bet.stake;
    Outlook outlook{.round = rate,
                    .error = error * (bets.empty() ? 0 : bets.front().stake),
                    .stake = cost,
                    .bankroll = bankroll,
                    .rounds = rounds,
                    .ruin = advantage::skewedRuin(round, bankroll),
                    .tripRuin = advantage::tripRuin(rate, bankroll, rounds),
                    .behind = advantage::behind(rate, rounds)};
    const double step = stepOf(round);
    const double wide = std::min(100'000.0, (20 * rate.deviation * std::sqrt(rounds) + 10 * cost) / step);
    if (rounds * wide * static_cast<double>(round.size()) > mostWork || rounds < 1)
        return outlook;
    for (int part = 1; part <= Outlook::parts; ++part)
        outlook.sessions.push_back(advantage::sessionOf(
            round, bankroll, cost, static_cast<int>(std::lround(rounds * part / Outlook::parts)), step));
    outlook.tripRuin = outlook.sessions.back().ruin;
    outlook.behind = outlook.sessions.back().behind;
    return outlook;
}

} // namespace openshoe::models
