// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/accounts.h"

#include "storage/record/books.h"
#include "storage/rows/removed.h"
#include "storage/rows/seals.h"

#include <algorithm>
#include <fmt/format.h>

namespace openshoe::storage {

using base::inputError;
using base::Money;
using base::Result;
using base::said;

namespace {

// Nobody needs a top-up beyond this, and sums stay far below the range of 64 bits.
constexpr Money mostInAWallet = Money::minor(1'000'000'000'000'00);

bool isKey(const std::string& key) {
    return !key.empty() && key.size() <= 40 && std::all_of(key.begin(), key.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

bool isName(const QString& name) {
    return !name.trimmed().isEmpty() && name.size() <= 60;
}

constexpr base::Sentence nameRule = said("Errors", "an account's name has 1 to 60 characters");

AccountRow readAccount(const Cursor& row) {
    return {.id = row.integer(0),
            .key = row.text(1),
            .name = row.string(2),
            .kind = row.choice<AccountKind>(3),
            .created = row.time(4)};
}

} // namespace

const std::vector<WalletRow>& AccountStore::startingMoney() {
    static const std::vector<WalletRow> money{{"coin", Money::minor(5'000'00)},
                                              {"usd", Money::minor(5'000'00)},
                                              {"gold", Money::minor(5'000'000'00)},
                                              {"sweeps", Money::minor(2'500'00)}};
    return money;
}

Result<AccountRow> AccountStore::create(const std::string& key, const QString& name, AccountKind kind) {
    if (!isKey(key))
        //: Where something is wrong: "account: there is no such account"
        return inputError(said("Errors", "account"),
                          said("Errors", "a key has 1 to 40 of the characters a–z, 0–9 and '-'"));
    if (!isName(name))
        return inputError(said("Errors", "account"), nameRule);
    const auto known = find(key);
    if (!known)
        return tl::make_unexpected(known.error());
    if (*known)
        return inputError(said("Errors", "account"), said("Errors", "there is already an account \"{}\"").with(key));
    Sql& sql = m_db.sql();
    return sql.transaction([&] {
        AccountRow account{
            .key = key, .name = name.trimmed(), .kind = kind, .created = QDateTime::currentDateTimeUtc()};
        sql.run("INSERT INTO accounts(id, key, name, kind, created) VALUES(?, ?, ?, ?, ?)",
                RemovedNumbers(sql).next(Numbered::Account), key, account.name, static_cast<int>(kind),
                account.created);
        account.id = sql.insertedId();
        seal(sql, Sealed::Account, account.id);
        for (const WalletRow& money : startingMoney())
            Books(m_db).give(account.id, money.currency, money.balance, openingMoney, account.created);
        return account;
    });
}

Result<AccountRow> AccountStore::obtain(const std::string& key, const QString& name, AccountKind kind) {
    auto known = find(key);
    if (!known)
        return tl::make_unexpected(known.error());
    return *known ? Result<AccountRow>(**known) : create(key, name, kind);
}

Result<void> AccountStore::rename(AccountId account, const QString& name) {
    if (!isName(name))
        return inputError(said("Errors", "account"), nameRule);
    Sql& sql = m_db.sql();
    return sql
        .transaction([&] {
            sql.run("UPDATE accounts SET name = ? WHERE id = ?", name.trimmed(), account);
            return 0;
        })
        .map([](int) {});
}

Result<std::vector<AccountRow>> AccountStore::list() {
    std::vector<AccountRow> accounts;
    Cursor row = m_db.sql().query("SELECT id, key, name, kind, created FROM accounts ORDER BY id");
    while (row.next())
        accounts.push_back(readAccount(row));
    return m_db.sql().result(std::move(accounts));
}

Result<std::optional<AccountRow>> AccountStore::find(const std::string& key) {
    std::optional<AccountRow> account;
    Cursor row = m_db.sql().query("SELECT id, key, name, kind, created FROM accounts WHERE key = ?", key);
    if (row.next())
        account = readAccount(row);
    return m_db.sql().result(std::move(account));
}

Result<std::vector<WalletRow>> AccountStore::wallets(AccountId account) {
    std::vector<WalletRow> wallets;
    Cursor row =
        m_db.sql().query("SELECT currency, balance FROM books WHERE kind = 0 AND account = ? ORDER BY id", account);
    while (row.next())
        wallets.push_back({row.text(0), row.money(1)});
    return m_db.sql().result(std::move(wallets));
}

Result<Money> AccountStore::balance(AccountId account, const std::string& currency) {
    const Money balance = Books(m_db).balance(BookKind::Wallet, account, currency);
    return m_db.sql().result(balance);
}

Result<Money> AccountStore::topUp(AccountId account, const std::string& currency) {
    const auto& all = startingMoney();
    const auto money = std::find_if(all.begin(), all.end(), [&](const WalletRow& w) { return w.currency == currency; });
    if (money == all.end())
        //: Where something is wrong
        return inputError(said("Errors", "currency"),
                          said("Errors", "there is no play money named \"{}\"").with(currency));
    Sql& sql = m_db.sql();
    return sql.transaction([&] {
        Books books(m_db);
        if (books.isPlaying(account, currency))
            //: Where something is wrong: money given to a wallet that is low
            sql.fail(base::errorAt(base::Error::Kind::Input, said("Errors", "top-up"), duringRound));
        if (books.balance(BookKind::Wallet, account, currency) > mostInAWallet)
            sql.fail(base::errorAt(base::Error::Kind::Input, said("Errors", "top-up"),
                                   said("Errors", "this wallet already holds more than enough")));
        if (!sql.integer("SELECT id FROM accounts WHERE id = ?", account))
            sql.fail(base::errorAt(base::Error::Kind::Input, said("Errors", "account"),
                                   said("Errors", "there is no such account")));
        books.give(account, currency, money->balance, toppedUp, QDateTime::currentDateTimeUtc());
        return books.balance(BookKind::Wallet, account, currency);
    });
}

} // namespace openshoe::storage
