// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/shoes.h"

#include "storage/record/rowreading.h"
#include "storage/rows/removed.h"
#include "storage/rows/seals.h"

#include <fmt/format.h>

namespace openshoe::storage {

using base::inputError;
using base::Result;
using base::said;

namespace {

constexpr base::Sentence noShoe = said("Errors", "there is no such shoe");

Result<ShoeRow> present(Result<std::optional<ShoeRow>> row) {
    if (!row)
        return tl::make_unexpected(row.error());
    if (!*row)
        //: Where something is wrong: the shoe that cards come from
        return inputError(said("Errors", "shoe"), noShoe);
    return std::move(**row);
}

} // namespace

Result<ShoeRow> ShoeStore::create(AccountId account, const engine::RuleSet& rules, const fairness::Seed& seed,
                                  const fairness::ClientSeed& clientSeed) {
    Sql& sql = m_db.sql();
    return present(sql.transaction([&]() -> std::optional<ShoeRow> {
        const std::int64_t ruleSet = m_db.ruleSets().keep(rules);
        while (const auto before = sql.integer(
                   "SELECT max(s.id) FROM shoes s JOIN rule_sets q ON q.id = s.rule_set"
                   " WHERE s.account = ? AND s.finished = 0 AND q.game = (SELECT game FROM rule_sets WHERE id = ?)"
                   " AND NOT EXISTS (SELECT 1 FROM rounds WHERE state = 0 AND shoe = s.id)",
                   account, ruleSet))
            finishShoe(sql, *before);
        sql.run("UPDATE accounts SET shoes = shoes + 1 WHERE id = ?", account);
        if (!sql.failed() && sql.changedRows() != 1)
            sql.fail(base::errorAt(base::Error::Kind::Input, said("Errors", "account"),
                                   said("Errors", "there is no such account")));
        const auto& bytes = seed.bytes();
        const QByteArray stored(reinterpret_cast<const char*>(bytes.data()), fairness::Seed::byteCount);
        sql.run("INSERT INTO shoes(id, account, number, rule_set, seed, commitment, client_seed, decks, drawn, staked, "
                "finished)"
                " SELECT ?, id, shoes, ?, ?, ?, ?, ?, 0, 0, 0 FROM accounts WHERE id = ?",
                RemovedNumbers(sql).next(Numbered::Shoe), ruleSet, stored,
                QByteArray::fromHex(QByteArray::fromStdString(seed.commitment())), clientSeed.text(), rules.decks,
                account);
        const ShoeId id = sql.insertedId();
        seal(sql, Sealed::Shoe, id);
        return findShoe(sql, id);
    }));
}

Result<std::optional<ShoeRow>> ShoeStore::inUse(AccountId account, const engine::RuleSet& rules) {
    Sql& sql = m_db.sql();
    std::optional<ShoeRow> shoe;
    if (const auto ruleSet = m_db.ruleSets().find(rules)) {
        if (const auto id = sql.integer("SELECT max(id) FROM shoes WHERE account = ? AND rule_set = ? AND finished = 0",
                                        account, *ruleSet))
            shoe = findShoe(sql, *id);
    }
    return sql.result(std::move(shoe));
}

Result<ShoeRow> ShoeStore::setClientSeed(ShoeId shoe, const fairness::ClientSeed& clientSeed) {
    Sql& sql = m_db.sql();
    return present(sql.transaction([&]() -> std::optional<ShoeRow> {
        sql.run("UPDATE shoes SET client_seed = ? WHERE id = ? AND staked = 0 AND drawn = 0 AND finished = 0",
                clientSeed.text(), shoe);
        if (!sql.failed() && sql.changedRows() != 1)
            sql.fail(
                //: Where something is wrong
                base::errorAt(
                    base::Error::Kind::Input, said("Errors", "client seed"),
                    said("Errors", "it is locked from the first stake on the shoe; set it for the next one")));
        seal(sql, Sealed::Shoe, shoe);
        return findShoe(sql, shoe);
    }));
}

Result<void> ShoeStore::finish(ShoeId shoe) {
    Sql& sql = m_db.sql();
    return sql
        .transaction([&] {
            if (sql.integer("SELECT id FROM rounds WHERE state = 0 AND shoe = ?", shoe))
                sql.fail(base::errorAt(base::Error::Kind::Input, said("Errors", "shoe"),
                                       said("Errors", "a round is being played from it")));
            if (!sql.integer("SELECT id FROM shoes WHERE id = ?", shoe))
                sql.fail(base::errorAt(base::Error::Kind::Input, said("Errors", "shoe"), noShoe));
            finishShoe(sql, shoe);
            return 0;
        })
        .map([](int) {});
}

Result<std::optional<ShoeRow>> ShoeStore::find(ShoeId shoe) {
    auto found = findShoe(m_db.sql(), shoe);
    return m_db.sql().result(std::move(found));
}

Result<ShoeUse> ShoeStore::use(ShoeId shoe) {
    Sql& sql = m_db.sql();
    ShoeUse use;
    Cursor row = sql.query("SELECT n, (SELECT started FROM rounds WHERE id = oldest),"
                           " (SELECT ended FROM rounds WHERE id = newest) FROM (SELECT count(*) AS n,"
                           " min(id) AS oldest, max(id) AS newest FROM rounds WHERE shoe = ? AND state <> 0)",
                           shoe);
    if (row.next()) {
        use.rounds = row.integer(0);
        if (use.rounds > 0) {
            use.began = row.time(1);
            use.ended = row.time(2);
        }
    }
    return sql.result(std::move(use));
}

Result<std::vector<ShoeRow>> ShoeStore::list(AccountId account, int limit, std::optional<ShoeId> before) {
    Sql& sql = m_db.sql();
    std::vector<ShoeRow> shoes;
    static const QString statement =
        QLatin1String(shoeColumns) +
        QLatin1String("WHERE s.account = ? AND s.number < ? ORDER BY s.number DESC LIMIT ?");
    const auto below = before ? sql.integer("SELECT number FROM shoes WHERE id = ?", *before) : std::nullopt;
    Cursor row = sql.select(statement, {sqlValue(account), sqlValue(below.value_or(INT64_MAX)), limit});
    while (row.next()) {
        if (auto shoe = readShoe(sql, row))
            shoes.push_back(std::move(*shoe));
    }
    return sql.result(std::move(shoes));
}

} // namespace openshoe::storage
