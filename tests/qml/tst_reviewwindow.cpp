// SPDX-License-Identifier: GPL-3.0-or-later
// A round played at the table and reviewed there: by keys, by mouse and by accessible actions. Also the coach's mark
// for a decision, in the table's corner.
#include "tabletest.h"
#include "testprogram.h"

#include <QElapsedTimer>
#include <QTest>

#include <functional>

using namespace openshoe::models;

class ReviewWindowTest : public TableTest {
    Q_OBJECT

private slots:
    void init() {
        newFolder();
        open();
        QAccessible::setActive(true);
        m_app->settings->setAnimationSpeed(DealingSpeed::Off);
        openGame(QStringLiteral("classic"));
        stake(1);
    }
    void cleanup() { close(); }

    void byKeys() {
        playOne();
        key(Qt::Key_L, QStringLiteral("l"));
        QTRY_COMPARE(review().stage(), ReviewStage::Asked);
        toATurn();
        QVERIFY(!shows(QStringLiteral(" %"))); // no figures yet
        QVERIFY(buttonNames().contains(QStringLiteral("Stand")));
        QVERIFY(!buttonNames().contains(QStringLiteral("Deal again")));
        key(Qt::Key_H, QStringLiteral("h"));
        QTRY_COMPARE(review().stage(), ReviewStage::Answered);
        QTRY_VERIFY(shows(QStringLiteral("Hitting on")));
        key(Qt::Key_S, QStringLiteral("s"));
        QTRY_COMPARE(review().stage(), ReviewStage::Tried);
        QTRY_VERIFY(shows(QStringLiteral("It didn't happen.")) || shows(QStringLiteral("when this shoe ends")) ||
                    shows(QStringLiteral("was your answer, and the round came to")));
        for (int i = 0; i < 20 && review().stage() != ReviewStage::Ended; ++i) {
            key(Qt::Key_S, QStringLiteral("s")); // answers the next question
            key(Qt::Key_N, QStringLiteral("n"));
            key(Qt::Key_Space);
            QTest::qWait(30);
        }
        QTRY_COMPARE(review().stage(), ReviewStage::Ended);
        QTRY_VERIFY(shows(QStringLiteral("was luck")));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!review().isActive());
        atTheResult();
    }

    void byMouse() {
        playOne();
        click(QStringLiteral("Review the round"));
        QTRY_COMPARE(review().stage(), ReviewStage::Asked);
        toATurn();
        QTRY_VERIFY(buttonNames().contains(QStringLiteral("Stand")));
        click(QStringLiteral("Stand"));
        QTRY_COMPARE(review().stage(), ReviewStage::Answered);
        click(QStringLiteral("Hit"));
        QTRY_COMPARE(review().stage(), ReviewStage::Tried);
        QTRY_VERIFY(!middleOf(QStringLiteral("Show the decision again")).isNull());
        QTest::qWait(200); // the bar is laid out again
        click(QStringLiteral("Show the decision again"));
        QTRY_COMPARE(review().stage(), ReviewStage::Answered);
        click(QStringLiteral("Stop review"));
        QTRY_VERIFY(!review().isActive());
        atTheResult();
    }

    void byAccessibleActions() {
        playOne();
        press(QStringLiteral("Review the round"));
        QTRY_COMPARE(review().stage(), ReviewStage::Asked);
        toATurn();
        press(QStringLiteral("Stand"));
        QTRY_COMPARE(review().stage(), ReviewStage::Answered);
        QTRY_VERIFY(shows(QStringLiteral("Standing on")));
        press(review().nextText());
        QTRY_VERIFY(review().stage() == ReviewStage::Asked || review().stage() == ReviewStage::Ended);
        press(QStringLiteral("Stop review"));
        QTRY_VERIFY(!review().isActive());
        atTheResult();
    }

    // Preparing a review takes a moment. Whoever goes to another page meanwhile stays there.
    void goingElsewhereCallsItOff() {
        playOne();
        QElapsedTimer timer;
        timer.start();
        review().reviewLast();
        QTRY_COMPARE(review().stage(), ReviewStage::Asked);
        const int enough = 200 + 2 * static_cast<int>(timer.elapsed());
        review().stop();
        atTheResult();
        review().reviewLast();
        m_app->setPage(Page::Settings);
        QTest::qWait(enough);
        QCOMPARE(m_app->page(), Page::Settings);
        QVERIFY(!review().isActive());
    }

    // At the default, the smallest and a large window size: the buttons lie within the window and don't overlap.
    void fitsInTheWindow_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("960×600") << QSize(960, 600);
        QTest::newRow("1280×800") << QSize(1280, 800);
        QTest::newRow("2560×1440") << QSize(2560, 1440);
    }
    void fitsInTheWindow() {
        QFETCH(QSize, size);
        m_window->resize(size);
        playOne();
        key(Qt::Key_L, QStringLiteral("l"));
        QTRY_COMPARE(review().stage(), ReviewStage::Asked);
        toATurn();
        key(Qt::Key_S, QStringLiteral("s"));
        QTRY_COMPARE(review().stage(), ReviewStage::Answered);
        QTest::qWait(100);
        const QRect window(QPoint(0, 0), size);
        QRect before;
        for (const QString& name :
             {QStringLiteral("Hit"), QStringLiteral("Stand"), review().nextText(), QStringLiteral("Stop review")}) {
            const QRect box = rectOf(name);
            QVERIFY2(window.contains(box), qPrintable(name));
            QVERIFY2(!before.intersects(box), qPrintable(name));
            before = box;
        }
    }

    void theCoachMarksInTheCorner() {
        m_app->settings->setCoach(CoachMode::Always);
        dealToATurn();
        key(Qt::Key_H, QStringLiteral("h"));
        QTRY_VERIFY(m_app->coach->mark() != DecisionMark::None);
        const QString said = m_app->coach->markTitle() + QStringLiteral(": ") + m_app->coach->markText();
        QTRY_VERIFY(names().contains(said));
        QCOMPARE(names().filter(m_app->coach->markText()).size(), 1); // exactly once
        const QRect box = rectOf(said);
        QVERIFY(QRect(QPoint(0, 0), m_window->size()).contains(box));
        finishRound();
        for (const QString& name : {QStringLiteral("Balance"), QStringLiteral("Dealer"), QStringLiteral("Hand 1")}) {
            for (const QString& found : names()) {
                if (found.startsWith(name) && found != said)
                    QVERIFY2(!rectOf(found).intersects(box), qPrintable(found));
            }
        }
    }

    void theCoachIsAskedForAMark() {
        m_app->settings->setCoach(CoachMode::OnRequest);
        dealToATurn();
        while (names().contains(QStringLiteral("Dealer: ace"))) { // insurance was declined, which gets a mark
            finishRound();
            dealToATurn();
        }
        QVERIFY(!buttonNames().contains(QStringLiteral("Mark my last decision")));
        finishRound();
        QTRY_VERIFY(buttonNames().contains(QStringLiteral("Mark my last decision")));
        click(QStringLiteral("Mark my last decision"));
        QTRY_VERIFY(m_app->coach->mark() != DecisionMark::None);
        QTRY_VERIFY(!buttonNames().contains(QStringLiteral("Mark my last decision")));
    }

