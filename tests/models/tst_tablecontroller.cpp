// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/keys/intents.h"
#include "models/table/tablevalues.h"
#include "models/words/amounts.h"
#include "models/words/results.h"
#include "tablebench.h"
#include "testprogram.h"

#include <QSignalSpy>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::models;
using namespace std::chrono_literals;
using test::Bench;
using test::game;
using test::money;

namespace {

session::KeptShoe someShoe() {
    return {.id = 7, .seed = {fairness::Seed::draw(), {}, 17, 6}};
}

} // namespace

class TestTableController : public QObject {
    Q_OBJECT

private slots:
    void playsEveryGame_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("speed");
        for (const QString& id : test::allGames()) {
            QTest::addRow("%s off", qPrintable(id)) << id << int{DealingSpeed::Off};
            QTest::addRow("%s normal", qPrintable(id)) << id << int{DealingSpeed::Normal};
        }
    }

    // From betting to settlement, through the slots that QML calls.
    void playsEveryGame() {
        QFETCH(QString, id);
        QFETCH(int, speed);
        Bench bench(speed);
        bench.sit(qPrintable(id));
        TableController& table = bench.table;
        QSignalSpy shown(&table, &TableController::roundShown);
        QCOMPARE(table.live()->phase(), LiveRound::Betting);
        QVERIFY(!table.shown()->commitment().isEmpty());
        QVERIFY(!table.bets()->canDeal());
        QVERIFY(!table.bets()->dealHint().isEmpty());
        for (int round = 1; round <= 30; ++round) {
            if (round % 3 == 0 && table.bets()->canRepeat()) {
                table.bets()->repeatBets();
            } else {
                table.bets()->newBets();
                table.bets()->clear();
                table.bets()->minStake(1, -1);
                table.bets()->addChip(1, -1);
                for (int bet = 0; bet < table.sideBets()->count(); ++bet)
                    table.bets()->minStake(1, bet);
            }
            QVERIFY2(table.bets()->canDeal(), qPrintable(table.bets()->dealHint() + table.message()->text()));
            const QString before = table.shown()->balanceText();
            table.bets()->deal();
            QCOMPARE(table.shown()->stakes()->count() > 0, true);
            if (speed != DealingSpeed::Off) {
                QVERIFY(table.shown()->isAnimating());
                QCOMPARE(table.live()->actions()->count(), 0); // nothing can be pressed before it is seen
                if (table.shown()->cards()->count() < 3)
                    QCOMPARE(table.shown()->balanceText(), before);
            }
            bench.finish();
            QCOMPARE(table.live()->phase(), LiveRound::Over);
            QCOMPARE(shown.count(), round);
            QVERIFY(!table.shown()->resultLine().isEmpty());
            QCOMPARE(table.shown()->balanceText(),
                     moneyText(table.session()->wallet(), table.session()->key().currency));
            for (const HandRow& hand : table.shown()->hands()->rows())
                QVERIFY(hand.resultKind != ResultKind::None);
        }
    }

    void theBalanceMovesWhenTheResultIsSeen() {
        Bench bench(DealingSpeed::Normal);
        bench.sit("classic", "sweeps");
        TableController& table = bench.table;
        table.bets()->setStake(1, -1, QStringLiteral("10"));
        const QString staked = table.shown()->balanceText();
        table.bets()->deal();
        while (table.session()->isPlaying())
            (void)table.session()->silence(); // settled on disk, not yet shown
        QVERIFY(table.shown()->isAnimating());
        QCOMPARE(table.shown()->balanceText(), staked);
        table.shown()->skip();
        QCOMPARE(table.live()->phase(), LiveRound::Over);
        QCOMPARE(table.shown()->balanceText(), moneyText(table.session()->wallet(), "sweeps"));
    }

    // Where seats start empty, a spot that was played on is free again: a stake on it is a main stake.
    void spotsCanBeStakedAgain_data() { playsEveryGame_data(); }
    void spotsCanBeStakedAgain() {
        QFETCH(QString, id);
        QFETCH(int, speed);
        Bench bench(speed);
        bench.sit(qPrintable(id));
        TableController& table = bench.table;
        const auto stakeByTheRow = [&](int seat) {
            table.bets()->addChip(seat, table.seats()->value(seat - 1, "mainPlace").toInt());
            return table.message()->text();
        };
        table.bets()->minStake(1, TableBets::MainPlace);
        table.bets()->deal();
        bench.finish();
        // A chip on the spot just played, without New.
        QCOMPARE(stakeByTheRow(1), QString());
        QCOMPARE(table.live()->phase(), LiveRound::Betting);
        table.bets()->minStake(1, TableBets::MainPlace);
        table.bets()->deal();
        bench.finish();
        table.bets()->newBets();
        QCOMPARE(stakeByTheRow(1), QString());
        QVERIFY(table.seats()->value(0, "mine").toBool());
    }

    // Changing the bets begins with those just played; with less than that in the wallet the felt is empty.
    void theLastStakesAreLiftedBack() {
        Bench bench;
        bench.sit("rundown");
        TableController& table = bench.table;
        table.bets()->setStake(1, TableBets::MainPlace, QStringLiteral("25"));
        table.bets()->setStake(1, 0, QStringLiteral("5"));
        table.bets()->setStake(2, TableBets::MainPlace, QStringLiteral("10"));
        const QString staked = table.bets()->totalStakeText();
        table.bets()->deal();
        bench.finish();
        table.bets()->changeBets();
        QCOMPARE(table.live()->phase(), LiveRound::Betting);
        QCOMPARE(table.bets()->totalStakeText(), staked);
        QCOMPARE(table.shown()->stakes()->count(), 3);
        QVERIFY(table.bets()->canDeal());
        table.bets()->changeBets(); // nothing to change: the table is open
        QCOMPARE(table.bets()->totalStakeText(), staked);
        table.bets()->deal();
        bench.finish();
        table.bets()->walletChanged(money("20"));
        QVERIFY(!table.bets()->canRepeat());
        table.bets()->changeBets();
        QCOMPARE(table.live()->phase(), LiveRound::Betting);
        QCOMPARE(table.shown()->stakes()->count(), 0);
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
        QCOMPARE(bench.table.live()->leavingText(), QString());
        QVERIFY(bench.dealUntil(Intent::Stand));
        QVERIFY(bench.table.live()->leavingText().contains(QStringLiteral("resumes when you come back")));
        bench.finish();
        QCOMPARE(bench.table.live()->leavingText(), QString());
        Bench live;
        live.sit("deluxe");
        QVERIFY(live.dealUntil(Intent::Stand));
        QVERIFY(live.table.live()->leavingText().contains(QStringLiteral("finished for you")));
    }

    // What was doubled or split in the last round isn't staked again: Deal again shows what it will stake.
    void dealAgainSaysWhatItStakes() {
        Bench bench;
        bench.sit("premium", "sweeps");
        QVERIFY(bench.dealUntil(Intent::Double));
        bench.table.live()->act(Intent::Double);
        QCOMPARE(bench.table.live()->phase(), LiveRound::Over);
        QCOMPARE(bench.table.bets()->totalStakeText(), QStringLiteral("25 Sweeps"));
        bench.table.bets()->deal();
        base::Money staked;
        for (const Play& play : bench.table.session()->state().plays)
            staked += play.kind == StakeKind::Main ? play.stake : base::Money{};
        QCOMPARE(staked, money("25"));
        QCOMPARE(bench.table.session()->lastDraft().total(), money("25"));
    }

    // The cards are collected, then new stakes come (not the last round's moved), then the cards.
    void dealAgainClearsTheTableFirst() {
        Bench bench(DealingSpeed::Normal);
        bench.sit("classic", "sweeps");
        TableController& table = bench.table;
        table.bets()->minStake(1, TableBets::MainPlace);
        table.bets()->deal();
        bench.finish();
        const auto& stakes = table.shown()->stakes()->rows();
        const int before = stakes.front().deal;
        const QString balance = table.shown()->balanceText();
        table.bets()->deal();
        QVERIFY(table.shown()->cards()->count() >= 4);
        for (const CardRow& card : table.shown()->cards()->rows())
            QVERIFY(card.burned);
        for (const StakeRow& stake : stakes) {
            QCOMPARE(stake.deal, before);
            QVERIFY(stake.where == StakesModel::Collected || stake.where == StakesModel::ToRack);
        }
        QVERIFY(table.shown()->isAnimating());
        QTRY_COMPARE(table.shown()->cards()->count(), 0);
        QCOMPARE(stakes.size(), std::size_t(1));
        QVERIFY(stakes.front().deal > before);
        QCOMPARE(stakes.front().where, static_cast<int>(StakesModel::OnSpot));
        const int lies = stakes.front().deal;
        QVERIFY(table.shown()->balanceText() != balance);
        table.playback().advance(600ms);
        QCOMPARE(table.shown()->cards()->count(), 0); // meanwhile the new shoe is shuffled
        table.playback().advance(350ms);
        QVERIFY(table.shown()->cards()->count() > 0);
        QCOMPARE(stakes.front().deal, lies); // it hasn't moved
        bench.finish();
        QCOMPARE(table.live()->phase(), LiveRound::Over);
        table.bets()->deal();
        table.shown()->skip();
        QVERIFY(table.shown()->cards()->count() >= 4);
        for (const CardRow& card : table.shown()->cards()->rows())
            QVERIFY(!card.burned);
    }

    void refusalsAreSaid() {
        Bench bench;
        bench.sit("deluxe");
        TableController& table = bench.table;
        const auto add = [&](int seat) {
            table.bets()->addChip(seat, table.seats()->value(seat - 1, "mainPlace").toInt());
        };
        table.bets()->setStake(1, TableBets::MainPlace, QStringLiteral("1"));
        table.bets()->deal();
        QVERIFY2(table.message()->text().contains(QStringLiteral("Place at least 5 Coins")),
                 qPrintable(table.message()->text()));
        QVERIFY(table.message()->isRefused());
        table.bets()->minStake(1, TableBets::MainPlace);
        add(4);
        QCOMPARE(table.message()->text(), QStringLiteral("Both of your spots now carry 5 Coins."));
        QVERIFY(!table.message()->isRefused());
        add(6);
        QVERIFY2(table.message()->text().contains(QStringLiteral("as many spots as one player may hold")),
                 qPrintable(table.message()->text()));
        QVERIFY(table.message()->isRefused());
    }

    void aSecondSpotThatCannotBeCoveredIsRefusedInWords() {
        Bench bench;
        const auto key = test::key("deluxe");
        bench.journal.setWallet(key.account, key.currency, money("15"));
        bench.table.sitDown(bench.journal, key, {});
        bench.table.bets()->setStake(1, TableBets::MainPlace, QStringLiteral("10"));
        bench.table.bets()->addChip(2, TableBets::MainPlace);
        QVERIFY2(bench.table.message()->text().contains(QStringLiteral("doesn't cover")),
                 qPrintable(bench.table.message()->text()));
    }

    void noPeekIsSaidInPassing() {
        Bench bench(DealingSpeed::Normal);
        bench.sit("down-under");
        TableController& table = bench.table;
        for (int round = 0; round < 200; ++round) {
            table.bets()->newBets();
            table.bets()->clear();
            table.bets()->minStake(1, TableBets::MainPlace);
            bool peeked = false;
            const auto watch =
                connect(&table.playback(), &session::PlaybackQueue::present, this, [&](const Events& events) {
                    for (const Event& event : events)
                        peeked = peeked || std::holds_alternative<DealerPeeked>(event);
                });
            table.bets()->deal();
            table.playback().advance(100s);
            disconnect(watch);
            if (table.live()->actions()->count() > 0 && peeked && !table.shown()->hintText().isEmpty()) {
                QVERIFY(table.shown()->bannerKind() != BannerKind::Peek);
                QVERIFY(table.shown()->hintText().startsWith(QStringLiteral("Hidden card is ")));
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
        QVERIFY(bench.dealUntil(Intent::Split));
        QCOMPARE(table.shown()->cards()->count(), 4);
        QList<int> before;
        for (const CardRow& row : table.shown()->cards()->rows())
            before << row.cardId;
        QSignalSpy removed(table.shown()->cards(), &QAbstractItemModel::rowsRemoved);
        QSignalSpy reset(table.shown()->cards(), &QAbstractItemModel::modelReset);
        table.live()->act(Intent::Split);
        QCOMPARE(removed.count(), 0);
        QCOMPARE(reset.count(), 0);
        for (int i = 0; i < 4; ++i)
            QCOMPARE(table.shown()->cards()->value(i, "cardId").toInt(), before[i]);
        QCOMPARE(table.shown()->hands()->count(), 2);
        int second = 0;
        for (const CardRow& row : table.shown()->cards()->rows()) {
            if (row.seat == 1 && row.hand == 2)
                ++second;
        }
        QCOMPARE(second, 2);
        QCOMPARE(table.shown()->hands()->value(0, "handsOnSeat").toInt(), 2);
    }

    void theDoubledCardLiesAcross() {
        Bench bench;
        bench.sit("premium", "sweeps");
        QVERIFY(bench.dealUntil(Intent::Double));
        bench.table.live()->act(Intent::Double);
        int across = 0;
        for (const CardRow& row : bench.table.shown()->cards()->rows())
            across = std::max(across, row.across);
        QCOMPARE(across, 1);
        QCOMPARE(bench.table.live()->phase(), LiveRound::Over);
    }

    void theHoleCardIsHidden() {
        Bench bench(DealingSpeed::Normal);
        bench.sit("down-under");
        TableController& table = bench.table;
        for (int round = 0; round < 50; ++round) {
            table.bets()->newBets();
            table.bets()->clear();
            table.bets()->minStake(1, -1);
            table.bets()->deal();
            table.playback().advance(100s);
            if (table.live()->phase() != LiveRound::Playing || table.shown()->bannerKind() == BannerKind::Golden) {
                bench.finish();
                continue;
            }
            QStringList names;
            for (const CardRow& row : table.shown()->cards()->rows()) {
                names << row.accessibleName;
                QCOMPARE(row.faceUp, !row.code.isEmpty());
            }
            QCOMPARE(names.filter(QStringLiteral("Hidden card")).size(), 1);
            QVERIFY(table.shown()->hintText().startsWith(QStringLiteral("Hidden card is ")));
            QVERIFY(table.shown()->hint() != HoleHint::None);
            return;
        }
        QFAIL("no round waited for a decision");
    }

    void namesAreAsPromised() {
        Bench bench;
        bench.sit("rundown");
        TableController& table = bench.table;
        QCOMPARE(table.bets()->chips()->value(0, "accessibleName").toString(), QStringLiteral("Chip 1"));
        QCOMPARE(table.seats()->value(0, "spotName").toString(), QStringLiteral("Spot 1"));
        table.bets()->setStake(1, -1, QStringLiteral("25"));
        table.bets()->setStake(1, 0, QStringLiteral("5"));
        QCOMPARE(table.seats()->value(0, "spotName").toString(), QStringLiteral("Spot 1, 25.00"));
        QStringList names;
        for (const StakeRow& row : table.shown()->stakes()->rows())
            names << row.accessibleName;
        QVERIFY(names.contains(QStringLiteral("Pairs, spot 1, 5.00")));
        QCOMPARE(table.shown()->balanceName(), QStringLiteral("Balance 4999970.00 usd"));
        table.bets()->deal();
        QVERIFY(table.shown()->dealerName().startsWith(QStringLiteral("Dealer: ")));
        QVERIFY(table.shown()->hands()->value(0, "accessibleName").toString().startsWith(QStringLiteral("Hand 1: ")));
    }

    void saysWhyAStakeIsRefused() {
        Bench bench;
        bench.sit("deluxe", "coin", true);
        bench.table.bets()->addChip(1, -1);
        QVERIFY(bench.table.message()->text().contains(QStringLiteral("rial accounts")));
        QVERIFY(bench.table.shown()->stakes()->count() == 0);
        bench.table.bets()->setStake(1, -1, QStringLiteral("lots"));
        QVERIFY(bench.table.message()->text().contains(QStringLiteral("12.50")));
    }

    void clipsWithAWord() {
        Bench bench;
        bench.sit("boxes");
        bench.table.bets()->setStake(2, -1, QStringLiteral("5000"));
        QVERIFY(bench.table.message()->text().contains(QStringLiteral("1,000")));
        QCOMPARE(bench.table.bets()->totalStakeText(), QStringLiteral("1,000 Coins"));
    }

    void clicksRightAfterAChangeAreIgnored() {
        Bench bench(DealingSpeed::Normal);
        bench.sit("boxes");
        QVERIFY(bench.dealUntil(Intent::Stand));
        QVERIFY(bench.table.live()->actions()->count() > 0);
        bench.table.live()->click(Intent::Stand);
        QCOMPARE(bench.table.live()->phase(), LiveRound::Playing);
        QVERIFY(bench.offers(Intent::Stand));
        QTest::qWait(bench.table.live()->clickGuard() + 50);
        bench.table.live()->click(Intent::Stand);
        QVERIFY(!bench.offers(Intent::Stand));
    }

    void theClockAnswersWithSilence() {
        Bench bench;
        bench.sit("deluxe");
        TableController& table = bench.table;
        QVERIFY(bench.dealUntil(Intent::Stand));
        QVERIFY(table.live()->clockFraction() > 0.99);
        table.clock().advance(6s);
        QVERIFY(qFuzzyCompare(table.live()->clockFraction(), 0.5));
        QCOMPARE(table.live()->clockText(), QStringLiteral("6 s"));
        const auto events = table.session()->events().size();
        table.clock().advance(6s);
        QVERIFY(table.session()->events().size() > events);
        QVERIFY2(table.message()->text().startsWith(QStringLiteral("Time's up: stood on ")) ||
                     table.message()->text().startsWith(QStringLiteral("Time's up: hit, now ")),
                 qPrintable(table.message()->text()));
        QVERIFY(!table.message()->isRefused()); // it is shown beside the result, not instead of it
    }

    void theBettingClockDeals() {
        Bench bench;
        bench.sit("deluxe");
        QCOMPARE(bench.table.live()->clockFraction(), -1.0);
        bench.table.bets()->minStake(2, -1);
        QVERIFY(bench.table.live()->clockFraction() > 0.99);
        bench.table.clock().advance(15s);
        QVERIFY(bench.table.shown()->cards()->count() > 0);
    }

    void tooLittleWhenTheTimeIsUpGoesBack() {
        Bench bench;
        bench.sit("deluxe");
        bench.table.bets()->setStake(2, -1, QStringLiteral("1"));
        bench.table.clock().advance(15s);
        QCOMPARE(bench.table.live()->phase(), LiveRound::Betting);
        QCOMPARE(bench.table.shown()->stakes()->count(), 0);
        QVERIFY(!bench.table.message()->text().isEmpty());
    }

    void noClockWhereItIsSwitchedOff() {
        Bench bench;
        bench.settings.setBetClock(ClockTime::Off);
        bench.sit("deluxe");
        bench.table.bets()->minStake(2, -1);
        QCOMPARE(bench.table.live()->clockFraction(), -1.0);
    }

    void earlyDecisionsOfTheSecondSeat() {
        Bench bench;
        bench.sit("deluxe");
        TableController& table = bench.table;
        for (int round = 0; round < 200; ++round) {
            table.bets()->newBets();
            table.bets()->clear();
            table.bets()->minStake(1, -1);
            table.bets()->takeSeat(4);
            table.bets()->deal();
            const auto early = table.seats()->value(3, "earlyActions").value<QList<int>>();
            if (table.live()->phase() == LiveRound::Playing && early.contains(Intent::Stand)) {
                table.live()->early(4, Intent::Stand);
                QCOMPARE(table.seats()->value(3, "earlyText").toString(), QStringLiteral("Stand"));
                QVERIFY(table.live()->actions()->count() > 0);
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
        table.bets()->minStake(1, -1);
        table.bets()->deal();
        bench.finish();
        const Events events = table.session()->events();
        const QString result = table.shown()->resultLine();
        const QString balance = table.shown()->balanceText();
        const QString commitment = table.shown()->commitment();
        table.bets()->setSelectedChip(2);
        const auto stakes = table.shown()->stakes()->rows();
        const session::KeptShoe older = someShoe();
        bench.settings.setAnimationSpeed(DealingSpeed::Normal);
        table.replay()->start(game("classic"), events, older, QStringLiteral("Round 1"));
        QVERIFY(table.replay()->isActive());
        QCOMPARE(table.shown()->shoeNumber(), 17);
        QCOMPARE(table.shown()->commitment(), QString::fromStdString(older.seed.seed.commitment()));
        QVERIFY(!table.bets()->canDeal());
        table.playback().advance(100s);
        QCOMPARE(table.live()->actions()->count(), 0);
        table.bets()->addChip(1, -1);
        QVERIFY(!table.message()->text().isEmpty());
        QCOMPARE(table.shown()->resultLine(), result);
        table.replay()->stop();
        QVERIFY(!table.replay()->isActive());
        // As before: the outcome on the felt, the chip in hand, the shoe in use.
        QCOMPARE(table.live()->phase(), LiveRound::Over);
        QCOMPARE(table.shown()->resultLine(), result);
        QCOMPARE(table.shown()->stakes()->rows(), stakes);
        QCOMPARE(table.bets()->selectedChip(), 2);
        QCOMPARE(table.shown()->commitment(), commitment);
        QCOMPARE(table.shown()->balanceText(), balance);
        table.bets()->minStake(1, -1);
        QVERIFY(table.bets()->canDeal());
    }

    void replaysStepByStep() {
        Bench bench;
        bench.sit("classic", "sweeps");
        TableController& table = bench.table;
        table.bets()->minStake(1, -1);
        table.bets()->deal();
        bench.finish();
        const Events events = table.session()->events();
        bench.settings.setAnimationSpeed(DealingSpeed::Normal);
        table.replay()->start(game("classic"), events, someShoe(), QStringLiteral("Round 1"));
        for (std::size_t i = 0; i < events.size(); ++i)
            table.replay()->step();
        QVERIFY(!table.shown()->resultLine().isEmpty());
        table.replay()->stop();
    }

    void aRoundLeftInTheMiddleGoesOn() {
        Bench bench;
        bench.sit("boxes");
        QVERIFY(bench.dealUntil(Intent::Stand));
        const QString question = bench.table.live()->questionText();
        const QString staked = bench.table.bets()->totalStakeText();
        const int cards = bench.table.shown()->cards()->count();
        bench.table.standUp();
        QCOMPARE(bench.table.shown()->cards()->count(), 0);
        bench.sit("boxes");
        QCOMPARE(bench.table.live()->phase(), LiveRound::Playing);
        QCOMPARE(bench.table.live()->questionText(), question);
        QCOMPARE(bench.table.shown()->cards()->count(), cards);
        QVERIFY(bench.offers(Intent::Stand));
        bench.finish();
        QCOMPARE(bench.table.live()->phase(), LiveRound::Over);
        // Its stakes can be repeated, as after any other round.
        QVERIFY(bench.table.bets()->canRepeat());
        QVERIFY(bench.table.bets()->canDeal());
        bench.table.bets()->repeatBets();
        QCOMPARE(bench.table.bets()->totalStakeText(), staked);
    }

    void troubleIsToldInWords() {
        Bench bench;
        bench.sit("boxes");
        QSignalSpy troubled(&bench.table, &TableController::troubled);
        QVERIFY(bench.dealUntil(Intent::Stand));
        bench.journal.failWith(
            {base::Error::Kind::Environment, "openshoe.db", base::Said::verbatim("the disk is full")});
        bench.table.live()->act(Intent::Stand);
        QCOMPARE(troubled.count(), 1);
        QCOMPARE(troubled.first()[0].value<base::Error>().what.english(), std::string("the disk is full"));
        QCOMPARE(troubled.first()[1].toBool(), true);
        QVERIFY(bench.table.session()->roundIsOwed());
        QVERIFY(!bench.table.bets()->canDeal());
        QCOMPARE(bench.table.live()->actions()->count(), 0);
        QCOMPARE(bench.table.shown()->resultLine(), QStringLiteral("Returned"));
    }

    void aRoundThatWasStoppedIsReturnedWhenItCanBeWritten() {
        Bench bench;
        bench.sit("boxes");
        QVERIFY(bench.dealUntil(Intent::Stand));
        const base::Money before = bench.table.session()->wallet();
        bench.journal.failWith(
            {base::Error::Kind::Environment, "openshoe.db", base::Said::verbatim("the disk is full")});
        bench.table.live()->act(Intent::Stand);
        const QString shown = bench.table.shown()->balanceText();
        QVERIFY(bench.table.session()->wallet() > before);
        QSignalSpy troubled(&bench.table, &TableController::troubled);
        QSignalSpy opened(&bench.table, &TableController::opened);
        bench.table.retry();
        QCOMPARE(troubled.count(), 1);
        QCOMPARE(opened.count(), 0);
        QVERIFY(bench.table.hasFailed());
        QCOMPARE(bench.table.shown()->balanceText(), shown);
        bench.journal.workAgain();
        QSignalSpy shownRounds(&bench.table, &TableController::roundShown);
        bench.table.retry();
        QCOMPARE(opened.count(), 1);
        QVERIFY(!bench.table.hasFailed());
        QCOMPARE(shownRounds.count(), 1);
        QCOMPARE(bench.table.live()->phase(), LiveRound::Over);
        QCOMPARE(bench.table.shown()->resultLine(), QStringLiteral("Returned"));
        QCOMPARE(bench.table.shown()->balanceText(), shown);
        QVERIFY(bench.dealUntil(Intent::Stand));
    }

    void stakesThatCouldNotBeDealtStay() {
        Bench bench;
        bench.sit("classic");
        bench.table.bets()->minStake(1, -1);
        const QString staked = bench.table.bets()->totalStakeText();
        bench.journal.failWith(
            {base::Error::Kind::Environment, "openshoe.db", base::Said::verbatim("the disk is full")});
        bench.table.bets()->deal();
        QVERIFY(bench.table.hasFailed());
        QCOMPARE(bench.table.live()->phase(), LiveRound::Betting);
        QVERIFY(!bench.table.bets()->canDeal());
        bench.journal.workAgain();
        bench.table.retry();
        QCOMPARE(bench.table.bets()->totalStakeText(), staked);
        QVERIFY(bench.table.bets()->canDeal());
        bench.table.bets()->deal();
        QVERIFY(bench.table.live()->phase() != LiveRound::Betting);
    }
};

OPENSHOE_TEST(TestTableController, Core)
#include "tst_tablecontroller.moc"
