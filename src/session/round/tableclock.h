// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QObject>

#include <chrono>

namespace openshoe::session {

/// A countdown for decisions and betting. Ticks ten times a second while running, and not otherwise. Time counts only
/// while the program runs: stopped, suspended with the computer or busy, it can't be answered.
class TableClock : public QObject {
    Q_OBJECT

public:
    explicit TableClock(QObject* parent = nullptr) : QObject(parent) {}

    /// Starts now; 0 stops it.
    void start(std::chrono::milliseconds total);
    void stop();
    /// While paused no time passes; a countdown may be started meanwhile.
    void setPaused(bool paused);
    [[nodiscard]] bool isRunning() const { return m_total.count() > 0; }
    /// 1 … 0, or -1 while not running.
    [[nodiscard]] double fraction() const;
    /// Whole seconds left, rounded up.
    [[nodiscard]] int secondsLeft() const;
    /// The last seconds are signalled one by one.
    static constexpr int lastSeconds = 5;
    /// The most that counts from one tick to the next.
    static constexpr std::chrono::milliseconds longestTick{250};
    /// No timer: time passes through advance() only, for tests.
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
