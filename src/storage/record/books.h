// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/record/bookkeeping.h"
#include "storage/record/database.h"

namespace openshoe::storage {

/// Why money was moved outside any round, as stored.
inline constexpr const char* openingMoney = "opening";
inline constexpr const char* toppedUp = "top-up";
inline constexpr const char* takenBack = "taken-back";

/// Why no money can be moved outside rounds now.
inline constexpr base::Sentence duringRound =
    base::said("Errors", "a round is being played with this money; finish it first");

/// The books in the database. Call every function within a transaction; errors are recorded in Sql.
class Books {
public:
    explicit Books(Database& db) : m_sql(db.sql()) {}

    /// The book's row, created if missing. `account` matters for wallets only.
    [[nodiscard]] std::int64_t id(BookKind kind, AccountId account, const std::string& currency);
    /// Whether a round of that account is open in that currency.
    [[nodiscard]] bool isPlaying(AccountId account, const std::string& currency);
    [[nodiscard]] base::Money balance(BookKind kind, AccountId account, const std::string& currency);

    /// Adds to the round's bookings. A wallet that would go negative is an inconsistency.
    void apply(RoundId round, AccountId account, const std::string& currency, const Bookings& bookings);
    /// Moves money from the house to a wallet outside any round; the amount is above 0.
    void give(AccountId account, const std::string& currency, base::Money amount, const char* reason,
              const QDateTime& time);
    /// Moves it back from the wallet to the house, with the reason `takenBack`.
    void takeBack(AccountId account, const std::string& currency, base::Money amount, const QDateTime& time);
    /// Removes a round's bookings, which must cancel each other out.
    void takeOut(RoundId round);

private:
    void add(std::int64_t book, base::Money amount);
    void transfer(std::int64_t debit, std::int64_t credit, base::Money amount, const char* reason,
                  const QDateTime& time);

    Sql& m_sql;
};

} // namespace openshoe::storage
