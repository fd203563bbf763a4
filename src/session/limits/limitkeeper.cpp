// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/limits/limitkeeper.h"

#include "session/limits/pausemarker.h"
#include "session/round/me.h"
#include "session/table/keeping.h"
#include "session/table/tablesession.h"
#include "session/table/whendone.h"

#include <algorithm>
#include <utility>

namespace openshoe::session {

using base::Result;
using base::said;
using storage::LimitKind;
using storage::Tables;

namespace {

/// How far apart two clocks of the same pause may be, because they are read one after the other.
constexpr std::int64_t toleranceMs = Limits::minuteMs;

QDateTime wallTime(const ClockReading& now) {
    return QDateTime::fromMSecsSinceEpoch(now.wall).toUTC();
}

// Reconciles this store's pause with the marker's: the longer one goes into both.
Result<void> agreeWithMarker(Tables& tables, storage::AccountId account, const ClockReading& now, const QString& folder,
                             LimitsRead& read) {
    auto marker = readPauseMarker(folder);
    const std::int64_t marked = marker ? marker->left(now) : 0;
    const auto own = read.limits.pause();
    if (marked > (own ? own->leftMs : 0) + toleranceMs) {
        const storage::LimitClock clock = read.limits.clockToKeep();
        const storage::LimitRow row{.account = account, .kind = marker->kind, .value = marked, .set = timeOf(clock)};
        OPENSHOE_TRY(added, tables.limits.add(row, clock));
        OPENSHOE_TRY(kept, tables.limits.read());
        read.limits = Limits(std::move(*kept));
        read.limits.look(now);
        read.takenOver = read.limits.pause();
    }
    if (const auto running = read.limits.pause()) {
        const storage::LimitClock clock = read.limits.clockToKeep();
        const auto written = writePauseMarker(folder, {running->kind, timeOf(clock) + running->leftMs, clock});
        if (!written)
            read.unmarked = written.error();
    }
    return {};
}

} // namespace

Result<LimitsRead> readLimits(Tables& tables, storage::AccountId account, const ClockReading& now,
                              const QTimeZone& zone, const QString& markerFolder, std::vector<Stop> stops) {
    LimitsRead read;
    read.day.stops = std::move(stops);
    OPENSHOE_TRY(kept, tables.limits.read());
    read.limits = Limits(std::move(*kept));
    read.limits.look(now);
    if (!markerFolder.isEmpty()) {
        OPENSHOE_TRY(agreed, agreeWithMarker(tables, account, now, markerFolder, read));
    }
    read.day.goOnTo(PlayedDay::beginOf(wallTime(now), zone));
    OPENSHOE_TRY(rounds, tables.limits.roundsSince(account, PlayedDay::earliestRound(read.day.begin)));
    try {
        for (const storage::PlayedRound& round : *rounds)
            read.day.add(round);
    } catch (const base::MoneyOverflow&) { // only in a damaged file
        return base::environmentError({}, said("Errors", "the day's rounds add up to more than a wallet can hold"));
    }
    return read;
}

LimitKeeper::LimitKeeper(QString markerFolder, ReadClock clock, QObject* parent)
    : QObject(parent), m_markerFolder(std::move(markerFolder)), m_clock(std::move(clock)) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        look();
        emit changed();
    });
    m_beat.setInterval(beatMs);
    connect(&m_beat, &QTimer::timeout, this, &LimitKeeper::beat);
    look();
}

LimitKeeper::~LimitKeeper() = default;

QDateTime LimitKeeper::now() const {
    return wallTime(m_clock());
}

// Also sets the timer: whatever is counted down ends by itself, and so does the day.
void LimitKeeper::look() {
    const ClockReading now = m_clock();
    m_limits.look(now);
    m_day.goOnTo(PlayedDay::beginOf(wallTime(now), QTimeZone::systemTimeZone()));
    const auto running = m_limits.pause();
    m_timer.start(static_cast<int>(running ? std::clamp<std::int64_t>(running->leftMs + 1, 1, Limits::minuteMs)
                                           : Limits::minuteMs));
    if (m_store && m_limits.isCounting())
        (void)m_store->post(
            [clock = m_limits.clockToKeep()](Tables& tables) { return tables.limits.keepClock(clock); });
}

void LimitKeeper::open(storage::Store& store, storage::AccountId account) {
    m_store = &store;
    m_link = std::make_unique<QObject>();
    m_account = account;
    refresh();
}

void LimitKeeper::use(storage::AccountId account) {
    m_account = account;
    refresh();
}

void LimitKeeper::close() {
    m_link.reset();
    m_store = nullptr;
}

void LimitKeeper::refresh() {
    if (!m_store || m_account == 0)
        return;
    session::whenDone(m_store->post([account = m_account, now = m_clock(), folder = m_markerFolder,
                                     stops = m_stops](Tables& tables) {
        return readLimits(tables, account, now, QTimeZone::systemTimeZone(), folder, stops);
    }),
                      m_link.get(), [this, account = m_account](const Result<LimitsRead>& read) {
                          if (!read)
                              emit failed(read.error());
                          else if (account == m_account)
                              take(*read);
                      });
}

