// SPDX-License-Identifier: GPL-3.0-or-later
// The Counting page in the real window: bars by mouse and keys, what they lead to, the tabs.
#include "testprogram.h"
#include "windowtest.h"

#include "models/counting/countingcontroller.h"
#include "models/preferences/settingscontroller.h"

#include <QQuickItem>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;

class CountingPageTest : public WindowTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void barsByKeys();
    void barsByMouse();
    void fieldsSayWhatIsWrong();
    void theTabsShowWhatTheyAreFor();
    void exercisesAreATab();
    void aShuffleEachRoundIsSaid();
    void canBeReadAtEverySize_data();
    void canBeReadAtEverySize();

private:
    [[nodiscard]] CountingController& counting() const { return *m_app->controller<CountingController>(); }
    [[nodiscard]] bool has(const QString& name) const { return names().contains(name); }
    /// The name by which a bar is found: what it is for, and its stake.
    [[nodiscard]] QString barName(int row) const {
        const LadderRow& rung = counting().ladder()->rows()[static_cast<std::size_t>(row)];
        return rung.accessibleName + QStringLiteral(": ") + rung.stakeText;
    }
    void look(const char* game);
    void settle() {
        QTRY_VERIFY(counting().outlook());
        counting().stop();
        QTRY_VERIFY(!counting().isWorking());
        QTest::qWait(50);
    }
};

void CountingPageTest::init() {
    newFolder();
    open();
    m_window->resize(1280, 800);
    m_app->setPage(Page::Counting);
    look("boxes");
}

void CountingPageTest::look(const char* game) {
    counting().setVariantId(QString::fromLatin1(game));
    QTRY_VERIFY(counting().isShown());
    settle();
}

void CountingPageTest::barsByKeys() {
    QVERIFY2(has(counting().sentence()), qPrintable(names().join(u'\n')));
    const int top = counting().ladder()->count() - 1;
    tabTo(barName(top));
    const int before = counting().ladder()->rows()[static_cast<std::size_t>(top)].position;
    const auto place = [&] { return counting().ladder()->rows()[static_cast<std::size_t>(top)].position; };
    const auto last = [&] { return counting().ladder()->rows()[static_cast<std::size_t>(top)].last; };
    key(Qt::Key_Right);
    QCOMPARE(place(), before + 1);
    QCOMPARE(focusName(), barName(top));
    key(Qt::Key_Left);
    key(Qt::Key_Left);
    QCOMPARE(place(), before - 1);
    const double stake = counting().outlook()->stake;
    const QString figure = counting().figures()->rows()[2].value;
    key(Qt::Key_End);
    QCOMPARE(place(), last());
    QCOMPARE(focusName(), barName(top));
    QVERIFY(counting().outlook()->stake > stake);
    QVERIFY(counting().figures()->rows()[2].value != figure);
    QVERIFY(has(counting().figures()->rows()[2].name + QStringLiteral(": ") + counting().figures()->rows()[2].value));
    key(Qt::Key_PageDown);
    QVERIFY(place() < last() - 1);
    key(Qt::Key_Home);
    QCOMPARE(place(), 0);
    // Nothing was dealt for it.
    QVERIFY(!counting().isWorking());
    // A screen reader's actions.
    QAccessibleInterface* bar = accessible(barName(top));
    QVERIFY(bar && bar->role() == QAccessible::Slider && bar->actionInterface());
    bar->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
    QCOMPARE(place(), 1);
}

void CountingPageTest::barsByMouse() {
    const QRect bar = rectOf(barName(1));
    const auto place = [&] { return counting().ladder()->rows()[1].position; };
    const QString before = counting().secondSentence();
    const int before1 = place();
    const QPoint from(bar.left() + bar.width() * 2 / 5, bar.center().y());
    const QPoint to(bar.left() + bar.width() * 7 / 10, bar.center().y());
    QTest::mousePress(m_window, Qt::LeftButton, {}, from);
    QTest::mouseMove(m_window, (from + to) / 2);
    QTest::mouseMove(m_window, to);
    QTRY_VERIFY(place() > before1 + 3);
    QVERIFY2(counting().secondSentence() != before, qPrintable(before));
    QVERIFY(has(counting().secondSentence()));
    QTest::mouseRelease(m_window, Qt::LeftButton, {}, to);
    while (counting().isUndoable())
        counting().undo();
    QCOMPARE(place(), before1);
    click(QStringLiteral("Fill in"));
    click(QStringLiteral("Undo the last change of the stakes"));
    QCOMPARE(place(), before1);
}

