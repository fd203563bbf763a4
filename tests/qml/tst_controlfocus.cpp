// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen, with mouse and keys in turn: where the focus is after a click, when a dialogue opens, and
// in lists; and that tooltips stay out of the way.
#include "testprogram.h"
#include "windowtest.h"

#include "models/history/rundownmodel.h"
#include "models/lobby/lobbymodel.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/tablecontroller.h"

#include <QQuickItem>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace openshoe::models;

class ControlFocusTest : public WindowTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void afterAClickSpaceDeals_data();
    void afterAClickSpaceDeals();
    void afterTabToAButtonAClickBringsTheKeyboardBack();
    void noTableButtonKeepsTheKeyboardAfterAClick();
    void aSeatTakenByMouseIsNotLeftBySpace();
    void aSeatTakenByKeysKeepsTheKeyboard();
    void tipsAreOutOfTheWay();
    void tipsGoByThemselves();
    void givingUpIsAskedInItsWords();
    void aDialogueOpensAtItsFirstAnswer();
    void listsAreOneStop();
    void aCurrencyShowsAtOnce();

private:
    void sitDown(const QString& variant);
    void finishRound();
    void playRounds(int count);
    [[nodiscard]] bool has(Intent::Value action) const;
    void hover(const QString& name);
    /// The names of one full round of Tab stops.
    [[nodiscard]] QStringList tabStops();
};

void ControlFocusTest::init() {
    newFolder();
    open();
    QVERIFY(m_app->data->isReady());
}

void ControlFocusTest::sitDown(const QString& variant) {
    m_app->seating->open(variant);
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTRY_VERIFY(!m_app->table->shown()->commitment().isEmpty());
    QTest::qWait(50); // the focus moves to the table
}

bool ControlFocusTest::has(Intent::Value action) const {
    const auto& rows = m_app->table->live()->actions()->rows();
    return std::any_of(rows.begin(), rows.end(), [&](const ActionRow& row) { return row.intent == action; });
}

void ControlFocusTest::finishRound() {
    TableController* table = m_app->table;
    const auto finished = [&] {
        if (table->live()->phase() == LiveRound::Playing && table->live()->actions()->count() > 0)
            table->live()->act(has(Intent::Stand) ? Intent::Stand : Intent::Decline);
        return table->live()->phase() != LiveRound::Playing;
    };
    QTRY_VERIFY(finished()); // while an answer is being stored, others do nothing
    QTRY_VERIFY(!table->session()->isBusy());
}

void ControlFocusTest::playRounds(int count) {
    TableController* table = m_app->table;
    for (int i = 0; i < count; ++i) {
        table->bets()->newBets();
        table->bets()->clear();
        table->bets()->minStake(1, -1);
        QTRY_VERIFY(table->bets()->canDeal());
        table->bets()->deal();
        finishRound();
    }
}

void ControlFocusTest::hover(const QString& name) {
    QTest::mouseMove(m_window, QPoint(m_window->width() / 2, m_window->height() / 2));
    QTest::qWait(20);
    const QPoint at = middleOf(name);
    QVERIFY2(!at.isNull(), qPrintable(name));
    QTest::mouseMove(m_window, at);
}

QStringList ControlFocusTest::tabStops() {
    QStringList stops;
    QList<QObject*> seen;
    for (int i = 0; i < 200; ++i) {
        key(Qt::Key_Tab);
        if (seen.contains(m_window->activeFocusItem()))
            break;
        seen << m_window->activeFocusItem();
        stops << focusName();
    }
    return stops;
}

void ControlFocusTest::afterAClickSpaceDeals_data() {
    QTest::addColumn<QString>("button");
    for (const char* button : {"Chip 25", "Sound off", "Double bet", "Spot 1", "Hide the Rundown", "Wallet", "Menu"})
        QTest::newRow(button) << QString::fromLatin1(button);
}

