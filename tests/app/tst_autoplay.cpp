// SPDX-License-Identifier: GPL-3.0-or-later
#include "testprogram.h"

#include "app/autoplay.h"
#include "app/composition.h"
#include "storage/store.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe;

class TestAutoplay : public QObject {
    Q_OBJECT

    static QStringList play(const QString& folder, int rounds, const QStringList& variants,
                            QString* problem = nullptr) {
        app::Composition composition({folder, {}, session::Speed::Off});
        models::AppController& app = composition.root();
        QStringList lines;
        app::AutoPlayer player(app, nullptr, {.rounds = rounds, .variants = variants, .seed = QStringLiteral("test")},
                               [&](const QString& line) { lines << line; });
        QSignalSpy finished(&player, &app::AutoPlayer::finished);
        player.start();
        app.data->open();
        [&] { QVERIFY(finished.wait(180'000)); }(); // longer than the player's patience: its message says more
        if (problem)
            *problem = finished.isEmpty() ? QStringLiteral("no end") : finished.first().first().toString();
        return lines;
    }

    // Something of the person's was staked in each round: "round 17 classic 20-19 win +1000.00".
    static void checkLine(const QString& line) {
        static const QRegularExpression form(
            QStringLiteral("^round \\d+ [a-z-]+ [\\d,]+-\\d+ [a-z,-]+ [+-]\\d+\\.\\d\\d$"));
        QVERIFY2(form.match(line).hasMatch(), qPrintable(line));
    }

private slots:
    // At a table with other people, takes none of their seats and plays no round without a stake of its own.
    void playsAmongOthers() {
        const QTemporaryDir folder;
        QString problem;
        const QStringList lines = play(folder.path(), 100, {QStringLiteral("deluxe")}, &problem);
        QCOMPARE(problem, QString());
        QCOMPARE(lines.size(), 100);
        for (const QString& line : lines)
            checkLine(line);
    }

    void playsEveryGameInTurn() {
        QTemporaryDir folder;
        QString problem;
        const QStringList lines = play(folder.path(), 60, {}, &problem);
        QCOMPARE(problem, QString());
        QCOMPARE(lines.size(), 60);
        QStringList games;
        for (const QString& line : lines) {
            checkLine(line);
            games << line.section(u' ', 2, 2);
        }
        games.removeDuplicates();
        QCOMPARE(games.size(), 6);
        const auto store = storage::Store::open(folder.path(), storage::Access::Read);
        QVERIFY(store);
        const auto report = (*store)->call([](storage::Tables& t) { return t.checker.run(); });
        QVERIFY(report);
        QCOMPARE(report->rounds, 60);
        QVERIFY2(report->problems.empty(),
                 report->problems.empty() ? "" : report->problems.front().detail.english().c_str());
    }

    void anInterruptedRoundIsFinishedFirst() {
        QTemporaryDir folder;
        {
            app::Composition composition({folder.path(), QStringLiteral("boxes"), session::Speed::Off});
            models::AppController& app = composition.root();
            app.data->open();
            models::TableController& table = *app.table;
            QTRY_VERIFY(table.isSeated() && table.session()->stage() == session::TableSession::Stage::Ready);
            for (int i = 0; i < 20 && table.live()->actions()->count() == 0; ++i) {
                table.bets()->newBets();
                table.bets()->minStake(1, -1);
                table.bets()->deal();
                QTRY_VERIFY(table.live()->phase() == models::LiveRound::Over || table.live()->actions()->count() > 0);
            }
            QVERIFY(table.live()->actions()->count() > 0);
        }
        QString problem;
        const QStringList lines = play(folder.path(), 6, {}, &problem);
        QCOMPARE(problem, QString());
        QCOMPARE(lines.size(), 7);
        QVERIFY(lines.first().contains(QStringLiteral(" boxes ")));
        QVERIFY(lines[1].contains(QStringLiteral(" deluxe ")));
    }

    void aBreakEndsIt() {
        const QTemporaryDir folder;
        {
            const auto store = storage::Store::open(folder.path(), storage::Access::Play);
            QVERIFY(store);
            QVERIFY((*store)->call([](storage::Tables& t) {
                const auto account = t.accounts.obtain("player", QStringLiteral("Player"));
                session::Limits limits;
                limits.look(session::readClock());
                const auto row = limits.paused(storage::LimitKind::Break, account->id, session::Limits::dayMs);
                return t.limits.add(*row, limits.clockToKeep());
            }));
        }
        QString problem;
        QCOMPARE(play(folder.path(), 3, {}, &problem), QStringList());
        QVERIFY2(problem.startsWith(QStringLiteral("A break runs until ")), qPrintable(problem));
    }

    void aFolderThatCantBeUsedEndsIt() {
        QString problem;
        const QStringList lines = play(QStringLiteral("/proc/no-such-place"), 1, {}, &problem);
        QVERIFY(lines.isEmpty());
        QVERIFY(!problem.isEmpty());
    }
};

OPENSHOE_TEST(TestAutoplay, Core)
#include "tst_autoplay.moc"
