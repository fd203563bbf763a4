// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/journal.h"
#include "session/limits.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace openshoe::storage {
class Store;
struct Tables;
} // namespace openshoe::storage

namespace openshoe::session {

class TableSession;

/// What is kept of limits and breaks, and of one account's day.
struct LimitsRead {
    Limits limits;
    DaySums day;
    std::optional<Pause> takenOver;      ///< a pause found in the marker, now on record here
    std::optional<base::Error> unmarked; ///< a pause runs, and other data folders can't be told
};

/// Within the store's thread: reads them, counts the time on and keeps it. A pause that runs is brought into agreement
/// with the marker in `markerFolder` (empty: there is none): the one that has longer to go holds in both. A store
/// opened to read is only read.
[[nodiscard]] base::Result<LimitsRead> readLimits(storage::Tables& tables, storage::AccountId account,
                                                  const ClockReading& now, const QTimeZone& zone,
                                                  const QString& markerFolder);

/// The limits of the person who plays, as they stand from moment to moment: asked before each stake, told of each
/// round. Until the store has answered for the first time there are none; nobody sits at a table before.
class LimitKeeper : public QObject {
    Q_OBJECT

public:
    /// Where the marker lies (empty: nowhere), and what tells the time.
    explicit LimitKeeper(QString markerFolder = {}, ReadClock clock = readClock, QObject* parent = nullptr);
    ~LimitKeeper() override;

    /// The store holds them; it must outlive this or be closed. changed() or failed() follows.
    void open(storage::Store& store, storage::AccountId account);
    /// Another account plays.
    void use(storage::AccountId account);
    /// Reads again: rounds were played to their end by somebody else.
    void refresh();
    void close();

    [[nodiscard]] LimitState limit(storage::LimitKind kind, const std::string& currency = {}) const;
    [[nodiscard]] std::optional<Pause> pause() const { return m_limits.pause(); }
    [[nodiscard]] const DaySums& day() const { return m_day; }
    /// What keeps the person from staking that much (above 0) now.
    [[nodiscard]] std::optional<Hindrance> hindrance(const std::string& currency, base::Money stake);

    /// Sets a limit of loss, stake, time or reminder, in its unit; nothing removes it. When it holds: see Limits.
    void set(storage::LimitKind kind, const std::string& currency, std::optional<std::int64_t> value, Done<void> done);
    /// When a pause of that many milliseconds is over that begins now, as Pause::until would have it.
    [[nodiscard]] QDateTime endOf(std::int64_t ms) const { return now().addMSecs(ms); }
    /// Begins a break or an exclusion of that many milliseconds.
    void begin(storage::LimitKind kind, std::int64_t ms, Done<void> done);

    /// From here on the table asks before each round, and its rounds count. It is the only one being played at.
    void watch(TableSession& table);

signals:
    /// What is said above may be otherwise: a limit, the day's sums, a pause that is over.
    void changed();
    /// Limits and sums are as they are on disk; changed() comes too.
    void wasRead();
    /// A pause set in another data folder holds here too.
    void tookOver(const openshoe::session::Pause& pause);
    /// It can't be read or kept.
    void failed(const openshoe::base::Error& error);
    /// A pause runs, and other data folders can't be told.
    void unmarked(const openshoe::base::Error& error);

private:
    using Ask = std::function<base::Result<storage::LimitRow>(const Limits&)>;
    void look();
    void add(Ask ask, Done<void> done);
    void take(const LimitsRead& read);
    void count(const TableSession& table);
    [[nodiscard]] QDateTime now() const;

    QString m_markerFolder;
    ReadClock m_clock;
    storage::Store* m_store = nullptr;
    std::unique_ptr<QObject> m_link; ///< answers for a store that was closed are dropped with it
    storage::AccountId m_account = 0;
    Limits m_limits;
    DaySums m_day;
    QDateTime m_began; ///< the round at the table
    QTimer m_timer;
};

} // namespace openshoe::session
