// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/limits/sureclock.h"

#include <QDateTime>
#include <QFile>
#include <QUuid>

#include <algorithm>
#include <chrono>
#include <ctime>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

namespace openshoe::session {

namespace {

/// Goes on while the computer sleeps.
std::int64_t uptimeNow() {
#ifdef Q_OS_WIN
    return static_cast<std::int64_t>(GetTickCount64());
#else
#ifdef CLOCK_BOOTTIME
    timespec time{};
    if (clock_gettime(CLOCK_BOOTTIME, &time) == 0)
        return std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
#endif
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
#endif
}

std::string nameOfBoot() {
    QFile file(QStringLiteral("/proc/sys/kernel/random/boot_id"));
    const QByteArray told = file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
    return (told.isEmpty() ? QUuid::createUuid().toByteArray(QUuid::WithoutBraces) : told).toStdString();
}

} // namespace

ClockReading readClock() {
    static const std::string boot = nameOfBoot();
    return {.wall = QDateTime::currentMSecsSinceEpoch(), .uptime = uptimeNow(), .boot = boot};
}

void advance(storage::LimitClock& clock, const ClockReading& now, bool counting) {
    if (!counting) {
        clock.passed = std::max(timeOf(clock), now.wall);
        clock.doubtful = 0;
        clock.shift = now.wall - clock.passed;
    } else if (!now.boot.empty() && now.boot == clock.boot && now.uptime >= clock.uptime) {
        clock.passed += now.uptime - clock.uptime;
    } else {
        const std::int64_t gap = std::max<std::int64_t>(now.wall - clock.wall, 0);
        clock.passed += gap;
        clock.doubtful += gap;
    }
    clock.wall = now.wall;
    clock.uptime = now.uptime;
    clock.boot = now.boot;
}

std::int64_t timeOf(const storage::LimitClock& clock) {
    const std::int64_t behind = clock.shift - (clock.wall - clock.passed);
    return clock.passed - std::clamp<std::int64_t>(behind, 0, std::max<std::int64_t>(clock.doubtful, 0));
}

std::int64_t surelyPassed(const storage::LimitClock& clock) {
    return clock.passed - clock.doubtful;
}

std::int64_t wallAt(const storage::LimitClock& clock, std::int64_t time) {
    return clock.wall + (time - timeOf(clock));
}

} // namespace openshoe::session
