// SPDX-License-Identifier: GPL-3.0-or-later
// Side bets' odds against the figures that others have published of the same pay tables, to the last digit printed, and
// against counting by hand.
#include "games.h"

#include "analysis/analysis.h"
#include "analysis/dealer_bets.h"
#include "analysis/side_bets.h"
#include "analysis/spread.h"
#include "engine/settlement.h"

#include "testprogram.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace openshoe;
using engine::SideBet;
using engine::SideBetKind;
using enum engine::SideOutcome;

namespace {

constexpr engine::DealerRule stands{.hitsSoft = false};
constexpr engine::DealerRule hits{.hitsSoft = true};

analysis::SideBetFigures oddsOf(SideBetKind kind, std::vector<SideBet::Pay> pays, int decks,
                                const engine::DealerRule& drawing = stands) {
    const SideBet bet{.id = "bet", .name = {}, .kind = kind, .pays = std::move(pays), .limits = {}};
    return analysis::sideBetFigures(bet, analysis::sideChances(bet, analysis::Shoe::full(decks), drawing));
}

double chance(const analysis::SideBetFigures& figures, const char* outcome) {
    for (const auto& each : figures.outcomes) {
        if (each.name == outcome)
            return each.probability;
    }
    return -1;
}

const std::vector<SideBet::Pay> bustTable{{DealerBust3, {2, 1}},  {DealerBust4, {2, 1}},  {DealerBust5, {4, 1}},
                                          {DealerBust6, {12, 1}}, {DealerBust7, {50, 1}}, {DealerBust8, {250, 1}}};

} // namespace

