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

private slots:
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

    void dividesWhatTheWalletCoversOnce() {
        BetSlip s = slip("deluxe", "100.00");
        s.set(mainAt(1), money("30.00"));
        QVERIFY(!s.takeSeat(seat(2)));
        // 40 are left: 30 more are there once, not twice.
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

    // Whatever the slip accepts, the engine takes.
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
};

QTEST_APPLESS_MAIN(TestBetSlip)
#include "tst_betslip.moc"
