// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, offscreen: the lobby's welcome panel, what its cards show, and windows of every size.
#include "tabletest.h"
#include "testprogram.h"

#include "formats/rulesjson.h"
#include "formats/variants.h"
#include "models/accounts/accountsmodel.h"
#include "models/lobby/lobbymodel.h"
#include "models/preferences/settingscontroller.h"
#include "models/words/amounts.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QQuickItem>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace openshoe;
using namespace openshoe::models;

namespace {

const QString welcome = QStringLiteral("Welcome to Open Shoe");
const QString putAway = QStringLiteral("Don't show this again");

} // namespace

class LobbyTest : public TableTest {
    Q_OBJECT

private slots:
    void init() {
        newFolder();
        open();
        QTRY_VERIFY(m_app->controller<LobbyModel>()->isRead());
    }
    void cleanup() { close(); }
    void theGamesComeWithTheIntroduction();
    void whatTakesLongIsSaid();
    void theIntroductionIsTrue();
    void theIntroductionIsPutAwayForGood();
    void theIntroductionEndsWithTheFirstGame();
    void theGuideBeginsThere();
    void wordsAreExplained();
    void wordsAtTheTableAreExplained();
    void theCoachIsSetThere();
    void aCardTellsWalletAndLastSession();
    void aWaitingRoundSaysWhatItBlocks();
    void walletsAreTheBooksAtAnyMoment_data();
    void walletsAreTheBooksAtAnyMoment();
    void whatIsStoredWhileLeavingIsInTheWallet();
    void madeUpMoneyIsNoBalance();
    void theDearestRuleComesFirst();
    void theCardsFillTheWindow_data();
    void theCardsFillTheWindow();

private:
    [[nodiscard]] const GameRow& row(const QString& id) const {
        const auto& rows = m_app->controller<LobbyModel>()->rows();
        return *std::find_if(rows.begin(), rows.end(), [&](const GameRow& one) { return one.variantId == id; });
    }
    /// Opens the window again on the same data.
    void reopen() {
        auto folder = std::move(m_folder);
        close();
        m_folder = std::move(folder);
        open();
        QTRY_VERIFY(m_app->controller<LobbyModel>()->isRead());
        QTest::qWait(50);
    }
    /// What the current account's wallet holds in the books, as an amount on screen.
    [[nodiscard]] QString inTheBooks(const std::string& currency) {
        const auto account = m_app->accounts->current()->accountId;
        const auto balance = m_app->data->store()->call(
            [&](storage::Tables& tables) { return tables.accounts.balance(account, currency); });
        return moneyText(*balance, currency);
    }
    /// What the lobby, the first start's panel and the account's rows say of that game's wallet is what the books say.
    void compareWithTheBooks(const QString& id);
    [[nodiscard]] bool isIntroduced() const { return !names().contains(welcome); }
};

// The introduction would move the games, and a click on one would go astray.
void LobbyTest::theGamesComeWithTheIntroduction() {
    const QTemporaryDir folder;
    m_options.dataFolder = folder.path();
    const auto app = openshoe::app::compose(m_options);
    const LobbyModel& lobby = *app->controller<LobbyModel>();
    LobbyCards& cards = *app->controller<LobbyModel>()->cards();
    QVERIFY(!lobby.rows().empty());
    QCOMPARE(cards.rowCount(), 0);
    QList<bool> introduced;
    connect(&cards, &QAbstractItemModel::rowsInserted, this, [&] { introduced << lobby.isFirstStart(); });
    app->data->open();
    QTRY_VERIFY(lobby.isRead());
    QVERIFY(cards.rowCount() > 0);
    QVERIFY(!introduced.isEmpty() && !introduced.contains(false));
}

void LobbyTest::whatTakesLongIsSaid() {
    close();
    newFolder();
    showWindow();
    const QString waiting = QStringLiteral("Opening the books…");
    QTRY_VERIFY(names().contains(waiting));
    const QString play = QStringLiteral("Play Classic Blackjack");
    QVERIFY(!names().contains(play));
    m_app->data->open();
    QTRY_VERIFY(names().contains(play));
    QVERIFY(!names().contains(waiting));
    QTRY_VERIFY2(focusName().startsWith(QStringLiteral("Play ")), qPrintable(focusName()));
}

