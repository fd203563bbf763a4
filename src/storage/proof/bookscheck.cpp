// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/proof/bookscheck.h"

#include "storage/record/books.h"

#include <fmt/format.h>

namespace openshoe::storage {

using base::Money;
using base::said;
using What = Problem::What;

std::int64_t BooksCheck::read(const RemovedCheck& removed) {
    readBooks();
    std::int64_t count = 0;
    Cursor row = m_sql.query("SELECT id, debit, credit, amount, reason FROM transfers ORDER BY id");
    for (std::int64_t next = 1; row.next(); ++count) {
        removed.eachMissing(Numbered::Transfer, next, row.integer(0), [&](std::int64_t id) {
            m_report({}, What::Missing, said("Errors", "transfer {} is missing").with(id));
        });
        next = after(row.integer(0));
        checkTransfer(row);
    }
    return count;
}

// The house gives, and may take back no more than what a wallet was topped up with.
void BooksCheck::checkTransfer(const Cursor& row) {
    const Money amount = row.money(3);
    const std::string reason = row.text(4);
    const bool back = reason == takenBack;
    add(row.integer(1), row.integer(2), amount);
    const Book& house = m_books[row.integer(back ? 2 : 1)];
    const Book& owner = m_books[row.integer(back ? 1 : 2)];
    if (house.kind != BookKind::House || owner.kind != BookKind::Wallet || house.currency != owner.currency)
        m_report({}, What::Books,
                 back ? said("Errors", "transfer {} is not from a wallet to the house").with(row.integer(0))
                      : said("Errors", "transfer {} is not from the house to a wallet").with(row.integer(0)));
    Wallet& wallet = m_wallets[{owner.account, owner.currency}];
    if (wallet.given.empty())
        wallet.given.emplace_back();
    wallet.given.push_back(back ? wallet.given.back() - amount : wallet.given.back() + amount);
    if (reason == toppedUp)
        wallet.topUps += amount;
    if (back)
        wallet.topUps -= amount;
    if (back && wallet.topUps < Money{})
        m_report({}, What::Books,
                 said("Errors", "transfer {} takes back {} more than was topped up")
                     .with(row.integer(0), (Money{} - wallet.topUps).text()));
}

void BooksCheck::readBooks() {
    std::map<std::pair<BookKind, std::string>, std::map<AccountId, int>> known;
    Cursor row = m_sql.query("SELECT id, kind, account, currency, balance FROM books");
    while (row.next()) {
        const auto kind = row.choice<BookKind>(1);
        m_books[row.integer(0)] = {{kind, row.integer(2), row.text(3)}, row.money(4), {}};
        if ((kind == BookKind::Wallet) == row.isNull(2) || kind > BookKind::Company ||
            ++known[{kind, row.text(3)}][row.integer(2)] > 1)
            m_report(
                {}, What::Books,
                said("Errors", "book {} ({}) is of no known kind, or is there "
                               "twice").with(row.integer(0), row.text(3)));
    }
}

void BooksCheck::add(std::int64_t debit, std::int64_t credit, Money amount) {
    m_books[debit].booked -= amount;
    m_books[credit].booked += amount;
}

BooksCheck::Kinds BooksCheck::kinds() const {
    return {m_books.begin(), m_books.end()};
}

Bookings BooksCheck::bookingsOf(const RoundRow& round, const std::vector<BookingRow>& rows, const Kinds& books,
                                const ProblemReporter& report) {
    Bookings bookings;
    const auto kindOf = [&](std::int64_t book) {
        const auto known = books.find(book);
        return known == books.end() ? Kind{} : known->second;
    };
    for (const BookingRow& row : rows) {
        const Kind from = kindOf(row.debit);
        const Kind to = kindOf(row.credit);
        for (const Kind& book : {from, to}) {
            if (book.currency != round.currency || (book.kind == BookKind::Wallet && book.account != round.account))
                report(What::Books, said("Errors", "it books to a book of another account or currency"));
        }
        bookings[{from.kind, to.kind}] += row.amount;
    }
    return bookings;
}

void BooksCheck::book(const std::vector<BookingRow>& rows) {
    for (const BookingRow& row : rows)
        add(row.debit, row.credit, row.amount);
}

WalletTrace BooksCheck::traceOf(const StoredRound& round, const engine::TableState& state) {
    WalletTrace trace;
    const auto own = state.playerNamed(round.row.accountKey);
    for (const engine::Event& event : round.events) {
        const auto* present = std::get_if<engine::PlayerPresent>(&event);
        if (present && own && present->player == *own)
            trace.begins.push_back(present->balance);
    }
    for (const engine::Play& play : state.plays) {
        if (own && play.player == *own)
            trace.nets.push_back(play.returned - play.stake);
    }
    return trace;
}

void BooksCheck::checkWallet(const RoundRow& round, const WalletTrace& trace) {
    Wallet& wallet = m_wallets[{round.account, round.currency}];
    for (const Money begin : trace.begins) {
        std::size_t at = wallet.at;
        while (at < wallet.given.size() && wallet.given[at] + wallet.net != begin)
            ++at;
        if (at < wallet.given.size())
            wallet.at = at;
        else
            m_report(
                round.id, What::Books,
                said("Errors", "it begins with {} in the wallet, which earlier rounds and top-ups don't add up to")
                    .with(begin.text()));
    }
    for (const Money net : trace.nets)
        wallet.net += net;
}

void BooksCheck::finish(bool stopped) {
    std::map<std::string, Money> sums;
    for (const auto& [id, book] : m_books) {
        sums[book.currency] += book.balance;
        if (book.balance != book.booked && !stopped)
            m_report({}, What::Books,
                     said("Errors", "book {} ({}) holds {}, its bookings come to {}")
                         .with(id, book.currency, book.balance.text(), book.booked.text()));
        if (book.kind == BookKind::Wallet && book.balance < Money{})
            m_report({}, What::Books,
                     said("Errors", "the wallet of account {} in {} is below zero").with(book.account, book.currency));
    }
    for (const auto& [currency, sum] : sums) {
        if (!sum.isZero())
            m_report({}, What::Books,
                     said("Errors", "the books in {} don't balance: {} too much").with(currency, sum.text()));
    }
}

} // namespace openshoe::storage
