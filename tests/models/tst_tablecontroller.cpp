// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/settings/settingscontroller.h"
#include "models/table/tablecontroller.h"
#include "models/shared/words.h"

#include "modeltester.h"
#include "tables.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::models;
using namespace std::chrono_literals;
using test::game;
using test::money;

namespace {

session::KeptShoe someShoe() {
    return {.id = 7, .seed = {fairness::Seed::draw(), {}, 17, 6}};
}

/// A table over a journal in memory, its models under test all the time.
struct Bench {
    QTemporaryDir folder;
    SettingsController settings{folder.filePath(QStringLiteral("settings.ini"))};
    session::MemoryJournal journal;
    TableController table{settings};
    std::vector<std::unique_ptr<test::ModelTester>> testers;

    explicit Bench(const QString& speed = QStringLiteral("off")) {
        settings.setAnimationSpeed(speed);
        table.playback().setManualClock(true);
        table.clock().setManualClock(true);
        for (QAbstractItemModel* model :
             {static_cast<QAbstractItemModel*>(table.cards()), static_cast<QAbstractItemModel*>(table.hands()),
              static_cast<QAbstractItemModel*>(table.stakes()), static_cast<QAbstractItemModel*>(table.seats()),
              static_cast<QAbstractItemModel*>(table.actions()), static_cast<QAbstractItemModel*>(table.chips()),
              static_cast<QAbstractItemModel*>(table.sideBets())})
            testers.push_back(std::make_unique<test::ModelTester>(model));
    }

    void sit(const char* id, const char* currency = nullptr, bool trial = false) {
        const auto key = test::key(id, currency, trial);
        test::fillWallet(journal, key);
        QStringList currencies;
        for (const Limit& limit : key.rules.limits)
            currencies << QString::fromStdString(limit.currency);
        table.sitDown(journal, key, currencies);
    }

    // Plays `cards` next: the session's shoe is what it is, so a fitting seed is looked for.
    void finish() {
        for (int i = 0; i < 200 && table.phase() == TableController::Playing; ++i) {
            table.skip();
            if (table.actions()->count() == 0)
                continue;
            QString action = table.actions()->value(0, "actionId").toString();
            for (const ActionRow& row : table.actions()->rows()) {
                if (row.actionId == u"stand" || row.actionId == u"decline")
                    action = row.actionId;
            }
            table.act(action);
        }
        table.skip();
    }

    bool offers(const char* action) const {
        for (const ActionRow& row : const_cast<TableController&>(table).actions()->rows()) {
            if (row.actionId == QLatin1StringView(action) && row.enabled)
                return true;
        }
        return false;
    }

    // Deals rounds until that action is offered; false if it never is.
    bool dealUntil(const char* action) {
        for (int round = 0; round < 400; ++round) {
            table.newBets();
            table.clear();
            table.minStake(1, -1);
            table.deal();
            table.skip();
            for (int i = 0; i < 5 && offers("decline"); ++i) {
                if (offers(action))
                    return true;
                table.act(QStringLiteral("decline"));
                table.skip();
            }
            if (offers(action))
                return true;
            finish();
        }
        return false;
    }
};

} // namespace