// The wallets and their contents are the account's, and the suggested game can be played.
void LobbyTest::theIntroductionIsTrue() {
    QTRY_VERIFY(!isIntroduced());
    const QString before = m_app->accounts->current()->walletsText;
    QVERIFY2(names().contains(before), qPrintable(before));
    m_app->accounts->topUp(QStringLiteral("usd"));
    QTRY_VERIFY(m_app->accounts->current()->walletsText != before);
    QTRY_VERIFY(names().contains(m_app->accounts->current()->walletsText));
    QCOMPARE(m_app->controller<LobbyModel>()->starter(),
             QStringLiteral("classic")); // one hand, no side bets, the first such game
    QVERIFY(names().contains(QStringLiteral("Start with Classic Blackjack")));
    m_app->accounts->create(QStringLiteral("Trial"), true); // may not sit at one of the tables
    QTRY_COMPARE(m_app->accounts->count(), 2);
    m_app->accounts->select(m_app->accounts->rows()[1].accountId);
    QTRY_VERIFY(row(QStringLiteral("deluxe")).sheetNote != QString());
    QTRY_COMPARE(m_app->controller<LobbyModel>()->starter(), QStringLiteral("classic"));
}

// By keys; the focus stays on the page, and the panel never comes back.
void LobbyTest::theIntroductionIsPutAwayForGood() {
    QTRY_VERIFY(!isIntroduced());
    reopen();
    QTRY_VERIFY(!isIntroduced()); // until it is dismissed
    tabTo(putAway);
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(isIntroduced());
    QTRY_COMPARE(focusName(), QStringLiteral("Play Deluxe Blackjack"));
    m_app->setPage(Page::Rules);
    m_app->setPage(Page::Lobby);
    QTest::qWait(50);
    QVERIFY(isIntroduced());
    reopen();
    QVERIFY(isIntroduced());
}

void LobbyTest::theIntroductionEndsWithTheFirstGame() {
    QTRY_VERIFY(!isIntroduced());
    click(QStringLiteral("Start with Classic Blackjack"));
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTRY_COMPARE(table().variantId(), QStringLiteral("classic"));
    QTRY_VERIFY(m_app->settings->isIntroduced());
    m_app->seating->leave();
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    QTest::qWait(50);
    QVERIFY(isIntroduced());
    reopen();
    QVERIFY(isIntroduced());
}

// The first hand with the guide, by keys alone; it can be ended and called back at any time.
void LobbyTest::theGuideBeginsThere() {
    QTRY_VERIFY(!isIntroduced());
    tabTo(QStringLiteral("Show me how to play"));
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_COMPARE(m_app->page(), Page::Table);
    QTRY_COMPARE(m_app->guide->step(), 1);
    QTRY_VERIFY(names().contains(m_app->guide->text()));
    QTest::qWait(50); // the focus moves to the table
    stake(1);
    QTRY_COMPARE(m_app->guide->step(), 2);
    key(Qt::Key_Escape); // ends it, and nothing else
    QTRY_VERIFY(!m_app->guide->isActive());
    QCOMPARE(m_app->page(), Page::Table);
    QVERIFY(!names().contains(QStringLiteral("End the guide")));
    key(Qt::Key_X, QStringLiteral("x"));
    QTRY_COMPARE(m_app->guide->step(), 2);
    click(QStringLiteral("End the guide"));
    QTRY_VERIFY(!m_app->guide->isActive());
    click(QStringLiteral("Menu"));
    QTRY_VERIFY(names().contains(QStringLiteral("How to play")));
    click(QStringLiteral("How to play"));
    QTRY_COMPARE(m_app->guide->step(), 2);
    dealToATurn();
    QTRY_COMPARE(m_app->guide->isActive() ? m_app->guide->step() : 3, 3); // a blackjack before this one ends it
    finishRound();
    m_app->guide->end();
    key(Qt::Key_Escape);
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    QVERIFY(m_app->settings->isIntroduced());
}

