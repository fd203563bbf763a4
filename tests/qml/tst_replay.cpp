// SPDX-License-Identifier: GPL-3.0-or-later
// Replays in the real window, offscreen: by keys, by mouse, by accessible actions; with and without a seat at a table.
#include "tabletest.h"
#include "testprogram.h"

#include "models/elsewhere/elsewherecontroller.h"
#include "models/history/rundownmodel.h"
#include "models/preferences/settingscontroller.h"

#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace openshoe;
using namespace openshoe::models;

class ReplayTest : public TableTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void byKeys();
    void byMouse();
    void byAccessibleActions();
    void theKeyboardComesBack();
    void withoutATable();
    void notDuringARound();
    void itsShoeIsVerified();
    void itsKeysAreOnTheSheet();
    void itsCardsInOtherGames();
    void noCardIsToldThatIsStillInTheShoe();

private:
    [[nodiscard]] TableReplay& replay() { return *table().replay(); }
    [[nodiscard]] int last() { return replay().moments()->count() - 1; }
    /// Plays a round and replays it, paused at its start.
    void replayARound(const QString& game = QStringLiteral("classic"));
    void start(qint64 round);
    /// The accessible item of that name; null for none.
    [[nodiscard]] QAccessibleInterface* found(const QString& name) const;
    void press(const QString& name);

    qint64 m_round = 0;
};

void ReplayTest::init() {
    newFolder();
    open();
    QVERIFY(m_app->data->isReady());
}

void ReplayTest::start(qint64 round) {
    m_app->rundown->replay(round);
    QTRY_VERIFY(replay().isActive());
    QTRY_VERIFY(names().contains(QStringLiteral("Moments of the round")));
    replay().toStart();
}

void ReplayTest::replayARound(const QString& game) {
    openGame(game);
    stake(1);
    key(Qt::Key_Space, QStringLiteral(" "));
    finishRound();
    if (QTest::currentTestFailed())
        return;
    QTRY_COMPARE(m_app->rundown->count(), 1);
    m_round = m_app->rundown->rows().front().roundId;
    start(m_round);
}

QAccessibleInterface* ReplayTest::found(const QString& name) const {
    std::function<QAccessibleInterface*(QAccessibleInterface*)> find = [&](QAccessibleInterface* item) {
        if (!item || item->state().invisible)
            return static_cast<QAccessibleInterface*>(nullptr);
        if (item->text(QAccessible::Name) == name)
            return item;
        for (int i = 0; i < item->childCount(); ++i) {
            if (auto* inside = find(item->child(i)))
                return inside;
        }
        return static_cast<QAccessibleInterface*>(nullptr);
    };
    return find(QAccessible::queryAccessibleInterface(m_window));
}

void ReplayTest::press(const QString& name) {
    QAccessibleInterface* item = found(name);
    QVERIFY2(item && item->actionInterface(), qPrintable(name));
    item->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
}

