// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/tableclock.h"

#include "testprogram.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <csignal>

using openshoe::session::TableClock;
using namespace std::chrono_literals;

class TestTableClock : public QObject {
    Q_OBJECT

private slots:
    void countsDownAndRingsOnce() {
        TableClock clock;
        clock.setManualClock(true);
        QSignalSpy changed(&clock, &TableClock::changed);
        QSignalSpy timeUp(&clock, &TableClock::timeUp);
        QVERIFY(!clock.isRunning());
        QCOMPARE(clock.fraction(), -1.0);
        QCOMPARE(clock.secondsLeft(), 0);
        clock.start(4000ms);
        QVERIFY(clock.isRunning());
        QCOMPARE(clock.fraction(), 1.0);
        QCOMPARE(clock.secondsLeft(), 4);
        clock.advance(1000ms);
        QCOMPARE(clock.fraction(), 0.75);
        QCOMPARE(clock.secondsLeft(), 3);
        clock.advance(1ms); // rounded up
        QCOMPARE(clock.secondsLeft(), 3);
        clock.advance(2998ms);
        QCOMPARE(clock.secondsLeft(), 1);
        QCOMPARE(timeUp.count(), 0);
        clock.advance(5000ms);
        QCOMPARE(timeUp.count(), 1);
        QVERIFY(!clock.isRunning());
        QCOMPARE(clock.fraction(), -1.0);
        QCOMPARE(changed.count(), 5);
        clock.advance(1000ms);
        QCOMPARE(timeUp.count(), 1);
    }

    // Each of the last seconds once, earlier whole seconds not at all; a short countdown starts without one.
    void theLastSecondsAreTold() {
        TableClock clock;
        clock.setManualClock(true);
        QSignalSpy ticked(&clock, &TableClock::ticked);
        clock.start(7000ms);
        clock.advance(1900ms);
        QCOMPARE(ticked.count(), 0);
        for (int i = 0; i < 500; ++i)
            clock.advance(10ms);
        QCOMPARE(ticked.count(), TableClock::lastSeconds);
        clock.advance(1000ms);
        QCOMPARE(ticked.count(), TableClock::lastSeconds); // the end doesn't count
        clock.start(3000ms);
        QCOMPARE(ticked.count(), TableClock::lastSeconds);
        clock.advance(1ms);
        QCOMPARE(ticked.count(), TableClock::lastSeconds);
        clock.advance(1000ms);
        QCOMPARE(ticked.count(), TableClock::lastSeconds + 1);
    }

    void stopsWithoutRinging() {
        TableClock clock;
        clock.setManualClock(true);
        QSignalSpy changed(&clock, &TableClock::changed);
        QSignalSpy timeUp(&clock, &TableClock::timeUp);
        clock.stop();
        QCOMPARE(changed.count(), 0);
        clock.start(1000ms);
        clock.stop();
        QCOMPARE(changed.count(), 2);
        clock.advance(1000ms);
        QCOMPARE(timeUp.count(), 0);
        clock.start(1000ms);
        clock.start(0ms); // zero means no clock
        QVERIFY(!clock.isRunning());
        QCOMPARE(timeUp.count(), 0);
    }

    void waitsWhilePaused() {
        TableClock clock;
        clock.setManualClock(true);
        QSignalSpy timeUp(&clock, &TableClock::timeUp);
        clock.start(4000ms);
        clock.advance(1000ms);
        clock.setPaused(true);
        clock.advance(5000ms);
        QCOMPARE(clock.secondsLeft(), 3);
        clock.start(2000ms); // a countdown may be started meanwhile
        clock.advance(5000ms);
        QCOMPARE(clock.secondsLeft(), 2);
        clock.setPaused(false);
        clock.advance(2000ms);
        QCOMPARE(timeUp.count(), 1);
    }

    void waitsByItsOwnTimerToo() {
        TableClock clock;
        QSignalSpy timeUp(&clock, &TableClock::timeUp);
        clock.start(250ms);
        clock.setPaused(true);
        QVERIFY(!timeUp.wait(500));
        QCOMPARE(clock.fraction(), 1.0);
        clock.setPaused(false);
        QVERIFY(timeUp.wait(5000));
    }

    // Stopped like a computer that is put to sleep: that time doesn't count, and nothing has happened meanwhile.
    void aStoppedProgramLosesNoTime() {
#ifdef Q_OS_WIN
        QSKIP("no signals");
#else
        TableClock clock;
        QSignalSpy timeUp(&clock, &TableClock::timeUp);
        clock.start(1500ms);
        QTest::qWait(200);
        QProcess waker;
        waker.start(QStringLiteral("sh"),
                    {QStringLiteral("-c"),
                     QStringLiteral("sleep 2; kill -CONT %1").arg(QCoreApplication::applicationPid())});
        QVERIFY(waker.waitForStarted());
        QCOMPARE(::raise(SIGSTOP), 0);
        QTest::qWait(300);
        QCOMPARE(timeUp.count(), 0);
        QVERIFY(clock.fraction() > 0.2);
        QVERIFY(timeUp.wait(5000));
        QVERIFY(waker.state() == QProcess::NotRunning || waker.waitForFinished());
#endif
    }

    void runsByItsOwnTimer() {
        TableClock clock;
        QSignalSpy timeUp(&clock, &TableClock::timeUp);
        QElapsedTimer time;
        time.start();
        clock.start(250ms);
        QVERIFY(timeUp.wait(5000));
        QVERIFY(time.elapsed() >= 250);
        QVERIFY(!clock.isRunning());
    }
};

OPENSHOE_TEST(TestTableClock, Core)
#include "tst_tableclock.moc"
