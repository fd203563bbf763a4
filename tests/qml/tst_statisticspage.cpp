// SPDX-License-Identifier: GPL-3.0-or-later
// The Statistics page in the real window: its figures match the store, filters work by mouse, keys and accessible
// actions, pictures are saved, and reading can be stopped.
#include "testprogram.h"
#include "windowtest.h"

#include "models/archive/background.h"
#include "models/history/rundownmodel.h"
#include "models/statistics/statisticscontroller.h"
#include "models/words/amounts.h"
#include "session/worth/historypricing.h"
#include "session/worth/luck.h"

#include "player.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace openshoe;
using namespace openshoe::models;

class StatisticsPageTest : public WindowTest {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { close(); }
    void totalsAndTablesAreTheStores();
    void luckAndPlayAddUp();
    void choosesByMouseKeysAndAction();
    void daysThatFitNothing();
    void figuresInPlaceOfAPicture();
    void valuesByKeysAndUnderThePointer();
    void aBarOpensItsRounds();
    void aCellOfTheBoardOpensItsRounds();
    void itsFiguresStayWhenColumnsGo();
    void twoGamesSideBySide();
    void savesAndCopiesAPicture();
    void stopsAndGoesOn();

private:
    [[nodiscard]] StatisticsController& statistics() const { return *m_app->controller<StatisticsController>(); }
    [[nodiscard]] bool has(const QString& name) const { return names().contains(name); }
    void settle();
    void choose(const QString& list, const QString& line);
    [[nodiscard]] QString boxNow(const QString& list) const;
    [[nodiscard]] Picture& picture(const QString& title) const;
    [[nodiscard]] std::vector<storage::GameSums> sums(const storage::RoundFilter& filter) const;

    QTemporaryDir m_played;
};

namespace {

base::Money moneyOf(const QString& net) {
    QString plain = net;
    const bool negative = plain.startsWith(QChar(0x2212));
    plain.remove(QRegularExpression(QStringLiteral("[^0-9.]")));
    const base::Money size = *base::Money::parse(plain.toStdString());
    return negative ? size.times(-1) : size;
}

} // namespace

// Two games in one wallet and one in another, priced.
void StatisticsPageTest::initTestCase() {
    auto store = storage::Store::open(m_played.path(), storage::Access::Play).value();
    const auto you = store->call([](storage::Tables& t) { return t.accounts.obtain("you", QStringLiteral("You")); });
    QVERIFY(you);
    int seed = 3;
    for (const auto& [game, currency, rounds] :
         {std::tuple{"rundown", "usd", 70}, {"down-under", "usd", 50}, {"classic", "gold", 20}}) {
        TestPlayer player(*store, *you, rulesOf(game), currency, static_cast<std::uint64_t>(++seed));
        for (int i = 0; i < rounds; ++i)
            QVERIFY(player.playRound());
    }
    QVERIFY(session::priceHistory(*store, *store, {.threads = 2}));
}

void StatisticsPageTest::init() {
    newFolder();
    for (const QString& file : QDir(m_played.path()).entryList(QDir::Files))
        QVERIFY(QFile::copy(m_played.filePath(file), m_folder->filePath(file)));
    open();
    QVERIFY(m_app->data->isReady());
    m_window->resize(1280, 800);
    m_app->setPage(Page::Statistics);
    QTRY_VERIFY(statistics().filter()->wallets()->count() > 1);
    settle();
    choose(QStringLiteral("Wallet"), QStringLiteral("Dollars"));
}

void StatisticsPageTest::settle() {
    QTRY_VERIFY(!statistics().isReading());
    QTest::qWait(60);
}

void StatisticsPageTest::choose(const QString& list, const QString& line) {
    if (boxNow(list) == QStringLiteral("%1: %2").arg(list, line))
        return;
    click(boxNow(list));
    QTRY_COMPARE(popups().size(), 1);
    QTRY_VERIFY2(has(line), qPrintable(names().join(u'\n')));
    QTest::qWait(30);
    click(line);
    QTRY_VERIFY(popups().isEmpty());
    QTRY_COMPARE(boxNow(list), QStringLiteral("%1: %2").arg(list, line));
    settle();
}

