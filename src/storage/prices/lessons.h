// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/prices/prices.h"

#include <optional>
#include <vector>

namespace openshoe::storage {

/// A mistake to be corrected by deciding it right again.
struct LessonRow {
    MistakeRow mistake;
    int right = 0;                ///< times in a row; learned at LessonStore::timesRight
    std::optional<QDateTime> due; ///< when it is asked next; empty if it was never asked
    DecisionCards cards;          ///< read if asked for

    [[nodiscard]] bool isDue(const QDateTime& now) const;
};

/// The progress of mistakes under review. A mistake answered right comes back after one day, then after three, and is
/// learned the third time; answered wrong, it starts over and is due at once. Stored beside the prices, by round and
/// decision; nothing in the record depends on it, so it has no seal and no check.
class LessonStore {
public:
    static constexpr int timesRight = 3;

    explicit LessonStore(Database& db) : m_db(db) {}

    /// The `limit` (1 … 10,000) costliest mistakes first, including learned ones; `cards`: with what was seen of each,
    /// for which its round's log is read.
    [[nodiscard]] base::Result<std::vector<LessonRow>> list(const MistakeFilter& filter, int limit,
                                                            bool cards = false);
    /// Records an answer given at `now`. Error (Input): there is no such decision.
    [[nodiscard]] base::Result<void> answered(RoundId round, int decision, bool right, const QDateTime& now);

private:
    Database& m_db;
};

} // namespace openshoe::storage
