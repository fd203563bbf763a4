// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/said.h"
#include "models/archive/archive.h"
#include "models/words/markwords.h"
#include "session/worth/exercise.h"
#include "storage/prices/lessons.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace openshoe::models {

/// Where the review of a decision stands.
namespace ReviewStage {
Q_NAMESPACE
QML_ELEMENT
enum Value {
    None,
    Asked,    ///< the figures are hidden
    Answered, ///< they are shown, and another answer may be tried
    Tried,    ///< the table shows what another answer would have led to
    Ended,    ///< all decisions have been made
};
Q_ENUM_NS(Value)
} // namespace ReviewStage

/// An answer beside others: one's own, the one given when the round was played, the best.
struct ReviewChoice {
    Q_GADGET
    QML_VALUE_TYPE(reviewChoice)
    /// "Your answer", "Best".
    Q_PROPERTY(QString title MEMBER title)
    /// "Hit".
    Q_PROPERTY(QString answer MEMBER answer)
    /// "−0.5404 stakes, −$6.75".
    Q_PROPERTY(QString price MEMBER price)
    Q_PROPERTY(bool best MEMBER best)

public:
    QString title;
    QString answer;
    QString price;
    bool best = false;
    friend bool operator==(const ReviewChoice&, const ReviewChoice&) = default;
};

class Notices;
class TableController;

/// Decisions made again on the table: those of one round, the mistakes that are due, or hands dealt for practice. The
/// figures of a decision stay hidden until it is answered; after that, other answers can be tried on the same cards.
/// Everything is calculated on background threads.
class ReviewController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    /// A value of ReviewStage.
    Q_PROPERTY(int stage READ stage NOTIFY changed)
    /// "Round 12, decision 2 of 3".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// The question; afterwards the reason, what would have happened, or the summary.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// The figures of every answer, once one has been given.
    Q_PROPERTY(QString figures READ figures NOTIFY changed)
    /// The answer given now, the one given then if that was another, and the best if that is neither.
    Q_PROPERTY(QList<openshoe::models::ReviewChoice> choices READ choices NOTIFY changed)
    /// The count told at the table before the round, beside the true one; mostly empty.
    Q_PROPERTY(QString countText READ countText NOTIFY changed)
    /// A value of DecisionMark for the answer given now.
    Q_PROPERTY(int mark READ mark NOTIFY changed)
    Q_PROPERTY(QString markTitle READ markTitle NOTIFY changed)
    /// As the coach has them: by Intent what each answer is worth, and the best ones. Empty until an answer is given.
    Q_PROPERTY(QList<QString> worths READ worths NOTIFY changed)
    Q_PROPERTY(QList<int> best READ best NOTIFY changed)
    /// Whether the answer tried is the one given when the round was played: the cards then lie as they really fell.
    Q_PROPERTY(bool happened READ happened NOTIFY changed)
    /// What next() does: "Next decision"; empty if there is nothing more.
    Q_PROPERTY(QString nextText READ nextText NOTIFY changed)

public:
    /// All must outlive it.
    ReviewController(Archive& archive, TableController& table, Notices& notices,
                     std::shared_ptr<analysis::Analyser> analyser = std::make_shared<analysis::Analyser>(),
                     QObject* parent = nullptr);

    [[nodiscard]] bool isActive() const { return m_stage != ReviewStage::None; }
    [[nodiscard]] ReviewStage::Value stage() const { return m_stage; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString figures() const;
    [[nodiscard]] QList<ReviewChoice> choices() const;
    [[nodiscard]] QString countText() const;
    [[nodiscard]] DecisionMark::Value mark() const;
    [[nodiscard]] QString markTitle() const;
    [[nodiscard]] QStringList worths() const;
    [[nodiscard]] QList<int> best() const;
    [[nodiscard]] bool happened() const;
    [[nodiscard]] QString nextText() const;
    /// The decision being asked; null if there is none.
    [[nodiscard]] const session::Exercise* exercise() const { return m_now ? &*m_now : nullptr; }
    /// Rebuilds the texts after the language has changed.
    void retranslate();

    /// Asks about these mistakes one after another; one answered wrongly is asked once more at the end.
    void repeat(const std::vector<storage::LessonRow>& lessons);
    /// Deals hands like these mistakes, endlessly.
    void practise(const std::vector<storage::LessonRow>& like);

public slots:
    /// Goes through the decisions of this round.
    void reviewRound(qint64 round);
    /// The same for the last round played at this table; does nothing during a round.
    void reviewLast();
    /// Shows the decision as it was asked, without the answer tried.
    void showAgain();
    void next();
    void stop();
    /// A review that was requested and hasn't begun won't begin.
    void forgetRequest();

signals:
    void changed();
    /// A decision is about to be asked on the table.
    void started();
    /// A mistake was answered again, so how far it has been put right has changed.
    void lessonAnswered();
    /// The review is over; the table is as it was before.
    void ended();

private:
    enum class Kind { Round, Mistakes, Practice };
    /// One round with its decisions, as loaded from the archive.
    struct Loaded {
        session::RoundExercises exercises;
        base::Money net;
        base::Said trouble;
        std::optional<storage::OwnCountRow> count; ///< told before the round
    };

    void begin(Kind kind);
    void load(qint64 round, std::function<void(Loaded&)> then);
    void askNext();
    void askLesson();
    void dealPractice();
    void ask(session::Exercise exercise);
    void onAnswered(engine::Action action);
    void tryAnswer(engine::Action action);
    void end();
    void giveUp(const QString& why);

    Archive& m_archive;
    TableController& m_table;
    Notices& m_notices;
    std::shared_ptr<analysis::Analyser> m_analyser;
    Kind m_kind = Kind::Round;
    ReviewStage::Value m_stage = ReviewStage::None;
    int m_question = 0; ///< counts the decisions requested, so that the archive's answer to an older one is dropped
    qint64 m_round = 0;
    std::deque<session::Exercise> m_left; ///< of the round
    std::deque<storage::LessonRow> m_lessons;
    std::vector<storage::LessonRow> m_like;
    std::optional<storage::LessonRow> m_lesson;
    std::optional<storage::OwnCountRow> m_count; ///< told before the round that was loaded last
    std::optional<session::Exercise> m_now;
    std::optional<engine::Action> m_answer;
    std::optional<engine::Action> m_tried;
    QString m_whatIf;
    QString m_summary;
    int m_number = 0; ///< of the decision being asked, from 1
    int m_total = 0;
    int m_right = 0; ///< answered best or fine
};

} // namespace openshoe::models
