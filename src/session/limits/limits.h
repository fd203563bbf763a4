// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/names.h"
#include "session/limits/playedday.h"
#include "session/limits/sureclock.h"

namespace openshoe::session {

/// Identifies a limit: its account and, for money, its currency.
struct LimitKey {
    storage::LimitKind kind = storage::LimitKind::Loss;
    storage::AccountId account = 0;
    std::string currency; ///< for Loss and Stake; empty otherwise
};

/// A limit's present state; values in the kind's unit (storage::LimitKind), empty for no limit.
struct LimitState {
    std::optional<std::int64_t> value;
    bool changes = false;             ///< another value will take effect
    std::optional<std::int64_t> next; ///< that value
    QDateTime at;                     ///< and when, by the computer's clock
};

/// A time in which nothing is dealt to anyone.
struct Pause {
    storage::LimitKind kind = storage::LimitKind::Break; ///< Break or Exclusion
    std::int64_t leftMs = 0;
    QDateTime until; ///< by the computer's clock
};

/// Why nothing can be staked.
struct Hindrance {
    engine::Refusal refusal = engine::Refusal::LimitReached;
    storage::LimitKind kind = storage::LimitKind::Loss;
    base::Money left; ///< for Loss and Stake: what may still be staked today
    QDateTime until;  ///< when the pause ends, or the next day begins
};

/// The limits people have set for themselves and what follows from them at the moment of look(). A value type,
/// independent of any disk.
///
/// - A limit of loss, stake or time is lowered at once; raising or removing it takes effect a day later, unless the
///   present value is chosen again first. A reminder changes at once.
/// - A break or an exclusion applies to every account and can't be shortened or ended, only followed by a longer one.
/// - A round that has begun is played to its end, with everything it may still ask for: doubles, splits, insurance.
///   These can therefore exceed a limit of loss or stake.
class Limits {
public:
    static constexpr std::int64_t minuteMs = 60'000;
    static constexpr std::int64_t dayMs = 24 * 60 * minuteMs;
    static constexpr std::int64_t mostMoney = 1'000'000'000'000'00; ///< minor units
    static constexpr std::int64_t mostMinutes = 24 * 60;
    static constexpr std::int64_t longestBreakMs = 30 * dayMs;
    static constexpr std::int64_t longestExclusionMs = 5 * 366 * dayMs;

    Limits() = default;
    explicit Limits(storage::LimitRecord kept) : m_kept(std::move(kept)) {}

    /// Sets the moment that all other calls refer to.
    void look(const ClockReading& now);
    /// The clock's progress; empty if no limit was ever set.
    [[nodiscard]] const std::optional<storage::LimitClock>& clock() const { return m_kept.clock; }
    /// Whether time is being counted, for a pause or a pending change.
    [[nodiscard]] bool isCounting() const;

    [[nodiscard]] LimitState limit(const LimitKey& key) const;
    /// The one that ends last.
    [[nodiscard]] std::optional<Pause> pause() const;
    /// What keeps the account from staking that amount (above 0) in addition to what it has played on the day; nullopt
    /// if nothing does.
    [[nodiscard]] std::optional<Hindrance> hindrance(storage::AccountId account, const std::string& currency,
                                                     base::Money stake, const PlayedDay& day,
                                                     const QTimeZone& zone) const;

    /// What forbids deleting the account now; nullopt if nothing does. Its limits and the break it has begun
    /// would go with it, and nobody is to get rid of those sooner than by removing them: a limit of loss, stake or time
    /// must be gone first, which takes a day, and no break or exclusion may be running.
    [[nodiscard]] std::optional<storage::LimitKind> obstacleToDeleting(storage::AccountId account) const;

    /// The row that sets a limit of loss, stake, time or reminder, to be stored with clockToKeep(). An invalid value is
    /// an input error.
    [[nodiscard]] base::Result<storage::LimitRow> changed(const LimitKey& key, std::optional<std::int64_t> value) const;
    /// The row that begins a break (a minute to 30 days) or an exclusion (a day to five years). One that would end
    /// before the present pause is an input error.
    [[nodiscard]] base::Result<storage::LimitRow> paused(storage::LimitKind kind, storage::AccountId account,
                                                         std::int64_t ms) const;
    /// The clock to store with a row. Call after look().
    [[nodiscard]] storage::LimitClock clockToKeep() const;

private:
    struct Standing {
        std::optional<storage::LimitRow> row;
        std::optional<storage::LimitRow> next;
    };
    [[nodiscard]] Standing standing(const LimitKey& key) const;
    [[nodiscard]] std::int64_t time() const;
    [[nodiscard]] QDateTime wallTime(std::int64_t time) const;

    storage::LimitRecord m_kept;
    ClockReading m_now;
};

} // namespace openshoe::session
