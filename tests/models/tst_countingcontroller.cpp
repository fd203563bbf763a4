// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counting/countingcontroller.h"

#include "advantage/risk.h"
#include "formats/counts.h"
#include "models/counting/countwords.h"
#include "models/words/amounts.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>

using namespace openshoe;
using namespace openshoe::models;

namespace {

// The figures from this many rounds on are enough here; the rest isn't waited for.
constexpr std::uint64_t enough = CountWork::firstRounds;

struct CountingBench {
    catalogue::Catalogue games;
    std::shared_ptr<analysis::Analyser> analyser = std::make_shared<analysis::Analyser>();
    QTemporaryDir folder;
    SettingsController settings{folder.filePath(QStringLiteral("settings.ini"))};
    CountSystems systems{settings.store()};
    CountTools tools{systems, analyser};
    CountingController counting{games, tools, settings};
    QAbstractItemModelTester ladder{counting.ladder(), QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester figures{counting.figures(), QAbstractItemModelTester::FailureReportingMode::QtTest};

    void look(const char* game) {
        counting.setVariantId(QString::fromLatin1(game));
        counting.setShown(true);
        wait();
    }
    void wait() { QTRY_VERIFY_WITH_TIMEOUT(counting.outlook().has_value() && !counting.work().isStopped(), 60000); }
    // Until nothing more comes of it.
    void rest() {
        counting.stop();
        QTRY_VERIFY(!counting.isWorking());
    }
    [[nodiscard]] QString figure(Figure which) {
        for (const CountFigureRow& row : counting.figures()->rows()) {
            if (row.name == figureName(which))
                return row.value;
        }
        return {};
    }
    [[nodiscard]] QString stakeAt(int row) {
        return counting.ladder()->rows()[static_cast<std::size_t>(row)].stakeText;
    }
};

} // namespace

class TestCountingController : public QObject {
    Q_OBJECT

private slots:
    void nothingIsDoneBeforeItIsShown() {
        CountingBench bench;
        QTest::qWait(50);
        QVERIFY(!bench.counting.isWorking() && !bench.counting.outlook());
        QVERIFY(bench.counting.sentence().isEmpty());
        bench.look("boxes");
        QVERIFY(!bench.counting.sentence().isEmpty());
        QVERIFY(bench.counting.work().rounds().rounds >= enough);
        bench.counting.setShown(false);
        QTRY_VERIFY(!bench.counting.isWorking());
    }

    // What the page says is what `advantage` says of the same rounds.
    void figuresAreThoseOfTheSimulation() {
        CountingBench bench;
        bench.look("boxes");
        bench.rest();
        const auto& rounds = bench.counting.work().rounds();
        const auto priced = advantage::price(advantage::merged(rounds.fitted, rounds.settled), bench.counting.ramp(),
                                             bench.counting.work().game().covariance);
        const double seen = bench.counting.hoursChosen() * bench.settings.roundsAnHour();
        const Outlook& outlook = *bench.counting.outlook();
        QCOMPARE(outlook.round.mean, priced.observed.mean);
        QCOMPARE(outlook.round.deviation, priced.observed.deviation);
        QCOMPARE(outlook.error, priced.error);
        QCOMPARE(outlook.tripRuin, advantage::tripRuin(priced.observed, bench.counting.bankroll(), seen));
        QCOMPARE(outlook.behind, advantage::behind(priced.observed, seen));
        const std::string currency = bench.settings.currencyOf(bench.counting.rules()).toStdString();
        QCOMPARE(bench.figure(Figure::PerHundred), netOf(100 * priced.observed.mean, currency));
        QCOMPARE(bench.figure(Figure::AverageStake), sizeOf(priced.stake, currency));
        QCOMPARE(bench.counting.sentence(),
                 QStringLiteral("After 20 hours you would be behind about %1.").arg(oftenText(outlook.behind)));
    }

