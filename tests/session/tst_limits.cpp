// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/limits/limits.h"

#include "session/limits/pausemarker.h"
#include "tables.h"
#include "testprogram.h"

#include <QTemporaryDir>
#include <QTimeZone>

using namespace openshoe;
using namespace openshoe::session;
using namespace openshoe::test;
using storage::LimitKind;
using storage::LimitRow;

namespace {

constexpr std::int64_t minute = Limits::minuteMs;
constexpr std::int64_t hour = 60 * minute;
constexpr std::int64_t day = Limits::dayMs;
const std::int64_t noon = QDateTime(QDate(2026, 11, 22), QTime(12, 0), QTimeZone::utc()).toMSecsSinceEpoch();

/// A computer whose clock can be changed, and that can be switched off.
struct Computer {
    std::int64_t wall = noon;
    std::int64_t uptime = 1000;
    int boot = 1;

    void run(std::int64_t ms) {
        wall += ms;
        uptime += ms;
    }
    void off(std::int64_t ms) {
        wall += ms;
        uptime = 500;
        ++boot;
    }
    [[nodiscard]] ClockReading reading() const { return {wall, uptime, "boot " + std::to_string(boot)}; }
};

/// Limits as the store would keep them.
struct Kept {
    Computer computer;
    storage::LimitRecord rows;

    Limits now() {
        Limits limits(rows);
        limits.look(computer.reading());
        rows.clock = rows.rows.empty() ? rows.clock : limits.clock();
        return limits;
    }
    base::Result<void> add(const base::Result<LimitRow>& row, const Limits& limits) {
        if (!row)
            return tl::make_unexpected(row.error());
        rows.rows.push_back(*row);
        rows.rows.back().id = static_cast<std::int64_t>(rows.rows.size());
        rows.clock = limits.clockToKeep();
        return {};
    }
    base::Result<void> set(LimitKind kind, std::optional<std::int64_t> value, std::string currency = {}) {
        const Limits limits = now();
        return add(limits.changed({kind, 1, std::move(currency)}, value), limits);
    }
    base::Result<void> begin(LimitKind kind, std::int64_t ms) {
        const Limits limits = now();
        return add(limits.paused(kind, 1, ms), limits);
    }
    std::int64_t left() {
        const auto running = now().pause();
        return running ? running->leftMs : 0;
    }
    std::optional<std::int64_t> loss() { return now().limit({LimitKind::Loss, 1, "usd"}).value; }
};

storage::PlayedRound round(const QDateTime& started, std::int64_t ms, const char* staked, const char* returned,
                           const char* currency = "usd") {
    return {started, started.addMSecs(ms), currency, money(staked), money(returned)};
}

QDateTime at(const char* iso) {
    return QDateTime::fromString(QString::fromLatin1(iso), Qt::ISODate).toUTC();
}

} // namespace

class TestLimits : public QObject {
    Q_OBJECT

private slots:
    // --- Which value applies when.

    void aLimitIsLoweredAtOnceAndRaisedADayLater() {
        Kept kept;
        QVERIFY(!kept.loss());
        QVERIFY(kept.set(LimitKind::Loss, 10000, "usd"));
        QCOMPARE(kept.loss(), 10000);
        QVERIFY(kept.set(LimitKind::Loss, 5000, "usd"));
        QCOMPARE(kept.loss(), 5000);
        QVERIFY(kept.set(LimitKind::Loss, 5001, "usd"));
        QCOMPARE(kept.loss(), 5000);
        const LimitState waiting = kept.now().limit({LimitKind::Loss, 1, "usd"});
        QVERIFY(waiting.changes);
        QCOMPARE(waiting.next, 5001);
        QCOMPARE(waiting.at.toMSecsSinceEpoch(), noon + day);
        kept.computer.run(day - 1);
        QCOMPARE(kept.loss(), 5000);
        kept.computer.run(1);
        QCOMPARE(kept.loss(), 5001);
        QVERIFY(!kept.now().limit({LimitKind::Loss, 1, "usd"}).changes);
        QVERIFY(kept.set(LimitKind::Loss, std::nullopt, "usd")); // removing it means raising it
        QCOMPARE(kept.loss(), 5001);
        kept.computer.off(day);
        QVERIFY(!kept.loss());
    }

