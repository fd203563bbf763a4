// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/storagejournal.h"

#include "session/tablesession.h"
#include "tables.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::test;
using session::TableSession;

class TestStorageJournal : public QObject {
    Q_OBJECT

    static std::unique_ptr<storage::Store> open(const QString& folder) {
        auto store = storage::Store::open(folder, storage::Access::Play);
        if (!store)
            qFatal("%s", store.error().text().c_str());
        return std::move(*store);
    }

    static session::TableKey playerAt(storage::Store& store, const char* id) {
        auto account =
            store.call([](storage::Tables& t) { return t.accounts.obtain("player", QStringLiteral("Player")); });
        auto table = key(id);
        table.account = account.value().id;
        return table;
    }

    static void settle(TableSession& s) { QTRY_VERIFY(!s.isBusy()); }

    static void stakeAndDeal(TableSession& s) {
        QVERIFY(!s.slip().set(mainAt(1), s.rules().limitIn(s.key().currency)->min).refusal);
        QVERIFY(!s.deal());
        settle(s);
    }

    static void finish(TableSession& s) {
        for (int i = 0; i < 100 && s.isPlaying(); ++i) {
            QVERIFY(!s.silence());
            settle(s);
        }
    }

private slots:
    void playsEveryGame_data() {
        QTest::addColumn<QString>("id");
        for (const QString& id : allGames())
            QTest::newRow(qPrintable(id)) << id;
    }

    void playsEveryGame() {
        QFETCH(QString, id);
        QTemporaryDir folder;
        {
            auto store = open(folder.path());
            session::StorageJournal journal(*store);
            TableSession s(journal, playerAt(*store, qPrintable(id)));
            s.open();
            QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
            for (int round = 0; round < 8; ++round) {
                stakeAndDeal(s);
                finish(s);
                QVERIFY2(s.stage() == TableSession::Stage::Ready, s.failure().text().c_str());
                const auto record = store->call([&](storage::Tables& t) { return t.rounds.record(s.round()); });
                QVERIFY(record);
                QCOMPARE(record->events, s.events());
            }
        }
        auto store = open(folder.path());
        const auto report = store->call([](storage::Tables& t) { return t.checker.run(); });
        QVERIFY(report);
        QCOMPARE(report->rounds, 8);
        QVERIFY2(report->problems.empty(), report->problems.empty() ? "" : report->problems.front().detail.c_str());
    }

    void goesOnAfterAnotherStart() {
        QTemporaryDir folder;
        Events before;
        {
            auto store = open(folder.path());
            session::StorageJournal journal(*store);
            TableSession s(journal, playerAt(*store, "boxes"));
            s.open();
            QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
            do
                stakeAndDeal(s);
            while (!s.isPlaying());
            before = s.events();
        }
        auto store = open(folder.path());
        const auto left = store->call([](storage::Tables& t) { return session::settleLeftRounds(t, true); });
        QVERIFY(left);
        QCOMPARE(left->waiting.size(), std::size_t(1));
        session::StorageJournal journal(*store);
        TableSession s(journal, playerAt(*store, "boxes"));
        s.open();
        QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
        QVERIFY(s.wasRecovered());
        QVERIFY(s.question());
        QCOMPARE(s.events(), before);
        finish(s);
        const auto row = store->call([&](storage::Tables& t) { return t.rounds.find(s.round()); });
        QVERIFY(row && *row && (*row)->recovered);
        stakeAndDeal(s);
        QCOMPARE(s.stage(), TableSession::Stage::Ready);
    }

    void silentGamesAreFinishedAtTheStart() {
        QTemporaryDir folder;
        {
            auto store = open(folder.path());
            session::StorageJournal journal(*store);
            TableSession s(journal, playerAt(*store, "deluxe"));
            s.open();
            QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
            do
                stakeAndDeal(s);
            while (!s.isPlaying());
        }
        auto store = open(folder.path());
        const auto left = store->call([](storage::Tables& t) { return session::settleLeftRounds(t, true); });
        QVERIFY(left);
        QVERIFY(left->waiting.empty());
        QCOMPARE(left->finished, 1);
        QVERIFY(!left->problem);
        const auto open_ = store->call([](storage::Tables& t) { return t.journal.openRounds(); });
        QVERIFY(open_ && open_->empty());
    }

    void theClientSeedIsKeptWithTheFirstStake() {
        QTemporaryDir folder;
        auto store = open(folder.path());
        session::StorageJournal journal(*store);
        TableSession s(journal, playerAt(*store, "boxes"));
        s.open();
        QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
        const auto seed = fairness::ClientSeed::fromText("words", {}).value();
        QVERIFY(s.setClientSeed(seed));
        const auto id = s.shoe()->id;
        stakeAndDeal(s);
        const auto shoe = store->call([&](storage::Tables& t) { return t.shoes.find(id); });
        QCOMPARE((*shoe)->seed.clientSeed, seed);
    }
};

QTEST_GUILESS_MAIN(TestStorageJournal)
#include "tst_storagejournal.moc"
