// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/events.h"
#include "session/tempo.h"

#include <QBasicTimer>
#include <QObject>

#include <chrono>
#include <deque>

namespace openshoe::session {

/// How long an event is looked at before the next one comes. `next` is the event after it, null for the last.
[[nodiscard]] std::chrono::milliseconds durationOf(const engine::Event& event, const engine::Event* next, Tempo tempo);

/// The order in which the events of a round are shown: the engine's, but of side bets that are settled together the won
/// ones come first.
[[nodiscard]] engine::Events inShownOrder(engine::Events events);

/// What takes time at the table and is no event of the round.
enum class Moment {
    Collect,     ///< cards go to the tray, what was won to the player
    PlaceStakes, ///< stakes come from the player's side
    Outcome,     ///< the dealer has finished: the final total is said before the hands are paid
};
[[nodiscard]] std::chrono::milliseconds durationOf(Moment moment, Tempo tempo);

/// Plays events one after another, live and in replays: each is presented, then its duration passes, in the order of
/// inShownOrder(). Idle, without a timer, while there is nothing to play.
class PlaybackQueue : public QObject {
    Q_OBJECT

public:
    explicit PlaybackQueue(QObject* parent = nullptr) : QObject(parent) {}

    void setSpeed(Speed speed);
    [[nodiscard]] Speed speed() const { return m_tempo.speed; }
    void setReducedMotion(bool reduced) { m_tempo.reducedMotion = reduced; }
    /// Stepping: nothing is presented by itself, only by step().
    void setStepping(bool stepping);
    /// No time passes until that is over; skip() and step() still present what is left.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// No timer: time passes by advance() alone, for tests.
    void setManualClock(bool manual);

    /// Nothing is left to present and the last event's time is over.
    [[nodiscard]] bool isIdle() const { return m_events.empty() && !m_waiting; }
    [[nodiscard]] int pending() const { return static_cast<int>(m_events.size()); }
    /// How long that takes at the speed chosen.
    [[nodiscard]] std::chrono::milliseconds timeOf(Moment moment) const {
        return durationOf(moment, m_tempo);
    }
    [[nodiscard]] const Tempo& tempo() const { return m_tempo; }

    /// Presents nothing for that long, while the table is cleared. skip() ends it.
    void hold(std::chrono::milliseconds time);
    void enqueue(const engine::Events& events);
    /// Presents everything that is left at once.
    void skip();
    /// Presents the next event, whatever time is left of the present one.
    void step();
    /// Drops what is left without presenting it.
    void clear();
    /// Lets time pass.
    void advance(std::chrono::milliseconds time);

signals:
    /// These happen now, in this order; more than one where none but the last takes time.
    void present(const openshoe::engine::Events& events);
    /// The dealer has drawn the last card and it has been looked at: the hands are paid next. Not said where the queue
    /// is stepped or skipped, nor where nothing takes time.
    void dealerDone();
    /// All has been presented and its time is over.
    void finished();

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    void run();
    void wait(std::chrono::milliseconds time);
    void startTimer();
    [[nodiscard]] bool outcomeIsNext() const;

    std::deque<engine::Event> m_events;
    QBasicTimer m_timer;
    std::chrono::milliseconds m_left{0};
    std::chrono::steady_clock::time_point m_since; ///< when the timer began to run for what is left
    Tempo m_tempo;
    bool m_stepping = false;
    bool m_paused = false;
    bool m_manual = false;
    bool m_waiting = false;     ///< the last presented event's time is running
    bool m_dealersTurn = false; ///< the hole card has been turned, the outcome not yet said
};

} // namespace openshoe::session
