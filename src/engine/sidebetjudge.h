// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settlement.h"

#include <array>

namespace openshoe::engine {

/// Judges cards for one side bet after another. Evaluating many, as the odds do, builds it once.
class SideBetJudge {
public:
    explicit SideBetJudge(const SideBet& bet);
    /// As evaluate() and evaluateFinished().
    [[nodiscard]] SideResult firstCards(Card first, Card second, Card up) const;
    [[nodiscard]] SideResult dealer(int bustWith) const;

private:
    struct Paid {
        SideOutcome outcome = SideOutcome::None;
        bool (*happens)(const DecidingCards& cards) = nullptr;
    };
    [[nodiscard]] SideOutcome counted(const DecidingCards& cards) const;

    std::array<Paid, sideOutcomeCount> m_paid; ///< by precedence: the first that happens counts
    std::size_t m_count = 0;
    bool m_eachCard = false;
};

} // namespace openshoe::engine
