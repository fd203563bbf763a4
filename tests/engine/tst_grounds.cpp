// SPDX-License-Identifier: GPL-3.0-or-later
// Why a hand ends as it does: the rule that decided it, and the result that follows.
#include "engine/rounding.h"
#include "engine/settlement.h"

#include "testprogram.h"

#include <QTest>

using namespace openshoe::engine;
using openshoe::base::Money;

Q_DECLARE_METATYPE(openshoe::engine::Ground)
Q_DECLARE_METATYPE(openshoe::engine::Phase)
Q_DECLARE_METATYPE(openshoe::engine::CharlieWins)

class TestGrounds : public QObject {
    Q_OBJECT

    static QStringList returnedOf(const RuleSet& rules, const TableState& state) {
        QStringList returned;
        for (const Play& play : state.plays)
            returned << QString::fromStdString(settleOnHand(rules, state, play).returned.text());
        return returned;
    }

    static Cards cardsOf(const QString& text) {
        Cards cards;
        for (const QString& card : text.split(u' '))
            cards.add(*Card::parse(card.toStdString()));
        return cards;
    }
    static TableState oneHandsTurn() {
        TableState state;
        state.phase = Phase::Turns;
        state.seat(SeatNumber{1}).handCount = 1;
        return state;
    }
    // Whether a stake of 1000 on that hand is sure to return this much.
    static bool isSureOf(int returned, RuleSet& rules, TableState& state, bool peek, const char* dealer) {
        rules.dealer.peek = peek;
        state.dealer.cards = cardsOf(dealer);
        const auto certain = certainOf(rules, state, {.seat = SeatNumber{1}, .stake = Money::minor(1000)});
        return certain && *certain == Settlement{PlayResult::Win, Money::minor(returned)};
    }

private slots:
    void aHandsGround_data() {
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("how"); // d doubled, s from a split, r surrendered
        QTest::addColumn<QString>("dealer");
        QTest::addColumn<Push22>("push22");
        QTest::addColumn<Ground>("ground");
        QTest::addColumn<QString>("result");
        const auto row = [](const char* hand, const char* how, const char* dealer, Ground ground, const char* result,
                            Push22 push22 = Push22::None) {
            QTest::addRow("%s %s against %s, %s", hand, how, dealer, name(ground))
                << hand << how << dealer << push22 << ground << result;
        };
        row("AS KH", "", "TD 7C", Ground::Blackjack, "blackjack");
        row("AS KH", "", "AD KC", Ground::BothBlackjack, "push");
        row("AS KH", "s", "AD KC", Ground::DealerBlackjackTakes, "lose");
        row("7S 7H 7D", "", "AD KC", Ground::DealerBlackjack, "lose");
        row("6S 5H TD", "d", "AD KC", Ground::DealerBlackjackTakes, "lose");
        row("TS 6H 9D", "", "AD KC", Ground::Bust, "bust");
        row("TS 6H", "r", "AD KC", Ground::Surrendered, "surrender");
        row("TS 6H", "", "TD 6C 9H", Ground::DealerBust, "win");
        row("TS 9H", "", "TD 8C", Ground::Higher, "win");
        row("TS 8H", "", "TD 8C", Ground::Equal, "push");
        row("TS 7H", "", "TD 8C", Ground::Lower, "lose");
        row("TS 7H", "", "TD 6C 6H", Ground::DealerBust, "win");
        row("TS 7H", "", "TD 6C 6H", Ground::Push22, "push", Push22::GoldInitial);
        row("TS KH", "", "TD 6C 6H", Ground::Paid22, "win", Push22::GoldInitial);
        row("TS KH", "s", "TD 6C 6H", Ground::Push22, "push", Push22::GoldInitial);
        row("7S 7H 7D", "", "TD 6C 6H", Ground::Paid22, "win", Push22::GoldAny);
        row("AS KH", "", "TD 6C 6H", Ground::Blackjack, "blackjack", Push22::GoldInitial);
        row("TS KH", "", "TD 6C 6H", Ground::Push22, "push", Push22::All);
        row("7S 7H 7D", "", "TD 6C 6H", Ground::Push22, "push", Push22::All);
        row("AS KH", "", "TD 6C 6H", Ground::Blackjack, "blackjack", Push22::All);
        row("TS 6H 9D", "", "TD 6C 6H", Ground::Bust, "bust", Push22::All);
        row("TS 7H", "", "TD 6C 7H", Ground::DealerBust, "win", Push22::All);
    }
    void aHandsGround() {
        QFETCH(QString, hand);
        QFETCH(QString, how);
        QFETCH(QString, dealer);
        QFETCH(Push22, push22);
        QFETCH(Ground, ground);
        QFETCH(QString, result);
        RuleSet rules;
        rules.dealer.push22 = push22;
        Hand held;
        held.cards = cardsOf(hand);
        held.doubledOn = how.contains(u'd') ? 2 : 0;
        held.fromSplit = how.contains(u's');
        held.surrendered = how.contains(u'r');
        const Cards cards = cardsOf(dealer);
        QCOMPARE(groundOf(rules, held, cards), ground);
        QCOMPARE(QString::fromLatin1(name(settleHand(rules, held, cards, Money::minor(1000)).result)), result);
    }

