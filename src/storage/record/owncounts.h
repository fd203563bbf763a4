// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"

#include <optional>
#include <string>
#include <vector>

namespace openshoe::storage {

class Database;

/// What somebody said the count was after a round, and what it was. Counts are in half points, from the start of the
/// system; the true ones are those the person was told, by the system as it was then.
struct OwnCountRow {
    RoundId round = 0; ///< after which it was asked
    std::string system;
    bool atShuffle = false;          ///< no more rounds came from the shoe
    std::optional<int> told;         ///< nothing if the question was passed over
    std::optional<int> toldQuarters; ///< decks left, in quarters of a deck; nothing if they weren't asked for
    int running = 0;
    int cards = 0;    ///< left, as the system's convention counts them
    double aside = 0; ///< what cards counted beside add to the true count
    friend bool operator==(const OwnCountRow&, const OwnCountRow&) = default;
};

/// A count that was asked for, with the round played by it: the next one from the same shoe.
struct OwnCountPlayed {
    OwnCountRow count;
    ShoeId shoe = 0;
    QDateTime at;           ///< when the round ended after which it was asked
    RoundId next = 0;       ///< 0 if there is none, or it isn't over
    std::string currency;   ///< of that round
    bool priced = false;    ///< it has been priced, exactly
    double mainAtStart = 0; ///< as RoundPrice has it; 0 if it isn't priced
};

/// Counts told at the table. The person's own practice, which nothing in the record depends on: no seal and no check.
class OwnCountStore {
public:
    explicit OwnCountStore(Database& db) : m_db(db) {}

    /// A second answer after the same round takes the place of the first. Error (Input): there is no such round.
    [[nodiscard]] base::Result<void> keep(const OwnCountRow& row);
    /// What was told after that round.
    [[nodiscard]] base::Result<std::optional<OwnCountRow>> after(RoundId round);
    /// What was told before it: after the round before it from the same shoe.
    [[nodiscard]] base::Result<std::optional<OwnCountRow>> before(RoundId round);
    /// An account's last ones in a game with a system, oldest first.
    [[nodiscard]] base::Result<std::vector<OwnCountPlayed>> last(AccountId account, const std::string& variant,
                                                                 const std::string& system, int limit);
    /// All of an account's, in order.
    [[nodiscard]] base::Result<std::vector<OwnCountRow>> all(AccountId account);

private:
    Database& m_db;
};

} // namespace openshoe::storage
