// SPDX-License-Identifier: GPL-3.0-or-later
// A count told at the table beside the true one, and what stakes by it were worth: by hand, by identities, and over
// many made-up rounds.
#include "advantage/own_count.h"
#include "rules.h"
#include "testprogram.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace openshoe;
using advantage::OwnCount;
using advantage::Ramp;
using advantage::StakeLoss;
using advantage::StakeMeasure;
using counting::Convention;
using counting::Estimate;
using counting::halvesPerPoint;
using counting::Rounding;
using tests::systemNamed;

namespace {

constexpr int points = halvesPerPoint;

// One unit below a true count of 1, then 2, 4, 8 … as drills of the trade have it.
const Ramp spread{.least = 1, .steps = {{1, 2, 1}, {2, 4, 1}, {3, 8, 2}}, .sitsOutBelow = {}};
const StakeMeasure usual{.ramp = spread, .line = {.atZero = -0.005, .perCount = 0.005}};

bool near(double ours, double expected) {
    return std::abs(ours - expected) <= 1e-12;
}

double sumOf(const StakeLoss& loss) {
    return loss.system + loss.rounding + loss.count + loss.decks + loss.ramp;
}

} // namespace

class TstOwnCount : public QObject {
    Q_OBJECT
private slots:
    void whatIsRight_data();
    void whatIsRight();
    void theCountThatWasTold();
    void stakesBetweenCounts();
    void eachPartByHand();
    void thePartsAddUp();
    void aLineThatDoesNotRise();
    void cardsCountedBeside();
    void mistakesCostOverMany();
};

void TstOwnCount::whatIsRight_data() {
    QTest::addColumn<int>("estimate");
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("quarters");
    QTest::addColumn<bool>("right");
    const auto row = [](const char* name, Estimate estimate, int cards, int quarters, bool right) {
        QTest::newRow(name) << static_cast<int>(estimate) << cards << quarters << right;
    };
    row("to the card", Estimate::HalfDeck, 130, 10, true);
    row("the half deck above", Estimate::HalfDeck, 143, 12, true);
    row("the half deck below", Estimate::HalfDeck, 143, 10, true);
    row("a whole step off", Estimate::HalfDeck, 130, 12, false);
    row("a whole step off below", Estimate::HalfDeck, 130, 8, false);
    row("a deck's steps", Estimate::Deck, 143, 12, true);
    row("a deck off", Estimate::Deck, 156, 8, false);
    row("a quarter", Estimate::QuarterDeck, 145, 11, true);
    row("half a deck off in quarters", Estimate::QuarterDeck, 145, 13, false);
    row("exact needs a quarter", Estimate::Exact, 145, 11, true);
    row("exact, two quarters off", Estimate::Exact, 145, 9, false);
    row("nearly nothing left is still a step", Estimate::HalfDeck, 3, 2, true);
}

void TstOwnCount::whatIsRight() {
    QFETCH(int, estimate);
    QFETCH(int, cards);
    QFETCH(int, quarters);
    QFETCH(bool, right);
    Convention convention;
    convention.decks = static_cast<Estimate>(estimate);
    const OwnCount said{.told = 6, .toldQuarters = quarters, .running = 6, .cards = cards};
    QCOMPARE(advantage::decksAreRight(convention, said), right);
    QVERIFY(advantage::countIsRight(said));
    OwnCount wrong = said;
    wrong.told = 7;
    QVERIFY(!advantage::countIsRight(wrong));
    OwnCount unasked = said;
    unasked.toldQuarters.reset();
    QVERIFY(advantage::decksAreRight(convention, unasked));
    // What the convention itself judges is never wrong.
    OwnCount judged = said;
    judged.toldQuarters = advantage::judgedQuarters(convention, cards);
    QVERIFY(advantage::decksAreRight(convention, judged));
}