    // A split or doubled hand that loses all of its stake to a late blackjack loses more than another only where the
    // blackjack takes everything.
    void aLateBlackjacksGround() {
        RuleSet rules;
        rules.dealer.peek = false;
        Hand split;
        split.cards = cardsOf("TS 8H");
        split.fromSplit = true;
        for (const auto takes : {BlackjackTakes::All, BlackjackTakes::Original, BlackjackTakes::BustedPlusOne}) {
            rules.dealer.blackjackTakes = takes;
            QCOMPARE(groundOf(rules, split, cardsOf("AD KC")),
                     takes == BlackjackTakes::All ? Ground::DealerBlackjackTakes : Ground::DealerBlackjack);
        }
        // Of what the house staked there is nothing to take, but of what was doubled for money.
        rules.dealer.blackjackTakes = BlackjackTakes::All;
        split.freeSplit = true;
        QCOMPARE(groundOf(rules, split, cardsOf("AD KC")), Ground::DealerBlackjack);
        split.doubledOn = 2;
        QCOMPARE(groundOf(rules, split, cardsOf("AD KC")), Ground::DealerBlackjackTakes);
        split.freeDouble = true;
        QCOMPARE(groundOf(rules, split, cardsOf("AD KC")), Ground::DealerBlackjack);
    }

    // "Busted and one more" is counted for each person and seat: one stake of the first hand that isn't bust.
    void theOneMoreIsEachPersonsOwn() {
        RuleSet rules;
        rules.dealer.peek = false;
        rules.dealer.blackjackTakes = BlackjackTakes::BustedPlusOne;
        TableState state;
        state.phase = Phase::Over;
        state.dealer.cards = cardsOf("AS KH");
        state.dealer.holeTurned = true;
        const auto hands = [&](int number, std::initializer_list<const char*> all) {
            Seat& seat = state.seat(SeatNumber{static_cast<std::uint8_t>(number)});
            for (const char* cards : all) {
                Hand& hand = seat.hands[static_cast<std::size_t>(seat.handCount++)];
                hand.cards = cardsOf(cards);
                hand.fromSplit = true;
            }
        };
        hands(1, {"8S 7H TD", "8D TH", "8C 9H"});
        hands(2, {"9S 5H TD", "9D TH"});
        const auto plays = [&](int player, int seat, StakeKind kind, std::initializer_list<int> numbers) {
            for (const int hand : numbers)
                state.plays.push_back({.player = PlayerNumber{static_cast<std::uint16_t>(player)},
                                       .seat = SeatNumber{static_cast<std::uint8_t>(seat)},
                                       .hand = HandNumber{static_cast<std::uint8_t>(hand)},
                                       .kind = kind,
                                       .stake = Money::minor(1000)});
        };
        plays(0, 1, StakeKind::Main, {1, 2, 3});
        plays(1, 1, StakeKind::Behind, {1, 3}); // who didn't follow the second split
        plays(1, 2, StakeKind::Behind, {1, 2});
        state.plays[0].raise = Money::minor(500); // of a bust hand the double is taken too
        QCOMPARE(returnedOf(rules, state), QStringList({"0.00", "0.00", "10.00", "0.00", "0.00", "0.00", "0.00"}));
        std::swap(state.seat(SeatNumber{1}).hands[0], state.seat(SeatNumber{1}).hands[1]);
        QCOMPARE(returnedOf(rules, state), QStringList({"5.00", "0.00", "10.00", "0.00", "10.00", "0.00", "0.00"}));
        rules.dealer.blackjackTakes = BlackjackTakes::OriginalBusted;
        state.plays[1].raise = Money::minor(500);
        QCOMPARE(returnedOf(rules, state), QStringList({"5.00", "0.00", "0.00", "0.00", "0.00", "0.00", "0.00"}));
    }

    // A bust hand is lost at once, unless a late blackjack may give some of a doubled or split one back.
    void aBustHandsDoubleWaits() {
        RuleSet rules;
        rules.dealer.peek = false;
        TableState state;
        state.phase = Phase::Turns;
        Seat& seat = state.seat(SeatNumber{1});
        seat.handCount = 2;
        seat.hands[0].cards = seat.hands[1].cards = cardsOf("TS 6H 9D");
        const auto isCertain = [&](BlackjackTakes takes, const char* dealer, int raise, int hand) {
            rules.dealer.blackjackTakes = takes;
            state.dealer.cards = cardsOf(dealer);
            const Play play{.seat = SeatNumber{1},
                            .hand = HandNumber{static_cast<std::uint8_t>(hand)},
                            .stake = Money::minor(2000),
                            .raise = Money::minor(raise)};
            return certainOf(rules, state, play) == Settlement{PlayResult::Bust, Money{}};
        };
        using enum BlackjackTakes;
        QVERIFY(!isCertain(Original, "AS 9H", 1000, 1));
        QVERIFY(!isCertain(Original, "TS 9H", 0, 2));
        QVERIFY(isCertain(Original, "TS 9H", 0, 1));
        QVERIFY(isCertain(Original, "9S 9H", 1000, 2)); // the dealer can't have one
        for (const auto takes : {All, OriginalBusted, BustedPlusOne})
            QVERIFY(isCertain(takes, "AS 9H", 1000, 2));
    }

