// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/table/journal.h"
#include "storage/store.h"

#include <QObject>

namespace openshoe::session {

/// The journal on disk. Asks the store's thread and answers on this object's thread. On destruction, pending answers
/// are dropped, but the work is still done.
class StorageJournal : public QObject, public Journal {
    Q_OBJECT

public:
    /// `store` must outlive it.
    explicit StorageJournal(storage::Store& store, QObject* parent = nullptr) : QObject(parent), m_store(store) {}

    void openTable(const TableKey& key, Done<KeptTable> done) override;
    void addShoe(const TableKey& key, const fairness::Seed& seed, Done<KeptShoe> done) override;
    void openRound(const TableKey& key, const KeptShoe& shoe, const engine::Events& events,
                   Done<std::int64_t> done) override;
    void append(std::int64_t round, const engine::Events& events, Done<void> done) override;
    void giveBack(const TableKey& key, std::int64_t after, Done<GivenBack> done) override;
    void endShoe(std::int64_t shoe, Done<void> done) override;

signals:
    /// The end of a round is on disk; the answer to the step that ended it follows.
    void finished(const openshoe::storage::FinishedRound& round);

private:
    void tell(const base::Result<storage::StoredStep>& step);

    storage::Store& m_store;
};

} // namespace openshoe::session
