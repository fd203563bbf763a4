// SPDX-License-Identifier: GPL-3.0-or-later
// Side bets: which outcome three cards make, what a pay table that lists only some outcomes pays for the others, and
// what is returned.
#include "engine/settlement.h"

#include "testprogram.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace openshoe;
using namespace openshoe::engine;
using base::Money;
using base::Odds;

namespace {

using enum SideOutcome;

struct Example {
    SideBetKind kind;
    const char* cards; ///< the player's two and the dealer's up card
    /// The outcome and what it also counts as, best first: what is paid if the better ones aren't listed.
    std::vector<SideOutcome> counts;
};

const std::vector<Example>& examples() {
    static const std::vector<Example> all{
        {SideBetKind::Pairs, "8S 8S 8S", {SuitedTrips, Perfect, Colored, Mixed}},
        {SideBetKind::Pairs, "8S 8S 9S", {Perfect, Colored, Mixed}},
        {SideBetKind::Pairs, "8S 8S 8H", {Perfect, Colored, Mixed}},
        {SideBetKind::Pairs, "8S 8C 8S", {Colored, Mixed}},
        {SideBetKind::Pairs, "8D 8H 9S", {Colored, Mixed}},
        {SideBetKind::Pairs, "8S 8H 8H", {Mixed}},
        {SideBetKind::Pairs, "8D 8C 8H", {Mixed}},
        {SideBetKind::Pairs, "KS QS KS", {}},
        {SideBetKind::Poker3, "8S 8S 8S", {SuitedThreeOfAKind, ThreeOfAKind, Flush, Pair}},
        {SideBetKind::Poker3, "9S 7S 8S", {StraightFlush, Straight, Flush}},
        {SideBetKind::Poker3, "QD AD KD", {StraightFlush, Straight, Flush}},
        {SideBetKind::Poker3, "8S 8H 8S", {ThreeOfAKind, Pair}},
        {SideBetKind::Poker3, "8S 7S 9D", {Straight}},
        {SideBetKind::Poker3, "AS 3H 2D", {Straight}},
        {SideBetKind::Poker3, "KS AH QD", {Straight}},
        {SideBetKind::Poker3, "2S KS 8S", {Flush}},
        {SideBetKind::Poker3, "AS QH QD", {Pair}},
        {SideBetKind::Poker3, "AS KH AD", {Pair}},
        {SideBetKind::Poker3, "9S 9H 2D", {Pair}},
        {SideBetKind::Poker3, "AS 2H KD", {}},
        {SideBetKind::Poker3, "TS JH KD", {}},
        {SideBetKind::Poker3, "8S 8S 9S", {Flush, Pair}},
        {SideBetKind::DealerMatch, "8S 9H 8S", {SuitedMatch, Match}},
        {SideBetKind::DealerMatch, "9S 8H 8H", {SuitedMatch, Match}},
        {SideBetKind::DealerMatch, "8S 9H 8H", {Match}},
        {SideBetKind::DealerMatch, "9S 8H 8D", {Match}},
        {SideBetKind::DealerMatch, "TS JH KS", {}},
        {SideBetKind::Lucky, "7S 7S 7S", {SuitedSevenSevenSeven, SevenSevenSeven, Suited21, Total21}},
        {SideBetKind::Lucky, "8S 6S 7S", {SuitedSixSevenEight, SixSevenEight, Suited21, Total21}},
        {SideBetKind::Lucky, "7S 7S 7H", {SevenSevenSeven, Total21}},
        {SideBetKind::Lucky, "8S 6H 7S", {SixSevenEight, Total21}},
        {SideBetKind::Lucky, "8S TS 3S", {Suited21, Total21}},
        {SideBetKind::Lucky, "KS TS AS", {Suited21, Total21}},
        {SideBetKind::Lucky, "8S TH 3S", {Total21}},
        {SideBetKind::Lucky, "8S AH 2S", {Total21}},
        {SideBetKind::Lucky, "AS 8H 2S", {Total21}},
        {SideBetKind::Lucky, "8S 2H AS", {Total21}},
        {SideBetKind::Lucky, "8S TS 2S", {Total20}},
        {SideBetKind::Lucky, "8S AS AS", {Total20}},
        {SideBetKind::Lucky, "8S 9S 2S", {Total19}},
        {SideBetKind::Lucky, "8S TS 4S", {}},
        {SideBetKind::Lucky, "8S 8S 2S", {}},
        {SideBetKind::OverUnder, "7S 6H KS", {Exactly13}},
        {SideBetKind::OverUnder, "3S KH KS", {Exactly13}},
        {SideBetKind::OverUnder, "AS KH KS", {Under13}}, // the ace counts 1
        {SideBetKind::OverUnder, "AS AH KS", {Under13}},
        {SideBetKind::OverUnder, "2S TH AS", {Under13}},
        {SideBetKind::OverUnder, "4S QH 2S", {Over13}},
        {SideBetKind::OverUnder, "KS TH 2S", {Over13}},
        {SideBetKind::Twenty, "KS TH 2S", {Twenty}},
        {SideBetKind::Twenty, "9S AH 2S", {Twenty}},
        {SideBetKind::Twenty, "9S AS 2S", {TwentySuited, Twenty}},
        {SideBetKind::Twenty, "JS KS 2S", {TwentySuited, Twenty}},
        {SideBetKind::Twenty, "JS JH 2S", {TwentyRanked, Twenty}},
        {SideBetKind::Twenty, "JS JS 2S", {TwentyMatched, TwentyRanked, TwentySuited, Twenty}},
        {SideBetKind::Twenty, "QS QH 2S", {Queens, TwentyRanked, Twenty}},
        {SideBetKind::Twenty, "QS QS 2S", {Queens, TwentyMatched, TwentyRanked, TwentySuited, Twenty}},
        {SideBetKind::Twenty, "QH QH 2S", {QueensOfHearts, Queens, TwentyMatched, TwentyRanked, TwentySuited, Twenty}},
        {SideBetKind::Twenty, "AS KH 9S", {}},
        {SideBetKind::Twenty, "KS 9H AS", {}},
        {SideBetKind::Twenty, "5S 5H TS", {}},
        {SideBetKind::RoyalMatch, "KS QS 2H", {RoyalMatch, SuitedCards}},
        {SideBetKind::RoyalMatch, "QD KD 2H", {RoyalMatch, SuitedCards}},
        {SideBetKind::RoyalMatch, "QD QD 2H", {SuitedCards}},
        {SideBetKind::RoyalMatch, "2D KD 2H", {SuitedCards}},
        {SideBetKind::RoyalMatch, "KS QH QS", {}},
        {SideBetKind::Blackjack, "AS KH KS", {PlayerBlackjack}},
        {SideBetKind::Blackjack, "TS AS 2H", {SuitedBlackjack, PlayerBlackjack}},
        {SideBetKind::Blackjack, "JS AS 2H", {AceJackSuited, SuitedBlackjack, PlayerBlackjack}},
        {SideBetKind::Blackjack, "JS AH 2H", {PlayerBlackjack}},
        {SideBetKind::Blackjack, "AS AS TH", {}},
        {SideBetKind::Blackjack, "KS 9S AS", {}},
    };
    return all;
}

std::array<Card, 3> threeCards(const QByteArray& text) {
    const auto words = text.split(' ');
    return {*Card::parse(words[0].toStdString()), *Card::parse(words[1].toStdString()),
            *Card::parse(words[2].toStdString())};
}

/// The bet whose pay table lists the outcomes with these bits set; the n-th pays n + 2 to one.
SideBet betListing(SideBetKind kind, unsigned bits) {
    SideBet bet{.id = "bet", .kind = kind};
    const auto known = outcomesOf(kind);
    for (std::size_t i = 0; i < known.size(); ++i) {
        if (bits >> i & 1U)
            bet.pays.push_back({known[i], Odds{static_cast<int>(i) + 2, 1}});
    }
    return bet;
}

} // namespace

