// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/exercise.h"

#include <QString>

namespace openshoe::models {

// What is said of a decision made again, made from its figures. Parts of a stake are percentages of it.

/// Why in one sentence: "Standing on 16 loses 77.0 % of the time here; hitting is worth 1.9 % of the stake more." The
/// answer has a worth; it is held against the best one, the best against the next.
[[nodiscard]] QString reasonText(const session::Exercise& exercise, engine::Action answer);
/// "Hit −0.5398, wins 23.1 %, pushes 5.2 %, loses 71.7 %": of an answer with a worth.
[[nodiscard]] QString figuresText(const session::Exercise& exercise, engine::Action answer);
/// What another answer would have come to on the same cards, beside what the round did come to.
[[nodiscard]] QString whatIfText(const session::Exercise& exercise, engine::Action tried,
                                 const base::Result<session::Ending>& ending, const QString& currency);
/// What the round's decisions cost, and what was luck.
[[nodiscard]] QString summaryText(const storage::RoundPrice& price, base::Money net);

} // namespace openshoe::models
