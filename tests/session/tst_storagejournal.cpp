// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/table/storagejournal.h"

#include "session/table/seating.h"
#include "session/table/tablesession.h"
#include "tables.h"
#include "testprogram.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <set>

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
        QVERIFY(!s.change(&session::BetSlip::set, mainAt(1), s.rules().limitIn(s.key().currency)->min).refusal);
        QVERIFY(!s.deal());
        settle(s);
    }

    static base::Result<session::GivenBack> giveBack(session::StorageJournal& journal, const session::TableKey& table,
                                                     std::int64_t after) {
        std::optional<base::Result<session::GivenBack>> given;
        journal.giveBack(table, after, [&](base::Result<session::GivenBack> back) { given = std::move(back); });
        if (!QTest::qWaitFor([&] { return given.has_value(); }))
            qFatal("the journal doesn't answer");
        return *given;
    }

    static session::KeptTable kept(session::StorageJournal& journal, const session::TableKey& table) {
        std::optional<base::Result<session::KeptTable>> known;
        journal.openTable(table, [&](base::Result<session::KeptTable> answer) { known = std::move(answer); });
        if (!QTest::qWaitFor([&] { return known.has_value(); }))
            qFatal("the journal doesn't answer");
        return known->value();
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
        QVERIFY2(report->problems.empty(),
                 report->problems.empty() ? "" : report->problems.front().detail.english().c_str());
    }

    // Each round keeps the rules it was played by: before an edit, while others wait, after it, and in a copy.
    void roundsKeepTheirRules() {
        QTemporaryDir folder;
        std::vector<RuleSet> played;
        RuleSet mine = game("boxes");
        mine.id = "mine";
        RuleSet edited = mine;
        edited.decks = 2;
        edited.dealer.drawing.hitsSoft = !mine.dealer.drawing.hitsSoft;
        edited.table.seats = 1;
        RuleSet copy = edited;
        copy.id = "mine-2";
        copy.name = "Another";
        {
            auto store = open(folder.path());
            session::StorageJournal journal(*store);
            auto table = playerAt(*store, "boxes");
            table.rules = mine;
            TableSession s(journal, table);
            s.open();
            QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
            const auto playTwice = [&] {
                for (int i = 0; i < 2; ++i) {
                    played.push_back(s.rules());
                    stakeAndDeal(s);
                    finish(s);
                }
            };
            playTwice();
            do {
                played.push_back(mine);
                stakeAndDeal(s);
            } while (!s.isPlaying());
            QCOMPARE(s.useRules(edited), session::RulesFate::NextRound);
            finish(s);
            settle(s);
            QVERIFY(s.rules() == edited);
            playTwice();
            (void)s.useRules(copy);
            settle(s);
            QVERIFY(s.rules() == copy);
            playTwice();
            QVERIFY2(s.stage() == TableSession::Stage::Ready, s.failure().text().c_str());
        }
        auto store = open(folder.path());
        const auto report = store->call([](storage::Tables& t) { return t.checker.run(); });
        QVERIFY(report);
        QCOMPARE(report->rounds, static_cast<std::int64_t>(played.size()));
        QVERIFY2(report->problems.empty(),
                 report->problems.empty() ? "" : report->problems.front().detail.english().c_str());
        std::set<storage::ShoeId> shoes;
        for (std::size_t i = 0; i < played.size(); ++i) {
            const auto record =
                store->call([&](storage::Tables& t) { return t.rounds.record(static_cast<storage::RoundId>(i + 1)); });
            QVERIFY(record);
            RuleSet rules = played[i];
            rules.look = {};
            QVERIFY2(record->rules == rules, qPrintable(QString::number(i + 1)));
            QCOMPARE(record->shoe.seed.decks, rules.decks);
            QCOMPARE(record->shoe.finished, rules.id == "mine"); // those of the old rules may be shown
            shoes.insert(record->shoe.id);
        }
        QCOMPARE(shoes.size(), std::size_t{3});
    }

    // The program ended in the middle of a round and the game was edited: the round is finished by its own rules, then
    // the new ones take effect.
    void aRoundThatWaitsIsFinishedByItsOwnRules() {
        QTemporaryDir folder;
        RuleSet mine = game("boxes");
        mine.id = "mine";
        RuleSet edited = mine;
        edited.decks = 2;
        for (Limit& limit : edited.limits)
            limit.min = limit.min.times(2);
        std::int64_t round = 0;
        session::TableKey table;
        {
            auto store = open(folder.path());
            session::StorageJournal journal(*store);
            table = playerAt(*store, "boxes");
            table.rules = mine;
            TableSession s(journal, table);
            s.open();
            QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
            do
                stakeAndDeal(s);
            while (!s.isPlaying());
            QCOMPARE(s.useRules(edited), session::RulesFate::NextRound);
            round = s.round();
        }
        auto store = open(folder.path());
        session::StorageJournal journal(*store);
        table.rules = edited;
        const auto coming = store->call([&](storage::Tables& t) { return session::comeToTable(t, table); });
        QVERIFY(coming);
        TableSession s(journal, coming->key);
        s.open(coming->table);
        QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
        QCOMPARE(s.round(), round);
        QVERIFY(s.isPlaying() && s.round() > 0);
        RuleSet kept = mine;
        kept.look = edited.look;
        QVERIFY(s.rules() == kept);
        finish(s);
        settle(s);
        QVERIFY(s.rules() == edited);
        QCOMPARE(s.shoe()->seed.decks, 2);
        stakeAndDeal(s);
        finish(s);
        const auto report = store->call([](storage::Tables& t) { return t.checker.run(); });
        QVERIFY(report && report->problems.empty());

        // The money of a waiting round takes precedence, even if the game is no longer played for it.
        stakeAndDeal(s);
        while (!s.isPlaying())
            stakeAndDeal(s);
        RuleSet elsewhere = edited;
        for (Limit& limit : elsewhere.limits)
            limit.currency = "shells";
        table.rules = elsewhere;
        table.currency = "shells";
        const auto again = store->call([&](storage::Tables& t) { return session::comeToTable(t, table); });
        QVERIFY(again);
        QCOMPARE(again->key.currency, s.key().currency);
        QVERIFY(again->key.rules.limitIn(again->key.currency));
    }

    // Cards that were face up in earlier rounds of the shoe are known after a restart as before it, and those of no
    // other shoe.
    void theShoesRoundsAreKnownAfterAnotherStart() {
        QTemporaryDir folder;
        std::vector<Events> before;
        {
            auto store = open(folder.path());
            session::StorageJournal journal(*store);
            for (const char* id : {"boxes", "deluxe", "boxes"}) {
                TableSession s(journal, playerAt(*store, id));
                s.open();
                QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
                for (int round = 0; round < 3; ++round) {
                    stakeAndDeal(s);
                    finish(s);
                }
                before = kept(journal, s.key()).shoeLogs;
            }
            QCOMPARE(before.size(), std::size_t{6});
            QCOMPARE(std::get<RoundOpened>(before.front().front()).firstCard, 0);
        }
        auto store = open(folder.path());
        session::StorageJournal journal(*store);
        TableSession s(journal, playerAt(*store, "boxes"));
        s.open();
        QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
        QCOMPARE(kept(journal, s.key()).shoeLogs, before);
        do
            stakeAndDeal(s);
        while (!s.isPlaying());
        std::vector<Events> logs = kept(journal, s.key()).shoeLogs;
        QVERIFY(logs.size() >= before.size() && std::equal(before.begin(), before.end(), logs.begin()));
        logs.push_back(s.events());
        const auto seen = lastDecisionIn(logs, s.key());
        QVERIFY(seen && isSame(s.openDecision().value(), *seen));
        // Also in the middle of a round.
        TableSession again(journal, playerAt(*store, "boxes"));
        again.open();
        QTRY_COMPARE(again.stage(), TableSession::Stage::Ready);
        QVERIFY(isSame(again.openDecision().value(), *seen));
        // A new shoe has no rounds yet.
        TableSession other(journal, playerAt(*store, "classic"));
        other.open();
        QTRY_COMPARE(other.stage(), TableSession::Stage::Ready);
        QVERIFY(kept(journal, other.key()).shoeLogs.empty());
        do
            stakeAndDeal(other);
        while (!other.isPlaying());
        const auto alone = lastDecisionIn({other.events()}, other.key());
        QVERIFY(alone && isSame(other.openDecision().value(), *alone));
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
        QVERIFY(s.round() > 0);
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

    // A round that was given up is cancelled on disk, and reported as it ended there; another table's continues.
    void aRoundGivenUpIsReturned() {
        QTemporaryDir folder;
        auto store = open(folder.path());
        session::StorageJournal journal(*store);
        TableSession s(journal, playerAt(*store, "boxes"));
        TableSession other(journal, playerAt(*store, "premium"));
        for (TableSession* each : {&s, &other}) {
            each->open();
            QTRY_COMPARE(each->stage(), TableSession::Stage::Ready);
        }
        const auto before = s.wallet();
        std::int64_t over = 0;
        do {
            over = s.round();
            stakeAndDeal(s);
        } while (!s.isPlaying());
        do
            stakeAndDeal(other);
        while (!other.isPlaying());
        const auto given = giveBack(journal, s.key(), over);
        QVERIFY(given);
        QVERIFY(given->fate == session::RoundFate::Returned);
        QVERIFY(given->round && given->round->id == s.round());
        QVERIFY(std::holds_alternative<RoundCancelled>(given->round->events.back()));
        QVERIFY(over != 0 || given->table.wallet == before);
        const auto left = store->call([](storage::Tables& t) { return t.journal.openRounds(); });
        QVERIFY(left);
        QCOMPARE(left->size(), std::size_t(1));
        QCOMPARE(left->front().id, other.round());
        // Nothing more is to be given back.
        const auto again = giveBack(journal, s.key(), s.round());
        QVERIFY(again && again->fate == session::RoundFate::None && !again->round);
        const auto report = store->call([](storage::Tables& t) { return t.checker.run(); });
        QVERIFY(report && report->problems.empty());
    }

    // A round whose last step had been stored after all is over, and reported as such.
    void aRoundKeptAgainstItsWordIsSettled() {
        QTemporaryDir folder;
        auto store = open(folder.path());
        session::StorageJournal journal(*store);
        TableSession s(journal, playerAt(*store, "classic"));
        s.open();
        QTRY_COMPARE(s.stage(), TableSession::Stage::Ready);
        stakeAndDeal(s);
        finish(s);
        const auto given = giveBack(journal, s.key(), 0);
        QVERIFY(given && given->fate == session::RoundFate::Settled);
        QCOMPARE(given->round->events, s.events());
        QCOMPARE(given->table.lastRound, s.round());
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

OPENSHOE_TEST(TestStorageJournal, Core)
#include "tst_storagejournal.moc"
