// SPDX-License-Identifier: GPL-3.0-or-later
// The real window at a table with other people: who is seen, how they are hurried, and what pauses the table.
#include "tabletest.h"
#include "testprogram.h"

#include "models/preferences/settingscontroller.h"

#include <QCoreApplication>
#include <QProcess>
#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <functional>

using namespace openshoe;
using namespace openshoe::models;

class CompanyWindowTest : public TableTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void eachIsSeenOnce();
    void aRoundIsWatchedAndHurried();
    void aClickOnTheFeltHurries();
    void theMenuSaysHowManyAndHowFast();
    void answersInAdvanceFit_data();
    void answersInAdvanceFit();
    void theTableWaits_data();
    void theTableWaits();
    void theClockWaits();
    void theClockWaitsWhileNobodyCanAnswer();
    void aStoppedProgramLosesNoTurn();
    void theBarHurriesTheOthers();
    void onesOwnSeatHasAPlate();
    void onlyWhatDoesNotWaitIsPaused();

private:
    /// A window of its own record, so with a shoe and people of its own.
    void takeTable();
    /// Somebody else's seat comes before all of the player's.
    [[nodiscard]] bool somebodyPlaysFirst();
    /// Deals without a stake of the player's until somebody thinks. With a dealer blackjack nobody is asked.
    void takeSeats();
    void watchUntilSomebodyThinks();
    /// Hurries repeatedly until the round is over.
    [[nodiscard]] bool toTheEnd(const std::function<void()>& hurry);
    /// So that the time to bet runs.
    void stakeOnAFreeSeat();
    /// The names on the plates shown now.
    [[nodiscard]] QStringList plates() const;
    [[nodiscard]] QStringList people();
    /// A point where there is nothing but felt.
    [[nodiscard]] QPoint bareFelt() const;
    /// The number of the player's seats for which decisions can be made in advance.
    [[nodiscard]] int seatsAskedEarly();
    [[nodiscard]] bool isThinking() { return table().company()->isThinking(); }
};

void CompanyWindowTest::init() {
    m_company = true;
    m_options.speed = session::Speed::Fast;
    takeTable();
}

void CompanyWindowTest::takeTable() {
    close();
    newFolder();
    open();
    QVERIFY(m_app->data->isReady());
    m_app->settings->setCompanyFor(QStringLiteral("deluxe"), session::CompanyWish::Full);
    // Longer than anything the tests do meanwhile; hurrying doesn't wait for it.
    m_app->settings->setCompanyPaceFor(QStringLiteral("deluxe"), session::CompanyPace::Leisurely);
    openGame(QStringLiteral("deluxe"));
    QTRY_VERIFY(!people().isEmpty());
}

QStringList CompanyWindowTest::plates() const {
    QStringList names;
    for (const QQuickItem* plate : all("PersonPlate"))
        names << plate->property("name").toString();
    names.sort();
    return names;
}

QStringList CompanyWindowTest::people() {
    QStringList names;
    for (const PersonRow& row : table().company()->people()->rows())
        names << row.name;
    names.sort();
    return names;
}

QPoint CompanyWindowTest::bareFelt() const {
    const QRectF felt = boxOf(all("TableFelt").value(0));
    return {qRound(felt.left() + 6), qRound(felt.center().y())};
}

bool CompanyWindowTest::toTheEnd(const std::function<void()>& hurry) {
    return QTest::qWaitFor(
        [&] {
            if (table().live()->phase() == LiveRound::Playing)
                hurry();
            return table().live()->phase() == LiveRound::Over;
        },
        testprogram::patience);
}

// At most two seats, with the least stake on each.
void CompanyWindowTest::takeSeats() {
    int taken = 0;
    for (int seat = table().seats()->count(); seat > 0 && taken < 2; --seat) {
        if (!table().seats()->rows()[static_cast<std::size_t>(seat - 1)].canTake)
            continue;
        table().bets()->takeSeat(seat);
        table().bets()->minStake(seat, TableBets::MainPlace);
        ++taken;
    }
}

