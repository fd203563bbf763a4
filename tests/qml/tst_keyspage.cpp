// SPDX-License-Identifier: GPL-3.0-or-later
// Keys changed on the Settings page in the real window, offscreen, by keys alone and by mouse: the new key works, the
// old one doesn't, and buttons, tips, menus and the key sheet show it.
#include "tabletest.h"
#include "testprogram.h"

#include "models/games/ruleeditor.h"
#include "models/history/rundownmodel.h"
#include "models/preferences/settingscontroller.h"
#include "models/settings/settingspagecontroller.h"

#include <QFile>
#include <QMap>
#include <QQuickItem>
#include <QSet>
#include <QTest>

#include <functional>

using namespace openshoe::models;

class KeysPageTest : public TableTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void anAnswerHasAnotherKey();
    void stakesHaveOtherKeys();
    void whatHoldsAnywhereHasAnotherKey();
    void aReplayHasAnotherKey();
    void aListHasAnotherKey();
    void theEditorHasAnotherKey();
    void escLeavesItAsItIs();
    void whatCantBeUsedIsRefused();
    void aKeyOfAnotherIsAskedFor();
    void byTheMenu();
    void theKeySheetIsInLine_data();
    void theKeySheetIsInLine();
    void byAScreenReader();
    void resetAtOnce();
    void theListIsOpenedAndSought();
    void aFileThatCantBeReadIsTold();

private:
    void showKeys(const QString& sought);
    /// Goes to the list by Tab, and to that row by arrow keys.
    void goTo(const QString& row);
    /// Goes to that row and starts recording a key.
    void begin(const QString& row);
    /// Assigns another key to the first row that `sought` finds, which is named `row` until then.
    void change(const QString& sought, const QString& row, int code, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    [[nodiscard]] bool has(const QString& name) const { return names().contains(name); }
    [[nodiscard]] bool sheetSays(const QString& line);
    /// A key cap with that text is in sight.
    [[nodiscard]] bool showsCap(const QString& text) const;
    [[nodiscard]] QQuickItem* field() const;
};

namespace {

/// The first visible item, `in` or one inside it, that satisfies `is`; null for none.
QQuickItem* first(QQuickItem* in, const std::function<bool(const QQuickItem*)>& is) {
    if (!in->isVisible() || is(in))
        return in->isVisible() ? in : nullptr;
    for (QQuickItem* child : in->childItems()) {
        if (QQuickItem* found = first(child, is))
            return found;
    }
    return nullptr;
}

} // namespace

void KeysPageTest::init() {
    newFolder();
    open();
    QVERIFY(m_app->data->isReady());
}

QQuickItem* KeysPageTest::field() const {
    return first(m_window->contentItem(),
                 [](const QQuickItem* item) { return item->property("prompt").toString() == u"Find a setting"; });
}

void KeysPageTest::showKeys(const QString& sought) {
    m_app->setPage(Page::Settings);
    QTRY_VERIFY(field());
    QTest::qWait(30);
    field()->forceActiveFocus(Qt::TabFocusReason); // as while typing: the page scrolls there
    field()->setProperty("text", sought);
    QTRY_VERIFY(has(QStringLiteral("What each key does")));
    QTest::qWait(30);
}

void KeysPageTest::goTo(const QString& row) {
    field()->forceActiveFocus(Qt::TabFocusReason);
    const auto inList = [this] {
        return QByteArray(m_window->activeFocusItem()->metaObject()->className()).startsWith("KeyLine");
    };
    for (int i = 0; i < 60 && !inList(); ++i)
        key(Qt::Key_Tab);
    key(Qt::Key_Home);
    for (int i = 0; i < 80 && focusName() != row; ++i)
        key(Qt::Key_Down);
    QCOMPARE(focusName(), row);
}

void KeysPageTest::begin(const QString& row) {
    goTo(row);
    if (QTest::currentTestFailed())
        return;
    key(Qt::Key_Return);
    QTRY_VERIFY(m_app->controller<SettingsPageController>()->keyRecorder->isListening());
    QTRY_VERIFY2(focusName().startsWith(QStringLiteral("Press the key for")), qPrintable(focusName()));
}

