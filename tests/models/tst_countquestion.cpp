// SPDX-License-Identifier: GPL-3.0-or-later
// When the table asks for one's own count, and what it says of the answer: against the cards seen, added up here.
#include "tablebench.h"
#include "testprogram.h"

#include "advantage/own_count.h"
#include "formats/counts.h"
#include "models/counts/countsystems.h"
#include "models/owncount/countquestion.h"
#include "models/words/counttext.h"

#include <QSignalSpy>
#include <QTest>

using namespace openshoe;
using namespace openshoe::models;

namespace {

struct AskingBench : test::Bench {
    catalogue::Catalogue games;
    Archive archive{games};
    int gap = 3;
    CountSystems systems{settings.store()};
    CountQuestion question{archive, systems, table, settings, [this] { return gap; }};

    AskingBench(const char* game, int asking, const QString& system = QStringLiteral("hi-lo")) {
        settings.setCountAsking(asking);
        settings.setCountSystem(system);
        sit(game);
    }
    void play() {
        table.bets()->newBets();
        table.bets()->clear();
        table.bets()->minStake(1, -1);
        table.bets()->deal();
        table.shown()->skip();
        finish();
    }
    /// What the person has seen of the shoe, by the rank's point value.
    int seenSum(const counting::CountSystem& system) {
        int sum = system.startFor(table.session()->rules().decks);
        for (const engine::Card card : table.session()->seen()->cards())
            sum += system.tag(card);
        return sum;
    }
};

} // namespace

class TestCountQuestion : public QObject {
    Q_OBJECT

private slots:
    void offAsksNothing() {
        AskingBench bench("boxes", CountAsking::Off);
        for (int i = 0; i < 12; ++i) {
            bench.play();
            QCOMPARE(bench.question.stage(), CountStage::None);
        }
    }

    // Nothing lasts there that could be asked for.
    void aShoeShuffledEveryRoundIsNotAskedFor() {
        AskingBench bench("classic", CountAsking::EveryRound);
        for (int i = 0; i < 4; ++i) {
            bench.play();
            QCOMPARE(bench.question.stage(), CountStage::None);
        }
    }

    void everyRoundIsTheTrueCount() {
        AskingBench bench("boxes", CountAsking::EveryRound);
        const auto system = formats::loadCountSystem(QStringLiteral("hi-lo")).value();
        int asked = 0;
        for (int i = 0; i < 40; ++i) {
            bench.play();
            QCOMPARE(bench.question.stage(), CountStage::Asked);
            ++asked;
            const auto& truth = bench.question.truth();
            QCOMPARE(truth.round, bench.table.session()->round());
            if (truth.atShuffle)
                break; // a new shoe may have been drawn by now
            QCOMPARE(truth.running, bench.seenSum(system));
            QCOMPARE(truth.cards, bench.table.session()->rules().cards() - bench.table.session()->state().shoeDrawn);
            QVERIFY(bench.question.areDecksAsked());
            QVERIFY(bench.question.text().contains(u"Hi-Lo"));
        }
        QVERIFY2(asked > 2 && bench.question.truth().atShuffle, qPrintable(QString::number(asked)));
        QVERIFY(bench.question.text().startsWith(u"Before the shuffle"));
    }

    void nowAndThenAndAtTheShuffle() {
        AskingBench bench("boxes", CountAsking::NowAndThen);
        int since = 0;
        for (int i = 0; i < 60; ++i) {
            bench.play();
            ++since;
            const bool asked = bench.question.stage() == CountStage::Asked;
            const bool shuffle = asked && bench.question.truth().atShuffle;
            QCOMPARE(asked, since == bench.gap || shuffle);
            if (asked)
                since = 0;
        }
    }

