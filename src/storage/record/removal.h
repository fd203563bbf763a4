// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"

#include <functional>
#include <utility>
#include <vector>

namespace openshoe::storage {

class Database;

/// What an account takes with it when it is deleted.
struct AccountContents {
    AccountRow account;
    std::int64_t rounds = 0;
    std::int64_t wallets = 0;
    std::int64_t notes = 0;  ///< about its rounds and sessions
    std::int64_t limits = 0; ///< set by it, earlier ones included
    bool playing = false;    ///< one of its rounds is open
    bool only = false;       ///< there is no other account
};

/// Deletes an account with everything it has played. Whether a limit or break forbids that, the session knows.
class AccountRemoval {
public:
    explicit AccountRemoval(Database& db) : m_db(db) {}

    [[nodiscard]] base::Result<AccountContents> contents(AccountId account);

    /// What was written about its sessions, each with the session's first round, oldest first.
    [[nodiscard]] base::Result<std::vector<std::pair<RoundId, Note>>> sessionNotes(AccountId account);

    /// Called with the fraction done, 0 … 1.
    using Progress = std::function<void(double part)>;
    /// In one transaction: whatever interrupts it, everything is as it was before. Removes rounds, plays, logs,
    /// bookings, shoes, prices, lessons, notes, exercises, money moved outside rounds, wallets, limits and the account
    /// itself; the house's books lose what was booked with it, so that all still add up. The rules played with stay:
    /// they are the games', not the person's. The numbers aren't given again (rows/removed.h). Refused for the only
    /// account and while one of its rounds is open.
    ///
    /// The file doesn't shrink: SQLite overwrites the freed pages with what is played next. They are filled with zeros
    /// at once, so that nothing deleted can be read from the file any more.
    [[nodiscard]] base::Result<void> remove(AccountId account, const Progress& progress = {});

private:
    Database& m_db;
};

} // namespace openshoe::storage