void TstOwnCount::theCountThatWasTold() {
    const Convention convention; // a deck, half decks, floor
    // +7 with 2.5 decks left is 2.8: 2. Told +5 and 3 decks: 1. Told −1: −1, not 0.
    const OwnCount said{.told = 5 * points, .toldQuarters = 12, .running = 7 * points, .cards = 130};
    QCOMPARE(advantage::trueCount(convention, said), 2);
    QCOMPARE(advantage::toldCount(convention, said), 1);
    const OwnCount below{.told = -1 * points, .toldQuarters = 12, .running = 0, .cards = 130};
    QCOMPARE(advantage::toldCount(convention, below), -1);
    // Quarters are taken as they were told, whatever the convention judges by.
    const OwnCount quarters{.told = 9 * points, .toldQuarters = 9, .running = 0, .cards = 130};
    QCOMPARE(advantage::toldCount(convention, quarters), 4);
    Convention running;
    running.quarterDecks = 0;
    QCOMPARE(advantage::toldCount(running, said), 5);
    QCOMPARE(advantage::trueCount(running, said), 7);
}

void TstOwnCount::stakesBetweenCounts() {
    QVERIFY(near(advantage::stakeAt(spread, 0), 1));
    QVERIFY(near(advantage::stakeAt(spread, 0.5), 1.5));
    QVERIFY(near(advantage::stakeAt(spread, 1.25), 2.5));
    QVERIFY(near(advantage::stakeAt(spread, 2.5), 10)); // between 4 and two hands of 8
    QVERIFY(near(advantage::stakeAt(spread, 1e9), 16));
    QVERIFY(near(advantage::stakeAt(spread, -1e9), 1));
    Ramp leaves = spread;
    leaves.sitsOutBelow = 0;
    QVERIFY(near(advantage::stakeAt(leaves, -0.25), 0.75));
}

// A shoe worth 1 %: what usually is worth that is a count of 3, shown, so two hands of 8. The running count is +7 with
// 2.6 decks left: 2.692, which is 2.192 among those shown (the middle of 2 is 2.5): 0.808 × 4 + 0.192 × 16 = 6.308.
// Half decks give 2.8, shown 2: 4. Told +6: 2.4, the same. Told 4 decks: 1.5, shown 1: 2. Staked: 1.
void TstOwnCount::eachPartByHand() {
    const auto hiLo = systemNamed("hi-lo");
    QVERIFY(hiLo.convention == Convention());
    const double worth = 0.01;
    const OwnCount said{.told = 6 * points, .toldQuarters = 16, .running = 7 * points, .cards = 135};
    const StakeLoss loss = advantage::stakeLoss(hiLo, said, usual, worth, 1);
    const double place = 7.0 / (135.0 / 52) - 0.5;
    const double counted = 4 + (place - 2) * 12;
    QVERIFY(near(loss.best, 16 * worth));
    QVERIFY(near(loss.system, (16 - counted) * worth));
    QVERIFY(near(loss.rounding, (counted - 4) * worth));
    QVERIFY(near(loss.count, 0));
    QVERIFY(near(loss.decks, (4 - 2) * worth));
    QVERIFY(near(loss.ramp, (2 - 1) * worth));
    QVERIFY(near(loss.staked, worth));
    // Told +4 instead: 1.6, shown 1.
    OwnCount wrong = said;
    wrong.told = 4 * points;
    const StakeLoss other = advantage::stakeLoss(hiLo, wrong, usual, worth, 1);
    QVERIFY(near(other.count, (4 - 2) * worth));
    QVERIFY(near(other.decks, 0 * worth)); // 4 with 4 decks is 1 too
    // All as it should be: only the system and the rounding are left.
    const OwnCount right{.told = 7 * points, .toldQuarters = 10, .running = 7 * points, .cards = 135};
    const StakeLoss best = advantage::stakeLoss(hiLo, right, usual, worth, 4);
    QVERIFY(near(best.count + best.decks + best.ramp, 0));
    QVERIFY(best.system + best.rounding > 0);
}

