// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/limits/limitkeeper.h"

#include "session/limits/pausemarker.h"
#include "session/table/storagejournal.h"
#include "session/table/tablesession.h"
#include "storage/folder/backups.h"
#include "tables.h"
#include "testprogram.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace openshoe;
using namespace openshoe::session;
using namespace openshoe::test;
using engine::Refusal;
using storage::LimitKind;

namespace {

/// A data folder in use: its store, the keeper, and a table if needed. The test controls the clock.
struct Room {
    explicit Room(const QString& data, ClockReading& clock, const QString& marker = {})
        : folder(data), store(storage::Store::open(data, storage::Access::Play).value()),
          keeper(marker, [&clock] { return clock; }), journal(*store) {
        const auto made =
            store->call([](storage::Tables& t) { return t.accounts.obtain("player", QStringLiteral("Player")); });
        account = made.value().id;
        QSignalSpy changed(&keeper, &LimitKeeper::changed);
        keeper.open(*store, account);
        if (!changed.wait())
            qFatal("the keeper doesn't answer");
    }
    ~Room() { keeper.close(); }

    void sit(const char* id = "classic") {
        auto table = key(id);
        table.account = account;
        at = std::make_unique<TableSession>(journal, table);
        keeper.watch(*at);
        at->open();
        if (!QTest::qWaitFor([this] { return at->stage() == TableSession::Stage::Ready && !at->isBusy(); }))
            qFatal("the table doesn't open");
    }
    std::optional<Refusal> deal(base::Money stake) {
        if (at->change(&session::BetSlip::set, mainAt(1), stake).refusal)
            qFatal("the stake can't be placed");
        const auto refused = at->deal();
        settle();
        return refused;
    }
    void settle() {
        if (!QTest::qWaitFor([this] { return !at->isBusy(); }))
            qFatal("the journal doesn't answer");
    }
    void finish() {
        while (at->isPlaying()) {
            (void)at->silence();
            settle();
        }
    }
    base::Result<void> done(const std::function<void(Done<void>)>& ask) {
        std::optional<base::Result<void>> answer;
        ask([&](base::Result<void> result) { answer = std::move(result); });
        if (!QTest::qWaitFor([&] { return answer.has_value(); }))
            qFatal("the keeper doesn't answer");
        return *answer;
    }
    base::Result<void> set(LimitKind kind, std::optional<std::int64_t> value, const std::string& currency = {}) {
        return done([&](Done<void> then) { keeper.set(kind, currency, value, std::move(then)); });
    }
    base::Result<void> begin(LimitKind kind, std::int64_t ms) {
        return done([&](Done<void> then) { keeper.begin(kind, ms, std::move(then)); });
    }
    [[nodiscard]] base::Money least() const { return at->rules().limitIn(at->key().currency)->min; }
    /// That many minimum stakes.
    [[nodiscard]] std::int64_t times(int count) const { return least().times(count).minorUnits(); }

    QString folder;
    std::unique_ptr<storage::Store> store;
    LimitKeeper keeper;
    StorageJournal journal;
    storage::AccountId account = 0;
    std::unique_ptr<TableSession> at;
};

ClockReading clockNow() {
    return {.wall = QDateTime::currentMSecsSinceEpoch(), .uptime = 1000, .boot = "one"};
}

} // namespace

class TestLimitKeeper : public QObject {
    Q_OBJECT

private slots:
    void theStakesOfADay() {
        const QTemporaryDir folder;
        ClockReading clock = clockNow();
        std::string currency;
        {
            Room room(folder.path(), clock);
            room.sit();
            currency = room.at->key().currency;
            QVERIFY(room.set(LimitKind::Stake, room.times(3), currency));
            QCOMPARE(room.deal(room.least().times(4)), Refusal::LimitReached);
            QVERIFY(!room.at->isPlaying());
            QVERIFY(!room.deal(room.least()));
            room.finish();
            const session::PlayedDay::Sum sum = room.keeper.day().in(currency);
            const auto rows = room.store->call([](storage::Tables& t) { return t.rounds.list({}, 5); }).value();
            QCOMPARE(sum.staked, rows.front().wagered);
            QCOMPARE(sum.returned, rows.front().returned);
            QCOMPARE(room.deal(room.least().times(3)), Refusal::LimitReached);
        }
        Room room(folder.path(), clock); // a restart changes nothing
        room.sit();
        QCOMPARE(room.deal(room.least().times(3)), Refusal::LimitReached);
        clock.wall += 2 * Limits::dayMs;
        QVERIFY(!room.deal(room.least().times(3)));
        room.finish();
    }

