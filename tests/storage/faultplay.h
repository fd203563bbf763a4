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
    int checkpoint; ///< pages in the journal that trigger writing them into the database; 0: as the program has it
};
inline constexpr FaultPlay faultPlays[] = {{"classic", "classic", "gold", 2, 0},
                                           {"boxes", "boxes", "coin", 2, 20},
                                           {"down-under", "down-under", "usd", 2, 0},
                                           {"premium", "premium", "sweeps", 2, 40},
                                           {"deluxe, six people", "deluxe", "coin", 1, 25},
                                           {"rundown", "rundown", "usd", 2, 15}};

/// A temporary folder, in memory if the system has such a place: the order of operations is tested, not the disk.
[[nodiscard]] QString quickFolder();

/// A digest of everything stored: two stores with the same digest hold the same data.
[[nodiscard]] QByteArray digestOf(openshoe::storage::Store& store);

/// Opens the store in `folder` for the play and creates its account.
[[nodiscard]] openshoe::storage::AccountRow accountIn(openshoe::storage::Store& store);
/// A folder in which every game has been played a little; created once.
[[nodiscard]] QString playedFolder();
void copyFolder(const QString& from, const QString& to);

/// Checks what a start must find after the failure. Empty, or what is wrong:
/// - the folder opens, and holds exactly one of `allowed` (anything, if that is empty)
/// - every open round waits for a decision or for its deal; finished by the rule for silence it is settled and marked
/// - the whole store checks out, and with `twice` the next start has nothing left to do.
[[nodiscard]] QString proofAgainst(const QString& folder, const std::vector<QByteArray>& allowed, bool twice);
