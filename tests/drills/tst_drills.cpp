// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises in counting: what is dealt and asked, what is right, what comes more often.
#include "drills/card_run.h"
#include "drills/questions.h"
#include "formats/counts.h"
#include "testprogram.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace openshoe;
using namespace openshoe::drills;
using counting::CountSystem;
using engine::Card;

namespace {

CountSystem systemOf(const char* id) {
    return formats::loadCountSystem(id).value();
}

std::vector<Card> allCards(CardRun& run) {
    std::vector<Card> cards;
    while (!run.isOver()) {
        for (const auto& hand : run.next())
            cards.insert(cards.end(), hand.begin(), hand.end());
    }
    return cards;
}

constexpr auto deckOnce = [](const CountSystem& system) {
    return CardRunSetup{.system = system, .stretch = 0, .weakFirst = false};
};

} // namespace

class TestDrills : public QObject {
    Q_OBJECT
private slots:
    void aWeakSpotComesMoreOften();
    void theSameNeverTwiceInARow();
    void theWeakestAreNamed();
    void aDeckHoldsEachCardOnce();
    void theSameSeedDealsTheSame();
    void theCountIsTheSystems_data();
    void theCountIsTheSystems();
    void unbalancedCountsStartWhereTheyDo();
    void sideCountsAreCounted();
    void theCountIsAskedNowAndThen();
    void weakRanksComeFirst();
    void aSuitIsAnItemOnlyWhereItCounts();
    void aTableIsDealtWhole();
    void successIsQuicker();
    void traysAreNeverDoubtful();
    void trueCountsAreTheConventions();
    void whatTrueCountsAreAskedHasOneAnswer();
    void playsAreAskedNearTheirIndex();
    void insuranceIsTakenFromThePublishedCount_data();
    void insuranceIsTakenFromThePublishedCount();
};

void TestDrills::aWeakSpotComesMoreOften() {
    WeakSpots spots;
    QCOMPARE(spots.weight("new"), 4);
    for (int i = 0; i < 9; ++i)
        spots.answered("known", true, false);
    QCOMPARE(spots.weight("known"), 1);
    spots.answered("slow", true, true);
    QCOMPARE(spots.weight("slow"), 8);
    spots.answered("wrong", false, false);
    QCOMPARE(spots.weight("wrong"), 16);
    QVERIFY(spots.of("known") == (Spot{9, 0, 0, 4}));
    QVERIFY(spots.of("slow") == (Spot{1, 0, 1, 1}));
    QVERIFY(spots.of("wrong") == (Spot{1, 1, 0, 0}));
    const std::vector<std::string> items{"known", "wrong"};
    analysis::Random random(1, 0);
    int wrong = 0;
    constexpr int times = 20'000;
    for (int i = 0; i < times; ++i)
        wrong += spots.pick(items, "", random) == 1 ? 1 : 0;
    QVERIFY2(std::abs(wrong - times * 16 / 17) < 200, qPrintable(QString::number(wrong)));
    spots.answered("wrong", true, false); // and comes back step by step
    QCOMPARE(spots.weight("wrong"), 8);
}

void TestDrills::theSameNeverTwiceInARow() {
    WeakSpots spots;
    spots.answered("b", false, false);
    Asker asker(spots, 3);
    const std::vector<std::string> items{"a", "b", "c"};
    std::size_t last = 9;
    for (int i = 0; i < 300; ++i) {
        const std::size_t now = asker.next(items);
        QVERIFY(now != last);
        last = now;
    }
    QCOMPARE(asker.next({"alone"}), std::size_t{0});
    QCOMPARE(asker.next({"alone"}), std::size_t{0});
}

void TestDrills::theWeakestAreNamed() {
    WeakSpots spots;
    spots.answered("slow", true, true);
    spots.answered("fine", true, false);
    spots.answered("wrong", false, false);
    spots.answered("worse", false, false);
    spots.answered("worse", false, false);
    QCOMPARE(spots.weakest(9), (std::vector<std::string>{"worse", "wrong", "slow"}));
    QCOMPARE(spots.weakest(1), std::vector<std::string>{"worse"});
}

void TestDrills::aDeckHoldsEachCardOnce() {
    for (int atATime = 0; atATime <= 3; ++atATime) {
        WeakSpots spots;
        CardRunSetup setup = deckOnce(systemOf("hi-lo"));
        setup.atATime = atATime;
        CardRun run(setup, spots, 5);
        std::set<int> seen;
        for (const Card card : allCards(run))
            QVERIFY(seen.insert(card.index()).second);
        QCOMPARE(std::ssize(seen), 51); // one is held back
        QVERIFY(run.next().empty());
        QVERIFY(run.asks());
        QCOMPARE(run.seen(), 51);
    }
}