void KeysPageTest::change(const QString& sought, const QString& row, int code, Qt::KeyboardModifiers modifiers) {
    showKeys(sought);
    if (!QTest::currentTestFailed())
        begin(row);
    if (QTest::currentTestFailed())
        return;
    key(code, modifiers);
    QTRY_VERIFY(!m_app->controller<SettingsPageController>()->keyRecorder->isListening());
    QTRY_VERIFY(popups().isEmpty());
    field()->setProperty("text", QString());
}

bool KeysPageTest::sheetSays(const QString& line) {
    auto* map = m_app->keys;
    key(map->strokes(KeyMap::actionOf(QStringLiteral("help"))).front().key());
    const bool says = QTest::qWaitFor([&] { return has(line); }, 1000);
    key(Qt::Key_Escape);
    (void)QTest::qWaitFor([&] { return popups().isEmpty(); }, 1000);
    return says;
}

bool KeysPageTest::showsCap(const QString& text) const {
    return first(m_window->contentItem(), [&](const QQuickItem* item) {
        return QByteArray(item->metaObject()->className()).startsWith("KeyHint") &&
               item->property("text").toString() == text;
    });
}

void KeysPageTest::anAnswerHasAnotherKey() {
    openGame(QStringLiteral("classic"));
    stake(1);
    dealToATurn();
    if (QTest::currentTestFailed())
        return;
    QVERIFY(showsCap(QStringLiteral("S")));
    change(QStringLiteral("stand"), QStringLiteral("S: Stand"), Qt::Key_J);
    QVERIFY(sheetSays(QStringLiteral("J: Stand")));
    m_app->setPage(Page::Table);
    QTest::qWait(50);
    QVERIFY(showsCap(QStringLiteral("J")) && !showsCap(QStringLiteral("S")));
    key(Qt::Key_S, QStringLiteral("s"));
    QTest::qWait(50);
    QCOMPARE(table().live()->phase(), LiveRound::Playing);
    key(Qt::Key_J, QStringLiteral("j"));
    QTRY_COMPARE(table().live()->phase(), LiveRound::Over);
    // The change is saved.
    const QString kept = m_folder->filePath(QStringLiteral("settings.ini"));
    QCOMPARE(m_app->settings->store().value(QStringLiteral("keys/stand")).toString(), QStringLiteral("J"));
    m_app->settings->store().sync();
    QFile file(kept);
    QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().contains("stand=J"));
}

// From the focus's resting place, and on the spot itself.
void KeysPageTest::stakesHaveOtherKeys() {
    openGame(QStringLiteral("classic"));
    change(QStringLiteral("put chip"), QStringLiteral("+, =, Ins: Put a chip on the spot"), Qt::Key_U);
    change(QStringLiteral("minimum"), QStringLiteral("Home: Minimum stake on the spot"), Qt::Key_Y);
    change(QStringLiteral("spot 1"), QStringLiteral("1: Go to spot 1"), Qt::Key_Q);
    m_app->setPage(Page::Table);
    QTest::qWait(50);
    const auto staked = [this] { return table().bets()->totalStakeText(); };
    const QString nothing = staked();
    key(Qt::Key_Plus, QStringLiteral("+"));
    QCOMPARE(staked(), nothing);
    key(Qt::Key_U, QStringLiteral("u"));
    QVERIFY(staked() != nothing);
    table().bets()->clear();
    key(Qt::Key_1, QStringLiteral("1"));
    QVERIFY(!focusName().startsWith(QStringLiteral("Spot 1")));
    key(Qt::Key_Q, QStringLiteral("q"));
    QVERIFY2(focusName().startsWith(QStringLiteral("Spot 1")), qPrintable(focusName()));
    key(Qt::Key_Plus, QStringLiteral("+"));
    key(Qt::Key_Home);
    QCOMPARE(staked(), nothing);
    key(Qt::Key_Y, QStringLiteral("y"));
    QVERIFY(staked() != nothing);
}

