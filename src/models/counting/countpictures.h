// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "advantage/counting_run.h"
#include "models/counting/outlook.h"
#include "paper/sheet.h"

#include <string>

namespace openshoe::models {

// The pictures of the page on counting, each with its figures.

struct CountPictureContext {
    std::string currency;
    double hours = 0;
    QStringList lines; ///< game, system and stakes, for the printed sheet
};

/// The result over the hours: a line in the middle and two bands around it, and where the bankroll is gone.
[[nodiscard]] paper::Sheet fanPicture(const Outlook& outlook, const CountPictureContext& context);
/// How sessions end.
[[nodiscard]] paper::Sheet sessionPicture(const Outlook& outlook, const CountPictureContext& context);
/// How often each count comes, and what a unit staked on it then wins.
[[nodiscard]] paper::Sheet countsPicture(const advantage::CountingResult& rounds, const CountPictureContext& context);
[[nodiscard]] paper::Sheet worthPicture(const advantage::CountingResult& rounds, const CountPictureContext& context);

} // namespace openshoe::models
