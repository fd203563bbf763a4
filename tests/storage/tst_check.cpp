// SPDX-License-Identifier: GPL-3.0-or-later
#include "filler.h"
#include "player.h"
#include "testprogram.h"

#include "formats/eventbytes.h"
#include "storage/file/files.h"
#include "storage/record/books.h"
#include "storage/record/database.h"
#include "storage/record/topups.h"
#include "storage/rows/seals.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <set>

using namespace openshoe;
using namespace openshoe::storage;
using What = Problem::What;

/// Tampers with a played store in every possible way; the check names the round or shoe, and what is wrong with it.
class TestCheck : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        auto store = Store::open(m_folder.path(), Access::Play).value();
        const AccountRow account = playAllGames(*store, 12, 99);
        QVERIFY(store->call([&](Tables& t) {
            return t.accounts.topUp(account.id, "usd") && TopUps(t.db).takeBack(account.id, "usd");
        }));
        // One round is left open.
        (void)store->call([&](Tables& t) { return leaveOpen(t, account.id); });
        QVERIFY(store->call([&](Tables& t) {
            const LimitClock clock{.wall = 1'000, .boot = "one", .passed = 1'000};
            return t.limits.add({.account = account.id, .currency = "usd", .value = 500, .set = 900}, clock) &&
                   t.limits.add({.account = account.id, .kind = LimitKind::Exclusion, .value = 9'000, .set = 1'000},
                                clock);
        }));
        // The round to tamper with: settled, with plays and a shoe of its own, and not the last one.
        const auto rows = store
                              ->call([](Tables& t) {
                                  return t.rounds.list({.variant = "classic", .state = RoundState::Settled}, 20);
                              })
                              .value();
        for (const RoundRow& row : rows) {
            if (!row.values.empty() && row.values.size() == 1)
                m_round = row;
        }
        QVERIFY(m_round.id > 1);
        QVERIFY(store->call([](Tables& t) { return t.checker.run(); })->problems.empty());
    }

    void tampering_data() {
        QTest::addColumn<QString>("statement"); // R: the round, S: its shoe
        QTest::addColumn<int>("what");
        QTest::addColumn<bool>("namesRound");
        QTest::addColumn<bool>("namesShoe");
        const auto row = [](const char* name, const char* statement, What what, bool round, bool shoe = false) {
            QTest::newRow(name) << QString::fromLatin1(statement) << static_cast<int>(what) << round << shoe;
        };
        row("a booking", "UPDATE bookings SET amount = amount + 2 WHERE round = R", What::Books, true);
        row("a missing booking", "DELETE FROM bookings WHERE round = R", What::Books, true);
        row("a booking turned round",
            "UPDATE OR REPLACE bookings SET debit = credit, credit = debit WHERE round = R AND debit > credit",
            What::Books, true);
        row("a booking too many",
            "INSERT INTO bookings SELECT R, min(id), max(id), 2 FROM books WHERE currency = 'gold'", What::Books, true);
        row("a wallet", "UPDATE books SET balance = balance + 2 WHERE kind = 0 AND currency = 'gold'", What::Books,
            false);
        row("wallet and house",
            "UPDATE books SET balance = balance + CASE kind WHEN 0 THEN 2 ELSE -2 END WHERE kind IN (0, 2) AND "
            "currency = 'gold'",
            What::Books, false);
        row("a top-up", "UPDATE transfers SET amount = amount + 2 WHERE id = 1", What::Books, false);
        row("what was taken back", "UPDATE transfers SET amount = amount - 2 WHERE reason = 'taken-back'", What::Books,
            false);
        row("a missing transfer", "DELETE FROM transfers WHERE id = 1", What::Missing, false);
        row("the values", "UPDATE rounds SET hands = '22' || substr(hands, 3) WHERE id = R", What::Result, true);
        row("a result", "UPDATE rounds SET hands = hands || 'x' WHERE id = R", What::Result, true);
        row("the results' bits", "UPDATE rounds SET results = results + 1024 WHERE id = R", What::Result, true);
        row("the dealer", "UPDATE rounds SET dealer = dealer + 1 WHERE id = R", What::Result, true);
        row("the stake on the line", "UPDATE rounds SET wagered = wagered + 2 WHERE id = R", What::Result, true);
        row("the return on the line", "UPDATE rounds SET returned = returned + 2 WHERE id = R", What::Result, true);
        row("a side bet won", "UPDATE rounds SET side_bets = 'pair' WHERE id = R", What::Result, true);
        row("the state", "UPDATE rounds SET state = 2 WHERE id = R", What::Result, true);
        row("the game", "UPDATE rounds SET game = 1 WHERE id = R", What::Result, true);
        row("the currency", "UPDATE rounds SET currency = 'coin' WHERE id = R", What::Result, true);
        row("the rules", "UPDATE rounds SET rule_set = 1 WHERE id = R", What::Result, true);
        row("reopened", "UPDATE rounds SET state = 0, ended = NULL WHERE id = R", What::Missing, true);
        row("the first card", "UPDATE rounds SET first_card = 3 WHERE id = R", What::Cards, true);
        row("the number of cards", "UPDATE rounds SET cards = cards + 1 WHERE id = R", What::Cards, true);
        row("another shoe", "UPDATE rounds SET shoe = 1 WHERE id = R", What::Cards, true);
        row("a play's stake", "UPDATE plays SET stake = stake + 2 WHERE round = R", What::Result, true);
        row("a play's return", "UPDATE plays SET returned = returned + 2 WHERE round = R", What::Result, true);
        row("a play's result", "UPDATE plays SET result = (result + 1) % 4 WHERE round = R", What::Result, true);
        row("a running balance", "UPDATE plays SET balance = balance + 2 WHERE round = R", What::Result, true);
        row("a missing play", "DELETE FROM plays WHERE round = R", What::Missing, true);
        row("a doubled play",
            "INSERT INTO plays SELECT round, number + 7, seat, hand, kind, insures, side_bet, stake, returned, result, "
            "outcome,"
            " second, balance FROM plays WHERE round = R",
            What::Missing, true);
        row("a missing log", "DELETE FROM logs WHERE round = R", What::Missing, true);
        row("a torn log", "UPDATE logs SET events = substr(events, 1, 20) WHERE round = R", What::Events, true);
        row("an empty log", "UPDATE logs SET events = x'' WHERE round = R", What::Events, true);
        row("a missing round", "DELETE FROM rounds WHERE id = R", What::Missing, true);
        row("a round gone with all of it",
            "DELETE FROM plays WHERE round = R; DELETE FROM bookings WHERE round = R; DELETE FROM logs WHERE round = R;"
            " DELETE FROM rounds WHERE id = R",
            What::Missing, true);
        row("a doubled round",
            "INSERT INTO rounds SELECT (SELECT max(id) + 1 FROM rounds), account, game, rule_set, shoe, currency, "
            "first_card,"
            " cards, started, ended, state, recovered, hands, dealer, side_bets, results, wagered, returned, seal FROM "
            "rounds WHERE id = R",
            What::Missing, false);
        row("the last round gone",
            "DELETE FROM journal; DELETE FROM bookings WHERE round = (SELECT max(id) FROM rounds);"
            " DELETE FROM rounds WHERE state = 0",
            What::Missing, false);
        row("a seed", "UPDATE shoes SET seed = zeroblob(32) WHERE id = S", What::Commitment, false, true);
        row("a commitment", "UPDATE shoes SET commitment = zeroblob(32) WHERE id = S", What::Commitment, false, true);
        row("seed and commitment",
            "UPDATE shoes SET seed = zeroblob(32), commitment ="
            " x'66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925' WHERE id = S",
            What::Cards, true, true);
        row("a client seed", "UPDATE shoes SET client_seed = 'mine' WHERE id = S", What::Cards, true, true);
        row("a shoe's number", "UPDATE shoes SET number = number + 1000 WHERE id = S", What::Missing, false, true);
        row("the cards drawn", "UPDATE shoes SET drawn = drawn + 1 WHERE id = S", What::Cards, false, true);
        row("a missing shoe", "DELETE FROM shoes WHERE id = S", What::Missing, false, true);
        row("the count of rounds", "UPDATE accounts SET rounds = rounds + 1", What::Missing, false);
        row("a missing journal entry", "DELETE FROM journal", What::Missing, false);
        // Changes that are consistent with everything else, and changes that must not crash the check.
        row("the time", "UPDATE rounds SET started = started - 1000 WHERE id = R", What::Result, true);
        row("a recovered round", "UPDATE rounds SET recovered = 1 WHERE id = R", What::Result, true);
        row("the time of a top-up", "UPDATE transfers SET at = at + 1 WHERE id = 1", What::Books, false);
        row("an account's kind", "UPDATE accounts SET kind = 1", What::File, false);
        row("a finished shoe", "UPDATE shoes SET finished = 1 - finished WHERE id = S", What::Commitment, false, true);
        row("a limit", "UPDATE limits SET value = value + 1 WHERE id = 1", What::File, false);
        row("no limit", "UPDATE limits SET value = NULL WHERE id = 1", What::File, false);
        row("the end of an exclusion", "UPDATE limits SET set_at = set_at - 1 WHERE kind = 5", What::File, false);
        row("a limit of somebody else", "UPDATE limits SET account = account + 1 WHERE id = 1", What::File, false);
        row("a limit's seal", "UPDATE limits SET seal = NULL WHERE id = 2", What::File, false);
        row("a missing limit", "DELETE FROM limits WHERE id = 1", What::Missing, false);
        row("the last limit gone", "DELETE FROM limits WHERE id = 2", What::Missing, false);
        row("a limit too many",
            "INSERT INTO limits SELECT 3, account, kind, currency, value, set_at, from_at, seal FROM limits"
            " WHERE id = 1",
            What::Missing, false);
        row("the clock of the limits", "UPDATE limit_clock SET passed = passed + 1", What::File, false);
        row("the count of limits", "UPDATE limit_clock SET entries = entries - 1", What::Missing, false);
        row("no clock of the limits", "DELETE FROM limit_clock", What::Missing, false);
        row("all limits gone", "DELETE FROM limits", What::Missing, false);
        row("no seal", "UPDATE logs SET seal = NULL WHERE round = R", What::Events, true);
        row("rules", "UPDATE rule_sets SET json = replace(json, '\"decks\":', '\"decks\": ') WHERE id ="
                     " (SELECT rule_set FROM rounds WHERE id = R)", What::Missing, false);
        row("rules of another game", "UPDATE rule_sets SET game = game % 2 + 1 WHERE id = 1", What::Missing, false);
        row("a house of someone's", "PRAGMA ignore_check_constraints = ON; UPDATE books SET account = 1 WHERE kind = 2",
            What::Books, false);
        row("decks that can't be", "PRAGMA ignore_check_constraints = ON; UPDATE shoes SET decks = -92 WHERE id = S",
            What::Commitment, false);
    }

    void tampering() {
        QFETCH(QString, statement);
        QFETCH(int, what);
        QFETCH(bool, namesRound);
        QFETCH(bool, namesShoe);
        const auto report =
            checkAfter(statement.replace(QRegularExpression(QStringLiteral("\\bR\\b")), QString::number(m_round.id))
                           .replace(QRegularExpression(QStringLiteral("\\bS\\b")), QString::number(m_round.shoe)));
        bool found = false;
        QStringList all;
        for (const Problem& problem : report.problems) {
            all << QString::fromLatin1("%1 round %2 shoe %3: %4")
                       .arg(QLatin1String(name(problem.what)))
                       .arg(problem.round.value_or(0))
                       .arg(problem.shoe.value_or(0))
                       .arg(QString::fromStdString(problem.detail.english()));
            found = found || (static_cast<int>(problem.what) == what && (!namesRound || problem.round == m_round.id) &&
                              (!namesShoe || problem.shoe == m_round.shoe));
        }
        QVERIFY2(found, qPrintable(QLatin1String(name(static_cast<What>(what))) + QLatin1String(" expected, found: ") +
                                   all.join(QLatin1Char('\n'))));
    }

    // Changes that leave the log readable.
    void tamperedEvents() {
        const auto each = [&](What what, auto change) {
            const auto report = checkWithLog(change);
            const bool found = std::any_of(report.problems.begin(), report.problems.end(),
                                           [&](const Problem& p) { return p.what == what && p.round == m_round.id; });
            QVERIFY2(found, name(what));
        };
        each(What::Cards, [](engine::Event& e) {
            if (auto* dealt = std::get_if<engine::CardDealt>(&e))
                dealt->card = {dealt->card.rank,
                               dealt->card.suit == engine::Suit::Clubs ? engine::Suit::Spades : engine::Suit::Clubs};
        });
        each(What::Events, [](engine::Event& e) {
            if (auto* stake = std::get_if<engine::StakePlaced>(&e))
                stake->amount += base::Money::minor(2);
        });
        each(What::Result, [](engine::Event& e) {
            if (auto* settled = std::get_if<engine::PlaySettled>(&e))
                settled->returned += base::Money::minor(2);
        });
        each(What::Result, [](engine::Event& e) {
            if (auto* settled = std::get_if<engine::PlaySettled>(&e))
                settled->result = settled->result == engine::PlayResult::Win ? engine::PlayResult::Blackjack
                                                                             : engine::PlayResult::Win;
        });
        each(What::Result, [](engine::Event& e) {
            if (auto* end = std::get_if<engine::RoundSettled>(&e))
                end->wagered += base::Money::minor(2);
        });
        each(What::Books, [](engine::Event& e) {
            if (auto* present = std::get_if<engine::PlayerPresent>(&e))
                present->balance += base::Money::minor(2);
        });
        each(What::Cards, [](engine::Event& e) {
            if (auto* opened = std::get_if<engine::RoundOpened>(&e))
                opened->firstCard += 1;
        });
        // Changes that leave the log foldable.
        each(What::Events, [](engine::Event& e) {
            if (auto* dealt = std::get_if<engine::CardDealt>(&e); dealt && dealt->seat.value == 0)
                dealt->hand = engine::HandNumber{2};
        });
        // Without changes nothing is found.
        QVERIFY(checkWithLog([](engine::Event&) {}).problems.empty());
    }

    // Sealed, and the books add up: only what was topped up tells.
    void moreTakenBackThanToppedUp() {
        QTemporaryDir folder;
        copyTo(folder);
        auto store = Store::open(folder.path(), Access::Play).value();
        const auto report = store->call([](Tables& t) {
            (void)t.db.sql().transaction([&] {
                Books(t.db).takeBack(1, "usd", base::Money::minor(3), QDateTime::currentDateTimeUtc());
                return 0;
            });
            return t.checker.run();
        });
        QCOMPARE(report->problems.size(), std::size_t(1));
        QVERIFY(report->problems[0].what == What::Books);
        const std::string words = report->problems[0].detail.english();
        QVERIFY2(words.find("takes back 0.03 more than was topped up") != std::string::npos, words.c_str());
    }

    // Side bets that wait for the hole card, or for what the dealer draws, are proved where they are settled.
    void betsThatWaitForTheDealer() {
        QTemporaryDir folder;
        auto store = Store::open(folder.path(), Access::Play).value();
        const auto account = store->call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); });
        engine::RuleSet rules = rulesOf("rundown");
        rules.houseChoices.clear(); // they name its own bets
        std::vector<engine::SideBet> bets;
        using enum engine::SideOutcome;
        const auto limits = rules.sideBets.front().limits;
        const auto add = [&](const char* id, std::vector<engine::SideBet::Pay> pays) {
            bets.push_back({.id = id,
                            .name = {},
                            .kind = engine::SideBetKind::Combination,
                            .pays = std::move(pays),
                            .limits = limits});
        };
        add("hole", {{DealerPair, {9, 1}}, {BothSuited, {11, 1}}});
        add("both", {{BothPairs, {90, 1}}, {BothTwenty, {50, 1}}, {Mixed, {3, 1}}});
        add("draw", {{DealerSuited, {2, 1}}, {Dealer20, {2, 1}}, {TwentyTo21, {9, 1}}, {BothSuited, {5, 1}}});
        rules.sideBets = bets;
        TestPlayer player(*store, account.value(), rules, rules.limits.front().currency, 43);
        std::set<engine::SideOutcome> seen;
        player.onFinished = [&](const FinishedRound& round) {
            for (const engine::Play& play : round.table.plays) {
                if (play.kind == engine::StakeKind::Side)
                    seen.insert(play.outcome);
            }
        };
        for (int i = 0; i < 150; ++i)
            QVERIFY(player.playRound());
        for (const engine::SideOutcome outcome : {DealerPair, BothSuited, DealerSuited, Dealer20, Mixed})
            QVERIFY2(seen.contains(outcome), engine::name(outcome));
        const auto report = store->call([](Tables& t) { return t.checker.run(); });
        QVERIFY2(report->problems.empty(),
                 report->problems.empty() ? "" : report->problems[0].detail.english().c_str());
    }

    // What the house stakes is nobody's money: the books prove themselves, and the log tells what it was.
    void whatTheHouseStakesIsProved() {
        QTemporaryDir folder;
        const auto store = Store::open(folder.path(), Access::Play).value();
        const auto account =
            store->call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); }).value();
        engine::RuleSet rules = rulesOf("boxes");
        rules.doubling.free = engine::FreeDoubles::NineToEleven;
        rules.split.free = engine::FreeSplits::All;
        rules.split.hands = 4;
        rules.dealer.blackjackTakes = engine::BlackjackTakes::Original;
        TestPlayer player(*store, account, rules, rules.limits.front().currency, 44);
        std::map<RoundId, std::vector<PlayRow>> finished;
        int doubled = 0;
        int split = 0;
        player.onFinished = [&](const FinishedRound& round) {
            finished[round.row.id] = round.plays;
            base::Money house;
            for (const PlayRow& play : round.plays) {
                house += play.house;
                doubled += play.house.isPositive() && play.stake.isPositive() ? 1 : 0;
                split += play.house.isPositive() && !play.stake.isPositive() ? 1 : 0;
            }
            base::Money there;
            for (const engine::Play& play : round.table.plays)
                there += play.house;
            QCOMPARE(house, there); // nobody else is at this table
        };
        for (int i = 0; i < 250; ++i)
            QVERIFY(player.playRound());
        QVERIFY2(doubled > 10 && split > 3, qPrintable(QStringLiteral("%1, %2").arg(doubled).arg(split)));
        const auto report = store->call([](Tables& t) { return t.checker.run(); });
        QVERIFY2(report->problems.empty(),
                 report->problems.empty() ? "" : report->problems[0].detail.english().c_str());
        for (const auto& [id, plays] : finished) {
            const auto read = store->call([id = id](Tables& t) { return t.plays.ofRound(id); }).value();
            QVERIFY(std::ranges::equal(read, plays, {}, &PlayRow::house, &PlayRow::house));
        }
        const auto all = store->call([](Tables& t) { return t.plays.list({}, 10'000); }).value();
        for (const PlayRow& play : all)
            QCOMPARE(play.house, finished.at(play.round)[static_cast<std::size_t>(play.number - 1)].house);
        // A log that can't be read hides what the house staked, and nothing else.
        QVERIFY(store->call([&](Tables& t) {
            return t.db.sql().transaction([&] {
                t.db.sql().run("UPDATE logs SET events = substr(events, 1, 20)");
                return 0;
            });
        }));
        const auto torn = store->call([](Tables& t) { return t.plays.list({}, 10'000); }).value();
        QCOMPARE(torn.size(), all.size());
        QVERIFY(std::ranges::all_of(torn, [](const PlayRow& play) { return play.house == base::Money{}; }));
    }

    // Losing the end of an open round's log leaves a valid log: only its shoe gives it away.
    void anOpenRoundsEnd() {
        QTemporaryDir played;
        QTemporaryDir underWay;
        RoundId open = 0;
        {
            auto store = Store::open(played.path(), Access::Play).value();
            const auto account = store->call([](Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); });
            TestPlayer player(*store, account.value(), rulesOf("classic"), "gold", 5);
            player.onStored = [&](RoundId round, int, bool) {
                if (open != 0)
                    return;
                const auto cards = store->call([&](Tables& t) {
                    return t.db.sql().integer("SELECT s.drawn FROM rounds r JOIN shoes s ON s.id = r.shoe"
                                              " WHERE r.id = ? AND r.state = 0",
                                              round);
                });
                if (cards.value_or(0) == 0)
                    return;
                open = round;
                QVERIFY(store->call([&](Tables& t) {
                    t.db.sql().run("VACUUM INTO ?", databasePath(underWay.path()));
                    return t.db.sql().result(0);
                }));
            };
            for (int i = 0; i < 20 && open == 0; ++i)
                QVERIFY(player.playRound());
        }
        QVERIFY(open != 0);
        auto store = Store::open(underWay.path(), Access::Play).value();
        QVERIFY(store->call([](Tables& t) { return t.checker.run(); })->problems.empty());
        const auto report = store->call([](Tables& t) {
            t.db.sql().run("DELETE FROM journal WHERE first = (SELECT max(first) FROM journal)");
            return t.checker.run();
        });
        QVERIFY(std::any_of(report->problems.begin(), report->problems.end(),
                            [&](const Problem& p) { return p.what == What::Cards && p.round == open && p.shoe; }));
    }

    void aDamagedPage() {
        QTemporaryDir folder;
        copyTo(folder);
        QFile file(databasePath(folder.path()));
        QVERIFY(file.open(QIODevice::ReadWrite));
        // Overwrites a page in the middle.
        file.seek(file.size() / 2 / 4096 * 4096);
        file.write(QByteArray(4096, '\xa5'));
        file.close();
        const auto store = Store::open(folder.path(), Access::Read);
        if (!store) {
            QVERIFY(store.error().text().find("damaged") != std::string::npos);
            return;
        }
        const auto report = (*store)->call([](Tables& t) { return t.checker.run(); });
        QVERIFY(report);
        QVERIFY(std::any_of(report->problems.begin(), report->problems.end(),
                            [](const Problem& p) { return p.what == What::File; }));
    }

    void itCanBeStopped() {
        auto store = Store::open(m_folder.path(), Access::Read).value();
        QVERIFY(store->call([](Tables& t) { return t.checker.run([](std::int64_t, std::int64_t) { return false; }); })
                    ->problems.empty());
    }

    // Many rounds are proved at once, yet problems are reported in order of the rounds.
    void inTheirOrder() {
        QTemporaryDir folder;
        auto store = Store::open(folder.path(), Access::Play).value();
        fill(*store, 1600, {.accounts = 2});
        const std::vector<RoundId> hurt{3, 4, 511, 512, 513, 700, 1025, 1599};
        for (const RoundId round : hurt) {
            QVERIFY(store->call([&](Tables& t) {
                t.db.sql().run("UPDATE rounds SET cards = cards + 1 WHERE id = ?", round);
                return t.db.sql().result(0);
            }));
        }
        std::vector<std::int64_t> told;
        const auto going = [&](std::int64_t done, std::int64_t of) {
            told.push_back(done);
            return done < 900 && of == 1600;
        };
        const auto some = store->call([&](Tables& t) { return t.checker.run(going); }).value();
        QVERIFY(some.stopped);
        QCOMPARE(some.rounds, 900);
        QCOMPARE(told, (std::vector<std::int64_t>{100, 200, 300, 400, 500, 600, 700, 800, 900}));
        const auto cardsOf = [](const CheckReport& report) {
            std::vector<RoundId> rounds;
            for (const Problem& problem : report.problems) {
                if (problem.what == What::Cards)
                    rounds.push_back(problem.round.value_or(0));
            }
            return rounds;
        };
        QCOMPARE(cardsOf(some), std::vector<RoundId>(hurt.begin(), hurt.begin() + 6));
        const auto all = store->call([](Tables& t) { return t.checker.run(); }).value();
        QCOMPARE(all.rounds, 1600);
        QCOMPARE(cardsOf(all), hurt);
    }

private:
    void copyTo(const QTemporaryDir& folder) const {
        // The store is closed, so the file is complete without its journal.
        QVERIFY(QFile::copy(databasePath(m_folder.path()), databasePath(folder.path())));
    }

    CheckReport checkAfter(const QString& statements) {
        QTemporaryDir folder;
        copyTo(folder);
        auto store = Store::open(folder.path(), Access::Play).value();
        return store->call([&](Tables& t) {
            t.db.sql().run("PRAGMA foreign_keys = OFF");
            for (const QString& statement : statements.split(QLatin1Char(';')))
                t.db.sql().execute(statement.trimmed(), {});
            if (const auto done = t.db.sql().result(0); !done)
                qFatal("%s", done.error().text().c_str());
            return t.checker.run().value();
        });
    }

    template <typename Change> CheckReport checkWithLog(Change change) {
        QTemporaryDir folder;
        copyTo(folder);
        auto store = Store::open(folder.path(), Access::Play).value();
        return store->call([&](Tables& t) {
            auto events = t.rounds.record(m_round.id).value().events;
            std::for_each(events.begin(), events.end(), change);
            t.db.sql().run("UPDATE logs SET events = ? WHERE round = ?", formats::eventsToBytes(events), m_round.id);
            seal(t.db.sql(), Sealed::Log, m_round.id); // by someone who knows how
            return t.checker.run().value();
        });
    }

    QTemporaryDir m_folder;
    RoundRow m_round;
};

OPENSHOE_TEST(TestCheck, Core)
#include "tst_check.moc"
