// SPDX-License-Identifier: GPL-3.0-or-later
// A round's cards under other rules: handmade shoes, and many shuffled ones in every game.
#include "session/worth/elsewhere.h"

#include "engine/script.h"
#include "fairness/shuffle.h"
#include "session/round/decisions.h"
#include "session/round/me.h"
#include "session/table/tablesession.h"
#include "session/worth/pricing.h"
#include "tables.h"
#include "testprogram.h"

using namespace openshoe;
using namespace openshoe::engine;
using session::CardsPlayed;
using session::Elsewhere;
using session::playElsewhere;
using session::StakeElsewhere;
using session::TableSession;
using test::count;
using test::game;
using test::money;

namespace {

std::vector<Card> cardsOf(const char* text) {
    std::vector<Card> cards;
    for (const QByteArray& card : QByteArray(text).split(' '))
        cards.push_back(*Card::parse(card.toStdString()));
    return cards;
}

PlaceStake stake(int seat, const char* amount, StakeKind kind = StakeKind::Main, int bet = -1) {
    return {session::me(), test::seat(seat), kind, bet, money(amount)};
}

// Played by the rule for silence, except for the given actions.
CardsPlayed played(const RuleSet& rules, std::vector<Card> cards, const ScriptedRound& script,
                   const char* currency = nullptr) {
    TableState state;
    state.currency = currency ? currency : rules.limits.front().currency;
    state.players.push_back({.id = "player", .balance = money("100000000")});
    auto round = playScript(rules, state, script, cards);
    if (!round)
        qFatal("the script can't be played");
    return {rules, std::move(round->events), std::move(cards)};
}

std::vector<Card> drawn(const Events& events) {
    std::vector<Card> cards;
    for (const Event& event : events) {
        if (const auto* dealt = std::get_if<CardDealt>(&event))
            cards.push_back(dealt->card);
        else if (const auto* burned = std::get_if<CardBurned>(&event))
            cards.push_back(burned->card);
    }
    return cards;
}

} // namespace

class TestElsewhere : public QObject {
    Q_OBJECT

private slots:
    // 16 against 6 was hit and busted. Best play stands, and the dealer busts with the same card.
    void bestPlayOfTheSameCards() {
        const Act hit{.player = session::me(), .seat = test::seat(1), .action = Action::Hit};
        const CardsPlayed round = played(game("classic"), cardsOf("TS 6H 6S 9H KD 5C"), {{stake(1, "1000")}, {hit}});
        for (const char* id : {"classic", "premium"}) {
            const Elsewhere there = playElsewhere(round, game(id));
            QCOMPARE(int(there.end), int(Elsewhere::End::Played));
            QCOMPARE(there.currency, std::string("gold"));
            QCOMPARE(drawn(there.events), cardsOf("TS 6H 6S 9H KD"));
            QCOMPARE(count<HandHit>(there.events), 0);
            QCOMPARE(there.net(), id == std::string("classic") ? money("1000") : money("10000"));
        }
        QVERIFY(playElsewhere(round, game("classic")).isLikePlayed());
        QVERIFY(!playElsewhere(round, game("premium")).isLikePlayed()); // its minimum is 10,000
    }

    // 11 against 6 is doubled: twice the stake is won.
    void whatBestPlayAddsIsStaked() {
        const CardsPlayed round = played(game("classic"), cardsOf("5S 6H 6S TH 9D TC"), {{stake(1, "1000")}, {}});
        const Elsewhere there = playElsewhere(round, game("classic"));
        QCOMPARE(count<HandDoubled>(there.events), 1);
        QCOMPARE(there.staked, money("2000"));
        QCOMPARE(there.returned, money("4000"));
        QCOMPARE(there.net(), money("2000"));
    }

    // A game that doesn't accept the currency is played in its own; amounts above its limits are reduced to them.
    void stakesAreTheNearestAllowed() {
        const CardsPlayed round = played(game("classic"), cardsOf("TS 6H TD 9H KD 5C 5D 5H"), {{stake(1, "5000")}, {}});
        const Elsewhere there = playElsewhere(round, game("boxes"));
        QCOMPARE(int(there.end), int(Elsewhere::End::Played));
        QCOMPARE(there.currency, std::string("coin"));
        QCOMPARE(there.stakes.size(), std::size_t(1));
        QCOMPARE(there.stakes.front().amount, money("5000"));
        QCOMPARE(there.stakes.front().taken, money("1000"));
        const Elsewhere shared = playElsewhere(round, game("deluxe"));
        QCOMPARE(int(shared.end), int(Elsewhere::End::Played));
        QVERIFY(shared.isLikePlayed());
        const CardsPlayed small =
            played(game("classic"), cardsOf("TS 6H TD 9H KD 5C 5D 5H"), {{stake(1, "0.50")}, {}}, "sweeps");
        const Elsewhere premium = playElsewhere(small, game("premium"));
        QCOMPARE(premium.currency, std::string("sweeps"));
        QCOMPARE(premium.stakes.front().taken, money("25"));
    }

