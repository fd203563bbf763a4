// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/risk.h"

#include "base/money.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace openshoe::advantage {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

// The x at which an increasing function is 0, between two points.
template <typename Function> double crossing(double low, double high, Function&& function) {
    for (int i = 0; i < 200 && high - low > 1e-13 * (1 + std::abs(high)); ++i) {
        const double middle = (low + high) / 2;
        (function(middle) < 0 ? low : high) = middle;
    }
    return (low + high) / 2;
}

} // namespace

double normal(double x) {
    return 0.5 * std::erfc(-x / std::sqrt(2.0));
}

double nZero(const Rate& round) {
    return round.mean == 0 ? infinite : round.variance() / (round.mean * round.mean);
}

double desirability(const Rate& round) {
    return round.deviation > 0 ? 1000 * round.mean / round.deviation : 0;
}

double score(const Rate& round) {
    const double index = std::max(0.0, desirability(round));
    return index * index;
}

double ruin(const Rate& round, double bankroll) {
    if (bankroll <= 0 || round.mean <= 0)
        return round.deviation > 0 || bankroll <= 0 ? 1 : 0;
    return round.deviation > 0 ? std::exp(-2 * round.mean * bankroll / round.variance()) : 0;
}

double bankrollFor(const Rate& round, double risk) {
    return round.mean <= 0 ? infinite : -round.variance() * std::log(risk) / (2 * round.mean);
}

double tripRuin(const Rate& round, double bankroll, double rounds) {
    if (bankroll <= 0)
        return 1;
    const double spread = round.deviation * std::sqrt(rounds);
    if (spread <= 0)
        return round.mean * rounds <= -bankroll ? 1 : 0;
    const double drift = round.mean * rounds;
    const double beyond = normal((-bankroll + drift) / spread);
    const double mirrored = beyond > 0 ? std::exp(-2 * round.mean * bankroll / round.variance()) * beyond : 0;
    return std::clamp(normal((-bankroll - drift) / spread) + mirrored, 0.0, 1.0);
}

double tripBankrollFor(const Rate& round, double risk, double rounds) {
    const double most = round.deviation * std::sqrt(rounds) * 40 + std::abs(round.mean) * rounds;
    return crossing(0, most, [&](double bankroll) { return risk - tripRuin(round, bankroll, rounds); });
}

double goalBeforeRuin(const Rate& round, double bankroll, double goal) {
    if (bankroll <= 0)
        return 0;
    if (goal <= 0)
        return 1;
    const double t = round.deviation > 0 ? 2 * round.mean / round.variance() : 0;
    if (std::abs(t) * (bankroll + goal) < 1e-9)
        return bankroll / (bankroll + goal);
    if (t < 0) // multiplied out, so that nothing overflows
        return (std::exp(t * goal) - std::exp(t * (bankroll + goal))) / (1 - std::exp(t * (bankroll + goal)));
    return (1 - std::exp(-t * bankroll)) / (1 - std::exp(-t * (bankroll + goal)));
}

double behind(const Rate& round, double rounds) {
    const double spread = round.deviation * std::sqrt(rounds);
    return spread > 0 ? normal(-round.mean * rounds / spread) : round.mean < 0 ? 1 : 0;
}

double quantile(const Rate& round, double rounds, double part) {
    const double x = crossing(-40, 40, [&](double value) { return normal(value) - part; });
    return round.mean * rounds + x * round.deviation * std::sqrt(rounds);
}

double fallsBeforeRising(double kelly, double a, double b) {
    const double power = 1 - 2 / kelly;
    if (std::abs(power) < 1e-12)
        return std::log(b) / (std::log(b) - std::log(a));
    return (std::pow(b, power) - 1) / (std::pow(b, power) - std::pow(a, power));
}

double kellyStake(double mean, double meanSquare, double bankroll) {
    return mean > 0 && meanSquare > 0 ? bankroll * mean / meanSquare : 0;
}

double certaintyEquivalent(const Rate& round, double kelly, double bankroll) {
    return round.mean - round.variance() / (2 * kelly * bankroll);
}

Outcomes outcomesOf(const analysis::SideBetFigures& bet) {
    Outcomes outcomes;
    double lost = 1;
    for (const auto& outcome : bet.outcomes) {
        if (const auto odds = base::Odds::parse(outcome.pays); odds && outcome.probability > 0) {
            outcomes.push_back({odds->ratio(), outcome.probability});
            lost -= outcome.probability;
        }
    }
    outcomes.push_back({-1, lost});
    return outcomes;
}

Rate rateOf(const Outcomes& outcomes) {
    double mean = 0;
    double square = 0;
    for (const Outcome& outcome : outcomes) {
        mean += outcome.chance * outcome.net;
        square += outcome.chance * outcome.net * outcome.net;
    }
    return {mean, std::sqrt(std::max(0.0, square - mean * mean))};
}

Outcomes times(const Outcomes& outcomes, double stake) {
    Outcomes found = outcomes;
    for (Outcome& outcome : found)
        outcome.net *= stake;
    return found;
}

