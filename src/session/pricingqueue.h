// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/historypricing.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>

class QThread;

namespace openshoe::session {

/// Prices what is played, behind everything else: each round after its end, and before all what an older record lacks.
/// On a thread of its own that gives way to others; the store it keeps in is asked for a moment only.
class PricingQueue : public QObject {
    Q_OBJECT

public:
    explicit PricingQueue(std::shared_ptr<analysis::Analyser> analyser = std::make_shared<analysis::Analyser>(),
                          QObject* parent = nullptr);
    ~PricingQueue() override;

    /// From now on prices what this store lacks, which must be open to play and outlive close().
    void open(storage::Store& store);
    /// Stops and waits for it: at most some hundredths of a second.
    void close();
    /// That round is finished, and on disk.
    void add(storage::RoundId round);
    /// Rounds have been finished, nobody says which.
    void look();
    /// Nothing is left to do; for tests.
    [[nodiscard]] bool isIdle() const;

signals:
    /// What that round was worth is on record.
    void priced(qint64 round);
    /// Older rounds are being priced; when nothing is left, done and of are the same.
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
    /// Of the game played last: laying out its side bets and their spread takes longer than a round's prices.
    struct Known {
        engine::RuleSet rules;
        std::unique_ptr<Pricer> pricer;
    };
    Known m_known; ///< used by the thread alone
    std::unique_ptr<QThread> m_thread;
};

} // namespace openshoe::session