class TestSideBetOdds : public QObject {
    Q_OBJECT

private slots:
    void publishedEdges_data() {
        QTest::addColumn<double>("edge"); // in per cent
        QTest::addColumn<double>("published");
        QTest::addColumn<double>("printed"); // half of the last digit printed
        const auto row = [](const char* name, const analysis::SideBetFigures& ours, double published,
                            double printed = 0.005) {
            QTest::newRow(name) << -100 * ours.expectation << published << printed;
        };
        // Wizard of Odds, "Over/Under 13".
        using Decks = std::vector<std::pair<int, double>>;
        for (const auto& [decks, edge] : Decks{{1, 10.11}, {2, 10.08}, {4, 10.07}, {6, 10.07}, {8, 10.06}})
            row("under 13", oddsOf(SideBetKind::OverUnder, {{Under13, {1, 1}}}, decks), edge);
        for (const auto& [decks, edge] : Decks{{1, 6.79}, {2, 6.65}, {4, 6.58}, {6, 6.55}, {8, 6.54}})
            row("over 13", oddsOf(SideBetKind::OverUnder, {{Over13, {1, 1}}}, decks), edge);
        for (const auto& [decks, edge] : Decks{{1, 7.09}, {2, 7.99}, {4, 8.44}, {6, 8.58}, {8, 8.66}})
            row("exactly 13", oddsOf(SideBetKind::OverUnder, {{Exactly13, {10, 1}}}, decks), edge);
        // Wizard of Odds, "Royal Match".
        const std::vector<SideBet::Pay> royal{{SuitedCards, {5, 2}}, {RoyalMatch, {25, 1}}};
        // The dealer's first two cards are as often alike as a hand's.
        const std::vector<SideBet::Pay> dealersRoyal{{DealerSuited, {5, 2}}, {DealerRoyalMatch, {25, 1}}};
        for (const auto& [decks, edge] :
             Decks{{1, 10.8597}, {2, 8.3271}, {4, 7.0792}, {6, 6.6658}, {8, 6.4597}}) {
            row("royal match", oddsOf(SideBetKind::RoyalMatch, royal, decks), edge, 0.00005);
            row("dealer's royal match", oddsOf(SideBetKind::DealerCards, dealersRoyal, decks), edge, 0.00005);
        }
        // Wizard of Odds, "Pair Blackjack Side Bet".
        for (const auto& [decks, edge] : Decks{{1, 24.94}, {2, 10.85}, {6, 1.28}, {8, 0.08}})
            row("pair", oddsOf(SideBetKind::Combination, {{ThreeOfAKind, {30, 1}}, {Mixed, {5, 1}}, {Pair, {2, 1}}},
                               decks),
                edge);
        // Columnists print 4 to 1 for this one; 3.77 is the edge of 4 for 1, which is 3 to 1.
        row("royal match, 3:1", oddsOf(SideBetKind::RoyalMatch, {{SuitedCards, {3, 1}}, {RoyalMatch, {10, 1}}}, 1),
            3.77);
        // Wizard of Odds, "Buster Blackjack", pay table 1 as analysed there (12 for six cards).
        for (const auto& [decks, edge] : Decks{{1, 8.77}, {2, 8.48}, {4, 8.31}, {5, 8.27}, {6, 8.25}, {8, 8.22}})
            row("busts, stands on soft 17", oddsOf(SideBetKind::DealerBust, bustTable, decks, stands), edge);
        for (const auto& [decks, edge] : Decks{{1, 6.89}, {2, 6.51}, {4, 6.29}, {5, 6.25}, {6, 6.21}, {8, 6.17}})
            row("busts, hits soft 17", oddsOf(SideBetKind::DealerBust, bustTable, decks, hits), edge);
        // The same page's pay table 2: six decks, stands on soft 17.
        row("busts and a blackjack",
            oddsOf(SideBetKind::DealerBust,
                   {{DealerBust3, {2, 1}},
                    {DealerBust4, {2, 1}},
                    {DealerBust5, {4, 1}},
                    {DealerBust6, {18, 1}},
                    {DealerBust7, {50, 1}},
                    {DealerBust8, {250, 1}},
                    {DealerBust7AgainstBlackjack, {800, 1}},
                    {DealerBust8AgainstBlackjack, {2000, 1}}},
                   6, stands),
            6.20);
        // 888casino (E. Jacobson), "Card Counting the Buster Blackjack Side Bet", 6 and 2 decks, hits soft 17.
        const std::vector<SideBet::Pay> rooms{{DealerBust3, {1, 1}},  {DealerBust4, {3, 1}},   {DealerBust5, {6, 1}},
                                              {DealerBust6, {30, 1}}, {DealerBust7, {100, 1}}, {DealerBust8, {200, 1}}};
        row("busts, card rooms, 6", oddsOf(SideBetKind::DealerBust, rooms, 6, hits), 4.724, 0.0005);
        row("busts, card rooms, 2", oddsOf(SideBetKind::DealerBust, rooms, 2, hits), 5.478, 0.0005);
        // Wizard of Odds, "Push 22". The page's other column, for a dealer who stands on soft 17, isn't one: from one
        // deck it has more 22s than with the dealer who draws, from eight fewer. Ours are those of a plain enumeration.
        const std::vector<SideBet::Pay> push{{Dealer22, {11, 1}}};
        for (const auto& [decks, edge] : Decks{{1, 13.118883}, {6, 12.891139}, {8, 12.880783}})
            row("22, stands on soft 17", oddsOf(SideBetKind::DealerTotal, push, decks, stands), edge, 0.0000005);
        for (const auto& [decks, edge] : Decks{{1, 11.9658}, {2, 11.8357}, {4, 11.7757}, {6, 11.7565}, {8, 11.7471}})
            row("22, hits soft 17", oddsOf(SideBetKind::DealerTotal, push, decks, hits), edge, 0.00005);
    }
    void publishedEdges() {
        QFETCH(double, edge);
        QFETCH(double, published);
        QFETCH(double, printed);
        QVERIFY2(std::abs(edge - published) < printed * 1.0001,
                 qPrintable(QString("%1, published %2").arg(edge, 0, 'f', 6).arg(published)));
    }

