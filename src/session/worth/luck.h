// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "storage/prices/prices.h"
#include "storage/record/sums.h"

#include <optional>

namespace openshoe::session {

/// Splits the result of rounds: the net is luck plus what the play made was worth, and the latter is what best play was
/// worth (hands and side bets) minus the cost of mistakes. In whole minor units that add up exactly: any rounding
/// remainder goes to luck.
struct Luck {
    base::Money net;
    base::Money hands;    ///< what main and behind plays were worth before the first card, under best play
    base::Money sideBets; ///< what the side bets were worth before the first card
    base::Money mistakes; ///< what the decisions cost, 0 or more
    base::Money luck;
    double deviation = 0; ///< the predicted standard deviation of luck, in minor units

    /// The fraction (0 … 1) of such stretches that are less lucky. Empty for fewer than fewestToCompare rounds, and if
    /// no luck was possible.
    std::optional<double> better;

    [[nodiscard]] base::Money play() const { return hands + sideBets - mistakes; }
    friend bool operator==(const Luck&, const Luck&) = default;
};

/// From this many rounds on, luck is close enough to a normal distribution; before that, side bets that pay a
/// hundredfold skew it.
inline constexpr int fewestToCompare = 100;

/// Of the priced rounds among these.
[[nodiscard]] Luck luckOf(const storage::RoundSums& sums);
/// Of one round.
[[nodiscard]] Luck luckOf(const storage::RoundPrice& round);

/// The fraction (0 … 1) of a normal distribution below that many standard deviations.
[[nodiscard]] double normalBelow(double deviations);

} // namespace openshoe::session
