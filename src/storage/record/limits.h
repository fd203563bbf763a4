// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"

namespace openshoe::storage {

class Database;

/// What a person can restrict. The first four apply to an account, the last two to everyone who plays on the data
/// folder.
enum class LimitKind : std::uint8_t {
    Loss,      ///< maximum loss per day and currency, in minor units
    Stake,     ///< maximum staked per day and currency, in minor units
    Time,      ///< maximum time played per day, in minutes
    Reminder,  ///< minutes of play between two reminders
    Break,     ///< no dealing for this many milliseconds
    Exclusion, ///< the same, for longer
};

[[nodiscard]] inline bool isMoney(LimitKind kind) {
    return kind == LimitKind::Loss || kind == LimitKind::Stake;
}
[[nodiscard]] inline bool isPause(LimitKind kind) {
    return kind == LimitKind::Break || kind == LimitKind::Exclusion;
}
/// "loss", "stake", "time", "reminder", "break", "exclusion".
[[nodiscard]] const char* name(LimitKind kind);

/// Something a person has set. Rows are only added, never changed: the newest for an account, kind and currency
/// applies. Times are LimitClock's.
struct LimitRow {
    std::int64_t id = 0;
    AccountId account = 0; ///< who set it
    LimitKind kind = LimitKind::Loss;
    std::string currency;              ///< for Loss and Stake; empty otherwise
    std::optional<std::int64_t> value; ///< in the kind's unit, above 0; empty for no limit
    std::int64_t set = 0;              ///< when it was set
    std::int64_t from = 0;             ///< in effect from then on; 0 for at once
    friend bool operator==(const LimitRow&, const LimitRow&) = default;
};

/// The time that limits are measured by, which changing the computer's clock can't speed up
/// (session/limits/sureclock.h). All values are in milliseconds.
struct LimitClock {
    std::int64_t wall = 0;     ///< the computer's clock at the last reading, since 1970 (UTC)
    std::int64_t uptime = 0;   ///< how long the computer had been running then
    std::string boot;          ///< identifies that boot; empty if unknown
    std::int64_t passed = 0;   ///< this clock's time, counted on from a moment when it equalled the computer's
    std::int64_t doubtful = 0; ///< how much of it rests on the computer's clock alone
    std::int64_t shift = 0;    ///< the computer's clock minus `passed`, at that moment
    friend bool operator==(const LimitClock&, const LimitClock&) = default;
};

struct LimitRecord {
    std::vector<LimitRow> rows;      ///< of all accounts, oldest first
    std::optional<LimitClock> clock; ///< empty until the first row is added
};

/// A finished round, as limits count it.
struct PlayedRound {
    QDateTime started;
    QDateTime ended;
    std::string currency;
    base::Money staked;
    base::Money returned;
};

/// The limits and breaks people have set for themselves. Each row is sealed.
class LimitStore {
public:
    explicit LimitStore(Database& db) : m_db(db) {}

    [[nodiscard]] base::Result<LimitRecord> read();
    /// Adds the row, assigning its id, and stores the clock with it.
    [[nodiscard]] base::Result<LimitRow> add(const LimitRow& row, const LimitClock& clock);
    /// Stores the clock's progress; does nothing if no limit was ever set.
    [[nodiscard]] base::Result<void> keepClock(const LimitClock& clock);
    /// The account's finished rounds that began at or after that time, in order. Stakes of a returned round count as 0.
    [[nodiscard]] base::Result<std::vector<PlayedRound>> roundsSince(AccountId account, const QDateTime& from);

private:
    Database& m_db;
};

} // namespace openshoe::storage
