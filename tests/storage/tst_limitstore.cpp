// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"
#include "testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;
using namespace openshoe::storage;
using base::Money;

/// How the limits people set for themselves are stored.
class TestLimitStore : public QObject {
    Q_OBJECT

    static std::unique_ptr<Store> open(const QTemporaryDir& folder) {
        return Store::open(folder.path(), Access::Play).value();
    }

private slots:
    void whatIsSetIsThereAfterwards() {
        const QTemporaryDir folder;
        const LimitClock clock{
            .wall = 7'000, .uptime = 20, .boot = "first", .passed = 6'990, .doubtful = 5, .shift = 10};
        const LimitClock later{.wall = 9'000, .uptime = 2'020, .boot = "first", .passed = 8'990, .doubtful = 5};
        LimitRow loss{.currency = "usd", .value = 12'345, .set = 6'990};
        LimitRow none{.kind = LimitKind::Time, .set = 6'991, .from = 93'000};
        {
            const auto store = open(folder);
            QCOMPARE(store->call([](Tables& t) { return t.limits.read(); })->rows.size(), 0U);
            QVERIFY(!store->call([](Tables& t) { return t.limits.read(); })->clock);
            QVERIFY(store->call([&](Tables& t) { return t.limits.keepClock(later); })); // no row to store it with
            QVERIFY(!store->call([](Tables& t) { return t.limits.read(); })->clock);
            const auto account = store->call([](Tables& t) { return t.accounts.create("you", QStringLiteral("You")); });
            for (LimitRow* row : {&loss, &none}) {
                row->account = account->id;
                *row = store->call([&](Tables& t) { return t.limits.add(*row, clock); }).value();
            }
            QCOMPARE(none.id, loss.id + 1);
        }
        const auto store = open(folder);
        const LimitRecord kept = store->call([](Tables& t) { return t.limits.read(); }).value();
        QCOMPARE(kept.rows, (std::vector{loss, none}));
        QCOMPARE(kept.clock, clock);
        QVERIFY(store->call([&](Tables& t) { return t.limits.keepClock(later); }));
        QCOMPARE(store->call([](Tables& t) { return t.limits.read(); })->clock, later);
        QVERIFY(store->call([](Tables& t) { return t.checker.run(); })->problems.empty());
    }

    void aRowThatCantBeIsRefused() {
        const QTemporaryDir folder;
        const auto store = open(folder);
        const auto account = store->call([](Tables& t) { return t.accounts.create("you", QStringLiteral("You")); });
        const auto add = [&](const LimitRow& row) {
            return store->call([&](Tables& t) { return t.limits.add(row, {}); });
        };
        QVERIFY(!add({.account = account->id + 1, .value = 1}));
        QVERIFY(!add({.account = account->id, .value = 0}));
        QVERIFY(!add({.account = account->id, .kind = LimitKind(6), .value = 1}));
        QCOMPARE(store->call([](Tables& t) { return t.limits.read(); })->rows.size(), 0U);
        QVERIFY(store->call([](Tables& t) { return t.checker.run(); })->problems.empty());
    }

    void roundsOfADay() {
        const QTemporaryDir folder;
        const auto store = open(folder);
        const QDateTime before = QDateTime::currentDateTimeUtc();
        const AccountRow account = playAllGames(*store, 3, 3);
        TestPlayer hesitant(*store, account, rulesOf("classic"), "gold", 5);
        hesitant.cancelPercent = 50;
        for (int i = 0; i < 20; ++i)
            QVERIFY(hesitant.playRound());
        const auto rounds = store->call([&](Tables& t) { return t.limits.roundsSince(account.id, before); }).value();
        const auto rows = store->call([](Tables& t) { return t.rounds.list({}, 1000); }).value();
        QCOMPARE(rounds.size(), rows.size());
        int returned = 0;
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            const RoundRow& row = rows[rows.size() - 1 - i];
            const bool settled = row.state == RoundState::Settled;
            returned += settled ? 0 : 1;
            QCOMPARE(rounds[i].started, row.started);
            QCOMPARE(rounds[i].ended, *row.ended);
            QCOMPARE(rounds[i].currency, row.currency);
            QCOMPARE(rounds[i].staked, settled ? row.wagered : Money{});
            QCOMPARE(rounds[i].returned, settled ? row.returned : Money{});
        }
        QVERIFY(returned > 0);
        const auto later = rounds[rounds.size() / 2].started;
        const auto rest = store->call([&](Tables& t) { return t.limits.roundsSince(account.id, later); }).value();
        QVERIFY(rest.size() < rounds.size() && rest.front().started == later);
        QCOMPARE(store->call([&](Tables& t) { return t.limits.roundsSince(account.id + 1, before); })->size(), 0U);
    }
};

OPENSHOE_TEST(TestLimitStore, Core)
#include "tst_limitstore.moc"
