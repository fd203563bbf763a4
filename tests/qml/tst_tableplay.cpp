// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen, played in ways in which a user was once stuck or misled.
#include "tabletest.h"
#include "testprogram.h"

#include "app/autoplay.h"
#include "languages/languages.h"
#include "models/history/rundownmodel.h"
#include "models/lobby/lobbymodel.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/tablecontroller.h"
#include "models/words/amounts.h"

#include <QImage>
#include <QQuickItem>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace openshoe::models;
using openshoe::base::Money;

class TablePlayTest : public TableTest {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }
    void everySpotCanBeStakedAgain_data();
    void everySpotCanBeStakedAgain();
    void aTableThatWasLeftIsGone();
    void leavingInTheMiddleAsksFirst();
    void dealAgainAndChangeBets();
    void anAmountIsTypedForTheSpotAtHand();
    void anAmountIsTypedAsItIsPrinted_data();
    void anAmountIsTypedAsItIsPrinted();
    void aDoubtfulAmountIsRefused();
    void anAmountIsNotTypedInTheMiddleOfARound();
    void refusalsAreToldWhereOneClicks();
    void theTimesWordStandsBesideTheResult();
    void theRundownBesideTheTableSaysWhatIsNew();
    void theSessionAtTheTableStandsFirst();
    void aBreakEndsTheSession();
    void aPictureOfTheResultShowsAllOfIt();

private:
    void click(const QString& name);
    /// Types an amount for the spot at hand, key by key.
    void typeStake(const QString& amount);
};

void TablePlayTest::init() {
    newFolder();
    m_painted = QByteArray(QTest::currentTestFunction()) == "aPictureOfTheResultShowsAllOfIt";
    open();
    QVERIFY(m_app->data->isReady());
}

void TablePlayTest::click(const QString& name) {
    QRect box;
    const std::function<void(QAccessibleInterface*)> find = [&](QAccessibleInterface* item) {
        if (!item || item->state().invisible || !box.isNull())
            return;
        if (item->text(QAccessible::Name) == name && !item->rect().isEmpty())
            box = item->rect();
        for (int i = 0; i < item->childCount(); ++i)
            find(item->child(i));
    };
    // Wait for the final position: a button that has just appeared still moves in the next frame.
    QRect before;
    for (int i = 0; i < 100 && (box.isNull() || box != before); ++i) {
        before = std::exchange(box, QRect());
        QTest::qWait(20);
        find(QAccessible::queryAccessibleInterface(m_window));
    }
    QVERIFY2(!box.isNull(), qPrintable(name));
    QTest::mouseClick(m_window, Qt::LeftButton, Qt::NoModifier, m_window->mapFromGlobal(box.center()));
    QCoreApplication::processEvents();
}

void TablePlayTest::everySpotCanBeStakedAgain_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("end"); // how the round is left behind
    for (const char* game : {"deluxe", "rundown", "boxes", "down-under", "classic", "premium"}) {
        for (const char* end : {"change bets", "clear", "repeat", "deal again", "a chip"})
            QTest::addRow("%s, %s", game, end) << game << end;
    }
}

// After a round, the spots accept stakes as before, whichever way it was left.
void TablePlayTest::everySpotCanBeStakedAgain() {
    QFETCH(QString, game);
    QFETCH(QString, end);
    openGame(game);
    stake(1);
    key(Qt::Key_Space, QStringLiteral(" "));
    finishRound();
    if (end == u"change bets") {
        click(QStringLiteral("Change bets"));
        QTRY_COMPARE(table().live()->phase(), LiveRound::Betting);
        if (game == u"deluxe") // the seat is kept
            QVERIFY(table().seats()->value(0, "mine").toBool());
        QVERIFY(table().shown()->stakes()->count() > 0); // those just played
        click(names().filter(QRegularExpression(QStringLiteral("^Spot 1"))).value(0));
    } else if (end == u"clear") {
        key(Qt::Key_C, QStringLiteral("c"));
        QTRY_COMPARE(table().live()->phase(), LiveRound::Betting);
        QVERIFY(!table().bets()->canClear()); // nothing is staked
        click(QStringLiteral("Spot 1"));
    } else if (end == u"repeat") {
        key(Qt::Key_B, QStringLiteral("b"));
        QTRY_COMPARE(table().live()->phase(), LiveRound::Betting);
        QVERIFY(table().shown()->stakes()->count() > 0);
    } else if (end == u"deal again") {
        click(QStringLiteral("Deal again"));
        QTRY_VERIFY(table().live()->phase() != LiveRound::Betting);
        finishRound();
        click(names().filter(QRegularExpression(QStringLiteral("^Spot 1"))).value(0));
    } else {
        click(names().filter(QRegularExpression(QStringLiteral("^Spot 1"))).value(0));
    }
    QCOMPARE(table().live()->phase(), LiveRound::Betting);
    QCOMPARE(table().message()->text(), QString());
    stake(1);
    key(Qt::Key_Space, QStringLiteral(" "));
    finishRound();
}

