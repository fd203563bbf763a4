// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"

namespace openshoe::storage {

class Database;

/// The players and their money.
class AccountStore {
public:
    explicit AccountStore(Database& db) : m_db(db) {}

    /// The currencies in which an account gets a wallet, each with its starting balance; a top-up adds that amount
    /// again.
    [[nodiscard]] static const std::vector<WalletRow>& startingMoney();

    /// Creates an account with its wallets. A malformed or taken key, or an empty or overlong name, is an input error.
    [[nodiscard]] base::Result<AccountRow> create(const std::string& key, const QString& name,
                                                  AccountKind kind = AccountKind::Standard);
    /// The account with that key, created if it doesn't exist (first start).
    [[nodiscard]] base::Result<AccountRow> obtain(const std::string& key, const QString& name,
                                                  AccountKind kind = AccountKind::Standard);
    [[nodiscard]] base::Result<void> rename(AccountId account, const QString& name);

    [[nodiscard]] base::Result<std::vector<AccountRow>> list();
    [[nodiscard]] base::Result<std::optional<AccountRow>> find(const std::string& key);

    [[nodiscard]] base::Result<std::vector<WalletRow>> wallets(AccountId account);
    [[nodiscard]] base::Result<base::Money> balance(AccountId account, const std::string& currency);
    /// Adds the starting money of that currency at the player's request and returns the new balance. Refused while the
    /// account has an open round in that currency, because the round's events carry the balance it began with.
    [[nodiscard]] base::Result<base::Money> topUp(AccountId account, const std::string& currency);

private:
    Database& m_db;
};

} // namespace openshoe::storage
