// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "storage/prices.h"
#include "storage/rows.h"

#include <optional>

namespace openshoe::session {

/// What rounds came to, told apart: the net is luck and what the play made was worth; that is what best play was worth,
/// hands and side bets, less what the mistakes cost. In whole minor units that add up to the last one: what rounding
/// leaves over is luck.
struct Luck {
    base::Money net;
    base::Money hands;    ///< what main and behind plays were worth before the first card, best play
    base::Money sideBets; ///< what the side bets were worth before the first card
    base::Money mistakes; ///< what the decisions cost, 0 or more
    base::Money luck;
    double deviation = 0; ///< the predicted standard deviation of luck, in minor units

    /// Which part (0 … 1) of such stretches is less lucky. Nothing for less than fewestToCompare rounds, and where no
    /// luck was possible.
    std::optional<double> better;

    [[nodiscard]] base::Money play() const { return hands + sideBets - mistakes; }
    friend bool operator==(const Luck&, const Luck&) = default;
};

/// From so many rounds on their luck is near enough to a normal distribution; side bets that pay a hundredfold make it
/// lopsided before.
inline constexpr int fewestToCompare = 100;

/// Of the priced rounds among these.
[[nodiscard]] Luck luckOf(const storage::RoundSums& sums);
/// Of one round.
[[nodiscard]] Luck luckOf(const storage::RoundPrice& round);

/// The part (0 … 1) of a normal distribution below so many standard deviations.
[[nodiscard]] double normalBelow(double deviations);

} // namespace openshoe::session