void CompanyWindowTest::watchUntilSomebodyThinks() {
    for (int round = 0; round < 20; ++round) {
        QTRY_VERIFY(table().bets()->canDeal());
        QVERIFY(table().bets()->watches());
        key(Qt::Key_Space, QStringLiteral(" "));
        QTRY_COMPARE(table().live()->phase(), LiveRound::Playing);
        QTRY_VERIFY(isThinking() || table().live()->phase() == LiveRound::Over);
        if (isThinking())
            return;
    }
    QFAIL("nobody had to think in twenty rounds");
}

void CompanyWindowTest::eachIsSeenOnce() {
    QVERIFY(people().size() >= 5);
    QTRY_COMPARE(plates(), people());
    QVERIFY(names().filter(people().first()).size() > 0);
    watchUntilSomebodyThinks();
    QCOMPARE(plates(), people());
    const QRectF felt = boxOf(all("TableFelt").value(0));
    for (const QQuickItem* plate : all("PersonPlate"))
        QVERIFY2(felt.contains(boxOf(plate)), qPrintable(plate->property("name").toString()));
}

// Space deals to the others alone, hurries whoever thinks, and skips animations.
void CompanyWindowTest::aRoundIsWatchedAndHurried() {
    QTRY_VERIFY(buttonNames().contains(QStringLiteral("Watch")));
    const base::Money wallet = table().session()->wallet();
    watchUntilSomebodyThinks();
    QVERIFY(toTheEnd([this] { key(Qt::Key_Space, QStringLiteral(" ")); }));
    QCOMPARE(table().session()->wallet(), wallet);
    QCOMPARE(table().shown()->resultLine(), QStringLiteral("Watched"));
}

void CompanyWindowTest::aClickOnTheFeltHurries() {
    watchUntilSomebodyThinks();
    QVERIFY(toTheEnd([this] { QTest::mouseClick(m_window, Qt::LeftButton, {}, bareFelt()); }));
}

void CompanyWindowTest::theMenuSaysHowManyAndHowFast() {
    const qsizetype full = people().size();
    const auto choose = [this](const char* row) {
        click(QStringLiteral("Company"));
        QTRY_COMPARE(popups().size(), 1);
        QTest::qWait(200); // fade-in
        click(QString::fromLatin1(row));
        QTRY_VERIFY(popups().isEmpty());
    };
    choose("A few people");
    QTRY_VERIFY(!people().isEmpty() && people().size() < full);
    QTRY_COMPARE(plates(), people());
    choose("They think quickly");
    QCOMPARE(table().company()->driver()->pace(), session::CompanyPace::Quick);
    choose("Nobody else");
    QTRY_VERIFY(people().isEmpty());
    QTRY_VERIFY(plates().isEmpty());
    choose("A full table");
    QTRY_COMPARE(people().size(), full);
    // The choice is saved for this game.
    QCOMPARE(m_app->settings->companyFor(QStringLiteral("deluxe")), session::CompanyWish::Full);
    QCOMPARE(m_app->settings->companyPaceFor(QStringLiteral("deluxe")), session::CompanyPace::Quick);
    QCOMPARE(m_app->settings->companyPaceFor(QStringLiteral("classic")), session::CompanyPace::Usual);
}

int CompanyWindowTest::seatsAskedEarly() {
    return static_cast<int>(std::ranges::count_if(table().seats()->rows(),
                                                  [](const SeatRow& row) { return !row.earlyActions.empty(); }));
}

bool CompanyWindowTest::somebodyPlaysFirst() {
    int own = table().seats()->count();
    for (const SeatRow& row : table().seats()->rows()) {
        if (row.mine)
            own = std::min(own, row.seatNumber);
    }
    return std::ranges::any_of(table().company()->people()->rows(),
                               [own](const PersonRow& row) { return row.seat > 0 && row.seat < own; });
}

