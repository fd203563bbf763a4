// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

#include <string>
#include <vector>

namespace openshoe::formats {

/// How a person arranges a list of games, by id. An id without a game has no effect but is kept: its game may come
/// back.
struct Arrangement {
    std::vector<std::string> order;  ///< games not listed follow those that are
    std::vector<std::string> hidden; ///< left out of the lobby only
    friend bool operator==(const Arrangement&, const Arrangement&) = default;
};

/// The arrangement's file, next to those of the player's own games: {"order": [ID …], "hidden": [ID …]}.
[[nodiscard]] QString arrangementFile(const QString& ownFolder);

/// Reads the arrangement from the folder; without a file, nothing is arranged.
[[nodiscard]] base::Result<Arrangement> readArrangement(const QString& ownFolder);

/// Saves the arrangement in the folder, which is created if needed. The file is written whole or not at all.
[[nodiscard]] base::Result<void> saveArrangement(const QString& ownFolder, const Arrangement& arrangement);

} // namespace openshoe::formats
