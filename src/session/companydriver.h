// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"
#include "session/company.h"
#include "session/playback.h"

#include <QBasicTimer>
#include <QObject>

#include <chrono>
#include <optional>

namespace openshoe::session {

class TableSession;

/// Lets the company of a table answer: once everything before the question has been shown, after the time that somebody
/// takes to think. Idle, without a timer, while nobody of the company is asked.
class CompanyDriver : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    CompanyDriver(TableSession& session, PlaybackQueue& playback, QObject* parent = nullptr);

    void setPace(CompanyPace pace) { m_pace = pace; }
    [[nodiscard]] CompanyPace pace() const { return m_pace; }
    /// Nobody goes on thinking; what time was left of it is left afterwards.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// Whoever is thinking answers now, and so do the others until the person is asked or the round is over. What their
    /// answers bring is still shown in its time, unless the playback is skipped.
    void hurry();

    /// What somebody of the company is thinking about; nothing while the cards before it are still being shown.
    [[nodiscard]] const std::optional<engine::Question>& thinking() const { return m_thinking; }

    /// No timer: time passes by advance() alone, for tests.
    void setManualClock(bool manual);
    void advance(std::chrono::milliseconds time);

signals:
    /// Somebody has begun to think, or nobody thinks any more.
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
