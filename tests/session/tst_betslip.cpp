// SPDX-License-Identifier: GPL-3.0-or-later
#include "tables.h"

using namespace openshoe;
using namespace openshoe::test;
using engine::Refusal;
using session::BetSlip;

class TestBetSlip : public QObject {
    Q_OBJECT

    engine::RuleSet m_rules;

    BetSlip slip(const char* id, const char* wallet, bool trial = false) {
        m_rules = game(id);
        return BetSlip(
            {.rules = &m_rules, .currency = m_rules.limits.front().currency, .wallet = money(wallet), .trial = trial});
    }

    /// At the shared table, with other people holding these seats.
    BetSlip sharedSlip(const char* wallet, const std::vector<int>& others) {
        m_rules = game("deluxe");
        BetSlip::Table table{
            .rules = &m_rules, .currency = "coin", .wallet = money(wallet), .trial = false, .others = {}};
        for (const int number : others)
            table.others.push_back(seat(number));
        return BetSlip(table);
    }
    static session::Place behindAt(int number) { return {seat(number), engine::StakeKind::Behind, -1}; }

private slots:
    // What one person has staked in a round, but not what others staked or what was returned.
    void aDraftIsReadFromARound() {
        using engine::StakeKind;
        const engine::PlayerNumber me{0};
        const engine::PlayerNumber other{1};
        const auto placed = [](engine::PlayerNumber player, int number, StakeKind kind, const char* amount,
                               int sideBet = 0) {
            return engine::StakePlaced{player, seat(number), kind, sideBet, money(amount)};
        };
        const auto back = [](engine::PlayerNumber player, int number, StakeKind kind, const char* amount,
                             int sideBet = 0) {
            return engine::StakeReturned{player, seat(number), kind, sideBet, money(amount)};
        };
        const engine::Events round{engine::RoundOpened{.currency = "coin"},
                                   placed(me, 1, StakeKind::Main, "10.00"),
                                   placed(me, 1, StakeKind::Side, "2.00", 1),
                                   placed(me, 1, StakeKind::Side, "3.00", 0),
                                   placed(me, 1, StakeKind::Main, "5.00"),
                                   placed(me, 3, StakeKind::Behind, "20.00"),
                                   placed(other, 1, StakeKind::Behind, "50.00"),
                                   placed(other, 2, StakeKind::Main, "50.00"),
                                   back(other, 1, StakeKind::Main, "10.00"),
                                   back(me, 3, StakeKind::Behind, "20.00"),
                                   back(me, 1, StakeKind::Side, "3.00", 0),
                                   engine::BettingClosed{}};
        const session::Draft draft = session::Draft::of(round, me, {seat(1), seat(3)});
        const std::vector<session::DraftStake> expected{{mainAt(1), money("15.00")}, {sideAt(1, 1), money("2.00")}};
        QCOMPARE(draft.stakes.size(), expected.size());
        QVERIFY(draft.stakes == expected);
        QCOMPARE(draft.total(), money("17.00"));
        QVERIFY(draft.seats == (std::vector<engine::SeatNumber>{seat(1), seat(3)}));
    }

    void addsUpAndTakesOff() {
        BetSlip s = slip("rundown", "1000.00");
        QVERIFY(!s.add(mainAt(1), money("25.00")).refusal);
        QVERIFY(!s.add(mainAt(1), money("5.00")).refusal);
        QCOMPARE(s.at(mainAt(1)), money("30.00"));
        QCOMPARE(s.left(), money("970.00"));
        s.takeOff(mainAt(1), money("25.00"));
        QCOMPARE(s.at(mainAt(1)), money("5.00"));
        s.takeOff(mainAt(1), money("25.00"));
        QVERIFY(s.isEmpty());
    }

    void clipsAtTheMaximum() {
        BetSlip s = slip("rundown", "100000.00");
        const auto clipped = s.set(mainAt(1), money("9000.00"));
        QVERIFY(!clipped.refusal);
        QVERIFY(clipped.clipped);
        QCOMPARE(s.at(mainAt(1)), money("5000.00"));
        QCOMPARE(s.add(mainAt(1), money("1.00")).refusal, Refusal::AboveMaximum);
        QCOMPARE(s.set(sideAt(1, 0), money("501.00")).amount, money("500.00"));
    }

