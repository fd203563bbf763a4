// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/seencards.h"
#include "session/worth/analyst.h"

#include "engine/script.h"
#include "tables.h"
#include "testprogram.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <array>

using namespace openshoe;
using namespace openshoe::engine;
using session::Analyst;
using test::game;

namespace {

engine::Cards cards(std::initializer_list<const char*> texts) {
    engine::Cards list;
    for (const char* text : texts)
        list.add(*Card::parse(text));
    return list;
}

analysis::Decision sixteenAgainstTen(const RuleSet& rules) {
    analysis::Decision decision{
        .hand = cards({"TS", "6H"}), .up = *Card::parse("TD"), .unseen = analysis::Shoe::full(rules.newShoe())};
    for (const Card card : decision.hand)
        (void)decision.unseen.remove(card);
    (void)decision.unseen.remove(decision.up);
    return decision;
}

Event dealt(int seat, const char* card, bool faceUp = true) {
    return CardDealt{.seat = test::seat(seat), .hand = HandNumber{1}, .card = *Card::parse(card), .faceUp = faceUp};
}

} // namespace

class TestAnalyst : public QObject {
    Q_OBJECT

private slots:
    void figuresArriveOnTheAskingThread() {
        Analyst analyst;
        const RuleSet rules = game("classic");
        QVERIFY(!analyst.known(rules));
        Analyst::Figures got;
        QThread* thread = nullptr;
        analyst.figures(rules, this, [&](const Analyst::Figures& figures) {
            got = figures;
            thread = QThread::currentThread();
        });
        QVERIFY(analyst.isBusy());
        QTRY_VERIFY(got);
        QCOMPARE(thread, this->thread());
        QVERIFY(!analyst.isBusy());
        QCOMPARE(got->expectation, analysis::Analyser().analyse(rules)->expectation);
    }

    void aKnownGameIsNotCalculatedAgain() {
        Analyst analyst;
        RuleSet rules = game("premium");
        Analyst::Figures first;
        analyst.figures(rules, this, [&](const Analyst::Figures& figures) { first = figures; });
        QTRY_VERIFY(first);
        QCOMPARE(analyst.known(rules), first);
        Analyst::Figures again;
        rules.name = "The same rules under another name";
        analyst.look(rules, this, [&](const Analyst::Figures& figures) { again = figures; });
        QTRY_VERIFY(again);
        QCOMPARE(again, first); // the same object
        rules.dealer.drawing.hitsSoft = !rules.dealer.drawing.hitsSoft;
        QVERIFY(!analyst.known(rules));
    }

    void aPriceComesWithTheSideBetsAfterIt() {
        Analyst analyst;
        const RuleSet before = game("rundown");
        RuleSet rules = before;
        rules.dealer.drawing.hitsSoft = true;
        std::vector<Analyst::Price> got;
        analyst.price(rules, before, this, [&](const Analyst::Price& price) { got.push_back(price); });
        QTRY_COMPARE(got.size(), std::size_t(2));
        analysis::Analyser analyser;
        for (const Analyst::Price& price : got) {
            QCOMPARE(price.expectation, analyser.edge(rules)->expectation);
            QCOMPARE(price.before.value(), analyser.edge(before)->expectation);
        }
        QVERIFY(!got[0].sideBets);
        QCOMPARE(got[1].sideBets->size(), rules.sideBets.size());
        QCOMPARE(got[1].sideBets->front().expectation, analyser.sideBets(rules).front().expectation);
        QVERIFY(!analyst.isBusy());
    }

    void aPriceReplacesTheOneBeforeAndComesFirst() {
        Analyst analyst;
        RuleSet rules = game("classic");
        std::vector<int> answered;
        bool looked = false;
        analyst.look(game("deluxe"), this, [&](const Analyst::Figures&) { looked = true; });
        for (const int decks : {1, 2, 8}) {
            rules.decks = decks;
            analyst.price(rules, rules, this, [&answered, decks, &looked](const Analyst::Price& price) {
                if (!price.sideBets && !looked)
                    answered.push_back(decks);
            });
        }
        RuleSet invalid = rules;
        invalid.limits.clear();
        QTRY_VERIFY(looked && !analyst.isBusy());
        QCOMPARE(answered, std::vector<int>{8});
        analyst.price(invalid, rules, this, [&](const Analyst::Price&) { answered.push_back(0); });
        QVERIFY(!analyst.isBusy());
        analyst.price(rules, invalid, this,
                      [&](const Analyst::Price& price) { answered.push_back(price.before ? 1 : 2); });
        analyst.cancelPrice();
        QTest::qWait(50);
        QCOMPARE(answered, std::vector<int>{8});
    }

