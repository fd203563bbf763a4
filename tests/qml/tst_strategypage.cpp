// SPDX-License-Identifier: GPL-3.0-or-later
// The Strategy page in the real window: its cells by keys and by mouse, copying and saving, two games side by side.
#include "testprogram.h"
#include "windowtest.h"

#include "models/preferences/settingscontroller.h"
#include "models/rules/rulesmodel.h"
#include "models/strategy/strategycontroller.h"

#include "pdftext.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QQuickItem>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace openshoe::models;

class StrategyPageTest : public WindowTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void oneTabStopAndArrowsToEveryCell();
    void theLegendIsInSight();
    void largeTextLeavesRoomForTheChart();
    void thePointerShowsACellAndGivesItBack();
    void aPressedCellStays();
    void playThatDependsOnTheCardsIsMarked();
    void copiesTextAndPicture();
    void savesAPageForEachView();
    void suggestsAFile();
    void anHourIsReckonedInPlace();
    void comparesTwoGames();
    void whatIsWorthNothingIsFolded();
    void calculatesAHandByKeys();
    void calculatesAHandByMouse();
    void theRulesPageLeadsToTheComparison();

private:
    [[nodiscard]] StrategyController& strategy() const { return *m_app->controller<StrategyController>(); }
    void look(const char* game);
    void type(const QString& text);

    QTemporaryDir m_home; ///< the documents folder while a file name is suggested
};

void StrategyPageTest::init() {
    newFolder();
    open();
    QVERIFY(m_app->data->isReady());
    m_window->resize(1280, 800);
    m_app->setPage(Page::Strategy);
    look("premium");
}

void StrategyPageTest::look(const char* game) {
    strategy().setVariantId(QString::fromLatin1(game));
    QTRY_VERIFY(!strategy().isWorking() && !strategy().edgeText().isEmpty());
    QTest::qWait(50);
}

void StrategyPageTest::type(const QString& text) {
    for (const QChar letter : text)
        key(Qt::Key_A, QString(letter));
}

void StrategyPageTest::oneTabStopAndArrowsToEveryCell() {
    const QString sixteen = strategy().hard()->rows()[11].cellNames[8];
    tabTo(sixteen);
    QCOMPARE(focusName(), sixteen);
    QCOMPARE(strategy().cell()->title(), QStringLiteral("Hard 16 against 10"));
    key(Qt::Key_Tab);
    QVERIFY(!focusName().contains(u"against"));
    key(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(focusName(), sixteen);

    // Every cell, by arrow keys alone: row by row, then over to the soft totals and down through the pairs.
    QSet<QString> seen;
    const auto sweep = [&](int rows) {
        for (int row = 0; row < rows; ++row) {
            key(Qt::Key_Home);
            for (int column = 0; column < strategy().columns().size(); ++column) {
                seen << focusName();
                QVERIFY2(focusName().startsWith(strategy().cell()->title()), qPrintable(focusName()));
                if (column + 1 < strategy().columns().size())
                    key(Qt::Key_Right);
            }
            key(Qt::Key_Down);
        }
    };
    for (int row = 0; row < 16; ++row)
        key(Qt::Key_Up);
    sweep(strategy().hard()->count());
    for (int row = 0; row < 16; ++row)
        key(Qt::Key_Up);
    key(Qt::Key_End);
    key(Qt::Key_Right);
    QVERIFY2(focusName().startsWith(u"Soft A 2 against 2:"), qPrintable(focusName()));
    sweep(strategy().soft()->count() + strategy().pairs()->count());
    QCOMPARE(seen.size(), 340);
    // And back: from a pair's first cell to the row of the hard totals beside it.
    for (int row = 0; row < 9; ++row)
        key(Qt::Key_Up);
    key(Qt::Key_Home);
    QVERIFY2(focusName().startsWith(u"Pair of 2 against 2:"), qPrintable(focusName()));
    key(Qt::Key_Left);
    QVERIFY2(focusName().startsWith(u"Hard 13 against A:"), qPrintable(focusName()));
}

void StrategyPageTest::theLegendIsInSight() {
    const int foot = rectOf(strategy().cell()->title()).top();
    for (const LegendRow& row : strategy().legend()->rows()) {
        const QRect words = rectOf(row.code.isEmpty() ? row.words : QStringLiteral("%1: %2").arg(row.code, row.words));
        QVERIFY2(words.isValid() && words.bottom() < foot, qPrintable(row.words));
    }
}

// At twice the size, the figures of a cell stand beside the chart instead of in its place.
void StrategyPageTest::largeTextLeavesRoomForTheChart() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("Binding loop")));
    m_app->settings->setTextScale(2);
    const auto back = qScopeGuard([&] { m_app->settings->setTextScale(1); });
    for (const QSize size : {QSize(1280, 800), QSize(960, 600)}) {
        m_window->resize(size);
        QTest::qWait(100);
        const QRect figures = rectOf(strategy().cell()->title());
        int inSight = 0;
        for (const auto& row : strategy().hard()->rows()) {
            const QRect cell = rectOf(row.cellNames[8]);
            inSight += cell.isValid() && cell.bottom() <= m_window->height() ? 1 : 0;
            QVERIFY(!cell.intersects(figures));
        }
        QVERIFY2(inSight >= 10, qPrintable(QString::number(inSight)));
        // Every cell's figures, and the rules to try beneath the chart, are still there.
        QVERIFY(names().contains(strategy().cell()->title()));
        QVERIFY(names().contains(QStringLiteral("Dealer hits soft 17")));
    }
}

