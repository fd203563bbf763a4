// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/worth/exercise.h"

#include <QString>

namespace openshoe::models {

// Texts for a decision made again, built from its figures. Parts of a stake are percentages.

/// The reason in one sentence: "Standing on 16 loses 77.0% of the time here; hitting is worth 1.9% of the stake
/// more." `answer` must have a worth; it is compared with the best answer, or the best with the second best.
[[nodiscard]] QString reasonText(const session::Exercise& exercise, engine::Action answer);
/// "Hit −0.5398, wins 23.1%, pushes 5.2%, loses 71.7%"; `answer` must have a worth.
[[nodiscard]] QString figuresText(const session::Exercise& exercise, engine::Action answer);
/// "−0.5404 stakes, −$6.75": what an answer is worth; it must have a worth.
[[nodiscard]] QString priceText(const session::Exercise& exercise, engine::Action answer);
/// What another answer would have brought on the same cards, beside what the round did bring.
[[nodiscard]] QString whatIfText(const session::Exercise& exercise, engine::Action tried,
                                 const base::Result<session::Ending>& ending, const QString& currency);
/// What the round's decisions cost, and how much was luck.
[[nodiscard]] QString summaryText(const storage::RoundPrice& price, base::Money net);

} // namespace openshoe::models
