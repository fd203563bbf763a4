// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/record/limits.h"

#include <QTimeZone>

#include <map>
#include <vector>

namespace openshoe::session {

/// A time in which the program couldn't run: it was stopped, or the computer was asleep.
struct Stop {
    QDateTime from;
    QDateTime until;
};

/// What an account has played on one day, as its limits count it.
///
/// - A day runs from midnight to midnight in the person's time zone; a round's stakes and result belong to the day it
///   began.
/// - Time played runs from Deal to the end of the round, and on to the next Deal if that follows within five minutes. A
///   longer round (someone has walked away) counts as five. A stop isn't counted at all.
struct PlayedDay {
    struct Sum {
        base::Money staked;
        base::Money returned;
        /// Positive if more was lost than won.
        [[nodiscard]] base::Money lost() const { return staked - returned; }
        friend bool operator==(const Sum&, const Sum&) = default;
    };
    static constexpr std::int64_t pauseMs = 5 * 60'000;

    QDateTime begin;                 ///< of the day
    std::map<std::string, Sum> sums; ///< by currency
    std::int64_t playedMs = 0;
    std::optional<QDateTime> lastEnd; ///< end of the round that finished last
    std::vector<Stop> stops;          ///< as far as they are known

    /// The start of the day containing `now`. Where clocks go forward at midnight it is later than that.
    [[nodiscard]] static QDateTime beginOf(const QDateTime& now, const QTimeZone& zone);
    /// Rounds that began earlier add nothing to the day.
    [[nodiscard]] static QDateTime earliestRound(const QDateTime& begin) { return begin.addMSecs(-2 * pauseMs); }

    /// Starts that day if it is later than the present one. A clock set back doesn't bring an earlier day back.
    void goOnTo(const QDateTime& dayBegin);
    /// Adds a finished round. Rounds must come in order; if a clock was set back, their time counts as 0.
    void add(const storage::PlayedRound& round);
    [[nodiscard]] Sum in(const std::string& currency) const;

private:
    [[nodiscard]] std::int64_t stoppedMs(const QDateTime& from, const QDateTime& until) const;
};

} // namespace openshoe::session
