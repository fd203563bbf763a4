// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions made again on the table: figures stay hidden until there is an answer, another one can be tried, and the
// table is restored afterwards; mistakes come back until they are answered right, and hands are dealt for practice.
#include "models/coach/coachcontroller.h"
#include "models/history/rundownmodel.h"
#include "models/notices/notices.h"
#include "models/review/mistakesmodel.h"
#include "models/review/reviewcontroller.h"
#include "models/strategy/chartwords.h"
#include "models/words/amounts.h"
#include "models/words/gamewords.h"
#include "models/words/markwords.h"
#include "player.h"
#include "session/table/storagejournal.h"
#include "session/worth/historypricing.h"
#include "tablebench.h"
#include "testprogram.h"

#include <QSignalSpy>

#include <algorithm>
#include <cmath>

using namespace openshoe;
using namespace openshoe::engine;
using namespace openshoe::models;
using namespace openshoe::storage;

namespace {

const TableState& shownState(TableController& table) {
    return table.shown()->table().state();
}

} // namespace

class TestReviewController : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_data.isValid());
        m_store = Store::open(m_data.path(), Access::Play).value();
        m_account = playAllGames(*m_store, 20, 5).id;
        QVERIFY(session::priceHistory(*m_store, *m_store, {}));
        m_archive.open(*m_store);
        m_archive.account = m_account;
    }
    void init() {
        m_bench = std::make_unique<test::Bench>();
        m_notices = std::make_unique<Notices>();
        m_review = std::make_unique<ReviewController>(m_archive, m_bench->table, *m_notices);
        m_mistakes = std::make_unique<MistakesModel>(m_archive, *m_review);
        m_tester = std::make_unique<test::ModelTester>(m_mistakes.get());
    }
    void cleanup() {
        m_review->stop();
        QVERIFY(!m_bench->table.quiz()->isActive());
        m_tester.reset();
        m_mistakes.reset();
        m_review.reset();
        m_bench.reset();
    }

    void figuresComeAfterTheAnswer() {
        const RoundId round = roundWith(2);
        QSignalSpy started(m_review.get(), &ReviewController::started);
        m_review->reviewRound(round);
        QTRY_COMPARE(m_review->stage(), ReviewStage::Asked);
        QCOMPARE(started.size(), 1);
        const auto price = *m_store->call([&](Tables& t) { return t.prices.find(round); });
        const auto decisions = price->decisions;
        for (std::size_t i = 0; i < decisions.size(); ++i) {
            QCOMPARE(m_review->stage(), ReviewStage::Asked);
            QVERIFY(m_review->title().contains(QString::number(i + 1)));
            QVERIFY(m_review->best().isEmpty());
            QVERIFY(m_review->worths().isEmpty());
            QVERIFY(m_review->figures().isEmpty());
            QVERIFY(m_review->choices().isEmpty());
            QCOMPARE(m_review->mark(), DecisionMark::None);
            QCOMPARE(m_review->nextText(), QString());
            m_review->next(); // not before there is an answer
            QCOMPARE(m_review->stage(), ReviewStage::Asked);
            QVERIFY(!m_bench->table.quiz()->questionText().isEmpty());
            // The table is as it was then, without anything that came later.
            QCOMPARE(question(m_bench->table.shown()->rules(), shownState(m_bench->table)),
                     std::optional(decisions[i].question));
            const Action chosen = decisions[i].chosen;
            m_bench->table.quiz()->answer(intentOf(chosen));
            QCOMPARE(m_review->stage(), ReviewStage::Answered);
            QCOMPARE(m_review->mark(), markOf(decisions[i]));
            QVERIFY(m_review->best().contains(intentOf(decisions[i].best)));
            QVERIFY(!m_review->worths()[intentOf(chosen)].isEmpty());
            QVERIFY(m_review->figures().contains(m_review->worths()[intentOf(chosen)].left(5)));
            QVERIFY(m_review->text().contains(u'%'));
            // One's own answer, beside the best, with the price of each in stakes and in money.
            const session::Exercise& exercise = *m_review->exercise();
            const auto& currency = std::get<RoundOpened>(exercise.round->events.front()).currency;
            const auto choices = m_review->choices();
            QCOMPARE(choices.size(), exercise.isBest(chosen) ? 1 : 2);
            QCOMPARE(choices.front().answer, actionCaption(exercise.round->rules, chosen));
            QCOMPARE(choices.front().best, exercise.isBest(chosen));
            QVERIFY(choices.back().best);
            const Action last = choices.size() == 1 ? chosen : decisions[i].best;
            for (const auto& [choice, answer] : {std::pair(choices.front(), chosen), {choices.back(), last}}) {
                const double worth = *exercise.worth(answer);
                const auto amount = base::Money::minor(
                    std::llround(worth * static_cast<double>(decisions[i].stake.minorUnits())));
                QCOMPARE(choice.price, QStringLiteral("%1 stakes, %2")
                                           .arg(worthText(worth), netMoneyText(amount, currency)));
            }
            m_review->next();
        }
        QCOMPARE(m_review->stage(), ReviewStage::Ended);
        QVERIFY(m_review->text().contains(QString::number(decisions.size())));
        QSignalSpy ended(m_review.get(), &ReviewController::ended);
        m_review->stop();
        QCOMPARE(ended.size(), 1);
        QCOMPARE(m_review->stage(), ReviewStage::None);
    }

    void anotherAnswerIsTriedOnTheSameCards() {
        const auto [round, other] = roundToTry();
        m_review->reviewRound(round);
        QTRY_COMPARE(m_review->stage(), ReviewStage::Asked);
        const session::Exercise exercise = *m_review->exercise();
        const TableState before = shownState(m_bench->table);
        m_bench->table.quiz()->answer(intentOf(exercise.price.chosen));
        m_bench->table.quiz()->answer(intentOf(other));
        QTRY_COMPARE(m_review->stage(), ReviewStage::Tried);
        m_bench->table.shown()->skip();
        QCOMPARE(shownState(m_bench->table).phase, Phase::Over);
        const auto ending = session::endingWith(exercise, other);
        QVERIFY(ending);
        const auto opened = std::get<RoundOpened>(exercise.round->events.front());
        QVERIFY2(m_review->text().contains(netMoneyText(ending->net, opened.currency)), qPrintable(m_review->text()));
        QVERIFY(m_review->figures().isEmpty()); // only one thing at a time is told
        m_review->showAgain();
        QCOMPARE(m_review->stage(), ReviewStage::Answered);
        QCOMPARE(shownState(m_bench->table), before);
        QCOMPARE(m_review->mark(), markOf(exercise.price)); // trying isn't answering
        QVERIFY(!m_review->happened());
        QVERIFY(!m_review->choices().isEmpty());
        // The answer given at the time: it is shown as it happened, and identified as such.
        m_bench->table.quiz()->answer(intentOf(exercise.price.chosen));
        QTRY_VERIFY(m_review->happened());
        m_bench->table.shown()->skip();
        QCOMPARE(shownState(m_bench->table), *replay(exercise.round->events));
        QVERIFY2(m_review->text().contains(u"was your answer, and the round came to"), qPrintable(m_review->text()));
    }

    // Each answer's button says the same number when the coach advises at the table and when the decision is reviewed.
    void everyButtonSaysWhatTheCoachSaid_data() {
        QTest::addColumn<QuestionKind>("kind");
        QTest::newRow("insurance") << QuestionKind::Insurance;
        QTest::newRow("surrender before the peek") << QuestionKind::Surrender;
    }
    void everyButtonSaysWhatTheCoachSaid() {
        QFETCH(QuestionKind, kind);
        const QTemporaryDir folder;
        const auto store = Store::open(folder.path(), Access::Play).value();
        Archive archive(m_games);
        archive.open(*store);
        archive.account = playAllGames(*store, 1, 5).id;
        ReviewController review(archive, m_bench->table, *m_notices);
        session::StorageJournal journal(*store);
        session::Analyst analyst;
        TableController& table = m_bench->table;
        m_bench->settings.setCoach(CoachMode::Always);
        CoachController coach(table, m_bench->settings, analyst);
        session::TableKey key{
            .account = archive.account, .accountName = "you", .rules = test::game("classic"), .currency = "gold"};
        key.rules.dealer.peek = true;
        key.rules.surrender = {.when = SurrenderWhen::Early, .against = SurrenderAgainst::Any};
        table.sitDown(journal, key, {QStringLiteral("gold")});
        QTRY_COMPARE(table.session()->stage(), session::TableSession::Stage::Ready);
        struct Said {
            Action answer = Action::Stand;
            QStringList worths;
            QList<int> best;
        };
        std::vector<Said> said;
        bool asked = false;
        for (int round = 0; round < 200 && !asked; ++round) {
            said.clear();
            QTRY_VERIFY(table.live()->takesStakes());
            table.bets()->newBets();
            table.bets()->clear();
            table.bets()->minStake(1, TableBets::MainPlace);
            table.bets()->deal();
            QCOMPARE(table.live()->phase(), LiveRound::Playing);
            for (;;) {
                QTRY_VERIFY(table.live()->asked() || table.live()->phase() == LiveRound::Over);
                if (table.live()->phase() == LiveRound::Over)
                    break;
                QTRY_VERIFY(!coach.worths().isEmpty());
                asked = asked || table.live()->asked()->kind == kind;
                const Action answer = m_bench->offers(Intent::Decline) ? Action::Decline : Action::Stand;
                said.push_back({answer, coach.worths(), coach.best()});
                QVERIFY(!said.back().worths[intentOf(answer)].isEmpty());
                table.live()->act(intentOf(answer));
            }
        }
        QVERIFY(asked);
        review.reviewLast();
        for (Said& one : said) {
            QTRY_COMPARE(review.stage(), ReviewStage::Asked);
            table.quiz()->answer(intentOf(one.answer));
            QCOMPARE(review.stage(), ReviewStage::Answered);
            QCOMPARE(review.worths(), one.worths);
            std::ranges::sort(one.best);
            QCOMPARE(review.best(), one.best);
            review.next();
        }
        QCOMPARE(review.stage(), ReviewStage::Ended);
        review.stop();
        table.standUp();
        archive.close();
    }

    void theTableIsAsItWasBefore() {
        m_bench->sit("classic");
        m_bench->table.bets()->minStake(1, -1);
        const int stakes = m_bench->table.shown()->stakes()->count();
        const QString balance = m_bench->table.shown()->balanceText();
        const QString game = m_bench->table.gameName();
        QVERIFY(stakes > 0);
        m_review->reviewRound(roundWith(1));
        QTRY_COMPARE(m_review->stage(), ReviewStage::Asked);
        QVERIFY(m_bench->table.live()->isAside());
        QVERIFY(!m_bench->table.bets()->canDeal());
        m_bench->table.quiz()->answer(intentOf(m_review->exercise()->price.best));
        m_review->stop();
        QVERIFY(!m_bench->table.live()->isAside());
        QCOMPARE(m_bench->table.shown()->stakes()->count(), stakes);
        QCOMPARE(m_bench->table.shown()->balanceText(), balance);
        QCOMPARE(m_bench->table.gameName(), game);
        QVERIFY(m_bench->table.bets()->canDeal());
        m_bench->table.bets()->deal();
        m_bench->finish();
        QCOMPARE(m_bench->table.live()->phase(), LiveRound::Over);
    }

    void notInTheMiddleOfARound() {
        m_bench->sit("classic");
        QVERIFY(m_bench->dealUntil(Intent::Hit));
        const TableState before = shownState(m_bench->table);
        m_review->reviewRound(roundWith(1));
        QTRY_VERIFY(!m_bench->table.message()->text().isEmpty());
        QCOMPARE(m_review->stage(), ReviewStage::None);
        QCOMPARE(shownState(m_bench->table), before);
        m_review->reviewLast();
        QTest::qWait(50);
        QCOMPARE(m_review->stage(), ReviewStage::None);
    }

    void whatCantBeReviewedSaysWhy() {
        m_review->reviewRound(roundWith(0));
        QTRY_VERIFY(m_notices->text().contains(u"nothing to decide"));
        m_notices->dismiss();
        m_review->reviewRound(999'999);
        QTRY_VERIFY(!m_notices->text().isEmpty());
        QCOMPARE(m_review->stage(), ReviewStage::None);
    }

    // A right answer brings a mistake closer to being learned; a wrong one brings it up again at the end.
    void mistakesAreRepeatedUntilTheyAreRight() {
        m_mistakes->reload();
        QTRY_VERIFY(m_mistakes->count() > 2);
        const int due = m_mistakes->due();
        QVERIFY(due > 2);
        const qint64 round = m_mistakes->value(0, "roundId").toLongLong();
        const int number = m_mistakes->value(0, "decision").toInt();
        m_mistakes->repeatDue();
        QTRY_COMPARE(m_review->stage(), ReviewStage::Asked);
        QCOMPARE(m_review->exercise()->price.number, number);
        QCOMPARE(m_review->title(), QStringLiteral("Mistake 1 of %1").arg(due));
        m_bench->table.quiz()->answer(intentOf(m_review->exercise()->price.chosen)); // wrong again
        QCOMPARE(m_review->title(), QStringLiteral("Mistake 1 of %1").arg(due + 1));
        m_review->next();
        QTRY_COMPARE(m_review->stage(), ReviewStage::Asked);
        QSignalSpy kept(m_review.get(), &ReviewController::lessonAnswered);
        m_bench->table.quiz()->answer(intentOf(m_review->exercise()->price.best));
        QTRY_COMPARE(kept.size(), 1);
        m_review->stop();
        const auto lessons = m_store->call(
            [&](Tables& t) { return t.lessons.list({.rounds = {.account = m_account}}, MistakesModel::most); });
        QCOMPARE(lessons->at(0).mistake.round, round);
        QCOMPARE(lessons->at(0).right, 0);
        QVERIFY(lessons->at(0).due.has_value());
        QCOMPARE(lessons->at(1).right, 1);
        m_mistakes->reload();
        QTRY_COMPARE(m_mistakes->due(), due - 1);
        QVERIFY(m_mistakes->value(1, "stateText").toString().contains(u"1 of 3"));
    }

    void mistakesOfOneKind() {
        m_mistakes->reload();
        QTRY_VERIFY(m_mistakes->count() > 0);
        const int all = m_mistakes->count();
        int sum = 0;
        for (int kind = 1; kind < m_mistakes->kinds().size(); ++kind) {
            m_mistakes->setKind(kind);
            const QString name = m_mistakes->kinds()[kind];
            const auto allAre = [&] {
                for (int row = 0; row < m_mistakes->count(); ++row) {
                    if (m_mistakes->value(row, "kindText").toString() != name)
                        return false;
                }
                return true;
            };
            QTRY_VERIFY(allAre());
            sum += m_mistakes->count();
        }
        QVERIFY(sum >= std::min(all, 20));
        m_mistakes->setKind(0);
        QTRY_COMPARE(m_mistakes->count(), all);
    }

    // A row is the question: the cards as they lay. What was answered shows when it is asked for, one by one or all.
    void answersAreHiddenUntilAskedFor() {
        const MistakeFilter filter{.rounds = {.account = m_account}, .kind = {}};
        const auto lessons = m_store->call([&](Tables& t) { return t.lessons.list(filter, 10, true); }).value();
        m_mistakes->reload();
        QTRY_VERIFY(m_mistakes->count() >= 10);
        const auto answer = [&](int row) { return m_mistakes->value(row, "answer").toString(); };
        for (int row = 0; row < 10; ++row) {
            const LessonRow& lesson = lessons[static_cast<std::size_t>(row)];
            QCOMPARE(m_mistakes->value(row, "hand").toStringList().size(), std::ssize(lesson.cards.hand));
            QCOMPARE(m_mistakes->value(row, "dealer").toStringList().front(),
                     text(lesson.cards.dealer.front().text()));
            const QString question = m_mistakes->value(row, "question").toString();
            QVERIFY2(question.contains(u" against ") &&
                         question.endsWith(moneyText(lesson.mistake.decision.stake, lesson.mistake.currency)),
                     qPrintable(question));
            QVERIFY(m_mistakes->value(row, "place").toString().startsWith(m_archive.gameName(lesson.mistake.variant)));
            QCOMPARE(answer(row), QString());
        }
        m_mistakes->turnAnswer(3);
        const DecisionPrice& price = lessons[3].mistake.decision;
        const auto rules = m_games.find(lessons[3].mistake.variant);
        const auto amount = base::Money::minor(std::max(1LL, std::llround(lessons[3].mistake.costAmount())));
        QCOMPARE(answer(3), QStringLiteral("Played: %1. Best: %2. Cost: %3, %4 stakes.")
                                .arg(actionCaption(*rules, price.chosen), actionCaption(*rules, price.best),
                                     moneyText(amount, lessons[3].mistake.currency), costText(price.cost)));
        QCOMPARE(answer(2), QString());
        m_mistakes->turnAnswer(3);
        QCOMPARE(answer(3), QString());
        m_mistakes->showAnswers(true);
        QVERIFY(!answer(0).isEmpty() && !answer(9).isEmpty());
        m_mistakes->turnAnswer(0); // hides it
        QVERIFY(answer(0).isEmpty() && !answer(9).isEmpty());
        m_mistakes->showAnswers(false);
        QVERIFY(answer(0).isEmpty() && answer(9).isEmpty());
        m_mistakes->turnAnswer(-1);
        m_mistakes->turnAnswer(10'000);
    }

    // Game, kind, days and cost, each alone and together; all are let go at once.
    void filters() {
        const auto counted = [&](const MistakeFilter& filter) {
            const auto all = m_store->call([&](Tables& t) { return t.prices.mistakes(filter, 1000); }).value();
            return std::min<int>(static_cast<int>(all.size()), MistakesModel::most);
        };
        MistakeFilter filter{.rounds = {.account = m_account}, .kind = {}};
        m_mistakes->reload();
        QTRY_COMPARE(m_mistakes->count(), counted(filter));
        QTRY_VERIFY(m_mistakes->filter()->games()->count() > 3);
        const int all = m_mistakes->count();
        QVERIFY(all > 0 && !m_mistakes->narrows());
        m_mistakes->filter()->games()->choose(QStringLiteral("boxes"));
        filter.rounds.variant = "boxes";
        QVERIFY(m_mistakes->narrows());
        QTRY_COMPARE(m_mistakes->count(), counted(filter));
        QVERIFY(m_mistakes->count() > 0 && m_mistakes->count() < all);
        m_mistakes->setCost(2);
        filter.atLeast = Mark::Blunder;
        QTRY_COMPARE(m_mistakes->count(), counted(filter));
        for (int row = 0; row < m_mistakes->count(); ++row)
            QCOMPARE(m_mistakes->value(row, "mark").toInt(), int(DecisionMark::Blunder));
        m_mistakes->setKind(1);
        filter.kind = DecisionKind::Hard;
        QTRY_COMPARE(m_mistakes->count(), counted(filter));
        QVERIFY(m_mistakes->count() > 0);
        m_mistakes->filter()->dates()->spans()->choose(QString::fromLatin1(DateRange::writtenDays));
        m_mistakes->filter()->dates()->setLast(QStringLiteral("2001-01-01"));
        QTRY_COMPARE(m_mistakes->count(), 0);
        QVERIFY2(m_mistakes->text().startsWith(u"No mistakes match the filter."), qPrintable(m_mistakes->text()));
        m_mistakes->filter()->dates()->setLast(QStringLiteral("some day"));
        QTRY_COMPARE(m_mistakes->text(), m_mistakes->filter()->problem());
        m_mistakes->clearFilters();
        QTRY_COMPARE(m_mistakes->count(), all);
        QVERIFY(!m_mistakes->narrows() && m_mistakes->kind() == 0 && m_mistakes->cost() == 0);
        m_mistakes->setCost(9);
        QCOMPARE(m_mistakes->cost(), 0);
    }

    // Totals of open cards stand beside the up cards, or alone; each cell is the spot it is called by.
    void openCardsHaveColumnsOfTheirOwn() {
        const auto made = [](Spot spot) {
            return SpotSums{.spot = spot,
                            .kind = spot.kind,
                            .currency = "gold",
                            .marks = {0, 0, 1},
                            .cost = {0, 0, 5},
                            .stakes = {0, 0, 0.1}};
        };
        const std::vector<SpotSums> open{made({.kind = DecisionKind::Hard, .value = 16, .open = 17, .softOpen = true}),
                                         made({.kind = DecisionKind::Hard, .value = 16, .open = 14}),
                                         made({.kind = DecisionKind::Pair, .value = 8, .open = 9})};
        std::vector<SpotSums> both = open;
        both.push_back(made({.kind = DecisionKind::Hard, .value = 16, .up = 9}));
        MistakeBoard board;
        const test::ModelTester tester(&board);
        board.show(both, {}, firstMistake);
        QCOMPARE(board.columns().join(u' '), QStringLiteral("2 3 4 5 6 7 8 9 10 A H9 H14 S17"));
        board.show(open, {}, firstMistake);
        QCOMPARE(board.columns().join(u' '), QStringLiteral("H9 H14 S17"));
        QStringList named;
        for (int row = 0; row < board.count(); ++row) {
            for (int column = 0; column < 3; ++column) {
                if (const auto spot = board.spotAt(row, column)) {
                    named << board.nameAt(row, column).section(u':', 0, 0);
                    QVERIFY(std::ranges::find(open, *spot, &SpotSums::spot) != open.end());
                }
            }
            QVERIFY(!board.spotAt(row, 3));
        }
        QCOMPARE(named.join(u'\n'), QStringLiteral("Hard 16 against the dealer's hard 14\n"
                                                   "Hard 16 against the dealer's soft 17\n"
                                                   "Pair of 8 against the dealer's hard 9"));
    }

    // The board counts what the list holds, its costliest cell is full, and a cell leads into practice of its hands.
    void theBoardLeadsIntoPractice() {
        const MistakeFilter filter{.rounds = {.account = m_account}, .kind = {}};
        const auto all = m_store->call([&](Tables& t) { return t.lessons.list(filter, 1000, true); }).value();
        const auto onBoard = std::ranges::count_if(all, [](const LessonRow& lesson) {
            return lesson.mistake.decision.kind <= DecisionKind::Pair ||
                   lesson.mistake.decision.kind == DecisionKind::Surrender;
        });
        MistakeBoard& board = *m_mistakes->board();
        const test::ModelTester tester(&board);
        m_mistakes->reload();
        QTRY_VERIFY(!board.isEmpty());
        QCOMPARE(board.columns().front(), QStringLiteral("2"));
        QCOMPARE(board.columns().back(), QStringLiteral("A"));
        int count = 0;
        double most = 0;
        double mostHard = 0;
        std::pair<int, int> cell{-1, -1};
        for (int row = 0; row < board.count(); ++row) {
            const auto counts = board.value(row, "counts").toStringList();
            const auto parts = board.value(row, "parts").value<QList<double>>();
            QCOMPARE(counts.size(), 10);
            for (int column = 0; column < 10; ++column) {
                count += counts[column].toInt();
                QCOMPARE(board.spotAt(row, column).has_value(), !counts[column].isEmpty());
                QCOMPARE(parts[column] > 0, !counts[column].isEmpty());
                const auto spot = board.spotAt(row, column);
                // Two cards make such a hand that isn't a pair.
                if (parts[column] > mostHard && spot->kind == DecisionKind::Hard && spot->value < 20) {
                    mostHard = parts[column];
                    cell = {row, column};
                }
                most = std::max(most, parts[column]);
            }
        }
        QCOMPARE(count, static_cast<int>(onBoard));
        QCOMPARE(most, 1.0);
        QVERIFY(cell.first >= 0);
        const Spot spot = *board.spotAt(cell.first, cell.second);
        const QString name = board.nameAt(cell.first, cell.second);
        QVERIFY2(name.startsWith(QStringLiteral("Hard %1 against %2: ")
                                     .arg(spot.value)
                                     .arg(spot.up == 1 ? QStringLiteral("A") : QString::number(spot.up))),
                 qPrintable(name));
        m_mistakes->practiseCell(0, 99);
        m_mistakes->practiseCell(cell.first, cell.second);
        for (int hand = 0; hand < 3; ++hand) {
            QTRY_COMPARE(m_review->stage(), ReviewStage::Asked);
            const session::Exercise& exercise = *m_review->exercise();
            QCOMPARE(handValue(exercise.seen.decision->hand).total, spot.value);
            QCOMPARE(pointValue(exercise.seen.decision->up), spot.up);
            m_bench->table.quiz()->answer(intentOf(exercise.price.best));
            m_review->next();
        }
        m_review->stop();
        m_mistakes->setKind(4); // insurance, which isn't on it
        QTRY_VERIFY(board.isEmpty());
        QVERIFY(board.text().contains(u"no mistakes"));
        m_mistakes->clearFilters();
        QTRY_VERIFY(!board.isEmpty());
    }

    // The part of the stakes decided about that the answers kept, of each session and of all.
    void accuracyByMoney() {
        m_mistakes->reload();
        QTRY_VERIFY(!m_mistakes->sessions()->isEmpty());
        m_mistakes->filter()->games()->choose(QStringLiteral("classic"));
        double cost = 0;
        double staked = 0;
        int decisions = 0;
        const RoundFilter wanted{.account = m_account, .variant = "classic"};
        const auto rounds = m_store->call([&](Tables& t) { return t.rounds.list(wanted, 1000); }).value();
        for (const RoundRow& row : rounds) {
            const auto price = m_store->call([&](Tables& t) { return t.prices.find(row.id); }).value();
            for (const DecisionPrice& decision : price->decisions) {
                cost += decision.cost * static_cast<double>(decision.stake.minorUnits());
                staked += static_cast<double>(decision.stake.minorUnits());
                ++decisions;
            }
        }
        QVERIFY(cost > 0);
        const QString part = percentText(1 - cost / staked, 2);
        QTRY_COMPARE(m_mistakes->accuracy(), QStringLiteral("Accuracy by money: ") + part);
        QTRY_COMPARE(m_mistakes->sessions()->rows()->count(), 1); // all were played without a break
        const auto cells = m_mistakes->sessions()->rows()->rows().front().cells;
        QCOMPARE(cells[2].toInt(), decisions);
        QCOMPARE(cells[4], part);
        m_mistakes->setKind(7); // side bets taken are no decisions
        QTRY_VERIFY(m_mistakes->sessions()->isEmpty());
        m_mistakes->clearFilters();
        QTRY_VERIFY(m_mistakes->sessions()->rows()->count() > 1);
    }

    // Each is listed with its stake and its worth, and pressing it shows the round. They aren't among the questions.
    void sideBetsTakenAreListedAndNotAsked() {
        const MistakeFilter filter{
            .rounds = {.account = m_account}, .kind = DecisionKind::SideBet, .atLeast = firstMistake};
        const auto taken = m_store->call([&](Tables& t) { return t.prices.mistakes(filter, 1000); }).value();
        QVERIFY(taken.size() > 3);
        m_mistakes->reload();
        QTRY_VERIFY(m_mistakes->count() > 0);
        QVERIFY(m_mistakes->isAskable());
        QVERIFY2(m_mistakes->text().contains(u"Side bets cost "), qPrintable(m_mistakes->text()));
        for (int row = 0; row < m_mistakes->count(); ++row)
            QVERIFY(m_mistakes->value(row, "kindText").toString() != u"Side bet taken");
        const int kind = static_cast<int>(m_mistakes->kinds().indexOf(QStringLiteral("Side bet taken")));
        QVERIFY(kind > 0);
        m_mistakes->setKind(kind);
        QTRY_COMPARE(m_mistakes->count(), static_cast<int>(taken.size()));
        const MistakeRow& first = taken.front();
        QCOMPARE(m_mistakes->value(0, "roundId").toLongLong(), first.round);
        QCOMPARE(m_mistakes->value(0, "mark").toInt(), int(decisionMarkOf(first.decision.mark())));
        QCOMPARE(m_mistakes->value(0, "answer").toString(), QString());
        QVERIFY(m_mistakes->value(0, "question").toString().contains(moneyText(first.decision.stake, first.currency)));
        m_mistakes->turnAnswer(0);
        const QString cost = m_mistakes->value(0, "answer").toString();
        QVERIFY2(cost.contains(u"not to take it") && cost.contains(costText(first.decision.cost)), qPrintable(cost));
        QVERIFY(m_mistakes->value(0, "stateText").toString().startsWith(u"Not asked"));
        QVERIFY(!m_mistakes->isAskable());
        QCOMPARE(m_mistakes->due(), 0);
        QSignalSpy shown(m_mistakes.get(), &MistakesModel::roundAsked);
        m_mistakes->repeatOne(0);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown.front().front().toLongLong(), first.round);
        m_mistakes->repeatDue();
        m_mistakes->practise();
        QCOMPARE(m_review->stage(), ReviewStage::None);
    }

    // A round's details say what was luck, to the last unit, and what each side bet was worth.
    void theLuckOfARound() {
        RundownModel rounds(m_archive);
        rounds.reload();
        QTRY_VERIFY(rounds.count() > 20);
        int withSideBets = 0;
        for (int i = 0; i < rounds.count(); ++i) {
            const RundownRow row = rounds.rows()[static_cast<std::size_t>(i)];
            const auto stored = *m_store->call([&](Tables& t) { return t.rounds.find(row.roundId); });
            const auto price = *m_store->call([&](Tables& t) { return t.prices.find(row.roundId); });
            const std::unique_ptr<RoundDetails> details(rounds.details(row.roundId));
            QTRY_VERIFY(details->ready);
            if (price->up == 0) {
                QVERIFY(!details->luck.known && details->luckText.isEmpty());
                continue;
            }
            const session::Luck luck = session::luckOf(*price);
            QCOMPARE(luck.luck + luck.hands + luck.sideBets - luck.mistakes, stored->net());
            QVERIFY(details->luck.known);
            QCOMPARE(details->luck.net, netText(stored->net()));
            QCOMPARE(details->luck.luck, netText(luck.luck));
            QCOMPARE(details->luck.hands, netText(luck.hands));
            QCOMPARE(details->luck.sideBets, netText(luck.sideBets));
            QCOMPARE(details->luck.mistakes, netText(luck.mistakes.times(-1)));
            QVERIFY2(details->luckText.contains(spreadText(luck.deviation)), qPrintable(details->luckText));
            const auto worth = std::ranges::count_if(details->sideBets,
                                                     [](const DetailSideBet& bet) { return !bet.worthText.isEmpty(); });
            QCOMPARE(worth, std::ssize(price->sideBets));
            Mark worst = Mark::Best;
            for (const DecisionPrice& decision : price->decisions)
                worst = std::max(worst, decision.mark());
            for (const SideBetPrice& bet : price->sideBets)
                worst = std::max(worst, bet.mark());
            QCOMPARE(row.mistake, worst >= firstMistake ? markWord(worst) : QString());
            withSideBets += price->sideBets.empty() ? 0 : 1;
        }
        QVERIFY(withSideBets > 3);
    }

    void handsAreDealtForPractice() {
        m_bench->sit("classic");
        m_mistakes->reload();
        QTRY_VERIFY(m_mistakes->count() > 0);
        const QString money = m_bench->table.shown()->balanceText();
        const QString spoken = m_bench->table.shown()->balanceName();
        QVERIFY(!money.isEmpty());
        m_mistakes->practise();
        for (int hand = 1; hand <= 4; ++hand) {
            QTRY_COMPARE(m_review->stage(), ReviewStage::Asked);
            const session::Exercise exercise = *m_review->exercise();
            QCOMPARE(exercise.round->person, std::string("practice"));
            // The felt is that of the hand's game, the money that of the person's own wallet, which is out of play.
            QCOMPARE(m_bench->table.felt(), feltName(*m_games.find(exercise.round->rules.id)));
            QCOMPARE(m_bench->table.shown()->balanceText(), money);
            QCOMPARE(m_bench->table.shown()->balanceName(), spoken);
            m_bench->table.quiz()->answer(intentOf(exercise.price.best));
            QCOMPARE(m_review->stage(), ReviewStage::Answered);
            QCOMPARE(m_review->mark(), DecisionMark::Best);
            QCOMPARE(m_review->title(), QStringLiteral("Practice: %1 of %1 right").arg(hand));
            m_bench->table.quiz()->answer(intentOf(exercise.price.best));
            QTRY_COMPARE(m_review->stage(), ReviewStage::Tried);
            QVERIFY(!m_review->happened());
            QVERIFY(!m_review->text().contains(u"instead")); // nothing was really played
            m_bench->table.shown()->skip();
            QCOMPARE(m_bench->table.shown()->balanceText(), money);
            m_review->next();
        }
        m_review->stop();
        QCOMPARE(m_bench->table.shown()->balanceText(), money);
    }

    // Without a table there is no wallet to show, and a hand's own is nobody's.
    void practiceWithoutATableShowsNoMoney() {
        m_mistakes->reload();
        QTRY_VERIFY(m_mistakes->count() > 0);
        m_mistakes->practise();
        QTRY_COMPARE(m_review->stage(), ReviewStage::Asked);
        QCOMPARE(m_bench->table.shown()->balanceText(), QString());
    }

    // The record doesn't keep how a game looks.
    void aRoundIsReviewedOnItsGamesFelt() {
        const RoundId round = roundWith(1);
        m_review->reviewRound(round);
        QTRY_COMPARE(m_review->stage(), ReviewStage::Asked);
        const auto rules = m_games.find(m_review->exercise()->round->rules.id);
        QVERIFY(!feltName(*rules).isEmpty());
        QCOMPARE(m_bench->table.felt(), feltName(*rules));
    }

    // More mistakes than are listed: their number is said, and is the one that the command line counts.
    void aListThatIsCutOffSaysSo() {
        QTemporaryDir folder;
        const auto store = Store::open(folder.path(), Access::Play).value();
        const AccountId account = playAllGames(*store, 4, 3).id;
        QVERIFY(session::priceHistory(*store, *store, {}));
        const MistakeFilter all{.rounds = {.account = account}, .kind = {}};
        const auto count = [&] { return *store->call([&](Tables& t) { return t.prices.mistakeCount(all); }); };
        const auto rounds = store->call([&](Tables& t) { return t.rounds.list({.account = account}, 1000); });
        for (const RoundRow& row : *rounds) {
            auto price = *store->call([&](Tables& t) { return t.prices.find(row.id); });
            if (count() > MistakesModel::most || !price || price->decisions.empty())
                continue;
            DecisionPrice costly = price->decisions.front();
            costly.cost = 0.3;
            price->decisions.clear();
            for (costly.number = 1; costly.number <= 60; ++costly.number)
                price->decisions.push_back(costly);
            QVERIFY(store->call([&](Tables& t) { return t.prices.keep({*price}); }));
        }
        QVERIFY(count() > MistakesModel::most);
        Archive archive(m_games);
        archive.open(*store);
        archive.account = account;
        MistakesModel mistakes(archive, *m_review);
        mistakes.reload();
        QTRY_COMPARE(mistakes.count(), MistakesModel::most);
        const QString expected =
            QStringLiteral("The costliest %1 of %2 · %1 due now, 0 learned").arg(MistakesModel::most).arg(count());
        QVERIFY2(mistakes.text().startsWith(expected), qPrintable(mistakes.text()));
        archive.close();
    }

    void emptyInWords() {
        QTemporaryDir folder;
        const auto store = Store::open(folder.path(), Access::Play).value();
        const auto account =
            store->call([](Tables& t) { return t.accounts.create("a", QStringLiteral("a"), AccountKind::Standard); });
        Archive archive(m_games);
        archive.open(*store);
        archive.account = account->id;
        MistakesModel mistakes(archive, *m_review);
        const QString none = QStringLiteral("This account has played no rounds yet.");
        mistakes.reload();
        QTRY_VERIFY2(mistakes.text().startsWith(none), qPrintable(mistakes.text()));
        QCOMPARE(mistakes.count(), 0);
        // The same beside another account whose rounds have been priced.
        {
            const auto other = m_store->call(
                [](Tables& t) { return t.accounts.create("b", QStringLiteral("b"), AccountKind::Standard); });
            Archive beside(m_games);
            beside.open(*m_store);
            beside.account = other->id;
            MistakesModel theirs(beside, *m_review);
            QSignalSpy read(&theirs, &MistakesModel::changed);
            theirs.reload();
            QVERIFY(read.wait());
            QVERIFY2(theirs.text().startsWith(none), qPrintable(theirs.text()));
            beside.close();
        }
        mistakes.repeatDue();
        mistakes.practise();
        mistakes.repeatOne(3);
        QTest::qWait(30);
        QCOMPARE(m_review->stage(), ReviewStage::None);
        archive.close();
    }

private:
    // The newest round with at least that many decisions; for 0, one without any.
    RoundId roundWith(int decisions) {
        const auto rounds = m_store->call([&](Tables& t) { return t.rounds.list({.account = m_account}, 1000); });
        for (const RoundRow& row : *rounds) {
            const auto price = *m_store->call([&](Tables& t) { return t.prices.find(row.id); });
            const int count = price ? static_cast<int>(price->decisions.size()) : -1;
            if (price && price->trouble.empty() && (decisions == 0 ? count == 0 : count >= decisions))
                return row.id;
        }
        return 0;
    }
    // A round whose first decision could have been answered otherwise, with cards that may be revealed.
    std::pair<RoundId, Action> roundToTry() {
        const auto rounds = m_store->call([&](Tables& t) { return t.rounds.list({.account = m_account}, 1000); });
        for (const RoundRow& row : *rounds) {
            const auto shoe = m_store->call([&](Tables& t) { return t.prices.shoeOf(row.id); });
            const auto record = m_store->call([&](Tables& t) { return t.rounds.record(row.id); });
            const auto found = session::exercisesOf(*shoe, row.id, session::cardsToTell(record->shoe),
                                                    std::make_shared<analysis::Analyser>());
            if (!found || found->decisions.empty())
                continue;
            const session::Exercise& first = found->decisions.front();
            for (const Offer& offer : first.seen.offers) {
                if (offer.action != first.price.chosen && first.worth(offer.action) &&
                    session::endingWith(first, offer.action))
                    return {row.id, offer.action};
            }
        }
        return {};
    }

    QTemporaryDir m_data;
    catalogue::Catalogue m_games{m_data.path()};
    Archive m_archive{m_games};
    std::unique_ptr<Store> m_store;
    AccountId m_account = 0;
    std::unique_ptr<test::Bench> m_bench;
    std::unique_ptr<Notices> m_notices;
    std::unique_ptr<ReviewController> m_review;
    std::unique_ptr<MistakesModel> m_mistakes;
    std::unique_ptr<test::ModelTester> m_tester;
};

OPENSHOE_TEST(TestReviewController, Window)
#include "tst_reviewcontroller.moc"
