// SPDX-License-Identifier: GPL-3.0-or-later
#include "testprogram.h"

#include "app/autoplay.h"
#include "app/composition.h"
#include "storage/store.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <map>
#include <set>

using namespace openshoe;

/// Kills the real window (SIGKILL) at random moments: while it starts, while cards are moving, at a decision, between
/// rounds. Whatever it had printed must be on disk; the next start must resume or finish the open rounds, pay them
/// once, and mark them `recovered`. OPENSHOE_KILLS sets the number of kills (default 12).
class TestWindowKills : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLostAndNothingPaidTwice();

private:
    struct Open {
        std::string variant;
        engine::Events events;
    };

    void killOnce(int number);
    void waitForOpenRound() const;
    void goOn(const std::map<qint64, Open>& open);
    void lookAtLines(const QStringList& lines);
    void lookAtRundown();
    [[nodiscard]] std::map<qint64, Open> openRounds() const;
    [[nodiscard]] QString path() const { return m_folder->path(); }
    [[nodiscard]] static QStringList wholeLines(QByteArray output);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::set<qint64> m_recovered; ///< in the current folder
    int m_early = 0;              ///< kills before there was a database
    int m_between = 0;            ///< kills that left no round open
    int m_undealt = 0;
    int m_atDecision = 0;
    int m_finished = 0; ///< of those at a decision, finished by the rule for silence
    int m_lines = 0;
};

namespace {

// Other programs can be named, so that a long campaign can go on while these are being rebuilt.
QString windowProgram() {
    return qEnvironmentVariable("OPENSHOE_WINDOW", QStringLiteral(OPENSHOE_WINDOW));
}
QString cliProgram() {
    return qEnvironmentVariable("OPENSHOE_CLI", QStringLiteral(OPENSHOE_CLI));
}

/// Runs a program to its end and returns its output. Fails the test unless it exits with 0.
QByteArray run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(120'000)) {
        process.kill();
        process.waitForFinished();
        QTest::qFail("the program does not end", __FILE__, __LINE__);
    } else if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
        QTest::qFail(process.readAllStandardError().constData(), __FILE__, __LINE__);
    }
    return process.readAllStandardOutput();
}

} // namespace

// Leaves out the last line if it was cut off.
QStringList TestWindowKills::wholeLines(QByteArray output) {
    output.truncate(output.lastIndexOf('\n') + 1);
    QStringList lines = QString::fromUtf8(output).split(u'\n', Qt::SkipEmptyParts);
    lines.erase(std::remove_if(lines.begin(), lines.end(),
                               [](const QString& line) { return !line.startsWith(QStringLiteral("round ")); }),
                lines.end());
    return lines;
}

std::map<qint64, TestWindowKills::Open> TestWindowKills::openRounds() const {
    std::map<qint64, Open> open;
    const auto store = storage::Store::open(path(), storage::Access::Play); // reads the log that was left behind
    if (!store) {
        QTest::qFail(store.error().text().c_str(), __FILE__, __LINE__);
        return open;
    }
    const auto found = (*store)->call([](storage::Tables& t) { return t.journal.openRounds(); });
    if (!found) {
        QTest::qFail(found.error().text().c_str(), __FILE__, __LINE__);
        return open;
    }
    for (const storage::OpenRound& round : *found)
        open[round.id] = {round.rules.id, round.events};
    return open;
}

void TestWindowKills::lookAtLines(const QStringList& lines) {
    if (lines.isEmpty())
        return;
    const auto store = storage::Store::open(path(), storage::Access::Read);
    QVERIFY2(store, store ? "" : store.error().text().c_str());
    for (const QString& line : lines) {
        const qint64 number = line.section(u' ', 1, 1).toLongLong();
        const auto record = (*store)->call([&](storage::Tables& t) { return t.rounds.record(number); });
        QVERIFY2(record, qPrintable(line));
        QVERIFY2(record->row.state != storage::RoundState::Open, qPrintable(line));
        const auto state = engine::replay(record->events);
        QVERIFY(state);
        QCOMPARE(app::roundLine(number, record->rules, *state), line);
    }
    m_lines += static_cast<int>(lines.size());
}

void TestWindowKills::killOnce(int number) {
    static constexpr const char* games[] = {"all", "deluxe", "rundown", "boxes", "down-under", "classic", "premium"};
    static constexpr const char* speeds[] = {"off", "fast", "off", "normal", "slow"};
    const QLatin1String game(games[QRandomGenerator::global()->bounded(7)]);
    const int speed = QRandomGenerator::global()->bounded(5);
    QProcess window;
    window.start(windowProgram(),
                 {QStringLiteral("--data"), path(), QStringLiteral("--autoplay"), QStringLiteral("1000"),
                  QStringLiteral("--variant"), game, QStringLiteral("--speed"), QLatin1String(speeds[speed])});
    QVERIFY(window.waitForStarted());
    // One kill in four during the start, one some time after a round's end, two during a round.
    int longest = 400;
    if (number % 4 == 1) {
        for (int tenths = 0; !window.canReadLine() && tenths < 200; ++tenths)
            window.waitForReadyRead(100);
        longest = 300;
    } else if (number % 4 != 0) {
        waitForOpenRound();
        longest = QLatin1String(speeds[speed]) == QLatin1String("off") ? 60 : 2500; // the animated ones last longer
    }
    QThread::msleep(QRandomGenerator::global()->bounded(static_cast<quint32>(longest)));
    const bool running = window.state() == QProcess::Running;
    window.kill();
    QVERIFY(window.waitForFinished());
    QVERIFY2(running && window.exitStatus() == QProcess::CrashExit, window.readAllStandardError().constData());
    const QStringList lines = wholeLines(window.readAllStandardOutput());
    if (storage::inspect(path()) == storage::FileState::Absent) {
        ++m_early;
        QVERIFY(lines.isEmpty());
        return;
    }
    const auto open = openRounds();
    lookAtLines(lines);
    for (const QString& line : lines)
        QVERIFY2(open.count(line.section(u' ', 1, 1).toLongLong()) == 0, qPrintable(line));
    if (!QTest::currentTestFailed())
        goOn(open);
}

