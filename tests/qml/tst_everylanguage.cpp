// SPDX-License-Identifier: GPL-3.0-or-later
// The window in each of its languages: every page, list, menu and dialogue in the smallest window, and at the largest
// scale that it has room for, with nothing cut, elided or overlapping.
#include "tabletest.h"
#include "testprogram.h"
#include "writing.h"

#include "languages/languages.h"
#include "models/counting/countingcontroller.h"
#include "models/games/ruleeditor.h"
#include "models/preferences/settingscontroller.h"

#include <QGlyphRun>
#include <QQuickItem>
#include <QRawFont>
#include <QRegularExpression>
#include <QTest>
#include <QTextLayout>

#include <functional>

using namespace openshoe;
using namespace openshoe::models;

class EveryLanguageTest : public TableTest {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { close(); }
    void everyPageFits_data();
    void everyPageFits();
    void theTableFits_data() { languages(); }
    void theTableFits();
    void theEditorFits_data() { languages(); }
    void theEditorFits();
    void theRulesBesideTheTableFit_data() { languages(); }
    void theRulesBesideTheTableFit();
    void aLongEveningFits_data() { languages(); }
    void aLongEveningFits();
    void workInHandFits_data() { languages(); }
    void workInHandFits();
    void everyLetterIsDrawn_data() { languages(); }
    void everyLetterIsDrawn();
    void limitsBeginWhereTheLanguageDoes();

private:
    static void languages();
    void speak();
    void setSize(int percent);
    /// What can't be read in the window, one line each.
    [[nodiscard]] QString look();
    /// The same at each size.
    [[nodiscard]] QString lookAtBoth();

    /// What can't be read in the page's lists, menus and dialogues, each opened in turn.
    [[nodiscard]] QString lookIntoEach();

    /// The texts in the window, seen or not, that ask for a style few scripts have, and those seen with a letter that
    /// no font has, one line each.
    [[nodiscard]] QString undrawn() const;

    QSet<QObject*> m_seen; ///< popups looked into in the current language
};

void EveryLanguageTest::languages() {
    QTest::addColumn<QString>("language");
    for (const QString& code : languages::available())
        QTest::addRow("%s", qPrintable(code)) << code;
}

void EveryLanguageTest::initTestCase() {
    newFolder();
    open();
    while (m_app->rundown->total() < 10) { // a number of two digits
        for (const char* game : {"rundown", "deluxe", "down-under"}) {
            openGame(QString::fromLatin1(game));
            stake(1);
            dealToATurn();
            finishRound();
        }
        m_app->setPage(Page::Rundown);
        QTRY_VERIFY(m_app->rundown->count() > 0);
    }
}

void EveryLanguageTest::speak() {
    QFETCH(QString, language);
    if (language != m_app->settings->language())
        m_seen.clear();
    m_app->settings->setLanguage(language);
    QCOMPARE(m_app->settings->language(), language);
}

void EveryLanguageTest::setSize(int percent) {
    if (m_app->settings->interfaceScale() != percent)
        m_app->settings->setInterfaceScale(percent);
}

QString EveryLanguageTest::look() {
    return unreadableAt(QSize(960, 600), QString::number(m_app->settings->interfaceScale()));
}

QString EveryLanguageTest::lookAtBoth() {
    setSize(200);
    QString wrong = look();
    setSize(100);
    return wrong + look();
}

QString EveryLanguageTest::lookIntoEach() {
    QString wrong;
    lookIntoPopups(m_seen, [&](QObject* popup, QQuickItem* in) {
        wrong += unreadable(*m_window, in, QString::fromLatin1(popup->metaObject()->className()));
    });
    return wrong;
}

void EveryLanguageTest::everyPageFits_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    QTest::addColumn<Page::Value>("page");
    // All pages at one size before the next size, because changing the size lays everything out again.
    for (const QString& code : languages::available()) {
        for (const int percent : {200, 100}) {
            for (const auto& [name, page] : everyPage()) {
                if (page != Page::Table)
                    QTest::addRow("%s %d %s", qPrintable(code), percent, name.constData()) << code << percent << page;
            }
        }
    }
}

void EveryLanguageTest::everyPageFits() {
    speak();
    QFETCH(int, percent);
    setSize(percent);
    QFETCH(Page::Value, page);
    m_app->setPage(page);
    QTRY_COMPARE(m_app->page(), page);
    QTest::qWait(150);
    QString wrong = look();
    if (percent == 100)
        wrong += lookIntoEach();
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong));
}

// Before the deal, during the player's turn, and after the round; then full of people, splits and side bets.
void EveryLanguageTest::theTableFits() {
    speak();
    openGame(QStringLiteral("classic"));
    QString wrong = lookAtBoth() + lookIntoEach();
    stake(1);
    dealToATurn();
    wrong += lookAtBoth();
    finishRound();
    wrong += lookAtBoth();
    show(QStringLiteral("deluxe-full"));
    replay().toEnd();
    wrong += lookAtBoth();
    replay().stop();
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong));
}

void EveryLanguageTest::theEditorFits() {
    speak();
    m_app->setPage(Page::Settings);
    m_app->editor->open(QStringLiteral("rundown"));
    QTest::qWait(300);
    const QString wrong = lookAtBoth();
    m_app->editor->close();
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong));
}