void TstOwnCount::thePartsAddUp() {
    std::mt19937 random(42);
    const auto draw = [&](int from, int to) { return std::uniform_int_distribution<int>(from, to)(random); };
    for (const char* id : {"hi-lo", "ko", "red-7", "halves", "omega-2", "ace-five"}) {
        for (const Rounding rounding : {Rounding::Floor, Rounding::Truncate, Rounding::Nearest}) {
            auto system = systemNamed(id);
            system.convention.rounding = rounding;
            for (int i = 0; i < 300; ++i) {
                OwnCount said{.told = draw(-60, 60), .running = draw(-60, 60), .cards = draw(1, 312)};
                if (draw(0, 1) == 1)
                    said.toldQuarters = draw(1, 24);
                said.aside = draw(-2, 2) / 2.0;
                const double worth = draw(-40, 40) / 1000.0;
                const double staked = draw(0, 16);
                const StakeLoss loss = advantage::stakeLoss(system, said, usual, worth, staked);
                QVERIFY(near(sumOf(loss), loss.whole()));
                QVERIFY(near(loss.staked, staked * worth));
            }
        }
    }
}

void TstOwnCount::aLineThatDoesNotRise() {
    StakeMeasure flat = usual;
    flat.line.perCount = 0;
    const OwnCount said{.told = 4, .toldQuarters = 10, .running = 4, .cards = 130};
    const StakeLoss loss = advantage::stakeLoss(systemNamed("hi-lo"), said, flat, 0.01, 1);
    QVERIFY(near(loss.system, 0));
    QVERIFY(near(sumOf(loss), loss.whole()));
}

void TstOwnCount::cardsCountedBeside() {
    const auto system = systemNamed("hi-opt-1");
    auto unseen = counting::fullDecks(2);
    QVERIFY(near(advantage::asideOf(system, unseen, 104), 0));
    // Two aces gone besides one card of each other rank a suit: 102 cards, 6 aces where 7.85 are usual, 2 decks.
    unseen[static_cast<std::size_t>(engine::Card{engine::Rank::Ace, engine::Suit::Spades}.index())] -= 2;
    const double fewer = 6 - 8 * 102.0 / 104;
    QVERIFY(near(advantage::asideOf(system, unseen, 102), fewer / 2));
    QVERIFY(near(advantage::asideOf(systemNamed("hi-lo"), unseen, 102), 0));
    // They are part of the count that decides.
    OwnCount said{.told = 4, .running = 4, .cards = 104};
    QCOMPARE(advantage::trueCount(system.convention, said), 1);
    said.aside = -0.5;
    QCOMPARE(advantage::trueCount(system.convention, said), 0);
}

// Shoes whose worth is exactly what the line says of a count near the system's: whoever is right loses what rounding
// and system cost, and each mistake costs more on average.
void TstOwnCount::mistakesCostOverMany() {
    const auto hiLo = systemNamed("hi-lo");
    std::mt19937 random(7);
    StakeLoss sum;
    constexpr int rounds = 40'000;
    for (int i = 0; i < rounds; ++i) {
        const int cards = std::uniform_int_distribution<int>(78, 260)(random);
        const double spreadOfCount = std::sqrt(cards * (312.0 - cards) / 312 * 10 / 13);
        const int running =
            points * static_cast<int>(std::lround(std::normal_distribution<double>(0, spreadOfCount)(random)));
        const double exactly = running / 2.0 / (cards / 52.0) + std::normal_distribution<double>(0, 0.4)(random);
        const double worth = usual.line.atZero + usual.line.perCount * (exactly - 0.5);
        const OwnCount said{.told = running + points * std::uniform_int_distribution<int>(-6, 6)(random),
                            .toldQuarters = std::max(1, advantage::judgedQuarters(hiLo.convention, cards) +
                                                            std::uniform_int_distribution<int>(-3, 3)(random)),
                            .running = running,
                            .cards = cards};
        const int followed = advantage::toldCount(hiLo.convention, said);
        sum += advantage::stakeLoss(hiLo, said, usual, worth, advantage::stakeAt(usual.ramp, followed));
    }
    QVERIFY2(sum.system > 0, qPrintable(QString::number(sum.system / rounds)));
    QVERIFY2(sum.count > 0, qPrintable(QString::number(sum.count / rounds)));
    QVERIFY2(sum.decks > 0, qPrintable(QString::number(sum.decks / rounds)));
    QVERIFY(near(sum.ramp / rounds, 0));
    QVERIFY(sum.best > sum.staked);
}

OPENSHOE_TEST(TstOwnCount, Core)
#include "tst_owncount.moc"
