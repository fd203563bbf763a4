// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/proof/check.h"

#include "storage/folder/datafolder.h"
#include "storage/folder/schema.h"
#include "storage/proof/bookscheck.h"
#include "storage/proof/limitscheck.h"
#include "storage/proof/roundproof.h"
#include "storage/proof/roundreader.h"
#include "storage/record/rowreading.h"
#include "storage/record/rulesets.h"
#include "storage/rows/inorder.h"
#include "storage/rows/seals.h"
#include "storage/tallies/tallies.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <unordered_map>

namespace openshoe::storage {

using base::Money;
using base::Result;
using base::said;
using What = Problem::What;

namespace {

constexpr std::size_t mostProblems = 10'000;
/// The most rounds or shoes an account can have: this program never writes a higher number.
constexpr std::int64_t mostCounted = std::int64_t{1} << 40;

class CheckRun {
public:
    CheckRun(DataFolder& folder, const CheckProgress& progress)
        : m_folder(folder), m_sql(folder.database().sql()), m_progress(progress),
          m_removed(m_sql,
                    [this](base::Said detail, bool missing) {
                        problem(missing ? What::Missing : What::File, std::nullopt, std::nullopt, std::move(detail));
                    }),
          m_books(m_sql, [this](std::optional<RoundId> round, What what, base::Said detail) {
              problem(what, round, std::nullopt, std::move(detail));
          }) {}

    CheckReport run() {
        try {
            checkAll();
        } catch (const base::MoneyOverflow&) {
            problem(What::Books, std::nullopt, std::nullopt, said("Errors", "amounts larger than a book can hold"));
        }
        return std::move(m_report);
    }

private:
    void checkAll() {
        checkFile();
        m_removed.read();
        unreadable(said("Errors", "what was deleted"));
        m_report.bookings = m_books.read(m_removed);
        unreadable(said("Errors", "the books"));
        checkRuleSets();
        checkShoes();
        checkRounds();
        checkCounters();
        checkOrphans();
        checkSeals();
        checkLimits(m_sql, m_removed, [this](base::Said detail, bool missing) {
            problem(missing ? What::Missing : What::File, std::nullopt, std::nullopt, std::move(detail));
        });
        unreadable(said("Errors", "the limits"));
        checkTallies();
        m_books.finish(m_report.stopped);
        unreadable(said("Errors", "the file"));
    }

    void problem(What what, std::optional<RoundId> round, std::optional<ShoeId> shoe, base::Said detail) {
        if (m_report.problems.size() < mostProblems)
            m_report.problems.push_back({what, round, shoe, std::move(detail)});
    }

    // Turns a read error into a problem of the file so that the check goes on; true if there was one.
    bool unreadable(base::Said of, What what = What::File, std::optional<RoundId> round = {}) {
        const auto read = m_sql.result(0);
        if (!read)
            problem(what, round, std::nullopt, said("Errors", "{}: {}").with(std::move(of), read.error().what));
        return !read;
    }

    void checkFile() {
        if (m_folder.notice() && !m_folder.isPlaying()) // a store opened to play has shown it already
            problem(What::File, std::nullopt, std::nullopt, *m_folder.notice());
        Cursor row = m_sql.query("PRAGMA integrity_check(20)");
        while (row.next()) {
            if (row.string(0) != QLatin1String("ok"))
                problem(What::File, std::nullopt, std::nullopt, base::Said::verbatim(row.text(0)));
        }
        unreadable(said("Errors", "the file"));
        // A file can be intact and still have tables other than the record's: one changed byte of the schema is enough.
        if (schemaOf(m_sql) != newSchema())
            problem(What::File, std::nullopt, std::nullopt,
                    said("Errors", "its tables are not the ones this program creates"));
        unreadable(said("Errors", "the schema"));
    }

