// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/worth/historypricing.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>

class QThread;

namespace openshoe::session {

/// Prices rounds in the background: each new round after its end, then whatever older rounds lack. Runs on a
/// low-priority thread of its own; the store that keeps the prices is used only briefly at a time.
class PricingQueue : public QObject {
    Q_OBJECT

public:
    explicit PricingQueue(std::shared_ptr<analysis::Analyser> analyser = std::make_shared<analysis::Analyser>(),
                          QObject* parent = nullptr);
    ~PricingQueue() override;

    /// From now on prices what this store lacks; it must be open to play and outlive close().
    void open(storage::Store& store);
    /// Stops and waits for the thread: at most some hundredths of a second.
    void close();
    /// That round is finished and on disk.
    void add(storage::RoundId round);
    /// Some rounds have been finished, it isn't known which.
    void look();
    /// Whether nothing is left to do; for tests.
    [[nodiscard]] bool isIdle() const;

signals:
    /// That round's price is on record. `worst`: RoundPrice::worst().
    void priced(qint64 round, std::optional<openshoe::storage::Mark> worst);
    /// Progress on older rounds; once nothing is left, `done` equals `of`.
    void progressed(qint64 done, qint64 of);

private:
    void run(storage::Store& store);
    void priceRound(storage::Store& store, storage::RoundId round);
    void fill(storage::Store& store);
    [[nodiscard]] bool isStopping() const;

    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<storage::RoundId> m_rounds;
    bool m_fill = false;
    bool m_stopping = false;
    bool m_working = false;
    std::shared_ptr<analysis::Analyser> m_analyser;
    /// For the game played last: preparing its side bets and their spread takes longer than pricing a round.
    struct GamePricer {
        engine::RuleSet rules;
        std::unique_ptr<Pricer> pricer;
    };
    GamePricer m_latest; ///< used by the thread only
    std::unique_ptr<QThread> m_thread;
};

} // namespace openshoe::session
