// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"

#include <QJsonObject>

namespace openshoe::cli {

// The Rundown and the Play Record from the command line. All of them read, and may do so while the window plays; only
// `restore` and `price` need the folder for themselves.
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

/// The most that --limit takes.
constexpr int mostRows = 10'000;
/// What --limit means in the help, where `usual` is taken unless it is given.
[[nodiscard]] QString mostText(int usual);
/// An amount with fractions of the smallest unit, in whole units of the currency.
[[nodiscard]] double inCurrency(double minorUnits);

/// A round as text for people, from the form that `play` and `history show` print (play.cpp).
[[nodiscard]] std::string roundAsText(const QJsonObject& round, const QString& title);

} // namespace openshoe::cli