void TablePlayTest::aTableThatWasLeftIsGone() {
    openGame(QStringLiteral("classic"));
    key(Qt::Key_Escape);
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    QTRY_VERIFY(!names().contains(QStringLiteral("Table")));
    QVERIFY(!table().isSeated());
    openGame(QStringLiteral("boxes"));
    click(QStringLiteral("Lobby"));
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    QTRY_VERIFY(!names().contains(QStringLiteral("Table")));
}

void TablePlayTest::leavingInTheMiddleAsksFirst() {
    openGame(QStringLiteral("deluxe"));
    stake(1);
    dealToATurn();
    if (QTest::currentTestFailed())
        return;
    key(Qt::Key_Escape);
    QTRY_VERIFY(names().contains(QStringLiteral("Leave in the middle of the hand?")));
    QVERIFY(!names().filter(QStringLiteral("finished for you")).isEmpty());
    QCOMPARE(m_app->page(), Page::Table);
    key(Qt::Key_Escape);
    QTRY_VERIFY(!names().contains(QStringLiteral("Leave in the middle of the hand?")));
    QCOMPARE(m_app->page(), Page::Table);
    QVERIFY(offers(Intent::Stand));
    key(Qt::Key_Escape);
    QTRY_VERIFY(names().contains(QStringLiteral("Leave")));
    click(QStringLiteral("Leave"));
    QTRY_COMPARE(m_app->page(), Page::Lobby);
}

void TablePlayTest::dealAgainAndChangeBets() {
    openGame(QStringLiteral("premium"));
    stake(1);
    const QString staked = table().bets()->totalStakeText();
    key(Qt::Key_Space, QStringLiteral(" "));
    QVERIFY(!names().contains(QStringLiteral("Deal again")));
    finishRound();
    const QStringList found = names();
    QVERIFY(found.contains(QStringLiteral("Deal again")) && found.contains(QStringLiteral("Change bets")));
    QVERIFY(!found.contains(QStringLiteral("Repeat")) && !found.contains(QStringLiteral("Deal")));
    QCOMPARE(table().bets()->totalStakeText(), staked);
    click(QStringLiteral("Change bets"));
    QTRY_VERIFY(names().contains(QStringLiteral("Deal")) && names().contains(QStringLiteral("Repeat")));
}

// With the focus on spot 3, the amount is typed for spot 3.
void TablePlayTest::anAmountIsTypedForTheSpotAtHand() {
    openGame(QStringLiteral("boxes"));
    key(Qt::Key_3, QStringLiteral("3"));
    for (const int code : {static_cast<int>(Qt::Key_A), static_cast<int>(Qt::Key_F2)}) {
        key(code, code == Qt::Key_A ? QStringLiteral("a") : QString());
        QTRY_COMPARE(focusName(), QStringLiteral("Amount"));
        for (const QChar c : QStringLiteral("12.50"))
            key(c == u'.' ? static_cast<int>(Qt::Key_Period) : Qt::Key_0 + c.digitValue(), QString(c));
        key(Qt::Key_Return);
        QTRY_COMPARE(table().seats()->value(2, "spotName").toString(), QStringLiteral("Spot 3, 12.50"));
        QCOMPARE(table().seats()->value(0, "spotName").toString(), QStringLiteral("Spot 1"));
        table().bets()->clear();
        QTRY_COMPARE(focusName(), QStringLiteral("Spot 3"));
    }
    key(Qt::Key_Equal, QStringLiteral("="));
    QVERIFY(table().seats()->value(2, "spotName").toString().startsWith(QStringLiteral("Spot 3, ")));
}