void EveryLanguageTest::theRulesBesideTheTableFit() {
    speak();
    m_app->setPage(Page::Table);
    QTest::qWait(50);
    key(Qt::Key_G, QStringLiteral("g"));
    QTRY_COMPARE(all("RulesPanel").size(), 1);
    QTest::qWait(300);
    QQuickItem* panel = all("RulesPanel").front();
    m_window->resize(960, 600);
    QString wrong;
    for (const int percent : {200, 100}) {
        setSize(percent);
        for (const bool pays : {false, true}) {
            panel->setProperty("paysShown", pays);
            QTest::qWait(100);
            wrong += unreadable(*m_window, panel, QString::number(percent)); // the table lies beneath
        }
    }
    QVERIFY(QMetaObject::invokeMethod(panel, "closeAsked"));
    QTRY_VERIFY(popups().isEmpty());
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong));
}

QString EveryLanguageTest::undrawn() const {
    QString wrong;
    const std::function<void(const QQuickItem*)> look = [&](const QQuickItem* item) {
        if (item->inherits("QQuickText")) {
            const QFont font = item->property("font").value<QFont>();
            QString text = item->property("text").toString();
            if (font.style() != QFont::StyleNormal)
                wrong += QStringLiteral("oblique: %1\n").arg(text);
            erase_if(text, [](QChar c) { return c.category() == QChar::Other_Format || c.isSpace(); });
            QTextLayout layout(text, font);
            layout.beginLayout();
            layout.createLine();
            layout.endLayout();
            for (const QGlyphRun& run : item->isVisible() ? layout.glyphRuns() : QList<QGlyphRun>()) {
                if (run.glyphIndexes().contains(0))
                    wrong += QStringLiteral("a box in: %1 (%2)\n").arg(text, run.rawFont().familyName());
            }
        }
        for (const QQuickItem* child : item->childItems())
            look(child);
    };
    look(m_window->contentItem());
    return wrong;
}

// How long the last session's line gets depends on how it went: here with numbers of three digits.
void EveryLanguageTest::aLongEveningFits() {
    speak();
    m_app->setPage(Page::Lobby);
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    const QRegularExpression number(QStringLiteral("\\d+"), QRegularExpression::UseUnicodePropertiesOption);
    int shown = 0;
    QString wrong;
    for (const int percent : {200, 100}) {
        setSize(percent);
        for (QQuickItem* card : all("GameCard")) {
            const QString last = card->property("lastText").toString();
            shown += last.isEmpty() ? 0 : 1;
            card->setProperty("lastText", QString(last).replace(number, QStringLiteral("888")));
        }
        wrong += look();
    }
    QVERIFY(shown > 0);
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong));
}

// Solving shoes takes the page on counting long: meanwhile it says so beside its title.
void EveryLanguageTest::workInHandFits() {
    speak();
    CountingController* counting = m_app->controller<CountingController>();
    m_app->setPage(Page::Counting);
    counting->setTab(CountingTab::Plays);
    QString wrong;
    for (const int percent : {200, 100}) {
        setSize(percent);
        counting->work().goOn();
        QTRY_VERIFY(counting->work().task() == CountWork::Task::Survey);
        QTest::qWait(500); // what is done in a moment isn't mentioned
        QVERIFY(counting->isWorking());
        wrong += look();
    }
    counting->stop();
    counting->setTab(CountingTab::Overview);
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong));
}

// The dealer's words were boxes in Arabic where the only oblique fonts had no Arabic letters.
void EveryLanguageTest::everyLetterIsDrawn() {
    speak();
    m_app->setPage(Page::Lobby);
    QTest::qWait(100);
    QString wrong = undrawn();
    openGame(QStringLiteral("boxes"));
    QTRY_VERIFY(!all("DealerSpeech").isEmpty());
    wrong += undrawn();
    m_app->setPage(Page::Settings);
    m_app->editor->open(QStringLiteral("rundown"));
    QTest::qWait(300);
    wrong += undrawn();
    m_app->editor->close();
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong));
}

// An amount in dollars has no letter, and Qt would put it to the left.
void EveryLanguageTest::limitsBeginWhereTheLanguageDoes() {
    for (const bool turned : {true, false}) {
        m_app->settings->setLanguage(turned ? QStringLiteral("ar") : QStringLiteral("en"));
        m_app->setPage(Page::Lobby);
        QTRY_COMPARE(m_app->page(), Page::Lobby);
        int seen = 0;
        for (QQuickItem* card : all("GameCard")) {
            eachItem(card, [&](const QQuickItem* text) {
                if (!text->inherits("QQuickText") || !text->property("text").toString().contains(u'$'))
                    return;
                QCOMPARE(text->property("effectiveHorizontalAlignment").toInt(),
                         static_cast<int>(turned ? Qt::AlignRight : Qt::AlignLeft));
                ++seen;
            });
        }
        QVERIFY(seen > 0);
    }
}

OPENSHOE_TEST(EveryLanguageTest, Window)
#include "tst_everylanguage.moc"