    // What a hand's own cards decide is known before the dealer's are; a blackjack's pay waits for the peek.
    void certainBeforeTheDealer_data() {
        QTest::addColumn<QString>("hand");
        QTest::addColumn<bool>("surrendered");
        QTest::addColumn<QString>("dealer");
        QTest::addColumn<bool>("peek");
        QTest::addColumn<Phase>("phase");
        QTest::addColumn<QString>("returned"); // empty: not certain
        QTest::newRow("bust") << "TS 6H 9D" << false << "9S 8H" << true << Phase::Turns << "0.00";
        QTest::newRow("bust, no peek") << "TS 6H 9D" << false << "AS KH" << false << Phase::Turns << "0.00";
        QTest::newRow("given up") << "TS 6H" << true << "9S 8H" << false << Phase::Turns << "5.00";
        QTest::newRow("20") << "TS KH" << false << "9S 8H" << true << Phase::Turns << "";
        QTest::newRow("blackjack, peeked") << "AS KH" << false << "TS 8H" << true << Phase::Turns << "25.00";
        QTest::newRow("blackjack, before the peek") << "AS KH" << false << "TS 8H" << true << Phase::Offers << "";
        QTest::newRow("blackjack, no peek") << "AS KH" << false << "TS 8H" << false << Phase::Turns << "";
        QTest::newRow("blackjack, no peek, a nine") << "AS KH" << false << "9S 8H" << false << Phase::Turns << "25.00";
    }
    void certainBeforeTheDealer() {
        QFETCH(QString, hand);
        QFETCH(bool, surrendered);
        QFETCH(QString, dealer);
        QFETCH(bool, peek);
        QFETCH(Phase, phase);
        QFETCH(QString, returned);
        RuleSet rules;
        rules.dealer.peek = peek;
        TableState state;
        state.phase = phase;
        state.dealer.cards = cardsOf(dealer);
        Seat& seat = state.seat(SeatNumber{1});
        seat.handCount = 1;
        seat.hands[0].cards = cardsOf(hand);
        seat.hands[0].surrendered = surrendered;
        Play play{.seat = SeatNumber{1}, .stake = Money::minor(1000)};
        const auto certain = certainOf(rules, state, play);
        QCOMPARE(certain ? QString::fromStdString(certain->returned.text()) : QString(), returned);
        for (const StakeKind kind : {StakeKind::Insurance, StakeKind::Side}) {
            play.kind = kind;
            QVERIFY(!certainOf(rules, state, play));
        }
        play.kind = StakeKind::Main;
        QVERIFY(!isPaidAtOnce(rules, state, play)); // nobody else plays
        Seat& other = state.seat(SeatNumber{2});
        other.handCount = 1;
        other.hands[0].cards = cardsOf("TS 6H");
        QCOMPARE(isPaidAtOnce(rules, state, play), returned == u"25.00");
        play.settled = true;
        QVERIFY(!certainOf(rules, state, play));
        play.result = PlayResult::EvenMoney; // taken before the turns, it is all that the play gets
        QVERIFY(!isPaidAtOnce(rules, state, play));
        play.result = PlayResult::Blackjack; // it was paid then, and stays so
        QCOMPARE(isPaidAtOnce(rules, state, play), returned == u"25.00");
        play.kind = StakeKind::Insurance; // on the same hand
        QVERIFY(!isPaidAtOnce(rules, state, play));
        play.kind = StakeKind::Main;
        // What the hole card shows later doesn't change when it was paid; a dealer's blackjack means that it wasn't.
        state.dealer.holeTurned = true;
        QCOMPARE(isPaidAtOnce(rules, state, play), returned == u"25.00");
        state.dealer.cards = cardsOf("AS KH");
        QVERIFY(!isPaidAtOnce(rules, state, play));
    }

    // Where the dealer's blackjack is paid against too, ties are lost, and one's own is sure once it is no longer
    // offered even money.
    void tiesThatAreLost() {
        RuleSet rules;
        rules.dealer.ties = Ties::Dealer;
        Hand hand;
        hand.cards = cardsOf("TS 8H");
        QCOMPARE(groundOf(rules, hand, cardsOf("TD 8C")), Ground::TieLost);
        QCOMPARE(settleHand(rules, hand, cardsOf("TD 8C"), Money::minor(1000)),
                 (Settlement{PlayResult::Lose, Money{}}));
        hand.cards = cardsOf("AS KH");
        QCOMPARE(groundOf(rules, hand, cardsOf("AD KC")), Ground::BothBlackjack);
        rules.dealer.ties = Ties::DealerNotBlackjacks;
        QCOMPARE(groundOf(rules, hand, cardsOf("AD KC")), Ground::Blackjack);

        rules.dealer.peek = false;
        TableState state;
        state.dealer.cards = cardsOf("TS AH");
        Seat& seat = state.seat(SeatNumber{1});
        seat.handCount = 1;
        seat.hands[0] = hand;
        const Play play{.seat = SeatNumber{1}, .stake = Money::minor(1000)};
        state.phase = Phase::Offers;
        QVERIFY(!certainOf(rules, state, play));
        state.phase = Phase::Turns;
        QCOMPARE(certainOf(rules, state, play), std::optional(Settlement{PlayResult::Blackjack, Money::minor(2500)}));
        rules.dealer.ties = Ties::Dealer;
        QVERIFY(!certainOf(rules, state, play));
    }

    // 21 wins against 21, and a blackjack against the dealer's; lower totals push, and a 21 that is no blackjack loses
    // to one.
    void tiesThatAreWon() {
        RuleSet rules;
        rules.dealer.ties = Ties::PlayerOn21;
        Hand hand;
        const auto against = [&](const char* mine, const char* dealer) {
            hand.cards = cardsOf(mine);
            return std::pair(groundOf(rules, hand, cardsOf(dealer)),
                             settleHand(rules, hand, cardsOf(dealer), Money::minor(1000)).returned.minorUnits());
        };
        QCOMPARE(against("7S 7H 7D", "TD 8C 3C"), std::pair(Ground::TieWon, 2000L));
        QCOMPARE(against("TS 8H", "TD 8C"), std::pair(Ground::Equal, 1000L));
        QCOMPARE(against("AS KH", "AD KC"), std::pair(Ground::Blackjack, 2500L));
        QCOMPARE(against("7S 7H 7D", "AD KC"), std::pair(Ground::DealerBlackjack, 0L));
        hand.fromSplit = true; // no blackjack then
        QCOMPARE(against("AS KH", "AD 9C AC"), std::pair(Ground::TieWon, 2000L));

        // One's own blackjack is sure once it is no longer offered even money.
        rules.dealer.peek = false;
        TableState state;
        state.dealer.cards = cardsOf("TS AH");
        Seat& seat = state.seat(SeatNumber{1});
        seat.handCount = 1;
        seat.hands[0].cards = cardsOf("AS KH");
        const Play play{.seat = SeatNumber{1}, .stake = Money::minor(1000)};
        state.phase = Phase::Offers;
        QVERIFY(!certainOf(rules, state, play));
        state.phase = Phase::Turns;
        QCOMPARE(certainOf(rules, state, play), std::optional(Settlement{PlayResult::Blackjack, Money::minor(2500)}));
    }

