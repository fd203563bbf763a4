// SPDX-License-Identifier: GPL-3.0-or-later
// The window in a made-up language: every page, dialogue, menu, list, tip and accessible name. Text without that
// language's marks and accents has not been translated. In the right-to-left language every page is mirrored, but not
// the table.
#include "windowtest.h"

#include "formats/counts.h"
#include "languages/languages.h"
#include "models/fairness/fairnesscontroller.h"
#include "models/games/ruleeditor.h"
#include "models/settings/settingspagecontroller.h"
#include "models/strategy/strategycontroller.h"
#include "models/table/tablecontroller.h"
#include "session/company/people.h"
#include "storage/file/obstacle.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QQuickItem>
#include <QRegularExpression>
#include <QTest>

using namespace openshoe::models;

namespace {

/// Removes what isn't a word of the program: signs, names of people and cards, hashes, paths.
QString withoutSigns(QString text) {
    static const QRegularExpression signs(QStringLiteral(
        // The program's name; keys, also in combination; file size units; file extensions.
        "Open Shoe|Ctrl\\+?|\\bF\\d+\\b|\\b[KMG]i?B\\b|\\bbytes\\b|"
        // Times of day, months, chips, the chart's two-letter codes, hashes, the initial account.
        "\\b[AP]M\\b|\\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\b|\\b\\d+[kM]\\b|\\b(Ds|Rs|Rp)\\b|"
        "\\b(?=[a-f]*[0-9])[0-9a-f]{12,}\\b|\\bPlayer\\b|"
        // Screen readers and scripts find the balance in every language by this form of an amount.
        "\\b\\d+\\.\\d\\d (coin|gold|sweeps|usd)\\b|"
        // File names, and locations in them.
        "(?<![A-Za-z])(/[\\w.-]+)+|[\\w-]+\\.json\\b"));
    for (const openshoe::session::Person& person : openshoe::session::people())
        text.remove(QString::fromUtf8(person.name));
    // Count systems have the names that they were published by.
    for (const openshoe::counting::CountSystem& system : openshoe::formats::countSystems())
        text.remove(QString::fromStdString(system.name));
    // A language is listed by its own name for itself.
    static const QStringList languages = [] {
        QStringList all;
        for (const QString& code : openshoe::languages::available())
            all << openshoe::languages::nameOf(code);
        return all;
    }();
    for (const QString& language : languages)
        text.remove(language);
    return text.remove(signs);
}

bool isTranslated(const QString& text) {
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
    return !text.contains(word) || !withoutSigns(text).contains(word);
}

/// Whether the item or an ancestor has a layout that doesn't depend on the language.
bool standsAlone(const QQuickItem* item) {
    for (; item; item = item->parentItem()) {
        const QByteArray name = item->metaObject()->className();
        for (const char* alone : {"TableFelt", "SmallCards", "CardItem", "Countdown", "KeyHint", "ChipStack"}) {
            if (name.startsWith(alone))
                return true;
        }
    }
    return false;
}

QString place(const QQuickItem* item) {
    QStringList path;
    for (; item; item = item->parentItem()) {
        const QString name = QString::fromLatin1(item->metaObject()->className());
        if (name.contains(QStringLiteral("_QMLTYPE")))
            path << name.section(QStringLiteral("_QMLTYPE"), 0, 0);
    }
    return path.join(QStringLiteral(" < "));
}

} // namespace

Q_DECLARE_METATYPE(openshoe::storage::Obstacle)

class EveryWordTest : public WindowTest {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { close(); }
    void everyWordIsTranslated_data();
    void everyWordIsTranslated();
    void everyTroubleIsTranslated_data();
    void everyTroubleIsTranslated();
    void everyPageStandsTheOtherWayRound_data();
    void everyPageStandsTheOtherWayRound();
    void theTableStaysAsItIs();
    void anUntranslatedWordIsFound();

private:
    void play(const QString& game);
    /// Writes a file into the data folder that can't be used.
    void writeUseless(const QString& path, const QByteArray& bytes);
    /// Checks what the editor says about rules that can't be played.
    void checkContradictions();
    void showPage(Page::Value page);
    /// Opens changed rules of a game in the settings.
    void edit();
    /// Texts on screen or exposed to a screen reader that are not translated.
    [[nodiscard]] QStringList untranslated() const { return untranslatedIn(m_window->contentItem()); }
    [[nodiscard]] QStringList untranslatedIn(QQuickItem* part) const;
    /// Checks the page, then again with each of its lists, menus and dialogues opened in turn.
    void check();
    void checkReview();
    void checkKeys();
    /// The boxes of texts, pictures and controls.
    struct Box : QRectF {
        QString text; ///< empty for items without text
    };
    [[nodiscard]] QHash<QQuickItem*, Box> boxes() const;
};

