// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/stakes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace openshoe::advantage {

using base::said;

Ramp::Step Ramp::at(int count) const {
    if (sitsOutBelow && count < *sitsOutBelow)
        return {count, 0, 0};
    Step step{count, least, least > 0 ? 1 : 0};
    for (const Step& each : steps) {
        if (count >= each.from)
            step = each;
    }
    return step;
}

base::Result<void> check(const Ramp& ramp, double tableLeast, double tableMost, double bankroll) {
    const auto stakeFault = [&](double stake) -> std::optional<base::Said> {
        if (stake < tableLeast)
            return said("Errors", "a stake of {} is below the table's minimum of {}").with(stake, tableLeast);
        if (stake > tableMost)
            return said("Errors", "a stake of {} is above the table's maximum of {}").with(stake, tableMost);
        return std::nullopt;
    };
    if (bankroll <= 0)
        return base::inputError("bankroll", said("Errors", "{} is no bankroll; more than 0 is needed").with(bankroll));
    if (ramp.least != 0) {
        if (const auto fault = stakeFault(ramp.least))
            return base::inputError("ramp", *fault);
    } else if (std::ranges::all_of(ramp.steps, [](const Ramp::Step& step) { return step.stake == 0; })) {
        return base::inputError("ramp", said("Errors", "nothing is ever staked; at least one stake is needed"));
    }
    double greatest = ramp.least;
    for (std::size_t i = 0; i < ramp.steps.size(); ++i) {
        const Ramp::Step& step = ramp.steps[i];
        if (i > 0 && step.from <= ramp.steps[i - 1].from)
            return base::inputError("ramp", said("Errors", "the count {} comes after {}; counts must rise")
                                                .with(step.from, ramp.steps[i - 1].from));
        if (const auto fault = stakeFault(step.stake); fault && step.stake != 0)
            return base::inputError("ramp", *fault);
        if (step.hands < 1 || step.hands > Ramp::mostHands)
            return base::inputError(
                "ramp",
                said("Errors", "{} hands can't be played; allowed: {} to {}").with(step.hands, 1, Ramp::mostHands));
        greatest = std::max(greatest, step.stake * step.hands);
    }
    if (bankroll < greatest)
        return base::inputError(
            "bankroll",
            said("Errors", "a bankroll of {} can't pay for stakes of {} in one round").with(bankroll, greatest));
    return {};
}

Ramp flatRamp(double stake) {
    return {.least = stake, .steps = {}, .sitsOutBelow = {}};
}

Priced price(const CountBins& bins, const Ramp& ramp, double covariance) {
    Priced priced;
    double rounds = 0;
    double played = 0;
    double sum = 0;
    double square = 0;
    for (const CountBin& bin : bins) {
        const auto n = static_cast<double>(bin.rounds);
        rounds += n;
        const Ramp::Step step = ramp.at(bin.count);
        if (step.hands == 0 || step.stake <= 0)
            continue;
        const double hands = step.hands;
        const double mean = bin.net / n;
        const double variance = bin.square / n - mean * mean;
        const double all = hands * variance + hands * (hands - 1) * covariance + hands * hands * mean * mean;
        played += n;
        sum += n * step.stake * hands * mean;
        square += n * step.stake * step.stake * all;
        priced.stake += n * step.stake * hands;
        priced.turnover += bin.stake * step.stake * hands;
    }
    if (rounds == 0)
        return priced;
    const auto rate = [&](double n) {
        const double mean = n > 0 ? sum / n : 0;
        return Rate{mean, n > 0 ? std::sqrt(std::max(0.0, square / n - mean * mean)) : 0};
    };
    priced.observed = rate(rounds);
    priced.played = rate(played);
    priced.share = played / rounds;
    priced.stake /= rounds;
    priced.turnover /= rounds;
    priced.error = priced.observed.deviation / std::sqrt(rounds);
    return priced;
}

CountLine lineThrough(const CountBins& bins) {
    double n = 0;
    double x = 0;
    double y = 0;
    double xx = 0;
    double xy = 0;
    for (const CountBin& bin : bins) {
        const auto rounds = static_cast<double>(bin.rounds);
        n += rounds;
        x += rounds * bin.count;
        y += bin.net;
        xx += rounds * bin.count * bin.count;
        xy += bin.count * bin.net;
    }
    const double spread = n * xx - x * x;
    if (n == 0 || spread <= 0)
        return {n > 0 ? y / n : 0, 0};
    const double slope = (n * xy - x * y) / spread;
    return {(y - slope * x) / n, slope};
}

std::vector<double> chipStakes(std::span<const double> chips, double least, double greatest, int most) {
    std::set<long long> hundredths{0};
    for (int chip = 0; chip < most; ++chip) {
        const std::set<long long> before = hundredths;
        for (const long long sum : before) {
            for (const double value : chips) {
                const long long next = sum + std::llround(value * 100);
                if (next <= std::llround(greatest * 100))
                    hundredths.insert(next);
            }
        }
    }
    std::vector<double> stakes;
    for (const long long each : hundredths) {
        const double stake = static_cast<double>(each) / 100;
        if (each > 0 && stake >= least - 1e-9 && stake <= greatest + 1e-9)
            stakes.push_back(stake);
    }
    return stakes;
}

Ramp bestRamp(const CountBins& bins, const RampWish& wish) {
    const CountLine line = lineThrough(bins);
    Ramp ramp{.least = wish.least, .steps = {}, .sitsOutBelow = wish.sitsOutBelow};
    double before = wish.least;
    for (const CountBin& bin : bins) {
        const double mean = line.atZero + line.perCount * bin.count;
        const double square = bin.square / static_cast<double>(bin.rounds);
        const double wanted = std::clamp(wish.kelly * kellyStake(mean, square, wish.bankroll), wish.least, wish.most);
        // The greatest stake that can be made and isn't more.
        const auto above = std::ranges::upper_bound(wish.stakes, wanted + 1e-9);
        const double stake = above == wish.stakes.begin() ? wish.least : *(above - 1);
        if (stake > before) {
            ramp.steps.push_back({bin.count, stake, 1});
            before = stake;
        }
    }
    return ramp;
}

} // namespace openshoe::advantage
