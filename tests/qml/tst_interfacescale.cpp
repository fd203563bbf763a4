// SPDX-License-Identifier: GPL-3.0-or-later
// The window at every interface size: each page's text is whole, inside what it stands in, and on no other text.
#include "tabletest.h"

#include "models/settings/settingscontroller.h"

#include <QMetaEnum>
#include <QQuickItem>
#include <QTest>

#include <functional>

using namespace openshoe;
using namespace openshoe::models;

namespace {

struct Written {
    QString text;
    QRectF box;    ///< of its glyphs, in the window
    QRectF seen;   ///< what nothing cuts away of it
    bool scrolled; ///< in what can be moved: it may lie beyond an edge there
    bool elided;
};

struct Frame {
    QRectF clip;
    bool scrolled = false;
};

bool isText(const QQuickItem* item) {
    return item->inherits("QQuickText");
}

// Where the glyphs are in the text's own box.
QRectF glyphs(const QQuickItem* text) {
    const auto real = [&](const char* name) { return text->property(name).toReal(); };
    const QSizeF size(real("contentWidth"), real("contentHeight"));
    QRectF room(0, 0, text->width(), text->height());
    room.adjust(real("leftPadding"), real("topPadding"), -real("rightPadding"), -real("bottomPadding"));
    const int across = text->property("horizontalAlignment").toInt();
    const int down = text->property("verticalAlignment").toInt();
    QPointF at = room.topLeft();
    if (across & Qt::AlignRight)
        at.setX(room.right() - size.width());
    else if (across & Qt::AlignHCenter)
        at.setX(room.center().x() - size.width() / 2);
    if (down & Qt::AlignBottom)
        at.setY(room.bottom() - size.height());
    else if (down & Qt::AlignVCenter)
        at.setY(room.center().y() - size.height() / 2);
    return {at, size};
}

void read(QQuickItem* item, Frame frame, QList<Written>& found) {
    if (!item->isVisible() || item->opacity() == 0)
        return;
    const QByteArray type = item->metaObject()->className();
    // What is printed on the felt: things lie on it, and along an arc each letter stands for itself.
    if (type.startsWith("TablePrint") || type.startsWith("BetSpot"))
        return;
    if (item->clip() || item->inherits("QQuickFlickable"))
        frame.clip = frame.clip.intersected(item->mapRectToScene(item->boundingRect()));
    frame.scrolled = frame.scrolled || item->inherits("QQuickFlickable");
    if (isText(item) && !item->property("text").toString().isEmpty()) {
        const QRectF box = item->mapRectToScene(glyphs(item));
        found << Written{item->property("text").toString(), box, box.intersected(frame.clip), frame.scrolled,
                         item->property("truncated").toBool()};
    }
    for (QQuickItem* child : item->childItems())
        read(child, frame, found);
}

} // namespace

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
    /// What is wrong with the texts in the window, and in an item now; a line each.
    [[nodiscard]] QString problemsAtEveryScale();
    [[nodiscard]] QString problems(QQuickItem* in, const QSize& size, const QString& percent);
};

void InterfaceScaleTest::initTestCase() {
    m_company = true;
    newFolder();
    open();
    openGame(QStringLiteral("classic"));
    stake(1);
    dealToATurn();
    finishRound();
    m_app->settings()->setCompanyFor(QStringLiteral("deluxe"), session::CompanyWish::Nobody); // chance has no part
    openGame(QStringLiteral("deluxe"));
}