void KeysPageTest::whatHoldsAnywhereHasAnotherKey() {
    change(QStringLiteral("all keys"), QStringLiteral("F1, ?: All keys"), Qt::Key_F9);
    key(Qt::Key_F1);
    QTest::qWait(50);
    QVERIFY(popups().isEmpty());
    QVERIFY(sheetSays(QStringLiteral("F9: All keys")));
    QVERIFY(!names().filter(QStringLiteral("F9 shows all of them")).isEmpty());
    openGame(QStringLiteral("classic"));
    click(QStringLiteral("Menu"));
    QTRY_VERIFY(showsCap(QStringLiteral("F9")));
    QVERIFY(!showsCap(QStringLiteral("F1")));
}

void KeysPageTest::aReplayHasAnotherKey() {
    openGame(QStringLiteral("classic"));
    stake(1);
    table().bets()->deal();
    finishRound();
    QTRY_COMPARE(m_app->rundown->count(), 1);
    change(QStringLiteral("forward step"), QStringLiteral("→: Forward one step"), Qt::Key_N);
    m_app->setPage(Page::Table);
    m_app->rundown->replay(m_app->rundown->rows().front().roundId);
    QTRY_VERIFY(table().replay()->isActive());
    table().replay()->toStart();
    QTest::qWait(50);
    key(Qt::Key_Right);
    QCOMPARE(table().replay()->moment(), 0);
    key(Qt::Key_N, QStringLiteral("n"));
    QCOMPARE(table().replay()->moment(), 1);
}

void KeysPageTest::aListHasAnotherKey() {
    change(QStringLiteral("list of games down"), QStringLiteral("Ctrl+↓: Move down"), Qt::Key_D);
    tabTo(QStringLiteral("Games"));
    key(Qt::Key_Down);
    const auto order = [this] {
        QStringList ids;
        for (const GameEntryRow& row : m_app->games->list()->rows())
            ids << row.entryId;
        return ids;
    };
    const QStringList before = order();
    key(Qt::Key_Down, Qt::ControlModifier);
    QTest::qWait(50);
    QCOMPARE(order(), before);
    key(Qt::Key_D, QStringLiteral("d"));
    QTRY_VERIFY(order() != before);
}

void KeysPageTest::theEditorHasAnotherKey() {
    change(QStringLiteral("editing undo"), QStringLiteral("Ctrl+Z: Undo"), Qt::Key_U, Qt::ControlModifier);
    m_app->editor->open(QStringLiteral("classic"));
    QTRY_VERIFY(has(QStringLiteral("Find a rule")));
    m_app->editor->choose(QStringLiteral("/decks"), 0);
    QVERIFY(m_app->editor->canUndo());
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(m_app->editor->canUndo());
    key(Qt::Key_U, Qt::ControlModifier);
    QVERIFY(!m_app->editor->canUndo());
    key(Qt::Key_Escape); // Back is in another list of keys, and leaves the editor too
    QTRY_VERIFY(!m_app->editor->isOpen());
}

void KeysPageTest::escLeavesItAsItIs() {
    showKeys(QStringLiteral("stand"));
    begin(QStringLiteral("S: Stand"));
    key(Qt::Key_Escape);
    QTRY_VERIFY(popups().isEmpty());
    QVERIFY(!m_app->controller<SettingsPageController>()->keyRecorder->isListening());
    QVERIFY(!m_app->keys->hasChanges());
    QCOMPARE(m_app->page(), Page::Settings);
    QTRY_COMPARE(focusName(), QStringLiteral("S: Stand"));
}

void KeysPageTest::whatCantBeUsedIsRefused() {
    showKeys(QStringLiteral("stand"));
    begin(QStringLiteral("S: Stand"));
    key(Qt::Key_Tab);
    QTRY_VERIFY2(!names().filter(QStringLiteral("Tab is reserved for")).isEmpty(), qPrintable(names().join(u'\n')));
    QVERIFY(m_app->controller<SettingsPageController>()->keyRecorder->isListening());
    QVERIFY(focusName().startsWith(QStringLiteral("Press the key for")));
    key(Qt::Key_Control, Qt::ControlModifier);
    QTRY_VERIFY(!names().filter(QStringLiteral("Ctrl can't be used by itself")).isEmpty());
    key(Qt::Key_U);
    QTRY_VERIFY(popups().isEmpty());
    QTRY_COMPARE(focusName(), QStringLiteral("U: Stand"));
}