QString StatisticsPageTest::boxNow(const QString& list) const {
    const QStringList boxes = names().filter(QRegularExpression(QStringLiteral("^%1: ").arg(list)));
    return boxes.isEmpty() ? QString() : boxes.constFirst();
}

Picture& StatisticsPageTest::picture(const QString& title) const {
    QList<Picture*> all = statistics().pictures();
    all << statistics().luckPicture();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Picture* one) { return one->title() == title; });
    return found == all.end() ? *statistics().luckPicture() : **found;
}

std::vector<storage::GameSums> StatisticsPageTest::sums(const storage::RoundFilter& filter) const {
    const auto store = storage::Store::open(m_folder->path(), storage::Access::Read).value();
    return store->call([&](storage::Tables& t) { return t.sums.games(filter); }).value();
}

void StatisticsPageTest::totalsAndTablesAreTheStores() {
    const auto games = sums({.currency = "usd"});
    QCOMPARE(games.size(), std::size_t{2});
    storage::RoundSums all;
    for (const storage::GameSums& game : games)
        session::add(all, game.sums);
    QVERIFY(has(QStringLiteral("Rounds: %1").arg(all.rounds)));
    QVERIFY(has(QStringLiteral("Staked: ") + moneyText(all.staked, "usd")));
    QVERIFY(has(QStringLiteral("Returned: ") + moneyText(all.returned, "usd")));
    QVERIFY2(has(QStringLiteral("Net: ") + netMoneyText(all.net(), "usd")), qPrintable(names().join(u'\n')));
    const auto inAHundred = base::Money::minor(
        std::llround(100.0 * static_cast<double>(all.net().minorUnits()) / static_cast<double>(all.rounds)));
    QVERIFY(has(QStringLiteral("Net in 100 rounds: ") + netMoneyText(inAHundred, "usd")));

    const auto& rows = picture(QStringLiteral("Results by game")).rows()->rows();
    QCOMPARE(rows.size(), games.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QCOMPARE(rows[i].cells[1], numberText(games[i].sums.rounds));
        QCOMPARE(rows[i].cells[2], amountText(games[i].sums.staked));
        QCOMPARE(rows[i].cells[3], netText(games[i].sums.net()));
    }
    // Every table adds up to the same totals (except that rounds by up card omit those without one). Side bets taken
    // are listed with the mistakes, but don't count towards them.
    const QString taken = QStringLiteral("Side bets taken");
    const auto column = [&](const char* title, int cell) {
        base::Money sum;
        for (const PictureRow& row : picture(QString::fromLatin1(title)).rows()->rows())
            sum += row.cells[0] == taken ? base::Money() : moneyOf(row.cells[cell]);
        return sum;
    };
    const auto& kinds = picture(QStringLiteral("Mistakes")).rows()->rows();
    const auto sideBets = std::ranges::find_if(kinds, [&](const PictureRow& row) { return row.cells[0] == taken; });
    QVERIFY(sideBets != kinds.end());
    std::int64_t laid = 0;
    for (const storage::SideBetSums& bet : statistics().read().sideBets)
        laid += bet.priced;
    QCOMPARE(sideBets->cells[1], numberText(laid));
    QCOMPARE(column("Stakes", 2), all.staked);
    QCOMPARE(column("Stakes", 4), all.net());
    QCOMPARE(column("Luck", 2), all.pricedNet);
    QCOMPARE(column("Mistakes", 1).minorUnits() / 100, all.decisions);
    QCOMPARE(column("Mistakes", 2).minorUnits() / 100, all.mistakes);
    QVERIFY(std::abs(static_cast<double>(column("Mistakes", 3).minorUnits()) - all.cost) < 5);
    QVERIFY(column("Results by up card", 1).minorUnits() / 100 <= all.rounds);
    QVERIFY(picture(QStringLiteral("Side bets")).rows()->count() >= 3);
    // The last balance in the picture is that of the wallet.
    const auto store = storage::Store::open(m_folder->path(), storage::Access::Read).value();
    const auto wallets = store->call([&](storage::Tables& t) { return t.accounts.wallets(1); }).value();
    const auto usd =
        std::find_if(wallets.begin(), wallets.end(), [](const auto& one) { return one.currency == "usd"; });
    QVERIFY(usd != wallets.end());
    QCOMPARE(picture(QStringLiteral("Balance")).rows()->rows().back().cells[2], amountText(usd->balance));
    QCOMPARE(statistics().read().balances.back().balance, usd->balance);
    QVERIFY(unnamed().isEmpty());
}

