// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"

#include <QJsonObject>

namespace openshoe::cli {

// The Rundown and the Play Record on the command line. All of these may be used while the window is playing, except
// `restore` and `price`, which need the folder to themselves.
[[nodiscard]] Command historyListCommand();
[[nodiscard]] Command historyShowCommand();
[[nodiscard]] Command historyExportCommand();
[[nodiscard]] Command historyStatsCommand();
[[nodiscard]] Command historyCheckCommand();
[[nodiscard]] Command historyBackupCommand();
[[nodiscard]] Command historyRestoreCommand();
[[nodiscard]] Command historyPriceCommand();
[[nodiscard]] Command historyReviewCommand();
[[nodiscard]] Command historyMistakesCommand();
[[nodiscard]] Command historyElsewhereCommand();

/// The largest value of --limit.
constexpr int mostRows = 10'000;
/// What the help says about --limit; `usual` is the default.
[[nodiscard]] QString mostText(int usual);
/// An amount in minor units, possibly fractional, in whole units of the currency.
[[nodiscard]] double inCurrency(double minorUnits);

/// A round as text, from the JSON that `play` and `history show` print (play.cpp).
[[nodiscard]] std::string roundAsText(const QJsonObject& round, const QString& title);

} // namespace openshoe::cli