    // 21 wins whatever the dealer has: against a blackjack found late too, and against a 22 that pushes other hands.
    void twentyOneThatAlwaysWins() {
        RuleSet rules;
        rules.dealer.ties = Ties::PlayerAlwaysOn21;
        rules.dealer.peek = false;
        rules.dealer.push22 = Push22::All;
        Hand hand;
        const auto against = [&](const char* mine, const char* dealer) {
            hand.cards = cardsOf(mine);
            return std::pair(groundOf(rules, hand, cardsOf(dealer)),
                             settleHand(rules, hand, cardsOf(dealer), Money::minor(1000)).returned.minorUnits());
        };
        for (const auto takes : {BlackjackTakes::All, BlackjackTakes::OriginalBusted, BlackjackTakes::BustedPlusOne}) {
            rules.dealer.blackjackTakes = takes;
            hand = {};
            QCOMPARE(against("7S 7H 7D", "AD KC"), std::pair(Ground::TieWon, 2000L));
            QCOMPARE(groundOf(rules, hand, {}), Ground::TieWon); // decided already
            QCOMPARE(against("7S 7H 7D", "TD 8C 3C"), std::pair(Ground::TieWon, 2000L));
            QCOMPARE(against("7S 7H 7D", "TD 6C 6D"), std::pair(Ground::Paid22, 2000L));
            QCOMPARE(against("7S 7H 7D", "TD 6C 7D"), std::pair(Ground::DealerBust, 2000L));
            QCOMPARE(against("7S 7H 7D", "TD 9C"), std::pair(Ground::Higher, 2000L));
            QCOMPARE(against("AS KH", "AD KC"), std::pair(Ground::Blackjack, 2500L));
            QCOMPARE(against("TS KH", "AD KC"), std::pair(Ground::DealerBlackjack, 0L));
            QCOMPARE(against("TS KH", "TD 6C 6D"), std::pair(Ground::Push22, 1000L));
            QCOMPARE(against("TS 8H", "TD 8C"), std::pair(Ground::Equal, 1000L));
            rules.bonus.mixed777 = {5, 2};
            QCOMPARE(against("7S 7H 7D", "AD KC"), std::pair(Ground::Bonus, 3500L));
            hand.doubledOn = 2;
            QCOMPARE(against("7S 7H 7D", "AD KC"), std::pair(Ground::TieWon, 2000L));
            rules.bonus = {};
            hand = Hand{.fromSplit = true}; // no blackjack then
            QCOMPARE(against("AS KH", "AD KC"), std::pair(Ground::TieWon, 2000L));
        }
        // A blackjack that takes the first stake alone takes it all the same; after a peek there is none.
        rules.dealer.blackjackTakes = BlackjackTakes::Original;
        hand = {};
        QCOMPARE(against("7S 7H 7D", "AD KC"), std::pair(Ground::DealerBlackjack, 0L));
        QCOMPARE(against("7S 7H 7D", "TD 8C 3C"), std::pair(Ground::TieWon, 2000L));
        QCOMPARE(against("7S 7H 7D", "TD 6C 6D"), std::pair(Ground::Push22, 1000L));
        rules.dealer.peek = true;
        QCOMPARE(against("7S 7H 7D", "TD 6C 6D"), std::pair(Ground::Paid22, 2000L));
    }

    // A blackjack found late takes nothing of a hand that is over: one of 21 that has won, or one given up after a
    // double. The one stake more than the busted ones is another hand's.
    void aLateBlackjackTakesNothingOfWhatIsOver() {
        RuleSet rules;
        rules.dealer.peek = false;
        rules.dealer.ties = Ties::PlayerAlwaysOn21;
        rules.doubling.rescue = true;
        TableState state;
        state.phase = Phase::Over;
        state.dealer.cards = cardsOf("AS KH");
        state.dealer.holeTurned = true;
        Seat& seat = state.seat(SeatNumber{1});
        for (const char* cards : {"8S 3H TD", "8D TH", "8C 9H"}) {
            Hand& hand = seat.hands[static_cast<std::size_t>(seat.handCount++)];
            hand.cards = cardsOf(cards);
            hand.fromSplit = true;
            state.plays.push_back({.seat = SeatNumber{1},
                                   .hand = HandNumber{static_cast<std::uint8_t>(seat.handCount)},
                                   .stake = Money::minor(1000)});
        }
        Hand& first = seat.hands[0];
        Play& play = state.plays[0];
        first.doubledOn = 2;
        play.stake = Money::minor(2000);
        play.raise = Money::minor(1000);
        const auto returned = [&](BlackjackTakes takes) {
            rules.dealer.blackjackTakes = takes;
            return returnedOf(rules, state).join(u' ');
        };
        QCOMPARE(returned(BlackjackTakes::All), "40.00 0.00 0.00");
        QCOMPARE(returned(BlackjackTakes::OriginalBusted), "40.00 0.00 0.00");
        QCOMPARE(returned(BlackjackTakes::BustedPlusOne), "40.00 0.00 10.00");
        QCOMPARE(groundOf(rules, state, play), Ground::TieWon);
        QCOMPARE(groundOf(rules, state, state.plays[2]), Ground::DealerBlackjackLeaves);
        QCOMPARE(returned(BlackjackTakes::Original), "10.00 10.00 10.00");
        first.cards = cardsOf("8S 3H 2D");
        first.surrendered = true;
        QCOMPARE(returned(BlackjackTakes::All), "10.00 0.00 0.00");
        QCOMPARE(returned(BlackjackTakes::OriginalBusted), "10.00 0.00 0.00");
        QCOMPARE(returned(BlackjackTakes::BustedPlusOne), "10.00 0.00 10.00");
        QCOMPARE(groundOf(rules, state, play), Ground::Surrendered);
        first.surrendered = false; // kept, it pays for them all
        QCOMPARE(returned(BlackjackTakes::BustedPlusOne), "10.00 10.00 10.00");
        QCOMPARE(groundOf(rules, state, play), Ground::DealerBlackjackLeaves);
    }

