// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/names.h"
#include "session/daysums.h"
#include "session/sureclock.h"

namespace openshoe::session {

/// Which limit: of an account, and of a currency where it is money.
struct LimitKey {
    storage::LimitKind kind = storage::LimitKind::Loss;
    storage::AccountId account = 0;
    std::string currency; ///< of Loss and Stake; empty otherwise
};

/// A limit as it stands; its value in the kind's unit (storage::LimitKind), nothing for none.
struct LimitState {
    std::optional<std::int64_t> value;
    bool changes = false;             ///< another value is to come
    std::optional<std::int64_t> next; ///< which
    QDateTime at;                     ///< and when, by the computer's clock
};

/// Nothing is dealt to anybody.
struct Pause {
    storage::LimitKind kind = storage::LimitKind::Break; ///< Break or Exclusion
    std::int64_t leftMs = 0;
    QDateTime until; ///< by the computer's clock
};

/// Why nothing can be staked.
struct Hindrance {
    engine::Refusal refusal = engine::Refusal::LimitReached;
    storage::LimitKind kind = storage::LimitKind::Loss;
    base::Money left; ///< of Loss and Stake: what may still be staked today
    QDateTime until;  ///< when the pause is over, or the next day begins
};

/// What people have bound themselves to, and what follows from it at the moment of look(). A value without a disk.
///
/// - A limit of loss, stake or time is lowered at once; what raises or removes it holds a day later, unless the present
///   value is chosen again before. A reminder changes at once.
/// - A break and an exclusion hold for every account and can't be shortened or ended, only followed by a longer one.
/// - A round that has begun is played to its end, with all that it may still ask for: doubles, splits, insurance. So a
///   limit of loss or stake can be passed by these.
class Limits {
public:
    static constexpr std::int64_t minuteMs = 60'000;
    static constexpr std::int64_t dayMs = 24 * 60 * minuteMs;
    static constexpr std::int64_t mostMoney = 1'000'000'000'000'00; ///< minor units
    static constexpr std::int64_t mostMinutes = 24 * 60;
    static constexpr std::int64_t longestBreakMs = 30 * dayMs;
    static constexpr std::int64_t longestExclusionMs = 5 * 366 * dayMs;

    Limits() = default;
    explicit Limits(storage::LimitsKept kept) : m_kept(std::move(kept)) {}

    /// The moment at which everything else is asked.
    void look(const ClockReading& now);
    /// How far the clock is; nothing where no limit was ever set.
    [[nodiscard]] const std::optional<storage::LimitClock>& clock() const { return m_kept.clock; }
    /// Time is being counted: a pause, or a change to come.
    [[nodiscard]] bool isCounting() const;

    [[nodiscard]] LimitState limit(const LimitKey& key) const;
    /// The one that ends last.
    [[nodiscard]] std::optional<Pause> pause() const;
    /// What keeps the account from staking so much (above 0) besides what it has played on the day; null for nothing.
    [[nodiscard]] std::optional<Hindrance> hindrance(storage::AccountId account, const std::string& currency,
                                                     base::Money stake, const DaySums& day,
                                                     const QTimeZone& zone) const;

    /// The row that sets a limit of loss, stake, time or reminder, and the clock to keep with it. A value that can't be
    /// is an input error.
    [[nodiscard]] base::Result<storage::LimitRow> changed(const LimitKey& key, std::optional<std::int64_t> value) const;
    /// The row that begins a break (a minute to 30 days) or an exclusion (a day to five years). One that would end
    /// before the pause that runs is an input error.
    [[nodiscard]] base::Result<storage::LimitRow> paused(storage::LimitKind kind, storage::AccountId account,
                                                         std::int64_t ms) const;
    /// The clock to be kept with a row. After look().
    [[nodiscard]] storage::LimitClock clockToKeep() const;

private:
    struct Standing {
        std::optional<storage::LimitRow> row;
        std::optional<storage::LimitRow> next;
    };
    [[nodiscard]] Standing standing(const LimitKey& key) const;
    [[nodiscard]] std::int64_t time() const;
    [[nodiscard]] QDateTime wallTime(std::int64_t time) const;

    storage::LimitsKept m_kept;
    ClockReading m_now;
};

} // namespace openshoe::session
