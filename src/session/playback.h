// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/events.h"

#include <QBasicTimer>
#include <QObject>

#include <chrono>
#include <deque>

namespace openshoe::session {

enum class Speed { Off, Fast, Normal, Slow };

/// How long an event is looked at before the next one comes. `next` is the event after it, null for the last.
/// Off: nothing takes time. Reduced motion: what moves is cross-faded, so only what is to be read takes time.
[[nodiscard]] std::chrono::milliseconds durationOf(const engine::Event& event, const engine::Event* next, Speed speed,
                                                   bool reducedMotion);

/// Plays events one after another, live and in replays: each is presented, then its duration passes. The order is the
/// engine's, except that won side bets come before lost ones. Idle, without a timer, while there is nothing to play.
class PlaybackQueue : public QObject {
    Q_OBJECT

public:
    explicit PlaybackQueue(QObject* parent = nullptr) : QObject(parent) {}

    void setSpeed(Speed speed);
    [[nodiscard]] Speed speed() const { return m_speed; }
    void setReducedMotion(bool reduced) { m_reducedMotion = reduced; }
    /// Stepping: nothing is presented by itself, only by step().
    void setStepping(bool stepping);
    /// No timer: time passes by advance() alone, for tests.
    void setManualClock(bool manual);

    /// Nothing is left to present and the last event's time is over.
    [[nodiscard]] bool isIdle() const { return m_events.empty() && !m_waiting; }
    [[nodiscard]] int pending() const { return static_cast<int>(m_events.size()); }

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
    /// All has been presented and its time is over.
    void finished();

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    void run();
    void startTimer();

    std::deque<engine::Event> m_events;
    QBasicTimer m_timer;
    std::chrono::milliseconds m_left{0};
    Speed m_speed = Speed::Normal;
    bool m_reducedMotion = false;
    bool m_stepping = false;
    bool m_manual = false;
    bool m_waiting = false; ///< the last presented event's time is running
};

} // namespace openshoe::session
