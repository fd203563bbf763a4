// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player.h"

#include <QTemporaryDir>

/// A piece of play in which something goes wrong.
struct FaultPlay {
    const char* name;
    const char* variant;
    const char* currency;
    int rounds;
    int checkpoint; ///< pages in the journal after which they go into the database; 0: as the program has it
};
inline constexpr FaultPlay faultPlays[] = {{"classic", "classic", "gold", 2, 0},
                                           {"boxes", "boxes", "coin", 2, 20},
                                           {"down-under", "down-under", "usd", 2, 0},
                                           {"premium", "premium", "sweeps", 2, 40},
                                           {"deluxe, six people", "deluxe", "coin", 1, 25},
                                           {"rundown", "rundown", "usd", 2, 15}};

/// A folder of its own, in memory where the system has such a place: what is tested is the order, not the disk.
[[nodiscard]] QString quickFolder();

/// A digest of everything that is stored: two stores with the same one hold the same.
[[nodiscard]] QByteArray digestOf(openshoe::storage::Store& store);

/// Opens the store in `folder` for the play and makes its account.
[[nodiscard]] openshoe::storage::AccountRow accountIn(openshoe::storage::Store& store);
/// A folder in which every game has been played a little; made once.
[[nodiscard]] QString playedFolder();
void copyFolder(const QString& from, const QString& to);

/// Checks what a start must find after the trouble. Empty, or what is wrong:
/// - the folder opens, and holds exactly one of `allowed` (anything, if that is empty)
/// - every open round waits for a decision or for its deal; finished by the rule for silence it is settled and marked
/// - the whole store proves right, and with `twice` the next start has nothing left to do.
[[nodiscard]] QString proofAgainst(const QString& folder, const std::vector<QByteArray>& allowed, bool twice);