void CountingPageTest::fieldsSayWhatIsWrong() {
    tabTo(QStringLiteral("Bankroll"));
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_X, QStringLiteral("x"));
    QVERIFY(!counting().bankrollProblem().isEmpty() && has(counting().bankrollProblem()));
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_2, QStringLiteral("2"));
    QVERIFY(counting().bankrollProblem().isEmpty());
    QVERIFY2(has(counting().stakesProblem()), "in place of the sentence");
    key(Qt::Key_0, QStringLiteral("0"));
    key(Qt::Key_0, QStringLiteral("0"));
    key(Qt::Key_0, QStringLiteral("0"));
    QCOMPARE(counting().bankroll(), 2000.0);
    QVERIFY(has(counting().sentence()));
    key(Qt::Key_Up);
    QCOMPARE(counting().bankroll(), 2100.0);
    tabTo(QStringLiteral("Hours"));
    key(Qt::Key_A, Qt::ControlModifier);
    key(Qt::Key_5, QStringLiteral("5"));
    QVERIFY2(counting().sentence().startsWith(u"After 5 "), qPrintable(counting().sentence()));
}

void CountingPageTest::theTabsShowWhatTheyAreFor() {
    click(QStringLiteral("Cards"));
    QTRY_VERIFY(counting().cards()->lines()->count() > 0);
    QTRY_VERIFY(has(counting().cards()->lines()->rows()[0].accessibleName));
    QVERIFY(all("CountingOverview").isEmpty());
    click(QStringLiteral("Side bets"));
    QTRY_VERIFY(has(QStringLiteral("This game has no side bets.")));
    click(QStringLiteral("Plays"));
    QTRY_VERIFY(has(counting().plays()->noteText()));
    click(QStringLiteral("Overview"));
    QTRY_VERIFY(has(counting().sentence()));
    QVERIFY(unnamed().isEmpty());
    m_app->setPage(Page::Lobby);
    QTRY_VERIFY(!counting().isShown());
}

void CountingPageTest::exercisesAreATab() {
    PractiseController& practise = *counting().practise();
    click(QStringLiteral("Practise"));
    QTRY_VERIFY(has(QStringLiteral("Exercise: Running count")));
    counting().setVariantId(QStringLiteral("premium"));
    QCOMPARE(practise.games()->value(), QStringLiteral("premium"));
    QVERIFY(!has(QStringLiteral("How much is dealt")));
    practise.drills()->choose(QStringLiteral("true"));
    tabTo(QStringLiteral("Start"));
    key(Qt::Key_Return);
    QTRY_COMPARE(practise.stage(), PractiseStage::Asking);
    QTRY_COMPARE(focusName(), practise.question());
    key(Qt::Key_9, QStringLiteral("9"));
    key(Qt::Key_9, QStringLiteral("9"));
    key(Qt::Key_Return);
    QTRY_COMPARE(practise.stage(), PractiseStage::Told);
    QVERIFY(has(practise.why()));
    // Leaving ends it, and what was answered is kept.
    click(QStringLiteral("Cards"));
    QTRY_COMPARE(practise.stage(), PractiseStage::Finished);
    click(QStringLiteral("Practise"));
    QTRY_VERIFY(has(QStringLiteral("0 of 1 right: 0%")));
    QTRY_VERIFY(has(QStringLiteral("Best: 0%. Last: 0%.")));
}

void CountingPageTest::aShuffleEachRoundIsSaid() {
    look("classic");
    const auto said = [&] {
        return std::ranges::any_of(
            names(), [](const QString& name) { return name.startsWith(u"This game is shuffled before every round"); });
    };
    QVERIFY(said());
    QCOMPARE(counting().ladder()->count(), 1);
    click(QStringLiteral("Deal from a kept shoe"));
    QTRY_VERIFY(!said());
    QVERIFY(counting().isCounting());
    settle();
    QVERIFY(counting().ladder()->count() > 3);
}

void CountingPageTest::canBeReadAtEverySize_data() {
    QTest::addColumn<int>("tab");
    QTest::addColumn<double>("scale");
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "ar"}) {
        for (const double scale : {1.0, 2.0}) {
            for (const int tab : {CountingTab::Overview, CountingTab::Cards, CountingTab::Plays, CountingTab::SideBets,
                                  CountingTab::Practise})
                QTest::addRow("%d, %s, text %.0f %%", tab, language, 100 * scale)
                    << tab << scale << QString::fromLatin1(language);
        }
    }
}

void CountingPageTest::canBeReadAtEverySize() {
    QFETCH(int, tab);
    QFETCH(double, scale);
    QFETCH(QString, language);
    m_app->settings->setLanguage(language);
    look("deluxe");
    counting().setTab(tab);
    QTRY_VERIFY(tab != CountingTab::Cards || counting().cards()->lines()->count() > 0);
    QTRY_VERIFY(tab != CountingTab::SideBets || counting().sides()->rows()->count() > 0);
    counting().stop();
    m_app->settings->setTextScale(scale);
    QString problems;
    for (const QSize size : {QSize(960, 600), QSize(1280, 800), QSize(2560, 1440)})
        problems += unreadableAt(size, QStringLiteral("tab %1").arg(tab));
    QVERIFY2(problems.isEmpty(), qPrintable(problems));
}

OPENSHOE_TEST(CountingPageTest, Window)

#include "tst_countingpage.moc"
