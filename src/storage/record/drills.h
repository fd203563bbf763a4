// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/rows/rows.h"

#include <map>
#include <string>
#include <vector>

namespace openshoe::storage {

class Database;

/// Which exercise: its kind, the count system, and the game where it matters, else none.
struct DrillKey {
    std::string kind;
    std::string system;
    std::string game;
    friend bool operator==(const DrillKey&, const DrillKey&) = default;
};

/// How an exercise went.
struct DrillRow {
    QDateTime at;
    int items = 0; ///< asked; at least one
    int right = 0;
    int cards = 0;            ///< counted; 0 where none are
    std::int64_t spentMs = 0; ///< the time taken over them
    friend bool operator==(const DrillRow&, const DrillRow&) = default;
};

/// How one of its items has gone so far.
struct WeakSpotRow {
    int asked = 0;
    int wrong = 0;
    int slow = 0;
    int box = 0;
    friend bool operator==(const WeakSpotRow&, const WeakSpotRow&) = default;
};

/// Exercises in counting, each account's own. Nothing in the record depends on them, so they have no seal and no check.
class DrillStore {
public:
    explicit DrillStore(Database& db) : m_db(db) {}

    /// Keeps a result together with where its items stand now; those not given stay as they are.
    [[nodiscard]] base::Result<void> keep(AccountId account, const DrillKey& key, const DrillRow& row,
                                          const std::map<std::string, WeakSpotRow>& spots);
    /// The last results, oldest first.
    [[nodiscard]] base::Result<std::vector<DrillRow>> last(AccountId account, const DrillKey& key, int limit);
    [[nodiscard]] base::Result<std::map<std::string, WeakSpotRow>> spots(AccountId account, const DrillKey& key);

private:
    Database& m_db;
};

} // namespace openshoe::storage
