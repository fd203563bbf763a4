// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

#include <string>
#include <vector>

namespace openshoe::formats {

/// How a person wants the games of a list arranged, by their ids. An id of no game means nothing now and is kept: its
/// game may come back.
struct Arrangement {
    std::vector<std::string> order;  ///< games that aren't in it follow those that are
    std::vector<std::string> hidden; ///< left out of the lobby, and of nothing else
    friend bool operator==(const Arrangement&, const Arrangement&) = default;
};

/// The file of it, beside those of one's own games: {"order": [ID …], "hidden": [ID …]}.
[[nodiscard]] QString arrangementFile(const QString& ownFolder);

/// As it is kept in the folder; without a file, nothing is arranged.
[[nodiscard]] base::Result<Arrangement> readArrangement(const QString& ownFolder);

/// Keeps it in the folder, which is made where there is none; whole or not at all.
[[nodiscard]] base::Result<void> saveArrangement(const QString& ownFolder, const Arrangement& arrangement);

} // namespace openshoe::formats
