// SPDX-License-Identifier: GPL-3.0-or-later
// Folding a log that may be damaged: an event that names something missing, or comes at the wrong time, is refused with
// a reason; the same event in its place is accepted.
#include "commandtable.h"

#include "testprogram.h"

#include <QTest>

#include <limits>
#include <utility>

namespace {

/// The state in which an event comes.
enum class At { Nothing, Betting, Turn, Double, Split, Over };

Table tableAt(At at) {
    Table table(rulesOf("deluxe"), "8S 6C 8D TC 2H 3H 4H 5H 6H 7H 9H TH");
    const auto must = [&](std::optional<Refusal> refusal) {
        if (refusal)
            qFatal("the table can't be brought there: %s", name(*refusal));
    };
    if (at == At::Nothing) {
        table.state = {};
        return table;
    }
    must(table.give(OpenRound{}));
    must(table.stake(ann, 1, StakeKind::Main, "10"));
    must(table.stake(bob, 1, StakeKind::Behind, "20"));
    must(table.stake(bob, 1, StakeKind::Side, "2", 0));
    if (at == At::Betting)
        return table;
    must(table.give(Deal{}));
    if (at == At::Double)
        must(table.act(ann, 1, Action::Double));
    if (at == At::Split)
        must(table.act(ann, 1, Action::Split));
    if (at == At::Over)
        must(table.act(ann, 1, Action::Stand));
    return table;
}

constexpr PlayerNumber nobody{2};
const HandNumber first{1};
const HandNumber second{2};

struct Case {
    const char* name;
    At at;
    Event good; ///< accepted
    std::vector<Event> bad;
};

const std::vector<Case>& cases() {
    const auto placed = [](PlayerNumber player, int at, StakeKind kind = StakeKind::Main) {
        return StakePlaced{.player = player, .seat = seat(at), .kind = kind, .amount = coins("6")};
    };
    const auto returned = [](PlayerNumber player, int at, const char* amount) {
        return StakeReturned{.player = player, .seat = seat(at), .kind = StakeKind::Main, .amount = coins(amount)};
    };
    const auto settled = [](const char* stake, PlayerNumber player = ann, int at = 1, HandNumber hand = first,
                            StakeKind kind = StakeKind::Main, StakeKind on = StakeKind::Main, int sideBet = 0) {
        return PlaySettled{.player = player,
                           .seat = seat(at),
                           .hand = hand,
                           .kind = kind,
                           .on = on,
                           .sideBet = sideBet,
                           .stake = coins(stake)};
    };
    static const std::vector<Case> all{
        {"a round opened",
         At::Over,
         RoundOpened{.currency = "coin", .firstCard = 0},
         {RoundOpened{.firstCard = -1}, RoundOpened{.firstCard = 417}}},
        {"a round opened at a shoe's end", At::Over, RoundOpened{.currency = "coin", .firstCard = 416}, {}},
        {"a person",
         At::Betting,
         PlayerPresent{.player = nobody, .id = "cy"},
         {PlayerPresent{.player = PlayerNumber{3}, .id = "dan"}}},
        {"a person again", At::Betting, PlayerPresent{.player = bob, .id = "bob"}, {}},
        {"a seat held",
         At::Betting,
         SeatHeld{bob, seat(7)},
         {SeatHeld{nobody, seat(7)}, SeatHeld{bob, seat(8)}, SeatHeld{bob, seat(0)}}},
        {"the first seat held", At::Betting, SeatHeld{ann, seat(1)}, {}},
        {"a seat taken",
         At::Betting,
         SeatTaken{bob, seat(2)},
         {SeatTaken{nobody, seat(2)}, SeatTaken{bob, seat(8)}, SeatTaken{bob, seat(0)}, SeatTaken{bob, seat(1)}}},
        {"a seat left",
         At::Betting,
         SeatLeft{ann, seat(1)},
         {SeatLeft{nobody, seat(1)}, SeatLeft{ann, seat(0)}, SeatLeft{ann, seat(8)}, SeatLeft{ann, seat(2)},
          SeatLeft{bob, seat(1)}}},
        {"a seat left too late", At::Turn, HandStood{seat(1), first}, {SeatLeft{ann, seat(1)}}},
        {"a stake",
         At::Betting,
         placed(bob, 2),
         {placed(nobody, 2), placed(bob, 0), placed(bob, 8), placed(bob, 1, StakeKind::Insurance)}},
        {"a stake too late", At::Turn, HandStood{seat(1), first}, {placed(bob, 1, StakeKind::Behind)}},
        {"a stake back",
         At::Betting,
         returned(ann, 1, "10"),
         {returned(ann, 2, "10"), returned(bob, 1, "10"), returned(ann, 1, "8"), returned(nobody, 1, "10")}},
        {"a stake back too late", At::Turn, HandStood{seat(1), first}, {returned(ann, 1, "10")}},
        {"the betting closed", At::Betting, BettingClosed{}, {}},
        {"the betting closed twice", At::Turn, HandStood{seat(1), first}, {BettingClosed{}}},
        {"a card",
         At::Turn,
         CardDealt{.seat = seat(1), .hand = first},
         {CardDealt{.seat = seat(2), .hand = first}, CardDealt{.seat = seat(8), .hand = first},
          CardDealt{.seat = seat(1), .hand = HandNumber{0}}, CardDealt{.seat = seat(1), .hand = second}}},
        {"an insurance",
         At::Turn,
         InsuranceTaken{ann, seat(1), StakeKind::Main, coins("5")},
         {InsuranceTaken{bob, seat(1), StakeKind::Main, coins("5")},
          InsuranceTaken{ann, seat(2), StakeKind::Main, coins("5")},
          InsuranceTaken{nobody, seat(1), StakeKind::Main, coins("5")}}},
        {"even money",
         At::Turn,
         EvenMoneyTaken{ann, seat(1), StakeKind::Main},
         {EvenMoneyTaken{bob, seat(1), StakeKind::Main}}},
        {"an offer declined",
         At::Turn,
         OfferDeclined{.player = ann, .seat = seat(1)},
         {OfferDeclined{.player = bob, .seat = seat(1)}}},
        {"an early decision",
         At::Turn,
         EarlyRegistered{seat(7), Action::Hit},
         {EarlyRegistered{seat(0), Action::Hit}, EarlyRegistered{seat(8), Action::Hit}}},
        {"a hit",
         At::Turn,
         HandHit{seat(1), first},
         {HandHit{seat(1), second}, HandHit{seat(2), first}, HandHit{seat(0), first}}},
        {"a stand", At::Turn, HandStood{seat(1), first}, {HandStood{seat(1), second}, HandStood{seat(9), first}}},
        {"a double", At::Turn, HandDoubled{seat(1), first, coins("10")}, {HandDoubled{seat(1), second, coins("10")}}},
        {"a split", At::Turn, HandSplit{seat(1), first, coins("10")}, {HandSplit{seat(1), second, coins("10")}}},
        {"a split of one card",
         At::Split,
         CardDealt{.seat = seat(1), .hand = first},
         {HandSplit{seat(1), first, coins("10")}}},
        {"a free double",
         At::Turn,
         HandDoubledFree{seat(1), first, coins("10")},
         {HandDoubledFree{seat(1), second, coins("10")}, HandDoubledFree{seat(8), first, coins("10")}}},
        {"a free split",
         At::Turn,
         HandSplitFree{seat(1), first, coins("10")},
         {HandSplitFree{seat(1), second, coins("10")}, HandSplitFree{seat(8), first, coins("10")}}},
        {"a free split of one card",
         At::Split,
         CardDealt{.seat = seat(1), .hand = first},
         {HandSplitFree{seat(1), first, coins("10")}}},
        {"a surrender", At::Turn, HandSurrendered{seat(1), first}, {HandSurrendered{seat(1), second}}},
        {"a double followed",
         At::Double,
         Followed{bob, seat(1), first, coins("20")},
         {Followed{ann, seat(1), first, coins("20")}, Followed{bob, seat(1), second, coins("20")},
          Followed{nobody, seat(1), first, coins("20")}}},
        {"a double followed without one",
         At::Turn,
         HandStood{seat(1), first},
         {Followed{bob, seat(1), first, coins("20")}}},
        {"a follow declined", At::Double, FollowDeclined{bob, seat(1), first}, {FollowDeclined{ann, seat(1), first}}},
        {"a play settled",
         At::Turn,
         settled("10"),
         {settled("12"), settled("10", bob), settled("10", ann, 2), settled("10", ann, 1, second),
          settled("10", ann, 1, first, StakeKind::Behind),
          settled("10", ann, 1, first, StakeKind::Main, StakeKind::Behind),
          settled("10", ann, 1, first, StakeKind::Main, StakeKind::Main, 3)}},
        {"a play settled twice", At::Over, RoundOpened{.currency = "coin"}, {settled("10")}},
        {"the deal ended", At::Turn, HandStood{seat(1), first}, {DealEnded{}}},
        {"a deal ended before it began", At::Betting, BettingClosed{}, {DealEnded{}}},
        {"the round's end with open plays", At::Turn, HandStood{seat(1), first}, {RoundSettled{}, RoundCancelled{}}},
    };
    return all;
}

} // namespace

