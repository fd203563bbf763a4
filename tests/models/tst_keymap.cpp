// SPDX-License-Identifier: GPL-3.0-or-later
// Which key does what: the defaults, a person's replacements, and what a file may contain.
#include "models/keys/keyrecorder.h"
#include "modeltester.h"
#include "testprogram.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace openshoe::models;

namespace {

const KeyAction& actionAt(int action) {
    return keyActions()[static_cast<std::size_t>(action)];
}

QStringList texts(const KeyMap& map, const char* id) {
    QStringList all;
    for (const KeyStroke& stroke : map.strokes(KeyMap::actionOf(QString::fromLatin1(id))))
        all << stroke.text();
    return all;
}

void type(KeyRecorder& recorder, int key, int modifiers = Qt::NoModifier) {
    recorder.press(key, modifiers);
    recorder.release();
}

} // namespace

class KeyMapTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    /// A new file each time: QSettings takes a file rewritten within a moment for the one it knows.
    QString newFile(const QByteArray& text = {}) {
        QFile file(m_folder.filePath(QStringLiteral("%1.ini").arg(++m_files)));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return file.fileName();
    }

private slots:
    void strokesAreReadAsTheyAreWritten_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* text, const char* shown, int key, int modifiers = 0) {
            QTest::newRow(text) << key << modifiers << QString::fromUtf8(text) << QString::fromUtf8(shown);
        };
        row("H", "H", Qt::Key_H);
        row("Shift+H", "Shift+H", Qt::Key_H, Qt::ShiftModifier);
        row("?", "?", Qt::Key_Question, Qt::ShiftModifier);
        row("+", "+", Qt::Key_Plus, Qt::KeypadModifier);
        row("Ctrl++", "Ctrl++", Qt::Key_Plus, Qt::ControlModifier);
        row("Ctrl+,", "Ctrl+,", Qt::Key_Comma, Qt::ControlModifier);
        row("-", "−", Qt::Key_Minus);
        row(";", ";", Qt::Key_Semicolon);
        row("Return", "Enter", Qt::Key_Enter, Qt::KeypadModifier);
        row("Esc", "Esc", Qt::Key_Back);
        row("Shift+Tab", "Shift+Tab", Qt::Key_Backtab);
        row("Ctrl+Alt+Del", "Ctrl+Alt+Del", Qt::Key_Delete, Qt::ControlModifier | Qt::AltModifier);
        row("Pause", "Pause", Qt::Key_Pause);
        row("PgDown", "PgDn", Qt::Key_PageDown);
        row("Ctrl+Up", "Ctrl+↑", Qt::Key_Up, Qt::ControlModifier);
        row("F12", "F12", Qt::Key_F12);
        row("MediaPlay", "MediaPlay", Qt::Key_MediaPlay);
        row("Ö", "Ö", Qt::Key_Odiaeresis);
        row("Я", "Я", 0x42f);
    }

    void strokesAreReadAsTheyAreWritten() {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        QFETCH(QString, text);
        QFETCH(QString, shown);
        const KeyStroke stroke(key, modifiers);
        QCOMPARE(stroke.text(), text);
        QCOMPARE(stroke.shown(), shown);
        const auto read = KeyStroke::fromText(text);
        QVERIFY(read && *read == stroke);
        QVERIFY(KeyStroke::fromText(text.toLower()) == stroke);
    }

    // Apple's keyboards have signs where others have words, Command last; what is stored is the same everywhere.
    void modifiersAreWrittenAsOnTheKeyboard() {
        const auto signs = [](int key, int modifiers) { return KeyStroke(key, modifiers).shown(KeyCapStyle::Signs); };
        QCOMPARE(signs(Qt::Key_Comma, Qt::ControlModifier), QStringLiteral("⌘,"));
        QCOMPARE(signs(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier), QStringLiteral("⇧⌘Z"));
        QCOMPARE(signs(Qt::Key_Up, Qt::MetaModifier | Qt::AltModifier | Qt::ControlModifier), QStringLiteral("⌃⌥⌘↑"));
        QCOMPARE(signs(Qt::Key_Control, Qt::NoModifier), QStringLiteral("⌘"));
        QCOMPARE(KeyStroke(Qt::Key_Comma, Qt::ControlModifier).shown(KeyCapStyle::Words), QStringLiteral("Ctrl+,"));
        QCOMPARE(keyCap(Qt::AltModifier, KeyCapStyle::Words), QStringLiteral("Alt"));
        QCOMPARE(keyCap(Qt::AltModifier, KeyCapStyle::Signs), QStringLiteral("⌥"));
    }

    void whatIsNoStrokeIsNotRead() {
        for (const char* text :
             {"", " ", "Ctrl", "Ctrl+", "Shift+Control", "Hit", "Hyper+H", "unknown", "F99", "AltGr"})
            QVERIFY2(!KeyStroke::fromText(QString::fromLatin1(text)), text);
    }

    // Every action has an id, words and keys of its own; no two that apply in one place share a key.
    void everyKeyMeansOneThing() {
        const KeyMap map;
        QSet<QString> ids;
        QSet<int> intents;
        const int count = static_cast<int>(keyActions().size());
        for (int i = 0; i < count; ++i) {
            const KeyAction& action = actionAt(i);
            QVERIFY2(*action.caption && *action.section && action.where, action.id);
            if (action.kind == KeyAction::Mirror)
                continue;
            QVERIFY2(!map.strokes(i).empty(), action.caption);
            QVERIFY2(!intents.contains(action.intent), action.caption);
            intents << action.intent;
            QCOMPARE(*action.id != '\0', action.kind == KeyAction::Free);
            QVERIFY2(*action.id == '\0' || !ids.contains(QLatin1StringView(action.id)), action.id);
            ids << QString::fromLatin1(action.id);
            for (const KeyStroke& stroke : map.strokes(i)) {
                QVERIFY2(map.rivals(i, stroke).empty(), action.caption);
                QVERIFY2(map.strokes(i) == KeyMap::firstStrokes(i), action.caption);
                for (int k = 0; k < count; ++k) {
                    const bool both = k != i && (actionAt(k).where & action.where);
                    const auto& others = map.strokes(k);
                    QVERIFY2(!both || std::ranges::find(others, stroke) == others.end(), action.caption);
                }
            }
        }
        QVERIFY(map.problems().isEmpty());
        QVERIFY(!map.hasChanges());
    }

    // For every action: the new key does it, the old one doesn't, hint and sheet show the new one, also after a
    // restart.
    void everyActionCanHaveAnotherKey() {
        const QString file = newFile();
        const KeyStroke other(Qt::Key_F8, Qt::ControlModifier);
        int changed = 0;
        for (int i = 0; i < static_cast<int>(keyActions().size()); ++i) {
            const KeyAction& action = actionAt(i);
            if (action.kind != KeyAction::Free)
                continue;
            {
                QSettings store(file, QSettings::IniFormat);
                KeyMap map(store);
                KeyRecorder recorder(map);
                const KeyStroke first = map.strokes(i).front();
                QCOMPARE(map.find(action.where, first.key(), Qt::NoModifier) == action.intent,
                         first.isPlain() && !first.has(Qt::ShiftModifier));
                recorder.change(QString::fromLatin1(action.id));
                QVERIFY(recorder.isListening());
                type(recorder, other.key(), Qt::ControlModifier);
                QVERIFY2(!recorder.isListening() && !recorder.isAsking(), action.id);
                QCOMPARE(map.find(action.where, other.key(), Qt::ControlModifier), int(action.intent));
                QVERIFY(map.find(action.where, first.key(), Qt::NoModifier) != action.intent);
                QCOMPARE(map.hints().at(action.intent), QStringLiteral("Ctrl+F8"));
                QVERIFY(map.hasChanges());
            }
            QSettings store(file, QSettings::IniFormat);
            KeyMap map(store);
            QCOMPARE(map.find(action.where, other.key(), Qt::ControlModifier), int(action.intent));
            map.resetAll();
            QVERIFY(!map.hasChanges() && store.allKeys().isEmpty());
            ++changed;
        }
        QVERIFY(changed > 50);
    }

    void shiftIsMeantOnlyWhereItMakesADifference() {
        const KeyMap map;
        QCOMPARE(map.find(KeyPlace::Editor, Qt::Key_Z, Qt::ControlModifier), int(EditorIntent::Undo));
        QCOMPARE(map.find(KeyPlace::Editor, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier),
                 int(EditorIntent::Redo));
        QCOMPARE(map.find(KeyPlace::Table, Qt::Key_H, Qt::ShiftModifier), int(Intent::Hit));
        QCOMPARE(map.find(KeyPlace::Table, Qt::Key_H, Qt::AltModifier), int(Intent::None));
        QCOMPARE(map.find(KeyPlace::Replay, Qt::Key_H, Qt::NoModifier), int(Intent::None));
        QCOMPARE(map.find(KeyPlace::Replay, Qt::Key_M, Qt::NoModifier), int(Intent::Mute));
        // Keys the controls handle themselves aren't handled twice.
        QCOMPARE(map.find(KeyPlace::Anywhere, Qt::Key_Tab, Qt::NoModifier), int(Intent::None));
    }

    // A button shows the key that gives its answer.
    void answersShowTheirKey() {
        const KeyMap map;
        QCOMPARE(map.hints().at(Intent::FollowDouble), QStringLiteral("F"));
        QCOMPARE(map.hints().at(Intent::FollowSplit), QStringLiteral("F"));
        QCOMPARE(map.hints().at(Intent::Decline), QStringLiteral("N"));
    }

    void aKeyIsAddedAndTakenAway() {
        KeyMap map;
        KeyRecorder recorder(map);
        recorder.add(QStringLiteral("hit"));
        type(recorder, Qt::Key_J);
        QCOMPARE(texts(map, "hit"), QStringList({"H", "J"}));
        recorder.add(QStringLiteral("hit"));
        type(recorder, Qt::Key_J); // it has that one already
        QCOMPARE(texts(map, "hit"), QStringList({"H", "J"}));
        recorder.clear(QStringLiteral("hit"));
        QVERIFY(texts(map, "hit").isEmpty());
        QCOMPARE(map.hints().at(Intent::Hit), QString());
        recorder.reset(QStringLiteral("hit"));
        QCOMPARE(texts(map, "hit"), QStringList("H"));
        QVERIFY(!map.hasChanges());
    }

    // The other action is named; it keeps the key, or loses it.
    void aKeyOfAnotherIsAskedFor() {
        QSettings store(newFile(), QSettings::IniFormat);
        KeyMap map(store);
        KeyRecorder recorder(map);
        recorder.change(QStringLiteral("hit"));
        type(recorder, Qt::Key_S);
        QVERIFY(recorder.isAsking());
        QVERIFY2(recorder.explanation().contains(QStringLiteral("“Stand”, which would be left without")),
                 qPrintable(recorder.explanation()));
        recorder.cancel();
        QCOMPARE(texts(map, "hit"), QStringList("H"));
        QCOMPARE(texts(map, "stand"), QStringList("S"));

        recorder.change(QStringLiteral("hit"));
        type(recorder, Qt::Key_S);
        recorder.takeOver();
        QVERIFY(!recorder.isAsking());
        QCOMPARE(texts(map, "hit"), QStringList("S"));
        QVERIFY(texts(map, "stand").isEmpty());
        QCOMPARE(store.value(QStringLiteral("keys/stand")).toString(), QStringLiteral("none"));
        QCOMPARE(map.find(KeyPlace::Table, Qt::Key_S, 0), int(Intent::Hit));

        // Taking it back is the same the other way round.
        recorder.reset(QStringLiteral("stand"));
        QVERIFY(recorder.isAsking());
        QVERIFY(recorder.explanation().contains(QStringLiteral("“Hit”")));
        recorder.takeOver();
        QCOMPARE(texts(map, "stand"), QStringList("S"));
        QVERIFY(texts(map, "hit").isEmpty());

        // An action with several keys keeps the others.
        recorder.change(QStringLiteral("hit"));
        type(recorder, Qt::Key_F2);
        QVERIFY2(recorder.explanation().endsWith(QStringLiteral("left with A.")), qPrintable(recorder.explanation()));
        recorder.takeOver();
        QCOMPARE(texts(map, "amount"), QStringList("A"));
    }

    // What applies anywhere conflicts with what applies in any place; two lists never conflict.
    void onlyWhatHoldsInTheSamePlaceIsAsked() {
        KeyMap map;
        KeyRecorder recorder(map);
        recorder.change(QStringLiteral("full-screen"));
        type(recorder, Qt::Key_F2);
        QVERIFY(recorder.isAsking());
        QVERIFY(recorder.explanation().contains(QStringLiteral("“Type an amount for the spot”")));
        QVERIFY(recorder.explanation().contains(QStringLiteral("“Rename”")));
        recorder.cancel();
        recorder.change(QStringLiteral("round-replay"));
        type(recorder, Qt::Key_Delete); // Del deletes in the list of games
        QVERIFY(!recorder.isAsking());
        QCOMPARE(texts(map, "round-replay"), QStringList("Del"));
    }

    void whatCantBeUsedIsRefusedWithTheReason_data() {
        QTest::addColumn<QString>("action");
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const char* action, int key, int modifiers, const char* reason) {
            QTest::newRow(name) << QString::fromLatin1(action) << key << modifiers << QString::fromUtf8(reason);
        };
        row("Tab", "hit", Qt::Key_Tab, 0, "Tab is reserved for “Next or previous control");
        row("Shift+Tab", "help", Qt::Key_Backtab, Qt::ShiftModifier, "Shift+Tab is reserved for");
        row("Esc", "hit", Qt::Key_Escape, Qt::ControlModifier, "Esc always closes");
        row("Ctrl alone", "hit", Qt::Key_Control, Qt::ControlModifier, "Ctrl can't be used by itself");
        row("Shift alone", "hit", Qt::Key_Shift, 0, "Shift can't be used by itself");
        row("AltGr", "hit", Qt::Key_AltGr, 0, "This key can't be told");
        row("CapsLock", "hit", Qt::Key_CapsLock, 0, "This key can't be told");
        row("an accent", "hit", Qt::Key_Dead_Acute, 0, "This key can't be told");
        row("Meta", "hit", Qt::Key_H, Qt::MetaModifier, "belong to the desktop");
        row("an arrow at the table", "hit", Qt::Key_Left, 0, "← is reserved for “Next spot or side bet");
        row("an arrow in a list", "round-replay", Qt::Key_Down, 0, "↓ is reserved for “Next or previous row”");
        row("Enter in a list", "game-delete", Qt::Key_Return, 0, "Enter is reserved for");
        row("Space in a list", "game-delete", Qt::Key_Space, 0, "Space presses the button");
        row("Space anywhere", "help", Qt::Key_Space, 0, "Space presses the button");
        row("a letter anywhere", "help", Qt::Key_H, Qt::ShiftModifier, "is needed where text is typed");
        row("a letter among rules", "editor-save", Qt::Key_S, 0, "S is needed where text is typed");
        row("Del among rules", "editor-undo", Qt::Key_Delete, 0, "Del is needed where text is typed");
        row("copying", "editor-save", Qt::Key_C, Qt::ControlModifier, "Ctrl+C is for copying");
    }

    void whatCantBeUsedIsRefusedWithTheReason() {
        QFETCH(QString, action);
        QFETCH(int, key);
        QFETCH(int, modifiers);
        QFETCH(QString, reason);
        KeyMap map;
        KeyRecorder recorder(map);
        recorder.change(action);
        type(recorder, key, modifiers);
        QVERIFY2(recorder.problem().contains(reason), qPrintable(recorder.problem()));
        QVERIFY(recorder.isListening());
        QVERIFY(!map.hasChanges());
        type(recorder, Qt::Key_F9); // it goes on listening
        QVERIFY(!recorder.isListening());
        QVERIFY(map.hasChanges());
    }

    void ownFirstKeysAreNeverRefused() {
        const KeyMap map;
        for (int i = 0; i < static_cast<int>(keyActions().size()); ++i) {
            for (const KeyStroke& stroke : KeyMap::firstStrokes(i))
                QCOMPARE(map.obstacle(i, stroke), QString());
        }
    }

    // Modifiers are shown while held; what is held when the first key goes up counts.
    void aStrokeIsTakenWhenAKeyGoesUp() {
        KeyMap map;
        KeyRecorder recorder(map);
        recorder.release(); // nobody is listening
        recorder.change(QStringLiteral("hit"));
        recorder.release(); // of the key that started this
        recorder.press(Qt::Key_Control, Qt::NoModifier);
        QCOMPARE(recorder.pressed(), QStringLiteral("Ctrl+"));
        recorder.press(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(recorder.pressed(), QStringLiteral("Ctrl+J"));
        QVERIFY(recorder.isListening());
        recorder.release();
        QVERIFY(!recorder.isListening());
        recorder.release();
        QCOMPARE(texts(map, "hit"), QStringList("Ctrl+J"));
        recorder.change(QStringLiteral("nothing of the kind"));
        QVERIFY(!recorder.isListening());
    }

    void aFileEditedByHandIsReadAndKept() {
        const QString file = newFile("[keys]\nhit=J, ctrl+j\nstand=\",\"\nmute=none\n");
        QSettings store(file, QSettings::IniFormat);
        const KeyMap map(store);
        QVERIFY2(map.problems().isEmpty(), qPrintable(map.problems().join(u'\n')));
        QCOMPARE(texts(map, "hit"), QStringList({"J", "Ctrl+J"}));
        QCOMPARE(texts(map, "stand"), QStringList(","));
        QVERIFY(texts(map, "mute").isEmpty());
    }

    // A stored key takes precedence over another action's default.
    void whatIsStoredGoesBeforeFirstKeys() {
        QSettings store(newFile("[keys]\nstand=H\n"), QSettings::IniFormat);
        const KeyMap map(store);
        QVERIFY(map.problems().isEmpty());
        QCOMPARE(texts(map, "stand"), QStringList("H"));
        QVERIFY(texts(map, "hit").isEmpty());
    }

    void whatCantBeReadIsToldAndKept_data() {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* entry, const char* problem) {
            QTest::newRow(entry) << QString::fromUtf8(entry) << QString::fromUtf8(problem);
        };
        row("jump=J", "is called “jump”");
        row("hit=Hyper", "“hit”: There is no key “Hyper”");
        row("hit=J, Hyper", "“hit”: There is no key “Hyper”");
        row("hit=", "“hit”: There is no key “”");
        row("hit=Esc", "“hit”: Esc always closes");
        row("hit=Tab", "“hit”: Tab is reserved for");
        row("hit=none, J", "“hit”: There is no key “none”");
        row("editor-save=S", "“editor-save”: S is needed");
        row("stand=J\nhit=J", "“stand”: J is already the key for “Hit”");
    }

    void whatCantBeReadIsToldAndKept() {
        QFETCH(QString, entry);
        QFETCH(QString, problem);
        const QString file = newFile("[keys]\nmute=F7\n" + entry.toUtf8() + '\n');
        {
            QSettings store(file, QSettings::IniFormat);
            KeyMap map(store);
            QCOMPARE(map.problems().size(), 1);
            QVERIFY2(map.problems().first().contains(problem), qPrintable(map.problems().first()));
            QCOMPARE(texts(map, "mute"), QStringList("F7"));
            QCOMPARE(texts(map, "stand"), QStringList("S"));
            if (!entry.startsWith(u"stand"))
                QCOMPARE(texts(map, "hit"), QStringList("H"));
            KeyRecorder recorder(map);
            recorder.change(QStringLiteral("split"));
            type(recorder, Qt::Key_F6);
        }
        QFile kept(file);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        const QByteArray text = kept.readAll();
        for (const QByteArray& line : entry.toUtf8().split('\n'))
            QVERIFY2(text.contains(line), text.constData());
        QVERIFY(text.contains("split=F6"));
    }

    void theListIsFoundByItsWords() {
        KeyMap map;
        const openshoe::test::ModelTester tester(map.rows());
        const auto all = map.rows()->count();
        QVERIFY(all > 50);
        map.setSought(QStringLiteral("coach ask"));
        QCOMPARE(map.rows()->count(), 1);
        QCOMPARE(map.rows()->rows().front().accessibleName, QStringLiteral("K: Ask the coach"));
        map.setSought(QStringLiteral("f11")); // found by the key itself
        QCOMPARE(map.rows()->count(), 1);
        map.setSought(QStringLiteral("shortcuts"));
        QCOMPARE(map.rows()->count(), all);
        map.setSought(QStringLiteral("zebra"));
        QCOMPARE(map.rows()->count(), 0);
    }

    // Everything is on the sheet, and what belongs together is on one line.
    void theSheetShowsTheKeysAsTheyAre() {
        KeyMap map;
        KeyRecorder recorder(map);
        const auto line = [&](const QString& words) {
            for (const KeySectionRow& section : map.sheet()->rows()) {
                for (const KeyRow& row : section.lines->rows()) {
                    if (row.accessibleName.endsWith(words))
                        return row.accessibleName;
                }
            }
            return QString();
        };
        QCOMPARE(map.sheet()->count(), 9);
        QCOMPARE(line(QStringLiteral("Go to spot 1 to 7")), QStringLiteral("1, …, 7: Go to spot 1 to 7"));
        QCOMPARE(line(QStringLiteral(": Hit")), QStringLiteral("H: Hit"));
        QCOMPARE(line(QStringLiteral("Stop the replay")), QStringLiteral("Esc, Alt+←: Stop the replay"));
        QVERIFY(line(QStringLiteral("on the spot")).startsWith(QStringLiteral("+, =")));
        recorder.change(QStringLiteral("spot-3"));
        type(recorder, Qt::Key_U);
        QCOMPARE(line(QStringLiteral("Go to spot 1 to 7")), QStringLiteral("1, 2, U, 4, 5, 6, 7: Go to spot 1 to 7"));
        recorder.change(QStringLiteral("back"));
        type(recorder, Qt::Key_F10);
        QCOMPARE(line(QStringLiteral("Leave the editor")), QStringLiteral("F10: Leave the editor"));
        recorder.clear(QStringLiteral("hit"));
        QCOMPARE(line(QStringLiteral(": Hit")), QStringLiteral("no key: Hit"));
    }
};

OPENSHOE_TEST(KeyMapTest, Core)
#include "tst_keymap.moc"
