// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions made again: the table as it was, what every answer is worth, what another one would have come to; and
// practice hands.
#include "player.h"
#include "session/worth/exercise.h"
#include "session/worth/historypricing.h"
#include "testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::session;
using namespace openshoe::storage;

class TestExercise : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        m_store = Store::open(m_folder.path(), Access::Play).value();
        m_account = playAllGames(*m_store, 10, 11).id;
        m_rounds = m_store->call([&](Tables& t) { return t.rounds.list({.account = m_account}, 1000); }).value();
        const auto analyser = std::make_shared<analysis::Analyser>();
        for (const RoundRow& row : m_rounds) {
            const auto shoe = m_store->call([&](Tables& t) { return t.prices.shoeOf(row.id); });
            const auto record = m_store->call([&](Tables& t) { return t.rounds.record(row.id); });
            m_exercises.push_back(exercisesOf(*shoe, row.id, cardsToTell(record->shoe), analyser).value());
        }
    }

    void decisionsAreThoseOfTheReview() {
        const auto analyser = std::make_shared<analysis::Analyser>();
        int decisions = 0;
        for (std::size_t i = 0; i < m_rounds.size(); ++i) {
            const RoundRow& row = m_rounds[i];
            const auto record = m_store->call([&](Tables& t) { return t.rounds.record(row.id); });
            const auto review = reviewRound(*m_store, row.id, analyser);
            QVERIFY(record && review);
            QCOMPARE(m_exercises[i].price, review->price);
            QCOMPARE(m_exercises[i].decisions.size(), review->seen.size());
            for (const Exercise& exercise : m_exercises[i].decisions) {
                ++decisions;
                QCOMPARE(exercise.round->events, record->events);
                const auto before = replay(exercise.before());
                QVERIFY(before);
                QCOMPARE(question(exercise.round->rules, *before), std::optional(exercise.seen.question));
                QCOMPARE(exercise.answered(exercise.price.chosen), exercise.price);
                QCOMPARE(exercise.answered(exercise.price.best).cost, 0.0);
                QCOMPARE(endingPlayed(exercise).net, row.net());
            }
        }
        QVERIFY(decisions > 40);
    }

    // The chances of winning minus those of losing give the worth.
    void chancesAreThoseOfTheWorth() {
        int compared = 0;
        for (const RoundExercises& exercises : m_exercises) {
            for (const Exercise& exercise : exercises.decisions) {
                if (!exercise.outcomes)
                    continue;
                for (const auto& [action, play, units] : {std::tuple(Action::Stand, analysis::Play::Stand, 1.0),
                                                          std::tuple(Action::Hit, analysis::Play::Hit, 1.0),
                                                          std::tuple(Action::Double, analysis::Play::Double, 2.0)}) {
                    const auto chances = exercise.outcomes->of(play);
                    const auto worth = exercise.worth(action);
                    if (!chances || !worth)
                        continue;
                    ++compared;
                    QVERIFY(std::abs(units * (chances->win - chances->loss) - *worth) < 1e-9);
                    QVERIFY(std::abs(chances->win + chances->push + chances->loss - 1) < 1e-12);
                    QVERIFY(chances->win >= -1e-12 && chances->push >= -1e-12 && chances->loss >= -1e-12);
                }
            }
        }
        QVERIFY(compared > 60);
    }

    // If the round's last decision is answered the same way, it ends the same.
    void theSameAnswerEndsTheSame() {
        int same = 0;
        for (std::size_t i = 0; i < m_rounds.size(); ++i) {
            const RoundRow& row = m_rounds[i];
            if (m_exercises[i].decisions.empty())
                continue;
            const Exercise& last = m_exercises[i].decisions.back();
            const auto played = endingPlayed(last);
            const bool alone = replay(last.before())->players.size() == 1;
            if (!alone || row.state != RoundState::Settled || last.seen.cause != Cause::Player)
                continue;
            const auto again = endingWith(last, last.price.chosen);
            QVERIFY2(again, again ? "" : again.error().text().c_str());
            QCOMPARE(again->events, played.events);
            QCOMPARE(again->net, row.net());
            ++same;
        }
        QVERIFY(same > 8);
    }

    void anotherAnswerIsPlayedToTheEndOnTheSameCards() {
        int ended = 0;
        int untold = 0;
        for (const RoundExercises& exercises : m_exercises) {
            for (const Exercise& exercise : exercises.decisions) {
                for (const Offer& offer : exercise.seen.offers) {
                    if (offer.action == exercise.price.chosen || !offer.affordable)
                        continue;
                    const auto ending = endingWith(exercise, offer.action);
                    if (!ending) { // the shoe is in use: undealt cards aren't revealed
                        QCOMPARE(ending.error().where, std::string("shoe"));
                        ++untold;
                        continue;
                    }
                    Events all = exercise.before();
                    all.insert(all.end(), ending->events.begin(), ending->events.end());
                    const auto end = replay(all);
                    QVERIFY(end && end->phase == Phase::Over);
                    QVERIFY(end->shoeDrawn <= static_cast<int>(exercise.round->shoe.size()));
                    ++ended;
                }
            }
        }
        QVERIFY(ended > 20);
        QVERIFY(untold > 0);
    }

    void ofAShoeInUseOnlyWhatLeftItIsTold() {
        const auto record = m_store->call([&](Tables& t) { return t.rounds.record(m_rounds.front().id); });
        ShoeRow shoe = record->shoe;
        shoe.finished = false;
        QCOMPARE(static_cast<int>(cardsToTell(shoe).size()), shoe.drawn);
        shoe.finished = true;
        QCOMPARE(static_cast<int>(cardsToTell(shoe).size()), shoe.seed.decks.cards());
    }

    void practiceHands_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("total");
        QTest::addColumn<bool>("soft");
        QTest::addColumn<int>("pair");
        QTest::addColumn<int>("up");
        const auto row = [](const char* game, DecisionKind kind, int total, bool soft, int pair, int up) {
            QTest::addRow("%s: %s %d against %d", game, name(kind), total, up)
                << game << static_cast<int>(kind) << total << soft << pair << up;
        };
        for (const TestGame& game : testGames) {
            row(game.variant, DecisionKind::Hard, 16, false, 0, 10);
            row(game.variant, DecisionKind::Hard, 12, false, 0, 3);
            row(game.variant, DecisionKind::Soft, 18, true, 0, 9);
            row(game.variant, DecisionKind::Pair, 16, false, 8, 10);
            row(game.variant, DecisionKind::Pair, 12, true, 1, 6);
        }
        row("premium", DecisionKind::Insurance, 15, false, 0, 1);
        row("boxes", DecisionKind::Surrender, 16, false, 0, 10);
    }
    void practiceHands() {
        QFETCH(QString, game);
        QFETCH(int, kind);
        QFETCH(int, total);
        QFETCH(bool, soft);
        QFETCH(int, pair);
        QFETCH(int, up);
        const HandClass wanted{
            .kind = static_cast<DecisionKind>(kind), .value = {.total = total, .soft = soft}, .pair = pair, .up = up};
        const RuleSet rules = rulesOf(qPrintable(game));
        QStringList seen;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto hand = practiceHand(rules, wanted, seed);
            QVERIFY(hand.has_value());
            QVERIFY(hand->seen.decision.has_value());
            const Cards& cards = hand->seen.decision->hand;
            QCOMPARE(pointValue(hand->seen.decision->up), up);
            if (wanted.kind != DecisionKind::Insurance) {
                QCOMPARE(handValue(cards).total, total);
                QCOMPARE(handValue(cards).soft, soft);
            }
            QCOMPARE(cards.size(), 2);
            QCOMPARE(hand->price.kind, wanted.kind);
            QVERIFY(hand->worth(hand->price.best).has_value());
            QCOMPARE(question(rules, *replay(hand->before())), std::optional(hand->seen.question));
            const auto ending = endingWith(*hand, hand->price.best);
            QVERIFY2(ending, ending ? "" : ending.error().text().c_str());
            QVERIFY(classOf(hand->seen, wanted.kind).has_value());
            seen << QString::fromStdString(cards[0].text() + cards[1].text());
            QCOMPARE(practiceHand(rules, wanted, seed)->round->events, hand->round->events);
        }
        seen.removeDuplicates();
        QVERIFY(seen.size() > 1);
    }

    // Whether to surrender a doubled hand isn't the question that a hand of two cards is asked.
    void doubledHandsHaveNoClass() {
        SeenDecision seen;
        seen.decision.emplace();
        for (const char* card : {"5S", "6S", "2S"})
            seen.decision->hand.add(*Card::parse(card));
        seen.decision->up = *Card::parse("TC");
        QVERIFY(classOf(seen, DecisionKind::Surrender).has_value());
        seen.decision->doubled = 1;
        QVERIFY(!classOf(seen, DecisionKind::Surrender));
    }

    void whatCantComeIsNotLookedForLong() {
        const HandClass impossible{.kind = DecisionKind::Insurance, .value = {}, .pair = 0, .up = 5};
        QVERIFY(!practiceHand(rulesOf("premium"), impossible, 1));
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Store> m_store;
    AccountId m_account = 0;
    std::vector<RoundRow> m_rounds;
    std::vector<RoundExercises> m_exercises; ///< of each round
};

OPENSHOE_TEST(TestExercise, Core)
#include "tst_exercise.moc"