    void aRightAnswer() {
        AskingBench bench("boxes", CountAsking::EveryRound);
        bench.play();
        QSignalSpy told(&bench.question, &CountQuestion::told);
        const auto truth = bench.question.truth();
        const counting::Convention convention;
        bench.question.answer(halfPointsText(truth.running),
                              decksText(advantage::judgedQuarters(convention, truth.cards)));
        QCOMPARE(bench.question.stage(), CountStage::Told);
        QVERIFY(bench.question.wasRight());
        QVERIFY(bench.question.text().startsWith(
            QStringLiteral("Right: the count is %1.").arg(halfPointsText(truth.running))));
        QVERIFY(bench.question.text().endsWith(
            QStringLiteral("The true count is %1.")
                .arg(shownCountText(counting::shownCount(convention, truth.running, truth.cards)))));
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.front().front().toString(), bench.question.text());
        // The next deal puts it away; nothing is in the way.
        bench.play();
        QCOMPARE(bench.question.stage(), CountStage::Asked);
    }

    void aWrongAnswer() {
        AskingBench bench("boxes", CountAsking::EveryRound);
        bench.play();
        const auto truth = bench.question.truth();
        bench.question.answer(halfPointsText(truth.running + 2), QStringLiteral("½"));
        QVERIFY(!bench.question.wasRight());
        QVERIFY2(bench.question.text().startsWith(
                     QStringLiteral("Not %1: the count is %2. Not ½ decks: about ")
                         .arg(halfPointsText(truth.running + 2), halfPointsText(truth.running))),
                 qPrintable(bench.question.text()));
    }

    void aRunningCountAloneDecides() {
        AskingBench bench("boxes", CountAsking::EveryRound, QStringLiteral("ko"));
        bench.play();
        QVERIFY(!bench.question.areDecksAsked());
        const auto truth = bench.question.truth();
        QCOMPARE(truth.running, bench.seenSum(formats::loadCountSystem(QStringLiteral("ko")).value()));
        bench.question.answer(halfPointsText(truth.running), {});
        QVERIFY(bench.question.wasRight());
        QCOMPARE(bench.question.text(), QStringLiteral("Right: the count is %1.").arg(halfPointsText(truth.running)));
    }

    void whatIsNoAnswerIsTold() {
        AskingBench bench("boxes", CountAsking::EveryRound);
        bench.play();
        for (const char* count : {"", "x", "1.3", "5000", "--1"}) {
            bench.question.answer(QString::fromLatin1(count), QStringLiteral("2"));
            QCOMPARE(bench.question.stage(), CountStage::Asked);
            QCOMPARE(bench.question.countProblem(), QStringLiteral("Type your count: a number such as −3."));
            QVERIFY(bench.question.decksProblem().isEmpty());
        }
        for (const char* decks : {"", "0", "-1", "1.1", "99"}) {
            bench.question.answer(QStringLiteral("0"), QString::fromLatin1(decks));
            QCOMPARE(bench.question.stage(), CountStage::Asked);
            QVERIFY(bench.question.countProblem().isEmpty());
            QVERIFY(bench.question.decksProblem().startsWith(u"Type how many decks are left, in quarters: ¼ to "));
        }
    }

    void stepsMoveWhatIsTyped() {
        AskingBench bench("boxes", CountAsking::EveryRound);
        bench.play();
        QCOMPARE(bench.question.countMoved({}, 1), QStringLiteral("+1"));
        QCOMPARE(bench.question.countMoved(QStringLiteral("−2"), 1), QStringLiteral("−1"));
        QCOMPARE(bench.question.decksMoved(QStringLiteral("2"), 1), QStringLiteral("2½"));
        QCOMPARE(bench.question.decksMoved(QStringLiteral("¼"), -1), QStringLiteral("¼"));
    }

    void passedOverAndTurnedOff() {
        AskingBench bench("boxes", CountAsking::EveryRound);
        bench.play();
        bench.question.pass();
        QCOMPARE(bench.question.stage(), CountStage::None);
        bench.play();
        QCOMPARE(bench.question.stage(), CountStage::Asked);
        bench.settings.setCountAsking(CountAsking::Off);
        QCOMPARE(bench.question.stage(), CountStage::None);
        bench.settings.setCountAsking(CountAsking::EveryRound);
        bench.play();
        QCOMPARE(bench.question.stage(), CountStage::Asked);
        bench.table.standUp();
        QCOMPARE(bench.question.stage(), CountStage::None);
    }

    // By the one chosen for the game on the page Counting, unless another is chosen here.
    void theSystemIsChosen() {
        AskingBench bench("boxes", CountAsking::EveryRound, QString());
        bench.play();
        QCOMPARE(bench.question.truth().system, formats::countSystems().front().id);
        bench.settings.store().setValue(QStringLiteral("counting/boxes/system"), QStringLiteral("ko"));
        bench.play();
        QCOMPARE(bench.question.truth().system, "ko");
        bench.question.systems()->choose(QStringLiteral("omega-2"));
        QCOMPARE(bench.settings.countSystem(), QStringLiteral("omega-2"));
        bench.play();
        QCOMPARE(bench.question.truth().system, "omega-2");
        bench.settings.setCountSystem(QStringLiteral("own/gone")); // not there any more: nothing can be asked
        bench.play();
        QCOMPARE(bench.question.stage(), CountStage::None);
    }
};

OPENSHOE_TEST(TestCountQuestion, Core)
#include "tst_countquestion.moc"