private:
    [[nodiscard]] ReviewController& review() { return *m_app->review; }
    [[nodiscard]] bool shows(const QString& words) const { return !names().filter(words).isEmpty(); }
    void playOne() {
        dealToATurn();
        finishRound();
        QTRY_COMPARE(table().live()->phase(), LiveRound::Over);
        QTRY_VERIFY(table().bets()->canNew());
    }
    // Answers insurance first, if that is asked.
    void toATurn() {
        while (table().quiz()->actions()->value(0, "intent").toInt() != Intent::Hit) {
            key(Qt::Key_N, QStringLiteral("n"));
            QTRY_COMPARE(review().stage(), ReviewStage::Answered);
            key(Qt::Key_Space);
            QTRY_COMPARE(review().stage(), ReviewStage::Asked);
        }
    }
    void atTheResult() {
        QCOMPARE(m_app->page(), Page::Table);
        QCOMPARE(table().live()->phase(), LiveRound::Over);
        QTRY_VERIFY(!table().shown()->resultLine().isEmpty());
        QTRY_VERIFY(buttonNames().contains(QStringLiteral("Deal again")));
    }
    void press(const QString& name) {
        QAccessibleInterface* found = accessible([&](QAccessibleInterface* item) {
            return item->text(QAccessible::Name) == name && item->role() == QAccessible::Button;
        });
        QVERIFY2(found && found->actionInterface(), qPrintable(name));
        found->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
};

OPENSHOE_TEST(ReviewWindowTest, Window)
#include "tst_reviewwindow.moc"
