// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"

#include <map>

namespace openshoe::storage {

class Database;

/// What wallets were topped up with (AccountStore::topUp), and its return to the house.
class TopUps {
public:
    explicit TopUps(Database& db) : m_db(db) {}

    /// In each currency the account's latest top-up that hasn't been taken back, if there is one.
    [[nodiscard]] base::Result<std::map<std::string, base::Money>> latest(AccountId account);
    /// Takes that one back, by a booking of its own, and returns the new balance. Refused if there is none, if the
    /// wallet no longer holds it, and, like a top-up, while a round is open in that currency. Limits count what rounds
    /// staked and returned, never what a wallet holds, so this gives nobody more room below one.
    [[nodiscard]] base::Result<base::Money> takeBack(AccountId account, const std::string& currency);

private:
    Database& m_db;
};

} // namespace openshoe::storage
