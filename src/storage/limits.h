// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows.h"

#include <functional>

namespace openshoe::storage {

class Database;
class Sql;

/// What a person can bind oneself to. The first four belong to an account, the last two to everybody who plays on the
/// data folder.
enum class LimitKind : std::uint8_t {
    Loss,      ///< most lost a day in a currency, in minor units
    Stake,     ///< most staked a day in a currency, in minor units
    Time,      ///< most played a day, in minutes
    Reminder,  ///< minutes played between two reminders
    Break,     ///< nothing is dealt for so many milliseconds
    Exclusion, ///< the same, for long
};

[[nodiscard]] inline bool isMoney(LimitKind kind) {
    return kind == LimitKind::Loss || kind == LimitKind::Stake;
}
[[nodiscard]] inline bool isPause(LimitKind kind) {
    return kind == LimitKind::Break || kind == LimitKind::Exclusion;
}
/// "loss", "stake", "time", "reminder", "break", "exclusion".
[[nodiscard]] const char* name(LimitKind kind);

/// Something a person has set. Rows are only added, never changed: the newest of an account, kind and currency holds.
/// Times are those of LimitClock.
struct LimitRow {
    std::int64_t id = 0;
    AccountId account = 0; ///< who set it
    LimitKind kind = LimitKind::Loss;
    std::string currency;              ///< of Loss and Stake; empty otherwise
    std::optional<std::int64_t> value; ///< in the kind's unit, above 0; nothing for no limit
    std::int64_t set = 0;              ///< when it was set
    std::int64_t from = 0;             ///< holds from then on; 0 for at once
    friend bool operator==(const LimitRow&, const LimitRow&) = default;
};

/// The time that limits are counted by, which a changed clock of the computer can't hurry (session/sureclock.h).
/// Milliseconds throughout.
struct LimitClock {
    std::int64_t wall = 0;     ///< the computer's clock when it was looked at last, since 1970 (UTC)
    std::int64_t uptime = 0;   ///< how long the computer had been running then
    std::string boot;          ///< which of its starts that was; empty where it doesn't tell
    std::int64_t passed = 0;   ///< the time, counted on from a moment at which it was the clock's
    std::int64_t doubtful = 0; ///< so much of it is known from the clock alone
    std::int64_t shift = 0;    ///< the clock less `passed`, at that moment
    friend bool operator==(const LimitClock&, const LimitClock&) = default;
};

struct LimitsKept {
    std::vector<LimitRow> rows;      ///< of all accounts, oldest first
    std::optional<LimitClock> clock; ///< nothing until the first row is there
};

/// A round that is over, as far as limits count it.
struct PlayedRound {
    QDateTime started;
    QDateTime ended;
    std::string currency;
    base::Money staked;
    base::Money returned;
};

/// The limits and breaks that people have set themselves. Each row has its seal.
class LimitStore {
public:
    explicit LimitStore(Database& db) : m_db(db) {}

    [[nodiscard]] base::Result<LimitsKept> read();
    /// Adds the row, whose id is given here, and keeps the clock with it.
    [[nodiscard]] base::Result<LimitRow> add(const LimitRow& row, const LimitClock& clock);
    /// Keeps how far the clock is; nothing happens where no limit was ever set.
    [[nodiscard]] base::Result<void> keepClock(const LimitClock& clock);
    /// The account's rounds begun at or after that time that are over, in their order. Stakes of a returned round
    /// count as nothing.
    [[nodiscard]] base::Result<std::vector<PlayedRound>> roundsSince(AccountId account, const QDateTime& from);

private:
    Database& m_db;
};

/// Tells each row of the limits that is missing, changed or too many. Internal to storage; errors are noted with Sql.
void checkLimits(Sql& sql, const std::function<void(base::Said detail, bool missing)>& report);

} // namespace openshoe::storage
