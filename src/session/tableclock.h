// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QObject>

#include <chrono>

namespace openshoe::session {

/// A countdown: for a decision, for betting. Ticks ten times a second while it runs, and not at all else.
class TableClock : public QObject {
    Q_OBJECT

public:
    explicit TableClock(QObject* parent = nullptr) : QObject(parent) {}

    /// Runs from now; 0 stops it.
    void start(std::chrono::milliseconds total);
    void stop();
    /// No time passes until that is over; a countdown may begin meanwhile.
    void setPaused(bool paused);
    [[nodiscard]] bool isRunning() const { return m_total.count() > 0; }
    /// 1 … 0, -1 while it doesn't run.
    [[nodiscard]] double fraction() const;
    /// Whole seconds left, rounded up.
    [[nodiscard]] int secondsLeft() const;
    /// The last seconds are told one by one.
    static constexpr int lastSeconds = 5;
    /// No timer: time passes by advance() alone, for tests.
    void setManualClock(bool manual) { m_manual = manual; }
    void advance(std::chrono::milliseconds time);

signals:
    void changed();
    /// Another of the last seconds has begun.
    void ticked();
    void timeUp();

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    void run();

    QBasicTimer m_timer;
    std::chrono::milliseconds m_total{0};
    std::chrono::milliseconds m_left{0};
    std::chrono::steady_clock::time_point m_last;
    bool m_paused = false;
    bool m_manual = false;
};

} // namespace openshoe::session