    void aRaiseIsTakenBackByChoosingThePresentValue() {
        Kept kept;
        QVERIFY(kept.set(LimitKind::Loss, 5000, "usd"));
        QVERIFY(kept.set(LimitKind::Loss, 9000, "usd"));
        kept.computer.run(hour);
        QVERIFY(kept.set(LimitKind::Loss, 5000, "usd"));
        QVERIFY(!kept.now().limit({LimitKind::Loss, 1, "usd"}).changes);
        kept.computer.run(2 * day);
        QCOMPARE(kept.loss(), 5000);
    }

    void anotherRaiseWaitsAnew() {
        Kept kept;
        QVERIFY(kept.set(LimitKind::Loss, 5000, "usd"));
        QVERIFY(kept.set(LimitKind::Loss, 6000, "usd"));
        kept.computer.run(23 * hour);
        QVERIFY(kept.set(LimitKind::Loss, 7000, "usd"));
        kept.computer.run(2 * hour);
        QCOMPARE(kept.loss(), 5000); // the one before never takes effect
        kept.computer.run(22 * hour);
        QCOMPARE(kept.loss(), 7000);
    }

    void aReminderChangesAtOnce() {
        Kept kept;
        const LimitKey key{LimitKind::Reminder, 1, {}};
        QVERIFY(kept.set(LimitKind::Reminder, 10));
        QVERIFY(kept.set(LimitKind::Reminder, 60));
        QCOMPARE(kept.now().limit(key).value, 60);
        QVERIFY(kept.set(LimitKind::Reminder, std::nullopt));
        QVERIFY(!kept.now().limit(key).value);
    }

    void limitsAreOfAnAccountAndACurrency() {
        Kept kept;
        QVERIFY(kept.set(LimitKind::Loss, 5000, "usd"));
        QVERIFY(!kept.now().limit({LimitKind::Loss, 1, "gold"}).value);
        QVERIFY(!kept.now().limit({LimitKind::Stake, 1, "usd"}).value);
        QVERIFY(!kept.now().limit({LimitKind::Loss, 2, "usd"}).value);
    }