void CompanyWindowTest::answersInAdvanceFit_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(960, 600);
    QTest::newRow("usual") << QSize(1280, 800);
}

// In-advance answers for both of the player's seats are shown in full, side by side, before their turn; a choice can be
// changed.
void CompanyWindowTest::answersInAdvanceFit() {
    QFETCH(QSize, size);
    const auto sitDown = [&] {
        m_window->resize(size);
        m_app->settings->setCompanyFor(QStringLiteral("deluxe"), session::CompanyWish::Few);
        QTRY_VERIFY(people().size() < 5);
        takeSeats();
    };
    sitDown();
    for (int round = 0; round < 30; ++round) {
        // Where nobody plays before both of the player's seats, another table has other people.
        for (int other = 0; !somebodyPlaysFirst(); ++other) {
            QVERIFY2(other < 20, "nobody before the player at twenty tables");
            takeTable();
            sitDown();
        }
        QTRY_VERIFY2(table().bets()->canDeal(), qPrintable(table().bets()->dealHint()));
        key(Qt::Key_Space, QStringLiteral(" "));
        QTRY_COMPARE(table().live()->phase(), LiveRound::Playing);
        QTRY_VERIFY(isThinking() || table().live()->asked() || table().live()->phase() == LiveRound::Over);
        if (isThinking() && seatsAskedEarly() == 2)
            break;
        (void)QTest::qWaitFor(
            [this] {
                table().shown()->skip();
                table().company()->hurry();
                if (table().live()->asked())
                    table().live()->act(offers(Intent::Stand) ? Intent::Stand : Intent::Decline);
                return table().live()->phase() == LiveRound::Over && table().bets()->canNew();
            },
            testprogram::patience);
        table().bets()->newBets();
        takeSeats();
    }
    QCOMPARE(seatsAskedEarly(), 2);
    key(Qt::Key_W, QStringLiteral("w"));
    QTest::qWait(500);
    if (const QString folder = qEnvironmentVariable("OPENSHOE_PICTURES"); !folder.isEmpty())
        m_window->grabWindow().save(folder + QStringLiteral("/early-%1.png").arg(size.width()));
    QQuickItem* bar = all("EarlyBar").value(0);
    QVERIFY(bar);
    const auto buttons = itemsOf("Button", bar);
    QVERIFY(buttons.size() >= 4);
    QRectF last;
    for (const QQuickItem* button : buttons) {
        const QRectF box = boxOf(button);
        QVERIFY2(QRectF({}, QSizeF(size)).contains(box.adjusted(-8, 0, 8, 0)), button->property("text").toByteArray());
        QVERIFY2(!box.intersects(last), button->property("text").toByteArray());
        last = box;
    }
    // Each stands where the same answer is given during the turn.
    QQuickItem* answers = all("ActionBar").value(0);
    QVERIFY(answers);
    const SeatRow& asked = *std::ranges::find_if(table().seats()->rows(), [&](const SeatRow& row) {
        return row.seatNumber == bar->property("seat").toInt();
    });
    QVERIFY(!asked.earlyActions.isEmpty());
    for (qsizetype i = 0; i < asked.earlyActions.size(); ++i) {
        double left = -1;
        QVERIFY(QMetaObject::invokeMethod(answers, "leftOf", Q_RETURN_ARG(double, left),
                                          Q_ARG(int, asked.earlyActions.at(i))));
        QCOMPARE(boxOf(buttons.at(i)).left(), boxOf(answers).left() + left);
    }
    QVERIFY2(!names().filter(QStringLiteral("In advance, seat %1:").arg(asked.seatNumber)).isEmpty(),
             qPrintable(names().join(u'/')));
    // The other seat is one press away.
    const int other = std::ranges::find_if(table().seats()->rows(), [&](const SeatRow& row) {
                          return row.seatNumber != asked.seatNumber && !row.earlyActions.isEmpty();
                      })->seatNumber;
    const int first = asked.seatNumber;
    click(QStringLiteral("Decide in advance for seat %1").arg(other));
    QTRY_COMPARE(bar->property("seat").toInt(), other);
    click(QStringLiteral("Decide in advance for seat %1").arg(first));
    QTRY_COMPARE(bar->property("seat").toInt(), first);
    const QString caption = buttons.first()->property("text").toString();
    QTest::mouseClick(m_window, Qt::LeftButton, {}, boxOf(buttons.first()).center().toPoint());
    const auto chosen = [this, caption] {
        return std::ranges::any_of(table().seats()->rows(),
                                   [&](const SeatRow& row) { return row.earlyText == caption; });
    };
    QTRY_VERIFY(chosen());
    QVERIFY(table().pause()->isPaused()); // a choice in advance is not an answer
}

