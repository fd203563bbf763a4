// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "counting/system.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <string>
#include <vector>

namespace openshoe::formats {

/// The built-in count systems in order. They are files under resources/counts:
///
///     {"id": "ko", "name": "Knock-Out", "source": "…", "order": 20,
///      "tags": {"A": -1, "2": 1, … "T": -1},        a number in halves, or by colour or suit: {"red": 1, "black": 0},
///                                                   {"S": 1, "H": 0, "D": 0, "C": 0}; J Q K are as T unless named
///      "start": 4, "startPerDeck": -4, "pivot": 4,  the count of a new shoe; 0, 0 and none if missing
///      "per": 1,                                    decks the true count is per; "none": the running count decides
///      "decks": "half-deck",                        how finely decks are judged: exact, quarter-deck, half-deck, deck
///      "rounding": "floor",                         floor, truncate, nearest
///      "cardsLeft": "shoe",                         shoe, unseen
///      "sideCounts": [{"name": "aces", "tags": {"A": 1}, "weight": 1}]}
[[nodiscard]] const std::vector<counting::CountSystem>& countSystems();

/// What is wrong with a system is told with its place and what is allowed, as for rule files.
[[nodiscard]] base::Result<counting::CountSystem> countSystemFromJson(const QJsonValue& json,
                                                                      const std::string& source);
[[nodiscard]] QJsonObject countSystemToJson(const counting::CountSystem& system);

/// A built-in system by its id, otherwise one read from the file at this path.
[[nodiscard]] base::Result<counting::CountSystem> loadCountSystem(const QString& idOrPath);

} // namespace openshoe::formats