void ControlFocusTest::afterAClickSpaceDeals() {
    QFETCH(QString, button);
    sitDown(QStringLiteral("rundown"));
    TableController* table = m_app->table;
    table->bets()->minStake(2, -1);
    QTRY_VERIFY(table->bets()->canDeal());
    click(button);
    QTest::qWait(250);
    if (button == u"Wallet" || button == u"Menu") {
        key(Qt::Key_Escape);
        QTest::qWait(250);
    }
    key(Qt::Key_Space, " ");
    QTRY_VERIFY(table->live()->phase() != LiveRound::Betting);
}

void ControlFocusTest::afterTabToAButtonAClickBringsTheKeyboardBack() {
    sitDown(QStringLiteral("rundown"));
    TableController* table = m_app->table;
    table->bets()->minStake(1, -1);
    QTRY_VERIFY(table->bets()->canDeal());
    tabTo(QStringLiteral("Clear"));
    click(QStringLiteral("Chip 5"));
    key(Qt::Key_Space, " ");
    QTRY_VERIFY(table->live()->phase() != LiveRound::Betting);
}

void ControlFocusTest::noTableButtonKeepsTheKeyboardAfterAClick() {
    sitDown(QStringLiteral("rundown"));
    playRounds(1);
    TableController* table = m_app->table;
    table->bets()->newBets();
    table->bets()->minStake(1, -1);
    QTest::qWait(100);
    const QStringList buttons = buttonNames();
    QVERIFY(buttons.size() > 15);
    for (const QString& button : buttons) {
        if (middleOf(button).isNull()) // a press on another button has renamed it
            continue;
        click(button);
        QTest::qWait(20);
        for (int i = 0; i < 3 && !popups().isEmpty(); ++i) {
            key(Qt::Key_Escape);
            QTest::qWait(250);
        }
        keyboardReturns();
        if (m_app->page() != Page::Table || !table->isSeated()) {
            sitDown(QStringLiteral("rundown"));
            continue;
        }
        finishRound();
        QVERIFY2(m_window->activeFocusItem() && !m_window->activeFocusItem()->inherits("QQuickAbstractButton") &&
                     !m_window->activeFocusItem()->inherits("QQuickComboBox"),
                 qPrintable(button));
    }
}

void ControlFocusTest::aSeatTakenByMouseIsNotLeftBySpace() {
    sitDown(QStringLiteral("deluxe"));
    TableController* table = m_app->table;
    click(QStringLiteral("Take seat"));
    const auto held = [&] {
        const auto& rows = table->seats()->rows();
        return std::count_if(rows.begin(), rows.end(), [](const SeatRow& row) { return row.canLeave; });
    };
    QTRY_COMPARE(held(), 1);
    key(Qt::Key_Space, " ");
    QTest::qWait(50);
    QCOMPARE(held(), 1);
}

// The button goes with the press; the keyboard stays at something that can be used.
void ControlFocusTest::aSeatTakenByKeysKeepsTheKeyboard() {
    sitDown(QStringLiteral("deluxe"));
    TableController* table = m_app->table;
    const auto usable = [this] {
        const QQuickItem* item = m_window->activeFocusItem();
        return item && item->isVisible() && item->isEnabled();
    };
    for (int i = 0; i < 2; ++i) {
        for (const char* button : {"Take seat", "Take seat", "Leave seat", "Leave seat"}) {
            const auto before = table->bets()->canDeal();
            tabTo(QString::fromLatin1(button));
            key(Qt::Key_Space, QStringLiteral(" "));
            QTest::qWait(50);
            QVERIFY2(usable(), button);
            QCOMPARE(table->bets()->canDeal(), before);
        }
    }
}

