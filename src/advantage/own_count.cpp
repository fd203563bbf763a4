// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/own_count.h"

#include <algorithm>
#include <cmath>

namespace openshoe::advantage {

using counting::Convention;
using counting::Estimate;
using counting::Rounding;
using engine::cardsPerDeck;

namespace {

/// No ramp goes further, and no count is staked by that does.
constexpr double furthestCount = 1000;

// Where a count lies among those shown: n in the middle of all that are shown as n.
double placeAmongShown(const Convention& convention, double count) {
    if (!convention.divides())
        return count;
    switch (convention.rounding) {
    case Rounding::Floor: return count - 0.5;
    case Rounding::Truncate: {
        // All between −1 and 1 are shown as 0.
        constexpr double middleOfOne = 1.5;
        const double size = std::abs(count);
        const double place = size <= middleOfOne ? size / middleOfOne : size - 0.5;
        return count < 0 ? -place : place;
    }
    case Rounding::Nearest: break;
    }
    return count;
}

int shownOf(const Convention& convention, double count) {
    const double whole = convention.rounding == Rounding::Floor      ? std::floor(count)
                         : convention.rounding == Rounding::Truncate ? std::trunc(count)
                                                                     : std::round(count);
    return static_cast<int>(std::clamp(whole, -furthestCount, furthestCount));
}

// Without cards counted beside, no tie is rounded the wrong way.
int shownWith(const Convention& convention, int running, int cards, double aside) {
    return aside == 0 ? counting::shownCount(convention, running, cards)
                      : shownOf(convention, counting::exactCount(convention, running, cards) + aside);
}

int shownAsTold(const Convention& convention, const OwnCount& count) {
    if (!count.toldQuarters || !convention.divides())
        return shownWith(convention, count.told, count.cards, count.aside);
    Convention asSaid = convention;
    asSaid.decks = Estimate::QuarterDeck;
    return shownWith(asSaid, count.told, *count.toldQuarters * convention.cardsAQuarter(), count.aside);
}

} // namespace

bool decksAreRight(const Convention& convention, const OwnCount& count) {
    if (!count.toldQuarters || !convention.divides())
        return true;
    const int off = std::abs(*count.toldQuarters * convention.cardsAQuarter() - count.cards);
    return off < quartersAStep(convention.decks) * convention.cardsAQuarter() ||
           *count.toldQuarters == judgedQuarters(convention, count.cards);
}

int judgedQuarters(const Convention& convention, int cards) {
    Convention rounded = convention;
    if (rounded.decks == Estimate::Exact)
        rounded.decks = Estimate::QuarterDeck;
    return counting::decksLeft(rounded, cards).quarters;
}

int toldCount(const Convention& convention, const OwnCount& count) {
    return shownAsTold(convention, count);
}

int trueCount(const Convention& convention, const OwnCount& count) {
    return shownWith(convention, count.running, count.cards, count.aside);
}

double asideOf(const counting::CountSystem& system, const counting::Composition& unseen, int cards) {
    const engine::Pack pack = system.convention.pack;
    double more = 0;
    for (const counting::SideCount& side : system.sideCounts) {
        for (int i = 0; i < cardsPerDeck; ++i) {
            const auto at = static_cast<std::size_t>(i);
            if (has(pack, engine::Card::fromIndex(i)))
                more += side.weight * side.tags[at] / counting::halvesPerPoint *
                        (unseen[at] - static_cast<double>(cards) / cardsIn(pack));
        }
    }
    return more == 0 ? 0 : more / counting::decksLeft(system.convention, cards).decks();
}

StakeLoss& StakeLoss::operator+=(const StakeLoss& more) {
    staked += more.staked;
    best += more.best;
    system += more.system;
    rounding += more.rounding;
    count += more.count;
    decks += more.decks;
    ramp += more.ramp;
    return *this;
}

double stakeAt(const Ramp& ramp, double shown) {
    const double place = std::clamp(shown, -furthestCount, furthestCount);
    const int below = static_cast<int>(std::floor(place));
    const auto total = [&](int count) {
        const Ramp::Step step = ramp.at(count);
        return step.stake * step.hands;
    };
    const double part = place - below;
    return part == 0 ? total(below) : (1 - part) * total(below) + part * total(below + 1);
}

StakeLoss stakeLoss(const counting::CountSystem& system, const OwnCount& count, const StakeMeasure& measure,
                    double expectation, double staked) {
    const Convention& convention = system.convention;
    Convention counted = convention;
    counted.decks = Estimate::Exact;
    const double exactly = counting::exactCount(counted, count.running, count.cards) + count.aside;
    const double place = placeAmongShown(convention, exactly);
    const bool rises = measure.line.perCount > 0;
    const double byShoe = rises ? (expectation - measure.line.atZero) / measure.line.perCount : place;
    const auto worth = [&](double stake) { return stake * expectation; };
    const auto at = [&](double shown) { return worth(stakeAt(measure.ramp, shown)); };
    OwnCount decksAsTheyAre = count;
    decksAsTheyAre.toldQuarters.reset();
    StakeLoss loss;
    loss.staked = worth(staked);
    loss.best = at(byShoe);
    const double byCount = at(place);
    const double byShown = at(trueCount(convention, count));
    const double byRunning = at(toldCount(convention, decksAsTheyAre));
    const double byTold = at(toldCount(convention, count));
    loss.system = loss.best - byCount;
    loss.rounding = byCount - byShown;
    loss.count = byShown - byRunning;
    loss.decks = byRunning - byTold;
    loss.ramp = byTold - loss.staked;
    return loss;
}

} // namespace openshoe::advantage