void EveryWordTest::play(const QString& game) {
    m_app->seating->open(game);
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTest::qWait(100);
    for (int step = 0; step < 3; ++step) {
        key(Qt::Key_1);
        for (int i = 0; i < 3; ++i)
            key(Qt::Key_Plus, QStringLiteral("+"));
        key(Qt::Key_Return);
        QTest::qWait(50);
        for (int answer = 0; answer < 12; ++answer) {
            key(Qt::Key_N, QStringLiteral("n"));
            key(Qt::Key_S, QStringLiteral("s"));
            QTest::qWait(20);
        }
    }
}

void EveryWordTest::writeUseless(const QString& path, const QByteArray& bytes) {
    const QString whole = m_folder->filePath(path);
    QVERIFY(QDir().mkpath(QFileInfo(whole).path()));
    QFile file(whole);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

void EveryWordTest::checkContradictions() {
    m_app->editor->choose(QStringLiteral("/split/hands"), 0); // doubles after a split are still allowed
    QTRY_COMPARE(m_app->editor->problemCount(), 1);
    QTest::qWait(100);
    check();
    if (QTest::currentTestFailed())
        return;
    m_app->editor->type(QStringLiteral("/blackjackPays"), QStringLiteral("7"));
    QTRY_COMPARE(m_app->editor->problemCount(), 1);
    QTest::qWait(100);
    check();
}

void EveryWordTest::initTestCase() {
    newFolder();
    writeUseless(QStringLiteral("variants/17.json"), R"({"id": "17", "name": 5, "decks": "six", "limits": []})");
    writeUseless(QStringLiteral("variants/18.json"), "no JSON");
    writeUseless(QStringLiteral("backups/openshoe-20250101-120000.db"), QByteArray(5000, 'x'));
    open();
    QVERIFY(m_app->data->isReady());
    for (const char* game : {"rundown", "deluxe", "down-under"})
        play(QString::fromLatin1(game));
    m_app->limits->setLoss(QStringLiteral("100"));
    m_app->limits->setStake(QStringLiteral("50"));
    m_app->limits->setStake(QStringLiteral("80"));
    m_app->limits->setTime(90);
    m_app->limits->beginBreak(7 * 24 * 60);
    QTRY_VERIFY(!m_app->limits->pauseText().isEmpty());
    m_app->controller<SettingsPageController>()->backups->makeNow();
    QTRY_VERIFY(m_app->controller<SettingsPageController>()->backups->count() > 1);
    m_app->controller<FairnessController>()->setClientSeed(
        QString(100, u'x')); // too long: its error message is shown from now on
    QVERIFY(!m_app->controller<FairnessController>()->problem().isEmpty());
    QTRY_VERIFY(m_app->rundown->count() > 0);
    QVERIFY(untranslated().size() > 10); // still English
}

void EveryWordTest::showPage(Page::Value page) {
    m_app->setPage(page);
    QTest::qWait(150);
    QCOMPARE(m_app->page(), page);
}

void EveryWordTest::edit() {
    m_app->editor->open(QStringLiteral("rundown"));
    m_app->editor->lay(3); // a template with a source
    m_app->editor->choose(QStringLiteral("/decks"), 0);
    m_app->editor->choose(QStringLiteral("/sideBets"), 4);
    QTRY_VERIFY_WITH_TIMEOUT(!m_app->editor->figures()->isLooking(), 60000);
    QTest::qWait(100);
}

QStringList EveryWordTest::untranslatedIn(QQuickItem* part) const {
    QStringList found;
    const auto note = [&](const QString& text, const QString& where) {
        if (!isTranslated(text))
            found << QStringLiteral("“%1” in %2").arg(text, where);
    };
    note(m_window->title(), QStringLiteral("the title"));
    eachItem(part, [&](QQuickItem* item) {
        // Text in a field was typed by the user.
        const bool written = item->inherits("QQuickTextInput");
        // Two letters of somebody's name.
        const bool monogram =
            QByteArray(item->parentItem() ? item->parentItem()->metaObject()->className() : "").startsWith("Monogram");
        if ((item->inherits("QQuickText") && !monogram) || item->inherits("QQuickTextEdit"))
            note(item->property("text").toString(), place(item));
        if (item->property("prompt").isValid())
            note(item->property("prompt").toString(), place(item));
        if (auto* spoken = QAccessible::queryAccessibleInterface(item); spoken && !spoken->state().invisible) {
            note(spoken->text(QAccessible::Name), place(item) + QStringLiteral(", its name"));
            if (!written)
                note(spoken->text(QAccessible::Description), place(item) + QStringLiteral(", its description"));
        }
        for (const QObject* child : item->children()) {
            if (child->inherits("QQuickToolTip"))
                note(child->property("text").toString(), place(item) + QStringLiteral(", its tip"));
        }
    });
    found.removeDuplicates();
    return found;
}

void EveryWordTest::check() {
    QStringList found = untranslated();
    QSet<QObject*> seen;
    lookIntoPopups(seen, [&](QObject*, QQuickItem* in) { found << untranslatedIn(in); });
    found.removeDuplicates();
    QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(u'\n')));
}

