// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/solver.h"

namespace openshoe::analysis {

/// How often every hand of a split pair is over before the dealer's blackjack is found, joint with the column: bust,
/// surrendered after a double, or 21 where that always wins. Of two hands exactly; a third and a fourth are taken to be
/// over as often as the second is once the first is.
class AllOver {
public:
    /// `branch`: of the pair, with its two cards gone. `plays`: what is played at a position of it.
    AllOver(const Solver& solver, const Branch& branch, int column, const HandPlays& plays);

    /// How often one hand alone goes bust.
    [[nodiscard]] double bust() const { return m_bust; }
    /// All of 2 … 4 hands.
    [[nodiscard]] double of(int hands) const;

private:
    double m_bust = 0;
    double m_one = 0;
    double m_two = 0;
};

} // namespace openshoe::analysis