    // Such a 21 is paid whatever the dealer's cards may still be.
    void twentyOneThatIsSure() {
        RuleSet rules;
        rules.dealer.ties = Ties::PlayerAlwaysOn21;
        TableState state = oneHandsTurn();
        Seat& seat = state.seat(SeatNumber{1});
        const auto isSure = [&](bool peek, const char* dealer) { return isSureOf(2000, rules, state, peek, dealer); };
        seat.hands[0].cards = cardsOf("6S 7H 8D");
        QVERIFY(isSure(true, "TS 8H") && isSure(false, "9S 8H") && isSure(false, "AS KH"));
        rules.dealer.blackjackTakes = BlackjackTakes::Original;
        QVERIFY(isSure(true, "TS 8H") && !isSure(false, "9S 8H") && !isSure(false, "AS KH"));
        rules.dealer.blackjackTakes = BlackjackTakes::All;
        seat.hands[0].cards = cardsOf("6S 7H 7D");
        QVERIFY(!isSure(false, "9S 8H"));
        rules.dealer.ties = Ties::PlayerOn21;
        seat.hands[0].cards = cardsOf("6S 7H 8D");
        QVERIFY(!isSure(true, "TS 8H"));
    }

    // A blackjack found late takes all of what was surrendered, but of a doubled hand that is over, or given up early.
    void surrendersThatAreVoid() {
        RuleSet rules;
        rules.dealer.peek = false;
        rules.surrender.when = SurrenderWhen::Late;
        rules.surrender.isVoid = true;
        TableState state;
        state.phase = Phase::Turns;
        Seat& seat = state.seat(SeatNumber{1});
        seat.handCount = 1;
        Hand& hand = seat.hands[0];
        hand.cards = cardsOf("TS 6H");
        hand.surrendered = true;
        const Play play{.seat = SeatNumber{1}, .stake = Money::minor(1000)};
        const Settlement half{PlayResult::Surrender, Money::minor(500)};
        const auto end = [&](const char* dealer) { return settleHand(rules, hand, cardsOf(dealer), play.stake); };
        const auto isSure = [&](const char* dealer) {
            state.dealer.cards = cardsOf(dealer);
            return certainOf(rules, state, play) == half;
        };
        QCOMPARE(groundOf(rules, hand, cardsOf("AD KC")), Ground::SurrenderVoid);
        QCOMPARE(end("AD KC"), (Settlement{PlayResult::Lose, Money{}}));
        QCOMPARE(groundOf(rules, hand, cardsOf("AD 9C AC")), Ground::Surrendered);
        QCOMPARE(end("AD 9C AC"), half);
        QVERIFY(!isSure("TS 8H") && !isSure("AS 8H") && isSure("9S AH"));
        state.dealer.holeTurned = true;
        QVERIFY(isSure("TS 8H") && !isSure("TS AH"));
        state.dealer.holeTurned = false;
        hand.doubledOn = 2;
        QVERIFY(end("AD KC") == half && isSure("TS AH"));
        hand.doubledOn = 0;
        hand.fromSplit = true;
        QCOMPARE(groundOf(rules, hand, cardsOf("AD KC")), Ground::SurrenderVoid);
        rules.surrender.when = SurrenderWhen::Early;
        QVERIFY(end("AD KC") == half && isSure("TS AH"));
        rules.surrender = {.when = SurrenderWhen::Late};
        QVERIFY(end("AD KC") == half && isSure("TS AH"));
    }