// A decision under review: asked, answered, another answer tried, all of them done.
void EveryWordTest::checkReview() {
    ReviewController* review = m_app->review;
    for (int row = 0; row < m_app->rundown->count() && !review->isActive(); ++row) {
        review->reviewRound(m_app->rundown->rows()[static_cast<std::size_t>(row)].roundId);
        (void)QTest::qWaitFor([&] { return review->isActive(); }, 1000);
        m_app->notices->dismiss();
    }
    QVERIFY(review->isActive());
    check();
    while (review->stage() != ReviewStage::Ended && !QTest::currentTestFailed()) {
        QTRY_COMPARE(review->stage(), ReviewStage::Asked);
        const int best = intentOf(review->exercise()->price.best);
        m_app->table->quiz()->answer(best);
        check();
        m_app->table->quiz()->answer(best);
        QTRY_COMPARE(review->stage(), ReviewStage::Tried);
        check();
        review->next();
    }
    check();
    review->stop();
}

// The list of keys; a key that can't be assigned, and one that is in use.
void EveryWordTest::checkKeys() {
    eachItem([](QQuickItem* item) {
        if (QByteArray(item->metaObject()->className()).startsWith("KeySettings"))
            item->setProperty("opened", true);
    });
    QTest::qWait(50);
    check();
    KeyRecorder* recorder = m_app->controller<SettingsPageController>()->keyRecorder;
    recorder->change(QStringLiteral("hit"));
    QTRY_VERIFY(!popups().isEmpty());
    QStringList found;
    for (const int code : {Qt::Key_Control, Qt::Key_Tab, Qt::Key_Left, Qt::Key_CapsLock, Qt::Key_S}) {
        recorder->press(code, Qt::NoModifier);
        found << untranslated();
        recorder->release();
        QTest::qWait(30);
        found << untranslated();
    }
    QVERIFY(recorder->isAsking());
    recorder->cancel();
    QTRY_VERIFY(popups().isEmpty());
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void EveryWordTest::everyWordIsTranslated_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<Page::Value>("page");
    for (const char* language : {"en_XA", "ar_XB"}) {
        for (const auto& [name, page] : everyPage())
            QTest::addRow("%s %s", language, name.constData()) << QString::fromLatin1(language) << page;
    }
}