class TestSideBets : public QObject {
    Q_OBJECT

private slots:
    // Every example under every possible pay table.
    void theBestOutcomeListedIsPaid() {
        for (const Example& example : examples()) {
            const auto [first, second, up] = threeCards(example.cards);
            for (unsigned bits = 1; bits < 1U << outcomesOf(example.kind).size(); ++bits) {
                const SideBet bet = betListing(example.kind, bits);
                SideOutcome expected = None;
                Money back;
                for (const SideOutcome outcome : example.counts) {
                    if (const auto odds = bet.oddsFor(outcome)) {
                        expected = outcome;
                        back = Money::minor(100 + 100 * odds->pays);
                        break;
                    }
                }
                const SideResult result = evaluate(bet, {first, second, up});
                const QByteArray where =
                    QByteArray(name(example.kind)) + ' ' + example.cards + " table " + QByteArray::number(bits, 2);
                QVERIFY2(result == (SideResult{expected, None}), where);
                QVERIFY2(returnedBy(bet, result, Money::minor(100)) == back, where);
            }
        }
    }

    // A dealer match can win twice; each match is paid separately, in the order of the player's cards.
    void twoMatchesAddUp() {
        const auto both = [](const char* text, unsigned bits) {
            const auto [first, second, up] = threeCards(text);
            const SideBet bet = betListing(SideBetKind::DealerMatch, bits);
            const SideResult result = evaluate(bet, {first, second, up});
            return QString("%1 %2").arg(sideResultName(result.outcome, result.second).c_str(),
                                        returnedBy(bet, result, Money::minor(100)).text().c_str());
        };
        QCOMPARE(both("8S 8H 8D", 3), "match+match 5.00");
        QCOMPARE(both("8S 8D 8D", 3), "match+suited-match 6.00");
        QCOMPARE(both("8D 8S 8D", 3), "suited-match+match 6.00");
        QCOMPARE(both("8D 8D 8D", 3), "suited-match+suited-match 7.00");
        QCOMPARE(both("8S 8D 8D", 1), "match+match 5.00");
        QCOMPARE(both("8S 8D 8D", 2), "suited-match 4.00");
        QCOMPARE(both("8S 8H 8D", 2), "lose 0.00");
    }