    void aMovedBarIsPricedWithoutAnotherRound() {
        CountingBench bench;
        bench.look("boxes");
        bench.rest();
        const std::uint64_t rounds = bench.counting.work().rounds().rounds;
        const double before = bench.counting.outlook()->stake;
        QSignalSpy told(&bench.counting, &CountingController::outlookChanged);
        QElapsedTimer timer;
        timer.start();
        const int last = bench.counting.ladder()->count() - 1;
        bench.counting.setPosition(last, 1'000'000);
        const qint64 took = timer.elapsed();
        QVERIFY2(took < 500, qPrintable(QString::number(took))); // 5 to 10 on a quiet machine
        QCOMPARE(told.count(), 1);
        QCOMPARE(bench.counting.ladder()->rows().back().position, bench.counting.ladder()->rows().back().last);
        QVERIFY(bench.counting.outlook()->stake > before || !bench.counting.stakesProblem().isEmpty());
        QCOMPARE(bench.counting.work().rounds().rounds, rounds);
        QVERIFY(!bench.counting.work().isWorking());
        bench.counting.undo();
        QCOMPARE(bench.counting.outlook()->stake, before);
        QVERIFY(!bench.counting.isUndoable());
    }

    void theBestStakesFollowTheBankroll() {
        CountingBench bench;
        bench.look("boxes");
        bench.counting.kelly()->choose(QStringLiteral("1"));
        bench.rest();
        const auto highest = [&] { return bench.counting.ramp().at(1000).stake; };
        bench.counting.writeBankroll(QStringLiteral("1000"));
        bench.counting.fillBest();
        const double poor = highest();
        bench.counting.writeBankroll(QStringLiteral("20000"));
        bench.counting.fillBest();
        QVERIFY2(highest() > poor, qPrintable(QStringLiteral("%1, %2").arg(highest()).arg(poor)));
        // Told from the half of the rounds that chose nothing.
        const auto priced = advantage::price(bench.counting.work().rounds().settled, bench.counting.ramp(),
                                             bench.counting.work().game().covariance);
        QCOMPARE(bench.counting.outlook()->round.mean, priced.observed.mean);
        bench.counting.undo();
        QCOMPARE(highest(), poor);
    }

    void whoDoesNotCountIsToldExactly() {
        CountingBench bench;
        bench.look("deluxe");
        bench.counting.systems()->choose(QStringLiteral("none"));
        QVERIFY(!bench.counting.isCounting());
        QCOMPARE(bench.counting.ladder()->count(), 2); // the hand and its one side bet
        bench.wait();
        bench.rest();
        const auto expected = [&](double side) {
            std::vector<FlatBet> bets{{bench.counting.work().rounds().results, 5}};
            if (side > 0) {
                advantage::Outcomes outcomes;
                double lost = 1;
                for (const auto& outcome : bench.counting.work().game().figures->sideBets[0].outcomes) {
                    outcomes.push_back({base::Odds::parse(outcome.pays)->ratio(), outcome.probability});
                    lost -= outcome.probability;
                }
                outcomes.push_back({-1, lost});
                bets.push_back({outcomes, side});
            }
            return advantage::rateOf(roundOf(bets));
        };
        QVERIFY(std::abs(bench.counting.outlook()->round.deviation - expected(0).deviation) < 1e-9);
        QCOMPARE(bench.counting.outlook()->sessions.size(), std::size_t(Outlook::parts));
        // The bet wins rarely and much: the spread grows by more than its stake.
        bench.counting.setPosition(1, 1);
        QTRY_VERIFY(!bench.counting.isWorking());
        QVERIFY(bench.counting.outlook()->stake > 5);
        const double side = bench.counting.outlook()->stake - 5;
        QVERIFY(std::abs(bench.counting.outlook()->round.deviation - expected(side).deviation) < 1e-9);
        QCOMPARE(bench.counting.outlook()->behind, bench.counting.outlook()->sessions.back().behind);
    }

    void aGameShuffledEachRoundIsNotCounted() {
        CountingBench bench;
        bench.look("classic");
        QVERIFY(bench.counting.shufflesEachRound() && !bench.counting.isCountable() && !bench.counting.isCounting());
        QCOMPARE(bench.counting.ladder()->count(), 1);
        QCOMPARE(bench.counting.rules().shuffle.when, engine::ShuffleWhen::EveryRound);
        bench.counting.setKept(true);
        QVERIFY(bench.counting.isCounting());
        QCOMPARE(bench.counting.rules().shuffle.when, engine::ShuffleWhen::CutCard);
        QCOMPARE(bench.counting.rules().shuffle.penetration, 0.75);
        bench.wait();
        QVERIFY(bench.counting.ladder()->count() > 3);
        // Kept, and for this game alone.
        CountingController again(bench.games, bench.tools, bench.settings);
        again.setVariantId(QStringLiteral("classic"));
        QVERIFY(again.isKept());
        again.setVariantId(QStringLiteral("premium"));
        QVERIFY(!again.isKept());
    }

