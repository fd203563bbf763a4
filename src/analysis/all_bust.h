// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/solver.h"

#include <functional>

namespace openshoe::analysis {

/// How often every hand of a split pair goes bust while the dealer has a blackjack, joint with the column. Of two hands
/// exactly; a third and a fourth are taken to go bust as often as the second does once the first has.
class AllBust {
public:
    /// `branch`: of the pair, with its two cards gone. `choose`: what is played at a position of it.
    AllBust(const Solver& solver, const Branch& branch, int column, const std::function<Choice(int)>& choose);

    /// Of one hand alone.
    [[nodiscard]] double one() const { return m_one; }
    /// Of 2 … 4 hands.
    [[nodiscard]] double of(int hands) const;

private:
    double m_one = 0;
    double m_two = 0;
};

} // namespace openshoe::analysis