    // Every rule set must match the hash and the game stored with it.
    void checkRuleSets() {
        std::vector<std::int64_t> ids;
        {
            Cursor row = m_sql.query("SELECT q.id, q.hash, q.json, g.variant FROM rule_sets q LEFT JOIN games g"
                                     " ON g.id = q.game ORDER BY q.id");
            while (row.next()) {
                const QByteArray text = row.string(2).toUtf8();
                const auto id = QJsonDocument::fromJson(text).object().value(QLatin1String("id")).toString();
                if (row.bytes(1) != ruleSetHash(text) || id != row.string(3))
                    ids.push_back(row.integer(0));
            }
        }
        unreadable(said("Errors", "the rules"));
        for (const std::int64_t id : ids)
            problem(What::Missing, std::nullopt, std::nullopt,
                    said("Errors", "the rules number {} are not the ones that were stored").with(id));
    }

    void checkShoes() {
        static const QString statement = QLatin1String(shoeColumns) + QLatin1String("ORDER BY s.id");
        std::map<AccountId, std::int64_t> numbers;
        std::int64_t next = 1;
        Cursor row = m_sql.select(statement, {});
        while (row.next()) {
            ++m_report.shoes;
            const auto shoe = readShoe(m_sql, row);
            const ShoeId id = row.integer(0);
            m_removed.eachMissing(Numbered::Shoe, next, id, [&](ShoeId missing) {
                problem(What::Missing, std::nullopt, missing, said("Errors", "the shoe is missing"));
            });
            next = after(id);
            if (!shoe) {
                unreadable(said("Errors", "shoe {}").with(id), What::Commitment);
                continue;
            }
            if (const std::int64_t number = after(numbers[shoe->account]); shoe->seed.number != number)
                problem(What::Missing, std::nullopt, id,
                        said("Errors", "it has number {}, the account's next is {}").with(shoe->seed.number, number));
            numbers[shoe->account] = shoe->seed.number;
            if (shoe->seed.seed.commitment() != shoe->commitment)
                problem(What::Commitment, std::nullopt, id, said("Errors", "its seed is not the one committed to"));
            m_shoeUse[id] = {.stored = shoe->drawn};
        }
        m_lastShoe = next - 1;
        unreadable(said("Errors", "the shoes"));
    }

    // Each round is proved on its own, many at a time; what depends on earlier rounds is checked in order.
    void checkRounds() {
        const std::int64_t all = m_sql.integer("SELECT count(*) FROM rounds").value_or(0);
        struct Some {
            std::vector<ReadRound> read;
            std::vector<ProvedRound> proved;
        };
        InOrder<Some> proofs([books = m_books.kinds()](Some& some) {
            for (ReadRound& round : some.read)
                some.proved.push_back(prove(std::move(round), books));
        });
        RoundReader reader(m_folder.database());
        bool more = true;
        while (!m_report.stopped && (more || !proofs.empty())) {
            while (more && !proofs.full()) {
                Some some{.read = reader.next(), .proved = {}};
                more = !some.read.empty();
                if (more)
                    proofs.give(std::move(some));
            }
            if (!proofs.empty()) {
                for (const ProvedRound& round : proofs.take().proved) {
                    join(round);
                    m_report.stopped = m_progress && m_report.rounds % 100 == 0 && !m_progress(m_report.rounds, all);
                    if (m_report.stopped)
                        break;
                }
            }
        }
        if (!reader.error().empty())
            problem(What::File, std::nullopt, std::nullopt, said("Errors", "the rounds: {}").with(reader.error()));
    }

    void join(const ProvedRound& round) {
        const RoundId id = round.read.row.id;
        m_removed.eachMissing(Numbered::Round, m_lastRound + 1, id, [&](RoundId missing) {
            problem(What::Missing, missing, std::nullopt, said("Errors", "the round is missing"));
        });
        m_lastRound = after(id) - 1;
        ++m_roundsOf[round.read.row.account];
        ++m_report.rounds;
        tell(round.read.problems);
        if (round.failure && !round.counts)
            std::rethrow_exception(round.failure);
        if (round.counts) {
            m_books.book(round.read.bookings);
            m_report.bookings += static_cast<std::int64_t>(round.read.bookings.size());
        }
        tell(round.problems);
        if (round.failure)
            std::rethrow_exception(round.failure);
        if (!round.whole)
            return;
        checkCards(round);
        if (round.folds)
            m_books.checkWallet(round.read.row, round.wallet);
    }

