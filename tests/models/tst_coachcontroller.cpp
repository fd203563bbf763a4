// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/coach/coachcontroller.h"
#include "models/preferences/settingscontroller.h"
#include "models/table/tablecontroller.h"
#include "models/words/markwords.h"

#include "session/round/seencards.h"
#include "session/worth/pricing.h"
#include "tables.h"
#include "testprogram.h"

#include <QTemporaryDir>

#include <algorithm>
#include <functional>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::models;

namespace {

struct CoachBench {
    QTemporaryDir folder;
    SettingsController settings{folder.filePath(QStringLiteral("settings.ini"))};
    session::MemoryJournal journal;
    session::Analyst analyst;
    TableController table{settings};
    CoachController coach{table, settings, analyst};

    explicit CoachBench(CoachMode::Value mode) {
        settings.setAnimationSpeed(DealingSpeed::Off);
        settings.setCompany(false);
        settings.setCoach(mode);
        table.playback().setManualClock(true);
        table.clock().setManualClock(true);
    }
    void sit(const char* id, const std::function<void(RuleSet&)>& change = {}) {
        auto key = test::key(id);
        if (change)
            change(key.rules);
        test::fillWallet(journal, key);
        table.sitDown(journal, key, {QString::fromStdString(key.currency)});
    }
    void finish() {
        for (int i = 0; i < 50 && table.live()->phase() == LiveRound::Playing; ++i) {
            table.shown()->skip();
            int action = table.live()->actions()->value(0, "intent").toInt();
            for (const ActionRow& row : table.live()->actions()->rows()) {
                if (row.intent == Intent::Stand || row.intent == Intent::Decline)
                    action = row.intent;
            }
            table.live()->act(action);
        }
        table.shown()->skip();
    }
    // Deals until there is a hand to play.
    bool dealToATurn() {
        return dealTo([this] {
            const auto asked = table.session()->question();
            return asked && asked->kind == QuestionKind::Turn;
        });
    }
    bool dealTo(const std::function<bool()>& wanted) {
        for (int round = 0; round < 60; ++round) {
            finish();
            table.bets()->newBets();
            table.bets()->clear();
            table.bets()->minStake(1, -1);
            table.bets()->deal();
            table.shown()->skip();
            if (wanted())
                return true;
        }
        return false;
    }
    // Deals until insurance is offered for a hand without tens.
    bool dealToAnInsurance() {
        const auto offered = [this] {
            const auto asked = table.session()->question();
            if (!asked || asked->kind != QuestionKind::Insurance)
                return false;
            const auto& cards = table.session()->state().seat(asked->seat).hand(asked->hand).cards;
            return std::none_of(cards.begin(), cards.end(), [](Card card) { return pointValue(card) == 10; });
        };
        for (int deal = 0; deal < 20; ++deal) {
            if (dealTo(offered))
                return true;
        }
        return false;
    }
};

} // namespace

class TestCoachController : public QObject {
    Q_OBJECT

private slots:
    // Sixteen of the 49 cards unseen are tens and insurance pays 33 to 16: neither answer is better, whichever side of
    // nothing rounding leaves the figure on.
    void sparesTheChoiceThatIsEven() {
        CoachBench bench(CoachMode::Always);
        bench.sit("premium", [](RuleSet& rules) {
            rules.decks = 1;
            rules.insurance.pays = {33, 16};
        });
        for (const Intent::Value answer : {Intent::Insurance, Intent::Decline}) {
            QVERIFY(bench.dealToAnInsurance());
            QTRY_COMPARE(bench.coach.shortText(), QStringLiteral("Equally good: Insurance 0.000 · No 0.000"));
            QCOMPARE(bench.coach.text(), bench.coach.shortText());
            QCOMPARE(bench.coach.best(), (QList<int>{Intent::Insurance, Intent::Decline}));
            bench.table.live()->act(answer);
            QTRY_COMPARE(bench.coach.mark(), DecisionMark::Best);
        }
    }

    void offSaysNothing() {
        CoachBench bench(CoachMode::Off);
        bench.sit("classic");
        QVERIFY(bench.dealToATurn());
        QVERIFY(!bench.coach.canAsk());
        bench.coach.ask();
        QTest::qWait(30);
        QVERIFY(bench.coach.text().isEmpty());
        QVERIFY(!bench.analyst.isBusy());
    }

