// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace openshoe::analysis {

/// Adds up the hands of a split for one column, from the figures of a single hand with two, three … cards of the pair
/// gone. Works for any figure that is a mean over the hand's draws: net, stake.
class SplitHands {
public:
    /// Starts the next branch, with one more card of the pair gone than the last (two in the first). `sameChance`: the
    /// chance of drawing another of them next.
    void addBranch(double sameChance) { m_parts.push_back({.any = 0, .same = 0, .sameChance = sameChance}); }
    /// The hand's figure with one particular second card, times that card's chance. `same`: how often that card pairs
    /// the first.
    void addSecondCard(double figure, double same) {
        m_parts.back().any += figure;
        m_parts.back().same += figure * same;
    }

    /// The sum over all hands, resplitting up to `most` hands (2 … 4; needs 2·most − 3 branches).
    [[nodiscard]] double total(int most) const { return go(most, 2, 2, 0, 1.0); }
    /// The first hand alone, which is played and split again before the others.
    [[nodiscard]] double first(int most) const;

private:
    // One hand: its figure over all second cards, and the part where that card is of the pair too.
    struct Part {
        double any = 0;
        double same = 0;
        double sameChance = 0;
    };

    // A hand's figure with `gone` cards of the pair gone and `others` further cards known not to be of the pair.
    [[nodiscard]] double figure(bool ownIsOther, int gone, int others) const;
    [[nodiscard]] double go(int most, int hands, int open, int settled, double chance) const;

    std::vector<Part> m_parts{2}; // by cards of the pair gone; zero and one don't occur
};

} // namespace openshoe::analysis