    // A combination pays whichever listed outcome pays most, be it a pair, a poker hand, a match or a total.
    void aCombinationPaysTheMost() {
        const auto paid = [](const char* cards, std::vector<SideBet::Pay> pays) {
            const auto [first, second, up] = threeCards(cards);
            const SideBet bet{.id = "bet", .kind = SideBetKind::Combination, .pays = std::move(pays)};
            const SideResult result = evaluate(bet, {first, second, up});
            return QString("%1 %2").arg(sideResultName(result.outcome, result.second).c_str(),
                                        returnedBy(bet, result, Money::minor(100)).text().c_str());
        };
        const std::vector<SideBet::Pay> table{
            {Perfect, {25, 1}}, {Flush, {3, 1}}, {Straight, {5, 1}}, {Total21, {4, 1}}, {Match, {2, 1}}};
        QCOMPARE(paid("8S 8S 9S", table), "perfect 26.00");
        QCOMPARE(paid("2S 9S KS", table), "total-21 5.00");
        QCOMPARE(paid("2S 5S KS", table), "flush 4.00");
        QCOMPARE(paid("6S 8S 7S", table), "straight 6.00");
        QCOMPARE(paid("8S 2D 8S", table), "match 3.00");
        QCOMPARE(paid("8S 8D 8H", table), "match 3.00"); // once, however many cards match
        QCOMPARE(paid("8S 2D 9H", table), "lose 0.00");
        // A lesser outcome can pay more; of equals the first counts.
        QCOMPARE(paid("8S 8S 9S", {{Perfect, {2, 1}}, {Mixed, {3, 1}}}), "mixed 4.00");
        QCOMPARE(paid("8S 8S 9S", {{Flush, {6, 2}}, {Perfect, {3, 1}}}), "perfect 4.00");
        QCOMPARE(paid("7S 7D 7H", {{Total21, {9, 1}}, {Match, {9, 1}}}), "match 10.00"); // not in the table's order
        QCOMPARE(paid("7S 7S 7S", {{Total21, {9, 1}}, {SuitedSevenSevenSeven, {2, 1}}}), "total-21 10.00");
        QCOMPARE(paid("8S 2D 8S", {{SuitedMatch, {4, 1}}}), "suited-match 5.00"); // either card
        QCOMPARE(paid("2D 8S 8S", {{SuitedMatch, {4, 1}}}), "suited-match 5.00");
        QCOMPARE(paid("2D 8S 8S", {{Match, {4, 1}}}), "match 5.00");
        // What counts is what a unit wins, wherever the table lists it.
        QCOMPARE(paid("8S 8S 9S", {{Mixed, {7, 2}}, {Flush, {3, 1}}}), "mixed 4.50");
        QCOMPARE(paid("8S 8S 9S", {{Mixed, {7, 3}}, {Flush, {3, 1}}}), "flush 4.00");
        QCOMPARE(paid("8S 8S 9S", {{Flush, {3, 1}}, {Mixed, {7, 3}}}), "flush 4.00");
        QCOMPARE(paid("8S 8S 9S", {{Flush, {3, 1}}, {Mixed, {3, 1}}}), "mixed 4.00");
        QCOMPARE(paid("8S 8S 9S", {{Mixed, {3, 1}}, {Flush, {3, 1}}}), "mixed 4.00");
    }

