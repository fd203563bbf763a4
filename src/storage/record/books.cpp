// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/books.h"

#include "storage/rows/removed.h"
#include "storage/rows/seals.h"

#include <fmt/format.h>

namespace openshoe::storage {

using base::Money;
using base::said;

std::int64_t Books::id(BookKind kind, AccountId account, const std::string& currency) {
    const QVariant owner = kind == BookKind::Wallet ? sqlValue(account) : QVariant();
    const int number = static_cast<int>(kind);
    if (const auto found = m_sql.integer("SELECT id FROM books WHERE currency = ? AND kind = ? AND account IS ?",
                                         currency, number, owner))
        return *found;
    m_sql.run("INSERT INTO books(kind, account, currency) VALUES(?, ?, ?)", number, owner, currency);
    return m_sql.insertedId();
}

bool Books::isPlaying(AccountId account, const std::string& currency) {
    return m_sql.integer("SELECT id FROM rounds WHERE account = ? AND currency = ? AND state = 0", account, currency)
        .has_value();
}

Money Books::balance(BookKind kind, AccountId account, const std::string& currency) {
    const QVariant owner = kind == BookKind::Wallet ? sqlValue(account) : QVariant();
    return m_sql.amount(m_sql
                            .integer("SELECT balance FROM books WHERE currency = ? AND kind = ? AND account IS ?",
                                     currency, static_cast<int>(kind), owner)
                            .value_or(0));
}

void Books::add(std::int64_t book, Money amount) {
    m_sql.run("UPDATE books SET balance = balance + ? WHERE id = ?", amount, book);
}

void Books::apply(RoundId round, AccountId account, const std::string& currency, const Bookings& bookings) {
    for (const auto& [pair, amount] : bookings) {
        const std::int64_t debit = id(pair.debit, account, currency);
        const std::int64_t credit = id(pair.credit, account, currency);
        m_sql.run("INSERT INTO bookings(round, debit, credit, amount) VALUES(?, ?, ?, ?)"
                  " ON CONFLICT(round, debit, credit) DO UPDATE SET amount = amount + excluded.amount",
                  round, debit, credit, amount);
        add(debit, Money{} - amount);
        add(credit, amount);
    }
    if (!bookings.empty() && !m_sql.failed() && balance(BookKind::Wallet, account, currency) < Money{})
        m_sql.inconsistent(
            said("Errors", "round {} stakes more than the wallet holds; none of it was stored").with(round));
}

void Books::give(AccountId account, const std::string& currency, Money amount, const char* reason,
                 const QDateTime& time) {
    transfer(id(BookKind::House, 0, currency), id(BookKind::Wallet, account, currency), amount, reason, time);
}

void Books::takeBack(AccountId account, const std::string& currency, Money amount, const QDateTime& time) {
    transfer(id(BookKind::Wallet, account, currency), id(BookKind::House, 0, currency), amount, takenBack, time);
}

void Books::transfer(std::int64_t debit, std::int64_t credit, Money amount, const char* reason, const QDateTime& time) {
    m_sql.run("INSERT INTO transfers(id, at, reason, debit, credit, amount) VALUES(?, ?, ?, ?, ?, ?)",
              RemovedNumbers(m_sql).next(Numbered::Transfer), time, QString::fromLatin1(reason), debit, credit, amount);
    seal(m_sql, Sealed::Transfer, m_sql.insertedId());
    add(debit, Money{} - amount);
    add(credit, amount);
}

void Books::takeOut(RoundId round) {
    const auto left =
        m_sql.integer("SELECT count(*) FROM bookings b WHERE b.round = ? AND b.amount <> coalesce((SELECT c.amount"
                      " FROM bookings c WHERE c.round = ? AND c.debit = b.credit AND c.credit = b.debit), 0)",
                      round, round);
    if (left.value_or(0) != 0)
        m_sql.inconsistent(
            said("Errors", "round {} can't be taken out: some of its money is still in play").with(round));
    m_sql.run("DELETE FROM bookings WHERE round = ?", round);
}

} // namespace openshoe::storage