class TestTableController : public QObject {
    Q_OBJECT

private slots:
    void playsEveryGame_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("speed");
        for (const QString& id : test::allGames()) {
            QTest::addRow("%s off", qPrintable(id)) << id << "off";
            QTest::addRow("%s normal", qPrintable(id)) << id << "normal";
        }
    }

    // From betting to settled, by the slots that QML calls.
    void playsEveryGame() {
        QFETCH(QString, id);
        QFETCH(QString, speed);
        Bench bench(speed);
        bench.sit(qPrintable(id));
        TableController& table = bench.table;
        QSignalSpy shown(&table, &TableController::roundShown);
        QCOMPARE(table.phase(), TableController::Betting);
        QVERIFY(!table.commitment().isEmpty());
        QVERIFY(!table.canDeal());
        QVERIFY(!table.dealHint().isEmpty());
        for (int round = 1; round <= 30; ++round) {
            if (round % 3 == 0 && table.canRepeat()) {
                table.repeatBets();
            } else {
                table.newBets();
                table.clear();
                table.minStake(1, -1);
                table.addChip(1, -1);
                for (int bet = 0; bet < table.sideBets()->count(); ++bet)
                    table.minStake(1, bet);
            }
            QVERIFY2(table.canDeal(), qPrintable(table.dealHint() + table.message()));
            const QString before = table.balanceText();
            table.deal();
            QCOMPARE(table.stakes()->count() > 0, true);
            if (speed != u"off") {
                QVERIFY(table.isAnimating());
                QCOMPARE(table.actions()->count(), 0); // nothing to press before it is seen
                if (table.cards()->count() < 3)
                    QCOMPARE(table.balanceText(), before);
            }
            bench.finish();
            QCOMPARE(table.phase(), TableController::Over);
            QCOMPARE(shown.count(), round);
            QVERIFY(!table.resultLine().isEmpty());
            QCOMPARE(table.balanceText(), moneyText(table.session()->wallet(), table.session()->key().currency));
            for (const HandRow& hand : table.hands()->rows())
                QVERIFY(!hand.resultKind.isEmpty());
        }
    }

    void theBalanceMovesWhenTheResultIsSeen() {
        Bench bench(QStringLiteral("normal"));
        bench.sit("classic", "sweeps");
        TableController& table = bench.table;
        table.setStake(1, -1, QStringLiteral("10"));
        const QString staked = table.balanceText();
        table.deal();
        while (table.session()->isPlaying())
            (void)table.session()->silence(); // settled on disk, not yet seen
        QVERIFY(table.isAnimating());
        QCOMPARE(table.balanceText(), staked);
        table.skip();
        QCOMPARE(table.phase(), TableController::Over);
        QCOMPARE(table.balanceText(), moneyText(table.session()->wallet(), "sweeps"));
    }

    // A spot that was played on is anybody's again in games whose seats start empty: a stake on it is a main stake.
    void spotsCanBeStakedAgain_data() { playsEveryGame_data(); }
    void spotsCanBeStakedAgain() {
        QFETCH(QString, id);
        QFETCH(QString, speed);
        Bench bench(speed);
        bench.sit(qPrintable(id));
        TableController& table = bench.table;
        const auto stakeByTheRow = [&](int seat) {
            table.addChip(seat, table.seats()->value(seat - 1, "mainPlace").toInt());
            return table.message();
        };
        table.minStake(1, TableController::MainPlace);
        table.deal();
        bench.finish();
        // A chip on the spot just played, without New.
        QCOMPARE(stakeByTheRow(1), QString());
        QCOMPARE(table.phase(), TableController::Betting);
        table.minStake(1, TableController::MainPlace);
        table.deal();
        bench.finish();
        table.newBets();
        QCOMPARE(stakeByTheRow(1), QString());
        QVERIFY(table.seats()->value(0, "mine").toBool());
    }

    void leavingTheTableIsTold() {
        Bench bench;
        bench.sit("classic");
        QSignalSpy changed(&bench.table, &TableController::tableChanged);
        bench.table.standUp();
        QVERIFY(!bench.table.isSeated());
        QVERIFY(changed.count() > 0);
    }

    void leavingInTheMiddleHasConsequences() {
        Bench bench;
        bench.sit("boxes");
        QCOMPARE(bench.table.leavingText(), QString());
        QVERIFY(bench.dealUntil("stand"));
        QVERIFY(bench.table.leavingText().contains(QStringLiteral("goes on when you come back")));
        bench.finish();
        QCOMPARE(bench.table.leavingText(), QString());
        Bench live;
        live.sit("deluxe");
        QVERIFY(live.dealUntil("stand"));
        QVERIFY(live.table.leavingText().contains(QStringLiteral("finished for you")));
    }

    // What was doubled or split in the last round is not staked again: Deal again says what it stakes.
    void dealAgainSaysWhatItStakes() {
        Bench bench;
        bench.sit("premium", "sweeps");
        QVERIFY(bench.dealUntil("double"));
        bench.table.act(QStringLiteral("double"));
        QCOMPARE(bench.table.phase(), TableController::Over);
        QCOMPARE(bench.table.totalStakeText(), QStringLiteral("25 Sweeps"));
        const base::Money before = bench.table.session()->wallet();
        bench.table.deal();
        base::Money staked;
        for (const Play& play : bench.table.session()->state().plays)
            staked += play.kind == StakeKind::Main && play.hand.value == 1 ? play.stake : base::Money{};
        QVERIFY(staked == money("25") || bench.table.session()->wallet() != before - money("25"));
        QCOMPARE(bench.table.session()->lastDraft().total(), money("25"));
    }

    // Cards are collected, then the stakes come, as other stakes than those of the last round, then the cards.
    void dealAgainClearsTheTableFirst() {
        Bench bench(QStringLiteral("normal"));
        bench.sit("classic", "sweeps");
        TableController& table = bench.table;
        table.minStake(1, TableController::MainPlace);
        table.deal();
        bench.finish();
        const auto& stakes = table.stakes()->rows();
        const int before = stakes.front().deal;
        const QString balance = table.balanceText();
        table.deal();
        QVERIFY(table.cards()->count() >= 4);
        for (const CardRow& card : table.cards()->rows())
            QVERIFY(card.burned);
        for (const StakeRow& stake : stakes) {
            QCOMPARE(stake.deal, before);
            QVERIFY(stake.where == StakesModel::Collected || stake.where == StakesModel::ToRack);
        }
        QVERIFY(table.isAnimating());
        QTRY_COMPARE(table.cards()->count(), 0);
        QCOMPARE(stakes.size(), std::size_t(1));
        QVERIFY(stakes.front().deal > before);
        QCOMPARE(stakes.front().where, static_cast<int>(StakesModel::OnSpot));
        const int lies = stakes.front().deal;
        QVERIFY(table.balanceText() != balance);
        table.playback().advance(600ms);
        QVERIFY(table.cards()->count() > 0);
        QCOMPARE(stakes.front().deal, lies); // it has not moved
        bench.finish();
        QCOMPARE(table.phase(), TableController::Over);
        table.deal();
        table.skip();
        QVERIFY(table.cards()->count() >= 4);
        for (const CardRow& card : table.cards()->rows())
            QVERIFY(!card.burned);
    }

    void refusalsAreSaid() {
        Bench bench;
        bench.sit("deluxe");
        TableController& table = bench.table;
        const auto add = [&](int seat) { table.addChip(seat, table.seats()->value(seat - 1, "mainPlace").toInt()); };
        table.setStake(1, TableController::MainPlace, QStringLiteral("1"));
        table.deal();
        QVERIFY2(table.message().contains(QStringLiteral("Place at least 5")), qPrintable(table.message()));
        QVERIFY(table.isRefused());
        table.minStake(1, TableController::MainPlace);
        add(4);
        QCOMPARE(table.message(), QStringLiteral("Both of your spots carry 5 now."));
        QVERIFY(!table.isRefused());
        add(6);
        QVERIFY2(table.message().contains(QStringLiteral("as many spots as one person may have")), qPrintable(table.message()));
        QVERIFY(table.isRefused());
    }

    void aSecondSpotThatCannotBeCoveredIsRefusedInWords() {
        Bench bench;
        const auto key = test::key("deluxe");
        bench.journal.setWallet(key.account, key.currency, money("15"));
        bench.table.sitDown(bench.journal, key, {});
        bench.table.setStake(1, TableController::MainPlace, QStringLiteral("10"));
        bench.table.addChip(2, TableController::MainPlace);
        QVERIFY2(bench.table.message().contains(QStringLiteral("doesn't cover")), qPrintable(bench.table.message()));
    }

    void noPeekIsSaidInPassing() {
        Bench bench(QStringLiteral("normal"));
        bench.sit("down-under");
        TableController& table = bench.table;
        for (int round = 0; round < 200; ++round) {
            table.newBets();
            table.clear();
            table.minStake(1, TableController::MainPlace);
            bool peeked = false;
            const auto watch = connect(&table.playback(), &session::PlaybackQueue::present, this, [&](const Events& events) {
                for (const Event& event : events)
                    peeked = peeked || std::holds_alternative<DealerPeeked>(event);
            });
            table.deal();
            table.playback().advance(100s);
            disconnect(watch);
            if (table.actions()->count() > 0 && peeked && !table.hint().isEmpty()) {
                QVERIFY(table.bannerKind() != u"peek");
                QVERIFY(table.hint().startsWith(QStringLiteral("Hidden card is ")));
                return;
            }
            bench.finish();
        }
        QFAIL("the dealer never looked under a card");
    }

    void splitCardsKeepTheirRows() {
        Bench bench;
        bench.sit("classic", "sweeps");
        TableController& table = bench.table;
        QVERIFY(bench.dealUntil("split"));
        QCOMPARE(table.cards()->count(), 4);
        QList<int> before;
        for (const CardRow& row : table.cards()->rows())
            before << row.cardId;
        QSignalSpy removed(table.cards(), &QAbstractItemModel::rowsRemoved);
        QSignalSpy reset(table.cards(), &QAbstractItemModel::modelReset);
        table.act(QStringLiteral("split"));
        QCOMPARE(removed.count(), 0);
        QCOMPARE(reset.count(), 0);
        for (int i = 0; i < 4; ++i)
            QCOMPARE(table.cards()->value(i, "cardId").toInt(), before[i]);
        QCOMPARE(table.hands()->count(), 2);
        int second = 0;
        for (const CardRow& row : table.cards()->rows()) {
            if (row.seat == 1 && row.hand == 2)
                ++second;
        }
        QCOMPARE(second, 2);
        QCOMPARE(table.hands()->value(0, "handsOnSeat").toInt(), 2);
    }

    void theDoubledCardLiesAcross() {
        Bench bench;
        bench.sit("premium", "sweeps");
        QVERIFY(bench.dealUntil("double"));
        bench.table.act(QStringLiteral("double"));
        int across = 0;
        for (const CardRow& row : bench.table.cards()->rows())
            across += row.across ? 1 : 0;
        QCOMPARE(across, 1);
        QCOMPARE(bench.table.phase(), TableController::Over);
    }

    void theHoleCardIsHidden() {
        Bench bench(QStringLiteral("normal"));
        bench.sit("down-under");
        TableController& table = bench.table;
        for (int round = 0; round < 50; ++round) {
            table.newBets();
            table.clear();
            table.minStake(1, -1);
            table.deal();
            table.playback().advance(100s);
            if (table.phase() != TableController::Playing || table.bannerKind() == u"golden") {
                bench.finish();
                continue;
            }
            QStringList names;
            for (const CardRow& row : table.cards()->rows()) {
                names << row.accessibleName;
                QCOMPARE(row.faceUp, !row.code.isEmpty());
            }
            QCOMPARE(names.filter(QStringLiteral("Hidden card")).size(), 1);
            QVERIFY(table.hint().startsWith(QStringLiteral("Hidden card is ")));
            QVERIFY(QStringList({"small", "medium", "large"}).contains(table.hintKind()));
            return;
        }
        QFAIL("no round waited for a decision");
    }

    void namesAreAsPromised() {
        Bench bench;
        bench.sit("rundown");
        TableController& table = bench.table;
        QCOMPARE(table.chips()->value(0, "accessibleName").toString(), QStringLiteral("Chip 1"));
        QCOMPARE(table.seats()->value(0, "spotName").toString(), QStringLiteral("Spot 1"));
        table.setStake(1, -1, QStringLiteral("25"));
        table.setStake(1, 0, QStringLiteral("5"));
        QCOMPARE(table.seats()->value(0, "spotName").toString(), QStringLiteral("Spot 1, 25.00"));
        QStringList names;
        for (const StakeRow& row : table.stakes()->rows())
            names << row.accessibleName;
        QVERIFY(names.contains(QStringLiteral("Pairs, spot 1, 5.00")));
        QCOMPARE(table.balanceName(), QStringLiteral("Balance 4999970.00 usd"));
        table.deal();
        QVERIFY(table.dealerName().startsWith(QStringLiteral("Dealer: ")));
        QVERIFY(table.hands()->value(0, "accessibleName").toString().startsWith(QStringLiteral("Hand 1: ")));
    }

    void saysWhyAStakeIsRefused() {
        Bench bench;
        bench.sit("deluxe", "coin", true);
        bench.table.addChip(1, -1);
        QVERIFY(bench.table.message().contains(QStringLiteral("trial account")));
        QVERIFY(bench.table.stakes()->count() == 0);
        bench.table.setStake(1, -1, QStringLiteral("lots"));
        QVERIFY(bench.table.message().contains(QStringLiteral("12.50")));
    }

    void clipsWithAWord() {
        Bench bench;
        bench.sit("boxes");
        bench.table.setStake(2, -1, QStringLiteral("5000"));
        QVERIFY(bench.table.message().contains(QStringLiteral("1,000")));
        QCOMPARE(bench.table.totalStakeText(), QStringLiteral("1,000 Coins"));
    }

    void clicksRightAfterAChangeAreIgnored() {
        Bench bench(QStringLiteral("normal"));
        bench.sit("boxes");
        QVERIFY(bench.dealUntil("stand"));
        QVERIFY(bench.table.actions()->count() > 0);
        bench.table.click(QStringLiteral("stand"));
        QCOMPARE(bench.table.phase(), TableController::Playing);
        QVERIFY(bench.offers("stand"));
        QTest::qWait(bench.table.clickGuard() + 50);
        bench.table.click(QStringLiteral("stand"));
        QVERIFY(!bench.offers("stand"));
    }

    void theClockAnswersWithSilence() {
        Bench bench;
        bench.sit("deluxe");
        TableController& table = bench.table;
        QVERIFY(bench.dealUntil("stand"));
        QVERIFY(table.clockFraction() > 0.99);
        table.clock().advance(6s);
        QVERIFY(qFuzzyCompare(table.clockFraction(), 0.5));
        QCOMPARE(table.clockText(), QStringLiteral("6 s"));
        const auto events = table.session()->events().size();
        table.clock().advance(6s);
        QVERIFY(table.session()->events().size() > events);
        QVERIFY2(table.message().startsWith(QStringLiteral("Time's up: stood on ")) ||
                     table.message().startsWith(QStringLiteral("Time's up: hit, now ")),
                 qPrintable(table.message()));
        QVERIFY(!table.isRefused()); // it stands beside the result, not instead of it
    }

    void theBettingClockDeals() {
        Bench bench;
        bench.sit("deluxe");
        QCOMPARE(bench.table.clockFraction(), -1.0);
        bench.table.minStake(2, -1);
        QVERIFY(bench.table.clockFraction() > 0.99);
        bench.table.clock().advance(15s);
        QVERIFY(bench.table.cards()->count() > 0);
    }

    void tooLittleWhenTheTimeIsUpGoesBack() {
        Bench bench;
        bench.sit("deluxe");
        bench.table.setStake(2, -1, QStringLiteral("1"));
        bench.table.clock().advance(15s);
        QCOMPARE(bench.table.phase(), TableController::Betting);
        QCOMPARE(bench.table.stakes()->count(), 0);
        QVERIFY(!bench.table.message().isEmpty());
    }

    void noClockWhereItIsSwitchedOff() {
        Bench bench;
        bench.settings.setBetClock(QStringLiteral("off"));
        bench.sit("deluxe");
        bench.table.minStake(2, -1);
        QCOMPARE(bench.table.clockFraction(), -1.0);
    }

    void earlyDecisionsOfTheSecondSeat() {
        Bench bench;
        bench.sit("deluxe");
        TableController& table = bench.table;
        for (int round = 0; round < 200; ++round) {
            table.newBets();
            table.clear();
            table.minStake(1, -1);
            table.takeSeat(4);
            table.deal();
            const QStringList early = table.seats()->value(3, "earlyActions").toStringList();
            if (table.phase() == TableController::Playing && early.contains(QStringLiteral("stand"))) {
                table.early(4, QStringLiteral("stand"));
                QCOMPARE(table.seats()->value(3, "earlyText").toString(), QStringLiteral("Stand"));
                QVERIFY(table.actions()->count() > 0);
                return;
            }
            bench.finish();
        }
        QFAIL("the second seat never waited");
    }

    void replaysAFinishedRound() {
        Bench bench;
        bench.sit("classic", "sweeps");
        TableController& table = bench.table;
        table.minStake(1, -1);
        table.deal();
        bench.finish();
        const Events events = table.session()->events();
        const QString result = table.resultLine();
        const QString balance = table.balanceText();
        const QString commitment = table.commitment();
        table.setSelectedChip(2);
        const auto stakes = table.stakes()->rows();
        const session::KeptShoe older = someShoe();
        bench.settings.setAnimationSpeed(QStringLiteral("normal"));
        table.startReplay(game("classic"), events, older, QStringLiteral("Round 1"));
        QVERIFY(table.isReplaying());
        QCOMPARE(table.shoeNumber(), 17);
        QCOMPARE(table.commitment(), QString::fromStdString(older.seed.seed.commitment()));
        QVERIFY(!table.canDeal());
        table.playback().advance(100s);
        QCOMPARE(table.actions()->count(), 0);
        table.addChip(1, -1);
        QVERIFY(!table.message().isEmpty());
        QCOMPARE(table.resultLine(), result);
        table.stopReplay();
        QVERIFY(!table.isReplaying());
        // As it was: the outcome on the felt, the chip in hand, the shoe in use.
        QCOMPARE(table.phase(), TableController::Over);
        QCOMPARE(table.resultLine(), result);
        QCOMPARE(table.stakes()->rows(), stakes);
        QCOMPARE(table.selectedChip(), 2);
        QCOMPARE(table.commitment(), commitment);
        QCOMPARE(table.balanceText(), balance);
        table.minStake(1, -1);
        QVERIFY(table.canDeal());
    }

    void replaysStepByStep() {
        Bench bench;
        bench.sit("classic", "sweeps");
        TableController& table = bench.table;
        table.minStake(1, -1);
        table.deal();
        bench.finish();
        const Events events = table.session()->events();
        bench.settings.setAnimationSpeed(QStringLiteral("normal"));
        table.startReplay(game("classic"), events, someShoe(), QStringLiteral("Round 1"));
        for (std::size_t i = 0; i < events.size(); ++i)
            table.stepReplay();
        QVERIFY(!table.resultLine().isEmpty());
        table.stopReplay();
    }

    void aRoundLeftInTheMiddleGoesOn() {
        Bench bench;
        bench.sit("boxes");
        QVERIFY(bench.dealUntil("stand"));
        const QString question = bench.table.questionText();
        const QString staked = bench.table.totalStakeText();
        const int cards = bench.table.cards()->count();
        bench.table.standUp();
        QCOMPARE(bench.table.cards()->count(), 0);
        bench.sit("boxes");
        QCOMPARE(bench.table.phase(), TableController::Playing);
        QCOMPARE(bench.table.questionText(), question);
        QCOMPARE(bench.table.cards()->count(), cards);
        QVERIFY(bench.offers("stand"));
        bench.finish();
        QCOMPARE(bench.table.phase(), TableController::Over);
        // Its stakes can be repeated, as after any other round.
        QVERIFY(bench.table.canRepeat());
        QVERIFY(bench.table.canDeal());
        bench.table.repeatBets();
        QCOMPARE(bench.table.totalStakeText(), staked);
    }

    void troubleIsToldInWords() {
        Bench bench;
        bench.sit("boxes");
        QSignalSpy troubled(&bench.table, &TableController::troubled);
        QVERIFY(bench.dealUntil("stand"));
        bench.journal.failWith({base::Error::Kind::Environment, "openshoe.db", "the disk is full"});
        bench.table.act(QStringLiteral("stand"));
        QCOMPARE(troubled.count(), 1);
        QCOMPARE(troubled.first()[0].value<base::Error>().what, std::string("the disk is full"));
        QCOMPARE(troubled.first()[1].toBool(), true);
        QVERIFY(bench.table.session()->roundIsOwed());
        QVERIFY(!bench.table.canDeal());
        QCOMPARE(bench.table.actions()->count(), 0);
        QCOMPARE(bench.table.resultLine(), QStringLiteral("Returned"));
    }

    void aRoundThatWasStoppedIsReturnedWhenItCanBeWritten() {
        Bench bench;
        bench.sit("boxes");
        QVERIFY(bench.dealUntil("stand"));
        const base::Money before = bench.table.session()->wallet();
        bench.journal.failWith({base::Error::Kind::Environment, "openshoe.db", "the disk is full"});
        bench.table.act(QStringLiteral("stand"));
        const QString shown = bench.table.balanceText();
        QVERIFY(bench.table.session()->wallet() > before);
        QSignalSpy troubled(&bench.table, &TableController::troubled);
        QSignalSpy opened(&bench.table, &TableController::opened);
        bench.table.retry();
        QCOMPARE(troubled.count(), 1);
        QCOMPARE(opened.count(), 0);
        QVERIFY(bench.table.hasFailed());
        QCOMPARE(bench.table.balanceText(), shown);
        bench.journal.workAgain();
        QSignalSpy shownRounds(&bench.table, &TableController::roundShown);
        bench.table.retry();
        QCOMPARE(opened.count(), 1);
        QVERIFY(!bench.table.hasFailed());
        QCOMPARE(shownRounds.count(), 1);
        QCOMPARE(bench.table.phase(), TableController::Over);
        QCOMPARE(bench.table.resultLine(), QStringLiteral("Returned"));
        QCOMPARE(bench.table.balanceText(), shown);
        QVERIFY(bench.dealUntil("stand"));
    }

    void stakesThatCouldNotBeDealtStay() {
        Bench bench;
        bench.sit("classic");
        bench.table.minStake(1, -1);
        const QString staked = bench.table.totalStakeText();
        bench.journal.failWith({base::Error::Kind::Environment, "openshoe.db", "the disk is full"});
        bench.table.deal();
        QVERIFY(bench.table.hasFailed());
        QCOMPARE(bench.table.phase(), TableController::Betting);
        QVERIFY(!bench.table.canDeal());
        bench.journal.workAgain();
        bench.table.retry();
        QCOMPARE(bench.table.totalStakeText(), staked);
        QVERIFY(bench.table.canDeal());
        bench.table.deal();
        QVERIFY(bench.table.phase() != TableController::Betting);
    }
};

QTEST_GUILESS_MAIN(TestTableController)
#include "tst_tablecontroller.moc"