    // A round in progress is played to its end, with everything it asks for and whatever has been set in the meantime.
    void aRoundThatHasBegunIsFinished() {
        const QTemporaryDir folder;
        ClockReading clock = clockNow();
        Room room(folder.path(), clock);
        room.sit();
        QVERIFY(room.set(LimitKind::Stake, room.times(1), room.at->key().currency));
        bool doubled = false;
        for (int tries = 0; tries < 200 && !doubled; ++tries) {
            QVERIFY(!room.deal(room.least()));
            if (room.at->isPlaying()) {
                QCOMPARE(room.at->deal(), Refusal::WrongPhase);
                doubled = !room.at->act(engine::Action::Double);
                room.settle();
            }
            room.finish();
            clock.wall += 2 * Limits::dayMs;
        }
        QVERIFY(doubled);
    }

    void aPauseDuringARoundLetsItEnd() {
        const QTemporaryDir folder;
        ClockReading clock = clockNow();
        Room room(folder.path(), clock);
        room.sit();
        while (!room.at->isPlaying())
            QVERIFY(!room.deal(room.least()));
        QVERIFY(room.begin(LimitKind::Exclusion, 7 * Limits::dayMs));
        room.finish();
        QVERIFY(!room.at->isPlaying() && room.at->state().phase == engine::Phase::Over);
        QCOMPARE(room.deal(room.least()), Refusal::SelfExcluded);
    }

    void aRoundGivenBackCountsNothing() {
        MemoryJournal journal;
        const TableKey place = key("classic");
        fillWallet(journal, place);
        LimitKeeper keeper;
        TableSession table(journal, place);
        keeper.watch(table);
        table.open();
        while (!table.isPlaying()) {
            QVERIFY(!table.change(&session::BetSlip::set, mainAt(1), place.rules.limitIn(place.currency)->min).refusal);
            QVERIFY(!table.deal());
        }
        const session::PlayedDay::Sum before = keeper.day().in(place.currency);
        journal.failWith(base::Error{base::Error::Kind::Environment, "here", base::Said::verbatim("the disk is full")});
        (void)table.silence();
        QCOMPARE(table.stage(), TableSession::Stage::Failed);
        journal.workAgain();
        QSignalSpy over(&table, &TableSession::roundOver);
        table.retry();
        QCOMPARE(over.count(), 1);
        QVERIFY(table.state().cancelled);
        QCOMPARE(keeper.day().in(place.currency), before);
    }

    void timePlayed() {
        const QTemporaryDir folder;
        ClockReading clock = clockNow();
        const QDateTime midday = QDateTime::currentDateTime().date().startOfDay().addSecs(12 * 3600);
        clock.wall = midday.toMSecsSinceEpoch();
        Room room(folder.path(), clock);
        QVERIFY(room.set(LimitKind::Time, 4));
        room.sit();
        const auto play = [&](std::int64_t minutes) {
            const auto refused = room.deal(room.least());
            if (room.at->isPlaying()) {
                clock.wall += minutes * Limits::minuteMs;
                room.finish();
            } else if (!refused) {
                return std::optional(Refusal::NotOffered); // over at once: play again
            }
            return refused;
        };
        std::optional<Refusal> refused;
        while ((refused = play(4)) == Refusal::NotOffered) {
        }
        QVERIFY(!refused);
        QCOMPARE(room.keeper.day().playedMs, 4 * Limits::minuteMs);
        QCOMPARE(room.deal(room.least()), Refusal::LimitReached);
    }

