// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/round/tableclock.h"

#include <QTimerEvent>

#include <algorithm>
#include <utility>

namespace openshoe::session {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

void TableClock::start(milliseconds total) {
    m_timer.stop();
    m_total = m_left = total;
    run();
    emit changed();
}

void TableClock::run() {
    m_last = steady_clock::now();
    if (isRunning() && !m_manual && !m_paused)
        m_timer.start(100, this);
}

void TableClock::setPaused(bool paused) {
    if (std::exchange(m_paused, paused) == paused)
        return;
    m_timer.stop();
    run();
}

void TableClock::stop() {
    if (!isRunning())
        return;
    m_timer.stop();
    m_total = m_left = 0ms;
    emit changed();
}

double TableClock::fraction() const {
    return isRunning() ? static_cast<double>(m_left.count()) / static_cast<double>(m_total.count()) : -1.0;
}

int TableClock::secondsLeft() const {
    return static_cast<int>((m_left.count() + 999) / 1000);
}

void TableClock::advance(milliseconds time) {
    if (!isRunning() || m_paused)
        return;
    const int before = secondsLeft();
    m_left -= std::min(time, m_left);
    if (m_left > 0ms) {
        emit changed();
        if (isRunning() && secondsLeft() < before && secondsLeft() <= lastSeconds)
            emit ticked();
        return;
    }
    stop();
    emit timeUp();
}

void TableClock::timerEvent(QTimerEvent* event) {
    if (event->timerId() != m_timer.timerId())
        return;
    const auto now = steady_clock::now();
    const auto passed = std::chrono::duration_cast<milliseconds>(now - m_last);
    m_last += passed;
    advance(std::min(passed, longestTick));
}

} // namespace openshoe::session

#include "moc_tableclock.cpp"
