// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/prices.h"

#include <optional>
#include <vector>

namespace openshoe::storage {

/// A mistake that is made good by deciding rightly again.
struct LessonRow {
    MistakeRow mistake;
    int right = 0;                ///< times in a row; at LessonStore::timesRight it is learned
    std::optional<QDateTime> due; ///< when it is asked again; nothing where it never was

    [[nodiscard]] bool isDue(const QDateTime& now) const;
};

/// What has become of mistakes that were looked at again. A mistake answered rightly comes back after a day, then after
/// three, and is learned with the third time; answered wrongly it begins anew, and is due at once. Kept beside the
/// prices, by round and decision; nothing of the record depends on it: no seal, no check.
class LessonStore {
public:
    static constexpr int timesRight = 3;

    explicit LessonStore(Database& db) : m_db(db) {}

    /// The costliest mistakes first, learned ones too, `limit` (1 … 10,000) of them.
    [[nodiscard]] base::Result<std::vector<LessonRow>> list(const MistakeFilter& filter, int limit);
    /// It was answered at `now`. Errors: there is no such decision (Input).
    [[nodiscard]] base::Result<void> answered(RoundId round, int decision, bool right, const QDateTime& now);

private:
    Database& m_db;
};

} // namespace openshoe::storage