// By Tab and under the pointer; a press on the card still is one.
void LobbyTest::wordsAreExplained() {
    m_app->settings->setIntroduced();
    QTRY_VERIFY(isIntroduced());
    const GameRow& game = row(QStringLiteral("down-under"));
    QVERIFY2(game.summaryHelp.contains(QStringLiteral("22 pushes: ")), qPrintable(game.summaryHelp));
    // In a small window there is only the sentence to explain them at.
    m_window->resize(960, 600);
    QTRY_VERIFY(rectOf(game.summary).isNull());
    QCOMPARE(accessible(game.character)->text(QAccessible::Description), game.summaryHelp);
    m_window->resize(1280, 800);
    QTRY_VERIFY(!rectOf(game.summary).isNull());
    tabTo(game.summary);
    QTRY_VERIFY(!tip().isNull());
    QCOMPARE(accessible(game.summary)->text(QAccessible::Description), game.summaryHelp);
    QVERIFY(QRectF(QPointF(), m_window->size()).contains(tip()));
    key(Qt::Key_Tab);
    QTRY_VERIFY(tip().isNull());
    const GameRow& other = row(QStringLiteral("classic"));
    QTRY_VERIFY(opensTip(other.summary));
    QTest::mouseMove(m_window, QPoint(2, m_window->height() - 2));
    QTRY_VERIFY(tip().isNull());
}

// What is printed on the felt, until cards lie there; then a result in a word of the trade.
void LobbyTest::wordsAtTheTableAreExplained() {
    openGame(QStringLiteral("boxes"));
    const QStringList printed = table().printedLines();
    QVERIFY2(table().feltHelp().startsWith(printed.first() + u':'), qPrintable(table().feltHelp()));
    QTRY_VERIFY(opensTip(printed.join(QStringLiteral("   ·   "))));
    stake(1);
    key(Qt::Key_Space, QStringLiteral(" "));
    QTRY_VERIFY(tip().isNull());
    const ShownTable& shown = *table().shown();
    for (int round = 0; round < 100; ++round) {
        QTRY_VERIFY(table().live()->phase() == LiveRound::Over || table().live()->actions()->count() > 0);
        finishRound();
        if (!shown.resultHelp().isEmpty())
            break;
        key(Qt::Key_Space, QStringLiteral(" "));
    }
    QVERIFY(!shown.resultHelp().isEmpty());
    QTRY_VERIFY(opensTip(shown.resultLine()));
    QTest::mouseMove(m_window, QPoint(2, m_window->height() / 2));
    QTRY_VERIFY(tip().isNull());
}

void LobbyTest::theCoachIsSetThere() {
    QTRY_VERIFY(!isIntroduced());
    for (const auto& [label, value] :
         {std::pair("Always", CoachMode::Always), {"On request", CoachMode::OnRequest}, {"Off", CoachMode::Off}}) {
        click(QString::fromLatin1(label));
        QCOMPARE(m_app->settings->coach(), value);
    }
}

void LobbyTest::aCardTellsWalletAndLastSession() {
    const QString id = QStringLiteral("classic");
    QVERIFY(!row(id).walletText.isEmpty() && row(id).lastText.isEmpty());
    QVERIFY(names().contains(row(id).walletText));
    const base::Money before = *m_app->accounts->balance("gold");
    openGame(id);
    for (int round = 1; round <= 3; ++round) {
        stake(1);
        table().bets()->deal();
        finishRound();
        const QString balance = table().shown()->balanceText();
        QTRY_VERIFY(table().bets()->canNew());
        m_app->seating->leave();
        QTRY_COMPARE(m_app->page(), Page::Lobby);
        QTRY_COMPARE(row(id).walletText, QStringLiteral("Wallet ") + balance);
        const base::Money net = *m_app->accounts->balance("gold") - before;
        const QString expected = (round == 1 ? QStringLiteral("Last time: %1 round, %2 · ")
                                             : QStringLiteral("Last time: %1 rounds, %2 · "))
                                     .arg(round)
                                     .arg(netMoneyText(net, "gold"));
        QTRY_VERIFY2(row(id).lastText.startsWith(expected), qPrintable(row(id).lastText + u'/' + expected));
        QTRY_VERIFY(names().contains(row(id).walletText) && names().contains(row(id).lastText));
        openGame(id);
    }
    // The other wallet of the same game.
    m_app->seating->leave();
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    const QString gold = row(id).walletText;
    m_app->settings->setCurrencyFor(id, QStringLiteral("sweeps"));
    QVERIFY(row(id).walletText != gold && row(id).walletText.contains(QStringLiteral("Sweeps")));
}