void CompanyWindowTest::theTableWaits_data() {
    QTest::addColumn<int>("end");
    QTest::newRow("the key again") << 0;
    QTest::newRow("space") << 1;
    QTest::newRow("the button") << 2;
    QTest::newRow("a click on the felt") << 3;
}

// Nobody decides while the table is paused, however long that is; afterwards they go on where they were.
void CompanyWindowTest::theTableWaits() {
    QFETCH(int, end);
    watchUntilSomebodyThinks();
    m_app->settings->setCompanyPaceFor(QStringLiteral("deluxe"), session::CompanyPace::Quick);
    key(Qt::Key_W, QStringLiteral("w"));
    QVERIFY(table().pause()->isPaused() && isThinking());
    QTRY_VERIFY(!names().filter(QStringLiteral("Paused · W to go on")).isEmpty());
    const std::size_t events = table().session()->events().size();
    QTest::qWait(1500);
    QCOMPARE(table().session()->events().size(), events);
    QVERIFY(isThinking());
    switch (end) {
    case 0: key(Qt::Key_W, QStringLiteral("w")); break;
    case 1: key(Qt::Key_Space, QStringLiteral(" ")); break;
    case 2: click(QStringLiteral("Resume")); break;
    default: QTest::mouseClick(m_window, Qt::LeftButton, {}, bareFelt());
    }
    QVERIFY(!table().pause()->isPaused());
    QTRY_VERIFY(table().session()->events().size() > events);
}

void CompanyWindowTest::stakeOnAFreeSeat() {
    int free = 0;
    for (const SeatRow& row : table().seats()->rows())
        free = row.canTake ? row.seatNumber : free;
    table().bets()->takeSeat(free);
    table().bets()->minStake(free, TableBets::MainPlace);
    QTRY_VERIFY(table().live()->clockFraction() > 0);
}

// The time left to bet stays the same; dealing ends the pause.
void CompanyWindowTest::theClockWaits() {
    stakeOnAFreeSeat();
    click(QStringLiteral("Pause"));
    QVERIFY(table().pause()->isPaused());
    const double left = table().live()->clockFraction();
    QTest::qWait(600);
    QCOMPARE(table().live()->clockFraction(), left);
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_COMPARE(table().live()->phase(), LiveRound::Playing);
    QVERIFY(!table().pause()->isPaused());
}

// Another page, the key sheet, and a window that is put away.
void CompanyWindowTest::theClockWaitsWhileNobodyCanAnswer() {
    stakeOnAFreeSeat();
    const auto stands = [this] {
        const double left = table().live()->clockFraction();
        QTest::qWait(500);
        return table().live()->clockFraction() == left;
    };
    QVERIFY(!stands());
    m_app->setPage(Page::Settings);
    QVERIFY(stands());
    m_app->setPage(Page::Table);
    QTRY_VERIFY(!stands());
    key(Qt::Key_F1);
    QTRY_VERIFY(!popups().isEmpty());
    QTRY_VERIFY(stands());
    key(Qt::Key_Escape);
    QTRY_VERIFY(popups().isEmpty());
    QTRY_VERIFY(!stands());
    m_window->showMinimized();
    QTRY_VERIFY(stands());
    m_window->showNormal();
    QTRY_VERIFY(!stands());
}