void KeysPageTest::aKeyOfAnotherIsAskedFor() {
    showKeys(QStringLiteral("stand"));
    begin(QStringLiteral("S: Stand"));
    key(Qt::Key_H);
    QTRY_VERIFY(has(QStringLiteral("Reassign the key?")));
    QVERIFY(!names().filter(QStringLiteral("H is the key for “Hit”")).isEmpty());
    QTRY_COMPARE(focusName(), QStringLiteral("Reassign it"));
    key(Qt::Key_Tab);
    QCOMPARE(focusName(), QStringLiteral("Keep it"));
    key(Qt::Key_Return);
    QTRY_VERIFY(popups().isEmpty());
    QVERIFY(!m_app->keys->hasChanges());

    begin(QStringLiteral("S: Stand"));
    key(Qt::Key_H);
    QTRY_COMPARE(focusName(), QStringLiteral("Reassign it"));
    key(Qt::Key_Return);
    QTRY_VERIFY(popups().isEmpty());
    QTRY_COMPARE(focusName(), QStringLiteral("H: Stand"));
    QVERIFY(sheetSays(QStringLiteral("no key: Hit")));
    QCOMPARE(m_app->keys->find(KeyPlace::Table, Qt::Key_H, 0), int(Intent::Stand));
}

// Adds a key, removes all, and resets to the first one.
void KeysPageTest::byTheMenu() {
    showKeys(QStringLiteral("stand"));
    const auto choose = [this](const QString& action) {
        click(QStringLiteral("More options for Stand"));
        QTRY_VERIFY(has(action));
        QTest::qWait(30);
        click(action);
    };
    choose(QStringLiteral("Add a key…"));
    QTRY_VERIFY(focusName().startsWith(QStringLiteral("Press the key for")));
    key(Qt::Key_U);
    QTRY_VERIFY(has(QStringLiteral("S, U: Stand")));
    QTRY_VERIFY(popups().isEmpty());
    choose(QStringLiteral("Remove its keys"));
    QTRY_VERIFY(has(QStringLiteral("no key: Stand")));
    QTRY_VERIFY(popups().isEmpty());
    choose(QStringLiteral("Reset"));
    QTRY_VERIFY(has(QStringLiteral("S: Stand")));
    QVERIFY(!m_app->keys->hasChanges());
    QTRY_VERIFY(popups().isEmpty());
    // The menu opens by keys alone, too.
    goTo(QStringLiteral("S: Stand"));
    key(Qt::Key_F10, Qt::ShiftModifier);
    QTRY_VERIFY(has(QStringLiteral("Add a key…")));
    key(Qt::Key_Escape);
}

void KeysPageTest::byAScreenReader() {
    QAccessible::setActive(true);
    showKeys(QStringLiteral("stand"));
    QVERIFY2(unnamed().isEmpty(), qPrintable(unnamed().join(u' ')));
    QAccessibleInterface* row = accessible(QStringLiteral("S: Stand"));
    QVERIFY(row);
    QCOMPARE(row->role(), QAccessible::ListItem);
    row->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    // The prompt has the focus.
    QTRY_COMPARE(focusName(), QStringLiteral("Press the key for “Stand”. Esc keeps the current one."));
    auto* prompt = QAccessible::queryAccessibleInterface(m_window->activeFocusItem());
    QCOMPARE(prompt->role(), QAccessible::HotkeyField);
    key(Qt::Key_Tab);
    QTRY_VERIFY(prompt->text(QAccessible::Description).startsWith(QStringLiteral("Tab is reserved for")));
    key(Qt::Key_U);
    QTRY_VERIFY(has(QStringLiteral("U: Stand")));
}