void StatisticsPageTest::luckAndPlayAddUp() {
    const LuckFigures luck = statistics().luck();
    QVERIFY(luck.known);
    QCOMPARE(moneyOf(luck.luck) + moneyOf(luck.hands) + moneyOf(luck.sideBets) + moneyOf(luck.mistakes),
             moneyOf(luck.net));
    QVERIFY2(luck.rarity.contains(u"of 100 such stretches"), qPrintable(luck.rarity)); // 120 rounds
    QVERIFY(has(luck.rarity) && has(QStringLiteral("Luck ") + luck.luck));
    QVERIFY(has(QStringLiteral("Net: ") + luck.net) && has(QStringLiteral("Mistakes: ") + luck.mistakes));
    // The picture ends at the totals.
    const auto& line = picture(QStringLiteral("Luck")).diagram().lines.front();
    QCOMPARE(line.points.back().x(), static_cast<double>(statistics().read().all.priced));
    QVERIFY(std::abs(line.points.back().y() - statistics().read().all.luck()) < 1e-6);
    QCOMPARE(line.points.size(), statistics().read().all.priced + 1); // one point per round
    // Too few rounds to say how rare the luck is.
    choose(QStringLiteral("Game"), QStringLiteral("Down Under Blackjack"));
    QVERIFY(has(QStringLiteral("After 100 rounds, this shows how rare such luck is.")));
}

void StatisticsPageTest::choosesByMouseKeysAndAction() {
    const auto rounds = [&](const char* game) {
        return sums({.variant = game, .currency = "usd"}).front().sums.rounds;
    };
    choose(QStringLiteral("Game"), QStringLiteral("Blackjack with the Rundown"));
    QVERIFY(has(QStringLiteral("Rounds: %1").arg(rounds("rundown"))));
    QCOMPARE(picture(QStringLiteral("Results by game")).rows()->count(), 1);
    QVERIFY2(picture(QStringLiteral("Balance")).isEmpty(), "a balance is of all games");

    tabTo(boxNow(QStringLiteral("Days")));
    key(Qt::Key_Down); // today
    QTRY_COMPARE(boxNow(QStringLiteral("Days")), QStringLiteral("Days: Today"));
    settle();
    QVERIFY(has(QStringLiteral("Rounds: %1").arg(rounds("rundown")))); // all were played just now

    click(QStringLiteral("Show all rounds"));
    settle();
    QVERIFY(has(QStringLiteral("Rounds: %1").arg(rounds("rundown") + rounds("down-under"))));

    const auto press = [&](const QString& name) {
        QAccessibleInterface* found = accessible(name);
        QVERIFY2(found && found->actionInterface(), qPrintable(name));
        found->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    };
    press(boxNow(QStringLiteral("Wallet")));
    QTRY_COMPARE(popups().size(), 1);
    QTRY_VERIFY(has(QStringLiteral("Gold")));
    press(QStringLiteral("Gold"));
    QTRY_COMPARE(boxNow(QStringLiteral("Wallet")), QStringLiteral("Wallet: Gold"));
    settle();
    QVERIFY(has(QStringLiteral("Rounds: %1").arg(sums({.currency = "gold"}).front().sums.rounds)));
}

void StatisticsPageTest::daysThatFitNothing() {
    choose(QStringLiteral("Days"), QStringLiteral("From … to …"));
    statistics().filter()->dates()->setFirst(QStringLiteral("2001-01-01"));
    statistics().filter()->dates()->setLast(QStringLiteral("2001-01-31"));
    settle();
    QVERIFY2(has(QStringLiteral("No rounds match the filter.")), qPrintable(names().join(u'\n')));
    statistics().filter()->dates()->setLast(QStringLiteral("2000-01-31"));
    settle();
    QVERIFY(!statistics().problem().isEmpty());
    QCOMPARE(statistics().problem(), statistics().filter()->problem());
    QVERIFY(has(statistics().problem()));
    click(QStringLiteral("Show all rounds"));
    settle();
    QVERIFY(statistics().problem().isEmpty() && statistics().read().all.rounds > 100);
}