void TestDrills::theSameSeedDealsTheSame() {
    WeakSpots spots;
    const auto dealt = [&](std::uint64_t seed) {
        CardRun run(deckOnce(systemOf("zen")), spots, seed);
        return allCards(run);
    };
    QVERIFY(dealt(1) == dealt(1));
    QVERIFY(dealt(1) != dealt(2));
}

void TestDrills::theCountIsTheSystems_data() {
    QTest::addColumn<QString>("system");
    for (const CountSystem& system : formats::countSystems())
        QTest::newRow(system.id.c_str()) << QString::fromStdString(system.id);
}

void TestDrills::theCountIsTheSystems() {
    QFETCH(QString, system);
    const CountSystem counted = formats::loadCountSystem(system).value();
    WeakSpots spots;
    CardRunSetup setup = deckOnce(counted);
    setup.decks = 6;
    CardRun run(setup, spots, 11);
    int sum = counted.startFor(6);
    while (!run.isOver()) {
        for (const Card card : run.next().front())
            sum += counted.tag(card);
        QCOMPARE(run.running(), sum);
    }
    QCOMPARE(run.running(), sum);
    run.answered(false, false);
    run.answered(true, false);
}

void TestDrills::unbalancedCountsStartWhereTheyDo() {
    WeakSpots spots;
    CardRunSetup setup = deckOnce(systemOf("ko"));
    setup.decks = 6;
    QCOMPARE(CardRun(setup, spots, 1).running(), -20 * counting::halvesPerPoint);
    setup.system = systemOf("red-7");
    QCOMPARE(CardRun(setup, spots, 1).running(), -12 * counting::halvesPerPoint);
}

void TestDrills::sideCountsAreCounted() {
    WeakSpots spots;
    CardRunSetup setup = deckOnce(systemOf("hi-opt-2"));
    setup.heldBack = 0;
    CardRun run(setup, spots, 1);
    allCards(run);
    QCOMPARE(run.sideCount(0), 4 * counting::halvesPerPoint);
    QCOMPARE(run.running(), 0);
}

void TestDrills::theCountIsAskedNowAndThen() {
    WeakSpots spots;
    CardRunSetup setup{.system = systemOf("hi-lo"), .decks = 2, .atATime = 3, .stretch = 10};
    CardRun run(setup, spots, 4);
    QVERIFY(!run.asks());
    for (int i = 0; i < 4; ++i) {
        QVERIFY(!run.asks());
        run.next();
    }
    QVERIFY(run.asks());
    QCOMPARE(run.sinceAsked(), 12);
    std::set<std::string> gone;
    run.answered(true, false);
    for (const auto& [item, spot] : spots.all()) {
        QCOMPARE(spot.box, 3);
        gone.insert(item);
    }
    QVERIFY(gone.size() >= 3);
    QVERIFY(!run.asks());
    QCOMPARE(run.sinceAsked(), 0);
}

void TestDrills::weakRanksComeFirst() {
    WeakSpots spots;
    spots.answered("7", false, false);
    int weak = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CardRunSetup setup{.system = systemOf("hi-lo"), .decks = 6, .atATime = 1, .stretch = 10};
        CardRun run(setup, spots, seed);
        for (int i = 0; i < 10; ++i)
            weak += run.next().front().front().rank == engine::Rank::Seven ? 1 : 0;
    }
    // Four times as often as the others: one card in four instead of one in thirteen.
    QVERIFY2(weak > 400 && weak < 600, qPrintable(QString::number(weak)));
}

void TestDrills::aSuitIsAnItemOnlyWhereItCounts() {
    const CountSystem red = systemOf("red-7");
    QCOMPARE(CardRun::itemOf(red, *Card::parse("7H")), "7H");
    QCOMPARE(CardRun::itemOf(red, *Card::parse("6H")), "6");
    QCOMPARE(CardRun::itemOf(red, *Card::parse("QS")), "T");
    QCOMPARE(CardRun::itemOf(systemOf("hi-lo"), *Card::parse("7H")), "7");
}

void TestDrills::aTableIsDealtWhole() {
    WeakSpots spots;
    CardRunSetup setup{.system = systemOf("hi-lo"), .decks = 6, .atATime = CardRunSetup::wholeTable, .seats = 5};
    CardRun run(setup, spots, 8);
    for (int round = 0; round < 10; ++round) {
        const auto& hands = run.next();
        QCOMPARE(hands.size(), 6U);
        const int up = engine::pointValue(hands.back().front());
        for (std::size_t i = 0; i < hands.size(); ++i) {
            engine::Cards hand;
            for (const Card card : hands[i])
                hand.add(card);
            QVERIFY(hand.size() >= 2);
            QVERIFY(engine::handValue(hand).total >= (i < 5 && up >= 2 && up <= 6 ? 12 : 17));
        }
        QVERIFY(run.asks());
        run.answered(false, false);
    }
}