    void charlies_data() {
        QTest::addColumn<CharlieWins>("wins");
        QTest::addColumn<QString>("dealer");
        QTest::addColumn<Ground>("ground"); // of a hand of 18
        QTest::addColumn<Ground>("of21");
        const auto row = [](CharlieWins wins, const char* dealer, Ground ground, Ground of21) {
            QTest::addRow("%s against %s", name(wins), dealer) << wins << dealer << ground << of21;
        };
        using enum CharlieWins;
        for (const CharlieWins wins : {AtOnce, AtEnd, Unless21}) {
            row(wins, "TD 9C", Ground::Charlie, Ground::Charlie);
            row(wins, "TD 8C", Ground::Charlie, Ground::Charlie);
            row(wins, "TD 6C 6D", Ground::Charlie, Ground::Charlie); // though 22 pushes
            row(wins, "TD 6C 8D", Ground::Charlie, Ground::Charlie);
        }
        row(AtOnce, "TD 6C 5D", Ground::Charlie, Ground::Charlie);
        row(AtEnd, "TD 6C 5D", Ground::Charlie, Ground::Charlie);
        row(Unless21, "TD 6C 5D", Ground::Lower, Ground::Equal);
        row(AtOnce, "AD KC", Ground::Charlie, Ground::Charlie);
        row(AtEnd, "AD KC", Ground::DealerBlackjack, Ground::DealerBlackjack);
        row(Unless21, "AD KC", Ground::DealerBlackjack, Ground::DealerBlackjack);
    }
    void charlies() {
        QFETCH(CharlieWins, wins);
        QFETCH(QString, dealer);
        QFETCH(Ground, ground);
        QFETCH(Ground, of21);
        RuleSet rules;
        rules.dealer.push22 = Push22::All;
        rules.charlie = {.cards = CharlieCards::Five, .wins = wins};
        Hand hand;
        hand.cards = cardsOf("2S 3H 4D 4C 5S");
        QCOMPARE(groundOf(rules, hand, cardsOf(dealer)), ground);
        hand.cards = cardsOf("2S 3H 4D 4C 8S");
        QCOMPARE(groundOf(rules, hand, cardsOf(dealer)), of21);
        if (of21 == Ground::Equal) {
            for (const Ties ties : {Ties::PlayerOn21, Ties::PlayerAlwaysOn21}) {
                rules.dealer.ties = ties;
                QCOMPARE(groundOf(rules, hand, cardsOf(dealer)), Ground::TieWon);
            }
            rules.dealer.ties = Ties::Dealer;
            QCOMPARE(groundOf(rules, hand, cardsOf(dealer)), Ground::TieLost);
        }
        // Doubled and from a split it is one as well, with a card more too; with a card less, or bust, it isn't.
        hand = Hand{.cards = cardsOf("2S 3H 4D 4C 5S"), .doubledOn = 4, .fromSplit = true};
        if (ground == Ground::Charlie)
            QCOMPARE(settleHand(rules, hand, cardsOf(dealer), Money::minor(2000)),
                     (Settlement{PlayResult::Win, Money::minor(4000)}));
        hand.cards = cardsOf("2S 3H 4D 4C 5S 2D");
        QCOMPARE(groundOf(rules, hand, cardsOf(dealer)) == Ground::Charlie, ground == Ground::Charlie);
        hand.cards = cardsOf("2S 3H 4D 4C");
        QVERIFY(groundOf(rules, hand, cardsOf(dealer)) != Ground::Charlie);
        hand.cards = cardsOf("2S 3H 4D 4C KS");
        QCOMPARE(groundOf(rules, hand, cardsOf(dealer)), Ground::Bust);
    }

    // What a 21 pays by its cards; the best counts, and nothing but a blackjack beats it.
    void bonuses() {
        RuleSet rules;
        rules.dealer.ties = Ties::Dealer;
        rules.dealer.push22 = Push22::All;
        rules.bonus = {.fiveCards = {3, 2}, .sixCards = {2, 1}, .sevenCards = {3, 1},
                       .mixed678 = {3, 2}, .suited678 = {2, 1}, .spades678 = {3, 1},
                       .mixed777 = {5, 2}, .suited777 = {7, 2}, .spades777 = {9, 2}};
        Hand hand;
        const auto won = [&](const char* mine, const char* dealer = "TD 6C 5D") {
            hand.cards = cardsOf(mine);
            const bool bonus = groundOf(rules, hand, cardsOf(dealer)) == Ground::Bonus;
            const Settlement end = settleHand(rules, hand, cardsOf(dealer), Money::minor(1000));
            return bonus == (end.result == PlayResult::Win) ? (end.returned - Money::minor(1000)).minorUnits() : 1L;
        };
        QCOMPARE(won("6S 7H 8D"), 1500L);
        QCOMPARE(won("8S 6H 7H"), 1500L);
        QCOMPARE(won("8H 6H 7H"), 2000L);
        QCOMPARE(won("7S 8S 6S"), 3000L);
        QCOMPARE(won("7S 7S 7D"), 2500L);
        QCOMPARE(won("7D 7D 7D"), 3500L);
        QCOMPARE(won("7S 7S 7S"), 4500L);
        QCOMPARE(won("2S 3H 4D 4C 8S"), 1500L);
        QCOMPARE(won("2S 3H 4D 4C 6S 2D"), 2000L);
        QCOMPARE(won("2S 3H 4D 4C 4S 2D 2H"), 3000L);
        QCOMPARE(won("2S 3H 4D 4C 3S AD 2H 2C"), 3000L);
        QCOMPARE(won("AS 2H 2D 3C 3S"), 1500L); // soft
        for (const char* dealer : {"TD 9C", "TD 6C 6D", "TD 6C 8D"})
            QCOMPARE(won("8H 6H 7H", dealer), 2000L);
        QCOMPARE(won("8H 6H 7H", "AD KC"), -1000L);
        for (const char* plain : {"9S 5S 7S", "TS 6H 5D", "6S 7H 6D 2C", "AS 6H 4D", "6S 8H 6D AC"})
            QCOMPARE(won(plain), -1000L); // as any 21 that the dealer has too
        QCOMPARE(won("2S 3H 4D 4C 7S"), -1000L);

        // From a split too, but not after a double.
        hand = Hand{.fromSplit = true};
        QCOMPARE(won("7S 8S 6S"), 3000L);
        hand.doubledOn = 2;
        QCOMPARE(won("7S 8S 6S"), -1000L);
        QCOMPARE(settleHand(rules, hand, cardsOf("TD 9C"), Money::minor(2000)),
                 (Settlement{PlayResult::Win, Money::minor(4000)}));

        hand = {};
        rules.bonus = {.mixed678 = {1, 2}, .suited678 = {2, 2}};
        QVERIFY(!rules.bonus.any());
        QCOMPARE(won("7S 8S 6S"), -1000L);

        // Each alone is for what is better, too: more cards, one suit.
        hand = {};
        rules.bonus = {.fiveCards = {2, 1}, .mixed777 = {4, 1}};
        QCOMPARE(won("2S 3H 4D 4C 4S 2D 2H"), 2000L);
        QCOMPARE(won("7S 7S 7S"), 4000L);
        QCOMPARE(won("7S 8S 6S"), -1000L);
        // A Charlie that has won at once gets its bonus too, even against a blackjack.
        rules.charlie = {.cards = CharlieCards::Five, .wins = CharlieWins::AtOnce};
        QCOMPARE(won("2S 3H 4D 4C 8S", "AD KC"), 2000L);
        rules.charlie.wins = CharlieWins::Unless21;
        QCOMPARE(won("2S 3H 4D 4C 8S"), 2000L);
    }