    void tell(const std::vector<Problem>& problems) {
        for (const Problem& p : problems)
            problem(p.what, p.round, p.shoe, p.detail);
    }

    void checkCards(const ProvedRound& round) {
        const RoundRow& row = round.read.row;
        const auto known = m_shoeUse.find(row.shoe);
        if (known == m_shoeUse.end() || !round.firstCard) {
            problem(What::Missing, row.id, row.shoe, said("Errors", "its shoe or its opening is missing"));
            return;
        }
        ShoeUse& use = known->second;
        if (*round.firstCard != row.firstCard || *round.firstCard != use.byRounds)
            problem(What::Cards, row.id, row.shoe,
                    said("Errors", "it begins at card {} of its shoe, not at {}")
                        .with(std::int64_t{*round.firstCard} + 1, std::int64_t{use.byRounds} + 1));
        use.byRounds = *round.firstCard + round.cards;
        use.open = row.state == RoundState::Open ? std::optional(row.id) : std::nullopt;
        if (!round.folds || !isOwnShoe(round))
            return;
        if (round.played)
            tell({*round.played});
        if (round.drawn)
            tell({*round.drawn});
    }

    // False if it can't be read. A wrong shoe is reported once, not for each round played from it.
    bool isOwnShoe(const ProvedRound& round) {
        const RoundRow& row = round.read.row;
        if (m_shoe == row.shoe)
            return true;
        const ShuffledShoe& shoe = *round.read.shoe;
        m_shoe.reset();
        if (!shoe.unreadable.empty())
            problem(What::Missing, row.id, std::nullopt, said("Errors", "its shoe: {}").with(shoe.unreadable));
        if (!shoe.row())
            return false;
        m_shoe = row.shoe;
        if (shoe.row()->account != row.account || shoe.row()->seed.decks != round.read.rules->newShoe())
            problem(What::Cards, row.id, row.shoe, said("Errors", "its shoe is not one of this account and game"));
        return true;
    }

    void checkCounters() {
        if (m_report.stopped)
            return;
        std::int64_t rounds = 0;
        std::int64_t shoes = 0;
        {
            Cursor row = m_sql.query("SELECT id, rounds, shoes FROM accounts ORDER BY id");
            while (row.next()) {
                rounds += std::clamp(row.integer(1), -mostCounted, mostCounted);
                shoes += std::clamp(row.integer(2), -mostCounted, mostCounted);
                if (m_roundsOf[row.integer(0)] != row.integer(1))
                    problem(What::Missing, std::nullopt, std::nullopt,
                            said("Errors", "account {} has {} rounds on record, and {} were counted")
                                .with(row.integer(0), m_roundsOf[row.integer(0)], row.integer(1)));
            }
        }
        rounds += m_removed.count(Numbered::Round); // numbers given, from here on
        shoes += m_removed.count(Numbered::Shoe);
        m_removed.eachMissing(Numbered::Round, after(m_lastRound), after(rounds), [&](RoundId id) {
            problem(What::Missing, id, std::nullopt, said("Errors", "the round is missing"));
        });
        eachMissing(after(rounds), after(m_lastRound), [&](RoundId id) {
            problem(What::Missing, id, std::nullopt, said("Errors", "there is one round more than was counted"));
        });
        m_removed.eachMissing(Numbered::Shoe, after(m_lastShoe), after(shoes), [&](ShoeId id) {
            problem(What::Missing, std::nullopt, id, said("Errors", "the shoe is missing"));
        });
        eachMissing(after(shoes), after(m_lastShoe), [&](ShoeId id) {
            problem(What::Missing, std::nullopt, id, said("Errors", "there is one shoe more than was counted"));
        });
        for (const auto& [id, use] : m_shoeUse) {
            if (use.byRounds != use.stored)
                problem(What::Cards, use.open, id,
                        said("Errors", "{} of its cards are recorded as drawn, its rounds have {}")
                            .with(use.stored, use.byRounds));
        }
        unreadable(said("Errors", "the accounts"));
    }

