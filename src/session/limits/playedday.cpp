// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/limits/playedday.h"

#include <algorithm>

namespace openshoe::session {

QDateTime PlayedDay::beginOf(const QDateTime& now, const QTimeZone& zone) {
    return now.toTimeZone(zone).date().startOfDay(zone).toUTC();
}

void PlayedDay::goOnTo(const QDateTime& dayBegin) {
    if (begin.isValid() && dayBegin <= begin)
        return;
    begin = dayBegin;
    sums.clear();
    playedMs = 0;
}

void PlayedDay::add(const storage::PlayedRound& round) {
    if (round.started >= begin) {
        Sum& sum = sums[round.currency];
        sum.staked += round.staked;
        sum.returned += round.returned;
    }
    const std::int64_t took = round.started.msecsTo(round.ended) - stoppedMs(round.started, round.ended);
    const QDateTime end = round.started.addMSecs(std::min(took, pauseMs));
    const std::int64_t stopped = lastEnd ? stoppedMs(*lastEnd, round.started) : 0;
    const bool goesOn = lastEnd && *lastEnd <= round.started && lastEnd->msecsTo(round.started) - stopped <= pauseMs;
    const QDateTime from = std::max(goesOn ? lastEnd->addMSecs(stopped) : round.started, begin);
    playedMs += std::max<std::int64_t>(from.msecsTo(end), 0);
    lastEnd = round.ended;
}

std::int64_t PlayedDay::stoppedMs(const QDateTime& from, const QDateTime& until) const {
    std::int64_t sum = 0;
    for (const Stop& stop : stops)
        sum += std::max<std::int64_t>(std::max(stop.from, from).msecsTo(std::min(stop.until, until)), 0);
    return sum;
}

PlayedDay::Sum PlayedDay::in(const std::string& currency) const {
    const auto found = sums.find(currency);
    return found == sums.end() ? Sum{} : found->second;
}

} // namespace openshoe::session
