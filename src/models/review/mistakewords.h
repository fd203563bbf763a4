// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/archive/archive.h"
#include "storage/prices/lessons.h"

#include <QString>
#include <QStringList>

#include <string>

namespace openshoe::models {

// Mistakes in words: the question, what was answered, and what that cost.

/// "Hard hand".
[[nodiscard]] QString kindText(storage::DecisionKind kind);
/// "$1.25, 0.05 stakes": `cost` in minor units. An amount of less than a unit is rounded up.
[[nodiscard]] QString costWords(double cost, double stakes, const std::string& currency);
/// "10 6 against 9, hand of $12.50".
[[nodiscard]] QString questionText(const storage::LessonRow& lesson);
/// "Black Jack in Boxes · 24 Oct 2026".
[[nodiscard]] QString placeText(const storage::MistakeRow& mistake, const Archive& archive);
/// "Played: Stand. Best: Hit. Cost: $1.25, 0.05 stakes."
[[nodiscard]] QString answerText(const storage::MistakeRow& mistake, const Archive& archive);
/// "TS", "6H", as pictures are named.
[[nodiscard]] QStringList cardCodes(const std::vector<engine::Card>& cards);

} // namespace openshoe::models
