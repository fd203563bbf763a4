// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen, by keys alone: from the lobby to a settled round in each game; and what screen readers
// find on the way.
#include "testprogram.h"
#include "windowtest.h"

#include "models/history/rundownmodel.h"
#include "models/lobby/lobbymodel.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/tablecontroller.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QMetaEnum>
#include <QTest>

#include <algorithm>

using namespace openshoe::models;

class KeyboardTest : public WindowTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void fromLobbyToASettledRound_data();
    void fromLobbyToASettledRound();
    void everyControlHasAName();
    void helpOpensAndCloses();
    void backGoesFromPageToPage();
    void backLeadsToThePageAsItWas();
    void keysThatHoldAnywhereDoSoInPanelsAndDialogues();
    void everyPageIsMadeFromItsEntry();
    void findGoesToThePagesSearchField();
    void theRundownIsReadAsItIsGoneThrough();

private:
    [[nodiscard]] bool has(Intent::Value action) const;
    void openGame(const QString& name);
};

void KeyboardTest::init() {
    newFolder();
    open();
    QVERIFY(m_app->data->isReady());
}

bool KeyboardTest::has(Intent::Value action) const {
    const auto& rows = m_app->table->live()->actions()->rows();
    return std::any_of(rows.begin(), rows.end(),
                       [&](const ActionRow& row) { return row.intent == action && row.enabled; });
}

void KeyboardTest::openGame(const QString& name) {
    const QString wanted = QStringLiteral("Play ") + name;
    QTRY_VERIFY(focusName().startsWith(QStringLiteral("Play ")));
    for (int i = 0; i < 12 && focusName() != wanted; ++i)
        key(Qt::Key_Right);
    QCOMPARE(focusName(), wanted);
    key(Qt::Key_Return);
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTRY_VERIFY(m_app->table->seats()->rowCount() > 0);
    QTRY_VERIFY(!m_app->table->shown()->commitment().isEmpty());
}

