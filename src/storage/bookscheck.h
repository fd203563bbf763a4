// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/roundcheck.h"
#include "storage/sql.h"

#include <map>

namespace openshoe::storage {

/// A booking of a round as it is stored.
struct BookingRow {
    std::int64_t debit = 0;
    std::int64_t credit = 0;
    base::Money amount;
};

/// What a round says of its wallet.
struct WalletWay {
    std::vector<base::Money> begins; ///< what its log says the wallet held, wherever it says so
    std::vector<base::Money> nets;   ///< of its player's plays
};

/// The part of the check that follows the money: every book's balance is the sum of what was booked on it, and every
/// wallet goes through its rounds without a jump. Rounds must be given in their order. Internal to storage.
class BooksCheck {
public:
    /// Called with each problem, and its round if it has one.
    using Report = std::function<void(std::optional<RoundId> round, Problem::What what, base::Said detail)>;

    BooksCheck(Sql& sql, Report report) : m_sql(sql), m_report(std::move(report)) {}

    /// Reads the books and what was given outside of rounds; returns how many such gifts there are.
    std::int64_t read();

    /// Whose a book is.
    struct Kind {
        BookKind kind = BookKind::Wallet;
        AccountId account = 0;
        std::string currency;
    };
    using Kinds = std::map<std::int64_t, Kind>;
    /// Of the books that were read; a copy, for other threads.
    [[nodiscard]] Kinds kinds() const;
    /// What the rows book in all. Tells of one on a book of another account or currency. Needs nothing else.
    [[nodiscard]] static Bookings bookingsOf(const RoundRow& round, const std::vector<BookingRow>& rows,
                                             const Kinds& books, const Found& found);
    /// Needs nothing else.
    [[nodiscard]] static WalletWay wayOf(const StoredRound& round, const engine::TableState& state);

    /// Books the rows of the next round.
    void book(const std::vector<BookingRow>& rows);
    /// Checks that the round begins with what the rounds before and the top-ups have left in the wallet.
    void checkWallet(const RoundRow& round, const WalletWay& way);
    /// After all rounds. `stopped`: not all were given, so that sums can't be checked.
    void finish(bool stopped);

private:
    struct Book : Kind {
        base::Money balance;
        base::Money booked; ///< the sum of its bookings
    };
    // A wallet's way through the rounds: each must begin with what the ones before and the transfers so far have left.
    struct Wallet {
        std::vector<base::Money> given; ///< sums of the first 0, 1, 2, … transfers
        std::size_t at = 0;
        base::Money net;
    };

    void readBooks();
    void add(std::int64_t debit, std::int64_t credit, base::Money amount);

    Sql& m_sql;
    Report m_report;
    std::map<std::int64_t, Book> m_books;
    std::map<std::pair<AccountId, std::string>, Wallet> m_wallets;
};

} // namespace openshoe::storage