    void everyoneLooksAtAGameOfTheirOwn() {
        Analyst analyst;
        QObject elsewhere;
        int answered = 0;
        analyst.look(game("classic"), this, [&](const Analyst::Figures&) { answered += 1; });
        analyst.look(game("premium"), &elsewhere, [&](const Analyst::Figures&) { answered += 10; });
        QTRY_COMPARE(answered, 11);
        analyst.look(game("boxes"), this, [&](const Analyst::Figures&) { answered += 100; });
        analyst.look(game("deluxe"), &elsewhere, [&](const Analyst::Figures&) { answered += 1000; });
        analyst.cancelLook(this);
        QTRY_COMPARE(answered, 1011);
        QVERIFY(!analyst.isBusy());
    }

    void theNewestLookReplacesTheOneBefore() {
        Analyst analyst;
        const RuleSet rules = game("classic");
        std::vector<int> answered;
        for (int decks = 1; decks <= 8; ++decks) {
            RuleSet changed = rules;
            changed.decks = decks;
            analyst.look(changed, this, [&answered, decks](const Analyst::Figures&) { answered.push_back(decks); });
        }
        QTRY_VERIFY(!analyst.isBusy());
        QTest::qWait(50);
        QCOMPARE(answered, std::vector<int>{8});
    }

    void whatIsCancelledIsNotAnswered() {
        Analyst analyst;
        const RuleSet rules = game("rundown");
        bool answered = false;
        analyst.look(rules, this, [&](const Analyst::Figures&) { answered = true; });
        analyst.advise(rules, sixteenAgainstTen(rules), this, [&](const Analyst::Advice&) { answered = true; });
        analyst.cancelLook(this);
        analyst.cancelAdvice();
        QVERIFY(!analyst.isBusy());
        QTest::qWait(200);
        QVERIFY(!answered);
    }

    void nothingIsAnsweredToWhoIsGone() {
        Analyst analyst;
        bool answered = false;
        auto context = std::make_unique<QObject>();
        analyst.figures(game("classic"), context.get(), [&](const Analyst::Figures&) { answered = true; });
        context.reset();
        QTRY_VERIFY(!analyst.isBusy());
        QVERIFY(!answered);
    }

    void comparesTwoGamesAndTellsHowFarItIs() {
        Analyst analyst;
        Analyst::Comparison got;
        std::vector<double> told;
        bool replaced = false;
        analyst.compare(game("deluxe"), game("boxes"), this, [&](const Analyst::Comparison&) { replaced = true; });
        analyst.compare(
            game("classic"), game("premium"), this, [&](const Analyst::Comparison& comparison) { got = comparison; },
            [&](double done) { told.push_back(done); });
        // What a person looks at comes first, and costs nothing else its result.
        Analyst::Figures looked;
        analyst.look(game("rundown"), this, [&](const Analyst::Figures& figures) {
            QVERIFY(!got);
            looked = figures;
        });
        QTRY_VERIFY(got);
        QVERIFY(looked && !replaced);
        analysis::Analyser analyser;
        const auto expected = analysis::compare(analyser, game("classic"), game("premium"));
        QCOMPARE(got->rules.size(), expected->rules.size());
        for (std::size_t i = 0; i < got->rules.size(); ++i)
            QCOMPARE(got->rules[i].inTurn, expected->rules[i].inTurn);
        QVERIFY(told.size() > got->rules.size());
        QCOMPARE(told.back(), 1.0);

        got.reset();
        analyst.compare(game("deluxe"), game("boxes"), this,
                        [&](const Analyst::Comparison& comparison) { got = comparison; });
        analyst.cancelComparison();
        QVERIFY(!analyst.isBusy());
        QTest::qWait(100);
        QVERIFY(!got);
        RuleSet impossible = game("classic");
        impossible.decks = 0;
        bool answered = false;
        analyst.compare(impossible, game("premium"), this,
                        [&](const Analyst::Comparison& comparison) { answered = !comparison; });
        QTRY_VERIFY(answered);
    }

    // All these questions would take as long as doing them one after another; whoever goes away doesn't wait for that.
    void goesAwayInTheMiddleOfWork() {
        std::vector<RuleSet> games;
        for (const QString& id : test::allGames()) {
            for (const int decks : {1, 4, 8}) {
                games.push_back(game(qPrintable(id)));
                games.back().decks = decks;
            }
        }
        QElapsedTimer clock;
        clock.start();
        {
            Analyst analyst;
            std::size_t done = 0;
            for (const RuleSet& rules : games)
                analyst.figures(rules, this, [&](const Analyst::Figures&) { ++done; });
            QTRY_COMPARE_WITH_TIMEOUT(done, games.size(), 120000);
        }
        const qint64 all = clock.elapsed();
        {
            Analyst analyst;
            for (const RuleSet& rules : games)
                analyst.figures(rules, this, [](const Analyst::Figures&) { QFAIL("answered"); });
            QTest::qSleep(20); // the first is in progress
            clock.start();
        }
        QVERIFY2(clock.elapsed() < all / 6, qPrintable(QStringLiteral("%1 of %2 ms").arg(clock.elapsed()).arg(all)));
    }

