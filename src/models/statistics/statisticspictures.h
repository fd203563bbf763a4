// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/archive/archive.h"
#include "paper/sheet.h"
#include "session/worth/statistics.h"

#include <QDate>

namespace openshoe::models {

// The pictures of the statistics page: each is a sheet with its diagram, the same in figures, and notes. If there is
// nothing to draw, the sheet says why.

struct PictureContext {
    const Archive& archive; ///< names games and side bets
    std::string currency;
    QStringList lines;      ///< what the figures cover, for the printed sheet
};

[[nodiscard]] paper::Sheet luckPicture(const session::Statistics& read, const PictureContext& context);
[[nodiscard]] paper::Sheet balancePicture(const session::Statistics& read, const PictureContext& context);
[[nodiscard]] paper::Sheet gamesPicture(const session::Statistics& read, const PictureContext& context);
[[nodiscard]] paper::Sheet upCardsPicture(const session::Statistics& read, const PictureContext& context);
[[nodiscard]] paper::Sheet sideBetsPicture(const session::Statistics& read, const PictureContext& context);
[[nodiscard]] paper::Sheet mistakesPicture(const session::Statistics& read, const PictureContext& context);
[[nodiscard]] paper::Sheet stakesPicture(const session::Statistics& read, const PictureContext& context);
[[nodiscard]] paper::Sheet timePicture(const session::Statistics& read, const PictureContext& context);

/// The net of 100 rounds like these.
[[nodiscard]] base::Money inAHundred(const storage::RoundSums& sums);

/// What a reading of these pictures leads to: a game, or days.
struct PicturePlace {
    QString game; ///< its id
    QDate first;  ///< null for a game
    QDate last;
};
/// By a reading's key.
[[nodiscard]] PicturePlace placeOf(const QString& key);

/// "1 h 05 min", "12 min".
[[nodiscard]] QString durationText(std::int64_t milliseconds);

} // namespace openshoe::models