// The setting acts on what stands in the window as it is chosen, as far as the window has room.
void InterfaceScaleTest::everythingGrows() {
    m_app->setPage(AppController::Settings);
    m_window->resize(1920, 1200);
    const auto size = [&] { return rectOf(QStringLiteral("Find a setting")).size(); };
    QTRY_COMPARE(size(), QSize(256, 40));
    m_app->settings()->setInterfaceScale(QStringLiteral("200"));
    QTRY_COMPARE(size(), QSize(512, 80));
    QVERIFY(names().filter(QStringLiteral("This window has room for")).isEmpty());
    m_window->resize(960, 600);
    QTRY_COMPARE(size(), QSize(320, 50));
    QVERIFY(names().contains(QStringLiteral("This window has room for 125 %.")));
    m_app->settings()->setInterfaceScale(QStringLiteral("80"));
    QTRY_COMPARE(size(), QSize(205, 32));
    m_app->settings()->setInterfaceScale(QStringLiteral("100"));
}

QString InterfaceScaleTest::problems(QQuickItem* in, const QSize& size, const QString& percent) {
    QList<Written> texts;
    read(in, {QRectF(QPointF(), QSizeF(m_window->size()))}, texts);
    QStringList wrong;
    const auto add = [&](const Written& text, const QString& what) {
        wrong
            << QStringLiteral("%1x%2 %3 %: “%4” %5").arg(size.width()).arg(size.height()).arg(percent, text.text, what);
    };
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const Written& text = texts[i];
        if (text.elided)
            add(text, QStringLiteral("is shortened"));
        const bool inSight = text.seen.height() > text.box.height() / 2 || !text.scrolled;
        if (inSight && (text.seen.left() > text.box.left() + 2 || text.seen.right() < text.box.right() - 2))
            add(text, QStringLiteral("is cut at a side"));
        if (!text.scrolled && text.seen.height() < text.box.height() - 2)
            add(text, QStringLiteral("is cut above or below"));
        for (qsizetype k = 0; k < i; ++k) {
            const QRectF common = text.seen.intersected(texts[k].seen);
            if (common.width() > 2 && common.height() > 4)
                add(text, QStringLiteral("lies on “%1”").arg(texts[k].text));
        }
    }
    return wrong.join(u'\n');
}

QString InterfaceScaleTest::problemsAtEveryScale() {
    QString wrong;
    for (const auto& [size, percent] : {std::pair{QSize(960, 600), "80"},
                                        {QSize(960, 600), "100"},
                                        {QSize(960, 600), "200"},
                                        {QSize(1280, 800), "150"},
                                        {QSize(1280, 800), "200"},
                                        {QSize(1920, 1200), "200"}}) {
        m_window->resize(size);
        m_app->settings()->setInterfaceScale(QString::fromLatin1(percent));
        QTest::qWait(200);
        const QString found = problems(m_window->contentItem(), size, QString::fromLatin1(percent));
        wrong += found.isEmpty() ? QString() : found + u'\n';
    }
    m_app->settings()->setInterfaceScale(QStringLiteral("100"));
    return wrong;
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
    m_app->setPage(AppController::Table);
    m_window->resize(960, 600);
    m_app->settings()->setInterfaceScale(QStringLiteral("200"));
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
    const QString wrong = problems(box, m_window->size(), QStringLiteral("200"));
    key(Qt::Key_Escape);
    m_app->settings()->setInterfaceScale(QStringLiteral("100"));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    QTRY_VERIFY(popups().isEmpty());
}

// A full table with splits, stakes behind and side bets, and the bar of the replay.
void InterfaceScaleTest::aRoundShownOnceMore() {
    show(QStringLiteral("deluxe-full"));
    replay().toEnd();
    const QString wrong = problemsAtEveryScale();
    replay().stop();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void InterfaceScaleTest::noTextIsCut_data() {
    QTest::addColumn<int>("page");
    const auto pages = QMetaEnum::fromType<AppController::Page>();
    for (int i = 0; i < pages.keyCount(); ++i)
        QTest::newRow(pages.key(i)) << pages.value(i);
}

void InterfaceScaleTest::noTextIsCut() {
    QFETCH(int, page);
    m_app->setPage(static_cast<AppController::Page>(page));
    const QString wrong = problemsAtEveryScale();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

QTEST_MAIN(InterfaceScaleTest)
#include "tst_interfacescale.moc"