void ReplayTest::byKeys() {
    replayARound();
    QCOMPARE(replay().moment(), 0);
    QCOMPARE(table().shown()->cards()->count(), 0);
    QVERIFY(names().contains(replay().words()));
    key(Qt::Key_Right);
    QCOMPARE(replay().moment(), 1);
    QTRY_COMPARE(table().shown()->cards()->count(), 1);
    QVERIFY(names().contains(replay().words()));
    key(Qt::Key_Right);
    key(Qt::Key_Left);
    QCOMPARE(replay().moment(), 1);
    QCOMPARE(table().shown()->cards()->count(), 1);
    key(Qt::Key_End);
    QCOMPARE(replay().moment(), last());
    QVERIFY(!table().shown()->resultLine().isEmpty());
    key(Qt::Key_Home);
    QCOMPARE(replay().moment(), 0);
    key(Qt::Key_Minus, QStringLiteral("-"));
    QCOMPARE(replay().speed(), DealingSpeed::Fast);
    key(Qt::Key_Minus, QStringLiteral("-"));
    key(Qt::Key_Minus, QStringLiteral("-"));
    QCOMPARE(replay().speed(), DealingSpeed::Slow);
    QTRY_VERIFY(names().contains(QStringLiteral("Speed: Slow")));
    key(Qt::Key_Space, QStringLiteral(" "));
    QVERIFY(replay().isPlaying());
    QTRY_VERIFY(names().contains(QStringLiteral("Pause")));
    key(Qt::Key_Space, QStringLiteral(" "));
    QVERIFY(!replay().isPlaying());
    QVERIFY(replay().moment() < last());
    key(Qt::Key_Plus, QStringLiteral("+"));
    QCOMPARE(replay().speed(), DealingSpeed::Normal);
    // The keys of play do nothing now; those for things beside the round work.
    const bool sound = m_app->settings->soundOn();
    key(Qt::Key_M, QStringLiteral("m"));
    QCOMPARE(m_app->settings->soundOn(), !sound);
    key(Qt::Key_B, QStringLiteral("b"));
    key(Qt::Key_2, QStringLiteral("2"));
    QCOMPARE(table().message()->text(), QString());
    QVERIFY(replay().isActive());
    key(Qt::Key_Escape);
    QVERIFY(!replay().isActive());
    QCOMPARE(m_app->page(), Page::Table);
    QVERIFY(table().isSeated());
    QCOMPARE(m_app->settings->animationSpeed(), DealingSpeed::Off);
    QCOMPARE(table().live()->phase(), LiveRound::Over);
    // The keys are the table's again.
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(table().session()->round() > m_round);
}

void ReplayTest::byMouse() {
    replayARound();
    click(QStringLiteral("Step"));
    QCOMPARE(replay().moment(), 1);
    click(QStringLiteral("To the end"));
    QCOMPARE(replay().moment(), last());
    click(QStringLiteral("Back"));
    QCOMPARE(replay().moment(), last() - 1);
    click(QStringLiteral("To the start"));
    QCOMPARE(replay().moment(), 0);
    // Any moment by its place on the line; its text appears beside the buttons.
    const auto& moments = replay().moments()->rows();
    qsizetype chosen = 3; // whose words no other has: a shoe has some cards several times
    while (std::ranges::count(moments, moments[chosen].words, &MomentRow::words) > 1)
        ++chosen;
    click(moments[chosen].words);
    QCOMPARE(replay().moment(), int(chosen));
    QTest::mouseMove(m_window, middleOf(replay().moments()->rows()[5].words));
    QTRY_COMPARE(names().filter(replay().moments()->rows()[5].words).size(), 2);
    click(QStringLiteral("Speed: Off"));
    QTRY_COMPARE(popups().size(), 1);
    click(QStringLiteral("Slow"));
    QTRY_COMPARE(replay().speed(), DealingSpeed::Slow);
    QTRY_VERIFY(popups().isEmpty());
    click(QStringLiteral("Play"));
    QVERIFY(replay().isPlaying());
    // A click on the felt pauses the replay, and another resumes it.
    const QPoint felt = middleOf(QStringLiteral("Table"));
    QVERIFY(!felt.isNull());
    QTest::mouseClick(m_window, Qt::LeftButton, {}, felt);
    QTRY_VERIFY(!replay().isPlaying());
    QTest::mouseClick(m_window, Qt::LeftButton, {}, felt);
    QTRY_VERIFY(replay().isPlaying());
    click(QStringLiteral("Pause"));
    QVERIFY(!replay().isPlaying());
    click(QStringLiteral("Stop replay"));
    QVERIFY(!replay().isActive());
    QVERIFY(!names().contains(QStringLiteral("Moments of the round")));
}

void ReplayTest::byAccessibleActions() {
    replayARound();
    for (const MomentRow& row : replay().moments()->rows())
        QVERIFY2(found(row.words), qPrintable(row.words));
    const MomentRow& row = replay().moments()->rows()[2];
    QVERIFY(!found(row.words)->state().checked);
    press(row.words);
    QCOMPARE(replay().moment(), 2);
    QTRY_VERIFY(found(row.words)->state().checked);
    QVERIFY(names().contains(QStringLiteral("3 of %1").arg(last() + 1)));
    press(QStringLiteral("To the end"));
    QCOMPARE(replay().moment(), last());
    QTRY_VERIFY(found(QStringLiteral("Step"))->state().disabled);
    press(QStringLiteral("Back"));
    QCOMPARE(replay().moment(), last() - 1);
    press(QStringLiteral("Stop replay"));
    QVERIFY(!replay().isActive());
}

