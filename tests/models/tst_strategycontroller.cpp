// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/strategy/strategycontroller.h"

#include "models/strategy/chartwords.h"

#include "models/preferences/settingscontroller.h"

#include "formats/amounts.h"
#include "formats/rulesjson.h"
#include "modeltester.h"
#include "tables.h"
#include "testprogram.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace openshoe;
using namespace openshoe::models;
using test::game;

namespace {

struct ChartBench {
    catalogue::Catalogue games;
    session::Analyst analyst;
    QTemporaryDir folder;
    SettingsController settings{folder.filePath(QStringLiteral("settings.ini"))};
    StrategyController strategy{games, analyst, settings};
    std::vector<std::unique_ptr<test::ModelTester>> testers;

    ChartBench() {
        for (ChartModel* model : {strategy.hard(), strategy.soft(), strategy.pairs()})
            testers.push_back(std::make_unique<test::ModelTester>(model));
    }
    void look(const char* id) {
        strategy.setVariantId(QString::fromLatin1(id));
        strategy.refresh();
        wait();
    }
    void wait() { QTRY_VERIFY(!strategy.isWorking()); }
    QString cell(ChartModel* model, const char* label, const char* up) {
        for (const ChartLine& line : model->rows()) {
            if (line.label == QLatin1String(label))
                return line.cells.value(strategy.columns().indexOf(QLatin1String(up)));
        }
        return {};
    }
};

// What that share of a stake, in per cent, comes to in classic's smallest stakes in a hundred rounds.
QString moneyOf(double percent) {
    const engine::Limit limit = game("classic").limits.front();
    const auto whole = std::llround(percent * static_cast<double>(limit.min.minorUnits()) / 100);
    return formats::moneyText(base::Money::minor(100 * whole), limit.currency);
}

} // namespace

class TestStrategyController : public QObject {
    Q_OBJECT

private slots:
    void showsTheFacadesChart() {
        ChartBench bench;
        bench.look("classic");
        const auto figures = analysis::Analyser().analyse(game("classic"));
        QCOMPARE(bench.strategy.edgeText(), QStringLiteral("%1%").arg(-figures->expectation * 100, 0, 'f', 4));
        QCOMPARE(bench.strategy.columns().size(), 10);
        QCOMPARE(bench.strategy.columns().last(), QStringLiteral("A"));
        QCOMPARE(bench.strategy.sights().size(), 1);
        for (const auto& [model, rows] : {std::pair{bench.strategy.hard(), &figures->chart.hard},
                                          std::pair{bench.strategy.soft(), &figures->chart.soft},
                                          std::pair{bench.strategy.pairs(), &figures->chart.pairs}}) {
            QCOMPARE(model->count(), static_cast<int>(rows->size()));
            for (int i = 0; i < model->count(); ++i) {
                for (std::size_t c = 0; c < 10; ++c)
                    QCOMPARE(model->rows()[size_t(i)].cells[int(c)],
                             QString::fromLatin1(analysis::code((*rows)[size_t(i)].cells[c])));
            }
        }
        QCOMPARE(bench.cell(bench.strategy.hard(), "17", "10"), QStringLiteral("S"));
        QCOMPARE(bench.cell(bench.strategy.pairs(), "8 8", "6"), QStringLiteral("P"));
        QVERIFY(bench.strategy.hard()->rows().front().accessibleName.startsWith(u"Hard 5. Against 2: hit."));
    }

