// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"
#include "models/elsewhere/elsewheremodel.h"
#include "session/record/recordedcards.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <vector>

namespace openshoe::models {

struct Archive;

/// What a round's cards would have paid in the other games with best play. Calculated game by game on a background
/// thread.
class ElsewhereController : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("given by AppController")

    /// Whether the view is open.
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    /// "Round 12 · Classic Blackjack".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// How the round itself ended: "Lost · 19 against 20 · −10".
    Q_PROPERTY(QString playedText READ playedText NOTIFY changed)
    /// Why nothing can be shown; otherwise empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    /// Share of the games done, 0 … 1.
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    Q_PROPERTY(openshoe::models::ElsewhereModel* games READ games CONSTANT)

public:
    /// The archive must outlive it.
    explicit ElsewhereController(Archive& archive, QObject* parent = nullptr);
    ~ElsewhereController() override;

    [[nodiscard]] bool isShown() const { return m_shown; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString playedText() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool isRunning() const {
        return m_shown && m_problem.isEmpty() && (m_games.empty() || m_told.size() < m_games.size());
    }
    [[nodiscard]] double progress() const;
    [[nodiscard]] ElsewhereModel* games() { return &m_rows; }
    /// Rebuilds the texts after the language has changed.
    void retranslate();

public slots:
    /// Starts with this round of the record and drops the results of any other.
    void look(qint64 roundId);
    /// Cancels whatever is still being calculated.
    void close();
    /// Replays the imagined round of this row on the table; replayAsked() follows.
    void replay(int row);

signals:
    void changed();
    /// `title` says that the round is imagined.
    void replayAsked(const openshoe::engine::RuleSet& rules, const openshoe::engine::Events& events,
                     const openshoe::storage::ShoeRow& shoe, const QString& title, qint64 roundId);

private:
    void begin();
    void take(const base::Result<session::RecordedCards>& read);
    void next();
    void fail(const QString& why);
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] ElsewhereRow rowOf(std::size_t index) const;

    Archive& m_archive;
    std::shared_ptr<const storage::RoundRecord> m_record;
    std::shared_ptr<const session::CardsPlayed> m_played;
    std::vector<catalogue::Rules> m_games; ///< the round's own first
    std::vector<session::Elsewhere> m_told;
    std::shared_ptr<std::atomic<bool>> m_cancelled; ///< for the calculation under way
    ElsewhereModel m_rows;
    QString m_problem;
    qint64 m_round = 0;
    bool m_shown = false;
};

} // namespace openshoe::models
