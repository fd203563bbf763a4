// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/counting_run.h"
#include "advantage/risk.h"
#include "base/result.h"

#include <optional>
#include <span>
#include <vector>

namespace openshoe::advantage {

/// What is staked at each count.
struct Ramp {
    struct Step {
        int from = 0;     ///< this count and all up to the next step's
        double stake = 0; ///< on each hand; 0 sits out
        int hands = 1;
        friend bool operator==(const Step&, const Step&) = default;
    };
    double least = 0;                ///< the stake below the first step; 0 sits out
    std::vector<Step> steps;         ///< ascending
    std::optional<int> sitsOutBelow; ///< rounds at lower counts are watched, not played

    [[nodiscard]] Step at(int count) const;
    static constexpr int mostHands = 7;
};

/// In words, what can't be: a stake beyond the table's limits, steps out of order, a bankroll smaller than a stake. The
/// error's `where` names the part.
[[nodiscard]] base::Result<void> check(const Ramp& ramp, double tableLeast, double tableMost, double bankroll);

/// What a ramp wins and risks, priced from a simulation's bins at once.
struct Priced {
    Rate observed;       ///< per round seen, those that were sat out included
    Rate played;         ///< per round played
    double share = 1;    ///< of the rounds seen that were played
    double stake = 0;    ///< mean initial stake per round seen
    double turnover = 0; ///< mean stake with doubles and splits, per round seen
    double error = 0;    ///< standard error of observed.mean
};
/// `covariance`: of two hands of a round, one unit on each (analysis::spreadOf); matters only for several hands, which
/// are priced as if they took no more cards from the shoe.
[[nodiscard]] Priced price(const CountBins& bins, const Ramp& ramp, double covariance);

/// One unit at every count.
[[nodiscard]] Ramp flatRamp(double stake);

/// The ramp for a bankroll: `kelly` times the Kelly stake at each count, between the least stake and `most`, in stakes
/// that chips make; the least where nothing is won. What each count wins is taken from a line through all of them, so
/// that luck in rare counts chooses nothing. Give it bins that the result isn't told from.
struct RampWish {
    double bankroll = 0;
    double kelly = 1;
    double least = 1;
    double most = 1;
    std::vector<double> stakes; ///< that can be made, ascending
    std::optional<int> sitsOutBelow;
};
[[nodiscard]] Ramp bestRamp(const CountBins& bins, const RampWish& wish);

/// The stakes between two that at most `most` chips make, ascending.
[[nodiscard]] std::vector<double> chipStakes(std::span<const double> chips, double least, double greatest, int most);

/// How the result of one unit staked goes with the count: a line through the bins, weighed by their rounds.
struct CountLine {
    double atZero = 0;
    double perCount = 0;
};
[[nodiscard]] CountLine lineThrough(const CountBins& bins);

} // namespace openshoe::advantage