void EveryWordTest::everyWordIsTranslated() {
    QFETCH(QString, language);
    QFETCH(Page::Value, page);
    m_app->settings->setLanguage(language);
    QCOMPARE(m_app->settings->language(), language);
    showPage(page);
    if (QTest::currentTestFailed())
        return;
    // The newest round, expanded.
    eachItem([&](QQuickItem* item) {
        if (QByteArray(item->metaObject()->className()).startsWith("RoundList") && m_app->rundown->count() > 0)
            item->setProperty("expandedRound", static_cast<int>(m_app->rundown->rows().front().roundId));
    });
    QTest::qWait(100);
    check();
    if (QTest::currentTestFailed())
        return;
    if (page == Page::Table) { // the rules over the table, and their editor
        key(Qt::Key_G, QStringLiteral("g"));
        QTRY_COMPARE(all("RulesPanel").size(), 1);
        QTest::qWait(500);
        check();
        if (QTest::currentTestFailed())
            return;
        QVERIFY(QMetaObject::invokeMethod(all("RulesPanel").front(), "changeAsked"));
        QTRY_VERIFY(m_app->editor->isOpen());
        QTest::qWait(500);
        check();
        if (QTest::currentTestFailed())
            return;
        m_app->editor->close();
        QTRY_COMPARE(all("RulesPanel").size(), 1);
        QVERIFY(QMetaObject::invokeMethod(all("RulesPanel").front(), "closeAsked"));
        QTRY_VERIFY(popups().isEmpty());
        checkReview();
        if (QTest::currentTestFailed())
            return;
    }
    if (page == Page::Table) { // a replay, and the round's cards in other games
        const qint64 round = m_app->rundown->rows().front().roundId;
        m_app->rundown->replay(round);
        QTRY_VERIFY(m_app->table->replay()->isActive());
        QTest::qWait(100);
        check();
        m_app->elsewhere->look(round);
        QTRY_VERIFY(!m_app->elsewhere->isRunning() && m_app->elsewhere->games()->count() > 0);
        QTest::qWait(100);
        const QStringList found = untranslated();
        m_app->elsewhere->close();
        m_app->table->replay()->stop();
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
        QTRY_VERIFY(popups().isEmpty());
    }
    if (page == Page::Table && !QTest::currentTestFailed()) { // with other people
        m_app->settings->setCompany(true);
        m_app->settings->setCompanyFor(QStringLiteral("deluxe"), openshoe::session::CompanyWish::Full);
        m_app->seating->open(QStringLiteral("deluxe"));
        QTRY_VERIFY(m_app->table->company()->people()->count() > 0);
        QTest::qWait(100);
        check();
        m_app->settings->setCompany(false);
    }
    if (page == Page::Settings && !QTest::currentTestFailed())
        checkKeys();
    if (page == Page::Settings && !QTest::currentTestFailed()) {
        // A game's rules in the editor instead of the page, with the effects of the changes.
        edit();
        check();
        if (QTest::currentTestFailed())
            return;
        checkContradictions();
        m_app->editor->close();
        return;
    }
    if (page != Page::Strategy || QTest::currentTestFailed())
        return;
    // The same page with two games side by side; the comparison is worded again in each language.
    m_app->controller<StrategyController>()->comparison()->setShown(true);
    QTRY_VERIFY_WITH_TIMEOUT(!m_app->controller<StrategyController>()->comparison()->isWorking(), 60000);
    QTest::qWait(100);
    check();
    m_app->controller<StrategyController>()->comparison()->setShown(false);
}

void EveryWordTest::everyTroubleIsTranslated_data() {
    using enum openshoe::storage::Obstacle;
    QTest::addColumn<openshoe::storage::Obstacle>("obstacle");
    QTest::newRow("damaged") << Damaged;
    QTest::newRow("newer") << Newer;
    QTest::newRow("foreign") << Foreign;
    QTest::newRow("in use") << InUse;
    QTest::newRow("forbidden") << Forbidden;
    QTest::newRow("disk full") << DiskFull;
    QTest::newRow("disk error") << DiskError;
    QTest::newRow("other") << Other;
}

void EveryWordTest::everyTroubleIsTranslated() {
    QFETCH(openshoe::storage::Obstacle, obstacle);
    m_app->settings->setLanguage(QStringLiteral("en_XA"));
    // Including the text beneath: also about the backups, one of which is damaged.
    m_app->trouble->show({openshoe::storage::damagedDatabase("1"), obstacle});
    if (obstacle == openshoe::storage::Obstacle::Damaged)
        QTRY_VERIFY(!m_app->controller<SettingsPageController>()->backups->isExamining());
    QTest::qWait(100);
    check();
    m_app->trouble->clear();
    QTest::qWait(50);
}

QHash<QQuickItem*, EveryWordTest::Box> EveryWordTest::boxes() const {
    QHash<QQuickItem*, Box> all;
    eachItem([&](QQuickItem* item) {
        const bool seen = item->inherits("QQuickText") || item->inherits("QQuickImage") ||
                          item->inherits("QQuickControl") ||
                          QByteArray(item->metaObject()->className()).startsWith("TableFelt");
        if (seen && item->width() > 0 && item->height() > 0 && item->opacity() > 0)
            all.insert(item, {item->mapRectToScene(QRectF(0, 0, item->width(), item->height())),
                              item->property("text").toString()});
    });
    return all;
}