    // The computer is put to sleep in the middle of a round: neither the limit of time nor the reminder counts that.
    void asleepNobodyPlays() {
        const QTemporaryDir folder;
        ClockReading clock = clockNow();
        clock.wall = QDateTime::currentDateTime().date().startOfDay().addSecs(12 * 3600).toMSecsSinceEpoch();
        Room room(folder.path(), clock);
        QVERIFY(room.set(LimitKind::Time, 4));
        room.sit();
        const auto pass = [&clock](std::int64_t ms) {
            clock.wall += ms;
            clock.uptime += ms;
        };
        do {
            QVERIFY(!room.deal(room.least()));
        } while (!room.at->isPlaying());
        pass(LimitKeeper::beatMs);
        room.keeper.beat();
        pass(180 * Limits::minuteMs); // asleep
        room.keeper.beat();
        pass(Limits::minuteMs);
        room.finish();
        QCOMPARE(room.keeper.day().playedMs, Limits::minuteMs + 2 * LimitKeeper::beatMs);
        QVERIFY(!room.deal(room.least()));
    }

    void anotherAccountHasItsOwnLimitsAndTheSameBreak() {
        const QTemporaryDir folder;
        ClockReading clock = clockNow();
        Room room(folder.path(), clock);
        QVERIFY(room.set(LimitKind::Loss, 100, "usd"));
        const auto other =
            room.store->call([](storage::Tables& t) { return t.accounts.obtain("other", QStringLiteral("Other")); });
        QVERIFY(room.keeper.hindrance("usd", money("2")));
        QSignalSpy changed(&room.keeper, &LimitKeeper::changed);
        room.keeper.use(other->id);
        QVERIFY(changed.wait());
        QVERIFY(!room.keeper.hindrance("usd", money("2")));
        room.keeper.use(room.account);
        QVERIFY(changed.wait());
        QVERIFY(room.begin(LimitKind::Break, 15 * Limits::minuteMs));
        room.keeper.use(other->id);
        QVERIFY(changed.wait());
        const auto found = room.keeper.hindrance("usd", money("2"));
        QVERIFY(found && found->refusal == Refusal::SelfExcluded);
    }

    void whatIsWrongIsSaidAndChangesNothing() {
        const QTemporaryDir folder;
        ClockReading clock = clockNow();
        Room room(folder.path(), clock);
        const auto refused = room.set(LimitKind::Loss, 0, "usd");
        QVERIFY(!refused && refused.error().kind == base::Error::Kind::Input);
        QVERIFY(room.begin(LimitKind::Exclusion, 7 * Limits::dayMs));
        QVERIFY(!room.begin(LimitKind::Exclusion, 2 * Limits::dayMs));
        QCOMPARE(room.keeper.pause()->leftMs, 7 * Limits::dayMs);
    }

    void aPauseOutlastsAStartAndAnyClock() {
        const QTemporaryDir folder;
        ClockReading clock = clockNow();
        {
            Room room(folder.path(), clock);
            QVERIFY(room.begin(LimitKind::Exclusion, 7 * Limits::dayMs));
        }
        clock.wall += 8 * Limits::dayMs; // without a reboot
        clock.uptime += Limits::minuteMs;
        {
            Room room(folder.path(), clock);
            QVERIFY(room.keeper.pause());
            QCOMPARE(room.keeper.pause()->leftMs, 7 * Limits::dayMs - Limits::minuteMs);
        }
        clock = {.wall = clock.wall + 8 * Limits::dayMs, .uptime = 5, .boot = "two"};
        {
            Room room(folder.path(), clock);
            QVERIFY(!room.keeper.pause());
        }
        clock.wall -= 16 * Limits::dayMs; // set right again
        Room room(folder.path(), clock);
        QVERIFY(room.keeper.pause());
    }

    // In another folder, in a new one, and in the same one after an earlier backup was restored.
    void aPauseHoldsInEveryFolder() {
        const QTemporaryDir folder;
        const QString marker = folder.filePath(QStringLiteral("own"));
        const QString mine = folder.filePath(QStringLiteral("mine"));
        ClockReading clock = clockNow();
        QString backup;
        {
            Room room(mine, clock, marker);
            backup = storage::Backups(mine).make().value().path;
            QVERIFY(room.begin(LimitKind::Exclusion, 7 * Limits::dayMs));
        }
        clock.wall += Limits::dayMs;
        clock.uptime += Limits::dayMs;
        {
            Room room(folder.filePath(QStringLiteral("other")), clock, marker);
            QVERIFY(room.keeper.pause());
            QCOMPARE(room.keeper.pause()->leftMs, 6 * Limits::dayMs);
            QCOMPARE(room.keeper.pause()->kind, LimitKind::Exclusion);
            const auto report = room.store->call([](storage::Tables& t) { return t.checker.run(); });
            QVERIFY(report && report->problems.empty());
        }
        QVERIFY(storage::Backups(mine).restore(backup));
        {
            Room room(mine, clock, marker);
            QCOMPARE(room.keeper.pause()->leftMs, 6 * Limits::dayMs);
        }
        // The marker is deleted: the next start on a folder that has the pause on record writes it again.
        QVERIFY(QFile::remove(pauseMarkerPath(marker)));
        { const Room room(mine, clock, marker); }
        Room room(folder.filePath(QStringLiteral("third")), clock, marker);
        QCOMPARE(room.keeper.pause()->leftMs, 6 * Limits::dayMs);
    }