class TestFold : public QObject {
    Q_OBJECT

private slots:
    void eventsMustFit_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(cases().size()); ++i)
            QTest::newRow(cases()[static_cast<std::size_t>(i)].name) << i;
    }
    void eventsMustFit() {
        QFETCH(int, index);
        const Case& each = cases()[static_cast<std::size_t>(index)];
        TableState good = tableAt(each.at).state;
        const auto folded = fold(good, each.good);
        QVERIFY2(folded, folded ? "" : folded.error().text().c_str());
        for (std::size_t i = 0; i < each.bad.size(); ++i) {
            TableState bad = tableAt(each.at).state;
            const auto refused = fold(bad, each.bad[i]);
            QVERIFY2(!refused, qPrintable(QString("bad event %1 is taken").arg(i)));
            QCOMPARE(refused.error().where, std::visit([](const auto& e) { return std::string(e.type); }, each.bad[i]));
        }
    }

    // Of the dealer's first two cards one is face down, whichever it is, unless both are dealt face up.
    void bothOfTheDealersCardsMayBeOpen() {
        for (const bool firstUp : {true, false}) {
            for (const bool secondUp : {true, false}) {
                TableState state = tableAt(At::Betting).state;
                const auto card = [&](int to, bool faceUp) {
                    return fold(state, CardDealt{.seat = seat(to), .hand = HandNumber{1},
                                                 .card = {Rank::Six, Suit::Hearts}, .faceUp = faceUp})
                        .has_value();
                };
                QVERIFY(fold(state, BettingClosed{}));
                QVERIFY(card(1, true) && card(0, firstUp) && card(1, true));
                QVERIFY(!state.dealer.holeTurned);
                QVERIFY(card(0, secondUp));
                QCOMPARE(state.phase, Phase::Offers);
                QCOMPARE(state.dealer.holeTurned, firstUp && secondUp);
                state.dealer.clear();
                QVERIFY(!state.dealer.firstUp && !state.dealer.holeTurned);
            }
        }
    }

    // A deal ends with the dealer's second card, or without it; then that card begins the dealer's turn.
    void theDealersSecondCardMayWait() {
        TableState state = tableAt(At::Betting).state;
        const auto card = [&](int to) {
            return fold(state, CardDealt{.seat = seat(to), .hand = first, .card = {Rank::Six, Suit::Hearts}})
                .has_value();
        };
        QVERIFY(fold(state, BettingClosed{}));
        TableState early = state;
        QVERIFY(!fold(early, DealEnded{})); // the dealer has no card
        QVERIFY(card(1) && card(0) && card(1));
        QCOMPARE(state.phase, Phase::Dealing);
        QVERIFY(fold(state, DealEnded{}));
        QCOMPARE(state.phase, Phase::Offers);
        QVERIFY(!fold(early = state, DealEnded{}));
        QVERIFY(fold(state, TurnsStarted{}));
        QVERIFY(card(1));
        QCOMPARE(state.phase, Phase::Turns);
        QVERIFY(!state.dealer.holeTurned);
        QVERIFY(card(0));
        QCOMPARE(state.phase, Phase::Dealer);
        QVERIFY(state.dealer.holeTurned);
        QVERIFY(card(0));
        QCOMPARE(state.dealer.cards.size(), 3);
    }

    // A hand holds at most 22 cards, more than any hand can get; a seat holds four hands.
    void handsAreBounded() {
        TableState state = tableAt(At::Turn).state;
        const CardDealt card{.seat = seat(1), .hand = first, .card = {Rank::Ace, Suit::Spades}};
        for (int i = 2; i < 22; ++i)
            QVERIFY(fold(state, card));
        QVERIFY(!fold(state, card));
        state = tableAt(At::Turn).state;
        for (int hands = 1; hands < maxHands; ++hands) {
            QVERIFY(fold(state, HandSplit{seat(1), first, coins("10")}));
            QVERIFY(fold(state, CardDealt{.seat = seat(1), .hand = first, .card = {Rank::Eight, Suit::Clubs}}));
        }
        QCOMPARE(state.seat(seat(1)).handCount, maxHands);
        QVERIFY(!fold(state, HandSplit{seat(1), first, coins("10")}));
    }

    // A split in the middle moves the later hands and their stakes up by one.
    void splitsMoveLaterHandsUp() {
        TableState state = tableAt(At::Turn).state;
        const auto card = [&](int hand, Rank rank) {
            return fold(state, CardDealt{.seat = seat(1),
                                         .hand = HandNumber{static_cast<std::uint8_t>(hand)},
                                         .card = {rank, Suit::Hearts}})
                .has_value();
        };
        QVERIFY(fold(state, HandSplit{seat(1), first, coins("10")}));
        QVERIFY(fold(state, Followed{bob, seat(1), first, coins("20")}));
        QVERIFY(card(1, Rank::Eight) && card(2, Rank::Five));
        QVERIFY(fold(state, HandSplit{seat(1), first, coins("10")}));
        QVERIFY(card(1, Rank::Two) && card(2, Rank::Three));
        const Seat& ann1 = state.seat(seat(1));
        QCOMPARE(ann1.handCount, 3);
        QStringList hands;
        for (int i = 0; i < 3; ++i) {
            for (const Card dealt : ann1.hands[static_cast<std::size_t>(i)].cards)
                hands << QString::fromStdString(dealt.text());
        }
        QCOMPARE(hands.join(' '), "8S 2H 8H 3H 8D 5H");
        QStringList plays;
        for (const Play& play : state.plays)
            plays << QString("%1 %2.%3").arg(name(play.kind)).arg(play.player.value).arg(play.hand.value);
        QCOMPARE(plays.join(", "), "main 0.1, behind 1.1, side 1.1, main 0.3, behind 1.3, main 0.2");
        QVERIFY(!state.pending);
    }

    // What the house stakes goes on every play of the hand and comes from no wallet; nobody behind is asked.
    void theHouseStakesForEveryPlay() {
        TableState state = tableAt(At::Turn).state;
        const auto wallets = state.players;
        const auto plays = [&] {
            QStringList all;
            for (const Play& play : state.plays)
                all << QString("%1 %2.%3 %4+%5")
                           .arg(name(play.kind))
                           .arg(play.player.value)
                           .arg(play.hand.value)
                           .arg(play.stake.minorUnits())
                           .arg(play.house.minorUnits());
            return all.join(", ");
        };
        QVERIFY(fold(state, HandSplitFree{seat(1), first, coins("10")}));
        QCOMPARE(plays(), "main 0.1 1000+0, behind 1.1 2000+0, side 1.1 200+0, main 0.2 0+1000, behind 1.2 0+2000");
        const Seat& ann1 = state.seat(seat(1));
        QVERIFY(ann1.hands[1].freeSplit && !ann1.hands[0].freeSplit);
        QVERIFY(ann1.hands[0].fromSplit && ann1.hands[1].fromSplit);
        QVERIFY(!question(rulesOf("deluxe"), state)); // its cards are due
        const auto card = [&](int hand) {
            return fold(state, CardDealt{.seat = seat(1),
                                         .hand = HandNumber{static_cast<std::uint8_t>(hand)},
                                         .card = {Rank::Eight, Suit::Hearts}})
                .has_value();
        };
        QVERIFY(card(1) && card(2));
        QVERIFY(fold(state, HandSplitFree{seat(1), second, coins("10")}));
        QVERIFY(card(2) && card(3));
        QVERIFY(ann1.hands[1].freeSplit && ann1.hands[2].freeSplit);
        QVERIFY(fold(state, HandDoubledFree{seat(1), second, coins("10")}));
        QCOMPARE(plays(), "main 0.1 1000+0, behind 1.1 2000+0, side 1.1 200+0, main 0.2 0+2000, behind 1.2 0+4000, "
                          "main 0.3 0+1000, behind 1.3 0+2000");
        QVERIFY(ann1.hands[1].freeDouble && ann1.hands[1].doubled() && !ann1.hands[2].freeDouble);
        QVERIFY(!question(rulesOf("deluxe"), state));
        QCOMPARE(state.players, wallets);
        state.seat(seat(1)).clear();
        QVERIFY(!ann1.hands[1].freeSplit && !ann1.hands[1].freeDouble);
    }

    // The offers begin with the dealer's second card, not before.
    void theDealEndsWithTheDealersSecondCard() {
        Table table = tableAt(At::Betting);
        TableState state = table.state;
        QVERIFY(!table.give(Deal{}));
        QStringList phases;
        for (const Event& event : table.events) {
            QVERIFY(fold(state, event));
            if (std::holds_alternative<CardDealt>(event))
                phases << (state.phase == Phase::Dealing  ? "dealing"
                           : state.phase == Phase::Offers ? "offers"
                                                          : "else");
        }
        QCOMPARE(phases.join(' '), "dealing dealing dealing offers");
    }

    // A double waits for its one card, a split for both of its cards; cards for somebody else don't count.
    void actsWaitForTheirCards() {
        const auto card = [](SeatNumber at, HandNumber hand) { return CardDealt{.seat = at, .hand = hand}; };
        TableState doubled = tableAt(At::Double).state;
        QVERIFY(fold(doubled, card(dealerSeat, first)));
        QVERIFY(doubled.pending);
        QVERIFY(fold(doubled, card(seat(1), first)));
        QVERIFY(!doubled.pending);
        TableState split = tableAt(At::Split).state;
        QVERIFY(fold(split, card(seat(1), first)));
        QVERIFY(split.pending);
        QVERIFY(fold(split, card(seat(1), second)));
        QVERIFY(!split.pending);
    }

    void seatsAreIdleOrPlaying() {
        Table table = tableAt(At::Betting);
        QVERIFY(fold(table.state, SeatTaken{bob, seat(2)}));
        QVERIFY(fold(table.state, StakePlaced{.player = bob, .seat = seat(2)})); // an empty stake
        QVERIFY(fold(table.state, BettingClosed{}));
        QVERIFY(table.state.seat(seat(1)).dealtIn && !table.state.seat(seat(1)).idle);
        QVERIFY(!table.state.seat(seat(2)).dealtIn && table.state.seat(seat(2)).idle);
        QVERIFY(!table.state.seat(seat(3)).dealtIn && !table.state.seat(seat(3)).idle); // nobody's
    }

    // A round begins on a clean table: nothing is left of the previous round's seats and hands.
    void theNextRoundBeginsClean() {
        for (const At at : {At::Betting, At::Turn, At::Double, At::Split, At::Over}) {
            TableState used = tableAt(at).state;
            QVERIFY(!(used.seats == TableState{}.seats));
            QVERIFY(fold(used, RoundOpened{.currency = used.currency}));
            QVERIFY(used.seats == TableState{}.seats);
        }
    }

    // Code that shows a table may clear the cards by setting the number of hands in use to 0: the next deal must then
    // begin with empty hands.
    void handsBeginEmpty() {
        TableState state = tableAt(At::Split).state;
        for (Seat& each : state.seats)
            each.handCount = 0;
        QVERIFY(fold(state, RoundOpened{.currency = state.currency}));
        QVERIFY(fold(state, SeatTaken{ann, seat(1)}));
        QVERIFY(fold(state, StakePlaced{.player = ann, .seat = seat(1), .amount = coins("10")}));
        QVERIFY(fold(state, BettingClosed{}));
        QCOMPARE(state.seat(seat(1)).handCount, 1);
        QVERIFY(state.seat(seat(1)).hands[0] == Hand{});
    }

    void theHoleCardIsTurnedOnce() {
        TableState state = tableAt(At::Turn).state;
        QVERIFY(!state.dealer.holeTurned);
        TableState exposed = state;
        QVERIFY(fold(exposed, DealerExposed{}));
        QVERIFY(exposed.dealer.holeTurned);
        QVERIFY(fold(state, HoleTurned{}));
        QVERIFY(state.dealer.holeTurned);
        QCOMPARE(state.phase, Phase::Dealer);
    }

    void playsAreFoundByTheirPlace() {
        const TableState state = tableAt(At::Split).state;
        QVERIFY(state.find(StakeKind::Side, bob, seat(1), {}, 0));
        QVERIFY(!state.find(StakeKind::Side, bob, seat(1), {}, 1));
        QVERIFY(state.find(StakeKind::Behind, bob, seat(1), {}, 1)); // it distinguishes only side bets
        QVERIFY(state.find(StakeKind::Main, ann, seat(1), second));
        QVERIFY(!state.find(StakeKind::Main, ann, seat(1), HandNumber{3}));
        QVERIFY(!state.find(StakeKind::Main, ann, seat(2)));
        QVERIFY(!state.find(StakeKind::Main, bob, seat(1)));
        QCOMPARE(state.mainStake(seat(1)), coins("10"));
        QCOMPARE(state.mainStake(seat(2)), Money{});
    }

    void whatIsNewIsNothingYet() {
        const Play play{};
        QVERIFY(play.kind == StakeKind::Main && play.on == StakeKind::Main && play.sideBet == 0);
        QVERIFY(!play.offerAnswered && !play.surrenderAnswered && !play.followAnswered && !play.settled);
        QVERIFY(play.result == PlayResult::Lose && play.outcome == SideOutcome::None &&
                play.second == SideOutcome::None);
        const Seat seatOf{};
        QVERIFY(!seatOf.idle && !seatOf.wasHeld && !seatOf.dealtIn && !seatOf.turnBegun && seatOf.handCount == 0);
        QVERIFY(PendingAct{}.action == Action::Double);
        QVERIFY(TableState{}.shoeDrawn == 0 && TableState{}.firstCard == 0 && TableState{}.drawn == 0);
        TableState state = tableAt(At::Turn).state; // the first side bet if none is named
        QVERIFY(state.find(StakeKind::Side, bob, seat(1)));
        QVERIFY(std::as_const(state).find(StakeKind::Side, bob, seat(1)));
    }

    // A round cancelled in the middle of a double no longer waits for a card.
    void aRoundThatIsOverWaitsForNothing() {
        TableState state = tableAt(At::Double).state;
        QVERIFY(state.pending);
        for (const Play& play : std::vector<Play>(state.plays)) {
            if (play.settled) // the side bet, settled at the deal
                continue;
            QVERIFY(fold(state, PlaySettled{.player = play.player,
                                            .seat = play.seat,
                                            .hand = play.hand,
                                            .kind = play.kind,
                                            .on = play.on,
                                            .sideBet = play.sideBet,
                                            .stake = play.stake,
                                            .returned = play.stake}));
        }
        QVERIFY(state.pending);
        QVERIFY(fold(state, RoundCancelled{}));
        QVERIFY(!state.pending);
    }

    void aNewRoundForgetsTheOldOne() {
        TableState state = tableAt(At::Double).state;
        state.cancelled = true;
        QVERIFY(fold(state, RoundOpened{.currency = "gold", .firstCard = 7, .burnDue = true}));
        TableState expected;
        expected.currency = "gold";
        expected.players = state.players;
        expected.phase = Phase::Betting;
        expected.shoeDrawn = expected.firstCard = 7;
        expected.burnDue = true;
        QVERIFY(state == expected);
    }

    void aLogThatDoesNotFitIsNamed() {
        const auto wrong = replay({RoundOpened{.currency = "coin"}, SeatTaken{ann, seat(1)}});
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().where, std::string("event 1 (seat-taken)"));
        const Money most = Money::minor(std::numeric_limits<std::int64_t>::max());
        const Events rich{RoundOpened{.currency = "coin"}, PlayerPresent{.player = ann, .id = "ann", .balance = most},
                          SeatTaken{ann, seat(1)},
                          StakePlaced{.player = ann, .seat = seat(1), .amount = Money::minor(-1)}};
        const auto beyond = replay(rich);
        QVERIFY(!beyond);
        QCOMPARE(beyond.error().text(), std::string("event 3: an amount larger than a wallet can hold"));
        QVERIFY(replay({rich.begin(), rich.end() - 1}));
    }

    // Players from the previous round are gone; a made-up log leaves no stake without an owner.
    void eachRoundTellsWhoIsThere() {
        TableState state = tableAt(At::Betting).state;
        const PlayerPresent alone{.player = ann, .id = "eve", .balance = coins("5")};
        QVERIFY(fold(state, alone));
        QCOMPARE(state.players.size(), std::size_t{2}); // bob has stakes
        QVERIFY(fold(state, RoundOpened{.currency = "coin"}));
        QVERIFY(fold(state, alone));
        QCOMPARE(state.players.size(), std::size_t{1});
        QCOMPARE(state.player(ann).id, std::string("eve"));
    }

    void peopleAreFoundByName() {
        const TableState state = tableAt(At::Betting).state;
        QCOMPARE(state.playerNamed("ann"), std::optional(ann));
        QCOMPARE(state.playerNamed("bob"), std::optional(bob));
        QVERIFY(!state.playerNamed("cy"));
    }
};

OPENSHOE_TEST(TestFold, None)
#include "tst_fold.moc"