// The focus returns to the control of the table that had it.
void ReplayTest::theKeyboardComesBack() {
    replayARound();
    key(Qt::Key_Escape);
    QTRY_VERIFY(!replay().isActive());
    tabTo(QStringLiteral("Change bets"));
    start(m_round);
    QVERIFY(focusName() != QStringLiteral("Change bets"));
    tabTo(QStringLiteral("Step"));
    key(Qt::Key_Space, QStringLiteral(" "));
    QCOMPARE(replay().moment(), 1);
    key(Qt::Key_Right);
    QCOMPARE(replay().moment(), 2);
    key(Qt::Key_Escape);
    QTRY_VERIFY(!replay().isActive());
    QTRY_COMPARE(focusName(), QStringLiteral("Change bets"));
}

void ReplayTest::withoutATable() {
    replayARound();
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    QVERIFY(!table().isSeated());
    start(m_round);
    QCOMPARE(m_app->page(), Page::Table);
    QVERIFY(!table().isSeated());
    QTest::qWait(50); // the focus moves to the table
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    QCOMPARE(replay().moment(), 2);
    QTRY_COMPARE(table().shown()->cards()->count(), 2);
    // Back where the replay was requested.
    key(Qt::Key_Escape);
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    QVERIFY(!replay().isActive());
    // From another page; leaving the table for yet another page ends the replay.
    m_app->setPage(Page::Record);
    start(m_round);
    replay().stop();
    QCOMPARE(m_app->page(), Page::Record);
    start(m_round);
    m_app->setPage(Page::Fairness);
    QVERIFY(!replay().isActive());
    QCOMPARE(m_app->page(), Page::Fairness);
    openGame(QStringLiteral("boxes"));
    stake(1);
}

void ReplayTest::notDuringARound() {
    replayARound();
    key(Qt::Key_Escape);
    QTRY_VERIFY(!replay().isActive());
    dealToATurn();
    m_app->rundown->replay(m_round);
    QTRY_VERIFY(names().contains(QStringLiteral("Finish this round first, then replay another.")));
    QVERIFY(!replay().isActive());
    QVERIFY(offers(Intent::Stand));
    finishRound();
}

void ReplayTest::itsShoeIsVerified() {
    replayARound(QStringLiteral("boxes"));
    const double number = table().shown()->shoeNumber();
    click(QStringLiteral("Verify"));
    const auto said = [&](const QString& words) { return !names().filter(words).isEmpty(); };
    QTRY_VERIFY(said(QStringLiteral("Shoe %1 is still in use").arg(number)));
    key(Qt::Key_Right);
    QTRY_VERIFY(!said(QStringLiteral("is still in use")));
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    QVERIFY(m_app->data->store()->post([](storage::Tables& tables) { return tables.shoes.finish(1); }).result());
    start(m_round);
    QTest::qWait(50);
    key(Qt::Key_V, QStringLiteral("v"));
    QTRY_VERIFY(said(QStringLiteral("Shoe %1 is verified: its commitment and all its cards match.").arg(number)));
}

void ReplayTest::itsKeysAreOnTheSheet() {
    replayARound();
    key(Qt::Key_F1);
    for (const char* line : {"Play, pause", "Back one step", "Forward one step", "Verify the shoe", "Slower"})
        QTRY_VERIFY2(!names().filter(QString::fromLatin1(line)).isEmpty(), line);
    key(Qt::Key_Escape);
    QTRY_VERIFY(popups().isEmpty());
    QVERIFY(replay().isActive());
}

