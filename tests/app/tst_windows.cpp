// SPDX-License-Identifier: GPL-3.0-or-later
#include "testprogram.h"

#include "storage/store.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;

/// The real window in a process of its own: two on the same data, data that can't be used, data that disappears.
class TestWindows : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QStringList playing(int rounds) const {
        return {QStringLiteral("--data"),     m_folder->path(),      QStringLiteral("--speed"), QStringLiteral("off"),
                QStringLiteral("--autoplay"), QString::number(rounds)};
    }
    /// Plays, and returns the exit code; -1 if it crashes or doesn't end. `told` receives standard error.
    int play(int rounds, QByteArray* told = nullptr, QByteArray* printed = nullptr,
             const QStringList& more = {}) const {
        QProcess window;
        window.start(QStringLiteral(OPENSHOE_WINDOW), playing(rounds) + more);
        if (!window.waitForFinished(60'000)) {
            window.kill();
            window.waitForFinished();
            return -1;
        }
        const QByteArray errors = window.readAllStandardError();
        if (window.exitCode() > 1) // neither success nor refusal: print it, it may be a sanitizer's report
            qWarning("%s", errors.constData());
        if (told)
            *told = errors;
        if (printed)
            *printed = window.readAllStandardOutput();
        return window.exitStatus() == QProcess::NormalExit ? window.exitCode() : -1;
    }
    static void waitForRounds(QProcess& window) {
        QVERIFY(window.waitForStarted());
        while (!window.canReadLine())
            QVERIFY2(window.waitForReadyRead(30'000), window.readAllStandardError().constData());
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aSecondWindowSaysSoAndDoesNotPlay() {
        QProcess first;
        first.start(QStringLiteral(OPENSHOE_WINDOW), playing(1'000'000));
        waitForRounds(first);
        QByteArray told;
        QByteArray printed;
        QCOMPARE(play(1, &told, &printed), 1);
        QVERIFY2(told.contains("another Open Shoe is using this data"), told.constData());
        QCOMPARE(printed, QByteArray());
        QCOMPARE(first.state(), QProcess::Running);
        // The record may be read meanwhile.
        QProcess reader;
        reader.start(QStringLiteral(OPENSHOE_CLI),
                     {QStringLiteral("history"), QStringLiteral("list"), QStringLiteral("--data"), m_folder->path()});
        QVERIFY(reader.waitForFinished());
        QCOMPARE(reader.exitCode(), 0);
        first.kill(); // its lock is left behind
        QVERIFY(first.waitForFinished());
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("openshoe.lock"))));
        QCOMPARE(play(1, &told), 0);
    }

    // One table after another is set up, each with different spots and circles.
    // Nobody moved that window: the next one opens as it would have.
    void autoplayLeavesTheWindowsPlaceAlone() {
        QCOMPARE(play(1), 0);
        const QSettings settings(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        QVERIFY2(settings.allKeys().filter(QStringLiteral("window/")).isEmpty(),
                 qPrintable(settings.allKeys().join(u' ')));
    }

    void theTablesGoOverWithoutAComplaint() {
        QByteArray told;
        QByteArray printed;
        QCOMPARE(play(13, &told, &printed, {QStringLiteral("--variant"), QStringLiteral("all")}), 0);
        QCOMPARE(printed.count("round "), 13);
        QVERIFY2(!told.contains("qrc:"), told.constData());
        // Nor complaints about the lack of sound on the machines that run this.
        QVERIFY2(!told.contains("openshoe: "), told.constData());
    }

    void dataThatCantBeUsedEndsAutoplayInWords() {
        QCOMPARE(play(1), 0);
        QFile file(m_folder->filePath(QStringLiteral("openshoe.db")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(32768, 'x'));
        file.close();
        QByteArray told;
        QCOMPARE(play(1, &told), 1);
        QVERIFY2(told.contains("damaged") && told.contains("backup"), told.constData());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray(32768, 'x'));
    }

    void aLogThatCantBeWrittenStopsNothing() {
        QVERIFY(QDir().mkdir(m_folder->filePath(QStringLiteral("openshoe.log"))));
        QByteArray told;
        QCOMPARE(play(3, &told), 0);
    }

    void dataThatGoesAwayEndsAutoplayInWords() {
        const QString data = m_folder->filePath(QStringLiteral("data"));
        QProcess window;
        QStringList arguments = playing(1'000'000);
        arguments[1] = data;
        window.start(QStringLiteral(OPENSHOE_WINDOW), arguments);
        waitForRounds(window);
        QVERIFY(QDir(data).removeRecursively());
        QVERIFY2(window.waitForFinished(60'000), "it plays on without its data");
        QCOMPARE(window.exitStatus(), QProcess::NormalExit);
        QCOMPARE(window.exitCode(), 1);
        QVERIFY(!window.readAllStandardError().isEmpty());
    }
};

OPENSHOE_TEST(TestWindows, Core)
#include "tst_windows.moc"
