// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/strategy/strategycontroller.h"

#include "models/preferences/settingscontroller.h"
#include "models/words/amounts.h"
#include "tables.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>

using namespace openshoe;
using namespace openshoe::models;
using test::game;

namespace {

struct CompareBench {
    catalogue::Catalogue games;
    session::Analyst analyst;
    QTemporaryDir folder;
    SettingsController settings{folder.filePath(QStringLiteral("settings.ini"))};
    StrategyController strategy{games, analyst, settings};
    CompareController& comparison = *strategy.comparison();
    QAbstractItemModelTester lines{comparison.lines(), QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester cells{comparison.cells(), QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester sideBets{comparison.sideBets(), QAbstractItemModelTester::FailureReportingMode::QtTest};

    void show(const char* first, const char* second) {
        comparison.setShown(true);
        comparison.setFirst(place(first));
        comparison.setSecond(place(second));
        wait();
    }
    void wait() { QTRY_VERIFY(!comparison.isWorking()); }
    int place(const char* id) {
        return static_cast<int>(comparison.names().indexOf(QString::fromStdString(game(id).name)));
    }
};

// In percentage points.
QString pointsOf(double part) {
    const QString size = QString::number(std::abs(part) * 100, 'f', 4);
    return std::abs(part) < 5e-7 ? size : (part < 0 ? u'−' : u'+') + size;
}

} // namespace

class TestCompareController : public QObject {
    Q_OBJECT

private slots:
    void nothingIsCalculatedBeforeItIsLookedAt() {
        CompareBench bench;
        QCOMPARE(bench.comparison.names().size(), 6);
        QVERIFY(bench.comparison.first() != bench.comparison.second());
        {
            QSignalSpy answers(&bench.analyst, &session::Analyst::answered);
            QTest::qWait(50);
            QVERIFY(answers.isEmpty() && !bench.analyst.isBusy());
        }
        QVERIFY(bench.comparison.firstEdge().isEmpty() && !bench.comparison.exporter()->isReady());
        bench.comparison.setShown(true);
        QVERIFY(bench.comparison.isWorking());
        bench.wait();
        QVERIFY(!bench.comparison.firstEdge().isEmpty() && bench.comparison.exporter()->isReady());
        bench.comparison.setShown(false);
        bench.comparison.setShown(true);
        QVERIFY(!bench.comparison.isWorking());
        QVERIFY(!bench.analyst.isBusy());
    }

    void tellsWhatTheFacadeTells() {
        CompareBench bench;
        bench.show("classic", "premium");
        analysis::Analyser analyser;
        auto expected = analysis::compare(analyser, game("classic"), game("premium"));
        // In the order given; rules without an effect, and what is common, apart.
        const auto moves = [](const analysis::RuleEffect& rule) {
            return std::abs(rule.inTurn) >= 5e-7 || std::abs(rule.alone.value_or(0)) >= 5e-7;
        };
        std::stable_partition(expected->rules.begin(), expected->rules.end(), moves);
        QVERIFY(std::abs(expected->rules.front().inTurn) >= 5e-7);
        auto lines = bench.comparison.lines()->rows();
        const std::size_t moving = lines.size();
        lines.insert(lines.end(), bench.comparison.idleLines()->rows().begin(),
                     bench.comparison.idleLines()->rows().end());
        QCOMPARE(lines.size(), expected->rules.size());
        double sum = 0;
        for (std::size_t i = 0; i < expected->rules.size(); ++i) {
            QVERIFY(lines[i].differs);
            QCOMPARE(moves(expected->rules[i]), i < moving);
            QVERIFY2(lines[i].a != lines[i].b, qPrintable(lines[i].a));
            QCOMPARE(lines[i].inTurn, pointsOf(expected->rules[i].inTurn));
            if (expected->rules[i].alone)
                QCOMPARE(lines[i].alone, pointsOf(*expected->rules[i].alone));
            QCOMPARE(lines[i].inTurnMoney.isEmpty(), i >= moving);
            sum += expected->rules[i].inTurn;
        }
        QVERIFY(std::abs(sum - (expected->b->expectation - expected->a->expectation)) < 1e-12);
        for (const CompareLine& line : bench.comparison.commonLines()->rows())
            QVERIFY(!line.differs && line.a == line.b && line.inTurn.isEmpty());
        QVERIFY(bench.comparison.commonLines()->count() > 0);
        QCOMPARE(bench.comparison.cells()->count(), static_cast<int>(expected->cells.size()));
        QCOMPARE(bench.comparison.sideBets()->count(), static_cast<int>(expected->sideBets.size()));
        const bool better = expected->b->expectation > expected->a->expectation;
        QCOMPARE(bench.comparison.difference(), better ? Difference::Better : Difference::Worse);
        QVERIFY(bench.comparison.differenceText().startsWith(u"The second is "));
    }