    // Sure before the dealer's hand is finished where the dealer can't have a blackjack; then nothing is drawn for it.
    void bonusesThatAreSure() {
        RuleSet rules;
        rules.bonus.mixed678 = {3, 2};
        TableState state = oneHandsTurn();
        Seat& seat = state.seat(SeatNumber{1});
        const auto isSure = [&](bool peek, const char* dealer) { return isSureOf(2500, rules, state, peek, dealer); };
        seat.hands[0].cards = cardsOf("6S 7H 8D");
        QVERIFY(isSure(true, "TS 8H") && isSure(false, "9S 8H"));
        QVERIFY(!isSure(false, "TS 8H") && !isSure(false, "AS 8H"));
        state.dealer.holeTurned = true;
        QVERIFY(isSure(false, "TS 8H") && !isSure(false, "TS AH"));
        seat.hands[0].cards = cardsOf("6S 9H 6D");
        QVERIFY(!isSure(true, "TS 8H"));
    }

    // Odds that don't come out even are rounded down, and told apart from a win at 1:1.
    // A blackjack of one suit pays more, where the game says so and it is more.
    void blackjacksOfOneSuit() {
        RuleSet rules;
        const auto paid = [&](const char* cards) {
            const Cards two = cardsOf(cards);
            return rules.blackjackOdds(two[0], two[1]).text();
        };
        QCOMPARE(paid("AD KD"), "3:2");
        rules.suitedBlackjack.pays = {2, 1};
        QVERIFY(paid("AD KD") == "2:1" && paid("TC AC") == "2:1" && paid("AD KH") == "3:2");
        rules.suitedBlackjack.suit = BlackjackSuit::Diamonds;
        QVERIFY(paid("AD KD") == "2:1" && paid("TC AC") == "3:2" && paid("AD KH") == "3:2");
        rules.blackjackPays = {2, 1};
        QVERIFY(!rules.paysSuitedBlackjack());
        rules.blackjackPays = {1, 2}; // 1:1 is nothing of its own, whatever others pay
        rules.suitedBlackjack.pays = {1, 1};
        QVERIFY(!rules.paysSuitedBlackjack() && paid("AD KD") == "1:2");
        rules.suitedBlackjack.pays = {6, 5};
        const Play play{.stake = Money::minor(102), .returned = Money::minor(224), .result = PlayResult::Blackjack};
        QVERIFY(blackjackPaid(rules, play) == (openshoe::base::Odds{6, 5}) && wasRoundedDown(rules, play));
    }

    void bonusesThatAreRounded() {
        RuleSet rules;
        rules.bonus = {.fiveCards = {6, 5}, .sixCards = {2, 1}};
        QCOMPARE(unevenBonusOdds(rules).size(), std::size_t{1});
        Play play{.stake = Money::minor(102), .returned = Money::minor(102 + 122), .result = PlayResult::Win};
        QVERIFY(bonusPaid(rules, play) == (openshoe::base::Odds{6, 5}) && wasRoundedDown(rules, play));
        play.returned = Money::minor(306);
        QVERIFY(bonusPaid(rules, play) == (openshoe::base::Odds{2, 1}) && !wasRoundedDown(rules, play));
        play.returned = Money::minor(204);
        QVERIFY(!bonusPaid(rules, play) && !wasRoundedDown(rules, play));
        QVERIFY(unevenBonusOdds(RuleSet{}).empty());
        // What the house staked is paid for too: 1:1 on both isn't 2:1 on the stake.
        play.house = play.stake;
        play.returned = Money::minor(306);
        QVERIFY(!bonusPaid(rules, play) && !wasRoundedDown(rules, play));
        play.stake = {};
        play.returned = Money::minor(122);
        QVERIFY(bonusPaid(rules, play) == (openshoe::base::Odds{6, 5}) && wasRoundedDown(rules, play));
    }

    // What the house staked is paid for if the hand wins, and is nobody's if it doesn't.
    void theHousesMarkerOnlyWins() {
        const RuleSet rules;
        Hand hand;
        hand.cards = cardsOf("TS 9H");
        const auto returned = [&](const char* dealer, int stake, int house) {
            return settleHand(rules, hand, cardsOf(dealer), Money::minor(stake), Money::minor(house))
                .returned.minorUnits();
        };
        for (const auto& [dealer, won, pushed] :
             {std::tuple{"TD 8C", 1, 0}, {"TD 6C TH", 1, 0}, {"TD 9C", 0, 1}, {"TD TC", 0, 0}}) {
            for (const auto& [stake, house] : {std::pair{500, 0}, {500, 500}, {0, 500}, {0, 1000}})
                QCOMPARE(returned(dealer, stake, house), won * (2 * stake + house) + pushed * stake);
        }
    }

    // Of a bust hand that costs nothing a late blackjack can't give anything back.
    void aFreeHandsBustIsCertain() {
        RuleSet rules;
        rules.dealer.peek = false;
        rules.dealer.blackjackTakes = BlackjackTakes::Original;
        TableState state;
        state.phase = Phase::Turns;
        state.dealer.cards = cardsOf("TD 2C");
        Seat& seat = state.seat(SeatNumber{1});
        seat.handCount = 2;
        seat.hands[1].cards = cardsOf("TS 6H 9D");
        Play play{.seat = SeatNumber{1}, .hand = HandNumber{2}, .house = Money::minor(1000)};
        QVERIFY(certainOf(rules, state, play) == (Settlement{PlayResult::Bust, Money{}}));
        play.stake = play.raise = Money::minor(1000); // doubled for money
        QVERIFY(!certainOf(rules, state, play));
    }