void TablePlayTest::typeStake(const QString& amount) {
    key(Qt::Key_F2);
    QTRY_VERIFY(m_window->activeFocusItem() && m_window->activeFocusItem()->property("maximumLength").isValid());
    for (const QChar c : amount)
        key(Qt::Key_unknown, QString(c));
    key(Qt::Key_Return);
    QTest::qWait(20);
}

void TablePlayTest::anAmountIsTypedAsItIsPrinted_data() {
    QTest::addColumn<QString>("language");
    for (const QString& code : openshoe::languages::available())
        QTest::addRow("%s", qPrintable(code)) << code;
}

void TablePlayTest::anAmountIsTypedAsItIsPrinted() {
    openGame(QStringLiteral("premium")); // 10,000 to 10,000,000 Gold
    key(Qt::Key_1, QStringLiteral("1"));
    QFETCH(QString, language);
    m_app->settings->setLanguage(language);
    for (const char* amount : {"12345.50", "20000", "1000000"}) {
        const openshoe::base::Money money = openshoe::base::Money::parse(amount).value();
        for (const QString& printed : {amountText(money), moneyText(money, "gold")}) {
            typeStake(printed);
            QTRY_COMPARE(table().bets()->totalStakeText(), moneyText(money, "gold"));
            table().bets()->clear();
        }
    }
}