    void adviceIsTheFacadesAndComesBeforeFigures() {
        Analyst analyst;
        const RuleSet rules = game("classic");
        int figures = 0;
        int figuresBefore = -1;
        for (const QString& id : test::allGames())
            analyst.figures(game(qPrintable(id)), this, [&](const Analyst::Figures& f) { figures += f ? 1 : 0; });
        std::optional<analysis::Advice> got;
        analyst.advise(rules, sixteenAgainstTen(rules), this, [&](const Analyst::Advice& advice) {
            QVERIFY(advice);
            got = *advice;
            figuresBefore = figures;
        });
        QTRY_VERIFY(got);
        QVERIFY(figuresBefore < 6);
        const auto expected = analysis::advise(rules, sixteenAgainstTen(rules));
        QVERIFY(expected);
        QCOMPARE(got->value, expected->value);
        QCOMPARE(got->best, expected->best);
        QTRY_COMPARE_WITH_TIMEOUT(figures, 6, 60000); // those that gave way were completed after all
    }

    void anImpossibleHandIsAnError() {
        Analyst analyst;
        const RuleSet rules = game("classic");
        auto decision = sixteenAgainstTen(rules);
        decision.hand.add(*Card::parse("KS"));
        bool refused = false;
        analyst.advise(rules, decision, this, [&](const Analyst::Advice& advice) { refused = !advice; });
        QTRY_VERIFY(refused);
    }

    // --- What has been seen of the shoe.

    void seenCardsAreThoseThatLayOpen() {
        session::SeenCards seen;
        seen.follow(RoundOpened{.currency = "usd", .firstCard = 0});
        seen.follow(CardBurned{.card = *Card::parse("5S"), .shown = true});
        seen.follow(CardBurned{.card = *Card::parse("6S"), .shown = false});
        seen.follow(dealt(1, "TS"));
        seen.follow(dealt(0, "9C"));
        seen.follow(dealt(0, "4D", false));
        QCOMPARE(seen.cards().size(), std::size_t{3});
        seen.follow(HoleTurned{});
        QCOMPARE(seen.cards().size(), std::size_t{4});
        QCOMPARE(seen.cards().back(), *Card::parse("4D"));
        seen.follow(RoundOpened{.currency = "usd", .firstCard = 5}); // the same shoe continues
        QCOMPARE(seen.cards().size(), std::size_t{4});
        seen.follow(RoundOpened{.currency = "usd", .firstCard = 0});
        QVERIFY(seen.cards().empty());
    }

    void theDecisionKnowsWhatTheTableShows() {
        const RuleSet rules = game("classic");
        session::SeenCards seen;
        seen.follow(RoundOpened{.currency = "usd", .firstCard = 0});
        for (const char* earlier : {"2S", "2H", "2D"})
            seen.follow(dealt(1, earlier));
        TableState state;
        Seat& seat = state.seat(test::seat(1));
        seat.handCount = 1;
        seat.hands[0].cards = cards({"TS", "6H"});
        state.dealer.cards = rules.table.dealerFirstCard == FirstCard::Up ? cards({"9C", "4D"}) : cards({"4D", "9C"});
        for (const char* open : {"TS", "6H", "9C"})
            seen.follow(dealt(1, open));
        seen.follow(dealt(0, "4D", false));
        const Question asked{.kind = QuestionKind::Turn, .seat = test::seat(1), .hand = HandNumber{1}};
        auto decision = seen.decision(rules, state, asked);
        QVERIFY(decision);
        QCOMPARE(decision->up, *Card::parse("9C"));
        QVERIFY(!decision->hole);
        QCOMPARE(decision->unseen.total(), rules.cards() - 6);
        QCOMPARE(decision->unseen.count(*Card::parse("2S")), rules.decks - 1);
        QCOMPARE(decision->unseen.count(*Card::parse("4D")), rules.decks);
        seen.follow(DealerExposed{});
        state.dealer.holeTurned = true;
        decision = seen.decision(rules, state, asked);
        QVERIFY(decision);
        QCOMPARE(decision->hole, Card::parse("4D"));
        QCOMPARE(decision->unseen.total(), rules.cards() - 6);
        // Whoever is asked to follow a double knows as much as the person doubling.
        const auto follow =
            seen.decision(rules, state, Question{.kind = QuestionKind::FollowDouble, .seat = test::seat(1)});
        QVERIFY(follow && follow->hand == decision->hand && follow->unseen == decision->unseen);
        // A split has divided the hand; the question of following it is about the original hand.
        seat.handCount = 2;
        seat.hands[0].cards = cards({"TS"});
        seat.hands[1].cards = cards({"6H"});
        seat.hands[0].fromSplit = seat.hands[1].fromSplit = true;
        const auto split =
            seen.decision(rules, state, Question{.kind = QuestionKind::FollowSplit, .seat = test::seat(1)});
        QVERIFY(split && split->hand == decision->hand && split->hands == 1 && !split->fromSplit);
    }
};

OPENSHOE_TEST(TestAnalyst, Core)
#include "tst_analyst.moc"