void ControlFocusTest::tipsAreOutOfTheWay() {
    sitDown(QStringLiteral("rundown"));
    TableController* table = m_app->table;
    const QString circle = QStringLiteral("%1, spot 2").arg(table->sideBets()->rows().front().name);
    for (int spot = 1; spot <= table->seatCount(); ++spot)
        table->bets()->minStake(spot, -1);
    table->bets()->minStake(1, 0);
    table->bets()->minStake(3, 0);
    hover(circle);
    QTRY_VERIFY(!tip().isNull());
    const QRectF box = tip();
    QVERIFY(QRectF(QPointF(), m_window->size()).contains(box));
    for (const QString& name : names().filter(QRegularExpression("^(Spot|.*, spot) \\d"))) {
        const QRect place = rectOf(name);
        QVERIFY2(!box.intersects(place), qPrintable(name));
    }
    // A press closes it for as long as the pointer stays.
    click(circle);
    QTRY_VERIFY(tip().isNull());
    QTest::qWait(1200);
    QVERIFY(tip().isNull());
    click(QStringLiteral("Menu"));
    QTest::qWait(1200);
    QVERIFY(tip().isNull());
    key(Qt::Key_Escape);
    QTest::qWait(250);
    // While there are cards, there are no tips at all.
    do {
        finishRound();
        if (table->live()->phase() == LiveRound::Over) {
            QTRY_VERIFY(table->bets()->canNew());
            table->bets()->newBets();
            table->bets()->minStake(1, -1);
        }
        QTRY_VERIFY(table->bets()->canDeal());
        table->bets()->deal();
        QTRY_VERIFY(table->live()->actions()->count() > 0 || table->live()->phase() == LiveRound::Over);
    } while (table->live()->phase() == LiveRound::Over);
    for (const QString& name : {circle, QStringLiteral("Menu"), QStringLiteral("Lobby"), QStringLiteral("Sound off")}) {
        hover(name);
        QTest::qWait(900);
        QVERIFY2(tip().isNull(), qPrintable(name));
    }
    finishRound();
    for (const QString& name : {circle, QStringLiteral("Menu")}) {
        hover(name);
        QTest::qWait(900);
        QVERIFY2(tip().isNull(), qPrintable(name));
    }
}

void ControlFocusTest::tipsGoByThemselves() {
    sitDown(QStringLiteral("classic"));
    hover(QStringLiteral("Menu"));
    QTRY_VERIFY(!tip().isNull());
    QTRY_VERIFY_WITH_TIMEOUT(tip().isNull(), 8000);
}

void ControlFocusTest::givingUpIsAskedInItsWords() {
    sitDown(QStringLiteral("boxes"));
    TableController* table = m_app->table;
    for (int round = 0; round < 60 && !has(Intent::Surrender); ++round) {
        finishRound();
        if (table->live()->phase() == LiveRound::Over) {
            QTRY_VERIFY(table->bets()->canNew());
            table->bets()->newBets();
        }
        table->bets()->clear();
        table->bets()->setStake(2, -1, QStringLiteral("25"));
        QTRY_VERIFY(table->bets()->canDeal());
        table->bets()->deal();
        QTRY_VERIFY(table->live()->actions()->count() > 0 || table->live()->phase() == LiveRound::Over);
        while (!has(Intent::Surrender) && has(Intent::Decline) && !has(Intent::Stand)) {
            table->live()->act(Intent::Decline);
            QTRY_VERIFY(table->live()->actions()->count() > 0 || table->live()->phase() == LiveRound::Over);
        }
    }
    QVERIFY(has(Intent::Surrender));
    const openshoe::base::Money before = table->session()->wallet();
    key(Qt::Key_R, "r");
    // The question is asked in the bar, not over the cards.
    QTRY_VERIFY2(names().contains(QStringLiteral("Give up hand 2? You get 12.50 Coins back.")),
                 qPrintable(names().join('\n')));
    QVERIFY(popups().isEmpty());
    // Playing on, by keys: the hand is unchanged, and the focus is back on the table.
    QTRY_COMPARE(focusName(), QStringLiteral("Give up, 12.50 back"));
    key(Qt::Key_Tab);
    QCOMPARE(focusName(), QStringLiteral("Play on"));
    key(Qt::Key_Space, " ");
    QTRY_VERIFY(!names().contains(QStringLiteral("Play on")));
    QVERIFY(has(Intent::Surrender));
    // The same by N and by Esc, and while the question stands no other key of the table answers.
    for (const int way : {Qt::Key_N, Qt::Key_Escape}) {
        key(Qt::Key_R, "r");
        QTRY_COMPARE(focusName(), QStringLiteral("Give up, 12.50 back"));
        key(Qt::Key_S, "s");
        QVERIFY(names().contains(QStringLiteral("Play on")));
        key(way, way == Qt::Key_N ? "n" : "");
        QTRY_VERIFY(!names().contains(QStringLiteral("Play on")));
        QVERIFY(has(Intent::Surrender));
    }
    // Giving up, by Enter.
    key(Qt::Key_R, "r");
    QTRY_COMPARE(focusName(), QStringLiteral("Give up, 12.50 back"));
    key(Qt::Key_Return);
    QTRY_COMPARE(table->live()->phase(), LiveRound::Over);
    QCOMPARE(table->session()->wallet(), before + openshoe::base::Money::minor(1250));
    // If surrender isn't offered, nothing is asked.
    QTRY_VERIFY(!names().contains(QStringLiteral("Play on")));
    key(Qt::Key_R, "r");
    QTest::qWait(50);
    QVERIFY(!names().contains(QStringLiteral("Play on")));
}