void EveryWordTest::everyPageStandsTheOtherWayRound_data() {
    QTest::addColumn<Page::Value>("page");
    QTest::addColumn<bool>("second"); // another view of the page: two games compared, or one edited
    for (const auto& [name, page] : everyPage()) {
        if (page != Page::Table)
            QTest::newRow(name.constData()) << page << false;
    }
    QTest::newRow("Strategy, comparing") << Page::Strategy << true;
    QTest::newRow("Settings, editing") << Page::Settings << true;
}

// The same words laid out in both directions: everything is as far from one edge as it was from the other.
void EveryWordTest::everyPageStandsTheOtherWayRound() {
    QFETCH(Page::Value, page);
    m_app->settings->setLanguage(QStringLiteral("ar_XB"));
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
    QFETCH(bool, second);
    showPage(page);
    StrategyController& strategy = *m_app->controller<StrategyController>();
    strategy.comparison()->setShown(second && page == Page::Strategy);
    if (second && page == Page::Settings)
        edit();
    // Rows appear with their figures.
    QTRY_VERIFY_WITH_TIMEOUT(!strategy.isWorking() && !strategy.comparison()->isWorking(), 60000);
    QTest::qWait(150);
    QHash<QQuickItem*, Box> fromTheRight;
    QHash<QQuickItem*, Box> fromTheLeft;
    // A list may use its items again for other rows, as when a game's figures get rows of their own: then once more.
    bool same = false;
    for (int attempt = 0; !same && attempt < 10; ++attempt) {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QTest::qWait(attempt > 0 ? 150 : 0);
        fromTheRight = boxes();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QTest::qWait(150);
        fromTheLeft = boxes();
        same = true;
        for (auto it = fromTheLeft.begin(); same && it != fromTheLeft.end(); ++it)
            same = !fromTheRight.contains(it.key()) || fromTheRight.value(it.key()).text == it->text;
    }
    QVERIFY(same);
    QStringList wrong;
    int compared = 0;
    for (auto it = fromTheLeft.begin(); it != fromTheLeft.end(); ++it) {
        QQuickItem* item = it.key();
        if (!fromTheRight.contains(item) || standsAlone(item))
            continue;
        ++compared;
        const Box right = fromTheRight.value(item);
        const qreal expected = m_window->width() - it->right();
        if (std::abs(right.left() - expected) > 2)
            wrong << QStringLiteral("%1 “%2” at %3 instead of %4 (%5 from the left)")
                         .arg(place(item), it->text)
                         .arg(right.left())
                         .arg(expected)
                         .arg(it->left());
    }
    // Not earlier: a list may re-create its rows.
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    m_app->editor->close();
    QVERIFY(compared > 10);
    QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1Char('\n') + wrong.join(u'\n')));
}

void EveryWordTest::theTableStaysAsItIs() {
    m_app->settings->setLanguage(QStringLiteral("ar_XB"));
    showPage(Page::Table);
    const auto fromTheRight = boxes();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QTest::qWait(150);
    const auto fromTheLeft = boxes();
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    int compared = 0;
    for (auto it = fromTheLeft.begin(); it != fromTheLeft.end(); ++it) {
        const QQuickItem* felt = it.key();
        while (felt && !QByteArray(felt->metaObject()->className()).startsWith("TableFelt"))
            felt = felt->parentItem();
        if (!felt || !fromTheRight.contains(it.key()))
            continue;
        ++compared;
        // The panel changes sides, and the felt moves to make room for it.
        auto* ground = const_cast<QQuickItem*>(felt);
        const qreal moved = fromTheRight.value(ground).left() - fromTheLeft.value(ground).left();
        QVERIFY2(std::abs(it->left() + moved - fromTheRight.value(it.key()).left()) <= 2, qPrintable(place(it.key())));
    }
    QVERIFY(compared > 5);
}

// Makes sure that the test would notice one.
void EveryWordTest::anUntranslatedWordIsFound() {
    for (const char* text : {"even-money", "⟦Ɓĺáƈķ Pairs~~⟧", "total-20", "Lobby"})
        QVERIFY2(!isTranslated(QString::fromUtf8(text)), text);
    for (const char* text : {"⟦Ɓĺáƈķ~~⟧", "+1,000", "A♠ 10", "Ctrl+Q", "25k", "Open Shoe", "Ds"})
        QVERIFY2(isTranslated(QString::fromUtf8(text)), text);
}

QTEST_MAIN(EveryWordTest)
#include "tst_everyword.moc"