void KeysPageTest::resetAtOnce() {
    change(QStringLiteral("stand"), QStringLiteral("S: Stand"), Qt::Key_U);
    change(QStringLiteral("full screen"), QStringLiteral("F11: Full screen"), Qt::Key_F12);
    showKeys(QStringLiteral("shortcuts"));
    QVERIFY(has(QStringLiteral("U: Stand")) && has(QStringLiteral("F12: Full screen")));
    click(QStringLiteral("Reset Keys"));
    QTRY_VERIFY(has(QStringLiteral("S: Stand")) && has(QStringLiteral("F11: Full screen")));
    QVERIFY(!m_app->keys->hasChanges());
    QVERIFY(!buttonNames().contains(QStringLiteral("Reset Keys")));
    QVERIFY(m_app->settings->store().allKeys().filter(QStringLiteral("keys/")).isEmpty());
}

void KeysPageTest::theListIsOpenedAndSought() {
    showKeys(QString());
    QVERIFY(!has(QStringLiteral("S: Stand")));
    tabTo(QStringLiteral("Change keys"));
    key(Qt::Key_Return);
    QTRY_VERIFY(has(QStringLiteral("S: Stand")));
    QVERIFY(has(QStringLiteral("Ctrl+,: Settings")));
    // The page scrolls with the focus to the last row.
    key(Qt::Key_Tab);
    for (int i = 0; i < 80; ++i)
        key(Qt::Key_Down);
    QCOMPARE(focusName(), QStringLiteral("Ctrl+,: Settings"));
    QVERIFY(QRect(QPoint(), m_window->size()).contains(rectOf(focusName())));
    field()->setProperty("text", QStringLiteral("zebra"));
    QTRY_VERIFY(!has(QStringLiteral("Ctrl+,: Settings")) && !has(QStringLiteral("What each key does")));
    field()->setProperty("text", QStringLiteral("hotkeys"));
    QTRY_VERIFY(has(QStringLiteral("S: Stand")));
}

void KeysPageTest::aFileThatCantBeReadIsTold() {
    close();
    newFolder();
    QFile file(m_folder->filePath(QStringLiteral("settings.ini")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[keys]\nstand=U\njump=J\nhit=Nonsense\n");
    file.close();
    open();
    QTRY_VERIFY(!names().filter(QStringLiteral("There is no key “Nonsense”")).isEmpty());
    QVERIFY(!names().filter(QStringLiteral("is called “jump”")).isEmpty());
    QVERIFY(sheetSays(QStringLiteral("U: Stand")));
    QVERIFY(sheetSays(QStringLiteral("H: Hit")));
    m_app->settings->store().sync();
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray kept = file.readAll();
    QVERIFY2(kept.contains("jump=J") && kept.contains("hit=Nonsense"), kept.constData());
}

void KeysPageTest::theKeySheetIsInLine_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(960, 600), QSize(1280, 800)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

// However many keys an action has, its words begin where those of the others do, and no key lies on them.
void KeysPageTest::theKeySheetIsInLine() {
    QFETCH(QSize, size);
    m_window->resize(size);
    m_app->setPage(Page::Lobby);
    key(Qt::Key_F1);
    QTRY_VERIFY(names().contains(QStringLiteral("H: Hit")));
    QTest::qWait(50);
    QSet<QQuickItem*> sheet;
    eachItem([&](QQuickItem* item) {
        if (item->property("caps").isValid())
            sheet << item;
    });
    QMap<int, int> lines; // by where their words begin, from the line's own edge
    for (QQuickItem* line : std::as_const(sheet)) {
        const QList<QQuickItem*> words = itemsOf("Label", line);
        QCOMPARE(words.size(), 1);
        ++lines[qRound(boxOf(words.front()).left() - boxOf(line).left())];
        for (const QQuickItem* cap : itemsOf("KeyHint", line)) {
            QVERIFY(boxOf(cap).right() < boxOf(words.front()).left());
            QVERIFY(boxOf(line).adjusted(0, -1, 0, 1).contains(boxOf(cap)));
        }
    }
    QCOMPARE(lines.size(), 1);
    QVERIFY(lines.first() >= 20);
}

OPENSHOE_TEST(KeysPageTest, Window)
#include "tst_keyspage.moc"
