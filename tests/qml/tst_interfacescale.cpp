// SPDX-License-Identifier: GPL-3.0-or-later
// The window at every interface size: each page's text is complete, inside its container, and doesn't overlap other
// text.
#include "tabletest.h"
#include "testprogram.h"
#include "writing.h"

#include "models/preferences/settingscontroller.h"

#include <QQuickItem>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;

class InterfaceScaleTest : public TableTest {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { close(); }
    void everythingGrows();
    void popupsAreWhole_data();
    void popupsAreWhole();
    void aRoundShownOnceMore();
    void noTextIsCut_data();
    void noTextIsCut();

private:
    struct Look {
        QSize size;
        int percent;
    };
    static const Look looks[];
    /// What is wrong with the texts in the window, one line each.
    [[nodiscard]] QString problemsAt(const Look& look);
};

const InterfaceScaleTest::Look InterfaceScaleTest::looks[] = {{QSize(960, 600), 80},   {QSize(960, 600), 100},
                                                              {QSize(960, 600), 200},  {QSize(1280, 800), 150},
                                                              {QSize(1280, 800), 200}, {QSize(1920, 1200), 200}};

void InterfaceScaleTest::initTestCase() {
    m_company = true;
    newFolder();
    open();
    openGame(QStringLiteral("classic"));
    stake(1);
    dealToATurn();
    finishRound();
    m_app->settings->setCompanyFor(QStringLiteral("deluxe"), session::CompanyWish::Nobody); // no randomness
    openGame(QStringLiteral("deluxe"));
}

// The setting takes effect at once on everything in the window, as far as the window has room.
void InterfaceScaleTest::everythingGrows() {
    m_app->setPage(Page::Settings);
    m_window->resize(1920, 1200);
    const auto size = [&] { return rectOf(QStringLiteral("Find a setting")).size(); };
    QTRY_COMPARE(size(), QSize(256, 40));
    m_app->settings->setInterfaceScale(200);
    QTRY_COMPARE(size(), QSize(512, 80));
    QVERIFY(names().filter(QStringLiteral("This window has room for")).isEmpty());
    m_window->resize(960, 600);
    QTRY_COMPARE(size(), QSize(320, 50));
    QVERIFY(names().contains(QStringLiteral("This window has room for 125%.")));
    m_app->settings->setInterfaceScale(80);
    QTRY_COMPARE(size(), QSize(205, 32));
    m_app->settings->setInterfaceScale(100);
}

QString InterfaceScaleTest::problemsAt(const Look& look) {
    if (m_app->settings->interfaceScale() != look.percent)
        m_app->settings->setInterfaceScale(look.percent);
    return unreadableAt(look.size, QStringLiteral("%1 %").arg(look.percent));
}

void InterfaceScaleTest::popupsAreWhole_data() {
    QTest::addColumn<QString>("opener"); // a button of the table, or a key
    QTest::newRow("menu") << "Menu";
    QTest::newRow("company") << "Company";
    QTest::newRow("wallets") << "Wallet";
    QTest::newRow("keys") << "F1";
}

void InterfaceScaleTest::popupsAreWhole() {
    QFETCH(QString, opener);
    m_app->setPage(Page::Table);
    m_window->resize(960, 600);
    m_app->settings->setInterfaceScale(200);
    QTest::qWait(100);
    if (opener == u"F1") {
        key(Qt::Key_F1);
    } else {
        const QStringList buttons = buttonNames().filter(opener);
        QVERIFY2(!buttons.isEmpty(), qPrintable(buttonNames().join(u'\n')));
        click(buttons.first());
    }
    QTRY_COMPARE(popups().size(), 1);
    QTest::qWait(300);
    auto* popup = popups().constFirst();
    auto* content = popup->property("contentItem").value<QQuickItem*>();
    QVERIFY(content);
    QQuickItem* box = content->parentItem();
    const QRectF place = box->mapRectToScene(box->boundingRect());
    QVERIFY2(QRectF(QPointF(), QSizeF(m_window->size())).contains(place), qPrintable(opener));
    const QString wrong = unreadable(*m_window, box, QStringLiteral("200 %"));
    key(Qt::Key_Escape);
    m_app->settings->setInterfaceScale(100);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    QTRY_VERIFY(popups().isEmpty());
}

// A full table with splits, stakes behind and side bets, and the replay bar.
void InterfaceScaleTest::aRoundShownOnceMore() {
    show(QStringLiteral("deluxe-full"));
    replay().toEnd();
    QString wrong;
    for (const Look& look : looks)
        wrong += problemsAt(look);
    replay().stop();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void InterfaceScaleTest::noTextIsCut_data() {
    QTest::addColumn<int>("look");
    QTest::addColumn<Page::Value>("page");
    // All pages at one size before the next size, because changing the size lays everything out again.
    for (int at = 0; at < int(std::size(looks)); ++at) {
        for (const auto& [name, page] : everyPage())
            QTest::addRow("%s, %d %d", name.constData(), looks[at].size.width(), looks[at].percent) << at << page;
    }
}

void InterfaceScaleTest::noTextIsCut() {
    QFETCH(Page::Value, page);
    QFETCH(int, look);
    m_app->setPage(page);
    const QString wrong = problemsAt(looks[look]);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

OPENSHOE_TEST(InterfaceScaleTest, Window)
#include "tst_interfacescale.moc"