void TestDrills::successIsQuicker() {
    Pace pace(1);
    pace.answered(true);
    QCOMPARE(pace.secondsPerCard(), 0.9);
    pace.answered(false);
    QVERIFY(pace.secondsPerCard() > 1);
    for (int i = 0; i < 100; ++i)
        pace.answered(true);
    QCOMPARE(pace.secondsPerCard(), Pace::fastest);
    for (int i = 0; i < 100; ++i)
        pace.answered(false);
    QCOMPARE(pace.secondsPerCard(), Pace::slowest);
}

void TestDrills::traysAreNeverDoubtful() {
    WeakSpots spots;
    Asker asker(spots, 1);
    std::set<int> steps;
    for (int i = 0; i < 2000; ++i) {
        const TrayQuestion tray = askTray(asker, {.decks = counting::Estimate::HalfDeck}, 6);
        QVERIFY(tray.cards > 0 && tray.cards < 6 * 52);
        const double exact = tray.cards / 26.0;
        QVERIFY(std::abs(exact - tray.steps()) <= 0.25);
        QCOMPARE(tray.cardsOff(tray.steps() + 1) - tray.cardsOff(tray.steps()), 26);
        QCOMPARE(tray.cards + tray.cardsOff(tray.steps()), tray.steps() * 26);
        steps.insert(tray.steps());
    }
    QCOMPARE(steps.size(), 11U);
    QCOMPARE(askTray(asker, {.decks = counting::Estimate::QuarterDeck}, 1).quartersAStep, 1);
    QCOMPARE(askTray(asker, {.decks = counting::Estimate::Deck}, 1).quartersAStep, 4);
}

void TestDrills::trueCountsAreTheConventions() {
    // Ran 3, two decks and a half left: 1.
    const CountSystem hiLo = systemOf("hi-lo");
    QCOMPARE(counting::shownCount(hiLo.convention, 3 * counting::halvesPerPoint, 130), 1);
    WeakSpots spots;
    Asker asker(spots, 1);
    std::set<int> signs;
    for (const CountSystem& system : formats::countSystems()) {
        for (int i = 0; system.convention.divides() && i < 200; ++i) {
            const TrueCountQuestion asked = askTrueCount(asker, system, 6);
            QVERIFY(asked.running != 0 && asked.cards > 0 && asked.cards < 312);
            QCOMPARE(asked.right, counting::shownCount(system.convention, asked.running, asked.cards));
            signs.insert(asked.running < 0 ? -1 : 1);
        }
    }
    QCOMPARE(signs.size(), 2U);
}

// However a person rounds the cards left, the decks are clear.
void TestDrills::whatTrueCountsAreAskedHasOneAnswer() {
    WeakSpots spots;
    Asker asker(spots, 2);
    const CountSystem hiLo = systemOf("hi-lo");
    for (int i = 0; i < 500; ++i) {
        const TrueCountQuestion asked = askTrueCount(asker, hiLo, 8);
        const auto decks = counting::decksLeft(hiLo.convention, asked.cards);
        QVERIFY(std::abs(asked.cards - decks.decks() * 52) <= 6.5);
    }
}

void TestDrills::playsAreAskedNearTheirIndex() {
    std::vector<advantage::IndexPlay> plays(2);
    plays[0].count = 4;
    plays[1].atOrAbove = false;
    plays[1].count = -1;
    WeakSpots spots;
    Asker asker(spots, 1);
    std::set<std::pair<std::size_t, int>> asked;
    for (int i = 0; i < 300; ++i) {
        const PlayQuestion question = askPlay(asker, plays, {"a", "b"});
        QCOMPARE(question.taken, question.play == 0 ? question.count >= 4 : question.count <= -1);
        asked.insert({question.play, question.count});
    }
    QCOMPARE(asked.size(), 14U); // three each side, and the index itself
}

void TestDrills::insuranceIsTakenFromThePublishedCount_data() {
    QTest::addColumn<QString>("system");
    QTest::addColumn<int>("decks");
    QTest::addColumn<int>("from");
    QTest::newRow("Hi-Lo, six decks") << "hi-lo" << 6 << 3;
    QTest::newRow("Hi-Lo, eight decks") << "hi-lo" << 8 << 3;
    QTest::newRow("Hi-Lo, one deck") << "hi-lo" << 1 << 2; // published as 1.4
    QTest::newRow("Knock-Out, six decks") << "ko" << 6 << 3;
}

void TestDrills::insuranceIsTakenFromThePublishedCount() {
    QFETCH(QString, system);
    QFETCH(int, decks);
    QFETCH(int, from);
    const CountSystem counted = formats::loadCountSystem(system).value();
    QCOMPARE(insuranceFrom(counted, decks, 2).value_or(99), from);
    WeakSpots spots;
    Asker asker(spots, 1);
    for (int i = 0; i < 50; ++i) {
        const InsuranceQuestion asked = askInsurance(asker, from);
        QCOMPARE(asked.taken, asked.count >= from);
    }
}

OPENSHOE_TEST(TestDrills, Core)
#include "tst_drills.moc"