    void tellsTheMinimumBeforeTheDeal() {
        BetSlip s = slip("deluxe", "1000.00");
        QCOMPARE(s.problem()->refusal, Refusal::SeatEmpty);
        QVERIFY(!s.add(mainAt(2), money("1.00")).refusal);
        QCOMPARE(s.problem()->refusal, Refusal::BelowMinimum);
        QCOMPARE(s.problem()->needed, money("5.00"));
        s.set(mainAt(2), money("5.00"));
        QVERIFY(!s.problem());
    }

    void refusesWhatTheEngineWouldRefuse_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seat");
        QTest::addColumn<int>("sideBet");
        QTest::addColumn<QString>("amount");
        QTest::addColumn<int>("refusal");
        QTest::newRow("step") << "classic" << 1 << -1 << "1000.01" << static_cast<int>(Refusal::BadStep);
        QTest::newRow("balance") << "classic" << 1 << -1 << "60000.00"
                                 << static_cast<int>(Refusal::InsufficientBalance);
        QTest::newRow("no such seat") << "classic" << 2 << -1 << "1000.00" << static_cast<int>(Refusal::UnknownSeat);
        QTest::newRow("no such side bet")
            << "classic" << 1 << 0 << "1.00" << static_cast<int>(Refusal::SideBetNotOffered);
        QTest::newRow("side bet on nobody's seat")
            << "deluxe" << 1 << 0 << "1.00" << static_cast<int>(Refusal::SeatEmpty);
    }

    void refusesWhatTheEngineWouldRefuse() {
        QFETCH(QString, game);
        QFETCH(int, seat);
        QFETCH(int, sideBet);
        QFETCH(QString, amount);
        QFETCH(int, refusal);
        BetSlip s = slip(qPrintable(game), "50000.00");
        const auto answer = s.set(sideBet < 0 ? mainAt(seat) : sideAt(seat, sideBet), money(qPrintable(amount)));
        QCOMPARE(answer.refusal, static_cast<Refusal>(refusal));
        QVERIFY(s.isEmpty());
        QVERIFY(!s.canUndo());
    }

    void mirrorsTwoSeats() {
        BetSlip s = slip("deluxe", "1000.00");
        s.set(mainAt(3), money("20.00"));
        QVERIFY(!s.takeSeat(seat(5)));
        QCOMPARE(s.at(mainAt(5)), money("20.00"));
        s.add(mainAt(5), money("10.00"));
        QCOMPARE(s.at(mainAt(3)), money("30.00"));
        QCOMPARE(s.takeSeat(seat(6)), Refusal::SeatLimit);
        s.leaveSeat(seat(3));
        QCOMPARE(s.draft().total(), money("30.00"));
    }

    // A small chip on a second seat must not reduce the first seat's stake to its amount.
    void aChipOnASecondSeatTakesTheFirstsStake() {
        BetSlip s = slip("deluxe", "1000.00");
        s.set(mainAt(3), money("20.00"));
        const auto answer = s.add(mainAt(5), money("1.00"));
        QVERIFY(!answer.refusal);
        QCOMPARE(answer.amount, money("20.00"));
        QCOMPARE(s.at(mainAt(3)), money("20.00"));
        QCOMPARE(s.at(mainAt(5)), money("20.00"));
        QCOMPARE(s.add(mainAt(6), money("1.00")).refusal, Refusal::SeatLimit);
        s.undo();
        QCOMPARE(s.draft().seats, std::vector{seat(3)});
    }

    void dividesWhatTheWalletCoversOnce() {
        BetSlip s = slip("deluxe", "100.00");
        s.set(mainAt(1), money("30.00"));
        QVERIFY(!s.takeSeat(seat(2)));
        // 40 are left: enough for 30 more once, but not twice.
        const auto answer = s.add(mainAt(1), money("30.00"));
        QVERIFY(!answer.refusal);
        QCOMPARE(s.at(mainAt(1)), money("45.00"));
        QCOMPARE(s.at(mainAt(2)), money("45.00"));
        QCOMPARE(s.left(), money("10.00"));
        QCOMPARE(s.add(mainAt(1), money("30.00")).refusal, Refusal::InsufficientBalance);
    }

    void trialAccountsDontSit() {
        BetSlip s = slip("deluxe", "100.00", true);
        QCOMPARE(s.set(mainAt(1), money("5.00")).refusal, Refusal::TrialNotSeated);
        QCOMPARE(s.takeSeat(seat(1)), Refusal::TrialNotSeated);
        BetSlip other = slip("boxes", "100.00", true);
        QVERIFY(!other.set(mainAt(1), money("5.00")).refusal);
    }

    void undoesEveryChange() {
        BetSlip s = slip("boxes", "1000.00");
        s.add(mainAt(1), money("5.00"));
        s.add(mainAt(2), money("10.00"));
        s.doubleAll();
        QCOMPARE(s.draft().total(), money("30.00"));
        s.clear();
        QVERIFY(s.isEmpty());
        s.undo();
        QCOMPARE(s.draft().total(), money("30.00"));
        s.undo();
        QCOMPARE(s.draft().total(), money("15.00"));
        s.undo();
        s.undo();
        QVERIFY(s.isEmpty());
        QVERIFY(!s.canUndo());
    }

    void doublesToTheMaximumAndTheWallet() {
        BetSlip s = slip("boxes", "3000.00");
        s.set(mainAt(1), money("600.00"));
        s.set(mainAt(2), money("100.00"));
        const auto answer = s.doubleAll();
        QVERIFY(answer.clipped);
        QCOMPARE(s.at(mainAt(1)), money("1000.00"));
        QCOMPARE(s.at(mainAt(2)), money("200.00"));
        s.setWallet(money("1300.00"));
        QCOMPARE(s.doubleAll().refusal, Refusal::InsufficientBalance);
        QCOMPARE(s.draft().total(), money("1200.00"));
    }

    void sideBetsNeedTheirMainStake() {
        BetSlip s = slip("down-under", "1000.00");
        s.set(sideAt(1, 1), money("5.00"));
        QCOMPARE(s.problem()->refusal, Refusal::SeatEmpty);
        s.set(mainAt(1), money("5.00"));
        QVERIFY(!s.problem());
    }

    void seatsHaveTheirRules() {
        BetSlip s = sharedSlip("1000.00", {3});
        QCOMPARE(s.takeSeat(seat(0)), Refusal::UnknownSeat);
        QCOMPARE(s.takeSeat(seat(8)), Refusal::UnknownSeat);
        QCOMPARE(s.takeSeat(seat(3)), Refusal::SeatTaken);
        QVERIFY(!s.takeSeat(seat(1)));
        QVERIFY(s.canUndo());
        s.undo();
        QVERIFY(s.draft().seats.empty());
        QVERIFY(!s.takeSeat(seat(1)));
        QVERIFY(!s.takeSeat(seat(1))); // it is already taken: nothing happens
        QVERIFY(s.isEmpty());
        s.undo();
        QVERIFY(!s.canUndo());
        for (const int free : {2, 3}) { // with nothing staked, no seat is taken
            QVERIFY(!s.set(mainAt(free), money("0.00")).refusal);
            QVERIFY(s.draft().seats.empty() && !s.canUndo());
        }
        QVERIFY(!s.takeSeat(seat(7)));
        QVERIFY(!s.set(mainAt(7), money("10.00")).refusal);
        QVERIFY(!s.set(sideAt(7, 0), money("1.00")).refusal);
        s.leaveSeat(seat(6)); // not held
        QCOMPARE(s.draft().total(), money("11.00"));
        s.leaveSeat(seat(7));
        QVERIFY(s.isEmpty());
        QVERIFY(s.draft().seats.empty());
        BetSlip alone = slip("boxes", "1000.00");
        QCOMPARE(alone.takeSeat(seat(1)), Refusal::NotOffered);
    }

    // A second seat repeats the first one's stake, if the wallet covers it.
    void aSecondSeatNeedsTheStakeAgain() {
        BetSlip s = sharedSlip("39.98", {});
        s.set(mainAt(2), money("20.00"));
        QCOMPARE(s.takeSeat(seat(4)), Refusal::InsufficientBalance);
        s.setWallet(money("40.00"));
        QVERIFY(!s.takeSeat(seat(4)));
        QCOMPARE(s.left(), money("0.00"));
        // A stake on a new seat takes that seat, and applies to both.
        BetSlip both = sharedSlip("1000.00", {});
        QVERIFY(!both.takeSeat(seat(2)));
        QVERIFY(!both.set(mainAt(4), money("20.00")).refusal);
        QCOMPARE(both.draft().seats, (std::vector{seat(2), seat(4)}));
        QCOMPARE(both.at(mainAt(2)), money("20.00"));
        QCOMPARE(both.set(mainAt(6), money("20.00")).refusal, Refusal::SeatLimit);
        QCOMPARE(both.set(mainAt(6), money("20.00")).amount, money("0.00"));
        QVERIFY(!both.takeSeat(seat(4)));
    }

    void placesHaveTheirRules() {
        BetSlip s = sharedSlip("1000.00", {3});
        s.set(mainAt(1), money("10.00"));
        const auto refusal = [&](const session::Place& place) { return s.set(place, money("10.00")).refusal; };
        QCOMPARE(refusal(mainAt(0)), Refusal::UnknownSeat);
        QCOMPARE(refusal(mainAt(8)), Refusal::UnknownSeat);
        QCOMPARE(refusal(mainAt(3)), Refusal::SeatTaken);
        QCOMPARE(s.add(mainAt(3), money("10.00")).refusal, Refusal::SeatTaken);
        QCOMPARE(refusal(behindAt(0)), Refusal::UnknownSeat);
        QCOMPARE(refusal(behindAt(1)), Refusal::BehindOwnSeat);
        QCOMPARE(refusal(behindAt(2)), Refusal::SeatEmpty);
        QVERIFY(!refusal(behindAt(3)));
        QVERIFY(!refusal(behindAt(3))); // the same again
        QCOMPARE(refusal(sideAt(1, -1)), Refusal::SideBetNotOffered);
        QCOMPARE(refusal(sideAt(1, 1)), Refusal::SideBetNotOffered);
        QCOMPARE(refusal(sideAt(2, 0)), Refusal::SeatEmpty);
        QVERIFY(!refusal(sideAt(1, 0)));
        QVERIFY(!refusal(sideAt(3, 0)));
        QVERIFY(!refusal(mainAt(7)));
        QCOMPARE(refusal({seat(1), engine::StakeKind::Insurance, -1}), Refusal::NotOffered);
        QCOMPARE(s.draft().total(), money("50.00"));
        BetSlip alone = slip("rundown", "1000.00");
        QCOMPARE(alone.set(behindAt(1), money("10.00")).refusal, Refusal::BehindNotOffered);
        QVERIFY(!alone.set(sideAt(1, 1), money("10.00")).refusal);
    }

    void boxesAreCounted() {
        BetSlip s = slip("boxes", "1000.00");
        m_rules.table.seatsPerPlayer = 2;
        QVERIFY(!s.set(mainAt(5), money("10.00")).refusal);
        QVERIFY(!s.set(mainAt(1), money("10.00")).refusal);
        QCOMPARE(s.set(mainAt(2), money("10.00")).refusal, Refusal::SeatLimit);
        QVERIFY(!s.add(mainAt(5), money("10.00")).refusal);
        BetSlip beside = slip("rundown", "1000.00"); // side bets don't count
        m_rules.table.seatsPerPlayer = 1;
        QVERIFY(!beside.set(sideAt(2, 0), money("10.00")).refusal);
        QVERIFY(!beside.set(mainAt(1), money("10.00")).refusal);
    }

    void limitsAreThePlaces() {
        BetSlip s = slip("rundown", "1000.00");
        QCOMPARE(s.limit(mainAt(1))->max, money("5000.00"));
        QCOMPARE(s.limit(sideAt(1, 0))->max, money("500.00"));
        QCOMPARE(s.limit(sideAt(1, 1))->max, money("500.00"));
        QVERIFY(!s.limit(sideAt(1, 2)));
        QVERIFY(!s.limit(sideAt(1, -1)));
        m_rules.sideBets[1].limits[0].currency = "shells";
        QVERIFY(!s.limit(sideAt(1, 1)));
        QCOMPARE(s.most(sideAt(1, 1)), money("0.00"));
        QCOMPARE(s.set(sideAt(1, 1), money("1.00")).refusal, Refusal::SideBetNotOffered);
    }

    // Exactly the maximum isn't clipping; then nothing more can be added, and the limit is checked before the wallet.
    void clipsOnlyBeyondTheMaximum() {
        BetSlip s = slip("rundown", "6000.00");
        const auto exact = s.set(mainAt(1), money("5000.00"));
        QVERIFY(!exact.clipped && !exact.refusal);
        QCOMPARE(exact.amount, money("5000.00"));
        const auto more = s.add(mainAt(1), money("0.02"));
        QCOMPARE(more.refusal, Refusal::AboveMaximum);
        QCOMPARE(more.amount, money("5000.00"));
        QCOMPARE(s.add(mainAt(2), money("1000.02")).refusal, Refusal::InsufficientBalance);
        QVERIFY(!s.add(mainAt(2), money("1000.00")).refusal);
        QCOMPARE(s.left(), money("0.00"));
        QCOMPARE(s.add(mainAt(2), money("0.00")).refusal, Refusal::InsufficientBalance);
    }

    void nothingTakenOffNothingIsNothing() {
        BetSlip s = slip("rundown", "1000.00");
        const auto answer = s.set(mainAt(1), money("0.00"));
        QVERIFY(!answer.refusal);
        QVERIFY(!s.canUndo());
        s.set(mainAt(1), money("10.00"));
        QVERIFY(!s.takeOff(mainAt(1), money("4.00")).refusal);
        QCOMPARE(s.at(mainAt(1)), money("6.00"));
        QVERIFY(!s.takeOff(mainAt(1), money("6.00")).refusal);
        QVERIFY(s.isEmpty());
        s.undo();
        QCOMPARE(s.takeOff(mainAt(1), money("6.02")).amount, money("0.00"));
        s.undo();
        QCOMPARE(s.at(mainAt(1)), money("6.00"));
        s.set(mainAt(1), money("6.00")); // no change, nothing to undo
        s.undo();
        QCOMPARE(s.at(mainAt(1)), money("10.00"));
    }

    void stakesStandByPlace() {
        BetSlip s = slip("rundown", "1000.00");
        for (const auto& place : {sideAt(2, 1), mainAt(3), mainAt(1), sideAt(2, 0), mainAt(2)})
            s.set(place, money("2.00"));
        QStringList places;
        for (const auto& stake : s.draft().stakes)
            places << QString("%1%2%3")
                          .arg(stake.place.seat.value)
                          .arg(engine::name(stake.place.kind))
                          .arg(stake.place.sideBet);
        QCOMPARE(places.join(' '), "1main-1 2main-1 2side0 2side1 3main-1");
        QCOMPARE(s.draft().total(), money("10.00"));
    }

    void theHistoryHasItsLength() {
        BetSlip s = slip("boxes", "1000.00");
        for (int i = 1; i <= 250; ++i)
            s.set(mainAt(1), base::Money::minor(2 * i));
        int undone = 0;
        for (; s.canUndo(); ++undone)
            s.undo();
        QCOMPARE(undone, 200);
        QCOMPARE(s.at(mainAt(1)), money("1.00"));
        s.undo();
        QCOMPARE(s.at(mainAt(1)), money("1.00"));
    }

    // What an addition to two seats becomes, depending on what remains in the wallet.
    void additionsAreDivided_data() {
        QTest::addColumn<QString>("wallet");
        QTest::addColumn<QString>("added");
        QTest::addColumn<QString>("becomes"); // on each of two seats with 10.00 before; empty: refused
        QTest::newRow("covered twice") << "40.00" << "10.00" << "20.00";
        QTest::newRow("covered not quite twice") << "39.98" << "10.00" << "15.00";
        QTest::newRow("covered once") << "30.00" << "10.00" << "15.00";
        QTest::newRow("covered not quite once") << "29.98" << "10.00" << "";
        QTest::newRow("down to the step") << "30.00" << "9.98" << "14.98";
        QTest::newRow("covered once but for the step") << "30.00" << "10.02" << "";
        QTest::newRow("to nothing") << "20.02" << "0.02" << "";
    }
    void additionsAreDivided() {
        QFETCH(QString, wallet);
        QFETCH(QString, added);
        QFETCH(QString, becomes);
        BetSlip s = sharedSlip("1000.00", {});
        s.set(mainAt(1), money("10.00"));
        QVERIFY(!s.takeSeat(seat(2)));
        s.setWallet(money(qPrintable(wallet)));
        const auto answer = s.add(mainAt(2), money(qPrintable(added)));
        QCOMPARE(answer.refusal, becomes.isEmpty() ? std::optional(Refusal::InsufficientBalance) : std::nullopt);
        const base::Money each = money(becomes.isEmpty() ? "10.00" : qPrintable(becomes));
        QCOMPARE(answer.amount, each);
        QCOMPARE(s.at(mainAt(1)), each);
        QCOMPARE(s.at(mainAt(2)), each);
        // An amount that is set rather than added isn't divided.
        QCOMPARE(s.set(mainAt(2), money("1000.00")).refusal, Refusal::InsufficientBalance);
        s.setWallet(s.draft().total() + money("10.00"));
        QCOMPARE(s.set(mainAt(2), each + money("10.00")).refusal, Refusal::InsufficientBalance);
    }

    void tellsTheMost() {
        BetSlip s = slip("rundown", "1000.02");
        QCOMPARE(s.most(mainAt(1)), money("1000.02"));
        QCOMPARE(s.most(sideAt(1, 0)), money("500.00"));
        s.set(mainAt(1), money("700.00"));
        QCOMPARE(s.most(mainAt(1)), money("1000.02"));
        QCOMPARE(s.most(mainAt(2)), money("300.02"));
        QCOMPARE(s.most(sideAt(1, 0)), money("300.02"));
        s.setWallet(money("100000.00"));
        QCOMPARE(s.most(mainAt(1)), money("5000.00"));
        QCOMPARE(s.most(sideAt(1, 5)), money("0.00"));
        BetSlip shared = sharedSlip("101.03", {3});
        QCOMPARE(shared.most(mainAt(1)), money("101.02"));
        shared.set(mainAt(1), money("30.00"));
        QCOMPARE(shared.most(mainAt(1)), money("101.02"));
        QCOMPARE(shared.most(mainAt(2)), money("50.50")); // on both seats then
        QCOMPARE(shared.most(behindAt(3)), money("71.02"));
        QVERIFY(!shared.takeSeat(seat(2)));
        QCOMPARE(shared.most(mainAt(1)), money("50.50"));
        QCOMPARE(shared.most(mainAt(2)), money("50.50"));
        QCOMPARE(shared.most(sideAt(2, 0)), money("41.02"));
    }

    void doublesOnlyWhatTheWalletCovers() {
        BetSlip s = slip("boxes", "2000.00");
        s.set(mainAt(1), money("500.00"));
        s.set(mainAt(2), money("500.00"));
        const auto exact = s.doubleAll();
        QVERIFY(!exact.refusal && !exact.clipped);
        QCOMPARE(exact.amount, money("2000.00"));
        const auto full = s.doubleAll();
        QVERIFY(!full.refusal && full.clipped);
        QCOMPARE(s.draft().total(), money("2000.00"));
    }

    void repeatsWhatTheWalletCovers() {
        BetSlip s = slip("boxes", "100.00");
        s.set(mainAt(1), money("60.00"));
        s.set(mainAt(2), money("40.00"));
        const session::Draft before = s.draft();
        s.clear();
        const auto again = s.repeat(before);
        QVERIFY(!again.refusal);
        QCOMPARE(again.amount, money("100.00"));
        QVERIFY(s.draft() == before);
        s.clear();
        s.setWallet(money("99.98"));
        const auto poor = s.repeat(before);
        QCOMPARE(poor.refusal, Refusal::InsufficientBalance);
        QCOMPARE(poor.amount, money("100.00"));
        QVERIFY(s.isEmpty());
    }

    // Clearing keeps the seats.
    void clearsTheStakes() {
        BetSlip s = sharedSlip("100.00", {});
        s.set(mainAt(1), money("10.00"));
        s.clear();
        QVERIFY(s.isEmpty());
        QCOMPARE(s.draft().seats, std::vector{seat(1)});
    }

    void tellsWhatKeepsItFromBeingDealt() {
        BetSlip s = sharedSlip("100.00", {3});
        QCOMPARE(s.problem()->needed, money("5.00"));
        s.set(behindAt(3), money("4.98"));
        QCOMPARE(s.problem()->refusal, Refusal::BelowMinimum);
        QVERIFY(s.problem()->place == behindAt(3));
        s.set(behindAt(3), money("5.00"));
        QVERIFY(!s.problem());
        s.set(sideAt(3, 0), money("1.00")); // on someone else's seat, without a main stake of one's own
        QVERIFY(!s.problem());
        QVERIFY(!s.takeSeat(seat(1)));
        s.set(sideAt(1, 0), money("1.00"));
        QCOMPARE(s.problem()->refusal, Refusal::SeatEmpty);
        QVERIFY(s.problem()->place == sideAt(1, 0));
        s.set(mainAt(1), money("5.00"));
        QVERIFY(!s.problem());
        s.setWallet(money("12.00"));
        QVERIFY(!s.problem());
        s.setWallet(money("11.98"));
        QCOMPARE(s.problem()->refusal, Refusal::InsufficientBalance);
        QCOMPARE(s.problem()->needed, money("12.00"));
        // An earlier draft, under limits that have changed.
        BetSlip old(
            BetSlip::Table{
                .rules = &m_rules, .currency = "coin", .wallet = money("10000.00"), .trial = false, .others = {}},
            {.stakes = {{mainAt(1), money("5000.02")}}, .seats = {seat(1)}});
        QCOMPARE(old.problem()->refusal, Refusal::AboveMaximum);
        QCOMPARE(old.problem()->needed, money("5000.00"));
        m_rules.limits[0].max = money("5000.02");
        QVERIFY(!old.problem());
        BetSlip gone(
            BetSlip::Table{
                .rules = &m_rules, .currency = "coin", .wallet = money("10000.00"), .trial = false, .others = {}},
            {.stakes = {{mainAt(1), money("10.00")}, {sideAt(1, 3), money("1.00")}}, .seats = {seat(1)}});
        QCOMPARE(gone.problem()->refusal, Refusal::SideBetNotOffered);
        QVERIFY(gone.problem()->place == sideAt(1, 3));
    }

    // First seats no longer wanted are left; among held seats one stake stands for all; then come new seats, bets
    // behind and side bets.
    void itsCommandsHaveTheirOrder() {
        BetSlip s = sharedSlip("1000.00", {3});
        QVERIFY(!s.takeSeat(seat(5)));
        QVERIFY(!s.takeSeat(seat(1)));
        s.set(mainAt(1), money("10.00"));
        s.set(sideAt(1, 0), money("1.00"));
        s.set(behindAt(3), money("6.00"));
        const auto told = [&](const std::vector<engine::SeatNumber>& held) {
            QStringList list;
            for (const engine::Command& command : s.commands(engine::PlayerNumber{4}, held)) {
                if (const auto* leave = std::get_if<engine::LeaveSeat>(&command)) {
                    list << QString("leave %1").arg(leave->seat.value);
                    continue;
                }
                const auto& place = std::get<engine::PlaceStake>(command);
                list << QString("%1 %2 %3")
                            .arg(engine::name(place.kind))
                            .arg(place.seat.value)
                            .arg(place.amount.text().c_str());
            }
            return list.join(", ");
        };
        QCOMPARE(told({}), "main 1 10.00, main 5 10.00, behind 3 6.00, side 1 1.00");
        QCOMPARE(told({seat(5)}), "main 5 10.00, main 1 10.00, behind 3 6.00, side 1 1.00");
        QCOMPARE(told({seat(1), seat(5)}), "main 1 10.00, behind 3 6.00, side 1 1.00");
        QCOMPARE(told({seat(7), seat(5)}), "leave 7, main 5 10.00, main 1 10.00, behind 3 6.00, side 1 1.00");
        BetSlip alone = slip("boxes", "1000.00");
        alone.set(mainAt(1), money("10.00"));
        alone.set(mainAt(2), money("20.00"));
        QCOMPARE(alone.commands(engine::PlayerNumber{0}, {seat(1), seat(2), seat(3)}).size(), std::size_t(2));
    }

    // The engine accepts whatever the slip accepts.
    void itsCommandsAreTaken_data() {
        QTest::addColumn<QString>("id");
        for (const QString& id : allGames())
            QTest::newRow(qPrintable(id)) << id;
    }

    void itsCommandsAreTaken() {
        QFETCH(QString, id);
        const engine::RuleSet rules = game(qPrintable(id));
        std::uint32_t random = 12345;
        const auto next = [&](int below) {
            return static_cast<int>((random = random * 1664525U + 1013904223U) >> 8) % below;
        };
        int dealt = 0;
        for (int round = 0; round < 300; ++round) {
            engine::TableState state;
            state.currency = rules.limits.front().currency;
            const auto most = rules.limits.front().max;
            state.players.push_back(
                {.id = "player",
                 .balance = base::Money::minor(next(1000) * most.minorUnits() / 300).roundedDownTo(base::stakeStep)});
            BetSlip s({.rules = &rules, .currency = state.currency, .wallet = state.players[0].balance});
            for (int change = 0; change < 8; ++change) {
                const int bets = static_cast<int>(rules.sideBets.size());
                const bool side = bets > 0 && next(3) == 0;
                const int number = 1 + next(rules.table.seats);
                const base::Money amount = base::Money::minor(next(200) * rules.limits.front().min.minorUnits() / 10)
                                               .roundedDownTo(base::stakeStep);
                (void)s.add(side ? sideAt(number, next(bets)) : mainAt(number), amount);
            }
            QVERIFY(!(s.left() < base::Money{}));
            if (s.problem())
                continue;
            engine::Events events;
            QVERIFY(!engine::applyTo(rules, state, engine::OpenRound{}, {}, events));
            for (const engine::Command& command : s.commands(engine::PlayerNumber{0}, {})) {
                const auto refusal = engine::applyTo(rules, state, command, {}, events);
                QVERIFY2(!refusal, refusal ? engine::name(*refusal) : "");
            }
            QCOMPARE(state.players[0].balance, s.left());
            for (const session::DraftStake& stake : s.draft().stakes)
                QCOMPARE(
                    state.find(stake.place.kind, engine::PlayerNumber{0}, stake.place.seat, {}, stake.place.sideBet)
                        ->stake,
                    stake.amount);
            ++dealt;
        }
        QVERIFY(dealt > 30);
    }

    // A seat that is only wanted may be bet behind and may be taken; where someone sits out, nothing can be staked.
    void othersComeAndGo() {
        BetSlip s = sharedSlip("1000.00", {});
        s.setOthers({seat(1), seat(2)}, {seat(3), seat(4)}, {seat(2), seat(4)});
        QCOMPARE(s.takeSeat(seat(1)), Refusal::SeatTaken);
        QVERIFY(!s.set(behindAt(1), money("10.00")).refusal);
        QCOMPARE(s.set(behindAt(2), money("10.00")).refusal, Refusal::SeatEmpty);
        QVERIFY(!s.set(behindAt(3), money("10.00")).refusal);
        QVERIFY(!s.set(sideAt(3, 0), money("5.00")).refusal);
        QCOMPARE(s.set(sideAt(4, 0), money("5.00")).refusal, Refusal::SeatEmpty);
        QVERIFY(!s.takeSeat(seat(3)));
        QVERIFY(s.at(behindAt(3)).isZero()); // nobody bets behind their own seat
        QCOMPARE(s.at(sideAt(3, 0)), money("5.00"));
        QVERIFY(!s.set(mainAt(3), money("20.00")).refusal);
        QVERIFY(!s.problem());
        s.undo();
        s.undo();
        QCOMPARE(s.at(behindAt(3)), money("10.00"));
        const session::Draft before = s.draft();
        s.setOthers({seat(1)}, {}, {});
        QCOMPARE(s.at(behindAt(1)), money("10.00"));
        QVERIFY(s.at(behindAt(3)).isZero() && s.at(sideAt(3, 0)).isZero()); // nobody is there any more
        QVERIFY(!s.problem());
        QCOMPARE(s.problemIn(before)->refusal, Refusal::SeatEmpty);
        s.setOthers({}, {}, {});
        QVERIFY(s.isEmpty());
        QVERIFY(!s.set(mainAt(3), money("20.00")).refusal);
        const session::Draft mine = s.draft();
        s.setOthers({seat(3)}, {}, {});
        QVERIFY(s.isEmpty() && s.draft().seats.empty());
        QCOMPARE(s.problemIn(mine)->refusal, Refusal::SeatTaken);
    }
};

QTEST_APPLESS_MAIN(TestBetSlip)
#include "tst_betslip.moc"
