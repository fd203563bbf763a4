// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/stakes.h"
#include "counting/count_table.h"
#include "counting/system.h"

#include <optional>

namespace openshoe::advantage {

/// What a person who counts said before a round, and what was true then. Counts are in half points, from the system's
/// start; cards are those that the system's convention counts as left.
struct OwnCount {
    int told = 0;
    std::optional<int> toldQuarters; ///< decks left as judged, in quarters of a deck; nothing if they weren't asked for
    int running = 0;
    int cards = 0;
    double aside = 0; ///< what cards counted beside add to the true count; nobody is asked for them
    friend bool operator==(const OwnCount&, const OwnCount&) = default;
};

/// The running count was right.
[[nodiscard]] inline bool countIsRight(const OwnCount& count) {
    return count.told == count.running;
}
/// The decks left were judged no worse than the convention needs: less than one of its steps from what is left (a
/// quarter of a deck where it is exact). Nothing said is nothing wrong.
[[nodiscard]] bool decksAreRight(const counting::Convention& convention, const OwnCount& count);
/// Decks left as the convention judges them, in quarters; what a person would have to say.
[[nodiscard]] int judgedQuarters(const counting::Convention& convention, int cards);

/// The count that decides, by what was said, and as it was.
[[nodiscard]] int toldCount(const counting::Convention& convention, const OwnCount& count);
[[nodiscard]] int trueCount(const counting::Convention& convention, const OwnCount& count);

/// What cards counted beside the main count add to the true count: for each system's side count, the cards of that
/// kind left beyond the usual number, a deck, weighed, as CountedPlayer stakes by it. `unseen`: how many of each card
/// haven't been seen; `cards`: left, as the convention counts them.
[[nodiscard]] double asideOf(const counting::CountSystem& system, const counting::Composition& unseen, int cards);

/// What one round's stake was worth by the exact shoe, beside the stake that the same ramp puts on the exact worth of
/// that shoe, and where the difference went. All are stakes × the shoe's exact expectation, in the stakes' unit:
///
///   S(exact)    the ramp at the count that is usually worth as much as this shoe really is
///   S(count)    the ramp at the system's count, exact: true running count, cards left counted, nothing rounded
///   S(shown)    the ramp at the same count as the convention shows it
///   S(running)  the ramp at the count from the running count that was told, with the decks judged as they should be
///   S(told)     the ramp at the count from the running count and the decks that were told
///   S(staked)   what was staked
///
///   system = S(exact) − S(count), rounding = S(count) − S(shown), count = S(shown) − S(running),
///   decks = S(running) − S(told), ramp = S(told) − S(staked); together they are S(exact) − S(staked).
///
/// Between two counts the ramp is joined by a straight line, from the middle of what is shown as one to the middle of
/// what is shown as the next, so that counts that aren't whole have a stake. A part can be below nothing: in a single
/// round a mistake may bring something. Over many rounds it costs.
struct StakeLoss {
    double staked = 0; ///< what the stake was worth
    double best = 0;   ///< what the ramp by the exact shoe would have been worth
    double system = 0;
    double rounding = 0;
    double count = 0;
    double decks = 0;
    double ramp = 0; ///< one's own stakes by the count weren't kept to

    [[nodiscard]] double whole() const { return best - staked; }
    StakeLoss& operator+=(const StakeLoss& more);
    friend bool operator==(const StakeLoss&, const StakeLoss&) = default;
};

/// What the stakes are measured by.
struct StakeMeasure {
    Ramp ramp;      ///< the stakes meant for each count
    CountLine line; ///< what a round is usually worth at each count that is shown; perCount above 0
};

/// `expectation`: of one unit staked on the next round from the shoe as it is, exact; `staked`: on all hands. With a
/// line that doesn't rise, the exact shoe asks for the ramp's stake at the system's count.
[[nodiscard]] StakeLoss stakeLoss(const counting::CountSystem& system, const OwnCount& count,
                                  const StakeMeasure& measure, double expectation, double staked);

/// Stakes × hands at a count that need not be whole, in counts as they are shown.
[[nodiscard]] double stakeAt(const Ramp& ramp, double shown);

} // namespace openshoe::advantage
