// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/risk.h"
#include "advantage/stakes.h"
#include "cli/countedgame.h"

#include <QJsonArray>

#include <span>

namespace openshoe::cli {

/// What is staked: in units of a table's minimum, or in amounts of a currency that was named.
struct Stakes {
    advantage::Ramp ramp;
    double kelly = 0;    ///< the stakes are found instead: this part of Kelly's
    double greatest = 0; ///< of those found
    QString currency;    ///< whose limits hold
    double unit = 1;     ///< of the currency
    QStringList sideBets; ///< "ID=STAKE"

    /// One stake whatever the count is.
    [[nodiscard]] bool isFlat() const { return ramp.steps.empty() && kelly == 0 && !ramp.sitsOutBelow; }
};

void addStakeOptions(CommandLine& line);
/// The stakes typed, within the limits of a currency of the game and the bankroll.
[[nodiscard]] base::Result<Stakes> stakesFrom(const CommandLine& line, const engine::RuleSet& rules, double bankroll);
/// The stakes that a bankroll is given by Kelly, made of chips that exist.
[[nodiscard]] advantage::Ramp foundRamp(const Stakes& stakes, const advantage::CountBins& bins, double bankroll);

/// How a round ends with a flat stake and the side bets beside it; `cost` becomes what it takes to play one.
[[nodiscard]] base::Result<advantage::Outcomes> withSideBets(const Stakes& stakes, CountedGame& counted,
                                                             const advantage::Outcomes& hand, double& cost);

[[nodiscard]] QJsonArray rampJson(const advantage::Ramp& ramp);
[[nodiscard]] QString rampText(const advantage::Ramp& ramp);
[[nodiscard]] QString moneyText(double value);

} // namespace openshoe::cli
