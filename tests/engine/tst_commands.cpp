// SPDX-License-Identifier: GPL-3.0-or-later
// Commands one by one, for what scripts don't reach: leaving, unknown places, wrong phases, cancelling, a shoe or a
// wallet at its end.
#include "commandtable.h"

#include "engine/script.h"

#include "testprogram.h"

#include <QTest>

#include <limits>

using namespace openshoe;
using namespace openshoe::engine;
using base::Money;

namespace {

using Refused = std::optional<Refusal>;

} // namespace

class TestCommands : public QObject {
    Q_OBJECT

private slots:
    void leavingGivesEverythingBack_data() {
        QTest::addColumn<int>("at");
        QTest::newRow("the first seat") << 1;
        QTest::newRow("the last seat") << 7;
    }
    void leavingGivesEverythingBack() {
        QFETCH(int, at);
        Table table(rulesOf("deluxe"));
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, at, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(bob, at, StakeKind::Behind, "20"), Refused());
        QCOMPARE(table.stake(bob, at, StakeKind::Side, "5", 0), Refused());
        QCOMPARE(table.give(LeaveSeat{bob, seat(at)}), Refused(Refusal::UnknownSeat));
        QCOMPARE(table.give(LeaveSeat{ann, seat(at)}), Refused());
        QCOMPARE(table.count<StakeReturned>(), 3);
        QCOMPARE(table.count<SeatLeft>(), 1);
        QVERIFY(!table.state.seat(seat(at)).holder);
        QVERIFY(table.state.plays.empty());
        QCOMPARE(table.balance(ann), coins("1000"));
        QCOMPARE(table.balance(bob), coins("1000"));
        QCOMPARE(table.give(LeaveSeat{ann, seat(at)}), Refused(Refusal::UnknownSeat));
    }

    void leavingHasItsTimeAndPlace() {
        Table table(rulesOf("deluxe"));
        QCOMPARE(table.give(LeaveSeat{ann, seat(1)}), Refused(Refusal::WrongPhase));
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.give(LeaveSeat{ann, seat(0)}), Refused(Refusal::UnknownSeat));
        QCOMPARE(table.give(LeaveSeat{ann, seat(8)}), Refused(Refusal::UnknownSeat));
        QCOMPARE(table.give(LeaveSeat{ann, seat(1)}), Refused(Refusal::UnknownSeat));
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.give(LeaveSeat{ann, seat(1)}), Refused(Refusal::WrongPhase));

        Table alone(rulesOf("rundown"));
        QCOMPARE(alone.give(OpenRound{}), Refused());
        QCOMPARE(alone.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(alone.give(LeaveSeat{ann, seat(1)}), Refused(Refusal::WrongPhase));
    }

    void unknownPeopleAndPlaces() {
        for (const char* game : {"deluxe", "boxes", "classic"}) {
            Table table(rulesOf(game));
            const PlayerNumber stranger{static_cast<std::uint16_t>(table.state.players.size())};
            const int seats = table.rules().table.seats;
            QCOMPARE(table.stake(ann, 1, StakeKind::Main, "1000"), Refused(Refusal::WrongPhase));
            QCOMPARE(table.give(OpenRound{}), Refused());
            QCOMPARE(table.give(OpenRound{}), Refused(Refusal::WrongPhase));
            QCOMPARE(table.stake(stranger, 1, StakeKind::Main, "10"), Refused(Refusal::UnknownPlayer));
            QCOMPARE(table.stake(ann, 0, StakeKind::Main, "10"), Refused(Refusal::UnknownSeat));
            QCOMPARE(table.stake(ann, seats + 1, StakeKind::Main, "10"), Refused(Refusal::UnknownSeat));
            QCOMPARE(table.stake(ann, seats, StakeKind::Insurance, "10"), Refused(Refusal::WrongPhase));
            QCOMPARE(table.act(stranger, 1, Action::Stand), Refused(Refusal::UnknownPlayer));
            QCOMPARE(table.act(ann, 0, Action::Stand), Refused(Refusal::UnknownSeat));
            QCOMPARE(table.act(ann, seats + 1, Action::Stand), Refused(Refusal::UnknownSeat));
            QCOMPARE(table.act(ann, 1, Action::Stand), Refused(Refusal::NotYourTurn));
            QCOMPARE(table.act(ann, seats, Action::Stand), Refused(Refusal::NotYourTurn));
        }
        // A wallet in a currency the game doesn't know opens no round.
        Table table(rulesOf("deluxe"));
        table.state.currency = "shells";
        QCOMPARE(table.give(OpenRound{}), Refused(Refusal::WrongPhase));
    }

    void sideBetsAreNamedByTheirPlace() {
        Table table(rulesOf("rundown"));
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Side, "2", -1), Refused(Refusal::SideBetNotOffered));
        QCOMPARE(table.stake(ann, 1, StakeKind::Side, "2", 2), Refused(Refusal::SideBetNotOffered));
        QCOMPARE(table.stake(ann, 1, StakeKind::Side, "2", 0), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Side, "2", 1), Refused());
    }

    // A side bet has its own limits, in the currencies it is offered in; they apply to everything staked there.
    void sideBetsHaveTheirLimits() {
        Table table(rulesOf("deluxe"), "9S 9H 9D 9C", "2000");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(bob, 1, StakeKind::Side, "0.98", 0), Refused(Refusal::BelowMinimum));
        QCOMPARE(table.stake(bob, 1, StakeKind::Side, "500.02", 0), Refused(Refusal::AboveMaximum));
        QCOMPARE(table.stake(bob, 1, StakeKind::Side, "1", 0), Refused());
        QCOMPARE(table.stake(bob, 1, StakeKind::Side, "499.02", 0), Refused(Refusal::AboveMaximum));
        QCOMPARE(table.stake(bob, 1, StakeKind::Side, "0.02", 0), Refused());
        QCOMPARE(table.stake(bob, 1, StakeKind::Side, "498.98", 0), Refused());
        QCOMPARE(table.stake(bob, 1, StakeKind::Side, "0.02", 0), Refused(Refusal::AboveMaximum));
        RuleSet rules = rulesOf("rundown");
        rules.sideBets[0].limits[0].currency = "shells";
        Table other(rules);
        QCOMPARE(other.give(OpenRound{}), Refused());
        QCOMPARE(other.stake(ann, 1, StakeKind::Side, "2", 1), Refused(Refusal::SeatEmpty));
        QCOMPARE(other.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(other.stake(ann, 1, StakeKind::Side, "2", 0), Refused(Refusal::SideBetNotOffered));
        QCOMPARE(other.stake(ann, 1, StakeKind::Side, "2", 1), Refused());
    }

    // Zero or less is no stake, whatever is staked there already.
    void nothingIsNoStake() {
        Table table(rulesOf("deluxe"));
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(bob, 1, StakeKind::Behind, "10"), Refused());
        QCOMPARE(table.stake(bob, 1, StakeKind::Side, "10", 0), Refused());
        for (const Money amount : {Money{}, Money::minor(-2)}) {
            QCOMPARE(table.give(PlaceStake{.player = ann, .seat = seat(1), .kind = StakeKind::Main, .amount = amount}),
                     Refused(Refusal::BelowMinimum));
            QCOMPARE(
                table.give(PlaceStake{.player = bob, .seat = seat(1), .kind = StakeKind::Behind, .amount = amount}),
                Refused(Refusal::BelowMinimum));
            QCOMPARE(table.give(PlaceStake{
                         .player = bob, .seat = seat(1), .kind = StakeKind::Side, .sideBet = 0, .amount = amount}),
                     Refused(Refusal::BelowMinimum));
        }
    }

    // Of several reasons the amount's own comes first: what a wallet can't cover isn't divided to fit the limits.
    void anAdditionBeyondTheWalletIsNotDivided() {
        Table table(rulesOf("deluxe"));
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(ann, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "6000"), Refused(Refusal::AboveMaximum));
    }

    void noSeatIsKeptInAGameForOne() {
        Table table(rulesOf("boxes"), "TS 7C TH TC");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.give(Cancel{}), Refused());
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.count<SeatHeld>(), 0);
        QVERIFY(!table.state.seat(seat(2)).holder);
    }

    void theLastCoinMayBeStaked() {
        Table table(rulesOf("deluxe"), "9S 9H 9D 9C", "50");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "50"), Refused());
        Table other = table;
        QCOMPARE(other.stake(bob, 1, StakeKind::Behind, "50.02"), Refused(Refusal::InsufficientBalance));
        QCOMPARE(other.stake(bob, 1, StakeKind::Behind, "50"), Refused());
        QCOMPARE(table.stake(bob, 1, StakeKind::Behind, "45"), Refused());
        QCOMPARE(table.stake(bob, 1, StakeKind::Side, "5.02", 0), Refused(Refusal::InsufficientBalance));
        QCOMPARE(table.stake(bob, 1, StakeKind::Side, "5", 0), Refused());
        QCOMPARE(table.balance(ann), Money{});
        QCOMPARE(table.balance(bob), Money{});
    }

    // A player with exactly the minimum for the seats they hold keeps them.
    void exactlyTheMinimumKeepsTheSeats() {
        Table table(rulesOf("deluxe"), "TS TH 9C 7S 7H TC", "15");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "5"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.give(Cancel{}), Refused());
        for (const auto& [balance, left] : {std::pair{"5", 0}, {"4.98", 1}}) {
            Table next = table;
            next.state.players[0].balance = coins(balance);
            QCOMPARE(next.give(OpenRound{}), Refused());
            QCOMPARE(next.count<SeatLeft>(), left);
        }
    }

    void dealingHasItsTime() {
        Table table(rulesOf("classic"), "9S 9H 9D 9C", "100000");
        QCOMPARE(table.give(Deal{}), Refused(Refusal::WrongPhase));
        QCOMPARE(table.give(Silence{}), Refused(Refusal::NotYourTurn));
        QCOMPARE(table.give(Cancel{}), Refused(Refusal::WrongPhase));
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.give(Silence{}), Refused(Refusal::NotYourTurn));
        QCOMPARE(table.give(Deal{}), Refused()); // nobody staked: over, no card dealt
        QCOMPARE(table.state.phase, Phase::Over);
        QCOMPARE(table.state.drawn, 0);
        QCOMPARE(table.give(Cancel{}), Refused(Refusal::WrongPhase));
        QCOMPARE(table.give(Deal{}), Refused(Refusal::WrongPhase));
    }

    // What was paid before the cancellation stays paid; everything else goes back.
    void cancellingReturnsWhatIsOpen() {
        Table table(rulesOf("deluxe"), "9S 6C 9S TC");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Side, "2", 0), Refused());
        QCOMPARE(table.stake(bob, 1, StakeKind::Behind, "20"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.give(Cancel{}), Refused());
        QVERIFY(table.state.cancelled);
        QCOMPARE(table.state.phase, Phase::Over);
        QCOMPARE(table.balance(ann), coins("1060")); // a perfect pair paid 30 to 1
        QCOMPARE(table.balance(bob), coins("1000"));
        QCOMPARE(table.count<PlaySettled>(), 2);
    }

    // Places are settled in their order, whichever was staked first.
    void placesAreSettledInTheirOrder_data() {
        QTest::addColumn<QString>("order");
        QTest::addColumn<QList<int>>("seats");
        QTest::newRow("ascending") << "ascending" << QList{2, 4, 5};
        QTest::newRow("descending") << "descending" << QList{5, 4, 2};
    }
    void placesAreSettledInTheirOrder() {
        QFETCH(QString, order);
        QFETCH(QList<int>, seats);
        Table table(rulesOf("deluxe", {"table.seatsPerPlayer=3", "table.order=" + order}),
                    "TS TH TD TC TS TH TD TC TS TH TD TC");
        const auto settled = [&table](StakeKind kind) {
            QList<int> at;
            for (const Event& event : table.events) {
                const auto* play = std::get_if<PlaySettled>(&event);
                if (play && play->kind == kind)
                    at.push_back(play->seat.value);
            }
            return at;
        };
        QCOMPARE(table.give(OpenRound{}), Refused());
        for (const int at : {4, 2, 5}) {
            QCOMPARE(table.stake(ann, at, StakeKind::Main, "10"), Refused());
            QCOMPARE(table.stake(ann, at, StakeKind::Side, "2", 0), Refused());
        }
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(settled(StakeKind::Side), seats);
        for (int hand = 0; hand < 3; ++hand)
            QCOMPARE(table.give(Silence{}), Refused()); // 20, three times
        QCOMPARE(settled(StakeKind::Main), seats);
        QCOMPARE(table.state.phase, Phase::Over);
    }

    // A bet on the hole card is settled when that is seen, neither before nor with the dealer's last card.
    void theHoleCardsBetIsSettledWithIt() {
        RuleSet rules = rulesOf("deluxe");
        rules.sideBets = {{.id = "pair",
                           .name = {},
                           .kind = SideBetKind::DealerCards,
                           .pays = {{SideOutcome::DealerPair, {11, 1}}},
                           .limits = rules.limits}};
        Table table(rules, "TS 8H 9C 8D 5S");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Side, "10", 0), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.count<PlaySettled>(), 0);
        QCOMPARE(table.give(Silence{}), Refused());
        std::vector<std::size_t> order;
        for (const Event& event : table.events) {
            if (std::holds_alternative<HoleTurned>(event) || std::holds_alternative<PlaySettled>(event) ||
                std::holds_alternative<CardDealt>(event))
                order.push_back(event.index());
        }
        const auto of = [](const Event& event) { return event.index(); };
        QVERIFY(order == std::vector({of(HoleTurned{}), of(PlaySettled{}), of(CardDealt{}), of(PlaySettled{})}));
        QCOMPARE(table.balance(ann), coins("1100")); // 11 to 1, and 19 against 21
    }

    // A bet that was settled after the deal is nothing that a late second card could decide.
    void aSettledBetDrawsNoSecondCard() {
        Table table(rulesOf("deluxe", {"dealer.peek=false", "dealer.secondCard=after-players"}), "TS 8H 6C TD 5S");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Side, "2", 0), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.count<PlaySettled>(), 1);
        QCOMPARE(table.act(ann, 1, Action::Hit), Refused()); // bust
        QCOMPARE(table.state.phase, Phase::Over);
        QCOMPARE(table.state.dealer.cards.size(), 1);
    }

    void silenceHitsElevenAndStandsOnTwelve() {
        Table table(rulesOf("deluxe"), "6S 2S 6C 5C TS TC TH 8D");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(bob, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused()); // ann 11, bob 12
        QCOMPARE(table.give(Silence{}), Refused());
        QCOMPARE(table.count<HandHit>(), 1);
        QCOMPARE(table.give(Silence{}), Refused());
        QCOMPARE(table.count<HandStood>(), 1);
        QCOMPARE(table.give(Silence{}), Refused(Refusal::NotYourTurn));
    }

    // A shoe one card short is refused as exhausted wherever the card is missing, and nothing changes.
    void aShoeAtItsEnd_data() {
        QTest::addColumn<bool>("burned");
        QTest::newRow("plain") << false;
        QTest::newRow("burned") << true;
    }
    void aShoeAtItsEnd() {
        QFETCH(bool, burned);
        const RuleSet rules = rulesOf("deluxe");
        // Three cards burned; then a split, a hit on its first hand, a double on its second, and a dealer who draws
        // twice.
        std::vector<Card> shoe = cardsOf("8S 6C 8D 2C 2H 3H TS 9C 4C TD");
        if (burned) {
            const auto front = cardsOf("3S KS KH KD");
            shoe.insert(shoe.begin(), front.begin(), front.end());
        }
        const ScriptedRound script{
            .bets = {{.player = ann, .seat = seat(1), .kind = StakeKind::Main, .amount = coins("10")}},
            .actions = {{ann, seat(1), HandNumber{1}, Action::Split}, {ann, seat(1), HandNumber{1}, Action::Hit},
                        {ann, seat(1), HandNumber{2}, Action::Double}}};
        for (std::size_t cards = 0; cards <= shoe.size(); ++cards) {
            TableState state;
            state.currency = "coin";
            state.players.push_back({.id = "ann", .balance = coins("100")});
            changeShoe(rules, state, !burned);
            const TableState before = state;
            const auto played = playScript(rules, state, script, std::span(shoe).first(cards));
            if (cards < shoe.size()) {
                QVERIFY(!played);
                QCOMPARE(played.error(), Refusal::ShoeExhausted);
                QVERIFY(state == before);
            } else {
                QVERIFY2(played, played ? "" : name(played.error()));
                QCOMPARE(state.shoeDrawn, static_cast<int>(shoe.size()));
                QCOMPARE(state.drawn, 10);
            }
        }
    }

    // The same when the silence rule draws the cards, before a later seat's decision or at the end.
    void aShoeAtItsEndInSilence_data() {
        QTest::addColumn<bool>("acting");
        QTest::newRow("before a decision") << true;
        QTest::newRow("at the end") << false;
    }
    void aShoeAtItsEndInSilence() {
        QFETCH(bool, acting);
        const RuleSet rules = rulesOf("deluxe");
        const std::vector<Card> shoe = cardsOf("2S 8H 6C 3S 8D TC 4S 9S 5C");
        ScriptedRound script{.bets = {{.player = ann, .seat = seat(1), .amount = coins("10")},
                                      {.player = ann, .seat = seat(2), .amount = coins("10")}}};
        if (acting)
            script.actions = {{ann, seat(2), HandNumber{1}, Action::Stand}};
        for (std::size_t cards = 0; cards <= shoe.size(); ++cards) {
            TableState state;
            state.currency = "coin";
            state.players.push_back({.id = "ann", .balance = coins("100")});
            const TableState before = state;
            const auto played = playScript(rules, state, script, std::span(shoe).first(cards));
            QCOMPARE(played.has_value(), cards == shoe.size());
            QVERIFY(played || (played.error() == Refusal::ShoeExhausted && state == before));
        }
    }

    void aScriptThatCannotBePlayed() {
        const RuleSet rules = rulesOf("deluxe");
        const std::vector<Card> shoe = cardsOf("TS 6C TD TC 8C");
        const auto refusal = [&](TableState state, Money second) -> Refused {
            const TableState before = state;
            const ScriptedRound script{.bets = {{.player = ann, .seat = seat(1), .amount = coins("10")},
                                                {.player = ann, .seat = seat(1), .amount = second}},
                                       .actions = {{ann, seat(1), HandNumber{1}, Action::Stand}}};
            const auto played = playScript(rules, state, script, shoe);
            if (played)
                return std::nullopt;
            return state == before ? Refused(played.error()) : Refused(Refusal::SelfExcluded); // none of these
        };
        TableState state;
        state.currency = "coin";
        state.players.push_back({.id = "ann", .balance = coins("100")});
        QCOMPARE(refusal(state, coins("10")), Refused());
        QCOMPARE(refusal(state, Money::minor(std::numeric_limits<std::int64_t>::max())),
                 Refused(Refusal::AmountOverflow));
        TableState rich = state;
        rich.players[0].balance = Money::minor(std::numeric_limits<std::int64_t>::max() - 100);
        QCOMPARE(refusal(rich, coins("10")), Refused(Refusal::AmountOverflow));
        state.currency = "shells";
        QCOMPARE(refusal(state, coins("10")), Refused(Refusal::WrongPhase));
    }

    void aShoeAtItsEndTellsNothing() {
        Table table(rulesOf("deluxe"), "9S 6C 2D TC");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.act(ann, 1, Action::Hit),
                 Refused(Refusal::ShoeExhausted));                        // the table checks what apply() reported
        QCOMPARE(table.give(Silence{}), Refused(Refusal::ShoeExhausted)); // silence hits eleven
        // A blackjack needs no more cards, but the dealer needs a second one.
        Table other(rulesOf("deluxe"), "AS 6C KD");
        QCOMPARE(other.give(OpenRound{}), Refused());
        QCOMPARE(other.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(other.give(Deal{}), Refused(Refusal::ShoeExhausted));
    }

    void aWalletAtItsEndRefuses() {
        Table table(rulesOf("deluxe"), "TS 6C TD TC 8C");
        table.state.players[0].balance = Money::minor(std::numeric_limits<std::int64_t>::max() - 100);
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.give(Deal{}), Refused());
        const TableState before = table.state;
        QCOMPARE(table.act(ann, 1, Action::Stand), Refused(Refusal::AmountOverflow));
        QVERIFY(table.state == before);
    }

    void theCutCardEndsTheShoe() {
        const RuleSet deluxe = rulesOf("deluxe");
        QCOMPARE(deluxe.cutPosition(), 208);
        TableState state;
        changeShoe(deluxe, state, false);
        QVERIFY(state.burnDue);
        state.shoeDrawn = 207;
        QVERIFY(!shoeIsSpent(deluxe, state));
        state.shoeDrawn = 208;
        QVERIFY(shoeIsSpent(deluxe, state));
        changeShoe(deluxe, state, true);
        QVERIFY(!state.burnDue);
        QCOMPARE(state.shoeDrawn, 0);
        const RuleSet classic = rulesOf("classic");
        QVERIFY(shoeIsSpent(classic, state));
        changeShoe(classic, state, false);
        QVERIFY(!state.burnDue);
    }

    void earlyDecisionsHaveTheirTime() {
        Table table(rulesOf("deluxe"), "8S 9H 6C 3S 3H TC 9S 9D 9C 9H");
        QCOMPARE(table.give(OpenRound{}), Refused());
        QCOMPARE(table.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.stake(bob, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(table.act(bob, 2, Action::Hit, true), Refused(Refusal::NotYourTurn)); // nothing dealt
        QCOMPARE(table.give(Deal{}), Refused());
        QCOMPARE(table.act(ann, 1, Action::Hit, true), Refused(Refusal::NotYourTurn)); // it is ann's turn
        QCOMPARE(table.act(bob, 1, Action::Hit, true), Refused(Refusal::NotYourTurn));
        QCOMPARE(table.act(bob, 3, Action::Hit, true), Refused(Refusal::NotYourTurn));
        QCOMPARE(table.act(bob, 2, Action::Hit, true, 2), Refused(Refusal::NotYourTurn));
        QCOMPARE(table.act(bob, 2, Action::Insurance, true), Refused(Refusal::NotOffered));
        QCOMPARE(table.act(bob, 2, Action::Split, true), Refused(Refusal::NotOffered));
        QCOMPARE(table.act(bob, 2, Action::Surrender, true), Refused());
        QCOMPARE(table.act(bob, 2, Action::Hit, true), Refused()); // the newer replaces the older
        QCOMPARE(table.state.seat(seat(2)).early, std::optional(Action::Hit));
        QCOMPARE(table.act(bob, 2, Action::Stand), Refused(Refusal::NotYourTurn));
        QCOMPARE(table.act(ann, 1, Action::Stand), Refused());
        QCOMPARE(table.count<HandHit>(), 1); // bob's was carried out
        QCOMPARE(table.act(bob, 2, Action::Stand, true), Refused(Refusal::NotYourTurn));

        Table alone(rulesOf("boxes"));
        QCOMPARE(alone.give(OpenRound{}), Refused());
        QCOMPARE(alone.stake(ann, 1, StakeKind::Main, "10"), Refused());
        QCOMPARE(alone.stake(ann, 2, StakeKind::Main, "10"), Refused());
        QCOMPARE(alone.give(Deal{}), Refused());
        QCOMPARE(alone.act(ann, 2, Action::Stand, true), Refused(Refusal::NotOffered));
    }
};

OPENSHOE_TEST(TestCommands, None)
#include "tst_commands.moc"
