// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/limits.h"

#include <QTimeZone>

#include <map>

namespace openshoe::session {

/// What an account has played on one day, as its limits count it.
///
/// - A day goes from midnight to midnight where the person is; a round's stakes and result belong to the day it began.
/// - Time played is from Deal to the end of the round, and on to the next Deal if that comes within five minutes. A
///   round that takes longer (somebody has gone away) counts five.
struct DaySums {
    struct Sum {
        base::Money staked;
        base::Money returned;
        /// Above nothing if more was lost than won.
        [[nodiscard]] base::Money lost() const { return staked - returned; }
        friend bool operator==(const Sum&, const Sum&) = default;
    };
    static constexpr std::int64_t pauseMs = 5 * 60'000;

    QDateTime begin;                 ///< of the day
    std::map<std::string, Sum> sums; ///< by currency
    std::int64_t playedMs = 0;
    std::optional<QDateTime> lastEnd; ///< of the round that was over last

    /// The beginning of the day in which `now` lies. Where clocks are put forward at midnight it begins later.
    [[nodiscard]] static QDateTime beginOf(const QDateTime& now, const QTimeZone& zone);
    /// Rounds that began earlier add nothing to the day.
    [[nodiscard]] static QDateTime earliestRound(const QDateTime& begin) { return begin.addMSecs(-2 * pauseMs); }

    /// A day begins if it is a later one. A clock put back doesn't bring an earlier one back.
    void goOnTo(const QDateTime& dayBegin);
    /// A round is over. Rounds must come in their order; a clock put back makes their time nothing.
    void add(const storage::PlayedRound& round);
    [[nodiscard]] Sum in(const std::string& currency) const;
};

} // namespace openshoe::session
