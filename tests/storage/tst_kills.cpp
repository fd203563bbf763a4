// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"
#include "testprogram.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace openshoe;
using namespace openshoe::storage;

/// Kills players at random moments (SIGKILL) and examines what is left: everything confirmed is there, the open round
/// can be finished, and the whole store checks out. OPENSHOE_KILLS sets how often (default 42).
class TestKills : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLostAndNothingBookedTwice();

private:
    qint64 timeToPlay();
    void killOnce(const QString& folder, const TestGame& game, int milliseconds);
    void lookAt(const QString& folder, RoundId round, int events);

    qint64 m_finished = 0;
    qint64 m_steps = 0;
};

void TestKills::lookAt(const QString& folder, RoundId round, int events) {
    auto store = Store::open(folder, Access::Play);
    QVERIFY2(store, store ? "" : store.error().text().c_str());
    if (round > 0) {
        const auto record = (*store)->call([&](Tables& t) { return t.rounds.record(round); });
        QVERIFY2(record, record ? "" : record.error().text().c_str());
        QVERIFY2(static_cast<int>(record->events.size()) >= events, "a confirmed step is lost");
    }
    const auto open = (*store)->call([](Tables& t) { return t.journal.recover(); });
    QVERIFY2(open, open ? "" : open.error().text().c_str());
    QVERIFY(open->size() <= 1);
    for (const OpenRound& left : *open) {
        const auto done = TestPlayer::finish(**store, left);
        QVERIFY2(done, done ? "" : done.error().text().c_str());
        const auto row = (*store)->call([&](Tables& t) { return t.rounds.find(left.id); });
        QVERIFY(row);
        QVERIFY(!*row || ((*row)->recovered && (*row)->state != RoundState::Open));
        ++m_finished;
    }
    const auto report = (*store)->call([](Tables& t) { return t.checker.run(); });
    QVERIFY(report);
    QVERIFY2(report->problems.empty(),
             report->problems.empty() ? "" : report->problems.front().detail.english().c_str());
}

void TestKills::killOnce(const QString& folder, const TestGame& game, int milliseconds) {
    QProcess player;
    const quint64 seed = QRandomGenerator::global()->generate64();
    player.start(QStringLiteral(KILLPLAYER),
                 {folder, QLatin1String(game.variant), QLatin1String(game.currency), QString::number(seed)});
    QVERIFY(player.waitForStarted());
    QThread::msleep(static_cast<unsigned long>(milliseconds));
    const bool running = player.state() == QProcess::Running;
    player.kill();
    QVERIFY(player.waitForFinished());
    QVERIFY2(running && player.exitStatus() == QProcess::CrashExit, player.readAllStandardError().constData());
    // The last line may be cut off; a round that ended before the deal is reported as number 0.
    RoundId round = 0;
    int events = 0;
    const QList<QByteArray> lines = player.readAllStandardOutput().split('\n');
    m_steps += lines.size() - 1;
    if (lines.size() > 1) {
        const QList<QByteArray> words = lines[lines.size() - 2].split(' ');
        QCOMPARE(words.size(), 4);
        // Before the deal it may end and disappear between its last line and the kill.
        round = words[3].toInt() != 0 ? words[1].toLongLong() : 0;
        events = words[2].toInt();
    }
    lookAt(folder, round, events);
}

// Until a player's first step is on disk: some milliseconds, but a second under wine.
qint64 TestKills::timeToPlay() {
    QTemporaryDir folder;
    QProcess player;
    QElapsedTimer timer;
    player.start(QStringLiteral(KILLPLAYER), {folder.path(), QStringLiteral("classic"), QStringLiteral("gold"), "1"});
    if (!player.waitForStarted())
        return 0;
    timer.start();
    player.waitForReadyRead();
    const qint64 taken = timer.elapsed();
    player.kill();
    player.waitForFinished();
    return taken;
}

void TestKills::nothingIsLostAndNothingBookedTwice() {
    bool given = false;
    int kills = qEnvironmentVariableIntValue("OPENSHOE_KILLS", &given);
    if (!given)
        kills = 42;
    std::unique_ptr<QTemporaryDir> folder;
    const int start = static_cast<int>(timeToPlay());
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < kills; ++i) {
        if (i % 42 == 0)
            folder = std::make_unique<QTemporaryDir>();
        // From the very start, while the file is being created, up to some dozens of rounds.
        const int moment = i % 42 < 3 ? QRandomGenerator::global()->bounded(20 + start)
                                      : (i % 2 == 0 ? start : 10) + QRandomGenerator::global()->bounded(200);
        killOnce(folder->path(), testGames[i % 6], moment);
        if (QTest::currentTestFailed()) {
            folder->setAutoRemove(false);
            qWarning("kill %d, folder %s", i, qPrintable(folder->path()));
            return;
        }
    }
    qInfo("%d kills, %lld steps confirmed, %lld rounds found open and finished, %lld s", kills, m_steps, m_finished,
          timer.elapsed() / 1000);
}

OPENSHOE_TEST(TestKills, Core)
#include "tst_kills.moc"