    // Wizard of Odds, "Lucky Ladies", pay table A with six decks: orders of four cards, 9,294,695,280 in all.
    void twentiesAreThosePublished() {
        const auto figures = oddsOf(SideBetKind::Twenty,
                                    {{Twenty, {4, 1}},
                                     {TwentySuited, {9, 1}},
                                     {TwentyMatched, {19, 1}},
                                     {QueensOfHearts, {125, 1}},
                                     {QueensOfHeartsAgainstBlackjack, {1000, 1}}},
                                    6);
        const double all = 312.0 * 311 * 310 * 309;
        QCOMPARE(all, 9'294'695'280.0);
        const auto orders = [&](const char* outcome) {
            return std::llround(chance(figures, outcome) * all * 1e3) / 1e3;
        };
        QCOMPARE(orders("queens-of-hearts-blackjack"), 135'360.0);
        QCOMPARE(orders("queens-of-hearts"), 2'738'340.0);
        QCOMPARE(orders("twenty-matched"), 43'105'500.0);
        QCOMPARE(orders("twenty-suited"), 193'112'640.0);
        QCOMPARE(orders("twenty"), 744'863'040.0);
        QVERIFY(std::abs(figures.expectation + 0.247089) < 5e-7);
    }

    // 888casino (E. Jacobson), "Card Counting the Bust It Blackjack Side Bet": a bust with the third card pays by that
    // card, but 8-8-8 of one suit 200 and of one colour 50. Those two are added here, where suits are counted by hand.
    void thirdCardsAreThosePublished_data() {
        QTest::addColumn<int>("decks");
        QTest::addColumn<double>("edge");
        QTest::newRow("2 decks") << 2 << 7.568;
        QTest::newRow("6 decks") << 6 << 6.912;
    }
    void thirdCardsAreThosePublished() {
        QFETCH(int, decks);
        QFETCH(double, edge);
        const auto figures = oddsOf(SideBetKind::DealerBust,
                                    {{ThirdCardBust6, {15, 1}},
                                     {ThirdCardBust7, {9, 1}},
                                     {ThirdCardBust8, {7, 1}},
                                     {ThirdCardBust9, {5, 1}},
                                     {ThirdCardBust10, {3, 1}}},
                                    decks);
        const double cards = 52.0 * decks;
        const double all = cards * (cards - 1) * (cards - 2);
        const double n = decks;
        const double suited = 4 * n * (n - 1) * (n - 2) / all;
        const double colored = 2 * (2 * n) * (2 * n - 1) * (2 * n - 2) / all - suited;
        const double ours = -100 * (figures.expectation + suited * (200 - 7) + colored * (50 - 7));
        QVERIFY2(std::abs(ours - edge) < 0.0005, qPrintable(QString::number(ours, 'f', 6)));
        // Other busting cards are rarer ways to bust with more cards.
        const auto any = oddsOf(SideBetKind::DealerBust, {{BustBy6, {1, 1}}, {BustBy10, {1, 1}}}, decks);
        QVERIFY(chance(any, "dealer-bust-by-6") > chance(figures, "dealer-bust-3-by-6"));
        QVERIFY(chance(any, "dealer-bust-by-10") > chance(figures, "dealer-bust-3-by-10"));
    }

    // Blackjacks counted by hand, the dealer's after the player's: the cards gone matter.
    void blackjacksAreCounted() {
        const double n = 6;
        const double mine = 2 * 4 * n * 16 * n / (52 * n * (52 * n - 1));
        const double theirs = 2 * (4 * n - 1) * (16 * n - 1) / ((52 * n - 2) * (52 * n - 3));
        const auto near = [](double a, double b) { return std::abs(a - b) < 1e-14; };
        const auto own = oddsOf(SideBetKind::Blackjack,
                                {{PlayerBlackjack, {2, 1}}, {SuitedBlackjack, {5, 1}}, {AceJackSuited, {9, 1}}}, 6);
        QVERIFY(near(own.hitRate, mine));
        QVERIFY(near(chance(own, "suited-blackjack"), mine / 4 * 3 / 4));
        QVERIFY(near(chance(own, "ace-jack-suited"), mine / 4 / 4));
        const auto both = oddsOf(SideBetKind::BadBeat, {{BlackjackToBlackjack, {100, 1}}}, 6);
        QVERIFY(near(both.hitRate, mine * theirs));
        const auto either = oddsOf(SideBetKind::Combination, {{PlayerBlackjack, {7, 1}}, {DealerBlackjack, {7, 1}}}, 6);
        QVERIFY2(std::abs(either.hitRate - (2 * mine - mine * theirs)) < 1e-13, // a sum over the dealer's hands
                 qPrintable(QString::number(either.hitRate)));
    }

    // Two hands of two cards in six decks, 48,516 · 47,895 in all.
    void bothHandsAreThosePublished() {
        const double all = 48'516.0 * 47'895.0;
        const auto orders = [&](const analysis::SideBetFigures& figures, const char* outcome) {
            return static_cast<double>(std::llround(chance(figures, outcome) * all));
        };
        // Wizard of Odds, "Royal Match", version 6: both hands have one once in 121,328 hands.
        const auto royal = oddsOf(SideBetKind::BothHands, {{BothRoyalMatch, {1000, 1}}}, 6);
        QCOMPARE(std::llround(1 / chance(royal, "both-royal-match")), 121'328LL);
        // Wizard of Odds, "Blackjack Match": 3,600 times both are the same suited ace and king; here any ten will do.
        const auto jacks =
            oddsOf(SideBetKind::BothHands, {{BothSuitedBlackjacks, {100, 1}}, {SameSuitedBlackjack, {500, 1}}}, 6);
        QCOMPARE(orders(jacks, "same-suited-blackjack"), 4 * 3'600.0);
        // Counted by hand for each of the 16: five aces with another ten of the suit, or any of another suit.
        const double others = 5 * 18.0 + 3 * (6 * 24.0);
        QCOMPARE(orders(jacks, "both-suited-blackjacks"), 16 * 36 * others);
        // Pairs: of the same rank from the 22 cards left of it, of twelve other ranks from 24 each.
        const double pairs = 13 * (24 * 23 / 2);
        const double after = 22 * 21 / 2 + 12 * (24 * 23 / 2);
        const auto both = oddsOf(SideBetKind::BothHands, {{BothPairs, {150, 1}}, {BothPerfect, {2000, 1}}}, 6);
        QCOMPARE(orders(both, "both-pairs") + orders(both, "both-perfect"), pairs * after);
        QCOMPARE(orders(both, "both-perfect"), 52 * 15 * (6.0 + 51 * 15));
        // The same total of both: by points, one card after another.
        double same = 0;
        const std::array<double, 11> cards{0, 24, 24, 24, 24, 24, 24, 24, 24, 24, 96}; // aces are worth 1 or 11
        const auto total = [](int a, int b) { return a + b + ((a == 1 || b == 1) ? 10 : 0); };
        for (int a = 1; a <= 10; ++a) {
            for (int b = 1; b <= 10; ++b) {
                for (int c = 1; c <= 10; ++c) {
                    for (int d = 1; d <= 10; ++d) {
                        const auto left = [&](int of, std::initializer_list<int> gone) {
                            return cards[static_cast<std::size_t>(of)] -
                                   static_cast<double>(std::count(gone.begin(), gone.end(), of));
                        };
                        if (total(a, b) == total(c, d))
                            same += left(a, {}) * left(b, {a}) * left(c, {a, b}) * left(d, {a, b, c});
                    }
                }
            }
        }
        const auto totals = oddsOf(SideBetKind::BothHands, {{BothSameTotal, {10, 1}}}, 6);
        QVERIFY(std::abs(totals.hitRate - same / (312.0 * 311 * 310 * 309)) < 1e-12); // a sum of millions
        // A combination that pays the hand's own pair as well counts each once.
        const auto mixed = oddsOf(SideBetKind::Combination, {{Mixed, {5, 1}}, {BothPairs, {50, 1}}}, 6);
        QCOMPARE(orders(mixed, "both-pairs"), pairs * after);
        QCOMPARE(orders(mixed, "mixed"), pairs * (47'895 - after));
        const auto either = oddsOf(SideBetKind::Combination, {{Mixed, {5, 1}}, {DealerPair, {5, 1}}}, 6);
        QCOMPARE(orders(either, "mixed"), pairs * 47'895);
        QCOMPARE(orders(either, "dealer-pair"), pairs * (47'895 - after));
    }

    // Before the deal a bet is worth what it is worth after it, on average over all that can be dealt.
    void theDealTellsNothingNew_data() {
        QTest::addColumn<std::vector<SideBet::Pay>>("pays");
        QTest::newRow("dealer's cards")
            << std::vector<SideBet::Pay>{{DealerSuited, {2, 1}}, {DealerPair, {5, 1}}, {DealerPerfect, {25, 1}}};
        QTest::newRow("both hands") << std::vector<SideBet::Pay>{{BothPairs, {30, 1}}, {BothTwenty, {40, 1}}};
        QTest::newRow("both hands' totals")
            << std::vector<SideBet::Pay>{{BothSameTotal, {7, 1}}, {BothTwenty, {40, 1}}};
        QTest::newRow("both hands' totals, and the draw") << std::vector<SideBet::Pay>{
            {BothSameTotal, {7, 1}}, {Mixed, {3, 1}}, {DealerPair, {4, 1}}, {Dealer20, {5, 1}}};
        QTest::newRow("hole card and draw") << std::vector<SideBet::Pay>{
            {Mixed, {3, 1}},   {BothPairs, {30, 1}}, {DealerPair, {4, 1}},          {DealerBust3, {2, 1}},
            {Match, {1, 1}},   {Dealer22, {5, 1}},   {BlackjackToBlackjack, {9, 1}}, {BothTwenty, {6, 1}},
            {DealerSuited, {7, 2}}};
        QTest::newRow("hand, hole card and draw") << std::vector<SideBet::Pay>{
            {Mixed, {3, 1}}, {BothPairs, {30, 1}}, {TwentyTo21, {20, 1}}, {BothSuited, {7, 1}}};
        QTest::newRow("dealer's cards and draw")
            << std::vector<SideBet::Pay>{{DealerBust, {1, 1}}, {DealerSuited, {2, 1}}, {Dealer20, {3, 1}}};
    }
    void theDealTellsNothingNew() {
        QFETCH(std::vector<SideBet::Pay>, pays);
        const SideBet bet{
            .id = "bet", .name = {}, .kind = SideBetKind::Combination, .pays = pays, .limits = {}};
        analysis::Shoe shoe;
        std::vector<engine::Card> cards;
        for (const char* text : {"QH", "QH", "QS", "KH", "AS", "AH", "9D", "9D", "9S", "6C", "5C", "5H"}) {
            cards.push_back(*engine::Card::parse(text));
            shoe.add(cards.back());
        }
        const double whole = analysis::sideBetFigures(bet, analysis::sideChances(bet, shoe, hits)).expectation;
        double sum = 0;
        int deals = 0;
        for (std::size_t a = 0; a < cards.size(); ++a) {
            for (std::size_t b = 0; b < cards.size(); ++b) {
                for (std::size_t up = 0; up < cards.size(); ++up) {
                    if (a == b || a == up || b == up)
                        continue;
                    analysis::Shoe unseen = shoe;
                    for (const std::size_t gone : {a, b, up})
                        QVERIFY(unseen.remove(cards[gone]));
                    const engine::DecidingCards dealt{cards[a], cards[b], cards[up]};
                    ++deals;
                    if (engine::waitsForDealer(bet, dealt)) {
                        sum += analysis::dealerBetWorth(bet, unseen, hits, dealt, analysis::allPoints);
                    } else {
                        const auto made = bet.oddsFor(engine::evaluate(bet, dealt).outcome);
                        sum += made ? made->ratio() : -1;
                    }
                }
            }
        }
        QVERIFY2(std::abs(sum / deals - whole) < 1e-12,
                 qPrintable(QString("%1, %2").arg(sum / deals, 0, 'g', 17).arg(whole, 0, 'g', 17)));
        // Knowing that the hole card is one of some values is knowing that it is none of the others.
        const engine::DecidingCards dealt{cards[0], cards[1], cards[6]};
        analysis::Shoe unseen = shoe;
        for (const std::size_t gone : {0U, 1U, 6U})
            QVERIFY(unseen.remove(cards[gone]));
        double parts = 0;
        for (int hole = 0; hole < analysis::pointKinds; ++hole) {
            const int left = unseen.points().of[static_cast<std::size_t>(hole)];
            if (left > 0)
                parts += analysis::dealerBetWorth(bet, unseen, hits, dealt, analysis::only(hole)) * left;
        }
        QVERIFY(std::abs(parts / unseen.total() -
                         analysis::dealerBetWorth(bet, unseen, hits, dealt, analysis::allPoints)) < 1e-12);
    }

    // A dealer's total is a total or a bust; a combination of all of them leaves nothing out and counts nothing twice.
    void theDealerEndsOneWay() {
        for (const auto& rule : {stands, hits, engine::DealerRule{.standsOn = 19, .hitsSoft = true}}) {
            std::vector<SideBet::Pay> pays;
            for (const auto outcome : {Dealer17, Dealer18, Dealer19, Dealer20, Dealer21, DealerBlackjack, DealerBust})
                pays.push_back({outcome, {static_cast<int>(pays.size()) + 1, 1}});
            QVERIFY(std::abs(oddsOf(SideBetKind::Combination, pays, 6, rule).hitRate - 1) < 1e-13);
        }
    }

    // What a bet on the dealer's hand shares with the hands: whatever the dealer gets, they are worth what the game is
    // worth, so a bet that always pays shares nothing; one that pays when hands lose shares less than that.
    void aBetOnTheDealerSharesTheDealer() {
        for (const QString& game : tests::sixGames()) {
            engine::RuleSet rules = tests::gameWith(game);
            rules.sideBets.clear();
            const auto add = [&](const char* id, std::vector<engine::SideOutcome> outcomes) {
                SideBet bet{.id = id, .name = {}, .kind = SideBetKind::Combination, .pays = {}, .limits = rules.limits};
                for (const auto outcome : outcomes)
                    bet.pays.push_back({outcome, {1, 1}});
                rules.sideBets.push_back(bet);
            };
            add("always", {Dealer17, Dealer18, Dealer19, Dealer20, Dealer21, DealerBlackjack, DealerBust});
            add("high", {Dealer20, Dealer21, DealerBlackjack});
            add("bust", {DealerBust});
            add("hand", {PlayerBlackjack});
            add("both", {PlayerBlackjack, DealerBust});
            add("suited", {DealerSuited});
            add("suited or bust", {DealerSuited, DealerBust});
            add("both suited", {BothSuited});
            analysis::Analyser analyser;
            const auto bets = analysis::spreadOf(rules, analyser).bets;
            const auto say = [&](double value) {
                return qPrintable(QString("%1: %2").arg(game).arg(value, 0, 'g', 17));
            };
            // An insurance worth taking wins beside the hands, with the dealer's blackjack.
            const double beside = rules.insurance.offered && rules.insurance.pays.ratio() > 2 ? 0.02 : 1e-9;
            QVERIFY2(std::abs(bets[0].withHand) < beside && std::abs(bets[0].withOther) < beside,
                     say(bets[0].withHand));
            QVERIFY2(bets[1].withHand < -0.2 && bets[1].withOther < -0.2, say(bets[1].withHand));
            QVERIFY2(bets[2].withHand > 0.2 && bets[2].withOther > 0.2, say(bets[2].withHand));
            QVERIFY2(bets[3].withHand > 0.05 && std::abs(bets[3].withOther) < 0.01, say(bets[3].withHand));
            // Of the same sign, but less than both: where a blackjack meets a bust it pays once.
            const double sum = bets[2].withHand + bets[3].withHand;
            QVERIFY2(bets[4].withHand > bets[2].withHand && bets[4].withHand < sum, say(bets[4].withHand - sum));
            for (const std::size_t i : {1U, 2U, 5U, 6U}) // a bet's covariance with itself is its variance
                QVERIFY2(std::abs(bets[i].same[i] - bets[i].variance) < 1e-12, say(bets[i].same[i]));
            // The dealer's suits say little of the hands, and the same of a bust whichever bet is asked.
            QVERIFY2(std::abs(bets[5].withHand) < 0.02, say(bets[5].withHand));
            QVERIFY2(std::abs(bets[5].same[0]) < 1e-12 && std::abs(bets[0].same[5]) < 1e-12, say(bets[5].same[0]));
            QVERIFY2(std::abs(bets[5].same[2] - bets[2].same[5]) < 1e-12, say(bets[5].same[2]));
            QVERIFY2(bets[6].same[5] > 0.1 && bets[6].same[2] > 0.1, say(bets[6].same[5]));
            QVERIFY2(std::abs(bets[7].withHand) < 0.02, say(bets[7].withHand));
        }
    }

    // Twenties lose to a dealer's 21 as often as the dealer makes it from a shoe without them.
    void badBeatsOfDepletedShoes() {
        analysis::Shoe shoe = analysis::Shoe::full(1);
        for (const char* gone : {"AS", "AH", "2S", "5D", "5C", "TD", "KC", "9S", "7H"})
            QVERIFY(shoe.remove(*engine::Card::parse(gone)));
        const SideBet bet{.id = "bet",
                          .name = {},
                          .kind = SideBetKind::BadBeat,
                          .pays = {{TwentyTo21, {9, 1}}, {TwentyToBlackjack, {20, 1}}},
                          .limits = {}};
        double expected = 0;
        const auto points = shoe.points();
        for (const auto& [a, b] : {std::pair{analysis::ten, analysis::ten}, std::pair{analysis::ace, 8}}) {
            auto left = points;
            const auto take = [&](int point) {
                const double part = static_cast<double>(left.of[static_cast<std::size_t>(point)]) / left.total;
                --left.of[static_cast<std::size_t>(point)];
                --left.total;
                return part;
            };
            const double hand = (a == b ? 1 : 2) * take(a) * take(b);
            for (const auto& ending : analysis::dealerEndings(left, stands))
                expected += ending.end.total == 21 ? hand * ending.chance : 0;
        }
        const auto figures = analysis::sideBetFigures(bet, analysis::sideChances(bet, shoe, stands));
        QVERIFY2(std::abs(figures.hitRate - expected) < 1e-15,
                 qPrintable(QString("%1 %2").arg(figures.hitRate).arg(expected)));
        QVERIFY(expected > 0.005 && chance(figures, "twenty-to-blackjack") > 0.001);
    }
};

OPENSHOE_TEST(TestSideBetOdds, None)
#include "tst_sidebetodds.moc"