// "2,000" staked 2, and in German "1.000.000" staked 1.
void TablePlayTest::aDoubtfulAmountIsRefused() {
    openGame(QStringLiteral("boxes"));
    key(Qt::Key_1, QStringLiteral("1"));
    typeStake(QStringLiteral("2"));
    for (const char* doubtful : {"1.000", "1,00,0", "2,0000", "1.000 000", "5,00,000"}) {
        typeStake(QString::fromLatin1(doubtful));
        QTRY_VERIFY2(!table().message()->text().isEmpty(), doubtful);
        QCOMPARE(table().bets()->totalStakeText(), QStringLiteral("2 Coins"));
        typeStake(QStringLiteral("2"));
        QTRY_VERIFY(table().message()->text().isEmpty());
    }
    typeStake(QStringLiteral("1.000"));
    QTRY_COMPARE(table().message()->text(), QStringLiteral("“1.000” can be read in two ways. Write it like 1,250.50."));
    m_app->settings->setLanguage(QStringLiteral("de"));
    typeStake(QStringLiteral("1.000"));
    QTRY_COMPARE(table().bets()->totalStakeText(), moneyText(openshoe::base::Money::minor(100'000), "coin"));
    typeStake(QStringLiteral("1,000"));
    QTRY_VERIFY2(table().message()->text().contains(QStringLiteral("1.250,50")), qPrintable(table().message()->text()));
}

void TablePlayTest::anAmountIsNotTypedInTheMiddleOfARound() {
    openGame(QStringLiteral("boxes"));
    stake(1);
    dealToATurn();
    if (QTest::currentTestFailed())
        return;
    key(Qt::Key_A, QStringLiteral("a"));
    key(Qt::Key_F2);
    QTest::qWait(50);
    QVERIFY(focusName() != u"Amount");
    QVERIFY(offers(Intent::Stand));
}

void TablePlayTest::refusalsAreToldWhereOneClicks() {
    openGame(QStringLiteral("deluxe"));
    stake(1);
    click(QStringLiteral("Spot 3"));
    QVERIFY2(table().message()->text().startsWith(QStringLiteral("Both of your spots now carry")),
             qPrintable(table().message()->text()));
    click(QStringLiteral("Spot 5")); // a third
    QVERIFY2(table().message()->text().contains(QStringLiteral("as many spots")),
             qPrintable(table().message()->text()));
    QVERIFY(names().contains(table().message()->text()));
    openGame(QStringLiteral("boxes"));
    table().bets()->setStake(1, TableBets::MainPlace, QStringLiteral("0.50"));
    key(Qt::Key_Space, QStringLiteral(" "));
    QVERIFY2(table().message()->text().contains(QStringLiteral("Place at least 1 Coin on spot 1")),
             qPrintable(table().message()->text()));
    QVERIFY(table().message()->isRefused());
}

void TablePlayTest::theTimesWordStandsBesideTheResult() {
    openGame(QStringLiteral("deluxe"));
    table().clock().setManualClock(true);
    stake(1);
    for (int round = 0; round < 40; ++round) {
        dealToATurn();
        if (QTest::currentTestFailed())
            return;
        for (int i = 0; i < 100 && table().live()->phase() == LiveRound::Playing; ++i) {
            table().clock().advance(std::chrono::seconds(60));
            QTest::qWait(5); // the answer is stored first
        }
        if (!table().message()->text().startsWith(QStringLiteral("Time's up: stood on ")))
            continue;
        QVERIFY(!table().shown()->resultLine().isEmpty());
        const QString line = names().filter(table().shown()->resultLine()).value(0);
        QVERIFY2(line.startsWith(QStringLiteral("Time's up: stood on ")), qPrintable(line));
        return;
    }
    QFAIL("the time was never up on a hand that stands");
}

// The game's name is on the table already; the coach's words come with the coach.
void TablePlayTest::theRundownBesideTheTableSaysWhatIsNew() {
    m_window->resize(1280, 800);
    openGame(QStringLiteral("classic"));
    stake(1);
    key(Qt::Key_Space, QStringLiteral(" "));
    finishRound();
    QTRY_COMPARE(all("RundownRow").size(), 1);
    const QQuickItem* row = all("RundownRow").constFirst();
    QVERIFY(!row->property("titled").toBool());
    QVERIFY(itemsOf("CardItem", all("RundownRow").constFirst()).size() >= 4); // the hand's and the dealer's
    m_app->settings->setCoach(CoachMode::Off);
    QVERIFY(!row->property("marksShown").toBool());
    m_app->settings->setCoach(CoachMode::Always);
    QVERIFY(row->property("marksShown").toBool());
    m_app->setPage(Page::Rundown);
    QTRY_VERIFY(!all("RundownRow").isEmpty() && all("RundownRow").constFirst()->property("titled").toBool());
}

// Under a heading that adds it up, whatever the filter lets through; rounds at other tables are earlier ones.
void TablePlayTest::theSessionAtTheTableStandsFirst() {
    m_window->resize(1280, 1000);
    const QString earlier = QStringLiteral("Earlier");
    const auto play = [this] {
        stake(1);
        key(Qt::Key_Space, QStringLiteral(" "));
        finishRound();
        table().bets()->newBets();
        QTest::qWait(50);
    };
    const auto leave = [this] {
        m_app->seating->leave();
        QTRY_COMPARE(m_app->page(), Page::Lobby);
    };
    const auto heading = [](int rounds, Money net) {
        return QStringLiteral("This session: %1 %2, %3")
            .arg(rounds)
            .arg(rounds == 1 ? QStringLiteral("round") : QStringLiteral("rounds"), netMoneyText(net, "gold"));
    };
    const auto wallet = [this] { return *m_app->accounts->balance("gold"); };
    const auto inSession = [this] {
        const auto& rows = m_app->rundown->rows();
        return std::count_if(rows.begin(), rows.end(), [](const RundownRow& row) { return row.thisSession; });
    };
    Money before = wallet();
    openGame(QStringLiteral("classic"));
    QVERIFY(m_app->rundown->sessionText().isEmpty());
    for (int round = 1; round <= 3; ++round) {
        play();
        QTRY_COMPARE(m_app->rundown->sessionText(), heading(round, wallet() - before));
        QTRY_VERIFY(names().contains(m_app->rundown->sessionText()));
        QCOMPARE(inSession(), round);
    }
    QVERIFY(!names().contains(earlier));
    // A filter leaves the sum alone.
    const QString sum = m_app->rundown->sessionText();
    m_app->rundown->filter()->setSearch(QStringLiteral("2"));
    QTRY_COMPARE(m_app->rundown->count(), 1);
    QTRY_VERIFY(names().contains(sum));
    m_app->rundown->filter()->clear();
    // The session goes on where it was left, but not after a round at another table.
    leave();
    openGame(QStringLiteral("classic"));
    QTRY_COMPARE(m_app->rundown->sessionText(), sum);
    leave();
    openGame(QStringLiteral("premium"));
    QTRY_VERIFY(names().contains(earlier));
    QVERIFY(m_app->rundown->sessionText().isEmpty());
    before = wallet();
    play();
    QTRY_COMPARE(m_app->rundown->sessionText(), heading(1, wallet() - before));
    QTRY_VERIFY(names().contains(m_app->rundown->sessionText()) && names().contains(earlier));
    QVERIFY(rectOf(m_app->rundown->sessionText()).bottom() < rectOf(earlier).top());
    QCOMPARE(inSession(), 1);
    leave();
    before = wallet();
    openGame(QStringLiteral("classic"));
    QTRY_COMPARE(m_app->rundown->count(), 4);
    QVERIFY(m_app->rundown->sessionText().isEmpty());
    QCOMPARE(inSession(), 0);
    play();
    QTRY_COMPARE(m_app->rundown->sessionText(), heading(1, wallet() - before));
    // No table, no session.
    m_app->setPage(Page::Rundown);
    QTRY_VERIFY(!all("RundownRow").isEmpty());
    QVERIFY(!names().contains(earlier));
}

// Half an hour, however the program was closed and opened in the meantime.
void TablePlayTest::aBreakEndsTheSession() {
    const auto play = [this] {
        stake(1);
        key(Qt::Key_Space, QStringLiteral(" "));
        finishRound();
        table().bets()->newBets();
        QTest::qWait(50);
    };
    const auto putBack = [this](int minutes) {
        const QString connection = QStringLiteral("clock");
        {
            auto db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
            db.setDatabaseName(m_folder->filePath(QStringLiteral("openshoe.db")));
            QVERIFY(db.open());
            QSqlQuery query(db);
            query.prepare(QStringLiteral("UPDATE rounds SET started = started - ?, ended = ended - ?"));
            query.addBindValue(minutes * 60'000);
            query.addBindValue(minutes * 60'000);
            QVERIFY(query.exec());
        }
        QSqlDatabase::removeDatabase(connection);
    };
    const auto reopen = [this] {
        auto folder = std::move(m_folder);
        close();
        m_folder = std::move(folder);
    };
    const auto sessionIsOf = [this](int rounds) {
        const QString text = m_app->rundown->sessionText();
        return rounds == 0 ? text.isEmpty() : text.startsWith(QStringLiteral("This session: %1 ").arg(rounds));
    };
    openGame(QStringLiteral("classic"));
    play();
    QTRY_VERIFY(sessionIsOf(1));
    for (const auto& [minutes, kept] : {std::pair(20, 1), std::pair(20, 0)}) { // the second time 40 in all
        reopen();
        putBack(minutes);
        open();
        openGame(QStringLiteral("classic"));
        QTRY_COMPARE(m_app->rundown->count(), 1);
        QTRY_VERIFY(sessionIsOf(kept));
        QCOMPARE(m_app->rundown->rows().front().thisSession, kept == 1);
    }
    play();
    QTRY_VERIFY(sessionIsOf(1));
    play();
    QTRY_VERIFY(sessionIsOf(2));
    QTRY_COMPARE(m_app->rundown->count(), 3);
    QVERIFY(m_app->rundown->rows()[1].thisSession && !m_app->rundown->rows()[2].thisSession);
}

void TablePlayTest::aPictureOfTheResultShowsAllOfIt() {
    m_window->resize(1280, 800);
    openshoe::app::AutoPlayer player(*m_app, m_window,
                                     {.rounds = 1,
                                      .variants = {QStringLiteral("classic")},
                                      .seed = QStringLiteral("picture"),
                                      .screenshots = m_folder->path()},
                                     [](const QString&) {});
    QSignalSpy finished(&player, &openshoe::app::AutoPlayer::finished);
    player.start();
    QVERIFY(finished.wait(60000));
    QCOMPARE(finished.first().first().toString(), QString());
    const QImage taken(m_folder->filePath(QStringLiteral("round-1-classic-result.png")));
    QTest::qWait(200);
    QCOMPARE(table().live()->phase(), LiveRound::Over);
    // The shoe is changed meanwhile, but the dealer's total stays.
    const QRect total = rectOf(table().shown()->dealerName());
    QVERIFY(!total.isEmpty());
    const QImage told = taken.copy(total).convertToFormat(QImage::Format_RGB32);
    QImage blank(told.size(), told.format());
    blank.fill(told.pixel(0, 0));
    QVERIFY(told != blank);
    QCOMPARE(told, m_window->grabWindow().copy(total).convertToFormat(QImage::Format_RGB32));
}

OPENSHOE_TEST(TablePlayTest, Window)
#include "tst_tableplay.moc"