    // A bust pays for its cards, for the card that brought it, or as any bust; what isn't listed is worth nothing.
    void theDealersBustIsCounted() {
        const auto cardsOf = [](int count, const char* last) {
            Cards hand;
            hand.add(*Card::parse(count == 3 ? "TS" : count == 4 ? "9S" : "AS"));
            for (int i = 0; i < count - 3; ++i)
                hand.add(*Card::parse(i == 0 && count > 4 ? "4H" : "AH"));
            while (hand.size() < count - 1)
                hand.add(*Card::parse(hand.points() < 10 ? "TS" : "6C"));
            hand.add(*Card::parse(last));
            return hand;
        };
        const auto paid = [](const Cards& dealer, std::vector<SideBet::Pay> pays) {
            const SideBet bet{.id = "bet", .kind = SideBetKind::DealerBust, .pays = std::move(pays)};
            const auto hand = threeCards("8S 8H 8D");
            const SideResult result = evaluate(bet, {hand[0], hand[1], hand[2], endOf(dealer)});
            return QString("%1 %2").arg(sideResultName(result.outcome, result.second).c_str(),
                                        returnedBy(bet, result, Money::minor(100)).text().c_str());
        };
        std::vector<SideBet::Pay> all;
        for (const SideOutcome outcome :
             {SideOutcome::DealerBust, DealerBust3, DealerBust4, DealerBust5, DealerBust6, DealerBust7, DealerBust8})
            all.push_back({outcome, {static_cast<int>(all.size()) + 2, 1}});
        for (int count = 3; count <= 10; ++count) {
            const Cards hand = cardsOf(count, "TD");
            QVERIFY2(handValue(hand).isBust() && hand.size() == count, qPrintable(QString::number(count)));
            const int told = std::min(count, 8);
            QCOMPARE(paid(hand, all), QString("dealer-bust-%1 %2.00").arg(told).arg(told + 1));
            QCOMPARE(paid(hand, {{SideOutcome::DealerBust, {2, 1}}}), "dealer-bust 3.00");
            QCOMPARE(paid(hand, {{DealerBust5, {6, 1}}}), count == 5 ? "dealer-bust-5 7.00" : "lose 0.00");
            QCOMPARE(paid(hand, {{BustBy10, {2, 1}}, {SideOutcome::DealerBust, {1, 1}}}), "dealer-bust-by-10 3.00");
            QCOMPARE(paid(hand, {{ThirdCardBust10, {4, 1}}}), count == 3 ? "dealer-bust-3-by-10 5.00" : "lose 0.00");
        }
        const std::vector<SideBet::Pay> by{
            {BustBy10, {2, 1}}, {BustBy9, {3, 1}}, {BustBy8, {4, 1}}, {BustBy7, {5, 1}}, {BustBy6, {6, 1}}};
        for (const auto& [last, told] : {std::pair{"KD", "dealer-bust-by-10 3.00"},
                                         {"9D", "dealer-bust-by-9 4.00"},
                                         {"8D", "dealer-bust-by-8 5.00"},
                                         {"7D", "dealer-bust-by-7 6.00"},
                                         {"6D", "dealer-bust-by-6 7.00"},
                                         {"5D", "lose 0.00"}})
            QCOMPARE(paid(cardsOf(3, last), by), last == QByteArray("5D") ? "lose 0.00" : told);
        Cards not21;
        for (const char* card : {"TS", "6S", "5D"})
            not21.add(*Card::parse(card));
        QCOMPARE(paid(not21, all), "lose 0.00");
    }