// Stopped at one's turn for longer than the clock allows, like a computer that is put to sleep: the turn is still
// there.
void CompanyWindowTest::aStoppedProgramLosesNoTurn() {
#ifdef Q_OS_WIN
    QSKIP("no signals");
#else
    openGame(QStringLiteral("classic"));
    m_app->settings->setDecisionClock(5);
    for (int round = 0; round < 20; ++round) {
        QTRY_VERIFY(table().live()->phase() == LiveRound::Betting || table().bets()->canNew());
        table().bets()->newBets();
        table().bets()->clear();
        table().bets()->minStake(1, -1);
        QTRY_VERIFY(table().bets()->canDeal());
        table().bets()->deal();
        QTRY_VERIFY(table().live()->clockFraction() > 0 || table().live()->phase() == LiveRound::Over);
        if (table().live()->clockFraction() > 0)
            break;
    }
    const int asked = table().live()->actions()->count();
    QVERIFY(asked > 0);
    QProcess waker;
    waker.start(QStringLiteral("sh"),
                {QStringLiteral("-c"),
                 QStringLiteral("sleep 6; kill -CONT %1").arg(QCoreApplication::applicationPid())});
    QVERIFY(waker.waitForStarted());
    QCOMPARE(::raise(SIGSTOP), 0);
    QTest::qWait(500);
    QCOMPARE(table().live()->phase(), LiveRound::Playing);
    QCOMPARE(table().live()->actions()->count(), asked);
    QVERIFY(table().live()->clockFraction() > 0.5);
    QVERIFY(waker.state() == QProcess::NotRunning || waker.waitForFinished());
#endif
}

// While others play, the bar below says who, and hurries them; one's own seat has a plate with the balance.
void CompanyWindowTest::theBarHurriesTheOthers() {
    watchUntilSomebodyThinks();
    QVERIFY(isThinking());
    QTRY_VERIFY(buttonNames().contains(QStringLiteral("Hurry")));
    const QString who = table().company()->thinkingText();
    click(QStringLiteral("Hurry"));
    QTRY_VERIFY(table().company()->thinkingText() != who);
}

void CompanyWindowTest::onesOwnSeatHasAPlate() {
    m_app->settings->setCompanyFor(QStringLiteral("deluxe"), session::CompanyWish::Few);
    QTRY_VERIFY(people().size() < 5);
    takeSeats();
    QTRY_COMPARE(all("OwnPlate").size(), 2);
    const auto plates = all("OwnPlate");
    for (QQuickItem* plate : plates) {
        QCOMPARE(plate->property("name").toString(), QStringLiteral("You"));
        QCOMPARE(plate->property("balance").toString(), table().shown()->balanceAmount());
        QVERIFY(QRectF({}, QSizeF(m_window->size())).contains(boxOf(plate)));
        for (QQuickItem* other : all("PersonPlate"))
            QVERIFY(!boxOf(plate).intersects(boxOf(other)));
    }
    QVERIFY(!boxOf(plates[0]).intersects(boxOf(plates[1])));
}

// A table where everything waits for the player anyway has no pause.
void CompanyWindowTest::onlyWhatDoesNotWaitIsPaused() {
    QVERIFY(buttonNames().contains(QStringLiteral("Pause")));
    openGame(QStringLiteral("classic"));
    QTRY_VERIFY(!buttonNames().contains(QStringLiteral("Pause")));
    key(Qt::Key_W, QStringLiteral("w"));
    QVERIFY(!table().pause()->isPaused());
    m_app->settings->setDecisionClock(30);
    QTRY_VERIFY(buttonNames().contains(QStringLiteral("Pause")));
}

OPENSHOE_TEST(CompanyWindowTest, Window)
#include "tst_companywindow.moc"