    // Three hands with side bets, at tables for one, two and five hands, some with no side bets or with other ones.
    void handsAndSideBetsGoWhereTheyHaveAPlace() {
        const auto shoe = cardsOf("2S 3S 4S 6H 5S 6S 7S TH TD TC TS 9D 9C 9S 8D 8C 8S 7D 7C 7H");
        const CardsPlayed round = played(game("rundown"), shoe,
                                         {{stake(1, "10"), stake(2, "20"), stake(3, "30"),
                                           stake(2, "5", StakeKind::Side, 0), stake(3, "2", StakeKind::Side, 1)},
                                          {}});
        const auto taken = [](const Elsewhere& there) {
            std::vector<Money> amounts;
            for (const StakeElsewhere& one : there.stakes)
                amounts.push_back(one.taken);
            return amounts;
        };
        // In order of place: the three hands, then the side bets. The hand on spot 3 is dealt first.
        const std::vector<session::Place> places{test::mainAt(1), test::sideAt(2, 0), test::mainAt(2), test::mainAt(3),
                                                 test::sideAt(3, 1)};
        const auto at = [](const Elsewhere& there, const session::Place& place) {
            const auto found = std::ranges::find(there.stakes, place, &StakeElsewhere::place);
            return found == there.stakes.end() ? money("-1") : found->taken;
        };
        const Elsewhere one = playElsewhere(round, game("down-under"));
        QCOMPARE(one.stakes.size(), places.size());
        QCOMPARE(at(one, test::mainAt(3)), money("30"));
        QCOMPARE(at(one, test::mainAt(2)), money("0"));
        QCOMPARE(at(one, test::mainAt(1)), money("0"));
        QCOMPARE(at(one, test::sideAt(3, 1)), money("0"));
        QVERIFY(!one.isLikePlayed());
        const Elsewhere five = playElsewhere(round, game("boxes"));
        QCOMPARE(at(five, test::mainAt(1)), money("10"));
        QCOMPARE(at(five, test::mainAt(2)), money("20"));
        QCOMPARE(at(five, test::mainAt(3)), money("30"));
        QCOMPARE(at(five, test::sideAt(2, 0)), money("0"));
        const Elsewhere same = playElsewhere(round, game("rundown"));
        QVERIFY(same.isLikePlayed());
        QVERIFY(!taken(same).empty());
        // Where seats are shared, one person's hands have equal stakes.
        const Elsewhere shared = playElsewhere(round, game("deluxe"));
        QCOMPARE(at(shared, test::mainAt(3)), money("20"));
        QCOMPARE(at(shared, test::mainAt(2)), money("20"));
        QCOMPARE(at(shared, test::mainAt(1)), money("0"));
        // The hand dealt first is also dealt first there.
        for (const Elsewhere* there : {&one, &five, &same, &shared}) {
            QCOMPARE(int(there->end), int(Elsewhere::End::Played));
            QCOMPARE(drawn(there->events).front(), shoe.front());
        }
    }

    void cardsThatArentKnownAreNotGuessed() {
        CardsPlayed round = played(game("classic"), cardsOf("TS 6H 6S 9H KD 5C"), {{stake(1, "1000")}, {}});
        for (std::size_t known = 0; known < 5; ++known) {
            round.cards = cardsOf("TS 6H 6S 9H KD 5C");
            round.cards.resize(known);
            const Elsewhere there = playElsewhere(round, game("classic"));
            QCOMPARE(int(there.end), int(Elsewhere::End::ShortOfCards));
            QVERIFY(there.events.empty());
            QVERIFY(there.net().isZero());
        }
    }

    void isCancelled() {
        const CardsPlayed round = played(game("classic"), cardsOf("TS 6H 6S 9H KD 5C"), {{stake(1, "1000")}, {}});
        const Elsewhere there = playElsewhere(round, game("classic"), [] { return true; });
        QCOMPARE(int(there.end), int(Elsewhere::End::Cancelled));
        QVERIFY(there.events.empty());
    }

    void aRoundWithoutStakesOrEventsIsNone() {
        QCOMPARE(int(playElsewhere({game("classic"), {}, {}}, game("boxes")).end), int(Elsewhere::End::NoStake));
        QCOMPARE(int(playElsewhere({game("classic"), {RoundOpened{.currency = "gold"}}, {}}, game("boxes")).end),
                 int(Elsewhere::End::NoStake));
    }

    // Every game's rounds in every game: the shoe's own cards in order, a log that folds, money that adds up, and no
    // decision that could have been better given what was seen.
    void everyGameInEveryGame() {
        fairness::Seed::Bytes bytes{};
        for (const QString& from : test::allGames()) {
            const RuleSet rules = game(qPrintable(from));
            for (const QString& to : test::allGames()) {
                const RuleSet there = game(qPrintable(to));
                for (int i = 0; i < 3; ++i) {
                    ++bytes[0];
                    auto cards = fairness::shuffle({fairness::Seed(bytes), {}, 1, rules.newShoe()});
                    const auto amount = rules.limits.front().min;
                    ScriptedRound script;
                    for (int seat = 1; seat <= std::min(3, rules.table.seatsPerPlayer); ++seat)
                        script.bets.push_back({session::me(), test::seat(seat), StakeKind::Main, -1, amount});
                    const CardsPlayed round = played(rules, cards, script);
                    const Elsewhere told = playElsewhere(round, there);
                    QCOMPARE(int(told.end), int(Elsewhere::End::Played));
                    const auto used = drawn(told.events);
                    QVERIFY(std::ranges::equal(used, std::span(cards).first(used.size())));
                    const auto end = replay(told.events);
                    QVERIFY(end);
                    QCOMPARE(int(end->phase), int(Phase::Over));
                    base::Money net;
                    for (const Play& play : end->plays)
                        net += play.returned - play.stake;
                    QCOMPARE(net, told.net());
                    const std::vector<Events> logs{told.events};
                    const auto decisions = session::decisionsSeen(there, logs, "player");
                    QVERIFY(decisions);
                    for (const session::SeenDecision& decision : *decisions)
                        QCOMPARE(session::priceOf(there, decision).cost, 0.0);
                    QCOMPARE(playElsewhere(round, there).events, told.events);
                }
            }
        }
    }

private:
    using Money = base::Money;
};

OPENSHOE_TEST(TestElsewhere, Core)
#include "tst_elsewhere.moc"
