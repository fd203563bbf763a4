// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"

namespace openshoe::storage {

class Database;

/// Where the next page of plays starts.
struct PlayPlace {
    RoundId round = 0;
    int number = 0;
};

/// A booking that isn't a play: an account's opening money, a top-up, or a top-up taken back.
struct TransferRow {
    std::int64_t id = 0;
    AccountId account = 0;
    QDateTime time;
    std::string currency;
    std::string reason; ///< one of those in books.h
    base::Money amount; ///< below 0 if it was taken back
};

/// Sums over the plays of one game in one currency.
struct PlayTotals {
    std::string variant;
    std::string currency;
    std::int64_t rounds = 0;
    std::int64_t plays = 0;
    base::Money staked;
    base::Money returned;
    [[nodiscard]] base::Money net() const { return returned - staked; }
};

/// The money: every play of the account's player, with the running balance.
class PlayRecord {
public:
    explicit PlayRecord(Database& db) : m_db(db) {}

    /// Newest first: at most `limit` (1 … 10,000) plays, those before `before` if set.
    [[nodiscard]] base::Result<std::vector<PlayRow>> list(const PlayFilter& filter, int limit,
                                                          std::optional<PlayPlace> before = {});
    [[nodiscard]] base::Result<std::vector<PlayRow>> ofRound(RoundId round);
    /// One entry per game and currency.
    [[nodiscard]] base::Result<std::vector<PlayTotals>> totals(const PlayFilter& filter);
    /// Newest first.
    [[nodiscard]] base::Result<std::vector<TransferRow>> transfers(AccountId account);

private:
    Database& m_db;
};

} // namespace openshoe::storage