void TestWindowKills::goOn(const std::map<qint64, Open>& open) {
    QVERIFY(open.size() <= 1);
    if (open.empty())
        ++m_between;
    const QStringList lines = wholeLines(
        run(windowProgram(), {QStringLiteral("--data"), path(), QStringLiteral("--autoplay"),
                                              QStringLiteral("1"), QStringLiteral("--speed"), QStringLiteral("off")}));
    lookAtLines(lines);
    if (QTest::currentTestFailed())
        return;
    for (const auto& [id, left] : open) {
        const auto store = storage::Store::open(path(), storage::Access::Read);
        QVERIFY(store);
        const auto record = (*store)->call([number = id](storage::Tables& t) { return t.rounds.record(number); });
        QVERIFY2(record, record ? "" : record.error().text().c_str());
        QVERIFY(record->row.state != storage::RoundState::Open);
        QVERIFY(record->row.recovered);
        m_recovered.insert(id);
        // It resumed from the very step that was stored.
        QVERIFY(record->events.size() >= left.events.size());
        QVERIFY(std::equal(left.events.begin(), left.events.end(), record->events.begin()));
        const auto before = engine::replay(left.events);
        QVERIFY(before);
        const bool waits = lines.size() == 2 && lines.front().startsWith(QStringLiteral("round %1 ").arg(id));
        QCOMPARE(lines.size(), waits ? 2 : 1);
        if (before->phase == engine::Phase::Betting) {
            ++m_undealt;
            QCOMPARE(record->row.wagered, record->row.returned);
        } else {
            ++m_atDecision;
            QCOMPARE(waits, record->rules.onSilence != engine::OnSilence::Auto);
            m_finished += waits ? 0 : 1;
        }
    }
    if (open.empty())
        QCOMPARE(lines.size(), 1);
    (void)run(cliProgram(), {QStringLiteral("history"), QStringLiteral("check"),
                                             QStringLiteral("--data"), path()});
}

// Waits until a round is open on disk.
void TestWindowKills::waitForOpenRound() const {
    std::unique_ptr<storage::Store> store;
    QElapsedTimer waited;
    waited.start();
    while (waited.elapsed() < 20'000) {
        if (!store) {
            if (auto opened = storage::Store::open(path(), storage::Access::Read))
                store = std::move(*opened);
        }
        const auto open = store ? store->call([](storage::Tables& t) { return t.journal.openRounds(); })
                                : base::Result<std::vector<storage::OpenRound>>();
        if (open && !open->empty())
            return;
        QThread::msleep(5);
    }
}

// The command line and the Rundown show the same rounds as recovered, and no others.
void TestWindowKills::lookAtRundown() {
    const QByteArray listed =
        run(cliProgram(), {QStringLiteral("history"), QStringLiteral("list"), QStringLiteral("--json"),
                                           QStringLiteral("--limit"), QStringLiteral("10000"),
                                           QStringLiteral("--data"), path()});
    std::set<qint64> told;
    const QJsonDocument document = QJsonDocument::fromJson(listed);
    const QJsonArray rounds = document.isArray() ? document.array() : document.object().value(u"rounds").toArray();
    QVERIFY2(!rounds.isEmpty(), listed.left(200).constData());
    for (const QJsonValue& round : rounds) {
        if (round[u"recovered"].toBool())
            told.insert(round[u"id"].toInteger());
    }
    QCOMPARE(told, m_recovered);
    app::Composition composition({path(), {}, session::Speed::Off});
    models::AppController& app = composition.root();
    app.data->open();
    QTRY_VERIFY(app.data->isReady());
    models::RundownModel& rundown = *app.rundown;
    QTRY_VERIFY(rundown.count() > 0);
    while (rundown.count() < rounds.size()) {
        const int known = rundown.count();
        rundown.fetchMore({});
        QTRY_VERIFY(rundown.count() > known);
    }
    std::set<qint64> shown;
    for (const models::RundownRow& row : rundown.rows()) {
        if (row.recovered)
            shown.insert(row.roundId);
        QCOMPARE(row.accessibleName.contains(QStringLiteral("recovered")), row.recovered);
    }
    QCOMPARE(shown, m_recovered);
}

void TestWindowKills::nothingIsLostAndNothingPaidTwice() {
    bool given = false;
    int kills = qEnvironmentVariableIntValue("OPENSHOE_KILLS", &given);
    if (!given)
        kills = 12;
    constexpr int killsInAFolder = 24;
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < kills; ++i) {
        if (i % killsInAFolder == 0) {
            m_folder = std::make_unique<QTemporaryDir>();
            m_recovered.clear();
        }
        killOnce(i);
        if (!QTest::currentTestFailed() && (i == kills - 1 || i % killsInAFolder == killsInAFolder - 1))
            lookAtRundown();
        if (QTest::currentTestFailed()) {
            m_folder->setAutoRemove(false);
            qWarning("kill %d, folder %s", i, qPrintable(path()));
            return;
        }
    }
    qInfo("%d kills: %d before there was a file, %d between rounds, %d before the deal, %d at a decision (%d of them "
          "finished by the rule for silence, the others resumed); %d printed rounds found on disk; %lld s",
          kills, m_early, m_between, m_undealt, m_atDecision, m_finished, m_lines, timer.elapsed() / 1000);
}

OPENSHOE_TEST(TestWindowKills, Core)
#include "tst_windowkills.moc"