    void aCellTellsWhatIsBehindIt() {
        ChartBench bench;
        QAbstractItemModelTester plays(bench.strategy.cell()->plays(),
                                       QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester departures(bench.strategy.cell()->departures(),
                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
        bench.look("premium");
        const CellDetail& cell = *bench.strategy.cell();
        QCOMPARE(cell.title(), QStringLiteral("Hard 16 against 10"));
        QCOMPARE(cell.code(), QStringLiteral("H"));
        QCOMPARE(cell.lead(), Lead::Close);

        const auto figures = analysis::Analyser().analyse(game("premium"));
        const analysis::CellFigures& exact = figures->cells->hard[11][8];
        QCOMPARE(cell.leadText(),
                 QStringLiteral("Hit leads by %1 of a stake: close.").arg(exact.first->lead, 0, 'f', 4));
        const auto& rows = bench.strategy.cell()->plays()->rows();
        QCOMPARE(rows.size(), std::size_t{3});
        const auto shown = [](double worth) { return QStringLiteral("−%1").arg(-worth, 0, 'f', 4); };
        QCOMPARE(rows[0].play, QStringLiteral("Stand"));
        QCOMPARE(rows[0].first, shown(*exact.first->of(analysis::Play::Stand)));
        QCOMPARE(rows[0].later, shown(*exact.later->of(analysis::Play::Stand)));
        QVERIFY(rows[0].laterBest && !rows[0].firstBest && rows[1].firstBest);
        QCOMPARE(rows[2].play, QStringLiteral("Double"));
        QVERIFY(rows[2].later.isEmpty());

        // The cards with which standing is better, as `advise` lists them.
        const auto& cards = bench.strategy.cell()->departures()->rows();
        QCOMPARE(cards.size(), exact.departures.size());
        const auto found =
            std::find_if(cards.begin(), cards.end(), [](const DepartureRow& row) { return row.cards == u"10 4 2"; });
        QVERIFY(found != cards.end());
        QCOMPARE(found->play, QStringLiteral("stand"));
        analysis::Decision decision;
        decision.unseen = analysis::Shoe::full(6);
        for (const char* text : {"TS", "4S", "2S"}) {
            decision.hand.add(*engine::Card::parse(text));
            QVERIFY(decision.unseen.remove(*engine::Card::parse(text)));
        }
        decision.up = *engine::Card::parse("TD");
        QVERIFY(decision.unseen.remove(decision.up));
        const auto advice = analysis::advise(game("premium"), decision);
        QVERIFY(advice.has_value());
        QCOMPARE(found->gain, QString::number(advice->lead, 'f', 4));
        QCOMPARE(found->worths,
                 QStringLiteral("Stand %1, hit %2")
                     .arg(shown(*advice->of(analysis::Play::Stand)), shown(*advice->of(analysis::Play::Hit))));
    }

    void pointingGoesFromCellToCell() {
        ChartBench bench;
        bench.look("premium");
        const CellDetail& cell = *bench.strategy.cell();
        bench.strategy.point(ChartSection::Pairs, 6, 4);
        QCOMPARE(cell.title(), QStringLiteral("Pair of 8 against 6"));
        QVERIFY(cell.hasFirst() && !cell.hasLater());
        bench.strategy.point(ChartSection::Soft, 5, 7);
        QCOMPARE(cell.title(), QStringLiteral("Soft A 7 against 9"));
        QCOMPARE(cell.lead(), bench.strategy.soft()->rows()[5].leads[7]);
        bench.strategy.point(ChartSection::Hard, 15, 0);
        QCOMPARE(cell.title(), QStringLiteral("Hard 20 against 2"));
        QVERIFY(!cell.hasFirst() && cell.hasLater());
        QCOMPARE(cell.lead(), Lead::Clear);
        QVERIFY(cell.departuresText().startsWith(u"The same play"));
        bench.strategy.point(3, 1, 1);
        bench.strategy.point(ChartSection::Hard, -1, 0);
        QCOMPARE(cell.title(), QStringLiteral("Hard 20 against 2"));
        // It follows the rules on trial: two cards from one deck are hit, though from six decks they aren't.
        bench.strategy.point(ChartSection::Hard, 7, 2);
        bench.strategy.setDecks(1);
        bench.wait();
        QCOMPARE(cell.title(), QStringLiteral("Hard 12 against 4"));
        QCOMPARE(bench.strategy.cell()->departures()->rows().front().cards, QStringLiteral("10 2"));
        QCOMPARE(bench.strategy.cell()->departures()->rows().front().play, QStringLiteral("hit"));
    }

    void cellsSayTheirFiguresAndMarks() {
        ChartBench bench;
        bench.look("premium");
        const ChartLine& sixteen = bench.strategy.hard()->rows()[11];
        QVERIFY2(sixteen.cellNames[8].startsWith(u"Hard 16 against 10: hit. Stand −0.5"),
                 qPrintable(sixteen.cellNames[8]));
        QVERIFY(sixteen.cellNames[8].endsWith(u"close. Depends on the cards."));
        QVERIFY(sixteen.departs[8] && !sixteen.departs[0]);
        QCOMPARE(sixteen.leads[8], Lead::Close);
        QCOMPARE(sixteen.leads[4], Lead::Clear);
        bench.look("down-under");
        const QString name = bench.strategy.hard()->rows()[11].cellNames[0];
        QVERIFY2(name.startsWith(u"Hard 16 against 2, hidden card "), qPrintable(name));
        QCOMPARE(bench.strategy.legend()->count(), 12);
    }

    void theEdgeFollowsEveryChange() {
        ChartBench bench;
        bench.look("classic");
        const QString own = bench.strategy.edgeText();
        QCOMPARE(bench.strategy.ownEdgeText(), own);
        QVERIFY(bench.strategy.differenceText().isEmpty());
        bench.strategy.setBlackjackPays(QStringLiteral("6:5"));
        bench.wait();
        QVERIFY(bench.strategy.isChanged());
        QCOMPARE(bench.strategy.difference(), Difference::Worse);
        QVERIFY(bench.strategy.edgeText() != own);
        // The difference of two percentages is in percentage points, and that of the figures beside it.
        const auto figure = [](const QString& percent) { return percent.chopped(1).toDouble(); };
        const double more = figure(bench.strategy.edgeText()) - figure(own);
        QCOMPARE(bench.strategy.differenceText(),
                 QStringLiteral("%1 percentage points more for the house, about %2 an hour")
                     .arg(QString::number(more, 'f', 4), moneyOf(more)));
        QCOMPARE(bench.strategy.costText(),
                 QStringLiteral("Costs about %1 an hour").arg(moneyOf(figure(bench.strategy.edgeText()))));
        QCOMPARE(bench.strategy.ownEdgeText(), own);
        engine::RuleSet changed = game("classic");
        changed.blackjackPays = {6, 5};
        QCOMPARE(bench.strategy.edgeText(),
                 QStringLiteral("%1%").arg(-analysis::Analyser().analyse(changed)->expectation * 100, 0, 'f', 4));
        bench.strategy.reset();
        bench.wait();
        QCOMPARE(bench.strategy.edgeText(), own);
        QVERIFY(!bench.strategy.isChanged());
        QVERIFY(bench.strategy.differenceText().isEmpty());
    }

    void oneChangeAfterAnotherEndsAtTheLast() {
        ChartBench bench;
        bench.look("classic");
        for (int decks = 1; decks <= 8; ++decks)
            bench.strategy.setDecks(decks);
        bench.strategy.setDecks(2);
        bench.wait();
        engine::RuleSet changed = game("classic");
        changed.decks = 2;
        QCOMPARE(bench.strategy.edgeText(),
                 QStringLiteral("%1%").arg(-analysis::Analyser().analyse(changed)->expectation * 100, 0, 'f', 4));
    }

    void whatIsOutOfRangeChangesNothing() {
        ChartBench bench;
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
        ChartBench bench;
        bench.look("premium");
        const bool own = bench.strategy.doubleAfterSplit();
        bench.strategy.setSplitHands(1);
        QCOMPARE(bench.strategy.splitHands(), 1);
        QVERIFY(!bench.strategy.doubleAfterSplit());
        bench.strategy.setSplitHands(2);
        QCOMPARE(bench.strategy.doubleAfterSplit(), own);
        bench.wait();
    }

    // Otherwise the rules would be refused: a blackjack found late that spares stakes can't follow what is won at once.
    void withoutAPeekACharlieWaits() {
        ChartBench bench;
        bench.look("premium");
        engine::RuleSet own = game("premium");
        own.dealer.blackjackTakes = engine::BlackjackTakes::Original;
        own.charlie.cards = engine::CharlieCards::Six;
        QVERIFY(validate(own));
        bench.strategy.setAtTable(std::make_shared<const engine::RuleSet>(own));
        bench.wait();
        bench.strategy.setPeek(false);
        QVERIFY(!bench.strategy.peek() && bench.strategy.isChanged());
        bench.wait();
    }

    // The dealer's totals in three parts, none with more columns than there are usually up cards.
    void openCardsHaveAColumnForEachTotal() {
        ChartBench bench;
        bench.look("premium");
        engine::RuleSet rules = game("premium");
        rules.dealer.open = true;
        rules.surrender.when = engine::SurrenderWhen::Early;
        bench.strategy.setAtTable(std::make_shared<const engine::RuleSet>(rules));
        bench.wait();
        QCOMPARE(bench.strategy.sights().size(), 3);
        const QList<QStringList> heads{{"4", "5", "6", "7", "8", "9", "10", "11"},
                                       {"12", "13", "14", "15", "16", "17", "18", "19", "20"},
                                       {"12", "13", "14", "15", "16", "17", "18", "19", "20"}};
        for (int i = 0; i < 3; ++i) {
            bench.strategy.setSight(i);
            QCOMPARE(QStringList(bench.strategy.columns()), heads[i]);
        }
        const auto figures = analysis::Analyser().analyse(rules);
        QCOMPARE(figures->chart.columns.size(), std::size_t(26));
        QVERIFY(bench.strategy.offerLines().contains(QStringLiteral("Surrender: as charted")));
        QVERIFY(bench.strategy.offerLines().contains(QStringLiteral("Insurance: not offered")));
        bench.strategy.point(ChartSection::Hard, 11, 3); // 16 against soft 15
        QCOMPARE(bench.strategy.cell()->title(), QStringLiteral("Hard 16 against the dealer's soft 15"));
        bench.strategy.setPeek(true);
        bench.wait();
        QCOMPARE(bench.strategy.sights().size(), 1);
    }

    void hintGamesHaveAChartForEachHint() {
        ChartBench bench;
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

    void surrendersOfLaterHandsHaveALine() {
        ChartBench bench;
        bench.look("premium");
        const auto lines = [&](auto&& change) {
            engine::RuleSet rules = game("premium");
            rules.surrender = {.when = engine::SurrenderWhen::Late, .cards = engine::SurrenderCards::Any};
            change(rules);
            bench.strategy.setAtTable(std::make_shared<const engine::RuleSet>(rules));
            bench.wait();
            return bench.strategy.offerLines();
        };
        const QStringList later = lines([](engine::RuleSet&) {});
        QVERIFY(later.contains(QStringLiteral("Surrender: as charted, after the dealer peeks")));
        QVERIFY(later.contains(QStringLiteral("R also holds after hits and splits")));
        QVERIFY(lines([](engine::RuleSet& rules) {
                    rules.dealer.open = true;
                }).contains(QStringLiteral("R also holds after hits and splits")));
        QVERIFY(lines([](engine::RuleSet& rules) {
                    rules.split.free = engine::FreeSplits::All;
                }).contains(QStringLiteral("R also holds after hits and splits, except on hands of a free split")));
        QVERIFY(lines([](engine::RuleSet& rules) {
                    rules.split.hands = 1;
                    rules.doubling.afterSplit = false;
                }).contains(QStringLiteral("R also holds after hits")));
        QVERIFY(lines([](engine::RuleSet& rules) {
                    rules.dealer.secondCard = engine::SecondCard::AfterPlayers;
                }).contains(QStringLiteral("Surrender: as charted")));
        for (const QString& line : lines([](engine::RuleSet& rules) { rules.surrender.cards = {}; }))
            QVERIFY2(!line.startsWith(u"R also"), qPrintable(line));
    }

    void doublesThatAreSurrenderedHaveALine() {
        const auto rescued = formats::withOverrides(game("premium"), std::vector{*formats::RuleOverride::parse(
                                                                         QStringLiteral("double.rescue=true"))});
        const QStringList lines = afterDoubles(analysis::Analyser().analyse(*rescued)->chart);
        QVERIFY2(lines.contains(u"After a double: surrender 6–16, A 2–A 5 against 8, 9, 10, A"),
                 qPrintable(lines.join(u'|')));
        QVERIFY(afterDoubles(analysis::Analyser().analyse(game("premium"))->chart).isEmpty());
    }

    void doublesThatAreDoubledAgainHaveALine() {
        const auto again = formats::withOverrides(
            game("premium"), std::vector{*formats::RuleOverride::parse(QStringLiteral("double.times=2"))});
        const QStringList lines = afterDoubles(analysis::Analyser().analyse(*again)->chart);
        QVERIFY2(lines.contains(u"After the first double: double 8 again against 2, 3, 4, 5, 6, 7, 8"),
                 qPrintable(lines.join(u'|')));
        QVERIFY(lines.filter(QStringLiteral("surrender")).isEmpty());
    }

    void publishedStandsBesideOurs() {
        ChartBench bench;
        bench.look("deluxe");
        QVERIFY2(bench.strategy.returnText().contains(u"published 99.53%"), qPrintable(bench.strategy.returnText()));
        QVERIFY(bench.strategy.offerLines().size() >= 2);
    }
};

OPENSHOE_TEST(TestStrategyController, Core)
#include "tst_strategycontroller.moc"
