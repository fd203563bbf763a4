// SPDX-License-Identifier: GPL-3.0-or-later
// Side bets: which outcome three cards make, what a pay table that lists only some outcomes pays for the others, and
// what is returned.
#include "engine/settlement.h"

#include "testprogram.h"

#include <QTest>

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
        {SideBetKind::Poker3, "8S 8S 8S", {SuitedThreeOfAKind, ThreeOfAKind, Flush}},
        {SideBetKind::Poker3, "9S 7S 8S", {StraightFlush, Straight, Flush}},
        {SideBetKind::Poker3, "QD AD KD", {StraightFlush, Straight, Flush}},
        {SideBetKind::Poker3, "8S 8H 8S", {ThreeOfAKind}},
        {SideBetKind::Poker3, "8S 7S 9D", {Straight}},
        {SideBetKind::Poker3, "AS 3H 2D", {Straight}},
        {SideBetKind::Poker3, "KS AH QD", {Straight}},
        {SideBetKind::Poker3, "2S KS 8S", {Flush}},
        {SideBetKind::Poker3, "AS QH QD", {}},
        {SideBetKind::Poker3, "AS KH KD", {}},
        {SideBetKind::Poker3, "AS 2H KD", {}},
        {SideBetKind::Poker3, "8S 8S 9S", {Flush}},
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
                const SideResult result = evaluate(bet, first, second, up);
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
            const SideResult result = evaluate(bet, first, second, up);
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
            const SideResult result = evaluate(bet, first, second, up);
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

    void theDealersBustIsCounted() {
        const auto paid = [](int cards, unsigned bits) {
            const SideBet bet = betListing(SideBetKind::DealerBust, bits);
            const SideResult result = evaluateFinished(bet, cards);
            return QString("%1 %2").arg(sideResultName(result.outcome, result.second).c_str(),
                                        returnedBy(bet, result, Money::minor(100)).text().c_str());
        };
        const QStringList all{"lose 0.00",          "lose 0.00",          "lose 0.00",          "dealer-bust-3 4.00",
                              "dealer-bust-4 5.00", "dealer-bust-5 6.00", "dealer-bust-6 7.00", "dealer-bust-7 8.00",
                              "dealer-bust-8 9.00", "dealer-bust-8 9.00", "dealer-bust-8 9.00"};
        for (int cards = 0; cards < all.size(); ++cards) {
            QCOMPARE(paid(cards, 0b1111111), all[cards]);
            QCOMPARE(paid(cards, 0b0000001), cards < 3 ? "lose 0.00" : "dealer-bust 3.00");
            QCOMPARE(paid(cards, 0b0001000), cards == 5 ? "dealer-bust-5 6.00" : "lose 0.00");
        }
        const auto with = [](std::initializer_list<const char*> cards) {
            Cards hand;
            for (const char* card : cards)
                hand.add(*Card::parse(card));
            return bustWith(hand);
        };
        QCOMPARE(with({"TS", "6S", "6D"}), 3);
        QCOMPARE(with({"TS", "6S", "5D"}), 0);
        QCOMPARE(with({"2S", "2D", "2H", "AS", "9C", "7C"}), 6);
    }

    void onlyWhatTheUpCardMakesGlowsWithIt() {
        const SideBet pairs{.kind = SideBetKind::Pairs};
        QVERIFY(!withUpCard(pairs, Perfect));
        QVERIFY(!withUpCard(pairs, None)); // a lost bet is decided by the hand's two cards
        QVERIFY(withUpCard(pairs, SuitedTrips));
        QVERIFY(withUpCard({.kind = SideBetKind::Poker3}, Flush));
        for (const SideOutcome outcome : {Mixed, Colored, Perfect})
            QVERIFY(!withUpCard({.kind = SideBetKind::Combination}, outcome));
        QVERIFY(withUpCard({.kind = SideBetKind::Combination}, Match));
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
        for (const SideBetKind kind : {SideBetKind::Combination, SideBetKind::DealerBust}) {
            for (const SideOutcome outcome : outcomesOf(kind)) {
                const SideOutcomeInfo& row = infoOf(outcome);
                QVERIFY2(infoOf(row.within).within == None, row.name);
                int made = 0;
                for (int i = 0; i < cardsPerDeck * cardsPerDeck * cardsPerDeck; ++i) {
                    const DecidingCards cards{.first = card(i % cardsPerDeck),
                                              .second = card(i / cardsPerDeck % cardsPerDeck),
                                              .up = card(i / cardsPerDeck / cardsPerDeck),
                                              .bustWith = i % 23};
                    const bool happens = row.happens(cards);
                    made += happens;
                    if (happens && row.within != None)
                        QVERIFY2(infoOf(row.within).happens(cards), row.name);
                    if (!row.withUpCard)
                        QVERIFY2(row.happens({.first = cards.first, .second = cards.second}) == happens, row.name);
                }
                QVERIFY2(made > 0, row.name);
            }
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