    // What the hand's first two cards and the dealer's finished hand make together, and the dealer's hand alone.
    void theDealersHandIsCounted_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<QByteArray>("dealer");
        QTest::addColumn<QList<int>>("counts"); // as in an example
        const auto row = [](SideBetKind kind, const char* hand, const char* dealer, std::vector<SideOutcome> counts) {
            QList<int> numbers;
            for (const SideOutcome outcome : counts)
                numbers << static_cast<int>(outcome);
            QTest::addRow("%s, %s, %s", name(kind), hand, dealer)
                << static_cast<int>(kind) << QByteArray(hand) << QByteArray(dealer) << numbers;
        };
        using K = SideBetKind;
        row(K::DealerTotal, "8S 9H", "TS 7H", {Dealer17});
        row(K::DealerTotal, "8S 9H", "AS 7H", {Dealer18});
        row(K::DealerTotal, "8S 9H", "2S 7H TS", {Dealer19});
        row(K::DealerTotal, "8S 9H", "TS TH", {Dealer20});
        row(K::DealerTotal, "8S 9H", "AS TH", {DealerBlackjack, Dealer21});
        row(K::DealerTotal, "8S 9H", "5S 6H TS", {Dealer21});
        row(K::DealerTotal, "8S 9H", "6S 6H TS", {Dealer22});
        row(K::DealerTotal, "8S 9H", "6S 7H TS", {});
        row(K::BadBeat, "TS KH", "5S 6H TS", {TwentyTo21});
        row(K::BadBeat, "9S AH", "AS TH", {TwentyToBlackjack, TwentyTo21});
        row(K::BadBeat, "TS AH", "AS TH", {BlackjackToBlackjack});
        row(K::BadBeat, "TS AH", "5S 6H TS", {});
        row(K::BadBeat, "TS 9H", "5S 6H TS", {});
        row(K::BadBeat, "TS KH", "6S 6H TS", {});
        row(K::BadBeat, "TS KH", "TS TH", {});
        row(K::Twenty, "QH QH", "AS TH",
            {QueensOfHeartsAgainstBlackjack, QueensAgainstBlackjack, QueensOfHearts, Queens, TwentyMatched,
             TwentyRanked, TwentySuited, Twenty});
        row(K::Twenty, "QH QS", "TS AH", {QueensAgainstBlackjack, Queens, TwentyRanked, Twenty});
        row(K::Twenty, "QH QH", "5S 6H TS",
            {QueensOfHearts, Queens, TwentyMatched, TwentyRanked, TwentySuited, Twenty});
        row(K::Twenty, "KH KH", "TS AH", {TwentyMatched, TwentyRanked, TwentySuited, Twenty});
        row(K::DealerBust, "AS KH", "2S 2H 2D 2C 3S 3H TS", // sevens
            {DealerBust7AgainstBlackjack, DealerBust7, BustBy10, SideOutcome::DealerBust});
        row(K::DealerBust, "AS KH", "2S 2H 2D 2C 2S 2H 3S TS",
            {DealerBust8AgainstBlackjack, DealerBust8, BustBy10, SideOutcome::DealerBust});
        row(K::DealerBust, "AS 9H", "2S 2H 2D 2C 2S 2H 3S TS", {DealerBust8, BustBy10, SideOutcome::DealerBust});
        row(K::DealerBust, "AS KH", "TS 6H 8S", {ThirdCardBust8, DealerBust3, BustBy8, SideOutcome::DealerBust});
        // The dealer's first two cards, whatever is drawn to them.
        row(K::DealerCards, "AS KH", "8S 8S 8H", {DealerPerfect, DealerColored, DealerPair, DealerSuited});
        row(K::DealerCards, "8S 8S", "8D 8H 8H", {DealerColored, DealerPair});
        row(K::DealerCards, "8S 8S", "8D 8C 8C", {DealerPair});
        row(K::DealerCards, "8S 8S", "KD QH", {});
        row(K::DealerCards, "8S 8S", "KD QD", {DealerRoyalMatch, DealerSuited});
        row(K::DealerCards, "KD QD", "QD KD", {DealerRoyalMatch, DealerSuited});
        row(K::DealerCards, "8S 8S", "2D 5D TS 3H", {DealerSuited});
        row(K::DealerCards, "8S 8S", "2D 5S 2S 8S", {});
        row(K::BothHands, "8S 8H", "9D 9C", {BothPairs});
        row(K::BothHands, "8S 8H", "8S 8S TD", {BothPairs, BothSameTotal});
        row(K::BothHands, "8S 8S", "8S 8S TD", {BothPerfect, BothPairs, BothSuited, BothSameTotal});
        row(K::BothHands, "8S 8S", "9D 9D", {BothPerfect, BothPairs, BothSuited});
        row(K::BothHands, "8S 8S", "9D 7D 9S", {BothSuited, BothSameTotal});
        row(K::BothHands, "8S 8S", "9D 7S 9D", {BothSameTotal});
        row(K::BothHands, "8S 9H", "9D 9D", {});
        row(K::BothHands, "TS KH", "9D AD", {BothTwenty, BothSameTotal});
        row(K::BothHands, "AS 9S", "KD QD", {BothTwenty, BothSuited, BothSameTotal});
        row(K::BothHands, "KS QS", "KD QD", {BothRoyalMatch, BothTwenty, BothSuited, BothSameTotal});
        row(K::BothHands, "KS QS", "QS KS", {BothRoyalMatch, BothTwenty, BothSuited, BothSameTotal});
        row(K::BothHands, "KS QS", "KS QH", {BothTwenty, BothSameTotal});
        row(K::BothHands, "TS TS", "TD TD", {BothPerfect, BothPairs, BothTwenty, BothSuited, BothSameTotal});
        row(K::BothHands, "TS TH", "5D 5C TD", {BothPairs}); // drawn to 20
        row(K::BothHands, "AS KS", "AS KS", {SameSuitedBlackjack, BothSuitedBlackjacks, BothSuited, BothSameTotal});
        row(K::BothHands, "AS KS", "KS AS", {SameSuitedBlackjack, BothSuitedBlackjacks, BothSuited, BothSameTotal});
        row(K::BothHands, "AS KS", "AS QS", {BothSuitedBlackjacks, BothSuited, BothSameTotal});
        row(K::BothHands, "AS KS", "AD KD", {BothSuitedBlackjacks, BothSuited, BothSameTotal});
        row(K::BothHands, "AS KS", "AD KH", {BothSameTotal});
        row(K::BothHands, "AS KH", "AS KH", {BothSameTotal});
        row(K::BothHands, "AS KS", "8S 3S TS", {BothSuited});
        row(K::BothHands, "AS AH", "7S 5D", {BothSameTotal}); // an ace counts 11
        row(K::BothHands, "AS 6H", "7S TD", {BothSameTotal});
        row(K::BothHands, "8S 9H", "9D 7D AS", {}); // drawn to 17
    }
    void theDealersHandIsCounted() {
        QFETCH(int, kind);
        QFETCH(QByteArray, hand);
        QFETCH(QByteArray, dealer);
        QFETCH(QList<int>, counts);
        Cards ended;
        for (const QByteArray& card : dealer.split(' '))
            ended.add(*Card::parse(card.toStdString()));
        const auto [first, second, up] = threeCards(hand + ' ' + dealer.left(2));
        const auto which = static_cast<SideBetKind>(kind);
        const auto known = outcomesOf(which);
        const unsigned step = known.size() > 10 ? 37 : 1;
        for (unsigned bits = 1; bits < (1U << known.size()); bits += step) {
            const SideBet bet = betListing(which, bits);
            SideOutcome expected = None;
            for (const int each : counts) {
                if (expected == None && bet.oddsFor(static_cast<SideOutcome>(each)))
                    expected = static_cast<SideOutcome>(each);
            }
            const DecidingCards dealt{first, second, up};
            DecidingCards all = dealt;
            all.hole = ended[1];
            // … and once the hole card is known, without what the dealer draws.
            if (!waitsForDealer(bet, all))
                QCOMPARE(name(evaluate(bet, all).outcome), name(expected));
            all.dealer = endOf(ended);
            QCOMPARE(name(evaluate(bet, all).outcome), name(expected));
            // A bet that doesn't wait is settled as it would be in the end.
            if (!waitsForDealer(bet, dealt))
                QCOMPARE(name(evaluate(bet, dealt).outcome), name(expected));
        }
    }

    // A bet waits for the dealer only while the dealer's hand can make it better.
    void aBetIsSettledOnceItIsDecided() {
        const auto waits = [](SideBetKind kind, std::vector<SideBet::Pay> pays, const char* cards) {
            const auto [first, second, up] = threeCards(cards);
            return waitsForDealer({.id = "bet", .kind = kind, .pays = std::move(pays)}, {first, second, up});
        };
        const std::vector<SideBet::Pay> ladies{
            {Twenty, {4, 1}}, {QueensOfHearts, {125, 1}}, {QueensOfHeartsAgainstBlackjack, {1000, 1}}};
        QVERIFY(waits(SideBetKind::Twenty, ladies, "QH QH AS"));
        QVERIFY(waits(SideBetKind::Twenty, ladies, "QH QH 5S")); // nothing is told of the hole card
        QVERIFY(!waits(SideBetKind::Twenty, ladies, "QH QS AS"));
        QVERIFY(!waits(SideBetKind::Twenty, ladies, "8H 3S AS"));
        QVERIFY(!waits(SideBetKind::Twenty, {{Twenty, {4, 1}}}, "QH QH AS"));
        const std::vector<SideBet::Pay> beats{{TwentyTo21, {9, 1}}, {BlackjackToBlackjack, {40, 1}}};
        QVERIFY(waits(SideBetKind::BadBeat, beats, "QH QH 5S"));
        QVERIFY(waits(SideBetKind::BadBeat, beats, "QH AH 5S"));
        QVERIFY(!waits(SideBetKind::BadBeat, beats, "QH 9H 5S"));
        QVERIFY(waits(SideBetKind::DealerTotal, {{Dealer22, {11, 1}}}, "QH 9H 5S"));
        // In a combination what pays more counts: a dealer's total that can't is of no interest.
        const std::vector<SideBet::Pay> mixed{{Mixed, {5, 1}}, {Dealer22, {5, 1}}, {Match, {4, 1}}};
        QVERIFY(!waits(SideBetKind::Combination, mixed, "9H 9S 5S"));
        QVERIFY(waits(SideBetKind::Combination, mixed, "9H 5H 5S"));
        // The hole card is waited for where the hand still has what it takes, and not beyond it.
        const std::vector<SideBet::Pay> both{{BothPairs, {9, 1}}, {BothTwenty, {9, 1}}};
        QVERIFY(waits(SideBetKind::BothHands, both, "9H 9S 5S"));
        QVERIFY(waits(SideBetKind::BothHands, both, "TH KS 5S"));
        QVERIFY(!waits(SideBetKind::BothHands, both, "9H 8S 5S"));
        QVERIFY(waits(SideBetKind::DealerCards, {{DealerPair, {9, 1}}}, "9H 8S 5S"));
        const SideBet first{.kind = SideBetKind::Combination, .pays = {{BothPairs, {9, 1}}, {Mixed, {5, 1}}}};
        const auto hole = [](const char* hand, const char* card) {
            const auto [one, two, up] = threeCards(hand);
            return DecidingCards{.first = one, .second = two, .up = up, .hole = *Card::parse(card)};
        };
        QVERIFY(!waitsForDealer(first, hole("9H 9S 5S", "5D")));
        QVERIFY(!waitsForDealer(first, hole("9H 9S 5S", "6D")));
        SideBet mixedLater = first;
        mixedLater.pays.push_back({Dealer22, {7, 1}});
        QVERIFY(!waitsForDealer(mixedLater, hole("9H 9S 5S", "5D"))); // pays more than a 22
        QVERIFY(waitsForDealer(mixedLater, hole("9H 9S 5S", "6D")));
        QVERIFY(waitsForHole(first) && !waitsForDraw(first) && waitsForDraw(mixedLater));
        QVERIFY(!waitsForHole({.kind = SideBetKind::Combination, .pays = mixed}));
    }

    void onlyWhatTheUpCardMakesGlowsWithIt() {
        const SideBet pairs{.kind = SideBetKind::Pairs};
        QVERIFY(!takesPart(pairs, Perfect).up);
        QVERIFY(!takesPart(pairs, None).up); // a lost bet is decided by the hand's two cards
        QVERIFY(takesPart(pairs, SuitedTrips).up);
        QVERIFY(takesPart({.kind = SideBetKind::Poker3}, Flush).up);
        for (const SideOutcome outcome : {Mixed, Colored, Perfect})
            QVERIFY(!takesPart({.kind = SideBetKind::Combination}, outcome).up);
        QVERIFY(takesPart({.kind = SideBetKind::Combination}, Match).up);
    }

    // A lost bet is decided by all that its outcomes look at, in whichever order they are listed.
    void aLostBetLookedAtAllItsOutcomes() {
        std::vector<SideBet::Pay> pays{{Mixed, {5, 1}}, {Dealer22, {11, 1}}};
        for (int order = 0; order < 2; ++order, std::ranges::reverse(pays)) {
            const TakesPart lost = takesPart({.kind = SideBetKind::Combination, .pays = pays}, None);
            QVERIFY(lost.hand);
            QVERIFY(lost.dealer);
            QVERIFY(!lost.hole);
        }
        pays = {{Mixed, {5, 1}}, {DealerPair, {11, 1}}};
        for (int order = 0; order < 2; ++order, std::ranges::reverse(pays)) {
            const TakesPart lost = takesPart({.kind = SideBetKind::Combination, .pays = pays}, None);
            QVERIFY(lost.hand && lost.hole && !lost.dealer);
        }
        const TakesPart pair = takesPart({.kind = SideBetKind::Pairs}, Perfect);
        QVERIFY(pair.hand && !pair.hole && !pair.dealer);
        const TakesPart dealers = takesPart({.kind = SideBetKind::DealerCards, .pays = {{DealerPair, {9, 1}}}}, None);
        QVERIFY(!dealers.hand && dealers.up && dealers.hole && !dealers.dealer);
        const TakesPart both = takesPart({.kind = SideBetKind::BothHands}, BothPairs);
        QVERIFY(both.hand && both.up && both.hole && !both.dealer);
    }

    // Whatever lists bets or outcomes finds a name of its own and words for each.
    void everyRowIsWhole() {
        std::set<std::string> names;
        for (int i = 0; i < enumCount<SideBetKind>; ++i) {
            const SideBetKindInfo& kind = infoOf(static_cast<SideBetKind>(i));
            QVERIFY2(*kind.name && names.insert(kind.name).second && kind.title && kind.explained, kind.name);
            QVERIFY2(bool(kind.specialExplained) == canHave(kind.kind, kind.special), kind.name);
        }
        names.clear();
        for (int i = 0; i < enumCount<SideOutcome>; ++i) {
            const SideOutcomeInfo& row = infoOf(static_cast<SideOutcome>(i));
            QVERIFY2(*row.name && names.insert(row.name).second && row.caption && row.words, row.name);
            QVERIFY2((row.happens == nullptr) == (row.outcome == None), row.name);
        }
    }

    // What a row says of its outcome holds for all cards: judges rely on it to look at fewer of them.
    void rowsKeepTheirPromises() {
        const auto card = [](int index) { return Card::fromIndex(index); };
        for (const SideOutcome outcome : outcomesOf(SideBetKind::Combination)) {
            const SideOutcomeInfo& row = infoOf(outcome);
            const SideOutcomeInfo& plainer = infoOf(row.within);
            QVERIFY2(row.within == None || !plainer.waits, row.name);
            QVERIFY2(row.waits || plainer.within == None, row.name);
            QVERIFY2(row.waits || row.withHand, row.name);
            QVERIFY2(row.waits || !row.ofHole, row.name);
            int made = 0;
            for (int i = 0; i < cardsPerDeck * cardsPerDeck * cardsPerDeck; ++i) {
                DecidingCards cards{.first = card(i % cardsPerDeck),
                                    .second = card(i / cardsPerDeck % cardsPerDeck),
                                    .up = card(i / cardsPerDeck / cardsPerDeck),
                                    .dealer = {.cards = 2 + i % 9, .total = 17 + i / 9 % 9, .last = 1 + i / 81 % 10},
                                    .hole = {}};
                cards.hole = i % 3 == 0 ? cards.first : i % 3 == 1 ? cards.second : card(i * 7 % cardsPerDeck);
                const bool happens = row.happens(cards);
                made += happens;
                if (happens && row.within != None)
                    QVERIFY2(plainer.happens(cards), row.name);
                if (!row.withHand)
                    QVERIFY2(row.happens({.up = cards.up, .dealer = cards.dealer, .hole = cards.hole}) == happens,
                             row.name);
                if (row.waits && !row.ofHole)
                    QVERIFY2(row.happens({.first = cards.first, .second = cards.second, .dealer = cards.dealer}) ==
                                 happens,
                             row.name);
                if (!row.withUpCard)
                    QVERIFY2(row.happens({.first = cards.first, .second = cards.second}) == happens, row.name);
                cards.dealer = {};
                QVERIFY2(row.happens(cards) == (happens && (!row.waits || row.ofHole)), row.name);
                cards.hole.reset();
                QVERIFY2(row.happens(cards) == (happens && !row.waits), row.name);
            }
            QVERIFY2(made > 0, row.name);
        }
    }

    void resultsAreNamed() {
        QCOMPARE(sideResultName(None, None), std::string("lose"));
        QCOMPARE(sideResultName(Flush, None), std::string("flush"));
        QCOMPARE(sideResultName(Match, SuitedMatch), std::string("match+suited-match"));
        QCOMPARE(resultName(Play{.result = PlayResult::Side, .outcome = Perfect}), std::string("perfect"));
        QCOMPARE(resultName(Play{.result = PlayResult::Lose}), std::string("lose"));
    }
};

OPENSHOE_TEST(TestSideBets, None)
#include "tst_sidebets.moc"
