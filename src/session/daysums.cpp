// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/daysums.h"

#include <algorithm>

namespace openshoe::session {

QDateTime DaySums::beginOf(const QDateTime& now, const QTimeZone& zone) {
    return now.toTimeZone(zone).date().startOfDay(zone).toUTC();
}

void DaySums::goOnTo(const QDateTime& dayBegin) {
    if (begin.isValid() && dayBegin <= begin)
        return;
    begin = dayBegin;
    sums.clear();
    playedMs = 0;
}

void DaySums::add(const storage::PlayedRound& round) {
    if (round.started >= begin) {
        Sum& sum = sums[round.currency];
        sum.staked += round.staked;
        sum.returned += round.returned;
    }
    const QDateTime end = std::min(round.ended, round.started.addMSecs(pauseMs));
    const bool goesOn = lastEnd && *lastEnd <= round.started && lastEnd->msecsTo(round.started) <= pauseMs;
    const QDateTime from = std::max(goesOn ? *lastEnd : round.started, begin);
    playedMs += std::max<std::int64_t>(from.msecsTo(end), 0);
    lastEnd = round.ended;
}

DaySums::Sum DaySums::in(const std::string& currency) const {
    const auto found = sums.find(currency);
    return found == sums.end() ? Sum{} : found->second;
}

} // namespace openshoe::session
