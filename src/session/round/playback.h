// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/events.h"
#include "session/round/tempo.h"

#include <QBasicTimer>
#include <QObject>

#include <chrono>
#include <deque>
#include <span>

namespace openshoe::session {

/// How long an event is shown before the next one. `next` is the event after it, null for the last.
[[nodiscard]] std::chrono::milliseconds durationOf(const engine::Event& event, const engine::Event* next, Tempo tempo);

/// The order in which a round's events are shown: the engine's, except that among side bets settled together the
/// winners come first.
[[nodiscard]] engine::Events inShownOrder(std::span<const engine::Event> events);

/// Things that take time at the table but are not events of the round.
enum class Moment {
    Collect,     ///< cards go to the tray, winnings to the player
    PlaceStakes, ///< stakes come from the player's side
    Shuffle,     ///< the cards in the tray become a new shoe
    Outcome,     ///< the dealer has finished: the final total is announced before the hands are paid
    Land,        ///< a card flies, lands and turns over
    Bust,        ///< a hand's last card has turned over: its stakes are collected, and that is read
    PayNow,      ///< a blackjack is paid before the dealer plays
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
    /// When stepping, nothing is presented automatically, only by step().
    void setStepping(bool stepping);
    /// While paused no time passes; skip() and step() still present what remains.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// No timer: time passes through advance() only, for tests.
    void setManualClock(bool manual);

    /// Nothing remains to be presented, and the last event's time is over.
    [[nodiscard]] bool isIdle() const { return m_events.empty() && !m_waiting; }
    [[nodiscard]] int pending() const { return static_cast<int>(m_events.size()); }
    /// How long that takes at the chosen speed.
    [[nodiscard]] std::chrono::milliseconds timeOf(Moment moment) const {
        return durationOf(moment, m_tempo);
    }
    [[nodiscard]] const Tempo& tempo() const { return m_tempo; }

    /// Presents nothing for that long, while the table is cleared. skip() ends it.
    void hold(std::chrono::milliseconds time);
    /// For slots of present(): the events being presented take that much longer. Does nothing for what is skipped or
    /// stepped.
    void linger(std::chrono::milliseconds time);
    /// For slots of present(): the card being presented busts its hand, which is to be seen once it has landed.
    /// False if it lies there at once; otherwise landed() follows, and then a while to see it.
    [[nodiscard]] bool awaitLanding();
    void enqueue(const engine::Events& events);
    /// Presents everything that remains at once.
    void skip();
    /// Presents the next event, whatever time the current one has left.
    void step();
    /// Drops what remains without presenting it.
    void clear();
    /// Lets time pass.
    void advance(std::chrono::milliseconds time);

signals:
    /// These happen now, in this order; more than one if only the last takes time.
    void present(const openshoe::engine::Events& events);
    /// The dealer's last card has been drawn and looked at: the hands are paid next. Not emitted if the queue is
    /// stepped or skipped, or if nothing takes time.
    void dealerDone();
    /// See awaitLanding().
    void landed();
    /// Everything has been presented and its time is over.
    void finished();

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    void run();
    void wait(std::chrono::milliseconds time);
    void startTimer();
    void endLanding();
    [[nodiscard]] bool outcomeIsNext() const;
    /// Whether the dealer's turn begins with this event. To be asked for each event, in order.
    [[nodiscard]] bool beginsDealersTurn(const engine::Event& event);

    std::deque<engine::Event> m_events;
    QBasicTimer m_timer;
    std::chrono::milliseconds m_left{0};
    std::chrono::steady_clock::time_point m_since; ///< when the timer started for the time left
    Tempo m_tempo;
    std::chrono::milliseconds m_afterLanding{0}; ///< how long a bust is shown once its card has landed; 0: none is
    bool m_stepping = false;
    bool m_paused = false;
    bool m_manual = false;
    bool m_running = false;     ///< events are being presented in their own time
    bool m_waiting = false;     ///< the last presented event's time is running
    bool m_inTurns = false;     ///< hands are played: a second card that the dealer draws now begins the dealer's turn
    bool m_dealersTurn = false; ///< which has begun, the outcome not yet announced
};

} // namespace openshoe::session
