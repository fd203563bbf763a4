// SPDX-License-Identifier: GPL-3.0-or-later
#include "filler.h"
#include "player.h"
#include "testprogram.h"
#include "verified.h"

#include "storage/file/files.h"
#include "storage/record/books.h"
#include "storage/record/database.h"
#include "storage/record/removal.h"
#include "storage/rows/removed.h"
#include "storage/tallies/tallies.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace openshoe;
using namespace openshoe::storage;
using What = Problem::What;

/// An account deleted from among others: nothing of it is left, and everything else is as it was and adds up.
class TestAccountRemoval : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        auto store = Store::open(m_filled.path(), Access::Play).value();
        fill(*store, rounds, {.accounts = 3});
        fillPrices(*store);
        for (AccountId account = 1; account <= 3; ++account)
            VERIFIED(addLimit(*store, account));
        const auto page = store->call([](Tables& t) { return t.rounds.list({}, 3000); }).value();
        for (std::size_t i = 0; i < page.size(); i += 40)
            VERIFIED(store->call([&](Tables& t) {
                return t.notes.keep(i % 80 == 0 ? NoteStore::About::Round : NoteStore::About::Session, page[i].id,
                                    {.text = QStringLiteral("Noted"), .tags = {}});
            }));
        const auto mistakes = store->call([](Tables& t) { return t.prices.mistakes({}, 100); }).value();
        for (const MistakeRow& row : mistakes)
            VERIFIED(store->call([&](Tables& t) {
                return t.lessons.answered(row.round, row.decision.number, true, QDateTime::currentDateTimeUtc());
            }));
        for (AccountId account = 1; account <= 3; ++account)
            VERIFIED(store->call([&](Tables& t) {
                return t.drills.keep(account, {"running", "hi-lo", ""},
                                     {.at = QDateTime::currentDateTimeUtc(), .items = 10, .right = 9},
                                     {{"T", {.asked = 1}}});
            }));
        for (std::size_t i = 0; i < page.size(); i += 60)
            VERIFIED(store->call([&](Tables& t) {
                return t.ownCounts.keep({.round = page[i].id, .system = "hi-lo", .told = 3, .running = 2, .cards = 90});
            }));
        QCOMPARE(problemsOf(*store), QString());
        store = Store::open(m_small.path(), Access::Play).value();
        fill(*store, 1000, {.accounts = 3});
        for (AccountId account = 1; account <= 3; ++account)
            VERIFIED(addLimit(*store, account));
    }

    void init() { open(m_filled); }
    void cleanup() { m_store.reset(); }

    void nothingOfItIsLeft() {
        const AccountContents contents =
            m_store->call([](Tables& t) { return AccountRemoval(t.db).contents(2); }).value();
        QCOMPARE(contents.rounds, count("rounds WHERE account = 2"));
        QVERIFY(contents.rounds > rounds / 10 && contents.notes > 0 && contents.limits == 1);
        QCOMPARE(contents.wallets, 4);
        QVERIFY(!contents.only && !contents.playing);
        QStringList before;
        for (const char* rest : leftOver)
            before << QString::number(count(rest));
        const std::int64_t all = count("rounds");
        const auto sums = sumsOf({1, 3});
        const auto wallets = walletsOf({1, 3});
        std::vector<double> told;
        VERIFIED(remove(2, [&](double part) { told.push_back(part); }));
        QVERIFY(told.size() > 2 && std::ranges::is_sorted(told) && told.back() <= 1);
        QCOMPARE(problemsOf(*m_store), QString());
        QCOMPARE(count("rounds"), all - contents.rounds);
        QStringList after;
        for (const char* rest : leftOver)
            after << QString::number(count(rest));
        QCOMPARE(after, before);
        for (const char* gone : {"accounts WHERE id = 2", "books WHERE account = 2", "shoes WHERE account = 2",
                                 "limits WHERE account = 2", "rounds WHERE account = 2", "drills WHERE account = 2",
                                 "weak_spots WHERE account = 2"})
            QCOMPARE(count(gone), 0);
        for (const char* table : {"plays", "bookings", "logs", "journal", "round_prices", "decision_prices",
                                  "side_bet_prices", "lessons", "notes", "own_counts"})
            QCOMPARE(count(qPrintable(QString::fromLatin1(table) +
                                      QLatin1String(" WHERE round NOT IN (SELECT id FROM rounds)"))),
                     0);
        QVERIFY(sumsOf({1, 3}) == sums);
        QVERIFY(walletsOf({1, 3}) == wallets);
        QCOMPARE(m_store->call([](Tables& t) { return t.prices.progress(1); })->priced, count("round_prices"));
    }

    // Every search over the gaps against a walk through the rows.
    void searchesAreRight() {
        VERIFIED(remove(2));
        compareSearches();
        // Nor does it matter whether blocks were edited or made anew.
        VERIFIED(m_store->call([](Tables& t) {
            return t.db.sql().transaction([&] {
                Tallies(t.db.sql()).makeAll();
                return 0;
            });
        }));
        QCOMPARE(problemsOf(*m_store), QString());
        QCOMPARE(blocks(), m_blocksEdited);
        compareSearches();
        // Blocks are found whole, not read row by row.
        VERIFIED(remove(1));
        compareSearches();
        QCOMPARE(blocks(), m_blocksEdited);
        QCOMPARE(problemsOf(*m_store), QString());
    }

    void numbersAreNotGivenAgain() {
        // The newest of everything belongs to the account that goes.
        const AccountRow last =
            m_store->call([](Tables& t) { return t.accounts.create("last", QStringLiteral("Last")); }).value();
        TestPlayer player(*m_store, last, rulesOf("classic"), "gold", 7);
        player.cancelPercent = 0;
        for (int i = 0; i < 3; ++i)
            VERIFIED(player.playRound());
        VERIFIED(addLimit(*m_store, last.id));
        std::map<std::string, std::int64_t> highest;
        for (const char* table : {"rounds", "shoes", "transfers", "limits", "accounts"})
            highest[table] = top(table);
        VERIFIED(remove(last.id));
        QVERIFY(top("rounds") < highest["rounds"]);
        QCOMPARE(problemsOf(*m_store), QString());
        m_store.reset();
        m_store = Store::open(m_folder->path(), Access::Play).value();
        QVERIFY(!m_store->call([](Tables& t) { return t.notice(); }));
        const AccountRow next =
            m_store->call([](Tables& t) { return t.accounts.create("last", QStringLiteral("Next")); }).value();
        QVERIFY(next.id > highest["accounts"]);
        TestPlayer other(*m_store, next, rulesOf("classic"), "gold", 8);
        other.cancelPercent = 0;
        const auto round = other.playRound();
        VERIFIED(round);
        QCOMPARE(*round, highest["rounds"] + 1);
        VERIFIED(addLimit(*m_store, next.id));
        QCOMPARE(top("shoes"), highest["shoes"] + 1);
        QCOMPARE(top("limits"), highest["limits"] + 1);
        QVERIFY(top("transfers") > highest["transfers"]);
        QCOMPARE(count("transfers WHERE id = 1 + " + std::to_string(highest["transfers"])), 1);
        QCOMPARE(problemsOf(*m_store), QString());
        // Play goes on over the gap until its block is full.
        for (int i = 0; i < 520; ++i)
            VERIFIED(other.playRound());
        QCOMPARE(problemsOf(*m_store), QString());
        QCOMPARE(blocks(), top("rounds") / tallyBlock);
        // A backup doesn't count what was deleted as missing.
        const QString backup = Backups(m_folder->path()).make()->path;
        QCOMPARE(Backups::examine(backup)->flaws, 0);
        QVERIFY(remove(1));
        const Backups all(m_folder->path());
        const QString later = all.make()->path;
        QVERIFY(Backups::examine(later)->rounds < Backups::examine(backup)->rounds);
        QCOMPARE(all.fullestWhole()->path, later);
    }

    void refused() {
        QVERIFY(!remove(99));
        (void)m_store->call([&](Tables& t) { return leaveOpen(t, 1); });
        const auto playing = remove(1);
        QVERIFY(!playing && playing.error().kind == base::Error::Kind::Input);
        VERIFIED(remove(2));
        VERIFIED(remove(3));
        const auto only = remove(1);
        QVERIFY(!only && only.error().kind == base::Error::Kind::Input);
        QCOMPARE(count("accounts"), 1);
        QCOMPARE(problemsOf(*m_store), QString());
    }

    // Whatever stops it: an error at its last step, or the end of the program in the middle.
    void allOrNothing() {
        const QStringList before = m_store->call([&](Tables& t) { return contentOf(t); });
        const auto run = [&](const char* statement) {
            return m_store->call([&](Tables& t) {
                t.db.sql().run(statement);
                return t.db.sql().result(0);
            });
        };
        VERIFIED(run("CREATE TRIGGER stop BEFORE DELETE ON accounts BEGIN SELECT RAISE(ABORT, 'stopped'); END"));
        QVERIFY(!remove(2));
        QCOMPARE(m_store->call([&](Tables& t) { return contentOf(t); }), before);
        QVERIFY(m_store->call([](Tables& t) { return t.db.sql().integer("PRAGMA foreign_keys"); }) == 1);
        VERIFIED(run("DROP TRIGGER stop"));
        QTemporaryDir killed;
        QStringList copied;
        VERIFIED(remove(2, [&](double part) { // files as a program killed now leaves them
            if (!copied.isEmpty() || part < 0.7)
                return;
            for (const char* name : {"openshoe.db", "openshoe.db-wal"}) {
                QFile file(m_folder->filePath(QString::fromLatin1(name)));
                copied << (file.copy(killed.filePath(QString::fromLatin1(name))) ? QString() : file.errorString());
            }
        }));
        QCOMPARE(copied, (QStringList{QString(), QString()}));
        auto opened = Store::open(killed.path(), Access::Play);
        VERIFIED(opened);
        QCOMPARE((*opened)->call([&](Tables& t) { return contentOf(t); }), before);
        QCOMPARE(problemsOf(**opened), QString());
    }

    void tampering_data() {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* statement, const char* words) {
            QTest::newRow(name) << QString::fromLatin1(statement) << QString::fromLatin1(words);
        };
        row("an entry gone", "DELETE FROM removed WHERE id = (SELECT min(id) FROM removed WHERE kind = 0)",
            "the round is missing");
        row("the last entry gone", "DELETE FROM removed WHERE id = (SELECT max(id) FROM removed)",
            "entries of deletion 1 are missing");
        row("an entry of shoes gone", "DELETE FROM removed WHERE id = (SELECT min(id) FROM removed WHERE kind = 1)",
            "the shoe is missing");
        row("an entry of transfers gone", "DELETE FROM removed WHERE id = (SELECT min(id) FROM removed WHERE kind = 2)",
            "transfer 5 is missing");
        row("an entry of limits gone", "DELETE FROM removed WHERE id = (SELECT min(id) FROM removed WHERE kind = 3)",
            "limit 2 is missing");
        row("a time", "UPDATE removed SET at = at + 1 WHERE id = 1", "is not as it was stored");
        row("a longer one", "UPDATE removed SET last = last + 1 WHERE id = 1", "which is there");
        row("a shorter one",
            "UPDATE removed SET first = first + 1 WHERE id = (SELECT id FROM removed WHERE kind = 0"
            " AND last > first LIMIT 1)",
            "the round is missing");
        row("one more",
            "INSERT INTO removed SELECT (SELECT max(id) + 1 FROM removed), 1, max(ranges), max(at), 0, max(last) - 1,"
            " max(last), NULL FROM removed WHERE kind = 0",
            "overlaps another");
        row("a deletion that never was",
            "INSERT INTO removed SELECT max(id) + 1, 2, 1, max(at), 0, (SELECT max(id) FROM rounds), (SELECT max(id) "
            "FROM"
            " rounds), NULL FROM removed",
            "which is there");
        row("rounds to come",
            "INSERT INTO removed SELECT max(id) + 1, 2, 1, max(at), 0, 900000, 900009, NULL FROM removed",
            "the round is missing");
        row("all gone", "DELETE FROM removed", "is missing");
        row("a round removed by hand",
            "DELETE FROM plays WHERE round = (SELECT max(id) FROM rounds); DELETE FROM bookings WHERE round = (SELECT"
            " max(id) FROM rounds); DELETE FROM logs WHERE round = (SELECT max(id) FROM rounds);"
            " DELETE FROM rounds WHERE id = (SELECT max(id) FROM rounds)",
            "the round is missing");
    }

    void tampering() {
        QFETCH(QString, statement);
        QFETCH(QString, words);
        open(m_small);
        VERIFIED(remove(2));
        VERIFIED(m_store->call([&](Tables& t) {
            t.db.sql().run("PRAGMA foreign_keys = OFF");
            for (const QString& one : statement.split(QStringLiteral("; ")))
                t.db.sql().execute(one, {});
            return t.db.sql().result(0);
        }));
        const QString problems = problemsOf(*m_store);
        QVERIFY2(problems.contains(words), qPrintable(problems));
    }