// On its own card and on each card that refuses to open because of it, and only there.
void LobbyTest::aWaitingRoundSaysWhatItBlocks() {
    const QString id = QStringLiteral("classic");
    openGame(id);
    stake(1);
    dealToATurn();
    m_app->seating->leave();
    m_app->seating->leaveAnyway();
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    QTRY_VERIFY(row(id).interrupted);
    const QString here =
        QStringLiteral("A round is waiting. Until it is finished, no other game can be played for Gold.");
    QCOMPARE(row(id).waitText, here);
    QTRY_VERIFY(names().contains(here) && names().contains(QStringLiteral("Resume Classic Blackjack")));
    for (const GameRow& game : m_app->controller<LobbyModel>()->rows()) {
        if (game.variantId == id)
            continue;
        QVERIFY(!game.interrupted);
        m_app->seating->open(game.variantId);
        if (game.waitText.isEmpty()) {
            QTRY_COMPARE(table().variantId(), game.variantId);
            m_app->seating->leave();
            QTRY_COMPARE(m_app->page(), Page::Lobby);
            continue;
        }
        QCOMPARE(game.currency, QStringLiteral("gold"));
        QTRY_COMPARE(m_app->notices->text(), game.waitText);
        QVERIFY(names().contains(game.waitText));
    }
    const QString premium = QStringLiteral("premium");
    QVERIFY(!row(premium).waitText.isEmpty());
    m_app->settings->setCurrencyFor(premium, QStringLiteral("sweeps"));
    QVERIFY(row(premium).waitText.isEmpty());
    // Its own card leads back to it whatever money is chosen there.
    m_app->settings->setCurrencyFor(id, QStringLiteral("sweeps"));
    QCOMPARE(row(id).waitText, here);
    openGame(id);
    finishRound();
    m_app->seating->leave();
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    m_app->settings->setCurrencyFor(premium, QStringLiteral("gold"));
    QTRY_VERIFY(!row(id).interrupted && row(id).waitText.isEmpty() && row(premium).waitText.isEmpty());
}

void LobbyTest::compareWithTheBooks(const QString& id) {
    const QString currency = row(id).currency;
    const QString holds = inTheBooks(currency.toStdString());
    QTRY_COMPARE(row(id).walletText, QStringLiteral("Wallet ") + holds);
    const QStringList wallets = m_app->accounts->current()->walletsText.split(QStringLiteral(" · "));
    QVERIFY2(wallets.contains(holds), qPrintable(wallets.join(u'/') + QStringLiteral(" has no ") + holds));
}

void LobbyTest::walletsAreTheBooksAtAnyMoment_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"classic", "rundown", "boxes", "deluxe"}) // deluxe finishes what is left behind
        QTest::newRow(id) << QString::fromLatin1(id);
}

// In the middle of a hand its stake is in play, wherever one looks from: another page, or the lobby after leaving.
void LobbyTest::walletsAreTheBooksAtAnyMoment() {
    QFETCH(QString, id);
    openGame(id);
    const QString before = inTheBooks(row(id).currency.toStdString());
    stake(1);
    dealToATurn();
    QCOMPARE(table().shown()->balanceText(), inTheBooks(row(id).currency.toStdString()));
    QVERIFY(table().shown()->balanceText() != before);
    m_app->setPage(Page::Lobby);
    compareWithTheBooks(id);
    QTRY_VERIFY(names().contains(row(id).walletText));
    m_app->setPage(Page::Table);
    m_app->seating->leave();
    m_app->seating->leaveAnyway();
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    compareWithTheBooks(id);
    QTRY_VERIFY(names().contains(row(id).walletText));
    // And back at the table.
    openGame(id);
    QTRY_COMPARE(table().shown()->balanceText(), inTheBooks(row(id).currency.toStdString()));
    if (table().live()->phase() == LiveRound::Playing) {
        finishRound();
        compareWithTheBooks(id);
    }
}

// The stake is on its way to the disk when the table is left.
void LobbyTest::whatIsStoredWhileLeavingIsInTheWallet() {
    const QString id = QStringLiteral("classic");
    openGame(id);
    const QString before = row(id).walletText;
    stake(1);
    table().bets()->deal();
    QVERIFY(table().session()->isBusy());
    m_app->seating->leave();
    m_app->seating->leaveAnyway();
    QTRY_COMPARE(m_app->page(), Page::Lobby);
    QTRY_VERIFY(row(id).walletText != before);
    compareWithTheBooks(id);
}

