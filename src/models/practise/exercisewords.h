// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drills/count_exercise.h"

#include <QString>
#include <QStringList>

namespace openshoe::models {

// What an exercise asks and how it went, in words. Each is empty where there is nothing to say.

/// "3 of 10", or how many cards have gone by.
[[nodiscard]] QString itemNumberText(const drills::CountExercise& exercise);
/// The cards shown, a hand each: "AS TD".
[[nodiscard]] QStringList shownHands(const drills::CountExercise& exercise);
/// "Seven of hearts", in place of a card.
[[nodiscard]] QString spokenCardText(const drills::CountExercise& exercise);
/// How full the tray is, 0 … 1; below 0: none is shown. And the same in words.
[[nodiscard]] double trayHeight(const drills::CountExercise& exercise);
[[nodiscard]] QString trayHeightText(const drills::CountExercise& exercise);
[[nodiscard]] QString questionText(const drills::CountExercise& exercise);
/// To choose from; none if a number is asked.
[[nodiscard]] QStringList answerTexts(const drills::CountExercise& exercise);
/// "Right: +3", and why.
[[nodiscard]] QString verdictText(const drills::CountExercise& exercise);
[[nodiscard]] QString reasonText(const drills::CountExercise& exercise);
[[nodiscard]] QStringList scoreTexts(drills::Drill drill, const drills::CountExercise::Score& score);

} // namespace openshoe::models
