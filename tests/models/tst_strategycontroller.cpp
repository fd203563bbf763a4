// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/strategycontroller.h"

#include "modeltester.h"
#include "tables.h"

#include <QSignalSpy>

using namespace openshoe;
using namespace openshoe::models;
using test::game;

namespace {

struct Bench {
    catalogue::Catalogue games;
    session::Analyst analyst;
    StrategyController strategy{games, analyst};
    std::vector<std::unique_ptr<test::ModelTester>> testers;

    Bench() {
        for (ChartModel* model : {strategy.hard(), strategy.soft(), strategy.pairs()})
            testers.push_back(std::make_unique<test::ModelTester>(model));
    }
    void look(const char* id) {
        strategy.setVariantId(QString::fromLatin1(id));
        strategy.refresh();
        wait();
    }
    void wait() {
        QTRY_VERIFY_WITH_TIMEOUT(!strategy.isWorking(), 20000);
    }
    QString cell(ChartModel* model, const char* label, const char* up) {
        for (const ChartLine& line : model->rows()) {
            if (line.label == QLatin1String(label))
                return line.cells.value(strategy.columns().indexOf(QLatin1String(up)));
        }
        return {};
    }
};

} // namespace

class TestStrategyController : public QObject {
    Q_OBJECT

private slots:
    void showsTheFacadesChart() {
        Bench bench;
        bench.look("classic");
        const auto figures = analysis::Analyser().analyse(game("classic"));
        QCOMPARE(bench.strategy.edgeText(), QStringLiteral("%1 %").arg(-figures->expectation * 100, 0, 'f', 4));
        QCOMPARE(bench.strategy.columns().size(), 10);
        QCOMPARE(bench.strategy.columns().last(), QStringLiteral("A"));
        QCOMPARE(bench.strategy.sights().size(), 1);
        for (const auto& [model, rows] : {std::pair{bench.strategy.hard(), &figures->chart.hard},
                                          std::pair{bench.strategy.soft(), &figures->chart.soft},
                                          std::pair{bench.strategy.pairs(), &figures->chart.pairs}}) {
            QCOMPARE(model->count(), static_cast<int>(rows->size()));
            for (int i = 0; i < model->count(); ++i) {
                for (std::size_t c = 0; c < 10; ++c)
                    QCOMPARE(model->rows()[size_t(i)].cells[int(c)], QString::fromLatin1(analysis::code((*rows)[size_t(i)].cells[c])));
            }
        }
        QCOMPARE(bench.cell(bench.strategy.hard(), "17", "10"), QStringLiteral("S"));
        QCOMPARE(bench.cell(bench.strategy.pairs(), "8 8", "6"), QStringLiteral("P"));
        QVERIFY(bench.strategy.hard()->rows().front().accessibleName.startsWith(u"Hard 5. Against 2: hit."));
    }

    void theEdgeFollowsEveryChange() {
        Bench bench;
        bench.look("classic");
        const QString own = bench.strategy.edgeText();
        QCOMPARE(bench.strategy.ownEdgeText(), own);
        QVERIFY(bench.strategy.differenceText().isEmpty());
        bench.strategy.setBlackjackPays(QStringLiteral("6:5"));
        bench.wait();
        QVERIFY(bench.strategy.isChanged());
        QCOMPARE(bench.strategy.differenceKind(), QStringLiteral("worse"));
        QVERIFY(bench.strategy.edgeText() != own);
        QCOMPARE(bench.strategy.ownEdgeText(), own);
        engine::RuleSet changed = game("classic");
        changed.blackjackPays = {6, 5};
        QCOMPARE(bench.strategy.edgeText(), QStringLiteral("%1 %").arg(-analysis::Analyser().analyse(changed)->expectation * 100, 0, 'f', 4));
        bench.strategy.reset();
        bench.wait();
        QCOMPARE(bench.strategy.edgeText(), own);
        QVERIFY(!bench.strategy.isChanged());
        QVERIFY(bench.strategy.differenceText().isEmpty());
    }

    void oneChangeAfterAnotherEndsAtTheLast() {
        Bench bench;
        bench.look("classic");
        for (int decks = 1; decks <= 8; ++decks)
            bench.strategy.setDecks(decks);
        bench.strategy.setDecks(2);
        bench.wait();
        engine::RuleSet changed = game("classic");
        changed.decks = 2;
        QCOMPARE(bench.strategy.edgeText(), QStringLiteral("%1 %").arg(-analysis::Analyser().analyse(changed)->expectation * 100, 0, 'f', 4));
    }

    void whatIsOutOfRangeChangesNothing() {
        Bench bench;
        bench.look("classic");
        QSignalSpy changes(&bench.strategy, &StrategyController::rulesChanged);
        bench.strategy.setDecks(0);
        bench.strategy.setDecks(9);
        bench.strategy.setSplitHands(5);
        bench.strategy.setSurrender(QStringLiteral("sometimes"));
        bench.strategy.setBlackjackPays(QStringLiteral("a lot"));
        bench.strategy.setDoubleOn(QString());
        bench.strategy.setVariantId(QStringLiteral("no-such-game"));
        QCOMPARE(changes.count(), 0);
    }

    void withoutSplitsThereIsNoDoubleAfterOne() {
        Bench bench;
        bench.look("premium");
        const bool own = bench.strategy.doubleAfterSplit();
        bench.strategy.setSplitHands(1);
        QCOMPARE(bench.strategy.splitHands(), 1);
        QVERIFY(!bench.strategy.doubleAfterSplit());
        bench.strategy.setSplitHands(2);
        QCOMPARE(bench.strategy.doubleAfterSplit(), own);
        bench.wait();
    }

    void hintGamesHaveAChartForEachHint() {
        Bench bench;
        bench.look("down-under");
        QCOMPARE(bench.strategy.sights().size(), 4);
        QStringList seen;
        for (int i = 0; i < 4; ++i) {
            bench.strategy.setSight(i);
            QCOMPARE(bench.strategy.sight(), i);
            QVERIFY(!bench.strategy.columns().isEmpty());
            for (const ChartLine& line : bench.strategy.hard()->rows())
                QCOMPARE(line.cells.size(), bench.strategy.columns().size());
            QString all;
            for (const ChartLine& line : bench.strategy.hard()->rows())
                all += line.cells.join(u' ');
            QVERIFY(!seen.contains(all));
            seen << all;
        }
        bench.strategy.setSight(9);
        QCOMPARE(bench.strategy.sight(), 3);
        bench.look("classic");
        QCOMPARE(bench.strategy.sight(), 0);
    }

    void publishedStandsBesideOurs() {
        Bench bench;
        bench.look("deluxe");
        QVERIFY2(bench.strategy.returnText().contains(u"published 99.53 %"), qPrintable(bench.strategy.returnText()));
        QVERIFY(bench.strategy.offerLines().size() >= 2);
    }
};

QTEST_GUILESS_MAIN(TestStrategyController)
#include "tst_strategycontroller.moc"