void StrategyPageTest::thePointerShowsACellAndGivesItBack() {
    const auto shown = [&] { return strategy().cell()->title(); };
    QCOMPARE(shown(), QStringLiteral("Hard 16 against 10"));
    const QRect nine = rectOf(strategy().hard()->rows()[4].cellNames[1]);
    const QRect ten = rectOf(strategy().hard()->rows()[4].cellNames[2]);
    QTest::mouseMove(m_window, nine.center());
    QTRY_COMPARE(shown(), QStringLiteral("Hard 9 against 3"));
    // Nothing else is shown on the way to the next cell.
    QSignalSpy changes(strategy().cell(), &CellDetail::changed);
    QTest::mouseMove(m_window, QPoint(nine.right() + 1, nine.center().y()));
    QTest::qWait(30);
    QCOMPARE(shown(), QStringLiteral("Hard 9 against 3"));
    QTest::mouseMove(m_window, ten.center());
    QTRY_COMPARE(shown(), QStringLiteral("Hard 9 against 4"));
    QCOMPARE(changes.count(), 1);
    QTest::mouseMove(m_window, QPoint(5, 5));
    QTRY_COMPARE(shown(), QStringLiteral("Hard 16 against 10"));
}

void StrategyPageTest::aPressedCellStays() {
    const QString name = strategy().soft()->rows()[5].cellNames[0];
    QTest::mouseClick(m_window, Qt::LeftButton, {}, rectOf(name).center());
    QTRY_COMPARE(focusName(), name);
    QTest::mouseMove(m_window, QPoint(5, 5));
    QTest::qWait(30);
    QCOMPARE(strategy().cell()->title(), QStringLiteral("Soft A 7 against 2"));
    // The same cell stays shown in another game's chart.
    look("classic");
    QCOMPARE(strategy().cell()->title(), QStringLiteral("Soft A 7 against 2"));
}

void StrategyPageTest::playThatDependsOnTheCardsIsMarked() {
    look("deluxe");
    int marked = 0;
    for (const QQuickItem* cell : all("ChartCell")) {
        const bool departs = cell->property("departs").toBool();
        const QList<QQuickItem*> inCell = cell->childItems();
        const bool mark = std::ranges::any_of(inCell, [](const QQuickItem* item) {
            return item->inherits("QQuickRectangle") && item->isVisible() && item->width() > 0;
        });
        QCOMPARE(mark, departs);
        marked += departs ? 1 : 0;
    }
    QVERIFY(marked > 0);
}