private:
    static constexpr std::int64_t rounds = 17'000; // a block of blocks, and some
    /// What is left must be as it was.
    static constexpr const char* leftOver[] = {
        "rounds WHERE account <> 2",
        "plays p JOIN rounds r ON r.id = p.round WHERE r.account <> 2",
        "decision_prices p JOIN rounds r ON r.id = p.round WHERE r.account <> 2",
        "notes n JOIN rounds r ON r.id = n.round WHERE r.account <> 2",
        "own_counts n JOIN rounds r ON r.id = n.round WHERE r.account <> 2",
        "lessons n JOIN rounds r ON r.id = n.round WHERE r.account <> 2",
        "limits WHERE account <> 2",
        "drills WHERE account <> 2",
        "weak_spots WHERE account <> 2",
        "books WHERE account IS NULL OR account <> 2",
        "rule_sets",
    };

    void open(const QTemporaryDir& from) {
        m_store.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QFile::copy(databasePath(from.path()), databasePath(m_folder->path())));
        m_store = Store::open(m_folder->path(), Access::Play).value();
        m_blocksEdited = blocks();
    }

    static base::Result<LimitRow> addLimit(Store& store, AccountId account) {
        return store.call([&](Tables& t) {
            const LimitClock clock{.wall = 1'000, .boot = "one", .passed = 1'000};
            return t.limits.add({.account = account, .kind = LimitKind::Time, .value = 500, .set = 900}, clock);
        });
    }

    base::Result<void> remove(AccountId account, const AccountRemoval::Progress& progress = {}) {
        return m_store->call([&](Tables& t) { return AccountRemoval(t.db).remove(account, progress); });
    }

    static QString problemsOf(Store& store) {
        QStringList all;
        const auto report = store.call([](Tables& t) { return t.checker.run(); });
        if (!report)
            return QString::fromStdString(report.error().text());
        for (const Problem& problem : report->problems)
            all << QString::number(problem.round.value_or(0)) + u' ' + QString::fromStdString(problem.detail.english());
        return all.mid(0, 10).join(u'\n');
    }

    std::int64_t count(const std::string& what) {
        return m_store->call([&](Tables& t) {
            Cursor row = t.db.sql().select(QStringLiteral("SELECT count(*) FROM ") + QString::fromStdString(what), {});
            return row.next() ? row.integer(0) : -1;
        });
    }
    std::int64_t top(const char* table) {
        return m_store->call([&](Tables& t) {
            Cursor row = t.db.sql().select(QStringLiteral("SELECT max(id) FROM ") + QLatin1String(table), {});
            return row.next() ? row.integer(0) : -1;
        });
    }
    std::int64_t blocks() { return count("tallies WHERE level = 0"); }

    // How much there is in each table, and of which rounds or numbers.
    static QStringList contentOf(Tables& t) {
        static constexpr std::pair<const char*, const char*> tables[] = {{"accounts", "id"},
                                                                         {"books", "balance"},
                                                                         {"transfers", "id"},
                                                                         {"shoes", "id"},
                                                                         {"rounds", "id"},
                                                                         {"limits", "id"},
                                                                         {"notes", "round"},
                                                                         {"own_counts", "round"},
                                                                         {"lessons", "round"},
                                                                         {"drills", "id"},
                                                                         {"weak_spots", "asked"},
                                                                         {"pricings", "rounds"},
                                                                         {"removed", "id"},
                                                                         {"tallies", "block"},
                                                                         {"plays", "round"},
                                                                         {"bookings", "round"},
                                                                         {"logs", "round"},
                                                                         {"journal", "round"},
                                                                         {"round_prices", "round"},
                                                                         {"decision_prices", "cost"},
                                                                         {"side_bet_prices", "round"}};
        QStringList all;
        for (const auto& [table, column] : tables) {
            Cursor row = t.db.sql().select(
                QStringLiteral("SELECT count(*), sum(%1) FROM %2").arg(QLatin1String(column), QLatin1String(table)),
                {});
            if (row.next())
                all << QString::fromLatin1(table) + u' ' + row.string(0) + u' ' + row.string(1);
        }
        return all;
    }

    using Sums = std::vector<std::pair<std::string, base::Money>>;
    Sums sumsOf(const std::vector<AccountId>& accounts) {
        Sums all;
        m_store->call([&](Tables& t) {
            for (const AccountId account : accounts) {
                const auto nets = t.rounds.nets({.filter = {.account = account}}).value();
                for (const auto& [currency, net] : nets)
                    all.emplace_back(currency, net);
                const auto totals = t.plays.totals({.account = account}).value();
                for (const PlayTotals& total : totals)
                    all.emplace_back(total.variant, total.net());
                const auto days = t.sums.balances(account, "gold", QTimeZone::utc()).value();
                for (const DayBalance& day : days)
                    all.emplace_back(day.day.toString(Qt::ISODate).toStdString(), day.balance);
            }
            return 0;
        });
        return all;
    }
    std::vector<base::Money> walletsOf(const std::vector<AccountId>& accounts) {
        std::vector<base::Money> all;
        for (const AccountId account : accounts) {
            const auto wallets = m_store->call([&](Tables& t) { return t.accounts.wallets(account); }).value();
            for (const WalletRow& wallet : wallets)
                all.push_back(wallet.balance);
        }
        return all;
    }

    std::vector<RoundRow> everyRound() {
        std::vector<RoundRow> all;
        m_store->call([&](Tables& t) {
            std::vector<RoundId> ids;
            {
                Cursor row = t.db.sql().query("SELECT id FROM rounds ORDER BY id DESC");
                while (row.next())
                    ids.push_back(row.integer(0));
            }
            for (const RoundId id : ids)
                all.push_back(*t.rounds.find(id).value());
            return 0;
        });
        return all;
    }

    void compareSearches() {
        const std::vector<RoundRow> all = everyRound();
        const QDateTime middle = all[all.size() / 2].started;
        const HandSought pair{.kind = HandSought::Kind::Pair, .first = 8};
        std::vector<RoundSearch> searches(8);
        searches[1].filter.account = 3;
        searches[2].filter.account = 2;
        searches[3].filter.variant = "classic";
        searches[4].filter.from = middle;
        searches[4].filter.result = NetResult::Lost;
        searches[5].filter.to = middle;
        searches[5].netAtLeast = base::Money::minor(100'00);
        searches[6].hand = pair;
        searches[7].noted = QStringLiteral("noted");
        for (const RoundSearch& search : searches) {
            std::vector<RoundId> expected;
            std::map<std::string, base::Money> nets;
            for (const RoundRow& round : all) {
                const bool fits = m_store->call([&](Tables& t) {
                    return passes(round, search.filter) && round.state != RoundState::Open &&
                           (!search.netAtLeast || round.net() >= *search.netAtLeast) &&
                           (!search.hand || HandTest(*search.hand).hasAny(Tallies(t.db.sql()).readHands(round.id))) &&
                           (search.noted.isEmpty() || !t.notes.find(NoteStore::About::Round, round.id)->isEmpty());
                });
                if (!fits)
                    continue;
                expected.push_back(round.id);
                nets[round.currency] += round.net();
            }
            std::vector<RoundId> found;
            std::optional<RoundId> before;
            for (;;) {
                const auto page =
                    m_store->call([&](Tables& t) { return t.rounds.found(search, 5000, before); }).value();
                for (const RoundRow& row : page)
                    found.push_back(row.id);
                if (page.size() < 5000)
                    break;
                before = found.back();
            }
            QVERIFY(found == expected);
            if (search.isPlain())
                QCOMPARE(m_store->call([&](Tables& t) { return t.rounds.count(search.filter); }).value(),
                         std::ssize(expected));
            QVERIFY(m_store->call([&](Tables& t) { return t.rounds.nets(search); }).value() == nets);
            RoundSearch worst = search;
            worst.order = RoundOrder::WorstNet;
            const auto sorted = m_store->call([&](Tables& t) { return t.rounds.sorted(worst, 5); }).value();
            QCOMPARE(sorted.count, std::ssize(expected));
            for (const RoundRow& row : sorted.rows)
                QVERIFY(row.accountKey != "account-2");
        }
    }

    QTemporaryDir m_filled;
    QTemporaryDir m_small;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;
    std::int64_t m_blocksEdited = 0;
};

OPENSHOE_TEST(TestAccountRemoval, Core)
#include "tst_accountremoval.moc"
