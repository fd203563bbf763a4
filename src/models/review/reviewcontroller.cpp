// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/reviewcontroller.h"

#include "languages/translated.h"
#include "models/archive/background.h"
#include "models/notices/notices.h"
#include "models/review/reviewwords.h"
#include "models/strategy/chartwords.h"
#include "models/table/tablecontroller.h"
#include "models/words/counttext.h"
#include "models/words/gamewords.h"
#include "models/words/markwords.h"

#include <QRandomGenerator>

#include <algorithm>
#include <iterator>
#include <utility>

namespace openshoe::models {

using namespace engine;
using session::Exercise;
using storage::LessonRow;

ReviewController::ReviewController(Archive& archive, TableController& table, Notices& notices,
                                   std::shared_ptr<analysis::Analyser> analyser, QObject* parent)
    : QObject(parent), m_archive(archive), m_table(table), m_notices(notices), m_analyser(std::move(analyser)) {
    connect(table.quiz(), &TableQuiz::answered, this, &ReviewController::onAnswered);
    connect(table.quiz(), &TableQuiz::questionChanged, this, &ReviewController::changed);
    connect(table.quiz(), &TableQuiz::ended, this, &ReviewController::end);
}

// --- Asking.

void ReviewController::begin(Kind kind) {
    stop();
    m_kind = kind;
    m_left.clear();
    m_lessons.clear();
    m_like.clear();
    m_lesson.reset();
    m_summary.clear();
    m_count.reset();
    m_number = m_total = m_right = 0;
}

// Loads one round from the archive, with prices. The store is queried once; the rest works without it.
void ReviewController::load(qint64 round, std::function<void(Loaded&)> then) {
    if (!m_archive.isOpen())
        return;
    struct StoredRound {
        base::Result<storage::ShoeToPrice> shoe;
        base::Result<storage::RoundRecord> record;
        std::optional<storage::OwnCountRow> count;
    };
    const int asked = m_question;
    session::whenDone(
        m_archive.store->post([round](storage::Tables& tables) {
            return std::make_shared<StoredRound>(StoredRound{tables.prices.shoeOf(round), tables.rounds.record(round),
                                                             tables.ownCounts.before(round).value_or(std::nullopt)});
        }),
        m_archive.link.get(), [this, round, asked, then = std::move(then)](const std::shared_ptr<StoredRound>& read) {
            if (asked != m_question)
                return;
            if (!read->shoe || !read->record)
                return giveUp(languages::translated(read->shoe ? read->record.error() : read->shoe.error()));
            inBackground(
                this,
                [round, read, analyser = m_analyser] {
                    auto loaded = std::make_shared<Loaded>();
                    loaded->net = read->record->row.net();
                    loaded->count = read->count;
                    auto found =
                        session::exercisesOf(*read->shoe, round, session::cardsToTell(read->record->shoe), analyser);
                    if (!found)
                        loaded->trouble = found.error().said();
                    else if (!found->price.trouble.empty())
                        loaded->trouble = found->price.trouble;
                    else
                        loaded->exercises = std::move(*found);
                    return loaded;
                },
                [this, asked, then](const std::shared_ptr<Loaded>& loaded) {
                    if (asked != m_question)
                        return;
                    m_count = loaded->count;
                    then(*loaded);
                });
        });
}

void ReviewController::reviewRound(qint64 round) {
    begin(Kind::Round);
    m_round = round;
    load(round, [this](Loaded& loaded) {
        if (!loaded.trouble.empty())
            return giveUp(languages::translated(loaded.trouble));
        if (loaded.exercises.decisions.empty())
            return giveUp(tr("There was nothing to decide in round %1.").arg(m_round));
        m_summary = summaryText(loaded.exercises.price, loaded.net);
        std::ranges::copy_if(loaded.exercises.decisions, std::back_inserter(m_left),
                             [](const Exercise& one) { return one.worth(one.price.best).has_value(); });
        if (m_left.empty())
            return giveUp(tr("The decisions in round %1 can't be priced.").arg(m_round));
        m_total = static_cast<int>(m_left.size());
        askNext();
    });
}

void ReviewController::reviewLast() {
    const auto* session = m_table.session();
    if (session && session->round() > 0 && !m_table.live()->isInRound())
        reviewRound(session->round());
}

void ReviewController::repeat(const std::vector<LessonRow>& lessons) {
    begin(Kind::Mistakes);
    m_lessons.assign(lessons.begin(), lessons.end());
    m_total = static_cast<int>(m_lessons.size());
    askNext();
}

void ReviewController::practise(const std::vector<LessonRow>& like) {
    begin(Kind::Practice);
    m_like = like;
    askNext();
}

void ReviewController::askNext() {
    switch (m_kind) {
    case Kind::Round:
        if (!m_left.empty()) {
            Exercise exercise = std::move(m_left.front());
            m_left.pop_front();
            return ask(std::move(exercise));
        }
        break;
    case Kind::Mistakes:
        if (!m_lessons.empty())
            return askLesson();
        break;
    case Kind::Practice:
        if (!m_like.empty())
            return dealPractice();
        break;
    }
    if (!isActive())
        return giveUp(tr("The rounds of these mistakes can no longer be read."));
    m_stage = ReviewStage::Ended;
    emit changed();
}

void ReviewController::askLesson() {
    m_lesson = std::move(m_lessons.front());
    m_lessons.pop_front();
    load(m_lesson->mistake.round, [this](Loaded& loaded) {
        for (Exercise& exercise : loaded.exercises.decisions) {
            if (exercise.price.number == m_lesson->mistake.decision.number)
                return ask(std::move(exercise));
        }
        --m_total; // its round can't be read any more: skip it
        askNext();
    });
}

// Deals a hand like one of the mistakes, chosen at random. A class that no two cards can make is dropped from then on.
void ReviewController::dealPractice() {
    const auto at = QRandomGenerator::global()->bounded(static_cast<qsizetype>(m_like.size()));
    const LessonRow like = m_like[static_cast<std::size_t>(at)];
    const int asked = m_question;
    const int number = like.mistake.decision.number;
    session::whenDone(m_archive.store->post([round = like.mistake.round](storage::Tables& tables) {
        return std::make_shared<base::Result<storage::ShoeToPrice>>(tables.prices.shoeOf(round));
    }),
                      m_archive.link.get(), [=, this](const std::shared_ptr<base::Result<storage::ShoeToPrice>>& shoe) {
                          if (asked != m_question)
                              return;
                          const quint64 seed = QRandomGenerator::global()->generate64();
                          inBackground(
                              this,
                              [=] {
                                  auto hand = std::make_shared<std::optional<Exercise>>();
                                  const auto wanted = *shoe ? session::classIn(**shoe, like.mistake.round, number,
                                                                               like.mistake.decision.kind)
                                                            : std::nullopt;
                                  if (wanted)
                                      *hand = session::practiceHand((*shoe)->rules, *wanted, seed);
                                  return hand;
                              },
                              [=, this](const std::shared_ptr<std::optional<Exercise>>& hand) {
                                  if (asked != m_question)
                                      return;
                                  if (*hand)
                                      return ask(std::move(**hand));
                                  m_like.erase(m_like.begin() + at);
                                  if (m_like.empty() && !isActive())
                                      return giveUp(tr("No hands like these can be dealt."));
                                  askNext();
                              });
                      });
}

void ReviewController::ask(Exercise exercise) {
    if (!isActive()) {
        emit started();
        if (!m_table.quiz()->begin())
            return;
    }
    m_now = std::move(exercise);
    m_answer.reset();
    m_tried.reset();
    m_whatIf.clear();
    ++m_number;
    m_stage = ReviewStage::Asked;
    showAgain();
}

void ReviewController::showAgain() {
    if (!m_now)
        return;
    m_tried.reset();
    m_whatIf.clear();
    if (m_stage == ReviewStage::Tried)
        m_stage = ReviewStage::Answered;
    // The record keeps how a game is played, not how it looks.
    const auto rules = std::make_shared<const RuleSet>(m_archive.games.dressed(m_now->round->rules));
    m_table.quiz()->ask(rules, m_now->before(), m_now->seen.question);
    emit changed();
}

// --- Answering.

void ReviewController::onAnswered(Action action) {
    if (!m_now || !m_now->worth(action))
        return;
    if (m_answer)
        return tryAnswer(action);
    m_answer = action;
    m_stage = ReviewStage::Answered;
    const bool right = m_now->answered(action).cost < storage::leastCost(storage::firstMistake);
    m_right += right ? 1 : 0;
    if (m_kind == Kind::Mistakes) {
        if (!right) {
            m_lessons.push_back(*m_lesson);
            ++m_total;
        }
        session::whenDone(m_archive.store->post([lesson = *m_lesson, right](storage::Tables& tables) {
            return tables.lessons.answered(lesson.mistake.round, lesson.mistake.decision.number, right,
                                           QDateTime::currentDateTimeUtc());
        }),
                          m_archive.link.get(), [this](const base::Result<void>& kept) {
                              if (!kept)
                                  m_notices.warn(languages::translated(kept.error()));
                              emit lessonAnswered();
                          });
    }
    emit changed();
}

void ReviewController::tryAnswer(Action action) {
    const int asked = m_question;
    const int number = m_number;
    inBackground(
        this,
        [exercise = *m_now, action] {
            return std::make_shared<base::Result<session::Ending>>(action == exercise.seen.answer
                                                                       ? session::endingPlayed(exercise)
                                                                       : session::endingWith(exercise, action));
        },
        [=, this](const std::shared_ptr<base::Result<session::Ending>>& ending) {
            if (asked != m_question || number != m_number || !m_now || !isActive())
                return;
            showAgain();
            m_tried = action;
            m_whatIf = whatIfText(*m_now, action, *ending, m_table.currency());
            m_stage = ReviewStage::Tried;
            if (*ending)
                m_table.quiz()->play((*ending)->events);
            emit changed();
        });
}

void ReviewController::next() {
    if (!isActive() || (m_stage != ReviewStage::Answered && m_stage != ReviewStage::Tried))
        return;
    ++m_question;
    askNext();
}

void ReviewController::stop() {
    ++m_question;
    m_table.quiz()->stop();
}

void ReviewController::forgetRequest() {
    if (!isActive())
        ++m_question;
}

void ReviewController::end() {
    ++m_question;
    m_stage = ReviewStage::None;
    m_now.reset();
    m_answer.reset();
    emit changed();
    emit ended();
}

void ReviewController::giveUp(const QString& why) {
    m_notices.warn(why);
    stop();
}

// --- Texts.

QString ReviewController::title() const {
    switch (m_kind) {
    case Kind::Round:
        return m_stage == ReviewStage::Ended
                   ? tr("Round %1").arg(m_round)
                   : tr("Round %1, decision %2 of %3").arg(m_round).arg(m_number).arg(m_total);
    case Kind::Mistakes: return tr("Mistake %1 of %2").arg(m_number).arg(m_total);
    case Kind::Practice: break;
    }
    const int answered = m_number - (m_stage == ReviewStage::Asked ? 1 : 0);
    return tr("Practice: %1 of %2 right").arg(m_right).arg(answered);
}

QString ReviewController::countText() const {
    if (!m_count || !isActive() || !m_now)
        return {};
    return tr("Your count before the round: %1", "what was said of it")
        .arg(ownCountText(*m_count, m_now->round->rules.pack));
}

QString ReviewController::text() const {
    switch (m_stage) {
    case ReviewStage::None: break;
    case ReviewStage::Asked: return m_table.quiz()->questionText();
    case ReviewStage::Answered: return m_now && m_answer ? reasonText(*m_now, *m_answer) : QString();
    case ReviewStage::Tried: return m_whatIf;
    case ReviewStage::Ended: {
        const QString right = tr("This time %1 of %2 were right.").arg(m_right).arg(m_number);
        return m_summary.isEmpty() ? right : tr("%1 %2", "two sentences").arg(right, m_summary);
    }
    }
    return {};
}

QString ReviewController::figures() const {
    if (m_stage != ReviewStage::Answered || !m_now)
        return {};
    QStringList all;
    for (int i = 0; i < actionCount; ++i) {
        if (m_now->worth(static_cast<Action>(i)))
            all << figuresText(*m_now, static_cast<Action>(i));
    }
    return all.join(QStringLiteral(" · "));
}

QList<ReviewChoice> ReviewController::choices() const {
    QList<ReviewChoice> all;
    if (m_stage != ReviewStage::Answered || !m_now || !m_answer)
        return all;
    const auto add = [&](Action answer, const QString& title, const QString& titleOfBest) {
        const bool best = m_now->isBest(answer);
        all.push_back({.title = best ? titleOfBest : title,
                       .answer = actionCaption(m_now->round->rules, answer),
                       .price = priceText(*m_now, answer),
                       .best = best});
    };
    const auto then = m_now->seen.answer;
    add(*m_answer, tr("Your answer"), tr("Your answer, the best"));
    if (then && then != m_answer && m_now->worth(*then))
        add(*then, tr("When it was played"), tr("When it was played, the best"));
    if (std::ranges::none_of(all, &ReviewChoice::best))
        add(m_now->price.best, tr("Best"), tr("Best"));
    return all;
}

bool ReviewController::happened() const {
    return m_stage == ReviewStage::Tried && m_now && m_tried == m_now->seen.answer;
}

DecisionMark::Value ReviewController::mark() const {
    return m_now && m_answer && m_stage != ReviewStage::Ended ? markOf(m_now->answered(*m_answer)) : DecisionMark::None;
}

QString ReviewController::markTitle() const {
    return m_now && m_answer && m_stage != ReviewStage::Ended ? models::markTitle(m_now->answered(*m_answer))
                                                              : QString();
}

QStringList ReviewController::worths() const {
    QStringList worths;
    if (!m_now || !m_answer)
        return worths;
    worths.resize(actionCount + 1);
    for (int i = 0; i < actionCount; ++i) {
        if (const auto worth = m_now->worth(static_cast<Action>(i)))
            worths[intentOf(static_cast<Action>(i))] = worthText(*worth, 3);
    }
    return worths;
}

QList<int> ReviewController::best() const {
    QList<int> best;
    for (int i = 0; i < actionCount && m_now && m_answer; ++i) {
        if (m_now->isBest(static_cast<Action>(i)))
            best << intentOf(static_cast<Action>(i));
    }
    return best;
}

QString ReviewController::nextText() const {
    if (m_stage != ReviewStage::Answered && m_stage != ReviewStage::Tried)
        return {};
    switch (m_kind) {
    case Kind::Round: return m_left.empty() ? tr("Summary") : tr("Next decision");
    case Kind::Mistakes: return m_lessons.empty() ? tr("Finish") : tr("Next mistake");
    case Kind::Practice: break;
    }
    return tr("Next hand");
}

void ReviewController::retranslate() {
    emit changed();
}

} // namespace openshoe::models

#include "moc_reviewcontroller.cpp"