void StrategyPageTest::copiesTextAndPicture() {
    QGuiApplication::clipboard()->clear();
    click(QStringLiteral("Copy the chart"));
    QTRY_VERIFY(names().contains(QStringLiteral("Copy as text")));
    click(QStringLiteral("Copy as text"));
    QTRY_VERIFY(QGuiApplication::clipboard()->text().startsWith(u"Best play of Premium Blackjack\n"));
    const QString text = QGuiApplication::clipboard()->text();
    for (const ChartLine& line : strategy().hard()->rows())
        QVERIFY2(text.contains(line.label + u'\t' + line.cells.join(u'\t') + u'\n'), qPrintable(line.label));
    QVERIFY(text.contains(u"Ds\tdouble, else stand\n"));
    QVERIFY(text.contains(strategy().edgeText()));
    QTRY_VERIFY(names().contains(QStringLiteral("Copied as text")));

    QTRY_VERIFY(popups().isEmpty());
    click(QStringLiteral("Copy the chart"));
    QTRY_VERIFY(names().contains(QStringLiteral("Copy as picture")));
    click(QStringLiteral("Copy as picture"));
    QTRY_VERIFY(!QGuiApplication::clipboard()->image().isNull());
    QVERIFY(QGuiApplication::clipboard()->image().width() > 1000);
}

