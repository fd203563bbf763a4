// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worth/luck.h"

#include <cmath>
#include <numbers>

namespace openshoe::session {

namespace {

base::Money rounded(double minorUnits) {
    return base::Money::minor(std::llround(minorUnits));
}

Luck parts(base::Money net, double hands, double sideBets, double cost, double variance) {
    Luck luck{.net = net,
              .hands = rounded(hands),
              .sideBets = rounded(sideBets),
              .mistakes = rounded(cost),
              .deviation = std::sqrt(std::max(0.0, variance))};
    luck.luck = luck.net - luck.play();
    return luck;
}

} // namespace

double normalBelow(double deviations) {
    return std::erfc(-deviations / std::numbers::sqrt2) / 2;
}

Luck luckOf(const storage::RoundSums& sums) {
    Luck luck = parts(sums.pricedNet, sums.mainAtStart, sums.sideAtStart, sums.cost, sums.variance);
    if (sums.priced >= fewestToCompare && luck.deviation > 0)
        luck.better = normalBelow(sums.luck() / luck.deviation);
    return luck;
}

Luck luckOf(const storage::RoundPrice& round) {
    return parts(round.mainNet + round.sideNet, round.mainAtStart, round.sideAtStart, round.cost, round.variance());
}

} // namespace openshoe::session
