// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/bookkeeping.h"
#include "storage/database.h"

namespace openshoe::storage {

/// The books in the database. Every function is for use within a transaction; errors are noted with Sql.
class Books {
public:
    explicit Books(Database& db) : m_sql(db.sql()) {}

    /// The book's row; opened where it is missing. `account` counts for wallets only.
    [[nodiscard]] std::int64_t id(BookKind kind, AccountId account, const std::string& currency);
    [[nodiscard]] base::Money balance(BookKind kind, AccountId account, const std::string& currency);

    /// Adds to the round's bookings. A wallet that would fall below nothing is an inconsistency.
    void apply(RoundId round, AccountId account, const std::string& currency, const Bookings& bookings);
    /// Money from the house to a wallet outside of any round; amount above 0.
    void give(AccountId account, const std::string& currency, base::Money amount, const char* reason,
              const QDateTime& time);
    /// Takes a round's bookings out, which must cancel each other out.
    void takeOut(RoundId round);

private:
    void add(std::int64_t book, base::Money amount);

    Sql& m_sql;
};

} // namespace openshoe::storage
