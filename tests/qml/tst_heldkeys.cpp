// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen: each key of the key sheet is held. What moves is repeated, and chips are, one by one;
// everything else is done once for each press.
#include "play/arrangedshoe.h"
#include "tabletest.h"
#include "testprogram.h"

#include "formats/rulesjson.h"
#include "models/coach/coachcontroller.h"
#include "models/games/ruleeditor.h"
#include "models/history/rundownmodel.h"
#include "models/owncount/countquestion.h"
#include "models/preferences/settingscontroller.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace openshoe::models;
using openshoe::engine::Action;
using openshoe::engine::QuestionKind;

namespace {

const KeyAction& keyActionAt(int action) {
    return keyActions()[static_cast<std::size_t>(action)];
}

/// The lines that only one of them has.
QString difference(const QStringList& one, const QStringList& other) {
    QStringList found;
    for (const QString& line : one) {
        if (!other.contains(line))
            found << QStringLiteral("+ ") + line;
    }
    for (const QString& line : other) {
        if (!one.contains(line))
            found << QStringLiteral("- ") + line;
    }
    return found.join(u'\n');
}

} // namespace

class HeldKeysTest : public TableTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void eachKeyOfTheSheet_data();
    void eachKeyOfTheSheet();
    void stakesAreDoubledOnce();
    void chipsComeOneByOneUpToALimit();
    void aHeldKeyAnswersNoQuestionItRaised_data();
    void aHeldKeyAnswersNoQuestionItRaised();
    void aHeldKeyTypesNothingIntoTheFieldItOpened();
    void buttonsArePressedOnce_data();
    void buttonsArePressedOnce();
    void theFocusMovesOn();

private:
    void send(QEvent::Type type, int code, Qt::KeyboardModifiers modifiers, const QString& text, bool repeated);
    void press(int code, Qt::KeyboardModifiers modifiers = {}, const QString& text = {});
    /// An odd number of times, so that what is turned on and off ends otherwise than it began.
    void repeat(int code, Qt::KeyboardModifiers modifiers = {}, const QString& text = {}, int times = 5);
    void settle();
    /// Everything that a key can change.
    [[nodiscard]] QStringList state();
    /// The same when it has come to rest.
    [[nodiscard]] QStringList restingState();
    /// Brings the window to where that action does something.
    void prepare(const KeyAction& action);
    void dealOffering(const QString& game, Action wanted);
    void dealAsking(QuestionKind kind, int hands);
    /// A hand that no card ends.
    void dealALowHand();
    void playARound(const QString& game = QStringLiteral("classic"));
    void copyOfClassic();
};

void HeldKeysTest::init() {
    newFolder();
    copyOfClassic();
    open();
    QVERIFY(m_app->data->isReady());
}