void ControlFocusTest::aDialogueOpensAtItsFirstAnswer() {
    // Opened while a page is still loading, it keeps the focus; afterwards the page has it.
    m_app->setPage(Page::Rules);
    QTest::qWait(50);
    m_app->setPage(Page::Lobby);
    key(Qt::Key_F1);
    QTest::qWait(50);
    QTRY_COMPARE(focusName(), QStringLiteral("Close"));
    key(Qt::Key_Return);
    QTRY_VERIFY(popups().isEmpty());
    QTRY_VERIFY2(focusName().startsWith(QStringLiteral("Play ")), qPrintable(focusName()));
    m_app->setPage(Page::Lobby);
    QTest::qWait(50);
    click(QStringLiteral("Account ") + m_app->accounts->currentName());
    QTRY_VERIFY(names().contains(QStringLiteral("New account…")));
    QTest::qWait(100); // the rows are laid out with the next frame
    click(QStringLiteral("New account…"));
    QTRY_COMPARE(focusName(), QStringLiteral("Name"));
    key(Qt::Key_Escape);
    QTRY_VERIFY(popups().isEmpty());
}

void ControlFocusTest::listsAreOneStop() {
    sitDown(QStringLiteral("classic"));
    playRounds(12);
    QTRY_COMPARE(m_app->rundown->rowCount(), 12);
    QTest::qWait(100);
    QStringList stops = tabStops();
    QCOMPARE(stops.count(QStringLiteral("Rounds")), 1);
    QVERIFY2(stops.filter(QRegularExpression("^Round \\d")).isEmpty(), qPrintable(stops.join('\n')));
    const qsizetype around = stops.size();
    tabTo(QStringLiteral("Rounds"));
    // The arrow keys move the current row, and a screen reader's focus with it.
    key(Qt::Key_Down);
    QVERIFY2(focusName().startsWith(u"Round 12, "), qPrintable(focusName()));
    key(Qt::Key_Down);
    QVERIFY2(focusName().startsWith(u"Round 11, "), qPrintable(focusName()));
    key(Qt::Key_End);
    QVERIFY2(focusName().startsWith(u"Round 1, "), qPrintable(focusName()));
    const auto inSight = [this] {
        const QQuickItem* row = m_window->activeFocusItem();
        return QRectF(QPointF(), m_window->size()).contains(row->mapRectToScene(row->boundingRect()));
    };
    QTRY_VERIFY(inSight());
    key(Qt::Key_Home);
    QVERIFY2(focusName().startsWith(u"Round 12, "), qPrintable(focusName()));
    key(Qt::Key_Return);
    QTRY_VERIFY(names().contains(QStringLiteral("As dealt")));
    // Within the current row: a rule for each way its hands ended, then the row's actions.
    constexpr int mostInRow = 4;
    int inRow = 0;
    for (; inRow < mostInRow && focusName() != u"Replay"; ++inRow)
        key(Qt::Key_Tab);
    QCOMPARE(focusName(), QStringLiteral("Replay"));
    for (; inRow > 0; --inRow)
        key(Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY2(focusName().startsWith(u"Round 12, "), qPrintable(focusName()));
    key(Qt::Key_Return);
    QTRY_VERIFY(!names().contains(QStringLiteral("As dealt")));
    stops = tabStops();
    QVERIFY2(stops.filter(QRegularExpression("^Round(s| \\d)")).size() == 1 && stops.size() == around,
             qPrintable(stops.join('\n')));
    // Shift+Tab leaves the list again.
    for (int i = 0; i < around && !focusName().startsWith(u"Round 12, "); ++i)
        key(Qt::Key_Tab);
    key(Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY2(!focusName().startsWith(u"Round"), qPrintable(focusName()));

    m_app->setPage(Page::Record);
    QTRY_VERIFY(!names().filter(QStringLiteral(", round 12, ")).isEmpty()); // read from the disk
    stops = tabStops();
    QCOMPARE(stops.count(QStringLiteral("Plays")), 1);
    tabTo(QStringLiteral("Plays"));
    key(Qt::Key_Down);
    QVERIFY2(focusName().contains(QStringLiteral(", round 12, ")), qPrintable(focusName()));
    key(Qt::Key_Tab);
    QVERIFY2(!focusName().contains(QStringLiteral(", round ")), qPrintable(focusName()));

    m_app->setPage(Page::Fairness);
    QTest::qWait(100);
    QTRY_VERIFY(!names().filter(QRegularExpression("^Verify shoe ")).isEmpty());
    QCOMPARE(tabStops().filter(QRegularExpression("^Verify shoe ")).size(), 0);
    tabTo(QStringLiteral("Finished shoes"));
    key(Qt::Key_Down);
    QVERIFY2(focusName().startsWith(u"Shoe "), qPrintable(focusName()));
    key(Qt::Key_Tab);
    QVERIFY2(focusName().startsWith(u"Verify shoe "), qPrintable(focusName()));
}

void ControlFocusTest::aCurrencyShowsAtOnce() {
    const auto& games = m_app->controller<LobbyModel>()->rows();
    const auto found =
        std::find_if(games.begin(), games.end(), [](const GameRow& row) { return row.currencies.size() > 1; });
    QVERIFY(found != games.end());
    const QString variant = found->variantId;
    const QString first = found->currencies.constFirst();
    const QString firstName = found->currencyNames.constFirst();
    const QString other = found->currencies.at(1);
    QCOMPARE(found->currency, first);
    click(QStringLiteral("Currency ") + found->currencyNames.at(1));
    const auto shown = [&] {
        const auto& rows = m_app->controller<LobbyModel>()->rows();
        return std::find_if(rows.begin(), rows.end(), [&](const GameRow& row) { return row.variantId == variant; })
            ->currency;
    };
    QTRY_COMPARE(shown(), other);
    sitDown(variant);
    QCOMPARE(m_app->table->currency(), other);
    // Choose another currency, and return to the table: it uses that one.
    m_app->setPage(Page::Lobby);
    QTest::qWait(50);
    click(QStringLiteral("Currency ") + firstName);
    QTRY_COMPARE(shown(), first);
    m_app->seating->open(variant);
    QTRY_COMPARE(m_app->table->currency(), first);
}

OPENSHOE_TEST(ControlFocusTest, Window)
#include "tst_controlfocus.moc"
