// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/removal.h"

#include "storage/record/database.h"
#include "storage/rows/removed.h"
#include "storage/tallies/tallies.h"

#include <algorithm>
#include <map>

namespace openshoe::storage {

using base::Result;
using base::said;

namespace {

/// So many rounds at once, between two looks at the progress.
constexpr std::int64_t removedAtOnce = 10'000;

/// What has a row for a round, or several; the last are the rounds themselves.
struct OfRounds {
    const char* table;
    const char* round;
};
constexpr OfRounds tablesOfRounds[] = {{"decision_prices", "round"}, {"side_bet_prices", "round"},
                                       {"round_prices", "round"},    {"lessons", "round"},
                                       {"notes", "round"},           {"own_counts", "round"},
                                       {"plays", "round"},           {"bookings", "round"},
                                       {"logs", "round"},            {"journal", "round"},
                                       {"rounds", "id"}};

class RemovalRun {
public:
    RemovalRun(Sql& sql, AccountId account, const AccountRemoval::Progress& progress)
        : m_sql(sql), m_account(account), m_progress(progress) {}

    void run() {
        m_rounds = numbers("SELECT id FROM rounds WHERE account = ? ORDER BY id", Numbered::Round);
        const auto shoes = numbers("SELECT id FROM shoes WHERE account = ? ORDER BY id", Numbered::Shoe);
        const auto transfers = numbers("SELECT DISTINCT t.id FROM transfers t JOIN books b ON b.id IN (t.debit,"
                                       " t.credit) WHERE b.account = ? ORDER BY t.id",
                                       Numbered::Transfer);
        const auto limits = numbers("SELECT id FROM limits WHERE account = ? ORDER BY id", Numbered::Limit);
        m_removed.push_back({Numbered::Account, {m_account, m_account}});
        removeRounds();
        moveBack(transfers, "SELECT debit, credit, sum(amount) FROM transfers WHERE id BETWEEN ? AND ?"
                            " GROUP BY debit, credit");
        removeFrom("shoes", shoes);
        removeFrom("transfers", transfers);
        removeFrom("limits", limits);
        settleBooks();
        m_sql.run("DELETE FROM drills WHERE account = ?", m_account);
        m_sql.run("DELETE FROM weak_spots WHERE account = ?", m_account);
        m_sql.run("DELETE FROM accounts WHERE id = ?", m_account);
        RemovedNumbers(m_sql).keep(m_removed, QDateTime::currentDateTimeUtc());
        std::vector<RoundRange> ranges;
        for (const NumberRange& range : m_rounds)
            ranges.push_back({range.first, range.last});
        Tallies(m_sql).forget(m_account, ranges, [this](double part) { tell(0.6 + 0.4 * part); });
    }

private:
    void tell(double part) const {
        if (m_progress)
            m_progress(part);
    }

    std::vector<NumberRange> numbers(const char* statement, Numbered what) {
        std::vector<std::int64_t> all;
        {
            Cursor row = m_sql.query(statement, m_account);
            while (row.next())
                all.push_back(row.integer(0));
        }
        auto ranges = rangesOf(all);
        for (const NumberRange& range : ranges)
            m_removed.push_back({what, range});
        return ranges;
    }

    void removeRounds() {
        std::int64_t all = 0;
        for (const NumberRange& range : m_rounds)
            all += range.last - range.first + 1;
        std::int64_t done = 0;
        for (const NumberRange& range : m_rounds) {
            for (std::int64_t first = range.first; first <= range.last && !m_sql.failed(); first += removedAtOnce) {
                const NumberRange some{first, std::min(range.last, first + removedAtOnce - 1)};
                countPrices(some);
                moveBack({some}, "SELECT debit, credit, sum(amount) FROM bookings WHERE round BETWEEN ? AND ?"
                                 " GROUP BY debit, credit");
                for (const OfRounds& of : tablesOfRounds)
                    m_sql.execute(QStringLiteral("DELETE FROM %1 WHERE %2 BETWEEN ? AND ?")
                                      .arg(QLatin1String(of.table), QLatin1String(of.round)),
                                  {sqlValue(some.first), sqlValue(some.last)});
                done += some.last - some.first + 1;
                tell(0.6 * static_cast<double>(done) / static_cast<double>(all));
            }
        }
    }

    void countPrices(const NumberRange& rounds) {
        struct Priced {
            std::int64_t version = 0;
            std::int64_t rounds = 0;
            std::int64_t decisions = 0;
            std::int64_t troubled = 0;
        };
        std::vector<Priced> all;
        {
            Cursor row = m_sql.query("SELECT version, count(*), sum(decisions), sum(trouble <> '') FROM round_prices"
                                     " WHERE round BETWEEN ? AND ? GROUP BY version",
                                     rounds.first, rounds.last);
            while (row.next())
                all.push_back({row.integer(0), row.integer(1), row.integer(2), row.integer(3)});
        }
        for (const Priced& priced : all)
            m_sql.run("UPDATE pricings SET rounds = rounds - ?, decisions = decisions - ?, troubled = troubled - ?"
                      " WHERE version = ?",
                      priced.rounds, priced.decisions, priced.troubled, priced.version);
    }

