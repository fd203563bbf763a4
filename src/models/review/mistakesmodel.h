// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/archive/archive.h"
#include "models/lists/rowmodel.h"
#include "models/words/markwords.h"
#include "storage/prices/lessons.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <utility>
#include <vector>

namespace openshoe::models {

class ReviewController;

struct MistakeEntry {
    Q_GADGET
    Q_PROPERTY(qint64 roundId MEMBER roundId)
    /// Its number among the round's decisions, from 1.
    Q_PROPERTY(int decision MEMBER decision)
    Q_PROPERTY(QString gameName MEMBER gameName)
    /// "Hard hand".
    Q_PROPERTY(QString kindText MEMBER kindText)
    /// "Blunder".
    Q_PROPERTY(QString markTitle MEMBER markTitle)
    /// A value of DecisionMark.
    Q_PROPERTY(int mark MEMBER mark)
    /// "Hitting was worth 0.09 of a stake more."; "Pairs for $5: leaving it was worth 0.11 of its stake more."
    Q_PROPERTY(QString costText MEMBER costText)
    /// "Right 1 of 3 times, again tomorrow": how far it has been put right, or why it isn't asked.
    Q_PROPERTY(QString stateText MEMBER stateText)

public:
    qint64 roundId = 0;
    int decision = 0;
    QString gameName;
    QString kindText;
    QString markTitle;
    int mark = DecisionMark::None;
    QString costText;
    QString stateText;

    [[nodiscard]] std::pair<qint64, int> key() const { return {roundId, decision}; }
    friend bool operator==(const MistakeEntry&, const MistakeEntry&) = default;
};

/// The costliest decisions of the account's whole history, of one kind of answer or of all, and how far each has been
/// put right. Side bets taken are a kind of their own: they are listed but not asked, because the answer is always to
/// leave them.
class MistakesModel : public openshoe::models::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")
    /// An index into `kinds`.
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY changed)
    /// "All kinds" and each of them.
    Q_PROPERTY(QList<QString> kinds READ kinds NOTIFY changed)
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

    /// All must outlive it.
    MistakesModel(Archive& archive, ReviewController& review, QObject* parent = nullptr);

    [[nodiscard]] int kind() const { return m_kind; }
    void setKind(int kind);
    [[nodiscard]] QList<QString> kinds() const;
    [[nodiscard]] int due() const;
    [[nodiscard]] bool isAskable() const { return !m_lessons.empty(); }
    [[nodiscard]] QString text() const;

    /// Reads the list again; empties it if no store is open.
    void reload();

public slots:
    /// Asks about those that are due, costliest first.
    void repeatDue();
    /// Asks about one of them, whether due or not; for a side bet, emits roundAsked() instead.
    void repeatOne(int row);
    /// Deals hands like those listed.
    void practise();

signals:
    void changed();
    /// Emitted to have this round shown.
    void roundAsked(qint64 roundId);

protected:
    [[nodiscard]] int size() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const void* rowAt(int index) const override { return &m_rows[static_cast<std::size_t>(index)]; }

private:
    struct Contents;
    [[nodiscard]] MistakeEntry entryOf(const storage::LessonRow& lesson) const;
    [[nodiscard]] MistakeEntry entryOfTaken(const storage::MistakeRow& taken) const;
    [[nodiscard]] QString sideBetsText() const;
    [[nodiscard]] QString withListed(const QString& sentence) const;
    void take(const Contents& read);

    Archive& m_archive;
    ReviewController& m_review;
    int m_kind = 0;
    int m_asked = 0; ///< counts readings, so that the answer to an older one is dropped
    bool m_anyRound = false; ///< of this account
    bool m_anyPriced = false;
    qint64 m_total = 0; ///< of the kind, listed or not
    std::vector<storage::LessonRow> m_lessons;     ///< the answers listed
    std::vector<storage::MistakeRow> m_taken;      ///< the side bets listed
    std::vector<storage::DecisionSums> m_sideBets; ///< what all side bets taken cost, by currency
    std::vector<MistakeEntry> m_rows;
};

} // namespace openshoe::models
