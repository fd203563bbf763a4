// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/archive/archive.h"
#include "models/files/picture.h"
#include "models/history/recordfilter.h"
#include "models/lists/rowmodel.h"
#include "models/review/mistakeboard.h"
#include "models/words/markwords.h"
#include "storage/prices/lessons.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace openshoe::models {

class ReviewController;

struct MistakeEntry {
    Q_GADGET
    Q_PROPERTY(qint64 roundId MEMBER roundId)
    /// Its number among the round's decisions, from 1.
    Q_PROPERTY(int decision MEMBER decision)
    /// The cards on the table then, as pictures are named: the hand's, and the dealer's open ones; none for a side bet.
    Q_PROPERTY(QList<QString> hand MEMBER hand)
    Q_PROPERTY(QList<QString> dealer MEMBER dealer)
    /// "10 6 against 9, hand of $12.50"; "Pairs for $5".
    Q_PROPERTY(QString question MEMBER question)
    /// "Black Jack in Boxes · 24 Oct 2026".
    Q_PROPERTY(QString place MEMBER place)
    /// "Hard hand".
    Q_PROPERTY(QString kindText MEMBER kindText)
    /// "Blunder".
    Q_PROPERTY(QString markTitle MEMBER markTitle)
    /// A value of DecisionMark.
    Q_PROPERTY(int mark MEMBER mark)
    /// "Played: Stand. Best: Hit. Cost: $1.25, 0.05 stakes."; empty until it is asked for.
    Q_PROPERTY(QString answer MEMBER answer)
    /// Whether it can be asked at the table.
    Q_PROPERTY(bool askable MEMBER askable)
    /// "Right 1 of 3 times, again tomorrow": how far it has been put right, or why it isn't asked.
    Q_PROPERTY(QString stateText MEMBER stateText)

public:
    qint64 roundId = 0;
    int decision = 0;
    QStringList hand;
    QStringList dealer;
    QString question;
    QString place;
    QString kindText;
    QString markTitle;
    int mark = DecisionMark::None;
    QString answer;
    bool askable = false;
    QString stateText;

    [[nodiscard]] std::pair<qint64, int> key() const { return {roundId, decision}; }
    friend bool operator==(const MistakeEntry&, const MistakeEntry&) = default;
};

/// The costliest decisions on record, of one kind of answer or of all, and how far each has been put right. Each is a
/// question: what was answered is hidden until it is asked for. Side bets taken are a kind of their own: they are
/// listed but not asked, because the answer is always to leave them.
class MistakesModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// An index into `kinds`.
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY changed)
    /// "All kinds" and each of them.
    Q_PROPERTY(QList<QString> kinds READ kinds NOTIFY changed)
    /// Selects game and days. Its other criteria are not used.
    Q_PROPERTY(openshoe::models::RecordFilter* filter READ filter CONSTANT)
    /// The least cost listed: an index into `costs`.
    Q_PROPERTY(int cost READ cost WRITE setCost NOTIFY changed)
    /// "1% of the stake or more" and so on.
    Q_PROPERTY(QList<QString> costs READ costs NOTIFY changed)
    /// Whether some mistakes are left out.
    Q_PROPERTY(bool narrows READ narrows NOTIFY changed)
    /// Where those that match cost most.
    Q_PROPERTY(openshoe::models::MistakeBoard* board READ board CONSTANT)
    /// How well was decided, session by session. The least cost doesn't count here: a decision that was best does.
    Q_PROPERTY(openshoe::models::Picture* sessions READ sessions CONSTANT)
    /// "Accuracy by money: 99.12%", of all decisions that match; empty if there is none.
    Q_PROPERTY(QString accuracy READ accuracy NOTIFY changed)
    /// Whether all answers are shown.
    Q_PROPERTY(bool answersShown READ areAnswersShown WRITE showAnswers NOTIFY changed)
    /// How many of those listed are due for repetition now.
    Q_PROPERTY(int due READ due NOTIFY changed)
    /// Whether any of those listed can be asked about.
    Q_PROPERTY(bool askable READ isAskable NOTIFY changed)
    /// "12 due now, 3 learned", what part of all mistakes is listed, and what the side bets taken cost; or why the list
    /// is empty.
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    /// The most entries listed: one that is put right makes room for the next.
    static constexpr int most = 200;
    static constexpr int mostSessions = 40;

    /// All must outlive it.
    MistakesModel(Archive& archive, ReviewController& review, QObject* parent = nullptr);

    [[nodiscard]] int kind() const { return m_kind; }
    void setKind(int kind);
    [[nodiscard]] QList<QString> kinds() const;
    [[nodiscard]] RecordFilter* filter() { return &m_filter; }
    [[nodiscard]] int cost() const { return m_cost; }
    void setCost(int cost);
    [[nodiscard]] static QList<QString> costs();
    [[nodiscard]] bool narrows() const;
    [[nodiscard]] MistakeBoard* board() { return &m_board; }
    [[nodiscard]] Picture* sessions() { return &m_sessions; }
    [[nodiscard]] QString accuracy() const;
    [[nodiscard]] bool areAnswersShown() const { return m_answersShown; }
    void showAnswers(bool shown);
    [[nodiscard]] int due() const;
    [[nodiscard]] bool isAskable() const { return !m_lessons.empty(); }
    [[nodiscard]] QString text() const;

    /// Reads the list again; empties it if no store is open.
    void reload();
    /// Starts over for another account.
    void startAnew();
    /// Rebuilds the texts after the language has changed.
    void retranslate();

public slots:
    /// Shows one answer, or hides it again.
    void turnAnswer(int row);
    /// Lists all mistakes again.
    void clearFilters();
    /// Asks about those that are due, costliest first.
    void repeatDue();
    /// Asks about one of them, whether due or not; for a side bet, emits roundAsked() instead.
    void repeatOne(int row);
    /// Deals hands like those listed.
    void practise();
    /// Deals hands like the mistakes in a cell of the board, if there are any.
    void practiseCell(int row, int column);

signals:
    void changed();
    /// Emitted to have this round shown.
    void roundAsked(qint64 roundId);

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    struct Contents;
    [[nodiscard]] storage::MistakeFilter wanted() const;
    void read();
    [[nodiscard]] MistakeEntry entryOf(const storage::LessonRow& lesson) const;
    [[nodiscard]] MistakeEntry entryOfTaken(const storage::MistakeRow& taken) const;
    [[nodiscard]] bool isAnswered(const MistakeEntry& entry) const;
    void makeRows();
    void readSessions(const storage::MistakeFilter& filter);
    [[nodiscard]] QString sideBetsText() const;
    [[nodiscard]] QString withListed(const QString& sentence) const;
    void take(const Contents& read);

    Archive& m_archive;
    ReviewController& m_review;
    RecordFilter m_filter;
    MistakeBoard m_board;
    Picture m_sessions{QStringLiteral("accuracy")};
    int m_kind = 0;
    int m_cost = 0;
    bool m_answersShown = false;
    std::set<std::pair<qint64, int>> m_turned; ///< whose answers are shown although the others' aren't, or the reverse
    int m_asked = 0; ///< counts readings, so that the answer to an older one is dropped
    bool m_anyRound = false; ///< of this account
    bool m_anyPriced = false;
    qint64 m_total = 0; ///< of the kind, listed or not
    std::vector<storage::LessonRow> m_lessons;     ///< the answers listed
    std::vector<storage::MistakeRow> m_taken;      ///< the side bets listed
    std::vector<storage::DecisionSums> m_sums;     ///< of all decisions and side bets, by currency
    std::vector<MistakeEntry> m_rows;
};

} // namespace openshoe::models