    // The statement adds up what was moved from one book to another.
    void moveBack(const std::vector<NumberRange>& ranges, const char* statement) {
        for (const NumberRange& range : ranges) {
            Cursor row = m_sql.query(statement, range.first, range.last);
            while (row.next()) {
                const base::Money amount = row.money(2);
                m_moved[row.integer(0)] += amount;
                m_moved[row.integer(1)] -= amount;
            }
        }
    }

    void removeFrom(const char* table, const std::vector<NumberRange>& ranges) {
        for (const NumberRange& range : ranges)
            m_sql.execute(QStringLiteral("DELETE FROM %1 WHERE id BETWEEN ? AND ?").arg(QLatin1String(table)),
                          {sqlValue(range.first), sqlValue(range.last)});
    }

    // A wallet without bookings holds nothing. If it does, its record was damaged before, and the books would never add
    // up again.
    void settleBooks() {
        for (const auto& [book, amount] : m_moved)
            m_sql.run("UPDATE books SET balance = balance + ? WHERE id = ?", amount, book);
        if (m_sql.integer("SELECT count(*) FROM books WHERE account = ? AND balance <> 0", m_account).value_or(0) != 0)
            m_sql.inconsistent(said("Errors", "the account's money doesn't add up, so it can't be deleted: "
                                              "openshoe-cli history check says what is wrong"));
        m_sql.run("DELETE FROM books WHERE account = ?", m_account);
    }

    Sql& m_sql;
    AccountId m_account;
    const AccountRemoval::Progress& m_progress;
    std::vector<NumberRange> m_rounds;
    std::vector<RemovedNumbers::Removal> m_removed;
    std::map<std::int64_t, base::Money> m_moved; ///< what each book gets back
};

} // namespace

Result<AccountContents> AccountRemoval::contents(AccountId account) {
    Sql& sql = m_db.sql();
    AccountContents contents;
    {
        Cursor row = sql.query("SELECT id, key, name, kind, created FROM accounts WHERE id = ?", account);
        if (row.next())
            contents.account = {.id = row.integer(0),
                                .key = row.text(1),
                                .name = row.string(2),
                                .kind = row.choice<AccountKind>(3),
                                .created = row.time(4)};
    }
    const auto count = [&](const char* statement) { return sql.integer(statement, account).value_or(0); };
    contents.rounds = count("SELECT rounds FROM accounts WHERE id = ?");
    contents.wallets = count("SELECT count(*) FROM books WHERE account = ?");
    contents.notes = count("SELECT count(*) FROM notes n JOIN rounds r ON r.id = n.round WHERE r.account = ?");
    contents.limits = count("SELECT count(*) FROM limits WHERE account = ?");
    contents.playing = count("SELECT count(*) FROM rounds WHERE account = ? AND state = 0") > 0;
    contents.only = count("SELECT count(*) FROM accounts WHERE id <> ?") == 0;
    if (contents.account.id == 0)
        sql.fail(base::errorAt(base::Error::Kind::Input, said("Errors", "account"),
                               said("Errors", "there is no such account")));
    return sql.result(std::move(contents));
}

Result<std::vector<std::pair<RoundId, Note>>> AccountRemoval::sessionNotes(AccountId account) {
    std::vector<std::pair<RoundId, Note>> notes;
    Cursor row = m_db.sql().query("SELECT n.round, n.text, n.tags FROM notes n JOIN rounds r ON r.id = n.round"
                                  " WHERE n.about = 1 AND r.account = ? ORDER BY n.round",
                                  account);
    while (row.next())
        notes.emplace_back(row.integer(0), Note{row.string(1), row.string(2).split(u'\n', Qt::SkipEmptyParts)});
    return m_db.sql().result(std::move(notes));
}

Result<void> AccountRemoval::remove(AccountId account, const Progress& progress) {
    Sql& sql = m_db.sql();
    const auto contents = this->contents(account);
    if (!contents)
        return tl::make_unexpected(contents.error());
    if (contents->only)
        return base::inputError(said("Errors", "account"), said("Errors", "it is the only one, so it stays"));
    if (contents->playing)
        return base::inputError(said("Errors", "account"),
                                said("Errors", "one of its rounds is being played; finish it first"));
    // Looking for rows that refer to each of those removed would mean reading the whole record for every shoe; what
    // refers to them is removed here too, and the check finds what isn't.
    sql.run("PRAGMA foreign_keys = OFF");
    const auto zeroing = sql.integer("PRAGMA secure_delete");
    sql.run("PRAGMA secure_delete = ON");
    auto removed = sql.transaction([&] {
        RemovalRun(sql, account, progress).run();
        return 0;
    });
    if (zeroing == 0)
        sql.run("PRAGMA secure_delete = OFF");
    sql.run("PRAGMA foreign_keys = ON");
    const auto back = sql.result(0);
    if (!removed)
        return tl::make_unexpected(removed.error());
    if (!back)
        return tl::make_unexpected(back.error());
    return {};
}

} // namespace openshoe::storage