    void whatIsChosenIsKept() {
        CountingBench bench;
        bench.look("boxes");
        bench.counting.setPosition(2, 9);
        bench.counting.writeBankroll(QStringLiteral("1234"));
        bench.counting.writeHours(QStringLiteral("7"));
        bench.counting.systems()->choose(QStringLiteral("ko"));
        const QString other = bench.stakeAt(2);
        bench.counting.systems()->choose(QStringLiteral("hi-lo"));
        const QString stake = bench.stakeAt(2);
        QCOMPARE(bench.counting.ladder()->rows()[2].position, 9);
        QVERIFY(stake != other);
        CountingController again(bench.games, bench.tools, bench.settings);
        again.setVariantId(QStringLiteral("boxes"));
        again.setShown(true);
        QCOMPARE(again.ladder()->rows()[2].stakeText, stake);
        QCOMPARE(again.bankroll(), 1234.0);
        QCOMPARE(again.hoursChosen(), 7.0);
    }

    // In words, and nothing is lost.
    void badInputIsRefused() {
        CountingBench bench;
        bench.look("boxes");
        bench.rest();
        const double before = bench.counting.bankroll();
        for (const char* typed : {"", "x", "-5", "0", "0.01", "1e9"}) {
            bench.counting.writeBankroll(QString::fromLatin1(typed));
            QVERIFY2(!bench.counting.bankrollProblem().isEmpty(), typed);
            QCOMPARE(bench.counting.bankroll(), before);
        }
        for (const char* typed : {"", "x", "0", "1001", "1.5"}) {
            bench.counting.writeHours(QString::fromLatin1(typed));
            QVERIFY2(!bench.counting.hoursProblem().isEmpty(), typed);
        }
        bench.counting.writeBankroll(QStringLiteral("2"));
        QVERIFY(bench.counting.bankrollProblem().isEmpty());
        QVERIFY(bench.counting.stakesProblem().contains(u"A bankroll of"));
        QVERIFY(!bench.counting.outlook());
        QCOMPARE(bench.figure(Figure::PerHundred), QStringLiteral("–"));
        const QString highest = bench.counting.ladder()->rows().back().stakeText;
        bench.counting.writeBankroll(QStringLiteral("5000"));
        QVERIFY(bench.counting.stakesProblem().isEmpty() && bench.counting.outlook());
        QCOMPARE(bench.counting.ladder()->rows().back().stakeText, highest);
        bench.counting.setPosition(-1, 3);
        bench.counting.setPosition(99, 3);
        QVERIFY(!bench.counting.isUndoable());
    }

    void cancelledItGoesOnWhereItWas() {
        CountingBench bench;
        bench.look("boxes");
        bench.rest();
        const std::uint64_t rounds = bench.counting.work().rounds().rounds;
        QVERIFY(bench.counting.isStopped() && rounds >= enough);
        if (rounds == CountWork::allRounds)
            QSKIP("all were dealt before they could be stopped");
        bench.counting.goOn();
        QTRY_VERIFY_WITH_TIMEOUT(bench.counting.work().rounds().rounds > rounds, 120000);
    }

    void roundsMaySitOut() {
        CountingBench bench;
        bench.look("boxes");
        bench.rest();
        QCOMPARE(bench.counting.outlook()->share, 1.0);
        bench.counting.leave()->choose(QStringLiteral("0"));
        QVERIFY(bench.counting.ramp().sitsOutBelow == 0);
        QVERIFY(bench.counting.outlook()->share < 0.8 && bench.counting.outlook()->share > 0.2);
    }

