// SPDX-License-Identifier: GPL-3.0-or-later
// Money, cards, hand values, names and rule sets: the values that everything else is made of.
#include "base/money.h"
#include "engine/cards.h"
#include "engine/names.h"
#include "engine/rounding.h"
#include "engine/rules.h"
#include "testprogram.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace openshoe::base;
using namespace openshoe::engine;

namespace {

Cards handOf(const char* text) {
    Cards cards;
    for (const QByteArray& word : QByteArray(text).split(' '))
        cards.add(*Card::parse(word.toStdString()));
    return cards;
}

RuleSet validRules() {
    RuleSet rules;
    rules.id = "own";
    rules.name = "Own";
    rules.limits = {{.currency = "coin", .min = Money::minor(100), .max = Money::minor(10000)}};
    return rules;
}

} // namespace

class TestValues : public QObject {
    Q_OBJECT

private slots:
    // What is paid, and which stakes are paid to the last fraction, by counting.
    void payoutsComeOutEven() {
        for (int pays = 1; pays <= 12; ++pays) {
            for (int to = 1; to <= 12; ++to) {
                const Odds odds{pays, to};
                for (const Money step : {stakeStep, stakeStep.half()}) {
                    const auto uneven = unevenOdds(std::vector{odds, odds}, step);
                    QVERIFY(uneven.size() <= 1);
                    bool all = true;
                    for (std::int64_t units = step.minorUnits(); units <= 400; units += step.minorUnits()) {
                        const Money stake = Money::minor(units);
                        const bool even = stake.at(odds).minorUnits() * to == units * pays;
                        QCOMPARE(comesOutEven(stake, odds), even);
                        QVERIFY(uneven.empty() || stake.isMultipleOf(uneven.front().even) == even);
                        all = all && even;
                    }
                    QCOMPARE(uneven.empty(), all);
                }
            }
        }
    }