// A decision made again, and cards played under other rules, are no wallet's: the person's own stays in view, or none
// does; a replay tells of what time its balance is.
void LobbyTest::madeUpMoneyIsNoBalance() {
    const QString id = QStringLiteral("classic");
    openGame(id);
    stake(1);
    dealToATurn();
    finishRound();
    const QString now = table().shown()->balanceText();
    const auto wallets = [this] {
        QStringList all;
        for (const QQuickItem* button : this->all("BalanceButton"))
            all << button->property("amount").toString();
        return all;
    };
    QCOMPARE(wallets(), QStringList{now});
    key(Qt::Key_L, QStringLiteral("l"));
    QTRY_VERIFY(table().quiz()->isActive() && table().quiz()->actions()->count() > 0);
    QCOMPARE(wallets(), QStringList{now});
    table().quiz()->stop();
    QTRY_COMPARE(wallets(), QStringList{now});
    m_app->rundown->replay(table().session()->round());
    QTRY_VERIFY(replay().isActive());
    replay().toEnd();
    QTRY_COMPARE(wallets(), QStringList{QStringLiteral("Then ") + now});
    replay().stop();
    QTRY_COMPARE(wallets(), QStringList{now});
    m_app->elsewhere->look(table().session()->round());
    QTRY_VERIFY(!m_app->elsewhere->isRunning());
    const auto& games = m_app->elsewhere->games()->rows(); // not every game can be played on with these cards
    const auto other = std::ranges::find_if(games, &ElsewhereRow::playable);
    QVERIFY(other != games.end());
    m_app->elsewhere->replay(static_cast<int>(other - games.begin()));
    QTRY_VERIFY(replay().isActive());
    replay().toEnd();
    QCOMPARE(wallets(), QStringList());
    replay().stop();
    QTRY_COMPARE(wallets(), QStringList{now});
}

// On the game's card and in the list of games.
void LobbyTest::theDearestRuleComesFirst() {
    close();
    newFolder();
    engine::RuleSet rules = *catalogue::Catalogue().find("classic");
    rules.id = "mine";
    rules.name = "Mine";
    rules.decks = 2;
    rules.blackjackPays = {6, 5};
    const QString folder = formats::ownVariantsFolder(m_folder->path());
    QVERIFY(QDir().mkpath(folder));
    QFile file(QDir(folder).filePath(QStringLiteral("mine.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(formats::ruleSetToJson(rules)).toJson());
    file.close();
    open();
    QTRY_VERIFY(m_app->controller<LobbyModel>()->isRead());
    const QString line = QStringLiteral("Blackjack pays 6 to 5 · 2 decks · dealer hits soft 17 · no peek");
    QTRY_VERIFY(names().contains(line));
    m_app->setPage(Page::Settings);
    QTRY_VERIFY(!names().filter(QStringLiteral("Mine. ") + line).isEmpty());
}

void LobbyTest::theCardsFillTheWindow_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(960, 600), QSize(1280, 800), QSize(1920, 1080), QSize(2560, 1440)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

// Six games in three columns and two rows fill the window from edge to edge without overlapping.
void LobbyTest::theCardsFillTheWindow() {
    QFETCH(QSize, size);
    m_app->settings->setIntroduced();
    m_window->resize(size);
    QTRY_VERIFY(isIntroduced());
    QTest::qWait(50);
    const QRect window({}, size);
    QRect all;
    QList<QRect> cards;
    for (const GameRow& game : m_app->controller<LobbyModel>()->rows()) {
        const QRect card = rectOf(game.name);
        QVERIFY2(window.contains(card), qPrintable(game.name));
        QVERIFY(card.contains(rectOf(QStringLiteral("Play ") + game.name)));
        QVERIFY2(std::ranges::none_of(cards, [&](const QRect& other) { return other.intersects(card); }),
                 qPrintable(game.name));
        cards << card;
        QTRY_VERIFY2(card.contains(rectOf(game.character)), qPrintable(game.name));
        // In the smallest window the rules in one line give way to the sentence.
        const bool whole = size.width() > 960;
        QTRY_VERIFY2(card.contains(rectOf(game.summary)) || (!whole && rectOf(game.summary).isNull()),
                     qPrintable(game.name));
        all = all.united(card);
    }
    QVERIFY2(all.left() <= 40 && all.right() >= size.width() - 40, qPrintable(QString::number(all.left())));
    QVERIFY2(all.bottom() >= size.height() * 9 / 10, qPrintable(QString::number(all.bottom())));
}

OPENSHOE_TEST(LobbyTest, Window)
#include "tst_lobby.moc"
