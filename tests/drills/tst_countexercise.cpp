// SPDX-License-Identifier: GPL-3.0-or-later
// An exercise from its first card to its score: when it asks, what is right, what counts as one item, what time it
// takes.
#include "drills/count_exercise.h"
#include "formats/counts.h"
#include "testprogram.h"

#include <QTest>

using namespace openshoe;
using namespace openshoe::drills;
using Stage = CountExercise::Stage;

namespace {

ExerciseSetup setupOf(Drill drill, const char* system = "hi-lo") {
    return {.drill = drill, .system = formats::loadCountSystem(system).value(), .decks = 6};
}

void toTheQuestion(CountExercise& exercise, CountExercise::Milliseconds now = 0) {
    while (exercise.stage() == Stage::Showing)
        exercise.goOn(now);
}

} // namespace

class TestCountExercise : public QObject {
    Q_OBJECT
private slots:
    void everyKindEndsWithItsScore_data();
    void everyKindEndsWithItsScore();
    void aSideCountBelongsToItsItem();
    void aTableComesCardByCard();
    void timeIsTaken();
    void nothingIsAnsweredOutOfTurn();
    void theSameSeedAsksTheSame();
};

void TestCountExercise::everyKindEndsWithItsScore_data() {
    QTest::addColumn<Drill>("drill");
    for (int i = 0; i < drillCount; ++i)
        QTest::newRow(name(static_cast<Drill>(i))) << static_cast<Drill>(i);
}

void TestCountExercise::everyKindEndsWithItsScore() {
    QFETCH(Drill, drill);
    ExerciseSetup setup = setupOf(drill);
    setup.plays = {advantage::IndexPlay{}, advantage::IndexPlay{}};
    setup.playItems = {"a", "b"};
    setup.insuredFrom = 3;
    WeakSpots spots;
    CountExercise exercise(setup, spots, 5, 0);
    for (int item = 0; item < questionsOf(drill); ++item) {
        toTheQuestion(exercise);
        QCOMPARE(exercise.stage(), Stage::Asking);
        const bool right = item % 3 != 1;
        if (isOfGame(drill))
            exercise.choose(right ? exercise.best() : 1 - exercise.best(), 0);
        else
            exercise.answer(exercise.best() + (right ? 0 : 0.5), 0); // between two answers is wrong as well
        QCOMPARE(exercise.stage(), Stage::Told);
        QCOMPARE(exercise.wasRight(), right);
        QCOMPARE(exercise.last()->right, right);
        exercise.goOn(0);
    }
    QCOMPARE(exercise.stage(), Stage::Over);
    QCOMPARE(exercise.score().items, questionsOf(drill));
    QCOMPARE(exercise.score().right, questionsOf(drill) - (questionsOf(drill) + 1) / 3);
    QCOMPARE(exercise.score().cards > 0, dealsCards(drill));
    int asked = 0;
    for (const auto& [item, spot] : spots.all())
        asked += spot.asked;
    QVERIFY(asked >= questionsOf(drill));
}

void TestCountExercise::aSideCountBelongsToItsItem() {
    WeakSpots spots;
    CountExercise exercise(setupOf(Drill::Running, "hi-opt-2"), spots, 2, 0);
    toTheQuestion(exercise);
    QVERIFY(!exercise.asked().side);
    exercise.answer(exercise.best(), 0);
    QCOMPARE(exercise.stage(), Stage::Asking);
    QVERIFY(exercise.asked().side == 0U);
    QVERIFY(exercise.last()->right && !exercise.last()->side);
    int aces = 0;
    for (const engine::Card card : exercise.since())
        aces += engine::pointValue(card) == 1 ? 1 : 0;
    QCOMPARE(exercise.best(), aces * counting::halvesPerPoint);
    exercise.answer(exercise.best() + counting::halvesPerPoint, 0);
    QCOMPARE(exercise.stage(), Stage::Told);
    QVERIFY(!exercise.wasRight());
    QCOMPARE(exercise.score().items, 1);
    QCOMPARE(exercise.score().right, 0);
}

// Every seat's first card, the dealer's, every second one; at one's own pace all at once.
void TestCountExercise::aTableComesCardByCard() {
    ExerciseSetup setup = setupOf(Drill::Running);
    setup.atATime = CardRunSetup::wholeTable;
    setup.secondsPerCard = 0.5;
    WeakSpots spots;
    CountExercise exercise(setup, spots, 9, 0);
    QVERIFY(exercise.isTable());
    QCOMPARE(exercise.hands().size(), 5U);
    QCOMPARE(exercise.shownFor(), 500);
    for (std::size_t card = 0; card < 10; ++card) {
        for (std::size_t hand = 0; hand < 5; ++hand)
            QCOMPARE(exercise.hands()[hand].size(), card / 5 + (hand <= card % 5 ? 1 : 0));
        exercise.goOn(0);
    }
    setup.secondsPerCard.reset();
    CountExercise atOnce(setup, spots, 9, 0);
    for (const auto& hand : atOnce.hands())
        QVERIFY(hand.size() >= 2);
    QCOMPARE(atOnce.shownFor(), 0);
    atOnce.goOn(0);
    QCOMPARE(atOnce.stage(), Stage::Asking);
}

void TestCountExercise::timeIsTaken() {
    WeakSpots spots;
    CountExercise watched(setupOf(Drill::Running), spots, 1, 1000);
    toTheQuestion(watched, 5000);
    watched.answer(watched.best(), 30'000); // thinking isn't watching
    QCOMPARE(watched.score().spent, 4000);
    CountExercise deck(setupOf(Drill::Deck), spots, 1, 1000);
    toTheQuestion(deck, 26'000);
    deck.answer(deck.best(), 31'000); // but counts against the clock
    QCOMPARE(deck.score().spent, 30'000);
    WeakSpots slow;
    CountExercise sum(setupOf(Drill::TrueCount), slow, 1, 0);
    sum.answer(sum.best(), 12'000);
    QCOMPARE(slow.all().begin()->second.slow, 1);
    QCOMPARE(sum.score().spent, 12'000);
}

void TestCountExercise::nothingIsAnsweredOutOfTurn() {
    WeakSpots spots;
    CountExercise exercise(setupOf(Drill::Running), spots, 1, 0);
    exercise.answer(0, 0);
    exercise.choose(0, 0);
    QCOMPARE(exercise.stage(), Stage::Showing);
    toTheQuestion(exercise);
    exercise.goOn(0);
    exercise.choose(0, 0);
    QCOMPARE(exercise.stage(), Stage::Asking);
    exercise.answer(exercise.best(), 0);
    exercise.answer(exercise.best(), 0);
    QCOMPARE(exercise.score().items, 1);
    exercise.end();
    exercise.goOn(0);
    QCOMPARE(exercise.stage(), Stage::Over);
    QCOMPARE(exercise.score().items, 1);
}

void TestCountExercise::theSameSeedAsksTheSame() {
    const auto asked = [](std::uint64_t seed) {
        WeakSpots spots;
        CountExercise exercise(setupOf(Drill::TrueCount), spots, seed, 0);
        std::vector<std::pair<int, int>> all;
        while (exercise.stage() == Stage::Asking) {
            all.emplace_back(exercise.asked().trueCount.running, exercise.asked().trueCount.cards);
            exercise.answer(exercise.best(), 0);
            exercise.goOn(0);
        }
        return all;
    };
    QCOMPARE(asked(3), asked(3));
    QVERIFY(asked(3) != asked(4));
}

OPENSHOE_TEST(TestCountExercise, Core)
#include "tst_countexercise.moc"