void StrategyPageTest::savesAPageForEachView() {
    look("down-under");
    QCOMPARE(strategy().sights().size(), 4);
    click(QStringLiteral("Save the chart as PDF"));
    chooseFile(QStringLiteral("chart"));
    QTRY_VERIFY(strategy().exporter()->outcome().startsWith(u"Written to "));
    const QString path = m_folder->filePath(QStringLiteral("chart"));
    QFile file(path + QStringLiteral(".pdf"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto pages = openshoe::tests::pdfPages(file.readAll());
    QCOMPARE(pages.size(), 4);
    for (int page = 0; page < 4; ++page) {
        QVERIFY(pages[page].contains(QStringLiteral("Best play of Down Under Blackjack")));
        QVERIFY2(pages[page].contains(strategy().sights()[page]), qPrintable(pages[page].join(u'|')));
        QVERIFY(pages[page].contains(QStringLiteral("Hard totals")));
    }

    // Replacing an existing file needs confirmation.
    const auto size = file.size();
    look("classic");
    strategy().exporter()->save(QUrl::fromLocalFile(path), QStringLiteral("pdf"), false);
    QTRY_VERIFY(names().contains(QStringLiteral("Replace the file?")));
    QCOMPARE(QFile(path + QStringLiteral(".pdf")).size(), size);
    click(QStringLiteral("Replace"));
    QTRY_VERIFY(QFile(path + QStringLiteral(".pdf")).size() != size);
}

// Accepts the suggested file name. From Qt 6.5 on, Qt's own dialogue displays only names of existing files, but still
// saves under this one.
void StrategyPageTest::suggestsAFile() {
    close();
    const QByteArray home = qgetenv("HOME");
    const auto back = qScopeGuard([&] { qputenv("HOME", home); });
    qputenv("HOME", m_home.path().toUtf8());
    init();
    for (const bool again : {false, true}) {
        click(QStringLiteral("Save the chart as PDF"));
        QTRY_VERIFY(fileDialogue());
        QTest::qWait(100); // its file list loads
        pressInFileDialogue(QStringLiteral("Save"));
        if (again) {
            QTRY_VERIFY(names().contains(QStringLiteral("Replace the file?")));
            click(QStringLiteral("Replace"));
        }
        QTRY_VERIFY(strategy().exporter()->outcome().startsWith(u"Written to "));
        QVERIFY(QFile::exists(m_home.filePath(QStringLiteral("strategy-premium.pdf"))));
    }
}

void StrategyPageTest::anHourIsReckonedInPlace() {
    const QString before = strategy().costText();
    QVERIFY(before.startsWith(u"Costs about "));
    tabTo(before);
    key(Qt::Key_Return);
    QTRY_COMPARE(focusName(), QStringLiteral("Stake a round"));
    type(QStringLiteral("5")); // in place of what is there; too little for this game
    const QString problem = strategy().hourly()->stakeProblem();
    QVERIFY(!problem.isEmpty());
    QTRY_VERIFY(names().contains(problem));
    QCOMPARE(strategy().costText(), before);
    type(QStringLiteral("0000"));
    QTRY_VERIFY(!names().contains(problem));
    key(Qt::Key_Tab);
    QCOMPARE(focusName(), QStringLiteral("Rounds an hour"));
    key(Qt::Key_Up);
    QCOMPARE(strategy().hourly()->roundsText(), QStringLiteral("110"));
    key(Qt::Key_Escape);
    QTRY_VERIFY(popups().isEmpty());
    const QString after = strategy().costText();
    QVERIFY(after != before);
    QTRY_VERIFY(names().contains(after));
    QCOMPARE(focusName(), after);
    QCOMPARE(m_app->settings->stakeFor(strategy().hourly()->pace().currency), openshoe::base::Money::minor(5'000'000));
    // The other pages say it too.
    click(QStringLiteral("Compare"));
    QTRY_VERIFY(!strategy().comparison()->isWorking());
    QTRY_VERIFY(names().contains(after));
    m_app->setPage(Page::Lobby);
    QTRY_VERIFY(names().contains(after));
}

void StrategyPageTest::whatIsWorthNothingIsFolded() {
    CompareController& comparison = *strategy().comparison();
    click(QStringLiteral("Compare"));
    comparison.setFirst(static_cast<int>(comparison.names().indexOf(QStringLiteral("Deluxe Blackjack"))));
    comparison.setSecond(static_cast<int>(comparison.names().indexOf(QStringLiteral("Classic Blackjack"))));
    QTRY_VERIFY(!comparison.isWorking());
    QTest::qWait(50);
    QVERIFY(comparison.idleLines()->count() > 0 && comparison.commonLines()->count() > 0);
    const QString idle = comparison.idleLines()->rows().front().accessibleName;
    const QString common = comparison.commonLines()->rows().front().accessibleName;
    QVERIFY(!names().contains(idle) && !names().contains(common));
    // What differs comes first.
    const auto top = [this](const QString& name) { return rectOf(name).top(); };
    QVERIFY(top(comparison.cells()->heading()) < top(comparison.lines()->rows().front().accessibleName));
    const QString unfold =
        QStringLiteral("Rules that differ and are worth nothing: %1").arg(comparison.idleLines()->count());
    tabTo(unfold);
    key(Qt::Key_Return);
    QTRY_VERIFY(names().contains(idle) && !names().contains(common));
    tabTo(QStringLiteral("What they have in common: %1").arg(comparison.commonLines()->count()));
    key(Qt::Key_Return);
    QTRY_VERIFY(names().contains(common));
    tabTo(unfold);
    key(Qt::Key_Return);
    QTRY_VERIFY(!names().contains(idle));
}

void StrategyPageTest::calculatesAHandByKeys() {
    HandCalculator& calculator = *strategy().calculator();
    tabTo(QStringLiteral("Calculate"));
    key(Qt::Key_Return);
    QTRY_VERIFY(names().contains(QStringLiteral("Give your hand two cards or more.")));
    tabTo(QStringLiteral("Your hand"));
    type(QStringLiteral("T6"));
    tabTo(QStringLiteral("The dealer's up card"));
    type(QStringLiteral("9x"));
    QTRY_VERIFY(names().contains(calculator.upProblem()) && !calculator.upProblem().isEmpty());
    key(Qt::Key_Backspace);
    tabTo(QStringLiteral("Other cards gone from the shoe"));
    type(QStringLiteral("5 5 5"));
    QTRY_VERIFY(!calculator.isWorking() && calculator.plays()->count() == 3);
    QTest::qWait(50);
    for (const CalculatedPlay& play : calculator.plays()->rows())
        QVERIFY2(names().contains(play.accessibleName), qPrintable(play.accessibleName));
    QVERIFY(names().contains(QStringLiteral("Bust: ") + calculator.dealer()->rows().back().chance));
    QCOMPARE(std::ranges::count(calculator.plays()->rows(), true, &CalculatedPlay::best), 1);
    // Rules on trial count here too; the chart comes back.
    tabTo(QStringLiteral("Chart"));
    key(Qt::Key_Return);
    QTRY_VERIFY(names().contains(QStringLiteral("Copy the chart")));
    QVERIFY(!calculator.isShown());
}

void StrategyPageTest::calculatesAHandByMouse() {
    HandCalculator& calculator = *strategy().calculator();
    click(QStringLiteral("Calculate"));
    click(QStringLiteral("Add a card: A"));
    click(QStringLiteral("Add a card: 7"));
    click(QStringLiteral("Dealer"));
    click(QStringLiteral("Add a card: 10"));
    QCOMPARE(calculator.own(), QStringLiteral("A 7"));
    QCOMPARE(calculator.up(), QStringLiteral("10"));
    QTRY_VERIFY(!calculator.isWorking() && calculator.plays()->count() == 3);
    click(QStringLiteral("The dealer has looked: no blackjack"));
    QTRY_COMPARE(calculator.dealer()->rows().back().name, QStringLiteral("Blackjack"));
    click(QStringLiteral("Gone"));
    click(QStringLiteral("Add a card: K"));
    QCOMPARE(calculator.gone(), QStringLiteral("K"));
    click(QStringLiteral("Take back"));
    QVERIFY(calculator.gone().isEmpty());
    click(QStringLiteral("Clear all"));
    QVERIFY(calculator.own().isEmpty() && calculator.isPeeked());
    QTRY_VERIFY(names().contains(QStringLiteral("Give your hand two cards or more.")));
}

void StrategyPageTest::comparesTwoGames() {
    CompareController& comparison = *strategy().comparison();
    QVERIFY(!comparison.isShown());
    click(QStringLiteral("Compare"));
    QVERIFY(comparison.isShown());
    QTRY_VERIFY(!comparison.isWorking());
    QTest::qWait(50);
    QVERIFY(names().contains(QStringLiteral("House edge ") + comparison.firstEdge()));
    QVERIFY(names().contains(QStringLiteral("House edge ") + comparison.secondEdge()));
    // What that is, is said there.
    QVERIFY(!comparison.edgeHelp().isEmpty());
    QCOMPARE(accessible(QStringLiteral("House edge ") + comparison.secondEdge())->text(QAccessible::Description),
             comparison.edgeHelp());
    QVERIFY(names().contains(comparison.differenceText()));
    for (const CompareLine& line : comparison.lines()->rows())
        QVERIFY2(names().contains(line.accessibleName), qPrintable(line.accessibleName));
    QCOMPARE(names().filter(QRegularExpression(QStringLiteral("^Differs\\. "))).size(),
             std::ranges::count(comparison.lines()->rows(), true, &CompareLine::differs));

    click(QStringLiteral("Copy the comparison"));
    QTRY_VERIFY(names().contains(QStringLiteral("Copy as text")));
    click(QStringLiteral("Copy as text"));
    QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(comparison.lines()->rows().front().inTurn));
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"Premium Blackjack and "));
    QTRY_VERIFY(popups().isEmpty());
    click(QStringLiteral("Copy the comparison"));
    QTRY_VERIFY(names().contains(QStringLiteral("Copy as picture")));
    click(QStringLiteral("Copy as picture"));
    QTRY_VERIFY(QGuiApplication::clipboard()->image().width() > 1000);

    click(QStringLiteral("Chart"));
    QVERIFY(!comparison.isShown());
    QTRY_VERIFY(names().contains(QStringLiteral("Copy the chart")));
}

void StrategyPageTest::theRulesPageLeadsToTheComparison() {
    m_app->setPage(Page::Rules);
    QTest::qWait(50);
    m_app->controller<RulesModel>()->setVariantId(QStringLiteral("boxes"));
    click(QStringLiteral("Compare"));
    QTRY_COMPARE(m_app->page(), Page::Strategy);
    CompareController& comparison = *strategy().comparison();
    QVERIFY(comparison.isShown());
    QCOMPARE(comparison.names()[comparison.first()], QStringLiteral("Black Jack in Boxes"));
    QTRY_VERIFY(!comparison.isWorking());
    // Back leads to the rules, though the page had been left for them; on the way the comparison stays as it was.
    m_app->back();
    QCOMPARE(m_app->page(), Page::Rules);
    m_app->setPage(Page::Lobby);
    // The next visit starts with the chart again.
    m_app->setPage(Page::Strategy);
    QTRY_VERIFY(!comparison.isShown());
}

OPENSHOE_TEST(StrategyPageTest, Window)
#include "tst_strategypage.moc"