// A game of one's own, which can be renamed and deleted.
void HeldKeysTest::copyOfClassic() {
    openshoe::engine::RuleSet rules = *openshoe::catalogue::Catalogue().find("classic");
    rules.id = "mine";
    rules.name = "Mine";
    const QString folder = openshoe::formats::ownVariantsFolder(m_folder->path());
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + QStringLiteral("/mine.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(openshoe::formats::ruleSetToJson(rules)).toJson());
}

void HeldKeysTest::send(QEvent::Type type, int code, Qt::KeyboardModifiers modifiers, const QString& text,
                         bool repeated) {
    QKeyEvent sent(type, code, modifiers, text, repeated);
    QCoreApplication::sendEvent(m_window, &sent);
    QCoreApplication::processEvents();
}

void HeldKeysTest::press(int code, Qt::KeyboardModifiers modifiers, const QString& text) {
    send(QEvent::KeyPress, code, modifiers, text, false);
    settle();
}

// As X11 repeats a key: it seems to go up and down again.
void HeldKeysTest::repeat(int code, Qt::KeyboardModifiers modifiers, const QString& text, int times) {
    for (int i = 0; i < times; ++i) {
        send(QEvent::KeyRelease, code, modifiers, text, true);
        send(QEvent::KeyPress, code, modifiers, text, true);
        settle();
    }
}

void HeldKeysTest::settle() {
    QTest::qWait(20);
    QTRY_VERIFY(!table().session() || !table().session()->isBusy());
    QCoreApplication::processEvents();
}

QStringList HeldKeysTest::state() {
    QStringList all{QString::number(m_app->page()),
                    QString::number(m_window->visibility()),
                    focusName(),
                    QString::number(popups().size()),
                    QString::number(table().bets()->selectedChip()),
                    table().bets()->totalStakeText(),
                    QString::number(table().live()->phase()),
                    QString::number(m_app->rundown->total()),
                    table().message()->text(),
                    QString::number(m_app->settings->soundOn()),
                    QString::number(table().pause()->isPaused()),
                    QString::number(replay().moment()),
                    QString::number(replay().isPlaying()),
                    QString::number(replay().speed()),
                    QString::number(m_app->editor->canUndo()),
                    QString::number(m_app->editor->canRedo()),
                    QString::number(rectOf(focusName()).top())};
    if (table().session())
        all << QString::number(table().session()->events().size());
    eachItem([&](QQuickItem* item) {
        if (item->inherits("QQuickFlickable"))
            all << QString::number(qRound(item->property("contentY").toDouble()));
    });
    QStringList shown = names();
    // What comes by itself: the clock, and what decisions were worth.
    static const QRegularExpression marks(QStringLiteral("(^|, )(Inaccuracy|Mistake|Blunder)$"));
    shown.removeIf([](const QString& name) { return name.startsWith(QStringLiteral("Time left")); });
    for (QString& name : shown)
        name.remove(marks);
    shown.removeAll(QString());
    return all + shown;
}

QStringList HeldKeysTest::restingState() {
    QStringList last;
    for (int i = 0; i < 40; ++i) {
        QTest::qWait(60);
        if (std::exchange(last, state()) == last)
            break;
    }
    return last;
}

void HeldKeysTest::playARound(const QString& game) {
    openGame(game);
    stake(1);
    table().bets()->deal();
    finishRound();
    QTRY_VERIFY(m_app->rundown->count() > 0);
}

void HeldKeysTest::dealOffering(const QString& game, Action wanted) {
    openGame(game);
    stake(1);
    QVERIFY(arrangeOffer(*table().session(), wanted));
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(table().live()->actions()->count() > 0);
    if (!offers(intentOf(wanted))) // insurance is asked first
        key(Qt::Key_N, QStringLiteral("n"));
    QTRY_VERIFY(offers(intentOf(wanted)));
}

void HeldKeysTest::dealALowHand() {
    openGame(QStringLiteral("classic"));
    stake(1);
    for (int round = 0; round < 100; ++round) {
        dealToATurn();
        if (QTest::currentTestFailed())
            return;
        const QString total = table().shown()->hands()->rows().front().totalText;
        if (total.toInt() > 0 && total.toInt() < 10)
            return;
        finishRound();
    }
    QFAIL("no low hand was dealt");
}

void HeldKeysTest::dealAsking(QuestionKind kind, int hands) {
    openGame(QStringLiteral("rundown"));
    for (int spot = 1; spot <= 3; ++spot)
        table().bets()->minStake(spot, TableBets::MainPlace);
    QVERIFY(arrangeQuestion(*table().session(), kind, hands));
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(table().live()->actions()->count() > 0);
}

void HeldKeysTest::prepare(const KeyAction& action) {
    if (action.intent == ReplayIntent::Elsewhere) { // of a round that was played
        playARound();
        m_app->rundown->replay(m_app->rundown->rows().front().roundId);
        QTRY_VERIFY(replay().isActive());
        return;
    }
    if (action.where & KeyPlace::Replay && !(action.where & KeyPlace::Table)) {
        show(QStringLiteral("premium-split"));
        if (action.intent == ReplayIntent::Faster)
            key(Qt::Key_Minus, QStringLiteral("-"));
        for (int i = 0; i < 4; ++i)
            key(Qt::Key_Right);
        return;
    }
    if (action.where & KeyPlace::Rounds) {
        playARound();
        m_app->setPage(Page::Rundown);
        QTRY_VERIFY(!names().filter(QStringLiteral("Round 1, ")).isEmpty());
        QTest::qWait(50);
        if (action.intent != RowIntent::Rows)
            key(Qt::Key_Down);
        return;
    }
    if (action.where & (KeyPlace::Games | KeyPlace::KeyRows)) {
        m_app->setPage(Page::Settings);
        QTRY_VERIFY(names().contains(QStringLiteral("Import a file…")));
        QTest::qWait(50);
        if (action.where & KeyPlace::Games) {
            tabTo(QStringLiteral("Games"));
            key(Qt::Key_Down);
            const bool moved = action.intent == RowIntent::RaiseGame || action.intent == RowIntent::LowerGame;
            for (int i = 0; i < 10 && !moved && !focusName().startsWith(QStringLiteral("Mine")); ++i)
                key(Qt::Key_Down);
            for (int i = 0; i < 4 && action.intent == RowIntent::RaiseGame; ++i)
                key(Qt::Key_Down);
            QVERIFY(moved || focusName().startsWith(QStringLiteral("Mine")));
        } else {
            tabTo(QStringLiteral("Change keys"));
            key(Qt::Key_Return);
            key(Qt::Key_Tab);
            key(Qt::Key_Down);
        }
        return;
    }
    if (action.where & KeyPlace::Editor) {
        openGame(QStringLiteral("classic"));
        editRulesByKeys();
        for (int decks = 0; decks < 4; ++decks)
            m_app->editor->choose(QStringLiteral("/decks"), decks);
        if (action.intent == EditorIntent::Redo) {
            while (m_app->editor->canUndo())
                m_app->editor->undo();
        }
        QTest::qWait(100);
        if (action.intent == EditorIntent::Find) // it has the focus already
            key(Qt::Key_Tab);
        if (action.intent == EditorIntent::Nearer) {
            for (int i = 0; i < 3; ++i)
                key(Qt::Key_PageDown);
        }
        return;
    }
    switch (action.intent) {
    case Intent::Hit: dealALowHand(); break;
    case Intent::Stand:
    case Intent::Double:
    case Intent::Split: dealOffering(QStringLiteral("classic"), Action::Split); break;
    case Intent::Surrender: dealOffering(QStringLiteral("boxes"), Action::Surrender); break;
    case Intent::Insurance:
    case Intent::No:
    case Intent::EachHand: dealAsking(QuestionKind::Insurance, 3); break;
    case Intent::EvenMoney: dealAsking(QuestionKind::EvenMoney, 2); break;
    case Intent::Coach:
        m_app->settings->setCoach(CoachMode::OnRequest);
        dealOffering(QStringLiteral("classic"), Action::Split);
        break;
    case Intent::Review: playARound(); break;
    case Intent::Count:
        m_app->settings->setCountAsking(CountAsking::EveryRound);
        playARound(QStringLiteral("boxes")); // which keeps its shoe
        QTRY_COMPARE(m_app->countQuestion->stage(), CountStage::Asked);
        break;
    case Intent::Repeat:
        playARound();
        table().bets()->newBets();
        break;
    default:
        if (action.where == KeyPlace::Anywhere && action.intent != WindowIntent::Back)
            break;
        openGame(QStringLiteral("deluxe"));
        table().bets()->minStake(1, TableBets::MainPlace);
        table().bets()->doubleBets();
        key(Qt::Key_2, QStringLiteral("2"));
        if (action.intent != Intent::Spot1)
            key(Qt::Key_1, QStringLiteral("1"));
        if (action.intent == Intent::SmallerChip)
            table().bets()->setSelectedChip(3);
    }
}

void HeldKeysTest::eachKeyOfTheSheet_data() {
    QTest::addColumn<int>("action");
    QTest::addColumn<QString>("stroke");
    for (int i = 0; i < static_cast<int>(keyActions().size()); ++i) {
        const KeyAction& action = keyActionAt(i);
        // Following a double is asked at the shared table only; quitting ends the program. They are found as the
        // others are.
        if (action.kind == KeyAction::Mirror || action.intent == Intent::Follow ||
            action.intent == WindowIntent::Quit || action.intent == WindowIntent::NextControl)
            continue;
        for (const KeyStroke& stroke : KeyMap::firstStrokes(i)) {
            QTest::newRow(qPrintable(QStringLiteral("%1: %2").arg(QLatin1StringView(action.caption), stroke.text())))
                << i << stroke.text();
            if (action.kind != KeyAction::Shown && action.intent != Intent::Deal)
                break; // the others are looked up in the same way
        }
    }
}

void HeldKeysTest::eachKeyOfTheSheet() {
    QFETCH(int, action);
    QFETCH(QString, stroke);
    const KeyAction& tried = keyActionAt(action);
    prepare(tried);
    if (QTest::currentTestFailed())
        return;
    settle();
    const KeyStroke held = *KeyStroke::fromText(stroke);
    Qt::KeyboardModifiers modifiers;
    for (const auto modifier : {Qt::ControlModifier, Qt::ShiftModifier}) {
        if (held.has(modifier))
            modifiers |= modifier;
    }
    const QString text = held.isTyped() ? QString(QChar(held.key())).toLower() : QString();
    const QStringList before = restingState();
    press(held.key(), modifiers, text);
    QTRY_VERIFY2_WITH_TIMEOUT(state() != before || tried.kind == KeyAction::Shown, "the key does nothing here", 3000);
    const QStringList once = restingState();
    repeat(held.key(), modifiers, text);
    const QStringList after = restingState();
    send(QEvent::KeyRelease, held.key(), modifiers, text, false);
    if (tried.repeats)
        QVERIFY2(after != once, "not repeated");
    else if (tried.kind != KeyAction::Shown)
        QVERIFY2(after == once, qPrintable(difference(after, once)));
}

void HeldKeysTest::stakesAreDoubledOnce() {
    openGame(QStringLiteral("classic"));
    table().bets()->minStake(1, TableBets::MainPlace);
    table().bets()->doubleBets();
    const QString twice = table().bets()->totalStakeText();
    table().bets()->undo();
    press(Qt::Key_D, {}, QStringLiteral("d"));
    repeat(Qt::Key_D, {}, QStringLiteral("d"));
    QCOMPARE(table().bets()->totalStakeText(), twice);
}

void HeldKeysTest::chipsComeOneByOneUpToALimit() {
    openGame(QStringLiteral("classic"));
    key(Qt::Key_1, QStringLiteral("1"));
    int refusals = 0;
    connect(table().message(), &TableMessage::refusal, this, [&] { ++refusals; });
    press(Qt::Key_Plus, {}, QStringLiteral("+"));
    const QString one = table().bets()->totalStakeText();
    repeat(Qt::Key_Plus, {}, QStringLiteral("+"), 1);
    QVERIFY(table().bets()->totalStakeText() != one);
    for (int i = 0; i < 20; ++i)
        key(Qt::Key_BracketRight, QStringLiteral("]"));
    press(Qt::Key_Plus, {}, QStringLiteral("+"));
    for (int i = 0; i < 60 && refusals == 0; ++i)
        repeat(Qt::Key_Plus, {}, QStringLiteral("+"), 1);
    QCOMPARE(refusals, 1); // said once: the key does nothing more
    const QString most = table().bets()->totalStakeText();
    repeat(Qt::Key_Plus, {}, QStringLiteral("+"));
    QCOMPARE(refusals, 1);
    QCOMPARE(table().bets()->totalStakeText(), most);
    send(QEvent::KeyRelease, Qt::Key_Plus, {}, QStringLiteral("+"), false);
    press(Qt::Key_Plus, {}, QStringLiteral("+"));
    QCOMPARE(refusals, 2); // pressed again it is answered again
    press(Qt::Key_Minus, {}, QStringLiteral("-"));
    repeat(Qt::Key_Minus, {}, QStringLiteral("-"), 20);
    QVERIFY(table().bets()->totalStakeText() != most);
}

void HeldKeysTest::aHeldKeyAnswersNoQuestionItRaised_data() {
    QTest::addColumn<int>("code");
    QTest::addRow("Space") << int(Qt::Key_Space);
    QTest::addRow("Enter") << int(Qt::Key_Return);
}

// Nor does letting it go.
void HeldKeysTest::aHeldKeyAnswersNoQuestionItRaised() {
    QFETCH(int, code);
    const QString text = code == Qt::Key_Space ? QStringLiteral(" ") : QStringLiteral("\r");
    m_app->settings->setConfirmAllIn(true);
    openGame(QStringLiteral("rundown"));
    m_app->seating->useCurrency(QStringLiteral("usd"));
    QTRY_COMPARE(table().currency(), QStringLiteral("usd"));
    QTRY_VERIFY(table().session() && !table().session()->isBusy());
    QTest::qWait(100); // the other wallet's table is opened
    for (int spot = 1; spot <= 3; ++spot)
        table().bets()->maxStake(spot, TableBets::MainPlace);
    QVERIFY2(table().bets()->isAllIn() && table().session()->wallet() > openshoe::base::Money(),
             qPrintable(table().bets()->totalStakeText()));
    QTest::qWait(50);
    QVERIFY2(table().bets()->canDeal(), qPrintable(table().bets()->dealHint()));
    const QString question = QStringLiteral("Stake all you have? Your whole wallet goes on this round.");
    press(code, {}, text);
    QTRY_VERIFY_WITH_TIMEOUT(names().contains(question), 3000);
    repeat(code, {}, text);
    send(QEvent::KeyRelease, code, {}, text, false);
    settle();
    QVERIFY(names().contains(question));
    QCOMPARE(table().live()->phase(), LiveRound::Betting);
}

void HeldKeysTest::aHeldKeyTypesNothingIntoTheFieldItOpened() {
    openGame(QStringLiteral("classic"));
    key(Qt::Key_1, QStringLiteral("1"));
    key(Qt::Key_Slash, QStringLiteral("/"));
    press(Qt::Key_A, {}, QStringLiteral("a"));
    QTRY_COMPARE(focusName(), QStringLiteral("Amount"));
    repeat(Qt::Key_A, {}, QStringLiteral("1"));
    QCOMPARE(m_window->activeFocusItem()->property("text").toString(), QString());
    send(QEvent::KeyRelease, Qt::Key_A, {}, QStringLiteral("a"), false);
    press(Qt::Key_2, {}, QStringLiteral("2"));
    repeat(Qt::Key_2, {}, QStringLiteral("2"), 2); // typing repeats, as in every field
    QCOMPARE(m_window->activeFocusItem()->property("text").toString(), QStringLiteral("222"));
}

void HeldKeysTest::buttonsArePressedOnce_data() {
    aHeldKeyAnswersNoQuestionItRaised_data();
}

void HeldKeysTest::buttonsArePressedOnce() {
    QFETCH(int, code);
    const QString text = code == Qt::Key_Space ? QStringLiteral(" ") : QStringLiteral("\r");
    openGame(QStringLiteral("classic"));
    table().bets()->minStake(1, TableBets::MainPlace);
    const auto staked = [this] { return table().bets()->totalStakeText(); };
    const QString before = staked();
    tabTo(QStringLiteral("Double bet"));
    press(code, {}, text);
    repeat(code, {}, text);
    send(QEvent::KeyRelease, code, {}, text, false);
    const QString doubled = staked();
    table().bets()->undo();
    QCOMPARE(staked(), before);
    QVERIFY(doubled != before);
    // A switch is turned once.
    m_app->setPage(Page::Settings);
    const auto aSwitch = [this] {
        QAccessibleInterface* found = accessible(
            [](QAccessibleInterface* item) { return item->object() && item->object()->inherits("QQuickSwitch"); });
        return found ? qobject_cast<QQuickItem*>(found->object()) : nullptr;
    };
    QTRY_VERIFY(aSwitch());
    QTest::qWait(50);
    QQuickItem* turned = aSwitch();
    turned->forceActiveFocus(Qt::TabFocusReason);
    const bool was = turned->property("checked").toBool();
    press(code, {}, text);
    repeat(code, {}, text, 5);
    send(QEvent::KeyRelease, code, {}, text, false);
    QCOMPARE(turned->property("checked").toBool(), !was);
}

void HeldKeysTest::theFocusMovesOn() {
    openGame(QStringLiteral("deluxe"));
    key(Qt::Key_4, QStringLiteral("4"));
    press(Qt::Key_Right);
    const QString next = focusName();
    repeat(Qt::Key_Right, {}, {}, 1);
    QVERIFY(focusName() != next);
    press(Qt::Key_Tab);
    const QString control = focusName();
    repeat(Qt::Key_Tab, {}, {}, 1);
    QVERIFY(focusName() != control);
}

OPENSHOE_TEST(HeldKeysTest, Window)
#include "tst_heldkeys.moc"