void StatisticsPageTest::figuresInPlaceOfAPicture() {
    const QString row = picture(QStringLiteral("Luck")).rows()->rows().front().accessibleName;
    QVERIFY(row.contains(QStringLiteral("Luck: ")));
    QVERIFY(!has(row));
    click(QStringLiteral("Luck in figures"));
    QTRY_VERIFY(has(row));
    QVERIFY(has(QStringLiteral("Luck, figures")));
    click(QStringLiteral("Luck in figures"));
    QTRY_VERIFY(!has(row));
}

// Every picture has something to read at each bar, and along each line at each point.
void StatisticsPageTest::valuesByKeysAndUnderThePointer() {
    for (const Picture* one : statistics().pictures() + QList<Picture*>{statistics().luckPicture()}) {
        const paper::Diagram& diagram = one->diagram();
        QVERIFY2(!one->isEmpty(), qPrintable(one->fileName()));
        if (!diagram.bars.empty())
            QCOMPARE(one->readings().size(), diagram.places.size());
        else
            QVERIFY(one->readings().size() > 10);
    }
    const Picture& luck = *statistics().luckPicture();
    const auto said = [&](int reading) { return QStringLiteral("Luck: ") + luck.readings()[reading]; };
    const session::Luck told = session::luckOf(statistics().read().all);
    QVERIFY2(luck.readings().back().contains(QStringLiteral("luck %1").arg(netText(told.luck))),
             qPrintable(luck.readings().back()));
    tabTo(said(0));
    key(Qt::Key_Right);
    QCOMPARE(focusName(), said(1));
    key(Qt::Key_End);
    QCOMPARE(focusName(), said(static_cast<int>(luck.readings().size()) - 1));
    key(Qt::Key_Right);
    key(Qt::Key_Left);
    QCOMPARE(focusName(), said(static_cast<int>(luck.readings().size()) - 2));
    key(Qt::Key_Home);
    QCOMPARE(focusName(), said(0));
    // Under the pointer: at the right end of the line, what is last.
    const QRect box = rectOf(said(0));
    QTest::mouseMove(m_window, QPoint(box.right() - 45, box.center().y()));
    const auto shown = [&] {
        bool found = false;
        eachItem([&](QQuickItem* item) {
            const QString text = item->property("text").toString();
            found = found || luck.readings().indexOf(text) > luck.readings().size() / 2;
        });
        return found;
    };
    QTRY_VERIFY(shown());
}

// A game's bar leads to its rounds in this wallet, a day's to those of the day.
void StatisticsPageTest::aBarOpensItsRounds() {
    Picture& games = picture(QStringLiteral("Results by game"));
    const QString name = QStringLiteral("Results by game: ") + games.readings().front();
    tabTo(name);
    key(Qt::Key_Return);
    QTRY_COMPARE(m_app->page(), Page::Rundown);
    const auto rounds = [&] { return m_app->controller<RundownModel>()->filter()->rounds(); };
    const auto game = sums({.currency = "usd"}).front();
    QTRY_COMPARE(rounds().variant, std::optional(game.variant));
    QCOMPARE(rounds().currency, std::optional<std::string>("usd"));
    QTRY_COMPARE(m_app->controller<RundownModel>()->total(), game.sums.rounds);
    m_app->setPage(Page::Statistics);
    settle();
    Picture& stakes = picture(QStringLiteral("Stakes"));
    stakes.open(static_cast<int>(stakes.readings().size()) - 1);
    QTRY_COMPARE(m_app->page(), Page::Rundown);
    QTRY_COMPARE(rounds().currency, std::optional<std::string>("usd"));
    QVERIFY(!rounds().variant && rounds().from && rounds().to);
    QVERIFY(rounds().from->secsTo(*rounds().to) <= 25 * 3600); // one day, however long
    stakes.open(-1);
    stakes.open(999);
}