    void saysWhatWasDoneToAHand() {
        CompareBench bench;
        bench.comparison.setShown(true);
        const engine::RuleSet own = game("premium");
        engine::RuleSet trial = own;
        trial.doubling.times = 2;
        trial.surrender.when = engine::SurrenderWhen::Late;
        trial.surrender.cards = engine::SurrenderCards::Any;
        trial.split.free = engine::FreeSplits::All;
        const auto told = [&](const QString& name, const QString& a, const QString& b) {
            const auto& cells = bench.comparison.cells()->rows();
            return std::ranges::any_of(
                cells, [&](const ComparePair& cell) { return cell.name == name && cell.a == a && cell.b == b; });
        };
        bench.comparison.setRules(own, trial);
        bench.wait();
        QVERIFY(told("Soft A 3 against 2–A, doubled", "S", "Ds"));
        QVERIFY(told("Soft A 9 against 3–6, from a free split", "S", "Ds"));
        QVERIFY(told("Hard 17 against A, from a free split", "S", "H"));
        QVERIFY(told("Hard 16 against 10", "H", "Rs"));
        QVERIFY(!told("Hard 16 against 10, after a hit or split", "H", "Rs"));
        // Of later hands is told where those dealt are surrendered in both games.
        engine::RuleSet anyTime = game("deluxe");
        anyTime.surrender.cards = engine::SurrenderCards::Any;
        bench.comparison.setRules(game("deluxe"), anyTime);
        bench.wait();
        QVERIFY(told("Hard 16 against 9, after a hit or split", "H", "R"));
        QVERIFY(!told("Hard 16 against 9", "H", "R"));
    }

    void noLineIsEmpty() {
        CompareBench bench;
        bench.show("deluxe", "rundown");
        for (const CompareLineModel* lines : {bench.comparison.lines(), bench.comparison.idleLines()}) {
            for (const CompareLine& line : lines->rows())
                QVERIFY(line.a != u"–" || line.b != u"–");
        }
    }

    void aGameIsLikeItself() {
        CompareBench bench;
        bench.show("premium", "premium");
        QCOMPARE(bench.comparison.difference(), Difference::Same);
        QVERIFY(bench.comparison.commonLines()->count() > 5);
        QCOMPARE(bench.comparison.lines()->count() + bench.comparison.idleLines()->count(), 0);
    }

    void rulesOnTrialAreComparedWithTheirGame() {
        CompareBench bench;
        bench.strategy.setVariantId(QStringLiteral("premium"));
        bench.comparison.setShown(true);
        bench.strategy.setBlackjackPays(QStringLiteral("6:5"));
        QCOMPARE(bench.comparison.names().size(), 7);
        QCOMPARE(bench.comparison.names()[bench.comparison.first()], QStringLiteral("Premium Blackjack"));
        QCOMPARE(bench.comparison.names()[bench.comparison.second()],
                 QStringLiteral("Premium Blackjack, trial rules"));
        bench.wait();
        const auto& lines = bench.comparison.lines()->rows();
        QCOMPARE(lines.size(), std::size_t{1});
        QCOMPARE(lines[0].alone, lines[0].inTurn);
        QVERIFY(lines[0].inTurn.startsWith(u"−1.3"));
        QVERIFY2(lines[0].a.contains(u"3:2") && lines[0].b.contains(u"6:5"),
                 qPrintable(lines[0].a + u'|' + lines[0].b));
        QCOMPARE(bench.comparison.difference(), Difference::Worse);
        // "What does 6:5 cost me?", at a stake and a pace of one's own.
        bench.comparison.hourly()->writeStake(QStringLiteral("20,000"));
        bench.comparison.hourly()->writeRounds(QStringLiteral("50"));
        const auto worth = [](base::Odds pays) {
            engine::RuleSet rules = game("premium");
            rules.blackjackPays = pays;
            return analysis::Analyser().analyse(rules)->expectation;
        };
        const auto cost = base::Money::minor(100 * std::llround(1'000'000 * (worth({3, 2}) - worth({6, 5}))));
        const QString currency = currencyName(bench.comparison.hourly()->pace().currency);
        QCOMPARE(bench.comparison.hourly()->stakeText(), QStringLiteral("20,000"));
        QCOMPARE(lines[0].inTurnMoney, QStringLiteral("−%1 %2").arg(amountText(cost), currency));
        QVERIFY2(bench.comparison.differenceText().endsWith(
                     QStringLiteral("about %1 %2 an hour").arg(amountText(cost), currency)),
                 qPrintable(bench.comparison.differenceText()));
        bench.strategy.reset();
        QCOMPARE(bench.comparison.names().size(), 6);
        bench.wait();
    }

    void oneChoiceAfterAnotherEndsAtTheLast() {
        CompareBench bench;
        bench.comparison.setShown(true);
        for (int i = 0; i < 6; ++i)
            bench.comparison.setSecond(i);
        bench.comparison.setFirst(bench.place("classic"));
        bench.comparison.setSecond(bench.place("boxes"));
        QVERIFY(bench.comparison.firstEdge().isEmpty()); // never one game's name above another's figures
        bench.wait();
        const auto percentText = [](double part) {
            return QStringLiteral("%1%2%")
                .arg(part < 0 ? QStringLiteral("−") : QString())
                .arg(std::abs(part) * 100, 0, 'f', 4);
        };
        QCOMPARE(bench.comparison.firstEdge(),
                 percentText(-analysis::Analyser().analyse(game("classic"))->expectation));
        QCOMPARE(bench.comparison.secondEdge(), percentText(-analysis::Analyser().analyse(game("boxes"))->expectation));
        QSignalSpy chosen(&bench.comparison, &CompareController::chosen);
        bench.comparison.setFirst(-1);
        bench.comparison.setSecond(99);
        QCOMPARE(chosen.count(), 0);
    }
};

OPENSHOE_TEST(TestCompareController, Core)
#include "tst_comparecontroller.moc"
