// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file/sql.h"
#include "storage/proof/removedcheck.h"
#include "storage/proof/roundcheck.h"

#include <map>

namespace openshoe::storage {

/// A round's booking as stored.
struct BookingRow {
    std::int64_t debit = 0;
    std::int64_t credit = 0;
    base::Money amount;
};

/// What a round says about its wallet.
struct WalletTrace {
    std::vector<base::Money> begins; ///< the wallet balances its log states
    std::vector<base::Money> nets;   ///< of its player's plays
};

/// The part of the check that follows the money: every book's balance is the sum of its bookings, and every wallet
/// carries over from round to round without a gap. Rounds must be given in order. Internal to storage.
class BooksCheck {
public:
    /// Called with each problem, and with its round if it has one.
    using Report = std::function<void(std::optional<RoundId> round, Problem::What what, base::Said detail)>;

    BooksCheck(Sql& sql, Report report) : m_sql(sql), m_report(std::move(report)) {}

    /// Reads the books and the transfers made outside rounds; returns the number of transfers.
    std::int64_t read(const RemovedCheck& removed);

    /// Whose book it is.
    struct Kind {
        BookKind kind = BookKind::Wallet;
        AccountId account = 0;
        std::string currency;
    };
    using Kinds = std::map<std::int64_t, Kind>;
    /// Of the books that were read; a copy, for use in other threads.
    [[nodiscard]] Kinds kinds() const;
    /// The total of the rows. Reports a booking on a book of another account or currency. Independent of other rounds.
    [[nodiscard]] static Bookings bookingsOf(const RoundRow& round, const std::vector<BookingRow>& rows,
                                             const Kinds& books, const ProblemReporter& report);
    /// Independent of other rounds.
    [[nodiscard]] static WalletTrace traceOf(const StoredRound& round, const engine::TableState& state);

    /// Applies the next round's booking rows.
    void book(const std::vector<BookingRow>& rows);
    /// Checks that the round begins with the balance that earlier rounds and top-ups left in the wallet.
    void checkWallet(const RoundRow& round, const WalletTrace& trace);
    /// To be called after all rounds. `stopped`: some rounds were not given, so the sums can't be checked.
    void finish(bool stopped);

private:
    struct Book : Kind {
        base::Money balance;
        base::Money booked; ///< the sum of its bookings
    };
    // A wallet's path through the rounds: each round must begin with what earlier rounds and the transfers so far left.
    struct Wallet {
        std::vector<base::Money> given; ///< sums of the first 0, 1, 2, … transfers
        std::size_t at = 0;
        base::Money net;
        base::Money topUps; ///< not taken back
    };

    void readBooks();
    void checkTransfer(const Cursor& row);
    void add(std::int64_t debit, std::int64_t credit, base::Money amount);

    Sql& m_sql;
    Report m_report;
    std::map<std::int64_t, Book> m_books;
    std::map<std::pair<AccountId, std::string>, Wallet> m_wallets;
};

} // namespace openshoe::storage
