// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows.h"

namespace openshoe::storage {

class Database;

/// Who plays, and with which money.
class AccountStore {
public:
    explicit AccountStore(Database& db) : m_db(db) {}

    /// The currencies an account gets a wallet in, with what is in it at first; a top-up adds the same again.
    [[nodiscard]] static const std::vector<WalletRow>& startingMoney();

    /// A new account with its wallets. An unusable or taken key, an empty or too long name is an input error.
    [[nodiscard]] base::Result<AccountRow> create(const std::string& key, const QString& name,
                                                  AccountKind kind = AccountKind::Standard);
    /// The account of that key, made if it isn't there (the first start).
    [[nodiscard]] base::Result<AccountRow> obtain(const std::string& key, const QString& name,
                                                  AccountKind kind = AccountKind::Standard);
    [[nodiscard]] base::Result<void> rename(AccountId account, const QString& name);

    [[nodiscard]] base::Result<std::vector<AccountRow>> list();
    [[nodiscard]] base::Result<std::optional<AccountRow>> find(const std::string& key);

    [[nodiscard]] base::Result<std::vector<WalletRow>> wallets(AccountId account);
    [[nodiscard]] base::Result<base::Money> balance(AccountId account, const std::string& currency);
    /// Adds the starting money of that currency on the player's request; the new balance. Refused while a round of the
    /// account is open in it, because the round's events carry the balance it began with.
    [[nodiscard]] base::Result<base::Money> topUp(AccountId account, const std::string& currency);

private:
    Database& m_db;
};

} // namespace openshoe::storage