    // Parts of rounds that don't exist.
    void checkOrphans() {
        const auto look = [&](const char* statement, base::Sentence what) {
            Cursor row = m_sql.query(statement);
            while (row.next())
                problem(What::Missing, row.integer(0), std::nullopt, what);
        };
        look("SELECT DISTINCT round FROM plays WHERE round NOT IN (SELECT id FROM rounds)",
             said("Errors", "it has plays, but no round"));
        look("SELECT DISTINCT round FROM bookings WHERE round NOT IN (SELECT id FROM rounds)",
             said("Errors", "it has bookings, but no round"));
        look("SELECT round FROM logs WHERE round NOT IN (SELECT id FROM rounds)",
             said("Errors", "it has events, but no round"));
        look("SELECT DISTINCT round FROM journal WHERE round NOT IN (SELECT id FROM rounds)",
             said("Errors", "it has events, but no round"));
        {
            Cursor row = m_sql.query("SELECT id FROM books WHERE account NOT IN (SELECT id FROM accounts)");
            while (row.next())
                problem(What::Missing, std::nullopt, std::nullopt,
                        said("Errors", "book {} is a wallet that belongs to no account").with(row.integer(0)));
        }
        unreadable(said("Errors", "the rounds"));
    }

    // Last, because seals reveal even a changed row that is consistent with everything else.
    void checkSeals() {
        const auto look = [&](Sealed table, What what, bool ofRound, bool ofShoe, base::Sentence broken) {
            findBrokenSeals(m_sql, table, [&](std::int64_t key) {
                problem(what, ofRound ? std::optional(key) : std::nullopt, ofShoe ? std::optional(key) : std::nullopt,
                        broken.with(key));
            });
            unreadable(said("Errors", "the seals"));
        };
        look(Sealed::Account, What::File, false, false, said("Errors", "account {} is not as it was stored"));
        look(Sealed::Transfer, What::Books, false, false, said("Errors", "transfer {} is not as it was stored"));
        look(Sealed::Shoe, What::Commitment, false, true, said("Errors", "the shoe is not as it was stored"));
        look(Sealed::Round, What::Result, true, false, said("Errors", "its line is not as it was stored"));
        look(Sealed::Log, What::Events, true, false, said("Errors", "its log is not as it was stored"));
        look(Sealed::JournalPart, What::Events, true, false, said("Errors", "its journal is not as it was stored"));
    }

    // The sums that filters count by must match the rounds.
    void checkTallies() {
        Tallies(m_sql).findWrong(
            [&](const RoundRange& range) {
                problem(What::File, std::nullopt, std::nullopt,
                        said("Errors", "the sums kept for rounds {} to {} are not those of the rounds; openshoe-cli "
                                       "history price --again rebuilds them")
                            .with(range.first, range.last));
            },
            [](std::int64_t) { return true; });
        unreadable(said("Errors", "the sums"));
    }

    /// Cards drawn from a shoe.
    struct ShoeUse {
        int byRounds = 0; ///< so far
        int stored = 0;
        std::optional<RoundId> open; ///< in progress: a loss at the end of its log shows only in the shoe
    };

    DataFolder& m_folder;
    Sql& m_sql;
    const CheckProgress& m_progress;
    CheckReport m_report;
    RemovedCheck m_removed;
    BooksCheck m_books;
    std::unordered_map<ShoeId, ShoeUse> m_shoeUse;
    std::map<AccountId, std::int64_t> m_roundsOf;
    std::int64_t m_lastShoe = 0;
    std::int64_t m_lastRound = 0;
    std::optional<ShoeId> m_shoe; ///< the one checked last
};

} // namespace

Result<CheckReport> Checker::run(const CheckProgress& progress) {
    Sql& sql = m_folder.database().sql();
    // A snapshot of one moment, whatever is stored meanwhile.
    sql.run("BEGIN");
    if (auto begun = sql.result(0); !begun)
        return tl::make_unexpected(begun.error());
    CheckReport report = CheckRun(m_folder, progress).run();
    sql.run("ROLLBACK");
    (void)sql.result(0);
    return report;
}

} // namespace openshoe::storage