    void whatCantBeIsRefused_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<qint64>("value");
        QTest::addColumn<bool>("good");
        const auto row = [](const char* name, LimitKind kind, std::int64_t value, bool good) {
            QTest::newRow(name) << static_cast<int>(kind) << qint64{value} << good;
        };
        row("no money", LimitKind::Loss, 0, false);
        row("less than no money", LimitKind::Stake, -1, false);
        row("one unit", LimitKind::Loss, 1, true);
        row("all the money", LimitKind::Stake, Limits::mostMoney, true);
        row("more than all", LimitKind::Stake, Limits::mostMoney + 1, false);
        row("no minute", LimitKind::Time, 0, false);
        row("a day", LimitKind::Time, 1440, true);
        row("more than a day", LimitKind::Time, 1441, false);
        row("a reminder a minute", LimitKind::Reminder, 1, true);
        row("half a minute's break", LimitKind::Break, minute / 2, false);
        row("a minute's break", LimitKind::Break, minute, true);
        row("a break of 30 days", LimitKind::Break, 30 * day, true);
        row("a longer break", LimitKind::Break, 30 * day + 1, false);
        row("an exclusion of hours", LimitKind::Exclusion, day - 1, false);
        row("an exclusion of five years", LimitKind::Exclusion, 5 * 366 * day, true);
        row("for ever", LimitKind::Exclusion, INT64_MAX, false);
    }

    void whatCantBeIsRefused() {
        QFETCH(int, kind);
        QFETCH(qint64, value);
        QFETCH(bool, good);
        Kept kept;
        const auto what = static_cast<LimitKind>(kind);
        const bool ofMoney = what == LimitKind::Loss || what == LimitKind::Stake;
        const auto done =
            what >= LimitKind::Break ? kept.begin(what, value) : kept.set(what, value, ofMoney ? "usd" : "");
        QCOMPARE(done.has_value(), good);
        if (!good)
            QVERIFY(done.error().kind == base::Error::Kind::Input && !done.error().what.empty());
        QVERIFY(!kept.set(LimitKind::Loss, 5));         // without a currency
        QVERIFY(!kept.set(LimitKind::Time, 5, "usd"));  // with one
        QVERIFY(!kept.set(LimitKind::Break, 5 * hour)); // is set by begin()
    }

    // --- What may be staked.

    void limitsToTheUnit() {
        Kept kept;
        QVERIFY(kept.set(LimitKind::Loss, 10000, "usd"));
        QVERIFY(kept.set(LimitKind::Stake, 30000, "usd"));
        const QDateTime start = QDateTime::fromMSecsSinceEpoch(noon).toUTC();
        session::PlayedDay sums;
        sums.goOnTo(session::PlayedDay::beginOf(start, QTimeZone::utc()));
        const auto hindrance = [&](const char* stake, const char* currency = "usd") {
            return kept.now().hindrance(1, currency, money(stake), sums, QTimeZone::utc());
        };
        QVERIFY(!hindrance("100"));
        QVERIFY(hindrance("100.01"));
        QVERIFY(!hindrance("100.01", "gold"));
        sums.add(round(start, minute, "150", "90")); // 60 lost
        QVERIFY(!hindrance("40"));
        auto found = hindrance("40.01");
        QVERIFY(found && found->kind == LimitKind::Loss && found->refusal == engine::Refusal::LimitReached);
        QCOMPARE(found->left, money("40"));
        QCOMPARE(found->until, at("2026-11-23T00:00:00Z"));
        sums.add(round(start, minute, "100", "200")); // 40 won by now; 50 may still be staked
        QVERIFY(!hindrance("50"));
        found = hindrance("50.01");
        QVERIFY(found && found->kind == LimitKind::Stake);
        QCOMPARE(found->left, money("50"));
        sums.add(round(start, minute, "200", "0")); // doubled: exceeds both
        found = hindrance("0.01");
        QVERIFY(found && found->kind == LimitKind::Stake);
        QCOMPARE(found->left, base::Money{});
        sums.goOnTo(at("2026-11-23T00:00:00Z"));
        QVERIFY(!hindrance("100"));
    }

    void timeToTheMinute() {
        Kept kept;
        QVERIFY(kept.set(LimitKind::Time, 2));
        session::PlayedDay sums;
        sums.goOnTo(session::PlayedDay::beginOf(QDateTime::fromMSecsSinceEpoch(noon).toUTC(), QTimeZone::utc()));
        const auto hindrance = [&] { return kept.now().hindrance(1, "usd", money("1"), sums, QTimeZone::utc()); };
        sums.playedMs = 2 * minute - 1;
        QVERIFY(!hindrance());
        sums.playedMs = 2 * minute;
        QVERIFY(hindrance() && hindrance()->kind == LimitKind::Time);
    }

    // --- The day.

    void theDayBeginsWhereThePersonIs_data() {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<QString>("now");
        QTest::addColumn<QString>("begin");
        const auto row = [](const char* name, const char* zone, const char* now, const char* begin) {
            QTest::newRow(name) << QByteArray(zone) << QString::fromLatin1(now) << QString::fromLatin1(begin);
        };
        row("before midnight", "Europe/Berlin", "2026-11-22T22:59:59Z", "2026-11-21T23:00:00Z");
        row("at midnight", "Europe/Berlin", "2026-11-22T23:00:00Z", "2026-11-22T23:00:00Z");
        row("a day of 25 hours", "Europe/Berlin", "2026-10-25T22:30:00Z", "2026-10-24T22:00:00Z");
        row("a day of 23 hours", "Europe/Berlin", "2026-03-29T21:59:00Z", "2026-03-28T23:00:00Z");
        row("no midnight", "America/Sao_Paulo", "2018-11-04T12:00:00Z", "2018-11-04T03:00:00Z");
        row("the other side", "Pacific/Auckland", "2026-11-22T12:00:00Z", "2026-11-22T11:00:00Z");
    }

    void theDayBeginsWhereThePersonIs() {
        QFETCH(QByteArray, zone);
        QFETCH(QString, now);
        QFETCH(QString, begin);
        QCOMPARE(session::PlayedDay::beginOf(at(qPrintable(now)), QTimeZone(zone)), at(qPrintable(begin)));
    }

    void aRoundOverMidnight() {
        session::PlayedDay sums;
        sums.goOnTo(at("2026-11-22T00:00:00Z"));
        sums.add(round(at("2026-11-21T23:59:00Z"), 3 * minute, "10", "0"));
        QCOMPARE(sums.in("usd"), session::PlayedDay::Sum{}); // belongs to the day before
        QCOMPARE(sums.playedMs, 2 * minute);
        sums.add(round(at("2026-11-22T00:04:00Z"), minute, "10", "5"));
        QCOMPARE(sums.in("usd").lost(), money("5"));
        QCOMPARE(sums.playedMs, 5 * minute);
        sums.goOnTo(at("2026-11-23T00:00:00Z"));
        QCOMPARE(sums.in("usd"), session::PlayedDay::Sum{});
        QCOMPARE(sums.playedMs, 0);
    }

    void gapsOfFiveMinutesAreTimePlayed() {
        session::PlayedDay sums;
        sums.goOnTo(at("2026-11-22T00:00:00Z"));
        const QDateTime start = at("2026-11-22T10:00:00Z");
        sums.add(round(start, minute, "1", "1"));
        sums.add(round(start.addMSecs(6 * minute), minute, "1", "1")); // five minutes later
        QCOMPARE(sums.playedMs, 7 * minute);
        sums.add(round(start.addMSecs(12 * minute + 1), minute, "1", "1")); // a moment longer
        QCOMPARE(sums.playedMs, 8 * minute);
        sums.add(round(start.addMSecs(20 * minute), hour, "1", "1")); // away in the middle of a round
        QCOMPARE(sums.playedMs, 13 * minute);
    }

    // Stopped in the middle of a round, between two, and partly outside what counts.
    void stopsAreNotTimePlayed() {
        session::PlayedDay sums;
        sums.goOnTo(at("2026-11-22T00:00:00Z"));
        const QDateTime start = at("2026-11-22T10:00:00Z");
        const auto minutes = [&start](int count) { return start.addMSecs(count * minute); };
        sums.stops = {{minutes(1), minutes(121)}, {minutes(123), minutes(183)}, {minutes(185), minutes(186)}};
        sums.add(round(start, 122 * minute, "1", "1")); // two minutes but for the stop
        QCOMPARE(sums.playedMs, 2 * minute);
        sums.add(round(minutes(184), 2 * minute, "1", "1")); // two minutes later but for the stop; half of it ran
        QCOMPARE(sums.playedMs, 5 * minute);
        sums.add(round(minutes(200), hour, "1", "1"));
        QCOMPARE(sums.playedMs, 10 * minute);
    }

    void aClockPutBackLosesNothingOfTheDay() {
        session::PlayedDay sums;
        sums.goOnTo(at("2026-11-22T00:00:00Z"));
        sums.add(round(at("2026-11-22T10:00:00Z"), minute, "10", "0"));
        sums.goOnTo(at("2026-11-20T00:00:00Z"));
        QCOMPARE(sums.in("usd").lost(), money("10"));
        sums.add({at("2026-11-22T10:05:00Z"), at("2026-11-21T10:05:00Z"), "usd", money("5"), {}});
        QCOMPARE(sums.playedMs, minute);
        QCOMPARE(sums.in("usd").lost(), money("15"));
    }

    // --- A pause and the computer's clock.

    void aPauseEndsOnTheMoment() {
        Kept kept;
        QVERIFY(kept.begin(LimitKind::Break, 15 * minute));
        QCOMPARE(kept.now().pause()->until.toMSecsSinceEpoch(), noon + 15 * minute);
        kept.computer.run(15 * minute - 1);
        const auto found = kept.now().hindrance(2, "gold", money("1"), {}, QTimeZone::utc()); // regardless of who plays
        QVERIFY(found && found->refusal == engine::Refusal::SelfExcluded && found->kind == LimitKind::Break);
        kept.computer.run(1);
        QVERIFY(!kept.now().pause());
        QVERIFY(!kept.now().hindrance(1, "usd", money("1"), {}, QTimeZone::utc()));
    }

    void aPauseIsOnlyMadeLonger() {
        Kept kept;
        QVERIFY(kept.begin(LimitKind::Exclusion, 7 * day));
        QVERIFY(!kept.begin(LimitKind::Break, hour));
        QVERIFY(!kept.begin(LimitKind::Exclusion, 7 * day - 1));
        QCOMPARE(kept.left(), 7 * day);
        kept.computer.run(day);
        QVERIFY(kept.begin(LimitKind::Exclusion, 7 * day));
        QCOMPARE(kept.left(), 7 * day);
    }

    void aClockPutForwardHelpsNobodyWhileTheComputerRuns() {
        Kept kept;
        QVERIFY(kept.begin(LimitKind::Exclusion, 30 * day));
        kept.computer.run(hour);
        kept.computer.wall += 60 * day;
        QCOMPARE(kept.left(), 30 * day - hour);
        QCOMPARE(kept.now().pause()->until.toMSecsSinceEpoch(), kept.computer.wall + 30 * day - hour);
        kept.computer.off(hour); // with the wrong clock
        QCOMPARE(kept.left(), 30 * day - 2 * hour);
        kept.computer.wall -= 60 * day;
        QCOMPARE(kept.left(), 30 * day - 2 * hour);
    }

    void aClockPutForwardWhileOffIsFoundOutWhenItIsPutRight() {
        Kept kept;
        QVERIFY(kept.begin(LimitKind::Exclusion, 30 * day));
        kept.computer.run(hour);
        QCOMPARE(kept.left(), 30 * day - hour);
        kept.computer.off(hour + 60 * day);
        QCOMPARE(kept.left(), 0); // nobody could know
        kept.computer.run(hour);
        QCOMPARE(kept.left(), 0);
        kept.computer.wall -= 60 * day;
        QCOMPARE(kept.left(), 30 * day - 3 * hour);
        kept.computer.off(hour);
        QCOMPARE(kept.left(), 30 * day - 4 * hour);
    }

    void aClockPutBackNeitherShortensNorProlongsForEver() {
        Kept kept;
        QVERIFY(kept.begin(LimitKind::Exclusion, 30 * day));
        kept.computer.off(10 * day);
        QCOMPARE(kept.left(), 20 * day);
        kept.computer.off(hour - 365 * day); // the battery ran empty
        QCOMPARE(kept.left(), 30 * day);     // the ten days are doubtful now
        kept.computer.run(day);              // time the computer runs counts all the same
        QCOMPARE(kept.left(), 29 * day);
        kept.computer.wall += 365 * day; // right again
        QCOMPARE(kept.left(), 19 * day);
        kept.computer.off(day);
        QCOMPARE(kept.left(), 18 * day);
        kept.computer.run(18 * day - 1);
        QCOMPARE(kept.left(), 1);
        kept.computer.run(1);
        QCOMPARE(kept.left(), 0);
    }

    void theTimeOfLimitsNeverGoesBack() {
        Kept kept;
        QVERIFY(kept.set(LimitKind::Loss, 5000, "usd"));
        QVERIFY(kept.set(LimitKind::Loss, 9000, "usd"));
        kept.computer.run(2 * day);
        QCOMPARE(kept.loss(), 9000);
        kept.computer.wall -= 300 * day;
        QCOMPARE(kept.loss(), 9000);
        QVERIFY(kept.set(LimitKind::Loss, 100, "usd"));
        QCOMPARE(kept.loss(), 100);
        QVERIFY(kept.begin(LimitKind::Break, hour));
        QCOMPARE(kept.left(), hour);
        QCOMPARE(kept.now().pause()->until.toMSecsSinceEpoch(), kept.computer.wall + hour);
    }

    // --- The marker.

    void theMarkerSaysWhatIsLeft() {
        const QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("not/there/yet"));
        QVERIFY(!readPauseMarker(place));
        Computer computer;
        storage::LimitClock clock;
        advance(clock, computer.reading(), false);
        QVERIFY(writePauseMarker(place, {LimitKind::Exclusion, noon + 9 * day, clock}));
        auto marker = readPauseMarker(place);
        QVERIFY(marker && marker->kind == LimitKind::Exclusion);
        QCOMPARE(marker->clock, clock);
        computer.run(day);
        computer.wall += 300 * day;
        QCOMPARE(marker->left(computer.reading()), 8 * day);
        computer.run(8 * day);
        QCOMPARE(marker->left(computer.reading()), 0);
    }

    void aMarkerThatCantBeIsNone_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("break until tomorrow");
        QTest::newRow("another kind") << QByteArray(R"({"pause": "holiday", "until": 5})");
        QTest::newRow("long") << QByteArray(R"({"pause": "break", "until": 5)") + QByteArray(5000, ' ') + '}';
    }

    void aMarkerThatCantBeIsNone() {
        QFETCH(QByteArray, text);
        const QTemporaryDir folder;
        QFile file(pauseMarkerPath(folder.path()));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QVERIFY(!readPauseMarker(folder.path()));
    }

    void aMarkerForEverIsThatOfTheLongestPause() {
        const QTemporaryDir folder;
        QFile file(pauseMarkerPath(folder.path()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"pause": "break", "until": 9223372036854775807, "clock": {"wall": -1e300, "passed": "x"}})");
        file.close();
        auto marker = readPauseMarker(folder.path());
        QVERIFY(marker);
        QCOMPARE(marker->left(Computer().reading()), Limits::longestBreakMs);
    }
};

OPENSHOE_TEST(TestLimits, Core)
#include "tst_limits.moc"
