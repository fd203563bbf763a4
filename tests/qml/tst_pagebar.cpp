// SPDX-License-Identifier: GPL-3.0-or-later
// The bar of pages in windows of every size, in a language with long words, in both layout directions.
#include "windowtest.h"

#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace openshoe;
using namespace openshoe::models;

class PageBarTest : public WindowTest {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { close(); }
    void theBarHoldsEveryPage_data();
    void theBarHoldsEveryPage();
};

void PageBarTest::initTestCase() {
    newFolder();
    open();
    m_app->seating->open(QStringLiteral("classic"));
    QTRY_COMPARE(m_app->page(), Page::Table);
    m_app->setPage(Page::Fairness);
}

void PageBarTest::theBarHoldsEveryPage_data() {
    QTest::addColumn<QString>("name"); // of the account
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("words"); // there is room for the captions
    const auto row = [&](const char* name, const char* language, const QSize& size, double scale, bool words) {
        QTest::addRow("%s %s %dx%d %.0f %%", name, language, size.width(), size.height(), 100 * scale)
            << QString::fromLatin1(name) << QString::fromLatin1(language) << size << scale << words;
    };
    row("You", "en", {1280, 800}, 1, true);
    const char* longName = "Bartholomew Featherstonehaugh-Cholmondeley";
    for (const char* language : {"en", "ar_XB"}) {
        row(longName, language, {1280, 800}, 1, qstrcmp(language, "en") == 0); // only the account name is elided
        row(longName, language, {960, 600}, 1, false);
        row(longName, language, {960, 600}, 1.6, false);
        row(longName, language, {2560, 1440}, 1, true);
    }
}

// The buttons of all pages, the table's included, and the account: none is cut or touches another.
void PageBarTest::theBarHoldsEveryPage() {
    QFETCH(QString, name);
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(double, scale);
    QFETCH(bool, words);
    m_app->accounts->rename(m_app->accounts->rows().front().accountId, name);
    QTRY_COMPARE(m_app->accounts->currentName(), name);
    m_app->settings->setLanguage(language);
    m_app->settings->setTextScale(scale);
    m_window->resize(size);
    QTest::qWait(150);
    QList<QRectF> buttons;
    int wordy = 0;
    const std::function<void(QQuickItem*)> look = [&](QQuickItem* item) {
        if (!item->isVisible())
            return;
        for (QQuickItem* child : item->childItems())
            look(child);
        const QByteArray type = item->metaObject()->className();
        if (!type.startsWith("NavButton") && !type.startsWith("AccountButton"))
            return;
        const QRectF box = item->mapRectToScene(item->boundingRect());
        buttons << box;
        QVERIFY2(box.left() >= 0 && box.right() <= m_window->width() && box.width() >= box.height() / 2,
                 type.constData());
        wordy += type.startsWith("NavButton") && box.width() > 1.5 * box.height() ? 1 : 0;
    };
    look(m_window->contentItem());
    QCOMPARE(buttons.size(), 12);
    QVERIFY2((wordy > 5) == words, qPrintable(QString::number(wordy)));
    std::ranges::sort(buttons, {}, [](const QRectF& box) { return box.left(); });
    for (qsizetype i = 1; i < buttons.size(); ++i) {
        const qreal gap = buttons[i].left() - buttons[i - 1].right();
        QVERIFY2(gap >= 1, qPrintable(QStringLiteral("%1 after %2").arg(gap).arg(i)));
    }
    m_app->settings->setTextScale(1);
}

QTEST_MAIN(PageBarTest)
#include "tst_pagebar.moc"