Outcomes together(const Outcomes& one, const Outcomes& other) {
    std::map<double, double> sums;
    for (const Outcome& a : one) {
        for (const Outcome& b : other)
            sums[std::round((a.net + b.net) * 1e9) / 1e9] += a.chance * b.chance;
    }
    Outcomes found;
    for (const auto& [net, chance] : sums)
        found.push_back({net, chance});
    return found;
}

namespace {

// The t other than 0 for which mean(exp(−t × net)) = 1: of the sign of the mean. Needs wins and losses.
double adjustment(const Outcomes& outcomes) {
    const double sign = rateOf(outcomes).mean > 0 ? 1 : -1;
    double least = 0;
    for (const Outcome& outcome : outcomes)
        least = std::min(least, outcome.chance > 0 ? sign * outcome.net : 0);
    const auto excess = [&](double t) {
        double sum = -1;
        for (const Outcome& outcome : outcomes)
            sum += outcome.chance * std::exp(-t * sign * outcome.net);
        return sum;
    };
    // Nothing at 0, then below, and above again beyond t.
    double high = -1e-6 / least;
    while (excess(high) < 0)
        high *= 2;
    return sign * crossing(high / 2, high, excess);
}

bool has(const Outcomes& outcomes, double sign) {
    return std::ranges::any_of(outcomes, [&](const Outcome& each) { return each.chance > 0 && sign * each.net > 0; });
}

} // namespace

double skewedRuin(const Outcomes& outcomes, double bankroll) {
    if (bankroll <= 0)
        return 1;
    if (!has(outcomes, -1))
        return 0;
    return rateOf(outcomes).mean <= 0 ? 1 : std::exp(-adjustment(outcomes) * bankroll);
}

double skewedGoal(const Outcomes& outcomes, double bankroll, double goal) {
    if (bankroll <= 0 || goal <= 0)
        return bankroll <= 0 ? 0 : 1;
    if (!has(outcomes, -1) || !has(outcomes, 1))
        return has(outcomes, 1) ? 1 : 0;
    const double mean = rateOf(outcomes).mean;
    if (std::abs(mean) < 1e-12)
        return bankroll / (bankroll + goal);
    const double t = adjustment(outcomes);
    if (t < 0) // multiplied out, so that nothing overflows
        return (std::exp(t * goal) - std::exp(t * (bankroll + goal))) / (1 - std::exp(t * (bankroll + goal)));
    return (1 - std::exp(-t * bankroll)) / (1 - std::exp(-t * (bankroll + goal)));
}

double Session::quantile(double part) const {
    double sum = 0;
    for (const Outcome& result : results) {
        sum += result.chance;
        if (sum >= part)
            return result.net;
    }
    return results.empty() ? 0 : results.back().net;
}

// The chance of each bankroll, round by round. Those that can't pay for a round stay where they are.
Session sessionOf(const Outcomes& round, double bankroll, double cost, int rounds, double step) {
    constexpr int mostSteps = 100'000;
    const auto steps = [&](double money) { return static_cast<int>(std::lround(money / step)); };
    const int start = steps(bankroll);
    const int needed = std::max(1, static_cast<int>(std::ceil(cost / step - 1e-9)));
    const Rate rate = rateOf(round);
    double greatest = 0;
    std::vector<std::pair<int, double>> moves;
    for (const Outcome& outcome : round) {
        moves.emplace_back(steps(outcome.net), outcome.chance);
        greatest = std::max(greatest, outcome.net);
    }
    // Nobody wins more than ten standard deviations and some of the rarest wins on top.
    const double far = 10 * rate.deviation * std::sqrt(rounds) + 3 * greatest;
    const int top = std::min(mostSteps, start + steps(far) + 1);
    std::vector<double> chances(static_cast<std::size_t>(top) + 1, 0.0);
    std::vector<double> after(chances.size());
    chances[static_cast<std::size_t>(std::clamp(start, 0, top))] = 1;
    int low = start;
    int high = start;
    for (int played = 0; played < rounds && high >= needed; ++played) {
        std::fill(after.begin(), after.end(), 0.0);
        int lower = top;
        int higher = 0;
        for (int money = low; money <= high; ++money) {
            const double chance = chances[static_cast<std::size_t>(money)];
            if (chance < 1e-18)
                continue;
            if (money < needed) {
                after[static_cast<std::size_t>(money)] += chance;
                lower = std::min(lower, money);
                higher = std::max(higher, money);
                continue;
            }
            for (const auto& [move, probability] : moves) {
                const int to = std::clamp(money + move, 0, top);
                after[static_cast<std::size_t>(to)] += chance * probability;
                lower = std::min(lower, to);
                higher = std::max(higher, to);
            }
        }
        chances.swap(after);
        low = lower;
        high = higher;
    }
    Session session;
    for (int money = 0; money <= top; ++money) {
        const double chance = chances[static_cast<std::size_t>(money)];
        if (chance < 1e-12)
            continue;
        const double net = (money - start) * step;
        session.results.push_back({net, chance});
        session.ruin += money < needed ? chance : 0;
        session.behind += money < start ? chance : 0;
        session.ahead += money > start ? chance : 0;
        session.mean += chance * net;
    }
    return session;
}

} // namespace openshoe::advantage
