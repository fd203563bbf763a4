// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "session/company/company.h"
#include "session/round/playback.h"

#include <QBasicTimer>
#include <QObject>

#include <chrono>
#include <optional>

namespace openshoe::session {

class TableSession;

/// Makes a table's company answer, after everything before the question has been shown and the person asked has had
/// time to think. Idle, without a timer, while nobody of the company is asked.
class CompanyDriver : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    CompanyDriver(TableSession& session, PlaybackQueue& playback, QObject* parent = nullptr);

    void setPace(CompanyPace pace) { m_pace = pace; }
    [[nodiscard]] CompanyPace pace() const { return m_pace; }
    /// Suspends thinking; the remaining time runs after resuming.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// Whoever is thinking answers now, and so do the others until the person is asked or the round is over. The
    /// results are still shown at their pace, unless the playback is skipped.
    void hurry();

    /// The question someone of the company is thinking about; empty while the cards before it are still being shown.
    [[nodiscard]] const std::optional<engine::Question>& thinking() const { return m_thinking; }

    /// No timer: time passes through advance() only, for tests.
    void setManualClock(bool manual);
    void advance(std::chrono::milliseconds time);

signals:
    /// Someone has begun to think, or nobody is thinking any more.
    void thinkingChanged();

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    void look();
    void think(std::optional<engine::Question> about);
    void answer();
    void run(std::chrono::milliseconds left);
    [[nodiscard]] std::chrono::milliseconds timeToThink() const;

    TableSession& m_session;
    PlaybackQueue& m_playback;
    CompanyPace m_pace = CompanyPace::Usual;
    std::optional<engine::Question> m_thinking;
    QBasicTimer m_timer;
    std::chrono::steady_clock::time_point m_since;
    std::chrono::milliseconds m_left{0};
    bool m_paused = false;
    bool m_hurried = false;
    bool m_manual = false;
};

} // namespace openshoe::session