// The board counts the store's mistakes, and pressing a cell shows the rounds in which they were made.
void StatisticsPageTest::aCellOfTheBoardOpensItsRounds() {
    choose(QStringLiteral("Wallet"), currencyName("usd"));
    settle();
    auto store = storage::Store::open(m_folder->path(), storage::Access::Read).value();
    const auto spots =
        store->call([](storage::Tables& t) { return t.sums.spots({.currency = "usd"}); }).value();
    std::map<storage::Spot, std::int64_t> counts;
    std::int64_t all = 0;
    for (const storage::SpotSums& sums : spots) {
        for (auto mark = static_cast<std::size_t>(storage::firstMistake); mark < storage::markCount; ++mark) {
            counts[sums.spot] += sums.marks[mark];
            all += sums.marks[mark];
        }
    }
    QVERIFY(all > 20);
    MistakeBoard& board = *statistics().board();
    std::int64_t shown = 0;
    std::pair<int, int> most;
    std::int64_t mostCount = 0;
    for (int row = 0; row < board.rowCount(); ++row) {
        for (int column = 0; column < 10; ++column) {
            const auto spot = board.spotAt(row, column);
            const std::int64_t count = spot ? counts[*spot] : 0;
            shown += count;
            // Hands that decide themselves are the surest to have one kind of answer only.
            if (count > mostCount && spot->kind == storage::DecisionKind::Hard) {
                mostCount = count;
                most = {row, column};
            }
        }
    }
    QCOMPARE(shown, all);
    const QString name = board.nameAt(most.first, most.second);
    QVERIFY2(has(name), qPrintable(name));
    accessible(name)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(m_app->page(), Page::Rundown);
    RundownModel& rounds = *m_app->controller<RundownModel>();
    QTRY_VERIFY(rounds.total() > 0 && !rounds.isReading());
    QVERIFY(rounds.total() <= mostCount); // a round can have two
    QVERIFY2(rounds.filter()->problem().isEmpty(), qPrintable(rounds.filter()->hand()));
    QVERIFY(rounds.filter()->hand().startsWith(u"hard "));
}

// Ten up cards give way to one total of open cards: the last column left is the one whose figures are shown.
void StatisticsPageTest::itsFiguresStayWhenColumnsGo() {
    MistakeBoard& board = *statistics().board();
    accessible(board.nameAt(0, 9))->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    const auto isWritten = [&](const QString& words) {
        bool found = false;
        eachItem([&](QQuickItem* item) { found = found || item->property("text").toString() == words; });
        return found;
    };
    QTRY_VERIFY(isWritten(board.nameAt(0, 9)));
    const storage::Spot spot{.kind = storage::DecisionKind::Hard, .value = 19, .open = 20};
    board.show({{.spot = spot, .currency = "usd", .marks = {0, 0, 1}, .stakes = {0, 0, 1}}}, {}, storage::firstMistake);
    QCOMPARE(board.columns(), QList<QString>{QStringLiteral("H20")});
    QVERIFY(!board.nameAt(0, 0).isEmpty());
    QTRY_VERIFY(isWritten(board.nameAt(0, 0)));
}

// Each column is its own game's, by the store, and the difference is theirs. Closed, it is gone.
void StatisticsPageTest::twoGamesSideBySide() {
    choose(QStringLiteral("Wallet"), currencyName("usd"));
    choose(QStringLiteral("Game"), QStringLiteral("Blackjack with the Rundown"));
    settle();
    QVERIFY(statistics().compared().isEmpty() || !has(QStringLiteral("Stop comparing")));
    click(QStringLiteral("Compare with…"));
    QTRY_VERIFY(has(QStringLiteral("Stop comparing")));
    settle();
    const auto figure = [&](const QString& name) {
        const auto all = statistics().compared();
        const auto at = std::ranges::find(all, name, &ComparedFigure::name);
        return at == all.end() ? ComparedFigure() : *at;
    };
    const auto both = [&](const QString& name) {
        const ComparedFigure at = figure(name);
        return std::pair(at.first, at.second);
    };
    const auto first = sums({.variant = "rundown", .currency = "usd"}).front().sums;
    const auto second = sums({.variant = "down-under", .currency = "usd"}).front().sums;
    const auto rounds = [&](std::int64_t count) { return std::pair(numberText(first.rounds), numberText(count)); };
    QCOMPARE(both(QStringLiteral("Rounds")), rounds(first.rounds + second.rounds)); // all games
    choose(QStringLiteral("The other game"), QStringLiteral("Down Under Blackjack"));
    settle();
    QCOMPARE(both(QStringLiteral("Rounds")), rounds(second.rounds));
    const QString line = QStringLiteral("Rounds, %1, %2").arg(numberText(first.rounds), numberText(second.rounds));
    QCOMPARE(both(QStringLiteral("Net")),
             std::pair(netMoneyText(first.net(), "usd"), netMoneyText(second.net(), "usd")));
    const auto hundred = [](const storage::RoundSums& sums, double minor) {
        return base::Money::minor(std::llround(100 * minor / static_cast<double>(sums.priced)));
    };
    const ComparedFigure mistakes = figure(QStringLiteral("Mistakes, in 100 rounds"));
    QCOMPARE(mistakes.first, netMoneyText(hundred(first, -first.cost), "usd"));
    QCOMPARE(mistakes.second, netMoneyText(hundred(second, -second.cost), "usd"));
    QCOMPARE(mistakes.difference,
             netMoneyText(hundred(second, -second.cost) - hundred(first, -first.cost), "usd"));
    QVERIFY(figure(QStringLiteral("Staked")).difference.isEmpty());
    QVERIFY2(has(line), qPrintable(names().join(u'\n')));
    QVERIFY(statistics().secondTitle().startsWith(u"Down Under Blackjack"));
    // Days with nothing say so.
    choose(QStringLiteral("The other days"), QStringLiteral("From … to …"));
    statistics().other()->dates()->setLast(QStringLiteral("2001-01-01"));
    settle();
    QVERIFY(has(QStringLiteral("No rounds match the filter.")));
    QVERIFY(!has(line));
    click(QStringLiteral("Stop comparing"));
    QTRY_VERIFY(!has(QStringLiteral("Side by side")) && !statistics().isComparing());
}