    void speaksWhenAsked() {
        CoachBench bench(CoachMode::OnRequest);
        bench.sit("classic");
        QVERIFY(bench.dealToATurn());
        QVERIFY(bench.coach.canAsk());
        QVERIFY(bench.coach.text().isEmpty());
        bench.coach.ask();
        QVERIFY(!bench.coach.canAsk());
        QTRY_VERIFY(!bench.coach.text().isEmpty());
        QVERIFY(bench.coach.text().startsWith(bench.coach.shortText()));
        QVERIFY(!bench.coach.worths().value(bench.coach.best().value(0)).isEmpty());
        for (const ActionRow& row : bench.table.live()->actions()->rows())
            QVERIFY(!row.enabled || !bench.coach.worths().value(row.intent).isEmpty());
        bench.finish();
        QVERIFY(bench.coach.text().isEmpty());
        QVERIFY(bench.coach.worths().isEmpty());
    }

    void alwaysSpeaksAndIsTheFacades() {
        CoachBench bench(CoachMode::Always);
        bench.sit("classic");
        session::SeenCards seen; // as the table shows the cards one by one
        connect(&bench.table.playback(), &session::PlaybackQueue::present, this, [&](const Events& events) {
            for (const Event& event : events)
                seen.follow(event);
        });
        for (int round = 0; round < 10; ++round) {
            QVERIFY(bench.dealToATurn());
            QTRY_VERIFY(!bench.coach.text().isEmpty());
            const auto* session = bench.table.session();
            const auto decision = seen.decision(session->rules(), session->state(), *session->question());
            QVERIFY(decision);
            const auto advice = analysis::advise(session->rules(), *decision);
            QVERIFY(advice);
            const auto best = actionOf(bench.coach.best().value(0));
            QVERIFY(best);
            QCOMPARE(name(*best), analysis::name(advice->best));
            const double stand = *advice->of(analysis::Play::Stand);
            QString text = bench.coach.worths().value(Intent::Stand);
            QVERIFY2(std::abs(text.replace(u'−', u'-').toDouble() - stand) <= 0.0005001,
                     qPrintable(QStringLiteral("%1, not %2: %3").arg(text).arg(stand).arg(bench.coach.text())));
        }
    }

    // A different decision each time: the mark gives the price of that very decision.
    void marksTheDecisionMade() {
        CoachBench bench(CoachMode::Always);
        bench.sit("classic");
        for (int round = 0; round < 8; ++round) {
            QVERIFY(bench.dealToATurn());
            const auto* session = bench.table.session();
            const RuleSet rules = session->rules();
            auto asked = *test::lastDecisionIn(test::logsOf(bench.journal, session->shoe()->id), session->key());
            asked.answer = round % 2 == 0 ? Action::Hit : Action::Stand;
            const auto price = session::priceOf(rules, asked);
            bench.table.live()->act(intentOf(*asked.answer));
            QTRY_COMPARE(bench.coach.mark(), markOf(price));
            QCOMPARE(bench.coach.markText(), markText(price));
            QVERIFY(bench.coach.mark() != DecisionMark::None);
            QCOMPARE(bench.coach.mark() >= DecisionMark::Inaccuracy, price.cost >= leastCost(storage::firstMistake));
        }
    }

    void marksOnRequestAndNeverOff() {
        CoachBench bench(CoachMode::OnRequest);
        bench.sit("classic");
        QVERIFY(bench.dealToATurn());
        QVERIFY(!bench.coach.canAskMark());
        bench.table.live()->act(Intent::Stand);
        bench.table.shown()->skip();
        QVERIFY(bench.coach.canAskMark());
        QCOMPARE(bench.coach.mark(), DecisionMark::None);
        bench.coach.ask(); // no question is open
        QVERIFY(!bench.coach.canAskMark());
        QTRY_VERIFY(bench.coach.mark() != DecisionMark::None);
        QVERIFY(!bench.coach.markTitle().isEmpty());
        QVERIFY(bench.dealToATurn());
        QCOMPARE(bench.coach.mark(), DecisionMark::None);
        bench.settings.setCoach(CoachMode::Off);
        bench.table.live()->act(Intent::Stand);
        QVERIFY(!bench.coach.canAskMark());
        bench.coach.askMark();
        QTest::qWait(30);
        QCOMPARE(bench.coach.mark(), DecisionMark::None);
    }

    void whatTimeAnsweredIsNotMarked() {
        CoachBench bench(CoachMode::Always);
        bench.sit("premium");
        QVERIFY(bench.dealToATurn());
        QVERIFY(!bench.table.session()->silence());
        QTest::qWait(50);
        QCOMPARE(bench.coach.mark(), DecisionMark::None);
    }

    void everyGameGetsAnswers() {
        for (const QString& id : test::allGames()) {
            CoachBench bench(CoachMode::Always);
            bench.sit(qPrintable(id));
            for (int round = 0; round < 3; ++round) {
                QVERIFY2(bench.dealToATurn(), qPrintable(id));
                QTRY_VERIFY2(!bench.coach.text().isEmpty(), qPrintable(id));
            }
        }
    }
};

OPENSHOE_TEST(TestCoachController, Window)
#include "tst_coachcontroller.moc"