    // Uses the clock that limits are counted by, both before the pause begins and afterwards.
    void endOfAPause() {
        const QTemporaryDir folder;
        ClockReading clock = clockNow();
        clock.wall += 400 * Limits::dayMs;
        Room room(folder.path(), clock, folder.path());
        const QDateTime end = room.keeper.endOf(60 * Limits::minuteMs);
        QCOMPARE(end.toMSecsSinceEpoch(), clock.wall + 60 * Limits::minuteMs);
        QVERIFY(room.begin(LimitKind::Break, 60 * Limits::minuteMs));
        QCOMPARE(room.keeper.pause()->until, end);
    }

    void takingOverIsTold() {
        const QTemporaryDir folder;
        ClockReading clock = clockNow();
        {
            Room room(folder.filePath(QStringLiteral("mine")), clock, folder.path());
            QVERIFY(room.begin(LimitKind::Break, 60 * Limits::minuteMs));
        }
        auto store = storage::Store::open(folder.filePath(QStringLiteral("other")), storage::Access::Play).value();
        const auto account =
            store->call([](storage::Tables& t) { return t.accounts.obtain("player", QStringLiteral("Player")); });
        LimitKeeper keeper(folder.path(), [&] { return clock; });
        QSignalSpy told(&keeper, &LimitKeeper::tookOver);
        keeper.open(*store, account->id);
        QVERIFY(told.wait());
        QSignalSpy changed(&keeper, &LimitKeeper::changed);
        keeper.refresh();
        QVERIFY(changed.wait());
        QCOMPARE(told.count(), 1); // it is on record by now
    }

    void aMarkerThatCantBeWrittenIsTold() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        ClockReading clock = clockNow();
        Room room(folder.filePath(QStringLiteral("mine")), clock, file.fileName());
        QSignalSpy told(&room.keeper, &LimitKeeper::unmarked);
        QVERIFY(room.begin(LimitKind::Break, 60 * Limits::minuteMs));
        QCOMPARE(told.count(), 1);
        QVERIFY(room.keeper.pause());
    }

    void aForgedMarkerDoesntProlongForEver() {
        const QTemporaryDir folder;
        QFile file(pauseMarkerPath(folder.path()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"pause": "break", "until": 9223372036854775807})");
        file.close();
        ClockReading clock = clockNow();
        { const Room room(folder.path(), clock, folder.path()); }
        clock.wall += Limits::dayMs;
        clock.uptime += Limits::dayMs;
        const Room room(folder.path(), clock, folder.path());
        QCOMPARE(room.keeper.pause()->leftMs, Limits::longestBreakMs - Limits::dayMs);
    }

    void theEndIsToldWithoutBeingAsked() {
        const QTemporaryDir folder;
        ClockReading clock = clockNow();
        Room room(folder.path(), clock);
        QVERIFY(room.begin(LimitKind::Break, Limits::minuteMs));
        clock.wall += Limits::minuteMs - 1;
        clock.uptime += Limits::minuteMs - 1;
        (void)room.keeper.hindrance("usd", money("1"));
        QSignalSpy changed(&room.keeper, &LimitKeeper::changed);
        room.keeper.refresh(); // sets the timer to what is left
        QVERIFY(changed.wait());
        clock.wall += 1;
        clock.uptime += 1;
        QVERIFY(changed.wait());
        QVERIFY(!room.keeper.pause());
    }
};

OPENSHOE_TEST(TestLimitKeeper, Core)
#include "tst_limitkeeper.moc"