void LimitKeeper::take(const LimitsRead& read) {
    m_limits = read.limits;
    m_day = read.day;
    look();
    emit wasRead();
    emit changed();
    if (read.takenOver)
        emit tookOver(*read.takenOver);
    if (read.unmarked)
        emit unmarked(*read.unmarked);
}

LimitState LimitKeeper::limit(LimitKind kind, const std::string& currency) const {
    return m_limits.limit({kind, m_account, currency});
}

std::optional<Hindrance> LimitKeeper::hindrance(const std::string& currency, base::Money stake) {
    const ClockReading now = m_clock();
    m_limits.look(now);
    m_day.goOnTo(PlayedDay::beginOf(wallTime(now), QTimeZone::systemTimeZone()));
    return m_limits.hindrance(m_account, currency, stake, m_day, QTimeZone::systemTimeZone());
}

std::optional<LimitKind> LimitKeeper::obstacleToDeleting(storage::AccountId account) {
    m_limits.look(m_clock());
    return m_limits.obstacleToDeleting(account);
}

void LimitKeeper::set(LimitKind kind, const std::string& currency, std::optional<std::int64_t> value, Done<void> done) {
    add([key = LimitKey{kind, m_account, currency}, value](const Limits& limits) { return limits.changed(key, value); },
        std::move(done));
}

void LimitKeeper::begin(LimitKind kind, std::int64_t ms, Done<void> done) {
    add([kind, account = m_account, ms](const Limits& limits) { return limits.paused(kind, account, ms); },
        std::move(done));
}

// Requests are judged against what is on disk, so that two changes in quick succession can't overtake each other.
void LimitKeeper::add(Ask ask, Done<void> done) {
    if (!m_store || m_account == 0)
        return;
    session::whenDone(m_store->post([ask = std::move(ask), account = m_account, now = m_clock(),
                                     folder = m_markerFolder,
                                     stops = m_stops](Tables& tables) -> Result<LimitsRead> {
        OPENSHOE_TRY(kept, tables.limits.read());
        Limits limits(std::move(*kept));
        limits.look(now);
        OPENSHOE_TRY(row, ask(limits));
        OPENSHOE_TRY(added, tables.limits.add(*row, limits.clockToKeep()));
        return readLimits(tables, account, now, QTimeZone::systemTimeZone(), folder, stops);
    }),
                      m_link.get(),
                      [this, account = m_account, done = std::move(done)](const Result<LimitsRead>& read) {
                          if (read && account == m_account)
                              take(*read);
                          done(read ? Result<void>() : Result<void>(tl::make_unexpected(read.error())));
                      });
}

void LimitKeeper::watch(TableSession& table) {
    table.setCondition([this, &table](base::Money stake) -> std::optional<engine::Refusal> {
        const auto found = hindrance(table.key().currency, stake);
        return found ? std::optional(found->refusal) : std::nullopt;
    });
    connect(&table, &TableSession::opened, this, &LimitKeeper::beginRound);
    // Counted before anyone has seen how it ended, so that whoever shows the end also shows the day including it.
    connect(&table, &TableSession::played, this, [this, &table](const engine::Events& events) {
        if (!events.empty() && std::holds_alternative<engine::RoundOpened>(events.front()))
            beginRound();
        if (table.state().phase == engine::Phase::Over)
            count(table);
    });
    connect(&table, &TableSession::roundOver, this, [this, &table] { count(table); }); // ended while opening
}

void LimitKeeper::beginRound() {
    m_began = now();
    watchTime();
}

// For as long as the time from here on can count.
void LimitKeeper::watchTime() {
    m_beats = 0;
    if (m_beat.isActive())
        return;
    m_lastBeat = m_clock();
    m_beat.start();
}

void LimitKeeper::beat() {
    constexpr std::int64_t lateMs = 3'000; // a busy computer
    const ClockReading now = m_clock();
    const std::int64_t passed = now.uptime - m_lastBeat.uptime;
    m_lastBeat = now;
    if (passed > beatMs + lateMs) {
        m_stops.push_back({.from = wallTime(now).addMSecs(beatMs - passed), .until = wallTime(now)});
        m_day.stops = m_stops;
    }
    if (++m_beats * std::int64_t{beatMs} > PlayedDay::pauseMs)
        m_beat.stop();
}

void LimitKeeper::count(const TableSession& table) {
    if (!m_began.isValid())
        return;
    look();
    storage::PlayedRound round{.started = m_began, .ended = now(), .currency = table.key().currency};
    for (const engine::Play& play : table.state().plays) {
        if (play.player != me() || table.state().cancelled)
            continue;
        round.staked += play.stake;
        round.returned += play.returned;
    }
    m_began = {};
    m_day.add(round);
    watchTime();
    emit changed();
}

} // namespace openshoe::session

#include "moc_limitkeeper.cpp"