    void aSystemOfOnesOwn() {
        CountingBench bench;
        bench.look("boxes");
        const auto write = [&](const char* json) {
            QFile file(bench.folder.filePath(QStringLiteral("mine.json")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(json);
            file.close();
            bench.counting.openSystem(QUrl::fromLocalFile(file.fileName()));
        };
        const int before = bench.counting.systems()->count();
        write(R"({"id": "mine", "name": "Mine", "tags": {"A": 0}})");
        QVERIFY(!bench.counting.systemProblem().isEmpty());
        QCOMPARE(bench.counting.systems()->count(), before);
        QCOMPARE(bench.counting.system().id, "hi-lo");
        write(
            R"({"id": "mine", "name": "Mine", "tags": {"A": -1, "2": 0, "3": 1, "4": 1, "5": 1, "6": 1, "7": 0, "8": 0,
                  "9": 0, "T": 0}})");
        QVERIFY2(bench.counting.systemProblem().isEmpty(), qPrintable(bench.counting.systemProblem()));
        QVERIFY(bench.counting.isOwnSystem() && bench.counting.isCounting());
        QCOMPARE(bench.counting.system().name, "Mine");
        QCOMPARE(bench.counting.systems()->count(), before + 1);
        CountingController again(bench.games, bench.tools, bench.settings);
        again.setVariantId(QStringLiteral("boxes"));
        QVERIFY(again.isOwnSystem());
        again.setShown(true);
        QCOMPARE(again.system().name, "Mine");
        again.forgetSystem();
        QVERIFY(!again.isOwnSystem());
        QCOMPARE(again.systems()->count(), before);
    }

    // The ladder for every system, in one deck and in eight, dealt any way.
    void everySystemHasALadder_data() {
        QTest::addColumn<int>("decks");
        for (const int decks : {1, 2, 6, 8})
            QTest::addRow("%d decks", decks) << decks;
    }
    void everySystemHasALadder() {
        QFETCH(int, decks);
        engine::RuleSet rules;
        rules.decks = decks;
        rules.shuffle.when = engine::ShuffleWhen::CutCard;
        rules.shuffle.penetration = 0.75;
        for (const counting::CountSystem& system : formats::countSystems()) {
            const auto shown = shownCounts(system, rules);
            double sum = 0;
            for (const auto& [count, chance] : shown)
                sum += chance;
            QVERIFY2(std::abs(sum - 1) < 1e-9, system.id.c_str());
            const auto counts = ladderCounts(shown);
            QVERIFY2(counts.size() >= 2 && counts.size() <= 9, system.id.c_str());
            QVERIFY2(std::ranges::is_sorted(counts, std::less_equal<>()), system.id.c_str());
        }
    }

    void cardsSideBetsAndPlaysHaveTheirFigures() {
        CountingBench bench;
        bench.look("deluxe");
        bench.counting.setTab(CountingTab::Cards);
        QTRY_VERIFY_WITH_TIMEOUT(bench.counting.cards()->lines()->count() > 0, 60000);
        QCOMPARE(bench.counting.cards()->heads().size(), 10);
        QCOMPARE(bench.counting.cards()->lines()->count(), 6);
        const auto& lines = bench.counting.cards()->lines()->rows();
        // A five gone is best for the player, an ace gone worst.
        QVERIFY(lines[0].cells[3].startsWith(u'+') && lines[0].cells[9].startsWith(u'−'));
        QCOMPARE(lines[5].name, QStringLiteral("Hi-Lo"));
        QCOMPARE(lines[5].cells.mid(0, 2), (QStringList{QStringLiteral("+1"), QStringLiteral("+1")}));
        QVERIFY(lines[5].fit.startsWith(u"0.9"));
        bench.counting.cards()->bets()->setCurrent(2);
        QCOMPARE(bench.counting.cards()->heads().size(), 13);
        bench.counting.setTab(CountingTab::SideBets);
        QTRY_VERIFY_WITH_TIMEOUT(bench.counting.sides()->rows()->count() > 0, 60000);
        QCOMPARE(bench.counting.sides()->rows()->count(), 1);
        bench.counting.setTab(CountingTab::Plays);
        QVERIFY(!bench.counting.plays()->noteText().isEmpty());
        QTRY_VERIFY(bench.counting.work().task() == CountWork::Task::Survey);
        bench.counting.stop();
        QTRY_VERIFY(!bench.counting.isWorking());
    }
};

OPENSHOE_TEST(TestCountingController, Core)

#include "tst_countingcontroller.moc"
