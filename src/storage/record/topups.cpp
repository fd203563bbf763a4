// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/topups.h"

#include "storage/record/books.h"

namespace openshoe::storage {

using base::Money;
using base::Result;
using base::said;

Result<std::map<std::string, Money>> TopUps::latest(AccountId account) {
    std::map<std::string, std::vector<Money>> standing; // each taking back undoes the latest of these
    Cursor row = m_db.sql().query("SELECT b.currency, t.reason, t.amount FROM books b JOIN transfers t"
                                  " ON b.id IN (t.credit, t.debit) WHERE b.kind = 0 AND b.account = ? ORDER BY t.id",
                                  account);
    while (row.next()) {
        std::vector<Money>& topUps = standing[row.text(0)];
        const std::string reason = row.text(1);
        if (reason == toppedUp)
            topUps.push_back(row.money(2));
        else if (reason == takenBack && !topUps.empty())
            topUps.pop_back();
    }
    std::map<std::string, Money> last;
    for (const auto& [currency, topUps] : standing) {
        if (!topUps.empty())
            last[currency] = topUps.back();
    }
    return m_db.sql().result(std::move(last));
}

Result<Money> TopUps::takeBack(AccountId account, const std::string& currency) {
    Sql& sql = m_db.sql();
    return sql.transaction([&] {
        Books books(m_db);
        const auto refuse = [&](base::Said why) {
            sql.fail(base::errorAt(base::Error::Kind::Input, said("Errors", "top-up"), std::move(why)));
            return Money{};
        };
        const auto all = latest(account);
        if (!all) {
            sql.fail(all.error());
            return Money{};
        }
        if (books.isPlaying(account, currency))
            return refuse(duringRound);
        const auto last = all->find(currency);
        if (last == all->end())
            return refuse(said("Errors", "there is none to take back"));
        const Money held = books.balance(BookKind::Wallet, account, currency);
        if (last->second > held)
            return refuse(said("Errors", "the wallet no longer holds it: there is {} in it, and the top-up was {}")
                              .with(held.text(), last->second.text()));
        books.takeBack(account, currency, last->second, QDateTime::currentDateTimeUtc());
        return books.balance(BookKind::Wallet, account, currency);
    });
}

} // namespace openshoe::storage
