// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/limits/limits.h"

#include <algorithm>
#include <fmt/format.h>

namespace openshoe::session {

using base::inputError;
using base::Money;
using base::Result;
using base::said;
using engine::Refusal;
using storage::LimitKind;
using storage::LimitRow;

namespace {

// The end of a countdown: the end of a pause, or the start of a change.
std::int64_t countsTo(const LimitRow& row) {
    return isPause(row.kind) ? row.set + row.value.value_or(0) : row.from;
}

} // namespace

bool Limits::isCounting() const {
    return m_kept.clock && std::ranges::any_of(m_kept.rows, [&](const LimitRow& row) {
               return countsTo(row) > surelyPassed(*m_kept.clock);
           });
}

void Limits::look(const ClockReading& now) {
    m_now = now;
    if (m_kept.clock)
        advance(*m_kept.clock, now, isCounting());
}

std::int64_t Limits::time() const {
    return timeOf(clockToKeep());
}

QDateTime Limits::wallTime(std::int64_t time) const {
    return QDateTime::fromMSecsSinceEpoch(wallAt(clockToKeep(), time)).toUTC();
}

storage::LimitClock Limits::clockToKeep() const {
    if (m_kept.clock)
        return *m_kept.clock;
    storage::LimitClock clock;
    advance(clock, m_now, false);
    return clock;
}

// Rows record what was requested and when; one that had not taken effect when another was set never does.
Limits::Standing Limits::standing(const LimitKey& key) const {
    Standing now;
    const auto goOnTo = [&](std::int64_t time) {
        if (now.next && now.next->from <= time)
            now.row = std::exchange(now.next, std::nullopt);
    };
    for (const LimitRow& row : m_kept.rows) {
        if (row.kind != key.kind || row.account != key.account || row.currency != key.currency)
            continue;
        goOnTo(row.set);
        now.next.reset();
        (row.from == 0 ? now.row : now.next) = row;
    }
    goOnTo(time());
    return now;
}

LimitState Limits::limit(const LimitKey& key) const {
    const Standing now = standing(key);
    LimitState state{.value = now.row ? now.row->value : std::nullopt};
    if (now.next) {
        state.changes = true;
        state.next = now.next->value;
        state.at = wallTime(now.next->from);
    }
    return state;
}

std::optional<Pause> Limits::pause() const {
    std::optional<Pause> longest;
    for (const LimitRow& row : m_kept.rows) {
        const std::int64_t left = countsTo(row) - time();
        if (isPause(row.kind) && left > 0 && (!longest || left > longest->leftMs))
            longest = Pause{.kind = row.kind, .leftMs = left, .until = wallTime(countsTo(row))};
    }
    return longest;
}

std::optional<Hindrance> Limits::hindrance(storage::AccountId account, const std::string& currency, Money stake,
                                           const PlayedDay& day, const QTimeZone& zone) const {
    if (const auto running = pause())
        return Hindrance{Refusal::SelfExcluded, running->kind, {}, running->until};
    const QDateTime tomorrow = day.begin.toTimeZone(zone).date().addDays(1).startOfDay(zone).toUTC();
    const auto most = limit({LimitKind::Time, account, {}}).value;
    if (most && day.playedMs / minuteMs >= *most)
        return Hindrance{Refusal::LimitReached, LimitKind::Time, {}, tomorrow};
    const PlayedDay::Sum sum = day.in(currency);
    for (const auto& [kind, used] : {std::pair(LimitKind::Stake, sum.staked), std::pair(LimitKind::Loss, sum.lost())}) {
        const auto value = limit({kind, account, currency}).value;
        if (value && used + stake > Money::minor(*value))
            return Hindrance{Refusal::LimitReached, kind, std::max(Money::minor(*value) - used, Money{}), tomorrow};
    }
    return std::nullopt;
}

std::optional<LimitKind> Limits::obstacleToDeleting(storage::AccountId account) const {
    if (const auto running = pause())
        return running->kind;
    for (const LimitRow& row : m_kept.rows) {
        if (row.account == account && !isPause(row.kind) && row.kind != LimitKind::Reminder &&
            limit({row.kind, account, row.currency}).value)
            return row.kind;
    }
    return std::nullopt;
}

Result<LimitRow> Limits::changed(const LimitKey& key, std::optional<std::int64_t> value) const {
    if (isPause(key.kind) || isMoney(key.kind) == key.currency.empty())
        //: Where something is wrong: what somebody may lose, stake or play at most
        return inputError(said("Errors", "limit"), said("Errors", "a money limit has a currency, any other has none"));
    const std::int64_t most = isMoney(key.kind) ? mostMoney : mostMinutes;
    if (value && (*value <= 0 || *value > most))
        return inputError(said("Errors", "limit"),
                          isMoney(key.kind)
                              ? said("Errors", "an amount above 0 and at most {}").with(Money::minor(most).text())
                              : said("Errors", "1 to {} minutes").with(most));
    const auto present = standing(key).row;
    const bool lower = value && (!present || !present->value || *value <= *present->value);
    const bool none = !value && (!present || !present->value);
    LimitRow row{.account = key.account, .kind = key.kind, .currency = key.currency, .value = value, .set = time()};
    if (!lower && !none && key.kind != LimitKind::Reminder)
        row.from = row.set + dayMs;
    return row;
}

Result<LimitRow> Limits::paused(LimitKind kind, storage::AccountId account, std::int64_t ms) const {
    const bool isBreak = kind == LimitKind::Break;
    if (!isPause(kind) || ms < (isBreak ? minuteMs : dayMs) || ms > (isBreak ? longestBreakMs : longestExclusionMs))
        return inputError(
            //: Where something is wrong: a time without play
            said("Errors", "break"),
            said("Errors", "a break lasts from a minute to 30 days, an exclusion from a day to five years"));
    if (const auto running = pause(); running && running->leftMs > ms)
        return inputError(said("Errors", "break"),
                          said("Errors", "one that ends later is already running; it can't be shortened"));
    return LimitRow{.account = account, .kind = kind, .value = ms, .set = time()};
}

} // namespace openshoe::session