    // A Charlie is sure before the dealer's hand is finished where nothing the dealer may still have beats it.
    void charliesThatAreSure() {
        RuleSet rules;
        rules.charlie.cards = CharlieCards::Five;
        TableState state;
        state.phase = Phase::Turns;
        Seat& seat = state.seat(SeatNumber{1});
        seat.handCount = 1;
        const Play play{.seat = SeatNumber{1}, .stake = Money::minor(1000)};
        const auto isSure = [&](CharlieWins wins, bool peek, const char* dealer) {
            rules.charlie.wins = wins;
            rules.dealer.peek = peek;
            state.dealer.cards = cardsOf(dealer);
            const auto certain = certainOf(rules, state, play);
            return certain && *certain == Settlement{PlayResult::Win, Money::minor(2000)};
        };
        seat.hands[0].cards = cardsOf("2S 3H 4D 4C 5S");
        using enum CharlieWins;
        QVERIFY(isSure(AtOnce, true, "TS 8H") && isSure(AtOnce, false, "TS AH"));
        QVERIFY(isSure(AtEnd, true, "TS 8H") && isSure(AtEnd, false, "9S 8H"));
        QVERIFY(!isSure(AtEnd, false, "TS 8H") && !isSure(AtEnd, false, "TS AH"));
        QVERIFY(!isSure(Unless21, true, "9S 8H"));
        state.dealer.holeTurned = true;
        QVERIFY(isSure(AtEnd, false, "TS 8H") && !isSure(AtEnd, false, "TS AH"));
        seat.hands[0].cards = cardsOf("2S 3H 4D 4C");
        QVERIFY(!isSure(AtOnce, true, "TS 8H"));
    }

    // A bust hand that was doubled or split may get something back from a dealer's blackjack: it isn't certain before.
    void bustHandsThatMayBeSpared() {
        RuleSet rules;
        rules.dealer.peek = false;
        rules.dealer.blackjackTakes = BlackjackTakes::Original;
        TableState state;
        state.phase = Phase::Turns;
        state.dealer.cards = cardsOf("TS AH");
        Seat& seat = state.seat(SeatNumber{1});
        seat.handCount = 2;
        for (Hand& each : std::span(seat.hands).first(2)) {
            each.cards = cardsOf("8S 5H TD");
            each.fromSplit = true;
        }
        Play first{.seat = SeatNumber{1}, .hand = HandNumber{1}, .stake = Money::minor(1000)};
        Play second{.seat = SeatNumber{1}, .hand = HandNumber{2}, .stake = Money::minor(1000)};
        const Settlement lost{PlayResult::Bust, Money{}};
        QCOMPARE(certainOf(rules, state, first), std::optional(lost));
        QVERIFY(!certainOf(rules, state, second));
        first.stake += Money::minor(1000);
        first.raise = Money::minor(1000);
        QVERIFY(!certainOf(rules, state, first));
        state.dealer.holeTurned = true;
        QCOMPARE(certainOf(rules, state, first), std::optional(Settlement{PlayResult::Bust, Money::minor(1000)}));
        QCOMPARE(certainOf(rules, state, second), std::optional(Settlement{PlayResult::Push, Money::minor(1000)}));
        QCOMPARE(groundOf(rules, state, second), Ground::DealerBlackjackLeaves);
        for (const BlackjackTakes takes : {BlackjackTakes::OriginalBusted, BlackjackTakes::BustedPlusOne}) {
            rules.dealer.blackjackTakes = takes;
            QCOMPARE(certainOf(rules, state, first), std::optional(lost));
            QCOMPARE(groundOf(rules, state, second), Ground::Bust);
        }
        rules.dealer.blackjackTakes = BlackjackTakes::Original;
        state.dealer.cards = cardsOf("TS 9H");
        QCOMPARE(certainOf(rules, state, second), std::optional(lost));
    }

    void otherPlays() {
        const RuleSet rules;
        TableState state;
        Play play{.kind = StakeKind::Insurance, .settled = true, .result = PlayResult::Win};
        QCOMPARE(groundOf(rules, state, play), Ground::InsuranceWon);
        play.result = PlayResult::Lose;
        QCOMPARE(groundOf(rules, state, play), Ground::InsuranceLost);
        play.kind = StakeKind::Side;
        QCOMPARE(groundOf(rules, state, play), Ground::SideBet);
        play.result = PlayResult::Returned;
        QCOMPARE(groundOf(rules, state, play), Ground::Cancelled);
        play.kind = StakeKind::Main;
        play.result = PlayResult::EvenMoney;
        QCOMPARE(groundOf(rules, state, play), Ground::EvenMoney);
        // Any other main or behind play ended as its hand did.
        play.seat = SeatNumber{1};
        play.hand = HandNumber{2};
        Seat& seat = state.seat(play.seat);
        seat.handCount = 2;
        seat.hands[1].cards = cardsOf("TS 9H");
        state.dealer.cards = cardsOf("TD 8C");
        for (const StakeKind kind : {StakeKind::Main, StakeKind::Behind}) {
            play.kind = kind;
            play.result = PlayResult::Win;
            QCOMPARE(groundOf(rules, state, play), Ground::Higher);
        }
    }

    void namesAreRead() {
        for (int i = 0; i < groundCount; ++i)
            QCOMPARE(groundNamed(name(Ground(i))), Ground(i));
        QVERIFY(!groundNamed("luck") && !groundNamed(""));
    }
};

OPENSHOE_TEST(TestGrounds, None)
#include "tst_grounds.moc"