void StatisticsPageTest::savesAndCopiesAPicture() {
    click(QStringLiteral("Save: Luck"));
    QTRY_VERIFY(fileDialogue());
    chooseFile(QStringLiteral("mine"));
    SheetExporter& exporter = *statistics().luckPicture()->exporter();
    QTRY_VERIFY2(exporter.outcome().startsWith(u"Written to "), qPrintable(exporter.outcome()));
    const auto contents = [&](const char* name) {
        QFile file(m_folder->filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray svg = contents("mine.svg");
    QVERIFY(svg.contains("<svg") && svg.contains("All games · Dollars"));
    exporter.save(QUrl::fromLocalFile(m_folder->filePath(QStringLiteral("mine.csv"))), {}, false);
    const QList<QByteArray> lines = contents("mine.csv").split('\n');
    QCOMPARE(lines.front(), "Days,Rounds,Net,Play,Mistakes,Luck,Expected spread\r");
    QVERIFY(lines[1].startsWith(QDate::currentDate().toString(Qt::ISODate).toLatin1() + ',') ||
            lines[1].startsWith(QDate::currentDate().addDays(-1).toString(Qt::ISODate).toLatin1() + ','));
    exporter.save(QUrl::fromLocalFile(m_folder->filePath(QStringLiteral("mine.png"))), {}, false);
    QVERIFY(!QImage::fromData(contents("mine.png")).isNull());
}

void StatisticsPageTest::stopsAndGoesOn() {
    // Nothing is read until the pool has a thread for it.
    QThreadPool* pool = &workPool();
    QSemaphore gate;
    for (int i = 0; i < pool->maxThreadCount(); ++i)
        pool->start([&gate] { gate.acquire(); });
    bool opened = false;
    const auto openGate = [&] {
        if (!std::exchange(opened, true))
            gate.release(pool->maxThreadCount());
    };
    const auto atTheEnd = qScopeGuard([&] { // even if the test fails earlier
        openGate();
        pool->waitForDone();
    });
    statistics().again();
    QVERIFY(statistics().isReading());
    QTRY_VERIFY(has(QStringLiteral("Cancel")));
    click(QStringLiteral("Cancel"));
    openGate();
    QTRY_VERIFY(statistics().isStopped());
    QTRY_VERIFY(has(QStringLiteral("Stopped. Nothing was calculated.")));
    click(QStringLiteral("Recalculate"));
    QTRY_VERIFY(!statistics().isReading() && statistics().read().all.rounds > 100);
    QVERIFY(has(QStringLiteral("Rounds: %1").arg(statistics().read().all.rounds)));
}

OPENSHOE_TEST(StatisticsPageTest, Window)
#include "tst_statisticspage.moc"