    void moneyIsReadStrictly_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("minor"); // -1: refused
        QTest::newRow("whole") << "12" << qint64{1200};
        QTest::newRow("one decimal") << "12.5" << qint64{1250};
        QTest::newRow("two decimals") << "0.02" << qint64{2};
        QTest::newRow("thirteen digits") << "9999999999999.99" << qint64{999999999999999};
        QTest::newRow("leading zeros") << "007.00" << qint64{700};
        for (const char* bad :
             {"", ".", ".5", "5.", "1.234", "-1", "+1", " 1", "1 ", "1e3", "10000000000000", "1,5", "0x1", "NaN", "١"})
            QTest::newRow(bad) << bad << qint64{-1};
    }
    void moneyIsReadStrictly() {
        QFETCH(QString, text);
        QFETCH(qint64, minor);
        const auto money = Money::parse(text.toStdString());
        QCOMPARE(money ? money->minorUnits() : -1, minor);
    }

    void moneyIsWrittenWithTwoDecimals() {
        QCOMPARE(Money::minor(0).text(), std::string("0.00"));
        QCOMPARE(Money::minor(-5).text(), std::string("-0.05"));
        QCOMPARE(Money::minor(123456).text(), std::string("1234.56"));
        QCOMPARE(Money::minor(std::numeric_limits<std::int64_t>::min()).text(), std::string("-92233720368547758.08"));
    }

    void moneyOverflowIsAnError() {
        const Money most = Money::minor(std::numeric_limits<std::int64_t>::max());
        const Money least = Money::minor(std::numeric_limits<std::int64_t>::min());
        QVERIFY_THROWS_EXCEPTION(MoneyOverflow, most + Money::minor(1));
        QVERIFY_THROWS_EXCEPTION(MoneyOverflow, least - Money::minor(1));
        QVERIFY_THROWS_EXCEPTION(MoneyOverflow, most - Money::minor(-1));
        QVERIFY_THROWS_EXCEPTION(MoneyOverflow, static_cast<void>(most.times(2)));
        QVERIFY_THROWS_EXCEPTION(MoneyOverflow, static_cast<void>(least.times(-1)));
        QCOMPARE((most - most).minorUnits(), 0);
        QCOMPARE(Money::minor(-3).times(4).minorUnits(), -12);
        QCOMPARE(Money::minor(3).times(-4).minorUnits(), -12);
        // Up to the last unit, in both directions.
        QCOMPARE(most - Money::minor(5) + Money::minor(5), most);
        QVERIFY_THROWS_EXCEPTION(MoneyOverflow, most - Money::minor(5) + Money::minor(6));
        QCOMPARE(least + Money::minor(5) + Money::minor(-5), least);
        QVERIFY_THROWS_EXCEPTION(MoneyOverflow, least + Money::minor(5) + Money::minor(-6));
        QCOMPARE(most - Money::minor(5) - Money::minor(-5), most);
        QVERIFY_THROWS_EXCEPTION(MoneyOverflow, most - Money::minor(5) - Money::minor(-6));
        QCOMPARE(least + Money::minor(5) - Money::minor(5), least);
        QVERIFY_THROWS_EXCEPTION(MoneyOverflow, least + Money::minor(5) - Money::minor(6));
        QCOMPARE(Money::minor(most.minorUnits() / 3).times(3).minorUnits(), most.minorUnits() / 3 * 3);
        QVERIFY_THROWS_EXCEPTION(MoneyOverflow, static_cast<void>(Money::minor(most.minorUnits() / 3 + 1).times(3)));
        QCOMPARE(Money::minor(least.minorUnits() / 3).times(3).minorUnits(), least.minorUnits() / 3 * 3);
        QVERIFY_THROWS_EXCEPTION(MoneyOverflow, static_cast<void>(Money::minor(least.minorUnits() / 3 - 1).times(3)));
        QCOMPARE(Money::minor(most.minorUnits() / -3).times(-3).minorUnits(), most.minorUnits() / 3 * 3);
        QVERIFY_THROWS_EXCEPTION(MoneyOverflow, static_cast<void>(Money::minor(most.minorUnits() / -3 - 1).times(-3)));
        QCOMPARE(Money::minor(least.minorUnits() / -3).times(-3).minorUnits(), least.minorUnits() / 3 * 3);
        QVERIFY_THROWS_EXCEPTION(MoneyOverflow, static_cast<void>(Money::minor(least.minorUnits() / -3 + 1).times(-3)));
        QCOMPARE(most.times(-1).minorUnits(), -most.minorUnits());
        QCOMPARE(most.times(0), Money{});
        QCOMPARE(least.times(1), least);
    }

    void oddsKeepFractionsWithTheHouse() {
        QCOMPARE(Money::minor(1002).at(Odds{3, 2}).minorUnits(), 1503);
        QCOMPARE(Money::minor(2).at(Odds{6, 5}).minorUnits(), 2); // 2.4 minor units
        QCOMPARE(Odds::parse("6:5")->text(), std::string("6:5"));
        QCOMPARE(Odds::parse("1000:1000")->text(), std::string("1000:1000"));
        for (const char* bad :
             {"", "3", "3:", ":2", "0:1", "1:0", "1001:1", "1:1001", "00001:1", "3:2:1", "-3:2", "3.5:2", "3 :2"})
            QVERIFY2(!Odds::parse(bad), bad);
    }

    void whatIsNewIsNothingYet() {
        QVERIFY(Money{}.isZero() && !Money::minor(1).isZero() && !Money::minor(-1).isZero());
        QCOMPARE(Odds{}.text(), std::string("1:1"));
        QCOMPARE((Odds{3, 2}).ratio(), 1.5);
        QVERIFY((Card{} == Card{Rank::Ace, Suit::Spades}));
        QVERIFY(HandValue{}.total == 0 && !HandValue{}.soft);
        QVERIFY(handValue(Cards{}) == HandValue{});
    }

    // A parser reads its text and nothing beyond it.
    void readersStopAtTheirEnd() {
        const std::string_view digits = "1234567.89:25";
        QCOMPARE(Money::parse(digits.substr(0, 3))->minorUnits(), qint64{12300});
        QCOMPARE(Money::parse(digits.substr(0, 9))->minorUnits(), qint64{123456780});
        QCOMPARE(Odds::parse(digits.substr(8, 4))->text(), std::string("89:2"));
        QVERIFY(!Odds::parse(digits.substr(8, 3)));
        QCOMPARE(Card::parse(std::string_view("10DS").substr(0, 3))->text(), std::string("TD"));
    }

    void cardsAreReadInEveryForm() {
        for (int i = 0; i < cardsPerDeck; ++i) {
            const Card card = Card::fromIndex(i);
            QCOMPARE(card.index(), i);
            QCOMPARE(*Card::parse(card.text()), card);
        }
        QCOMPARE(Card::parse("10d")->text(), std::string("TD"));
        QCOMPARE(Card::parse("as")->text(), std::string("AS"));
        for (const char* bad : {"", "A", "1S", "AX", "ASS", "11D", "0D", " AS", "10", "10DS", "S10"})
            QVERIFY2(!Card::parse(bad), bad);
    }

    void handsAreCounted_data() {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<int>("total");
        QTest::addColumn<bool>("soft");
        QTest::newRow("ace low") << "AS 9H 5C" << 15 << false;
        QTest::newRow("ace high") << "AS 9H" << 20 << true;
        QTest::newRow("two aces") << "AS AH" << 12 << true;
        QTest::newRow("blackjack") << "AS KH" << 21 << true;
        QTest::newRow("soft 21 of three") << "AS 4H 6D" << 21 << true;
        QTest::newRow("bust") << "KS QH 2C" << 22 << false;
        QTest::newRow("many aces") << "AS AH AD AC AS AH AD AC AS AH" << 20 << true;
        QTest::newRow("eleven aces") << "AS AH AD AC AS AH AD AC AS AH AS" << 21 << true;
        QTest::newRow("twelve aces") << "AS AH AD AC AS AH AD AC AS AH AS AS" << 12 << false;
    }
    void handsAreCounted() {
        QFETCH(QString, cards);
        QFETCH(int, total);
        QFETCH(bool, soft);
        Cards hand = handOf(cards.toLatin1().constData());
        const HandValue value = handValue(hand);
        QCOMPARE(value.total, total);
        QCOMPARE(value.soft, soft);
        // The running total always matches the cards, as they come and go.
        QVERIFY(handValue(hand.view()) == value);
        while (!hand.empty()) {
            hand.takeLast();
            QVERIFY(handValue(hand) == handValue(hand.view()));
        }
    }

    // Hands are equal if their cards are, whatever was stored beyond them before.
    void handsAreCompared() {
        Cards split = handOf("8S 8D");
        QCOMPARE(split.takeLast().text(), std::string("8D"));
        QVERIFY(split == handOf("8S"));
        QVERIFY(!(split == handOf("8D")));
        QVERIFY(!(split == handOf("8S 8D")));
        QVERIFY(!(handOf("8S 8D") == handOf("8S 8H")));
        QVERIFY(Cards() == Cards());
        QVERIFY(Cards().empty() && !split.empty());
        Cards full;
        for (int i = 0; i < maxHandCards; ++i)
            full.add(Card::fromIndex(i));
        QVERIFY(full == Cards(full));
    }

    void namesReadBack() {
        for (int i = 0; i < refusalCount; ++i)
            QCOMPARE(fromName<Refusal>(name(static_cast<Refusal>(i))), std::optional(static_cast<Refusal>(i)));
        for (int i = 0; i < actionCount; ++i)
            QCOMPARE(fromName<Action>(name(static_cast<Action>(i))), std::optional(static_cast<Action>(i)));
        QVERIFY(!fromName<Action>("fold"));
    }

    void contradictoryRulesAreRefusedByPlace_data() {
        QTest::addColumn<QString>("where");
        QTest::newRow("valid") << "";
        for (const char* where : {"/id", "/decks", "/shuffle/penetration", "/table/seats", "/table/seatsPerPlayer",
                                  "/clock/bet", "/split/hands", "/double/afterSplit",
                                  "/limits", "/limits/0/min", "/limits/0/max",
                                  "/sideBets/0/pays", "/sideBets/0/pays/straight", "/published/rtp"})
            QTest::newRow(where) << where;
    }
    void contradictoryRulesAreRefusedByPlace() {
        QFETCH(QString, where);
        RuleSet r = validRules();
        if (where == "/id") r.id.clear();
        if (where == "/decks") r.decks = 9;
        if (where == "/shuffle/penetration") r.shuffle.penetration = 0.95;
        if (where == "/table/seats") r.table.seats = 8;
        if (where == "/table/seatsPerPlayer") r.table.seatsPerPlayer = 8;
        if (where == "/clock/bet") r.clock.bet = -1;
        if (where == "/split/hands") r.split.hands = 5;
        if (where == "/double/afterSplit") r.split.hands = 1;
        if (where == "/limits") r.limits.clear();
        if (where == "/limits/0/min") r.limits[0].min = Money::minor(1);
        if (where == "/limits/0/max") r.limits[0].max = Money::minor(50);
        if (where == "/published/rtp") r.publishedRtp = 99.5;
        if (where.startsWith("/sideBets")) {
            SideBet bet{.id = "pairs", .kind = SideBetKind::Pairs, .limits = r.limits};
            if (where.endsWith("straight"))
                bet.pays = {{SideOutcome::Straight, Odds{5, 1}}};
            r.sideBets = {bet};
        }
        const auto checked = validate(r);
        QCOMPARE(checked ? QString() : QString::fromStdString(checked.error().where), where);
    }

    // Every range to its ends: the last allowed values and the first forbidden ones.
    void rangesAreWhole_data() {
        QTest::addColumn<QString>("where"); // empty: allowed
        QTest::addColumn<std::function<void(RuleSet&)>>("change");
        const auto row = [](const char* name, const char* where, std::function<void(RuleSet&)> change) {
            QTest::newRow(name) << where << std::move(change);
        };
        const auto whole = [&](const char* name, const char* where, int least, int most,
                               const std::function<int&(RuleSet&)>& value) {
            for (const int each : {least - 1, least, most, most + 1}) {
                const bool allowed = each >= least && each <= most;
                row(qPrintable(QString("%1 %2").arg(name).arg(each)), allowed ? "" : where,
                    [=](RuleSet& r) { value(r) = each; });
            }
        };
        whole("decks", "/decks", 1, 8, [](RuleSet& r) -> int& { return r.decks; });
        whole("seats", "/table/seats", 1, 7, [](RuleSet& r) -> int& { return r.table.seats; });
        whole("seats a person", "/table/seatsPerPlayer", 1, 7,
              [](RuleSet& r) -> int& { return r.table.seatsPerPlayer; });
        whole("seconds to bet", "/clock/bet", 0, 3600, [](RuleSet& r) -> int& { return r.clock.bet; });
        whole("seconds to decide", "/clock/decision", 0, 3600, [](RuleSet& r) -> int& { return r.clock.decision; });
        whole("hands", "/split/hands", 1, 4, [](RuleSet& r) -> int& {
            r.doubling.afterSplit = false;
            return r.split.hands;
        });
        row("a double after the least splits", "", [](RuleSet& r) { r.split.hands = 2; });
        for (const auto& [part, allowed] : {std::pair{0.29, false}, {0.3, true}, {0.9, true}, {0.91, false}})
            row(qPrintable(QString("penetration %1").arg(part)), allowed ? "" : "/shuffle/penetration",
                [part = part](RuleSet& r) { r.shuffle.penetration = part; });
        for (const auto& [rtp, allowed] : {std::pair{0.5, false}, {0.505, true}, {1.495, true}, {1.5, false}})
            row(qPrintable(QString("published %1").arg(rtp)), allowed ? "" : "/published/rtp",
                [rtp = rtp](RuleSet& r) { r.publishedRtp = rtp; });
        const auto limit = [&](const char* name, const char* where, std::int64_t min, std::int64_t max) {
            row(name, where, [=](RuleSet& r) { r.limits = {{"coin", Money::minor(min), Money::minor(max)}}; });
        };
        limit("the least limits", "", 2, 2);
        limit("from nothing", "/limits/0/min", 0, 100);
        limit("from less than nothing", "/limits/0/min", -2, 100);
        limit("from off the step", "/limits/0/min", 3, 100);
        limit("to less than from", "/limits/0/max", 100, 98);
        limit("to off the step", "/limits/0/max", 100, 101);
        limit("to the most", "", 2, 100'000'000'000);
        limit("to more than the most", "/limits/0/max", 2, 100'000'000'002);
        row("no currency", "/limits/0/currency", [](RuleSet& r) { r.limits[0].currency.clear(); });
        row("a currency twice", "/limits/1/currency", [](RuleSet& r) { r.limits.push_back(r.limits[0]); });
        row("two currencies", "", [](RuleSet& r) { r.limits.push_back({"gold", Money::minor(2), Money::minor(4)}); });
        const auto bet = [](RuleSet& r, const char* id) -> SideBet& {
            r.sideBets.push_back(
                {.id = id, .kind = SideBetKind::Pairs, .pays = {{SideOutcome::Mixed, Odds{5, 1}}}, .limits = r.limits});
            return r.sideBets.back();
        };
        row("two side bets", "", [=](RuleSet& r) { bet(r, "a"); bet(r, "b"); });
        row("a side bet without id", "/sideBets/0/id", [=](RuleSet& r) { bet(r, ""); });
        row("a side bet twice", "/sideBets/1/id", [=](RuleSet& r) { bet(r, "a"); bet(r, "a"); });
        row("a side bet that pays nothing", "/sideBets/1/pays", [=](RuleSet& r) {
            bet(r, "a");
            bet(r, "b").pays.clear();
        });
        row("an outcome of another kind", "/sideBets/0/pays/match", [=](RuleSet& r) {
            bet(r, "a").pays.push_back({SideOutcome::Match, Odds{}});
        });
        row("an outcome twice", "/sideBets/0/pays/mixed", [=](RuleSet& r) {
            bet(r, "a").pays.push_back({SideOutcome::Mixed, Odds{}});
        });
        row("a side bet without limits", "/sideBets/0/limits", [=](RuleSet& r) { bet(r, "a").limits.clear(); });
        row("a side bet's limits", "/sideBets/1/limits/0/min", [=](RuleSet& r) {
            bet(r, "a");
            bet(r, "b").limits[0].min = Money{};
        });
    }
    void rangesAreWhole() {
        QFETCH(QString, where);
        QFETCH(std::function<void(RuleSet&)>, change);
        RuleSet rules = validRules();
        change(rules);
        const auto checked = validate(rules);
        QCOMPARE(checked ? QString() : QString::fromStdString(checked.error().where), where);
    }

    void theCutCardLiesByItsPart() {
        RuleSet rules = validRules();
        for (const auto& [decks, part, position] :
             {std::tuple{6, 0.5, 156}, {8, 0.75, 312}, {6, 0.55, 171}, {1, 0.3, 15}, {5, 0.7, 182}, {8, 0.9, 374}}) {
            rules.decks = decks;
            rules.shuffle.penetration = part;
            QCOMPARE(rules.cutPosition(), position);
        }
    }

    // With few decks and many seats the cut card moves forward: a round must find its cards.
    void theCutCardLeavesCardsForARound() {
        RuleSet rules = validRules();
        rules.decks = 1;
        rules.shuffle.penetration = 0.9;
        for (const auto& [seats, position] : {std::pair{1, 42}, {2, 37}, {7, 12}}) {
            rules.table.seats = seats;
            QCOMPARE(rules.cutPosition(), position);
        }
        rules.decks = 2;
        QCOMPARE(rules.cutPosition(), 64);
        rules.shuffle.penetration = 0.6;
        QCOMPARE(rules.cutPosition(), 62);
    }

    void rulesAreLookedUp() {
        RuleSet rules = validRules();
        rules.limits.push_back({"gold", Money::minor(2), Money::minor(4)});
        rules.sideBets = {{.id = "a", .pays = {{SideOutcome::Mixed, Odds{5, 1}}, {SideOutcome::Colored, Odds{7, 1}}}},
                          {.id = "b"}};
        QCOMPARE(rules.limitIn("coin"), &rules.limits[0]);
        QCOMPARE(rules.limitIn("gold"), &rules.limits[1]);
        QVERIFY(!rules.limitIn("shells"));
        QCOMPARE(rules.sideBet("a"), rules.sideBets.data());
        QCOMPARE(rules.sideBet("b"), &rules.sideBets[1]);
        QVERIFY(!rules.sideBet("c"));
        QVERIFY(rules.sideBets[0].oddsFor(SideOutcome::Colored) == std::optional(Odds{7, 1}));
        QVERIFY(!rules.sideBets[0].oddsFor(SideOutcome::Perfect));
    }

    void rulesAreNamedAsInTheirFiles() {
        const auto named = [](auto... values) { return QStringList{name(values)...}.join(' '); };
        QCOMPARE(named(ShuffleWhen::EveryRound, ShuffleWhen::CutCard, Burn::None, Burn::FirstCardValue),
                 "every-round cut-card none first-card-value");
        QCOMPARE(named(TableOrder::Ascending, TableOrder::Descending, FirstCard::Up, FirstCard::Down),
                 "ascending descending up down");
        QCOMPARE(named(DealerHint::None, DealerHint::Class, Push22::None, Push22::GoldInitial, Push22::GoldAny),
                 "none class none gold-initial gold-any");
        QCOMPARE(named(SurrenderCards::Two, SurrenderCards::Any), "two any");
        QCOMPARE(named(BlackjackSuit::Any, BlackjackSuit::Spades, BlackjackSuit::Hearts, BlackjackSuit::Diamonds,
                       BlackjackSuit::Clubs),
                 "any spades hearts diamonds clubs");
        QCOMPARE(named(Ties::Push, Ties::Dealer, Ties::DealerNotBlackjacks, Ties::PlayerOn21, Ties::PushNotBlackjacks,
                       Ties::PlayerAlwaysOn21),
                 "push dealer dealer-not-blackjacks player-on-21 push-not-blackjacks player-always-on-21");
        QCOMPARE(named(DoubleOn::AnyTwo, DoubleOn::NineToEleven, DoubleOn::TenToEleven, SplitAces::OneCard,
                       SplitAces::Free, SplitAces::Hit),
                 "any-two 9-11 10-11 one-card free hit");
        QCOMPARE(named(DoubleCards::Two, DoubleCards::Any, CharlieCards::None, CharlieCards::Five, CharlieCards::Six,
                       CharlieCards::Seven),
                 "two any none five six seven");
        QCOMPARE(named(CharlieWins::AtOnce, CharlieWins::AtEnd, CharlieWins::Unless21), "at-once at-end unless-21");
        QCOMPARE(named(SurrenderWhen::None, SurrenderWhen::Late, SurrenderWhen::Early, SurrenderAgainst::Any,
                       SurrenderAgainst::TwoToNine, SurrenderAgainst::TenAndAce),
                 "none late early any 2-9 10-ace");
        QCOMPARE(named(OnSilence::Resume, OnSilence::Auto), "resume auto");
        QStringList outcomes;
        for (const SideBetKind kind : {SideBetKind::Pairs, SideBetKind::Poker3, SideBetKind::DealerMatch,
                                       SideBetKind::Lucky, SideBetKind::DealerBust, SideBetKind::OverUnder,
                                       SideBetKind::Twenty, SideBetKind::RoyalMatch, SideBetKind::Blackjack,
                                       SideBetKind::DealerTotal, SideBetKind::BadBeat}) {
            outcomes << QString("%1:").arg(name(kind));
            for (const SideOutcome outcome : outcomesOf(kind))
                outcomes << name(outcome);
        }
        QCOMPARE(outcomes.join(' '), "pairs: mixed colored perfect suited-trips "
                                     "poker3: pair flush straight three-of-a-kind "
                                     "straight-flush suited-three-of-a-kind "
                                     "dealer-match: match suited-match lucky: total-19 total-20 total-21 suited-21 "
                                     "6-7-8 7-7-7 suited-6-7-8 suited-7-7-7 "
                                     "dealer-bust: dealer-bust dealer-bust-by-10 dealer-bust-by-9 dealer-bust-by-8 "
                                     "dealer-bust-by-7 dealer-bust-by-6 dealer-bust-3 dealer-bust-4 dealer-bust-5 "
                                     "dealer-bust-6 dealer-bust-7 dealer-bust-8 dealer-bust-3-by-10 "
                                     "dealer-bust-3-by-9 dealer-bust-3-by-8 dealer-bust-3-by-7 dealer-bust-3-by-6 "
                                     "dealer-bust-7-blackjack dealer-bust-8-blackjack "
                                     "over-under: under-13 over-13 exactly-13 "
                                     "twenty: twenty twenty-suited twenty-ranked twenty-matched queens "
                                     "queens-of-hearts queens-blackjack queens-of-hearts-blackjack "
                                     "royal-match: suited-cards royal-match "
                                     "blackjack: player-blackjack suited-blackjack ace-jack-suited "
                                     "dealer-total: dealer-17 dealer-18 dealer-19 dealer-20 dealer-21 "
                                     "dealer-blackjack dealer-22 "
                                     "bad-beat: twenty-to-21 twenty-to-blackjack blackjack-to-blackjack");
        QCOMPARE(QString(name(SideBetKind::Combination)), "combination");
        QCOMPARE(outcomesOf(SideBetKind::Combination).size(), std::size_t(sideOutcomeCount - 1));
    }

    // Every error is reported, each at its key.
    void everyContradictionIsFound() {
        RuleSet rules = validRules();
        rules.decks = 0;
        rules.split.hands = 1;
        rules.doubling.afterSplit = true;
        rules.limits[0].min = Money::minor(3);
        rules.sideBets = {
            {.id = "a", .kind = SideBetKind::Pairs, .pays = {{SideOutcome::DealerBust, Odds{2, 1}}}, .limits = {}}};
        QStringList places;
        for (const auto& error : contradictions(rules))
            places << QString::fromStdString(error.where);
        QCOMPARE(places.join(' '),
                 "/decks /double/afterSplit /sideBets/0/pays/dealer-bust /sideBets/0/limits /limits/0/min");
        QVERIFY(contradictions(validRules()).empty());
    }

    // What a Charlie has won at once, a blackjack found late can't take in part.
    void aCharlieAtOnceNeedsAPeekOrABlackjackThatTakesAll() {
        RuleSet rules = validRules();
        rules.dealer.peek = false;
        rules.dealer.blackjackTakes = BlackjackTakes::OriginalBusted;
        const auto refused = [&] {
            const auto found = contradictions(rules);
            return found.size() == 1 && found.front().where == "/charlie/wins";
        };
        QVERIFY(contradictions(rules).empty());
        rules.charlie.cards = CharlieCards::Six;
        QVERIFY(refused());
        for (const CharlieWins wins : {CharlieWins::AtEnd, CharlieWins::Unless21}) {
            rules.charlie.wins = wins;
            QVERIFY(contradictions(rules).empty());
        }
        rules.charlie.wins = CharlieWins::AtOnce;
        rules.dealer.peek = true;
        QVERIFY(contradictions(rules).empty());
        rules.dealer.peek = false;
        rules.dealer.blackjackTakes = BlackjackTakes::All;
        QVERIFY(contradictions(rules).empty());
    }

    void rulesOfManyCards() {
        RuleSet rules;
        QVERIFY(!rules.charlie.isMadeBy(7, 15));
        for (const auto& [cards, number] :
             {std::pair{CharlieCards::Five, 5}, {CharlieCards::Six, 6}, {CharlieCards::Seven, 7}}) {
            rules.charlie.cards = cards;
            QCOMPARE(rules.charlie.number(), number);
            QVERIFY(!rules.charlie.isMadeBy(number - 1, 20));
            QVERIFY(rules.charlie.isMadeBy(number, 21) && rules.charlie.isMadeBy(number + 1, 12));
            QVERIFY(!rules.charlie.isMadeBy(number, 22));
        }
        RuleSet::Double doubling{.on = DoubleOn::NineToEleven, .cards = DoubleCards::Two};
        QVERIFY(doubling.allows(2, 9) && !doubling.allows(3, 9) && !doubling.allows(2, 8) && !doubling.allows(2, 12));
        doubling.cards = DoubleCards::Any;
        QVERIFY(doubling.allows(3, 9) && doubling.allows(5, 11) && !doubling.allows(3, 12));
        QVERIFY(!doubling.allows(1, 10)); // a split card that waits for its second
        doubling.on = DoubleOn::TenToEleven;
        QVERIFY(!doubling.allows(3, 9) && doubling.allows(3, 10));
        doubling.on = DoubleOn::AnyTwo;
        QVERIFY(doubling.allows(4, 20) && doubling.allows(2, 4));
        RuleSet::Split split{.hands = 4, .resplitAces = true, .aceHands = 3};
        QCOMPARE(split.handsOf(true), 3);
        QCOMPARE(split.handsOf(false), 4);
        split.resplitAces = false; // a second pair of aces isn't split anyway
        QCOMPARE(split.handsOf(true), 4);
        split = {.hands = 2, .resplitAces = true, .aceHands = 3};
        QCOMPARE(split.handsOf(true), 2);
        const auto pairs = [&split](const char* a, const char* b) {
            return split.isPair(*Card::parse(a), *Card::parse(b));
        };
        QVERIFY(pairs("KS", "TH") && pairs("KS", "KH") && pairs("8S", "8H") && !pairs("8S", "9H"));
        split.pairs = SplitPairs::Rank;
        QVERIFY(!pairs("KS", "TH") && pairs("KS", "KH") && pairs("8S", "8H") && !pairs("8S", "9H"));
    }
};

OPENSHOE_TEST(TestValues, None)
#include "tst_values.moc"