void ReplayTest::itsCardsInOtherGames() {
    replayARound();
    ElsewhereController* elsewhere = m_app->elsewhere;
    const QString played = table().shown()->rules().name.c_str();
    QTest::qWait(50);
    key(Qt::Key_O, QStringLiteral("o"));
    QTRY_VERIFY(names().contains(QStringLiteral("The same cards in other games")));
    QTRY_VERIFY(!elsewhere->isRunning());
    const auto& rows = elsewhere->games()->rows();
    QCOMPARE(rows.size(), std::size_t(6));
    QVERIFY(rows.front().sameGame);
    QCOMPARE(rows.front().gameName, played);
    QVERIFY(!elsewhere->playedText().isEmpty());
    for (const ElsewhereRow& row : rows) {
        QVERIFY2(row.playable, qPrintable(row.gameName)); // the shoe is finished
        QVERIFY(row.resultKind != ResultKind::None);
        QVERIFY(!row.comparedText.isEmpty());
        QTRY_VERIFY(found(QStringLiteral("Show it in ") + row.gameName));
        QVERIFY(!names().filter(row.resultText).isEmpty());
    }
    // Shows one of them on the table, marked as imagined; then goes back to the table.
    const QString boxes = QStringLiteral("Black Jack in Boxes");
    press(QStringLiteral("Show it in ") + boxes);
    QTRY_VERIFY(popups().isEmpty());
    QVERIFY(!elsewhere->isShown());
    QVERIFY(replay().isActive());
    QVERIFY2(replay().title().startsWith(QStringLiteral("Imagined")) && replay().title().contains(boxes),
             qPrintable(replay().title()));
    QCOMPARE(table().seatCount(), 5);
    QCOMPARE(replay().roundId(), m_round);
    // The button does the same as the key; the list appears again.
    QTest::qWait(50);
    click(QStringLiteral("Other games"));
    QTRY_VERIFY(elsewhere->isShown());
    QTRY_COMPARE(popups().size(), 1);
    key(Qt::Key_Escape);
    QTRY_VERIFY(!elsewhere->isShown());
    QTRY_VERIFY(popups().isEmpty());
    QVERIFY(replay().isActive());
    key(Qt::Key_Escape);
    QTRY_VERIFY(!replay().isActive());
    QCOMPARE(table().variantId(), QStringLiteral("classic"));
    QCOMPARE(table().live()->phase(), LiveRound::Over);
}

// Nor is a card that lies face down in the current round.
void ReplayTest::noCardIsToldThatIsStillInTheShoe() {
    openGame(QStringLiteral("boxes"));
    stake(1);
    key(Qt::Key_Space, QStringLiteral(" "));
    finishRound();
    QTRY_COMPARE(m_app->rundown->count(), 1);
    const qint64 round = m_app->rundown->rows().front().roundId;
    const auto cardsOf = [](const engine::Events& events) {
        return std::ranges::count_if(events, [](const engine::Event& event) {
            return std::holds_alternative<engine::CardDealt>(event) ||
                   std::holds_alternative<engine::CardBurned>(event);
        });
    };
    const auto known = cardsOf(table().session()->events());
    key(Qt::Key_N, QStringLiteral("n"));
    stake(1);
    dealToATurn();
    if (QTest::currentTestFailed())
        return;
    const auto first = [](const engine::Events& events) {
        return std::get<engine::RoundOpened>(events.front()).firstCard;
    };
    const auto leftBefore = first(table().session()->events()); // rounds without a turn may have been played in between
    ElsewhereController* elsewhere = m_app->elsewhere;
    int shown = 0;
    connect(elsewhere, &ElsewhereController::replayAsked, this,
            [&](const engine::RuleSet&, const engine::Events& events) {
                ++shown;
                QVERIFY(cardsOf(events) <= leftBefore);
            });
    elsewhere->look(round);
    QTRY_VERIFY(!elsewhere->isRunning() && elsewhere->games()->count() == 6);
    const auto rows = elsewhere->games()->rows();
    QVERIFY(known <= leftBefore);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].playable) {
            QVERIFY2(rows[i].resultText.contains(QStringLiteral("still in the shoe")), qPrintable(rows[i].resultText));
            QVERIFY(rows[i].hands.isEmpty() && rows[i].dealer.isEmpty() && rows[i].decisionsText.isEmpty());
            continue;
        }
        elsewhere->look(round);
        QTRY_VERIFY(!elsewhere->isRunning() && elsewhere->games()->count() == 6);
        const int before = shown;
        elsewhere->replay(static_cast<int>(i));
        QCOMPARE(shown, before + 1);
        QVERIFY(!replay().isActive()); // a round is in progress
    }
}

OPENSHOE_TEST(ReplayTest, Window)
#include "tst_replay.moc"
