// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/limits/limits.h"
#include "session/table/journal.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace openshoe::storage {
class Store;
struct Tables;
} // namespace openshoe::storage

namespace openshoe::session {

class TableSession;

/// The stored limits and breaks, and one account's day.
struct LimitsRead {
    Limits limits;
    PlayedDay day;
    std::optional<Pause> takenOver;      ///< a pause found in the marker, now recorded here
    std::optional<base::Error> unmarked; ///< a pause is in effect, but other data folders can't be told
};

/// Call in the store's thread: reads the limits, advances their clock and stores it. A pause in effect is reconciled
/// with the marker in `markerFolder` (empty: no marker): whichever has longer to run applies to both. A store opened to
/// read is only read. `stops`: those known, which aren't time played.
[[nodiscard]] base::Result<LimitsRead> readLimits(storage::Tables& tables, storage::AccountId account,
                                                  const ClockReading& now, const QTimeZone& zone,
                                                  const QString& markerFolder, std::vector<Stop> stops = {});

/// The current limits of the person playing: consulted before each stake, told of each round. Until the store has
/// answered for the first time there are none, but nobody sits at a table before that.
class LimitKeeper : public QObject {
    Q_OBJECT

public:
    /// Where the marker is stored (empty: nowhere), and the clock to use.
    explicit LimitKeeper(QString markerFolder = {}, ReadClock clock = readClock, QObject* parent = nullptr);
    ~LimitKeeper() override;

    /// Uses the limits in this store, which must outlive this object or be closed. changed() or failed() follows.
    void open(storage::Store& store, storage::AccountId account);
    /// Switches to another account.
    void use(storage::AccountId account);
    /// Reads again, because rounds were finished by someone else.
    void refresh();
    void close();

    [[nodiscard]] LimitState limit(storage::LimitKind kind, const std::string& currency = {}) const;
    [[nodiscard]] std::optional<Pause> pause() const { return m_limits.pause(); }
    [[nodiscard]] const PlayedDay& day() const { return m_day; }
    /// What keeps the person from staking that amount (above 0) now.
    [[nodiscard]] std::optional<Hindrance> hindrance(const std::string& currency, base::Money stake);

    /// See Limits::obstacleToDeleting().
    [[nodiscard]] std::optional<storage::LimitKind> obstacleToDeleting(storage::AccountId account);

    /// Sets a limit of loss, stake, time or reminder, in its unit; nullopt removes it. For when it takes effect see
    /// Limits.
    void set(storage::LimitKind kind, const std::string& currency, std::optional<std::int64_t> value, Done<void> done);
    /// When a pause of that many milliseconds beginning now ends, in the sense of Pause::until.
    [[nodiscard]] QDateTime endOf(std::int64_t ms) const { return now().addMSecs(ms); }
    /// Begins a break or an exclusion of that many milliseconds.
    void begin(storage::LimitKind kind, std::int64_t ms, Done<void> done);

    /// From here on the table asks before each round, and its rounds count. It is the only table being played.
    void watch(TableSession& table);

    /// While time counts as played this is called every few seconds. If it was not, the program couldn't run meanwhile:
    /// that time doesn't count, until the program ends.
    void beat();
    static constexpr int beatMs = 5'000;

signals:
    /// Something above may have changed: a limit, the day's sums, the end of a pause.
    void changed();
    /// Limits and sums are up to date with the disk; changed() is emitted too.
    void wasRead();
    /// A pause set in another data folder applies here too.
    void tookOver(const openshoe::session::Pause& pause);
    /// The limits can't be read or stored.
    void failed(const openshoe::base::Error& error);
    /// A pause is in effect, but other data folders can't be told.
    void unmarked(const openshoe::base::Error& error);

private:
    using Ask = std::function<base::Result<storage::LimitRow>(const Limits&)>;
    void look();
    void add(Ask ask, Done<void> done);
    void take(const LimitsRead& read);
    void count(const TableSession& table);
    void beginRound();
    void watchTime();
    [[nodiscard]] QDateTime now() const;

    QString m_markerFolder;
    ReadClock m_clock;
    storage::Store* m_store = nullptr;
    std::unique_ptr<QObject> m_link; ///< owns pending answers: those of a closed store are dropped with it
    storage::AccountId m_account = 0;
    Limits m_limits;
    PlayedDay m_day;
    QDateTime m_began; ///< of the round at the table
    QTimer m_timer;
    QTimer m_beat;
    ClockReading m_lastBeat;
    int m_beats = 0; ///< since a round began or ended
    std::vector<Stop> m_stops; ///< since the program was started
};

} // namespace openshoe::session