void KeyboardTest::fromLobbyToASettledRound_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"Deluxe Blackjack", "Blackjack with the Rundown", "Black Jack in Boxes",
                             "Down Under Blackjack", "Classic Blackjack", "Premium Blackjack"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void KeyboardTest::fromLobbyToASettledRound() {
    QFETCH(QString, game);
    openGame(game);
    if (QTest::currentTestFailed())
        return;
    TableController* table = m_app->table;
    QTest::qWait(50); // the focus moves to the table
    key(Qt::Key_1, Qt::NoModifier, "1");
    QTRY_COMPARE(focusName(), QStringLiteral("Spot 1"));
    for (int i = 0; i < 12 && !table->bets()->canDeal(); ++i) {
        key(Qt::Key_BracketRight, Qt::NoModifier, "]");
        key(Qt::Key_Plus, Qt::NoModifier, "+");
    }
    QVERIFY2(table->bets()->canDeal(), qPrintable(table->bets()->dealHint()));
    QVERIFY2(focusName().startsWith(QStringLiteral("Spot 1, ")), qPrintable(focusName()));
    QVERIFY(names().contains(QStringLiteral("Deal")));
    key(Qt::Key_Space, Qt::NoModifier, " ");
    for (int i = 0; i < 40 && table->live()->phase() != LiveRound::Over; ++i) {
        QTRY_VERIFY_WITH_TIMEOUT(
            table->live()->phase() == LiveRound::Over || table->live()->actions()->rowCount() > 0, 20000);
        if (table->live()->phase() == LiveRound::Over)
            break;
        if (has(Intent::Stand)) {
            const QStringList found = names();
            QVERIFY(found.contains(QStringLiteral("Stand")) && found.contains(QStringLiteral("Hit")));
            key(Qt::Key_S, Qt::NoModifier, "s");
        } else {
            key(Qt::Key_N, Qt::NoModifier, "n");
        }
    }
    QCOMPARE(table->live()->phase(), LiveRound::Over);
    QVERIFY(!table->shown()->resultLine().isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(m_app->rundown->rowCount(), 1, 10000);
    // A natural ends the round with the deal: its totals are drawn when the last card has landed.
    QTRY_VERIFY2(names().contains(table->shown()->dealerName()), qPrintable(table->shown()->dealerName()));
    QTRY_VERIFY2(
        names().filter(QRegularExpression("^Hand \\d.*: (win|lose|push|blackjack|bust|even money|surrender)")).size() >=
            1,
        qPrintable(names().join('\n')));
    const QStringList found = names();
    QVERIFY2(found.contains(table->shown()->balanceName()), qPrintable(table->shown()->balanceName()));
    QVERIFY(found.filter(QRegularExpression("^(Ace|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Jack|Queen|King) of "))
                .size() >= 2 + table->shown()->dealerCards());
    QTRY_VERIFY(names().filter(QRegularExpression("^Round 1, ")).size() >= 1); // its row is drawn a moment later
    QTRY_VERIFY(table->bets()->canNew()); // the next shoe has been stored
    key(Qt::Key_N, Qt::NoModifier, "n");
    QTRY_COMPARE(table->live()->phase(), LiveRound::Betting);
    key(Qt::Key_Escape);
    QTRY_COMPARE(m_app->page(), Page::Lobby);
}

void KeyboardTest::everyControlHasAName() {
    for (const auto page : {Page::Lobby, Page::Rules, Page::Record, Page::Fairness, Page::Settings}) {
        m_app->setPage(page);
        QTest::qWait(50);
        const QStringList nameless = unnamed();
        QVERIFY2(nameless.isEmpty(), qPrintable(QStringLiteral("page %1: %2").arg(page).arg(nameless.join(", "))));
        QVERIFY(names().size() > 8);
    }
    m_app->setPage(Page::Lobby);
    QTest::qWait(50);
    openGame("Classic Blackjack");
    const QStringList found = names();
    for (const char* name : {"Deal", "Undo", "Clear", "Double bet", "Repeat", "Spot 1", "Menu", "Lobby"})
        QVERIFY2(found.contains(QString::fromLatin1(name)), name);
    QVERIFY(found.filter(QRegularExpression("^Chip ")).size() >= 3);
    QVERIFY(found.filter(QRegularExpression("^Balance [0-9.]+ gold$")).size() >= 1);
}

void KeyboardTest::helpOpensAndCloses() {
    key(Qt::Key_F1);
    QTRY_VERIFY(names().contains(QStringLiteral("H: Hit")));
    // The sheet is taller than a low window: keys scroll it while Close has the focus.
    m_window->resize(960, 600);
    const auto top = [&] { return rectOf(QStringLiteral("H: Hit")).top(); };
    QTRY_VERIFY(rectOf(QStringLiteral("Close")).bottom() < 600);
    QTest::qWait(50);
    const int before = top();
    key(Qt::Key_Down);
    QTRY_VERIFY(top() < before);
    key(Qt::Key_Up);
    QTRY_COMPARE(top(), before);
    const auto bottom = [&] { return rectOf(QStringLiteral("Ctrl+,: Settings")).bottom(); };
    const int close = rectOf(QStringLiteral("Close")).top();
    QVERIFY(bottom() > close);
    key(Qt::Key_PageDown);
    QTRY_VERIFY(top() < before);
    key(Qt::Key_End);
    QTRY_VERIFY(bottom() < close);
    key(Qt::Key_Home);
    QTRY_COMPARE(top(), before);
    key(Qt::Key_Escape);
    QTRY_VERIFY(!names().contains(QStringLiteral("H: Hit")));
    QCOMPARE(m_app->page(), Page::Lobby);
}

void KeyboardTest::backGoesFromPageToPage() {
    openGame("Classic Blackjack");
    QTest::qWait(50);
    key(Qt::Key_Comma, Qt::ControlModifier);
    QTRY_COMPARE(m_app->page(), Page::Settings);
    QTest::qWait(50);
    key(Qt::Key_Escape);
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTest::qWait(50);
    key(Qt::Key_Escape);
    QTRY_COMPARE(m_app->page(), Page::Lobby);
}

// From a settlement's reason back to the opened round, by each key; and through several pages.
void KeyboardTest::backLeadsToThePageAsItWas() {
    openGame("Classic Blackjack");
    TableController* table = m_app->table;
    for (int round = 1; round <= 12; ++round) {
        QTRY_VERIFY(table->session() && !table->session()->isBusy());
        table->bets()->newBets();
        table->bets()->clear();
        table->bets()->minStake(1, -1);
        QTRY_VERIFY(table->bets()->canDeal());
        table->bets()->deal();
        for (int i = 0; i < 20 && table->live()->phase() == LiveRound::Playing; ++i) {
            QTRY_VERIFY(table->live()->actions()->count() > 0 || table->live()->phase() != LiveRound::Playing);
            table->live()->act(has(Intent::Stand) ? Intent::Stand : Intent::Decline);
        }
        QTRY_COMPARE(m_app->rundown->count(), round);
    }
    m_app->setPage(Page::Rundown);
    QTRY_COMPARE(m_app->controller<RundownModel>()->count(), 12);
    QTest::qWait(50);
    for (int i = 0; i < 9; ++i)
        key(Qt::Key_Down);
    key(Qt::Key_Return);
    const auto link = [this] {
        return accessible([](QAccessibleInterface* item) {
            return item->text(QAccessible::Description) == QStringLiteral("Opens this rule");
        });
    };
    const auto why = [&] { return link() ? link()->text(QAccessible::Name) : QString(); };
    QTRY_VERIFY2(!why().isEmpty(), qPrintable(names().join('\n')));
    QTest::qWait(100);
    const QString row = focusName();
    const QString reason = why();
    int top = rectOf(row).top();
    const auto rests = [&] { // the details have come, and the row was scrolled into sight
        QTest::qWait(200);
        return std::exchange(top, rectOf(row).top()) == top;
    };
    QTRY_VERIFY(rests());
    for (const bool byEsc : {true, false}) {
        link()->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(m_app->page(), Page::Rules);
        QTest::qWait(100);
        key(byEsc ? Qt::Key_Escape : Qt::Key_Left, byEsc ? Qt::NoModifier : Qt::AltModifier);
        QTRY_COMPARE(m_app->page(), Page::Rundown);
        QTRY_VERIFY(names().contains(reason));
        QTRY_COMPARE(rectOf(row).top(), top);
    }
    // A replay comes back to it as well.
    key(Qt::Key_Tab, Qt::ShiftModifier);
    m_app->controller<RundownModel>()->replay(m_app->controller<RundownModel>()->rows().front().roundId);
    QTRY_VERIFY(table->replay()->isActive());
    QTest::qWait(50);
    key(Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(m_app->page(), Page::Rundown);
    QVERIFY(names().contains(reason));
    // Each page leads to the one before; the table was the first.
    m_app->setPage(Page::Statistics);
    m_app->setPage(Page::Fairness);
    for (const auto page : {Page::Statistics, Page::Rundown, Page::Table}) {
        QTest::qWait(50);
        key(Qt::Key_Escape);
        QTRY_COMPARE(m_app->page(), page);
    }
    QTest::qWait(50);
    key(Qt::Key_Escape);
    QTRY_COMPARE(m_app->page(), Page::Lobby);
}

void KeyboardTest::keysThatHoldAnywhereDoSoInPanelsAndDialogues() {
    openGame("Classic Blackjack");
    QTest::qWait(50);
    editRulesByKeys();
    if (QTest::currentTestFailed())
        return;
    key(Qt::Key_F1);
    QTRY_VERIFY(names().contains(QStringLiteral("H: Hit")));
    key(Qt::Key_F1); // closes it again
    QTRY_VERIFY(!names().contains(QStringLiteral("H: Hit")));
    QTRY_COMPARE(focusName(), QStringLiteral("Find a rule"));
    key(Qt::Key_F11);
    QTRY_COMPARE(m_window->visibility(), QWindow::FullScreen);
    key(Qt::Key_F11);
    QTRY_VERIFY(m_window->visibility() != QWindow::FullScreen);
    QSignalSpy quits(m_app.get(), &AppController::quitAsked);
    key(Qt::Key_Q, Qt::ControlModifier);
    QCOMPARE(quits.count(), 1);
    // What would lead away leads back to the rules, and then waits until they are closed.
    key(Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(!names().contains(QStringLiteral("Find a rule")));
    QTRY_VERIFY(names().contains(QStringLiteral("Change these rules")));
    key(Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(popups().isEmpty());
    QCOMPARE(m_app->page(), Page::Table);
    QTest::qWait(50);
    click(QStringLiteral("Menu"));
    QTRY_VERIFY2(names().contains(QStringLiteral("Statistics")), qPrintable(names().join('\n')));
    key(Qt::Key_F1);
    QTRY_VERIFY(names().contains(QStringLiteral("H: Hit")));
    key(Qt::Key_Escape);
    QTRY_VERIFY(!names().contains(QStringLiteral("H: Hit")));
}

// The list of pages has each once, and names a file that takes the entry's controller.
void KeyboardTest::everyPageIsMadeFromItsEntry() {
    const auto ids = QMetaEnum::fromType<Page::Value>();
    QCOMPARE(int(m_app->pages().size()), ids.keyCount());
    for (int i = 0; i < ids.keyCount(); ++i) {
        const PageEntry& entry = m_app->entry(Page::Value(ids.value(i)));
        if (entry.page() == Page::Table)
            continue;
        m_app->go(entry.page());
        QCOMPARE(m_app->page(), entry.page());
        const QByteArray type = entry.component().fileName().section(u'.', 0, 0).toLatin1();
        QTRY_COMPARE(all(type.constData()).size(), 1);
        const auto controller = all(type.constData()).front()->property("controller").value<QObject*>();
        QVERIFY2(controller && controller == entry.controller(), type.constData());
        QVERIFY2(names().contains(entry.title()), type.constData()); // in the bar
    }
}

void KeyboardTest::findGoesToThePagesSearchField() {
    struct {
        Page::Value page;
        const char* field;
    } const pages[]{{Page::Settings, "Find a setting"}, {Page::Rundown, "Round number"}, {Page::Lobby, "Find a game"}};
    for (const auto& [page, field] : pages) {
        m_app->setPage(page);
        QTest::qWait(80);
        key(Qt::Key_Tab);
        key(Qt::Key_Tab);
        QVERIFY(focusName() != QString::fromLatin1(field));
        key(Qt::Key_F, Qt::ControlModifier);
        QTRY_COMPARE(focusName(), QString::fromLatin1(field));
    }
    m_app->seating->open(QStringLiteral("classic"));
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTRY_VERIFY(!m_app->table->shown()->commitment().isEmpty());
    QTest::qWait(100);
    key(Qt::Key_F, Qt::ControlModifier);
    QTRY_COMPARE(focusName(), QStringLiteral("Round number"));
}

void KeyboardTest::theRundownIsReadAsItIsGoneThrough() {
    openGame("Classic Blackjack");
    TableController* table = m_app->table;
    constexpr int rounds = 120;
    for (int round = 0; round < rounds; ++round) {
        QTRY_VERIFY(table->session() && !table->session()->isBusy());
        table->bets()->newBets();
        table->bets()->clear();
        table->bets()->minStake(1, -1);
        QTRY_VERIFY(table->bets()->canDeal());
        table->bets()->deal();
        for (int i = 0; i < 20 && table->live()->phase() == LiveRound::Playing; ++i) {
            QTRY_VERIFY(table->live()->actions()->count() > 0 || table->live()->phase() != LiveRound::Playing);
            table->live()->act(has(Intent::Stand) ? Intent::Stand : Intent::Decline);
        }
        QCOMPARE(table->live()->phase(), LiveRound::Over);
    }
    RundownModel* rundown = m_app->rundown;
    QTRY_COMPARE(rundown->count(), rounds);
    rundown->reload();
    QTRY_COMPARE(rundown->count(), 50); // the window loads no page before it is needed
    QTest::qWait(100);
    QCOMPARE(rundown->count(), 50);
    tabTo(QStringLiteral("Rounds"));
    key(Qt::Key_Down);
    QVERIFY(names().filter(QRegularExpression("^Round 120, ")).size() == 1);
    for (int i = 0; i < 1000 && rundown->count() < rounds; ++i) {
        key(Qt::Key_Down);
        QTest::qWait(5); // a page arrives a moment later
    }
    for (int i = 0; i < rounds; ++i)
        key(Qt::Key_Down);
    QCOMPARE(rundown->count(), rounds);
    const auto oldest = [&] {
        key(Qt::Key_Down); // until now the model may have had more rows than the view
        return names().filter(QRegularExpression("^Round 1, ")).size() == 1;
    };
    QVERIFY2(QTest::qWaitFor(oldest, testprogram::patience),
             qPrintable(QStringLiteral("the keyboard is at “%1”; there are “%2”")
                            .arg(focusName(), names().filter(QStringLiteral("Round")).join(u'|'))));
}

OPENSHOE_TEST(KeyboardTest, Window)
#include "tst_keyboard.moc"
