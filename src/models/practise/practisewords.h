// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drills/count_exercise.h"
#include "models/words/counttext.h"
#include "paper/sheet.h"
#include "storage/record/drills.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace openshoe::models {

/// "Running count", and what is done in it.
[[nodiscard]] QString drillTitle(drills::Drill drill);
[[nodiscard]] QString drillAbout(drills::Drill drill);

/// The name of a system's side count: "aces".
[[nodiscard]] QString sideCountName(const counting::CountSystem& system, std::size_t side);
/// "0.85 s", "28 s".
[[nodiscard]] QString secondsText(double seconds);

/// A play that depends on the count, as it is kept as an item: "16|T|stand|hit".
struct PlayItem {
    QString hand; ///< as the chart names it: "16", "A7", "88"
    QString up;   ///< "T", "A", perhaps followed by a hint
    QString play;
    QString otherwise;

    [[nodiscard]] static PlayItem from(const std::string& item);
    [[nodiscard]] std::string item() const;
    /// "soft 18", "8, 8", "16".
    [[nodiscard]] QString handText() const;
    /// "10", "ace", "10, hidden card small".
    [[nodiscard]] QString upText() const;
    [[nodiscard]] QString playText() const;
    [[nodiscard]] QString otherwiseText() const;
    /// Cards that make the hand, and the up card.
    [[nodiscard]] QStringList cards() const;
    [[nodiscard]] QString upCard() const;
};

/// A weak item in words.
[[nodiscard]] QString itemText(drills::Drill drill, const std::string& item, int quartersAStep);

/// The last results as a diagram: how much was right, or how long a deck took.
[[nodiscard]] paper::Sheet practisePicture(drills::Drill drill, const std::vector<storage::DrillRow>& rows);

} // namespace openshoe::models
