// SPDX-License-Identifier: GPL-3.0-or-later
// The window with text at 200%: pages and table can be read, in the smallest window at the largest size it has room
// for, at 1280×800 at twice the usual size.
#include "tabletest.h"
#include "testprogram.h"

#include "models/preferences/settingscontroller.h"

#include <QFont>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;

class LargeTextTest : public TableTest {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { close(); }
    void theTextIsTwiceAsLarge();
    void everyPageCanBeRead_data();
    void everyPageCanBeRead();
    void theTableCanBeRead();
    void cardsKeepTheirSize();
    void theGuideCanBeRead();
    void aFullTableCanBeRead();
    void everyControlCanBeReached();

private:
    /// What can't be read in a window of that size, or of both sizes, one line each.
    [[nodiscard]] QString problemsAt(QSize size) { return unreadableAt(size, QStringLiteral("text 200%")); }
    [[nodiscard]] QString problems() { return problemsAt(small) + problemsAt(usual); }

    static constexpr QSize small{960, 600};
    static constexpr QSize usual{1280, 800};
};

void LargeTextTest::initTestCase() {
    newFolder();
    open();
    openGame(QStringLiteral("classic"));
    stake(1);
    dealToATurn();
    finishRound();
    openGame(QStringLiteral("deluxe"));
    m_app->settings->setTextScale(2);
}

// First only the text grows, as far as its containers have room; then they grow with it, as far as the window has room,
// and the text no further than that.
void LargeTextTest::theTextIsTwiceAsLarge() {
    m_app->setPage(Page::Settings);
    const auto text = [this] { return m_window->property("font").value<QFont>().pixelSize(); };
    const auto field = [this] { return rectOf(QStringLiteral("Find a setting")).height(); };
    m_window->resize(1280, 800);
    QTRY_COMPARE(text(), 28);
    QCOMPARE(field(), 64);
    QVERIFY(names().filter(QStringLiteral("This window has room for")).isEmpty());
    m_window->resize(960, 600);
    QTRY_COMPARE(text(), 22); // 14 × 1.25 × 1.25
    QCOMPARE(field(), 50);
    QVERIFY(names().contains(QStringLiteral("This window has room for 156%.")));
    QVERIFY(names().contains(QStringLiteral("156%"))); // beside the slider, which stays where it was put
    QVERIFY(!names().contains(QStringLiteral("200%")));
    m_app->settings->setTextScale(1.25);
    QTRY_COMPARE(text(), 18);
    QCOMPARE(field(), 40);
    m_app->settings->setTextScale(2);
}

void LargeTextTest::everyPageCanBeRead_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<Page::Value>("page");
    // All pages at one size before the next size, because changing the size lays everything out again.
    for (const QSize size : {small, usual}) {
        for (const auto& [name, page] : everyPage())
            QTest::addRow("%s, %d wide", name.constData(), size.width()) << size << page;
    }
}

void LargeTextTest::everyPageCanBeRead() {
    QFETCH(Page::Value, page);
    QFETCH(QSize, size);
    m_app->setPage(page);
    const QString wrong = problemsAt(size);
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong));
}

// Before the deal, during the player's turn, and after the round.
void LargeTextTest::theTableCanBeRead() {
    openGame(QStringLiteral("classic"));
    QString wrong = problems();
    stake(1);
    dealToATurn();
    wrong += problems();
    finishRound();
    wrong += problems();
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong));
}

// The bars' text grows, their margins give way: a card loses at most a ninth of its width.
void LargeTextTest::cardsKeepTheirSize() {
    for (const char* game : {"classic", "deluxe"}) {
        openGame(QString::fromLatin1(game));
        stake(1);
        dealToATurn();
        for (const QSize size : {small, usual}) {
            m_window->resize(size);
            const auto width = [this](qreal text) {
                m_app->settings->setTextScale(text);
                QTest::qWait(300);
                return all("TableCard").constFirst()->width();
            };
            const qreal usualText = width(1);
            const qreal largeText = width(2);
            QVERIFY2(largeText >= usualText * 8 / 9,
                     qPrintable(QStringLiteral("%1: %2, %3").arg(game).arg(usualText).arg(largeText)));
        }
        finishRound();
    }
}

// Each step, in its strip between the felt and the bar.
void LargeTextTest::theGuideCanBeRead() {
    openGame(QStringLiteral("boxes"));
    TableGuide& guide = *m_app->guide;
    const auto said = [&] { // all of it, in the strip
        const QRect box = rectOf(guide.text());
        return box.height() > 0 && box.top() >= boxOf(all("TableFelt").constFirst()).bottom() &&
               box.bottom() <= boxOf(all("BottomBar").constFirst()).top();
    };
    guide.begin();
    QTRY_VERIFY(said());
    QString wrong = problems();
    stake(1);
    QCOMPARE(guide.step(), 2);
    wrong += problems();
    for (int round = 0; round < 60 && guide.step() != 3; ++round) {
        dealToATurn();
        if (!guide.isActive()) { // after a round without a turn
            finishRound();
            guide.begin();
        }
    }
    QCOMPARE(guide.step(), 3);
    QTRY_VERIFY(said());
    wrong += problems();
    guide.goOn();
    QTRY_VERIFY(said());
    wrong += problems();
    finishRound();
    QCOMPARE(guide.step(), 5);
    QTRY_VERIFY(said());
    wrong += problems();
    guide.goOn();
    QTRY_VERIFY(said());
    wrong += problems();
    guide.goOn();
    QVERIFY(!guide.isActive());
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong));
}

void LargeTextTest::aFullTableCanBeRead() {
    show(QStringLiteral("deluxe-full"));
    replay().toEnd();
    const QString wrong = problems();
    replay().stop();
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong));
}

// Whatever has the focus lies within the window; of a list taller than the window, a part of it.
void LargeTextTest::everyControlCanBeReached() {
    m_window->resize(960, 600);
    for (const auto page : {Page::Lobby, Page::Settings, Page::Fairness}) {
        m_app->setPage(page);
        QTest::qWait(200);
        QStringList seen;
        for (int i = 0; i < 80; ++i) {
            key(Qt::Key_Tab);
            const QQuickItem* at = m_window->activeFocusItem();
            QVERIFY(at);
            const QRectF box = boxOf(at);
            const QRectF window(QPointF(), QSizeF(m_window->size()));
            const bool high = box.height() >= window.height();
            const bool seenThere = high ? window.intersects(box) : window.contains(box.center());
            QVERIFY2(seenThere, qPrintable(focusName()));
            seen << focusName();
        }
        QVERIFY(seen.size() > 10);
    }
}

OPENSHOE_TEST(LargeTextTest, Window)
#include "tst_largetext.moc"
