// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/proof/problem.h"

#include <functional>

namespace openshoe::storage {

class DataFolder;

struct CheckReport {
    std::int64_t rounds = 0;
    std::int64_t shoes = 0;
    std::int64_t bookings = 0;
    std::vector<Problem> problems; ///< at most 10,000
    bool stopped = false;          ///< the caller asked to stop
};

/// Called with the check's progress in rounds; returns false to stop it.
using CheckProgress = std::function<bool(std::int64_t done, std::int64_t of)>;

/// Proves the whole store from its parts: the books balance and every booking follows from an event; every log folds to
/// the stored result and plays, is settled by the rules of its time and uses the cards of the shuffle; every shoe is
/// the one committed to; no round, shoe or play is missing or duplicated; the file itself is intact.
class Checker {
public:
    explicit Checker(DataFolder& folder) : m_folder(folder) {}

    /// Uses all processors. Fails only if the database can't be read at all.
    [[nodiscard]] base::Result<CheckReport> run(const CheckProgress& progress = {});

private:
    DataFolder& m_folder;
};

} // namespace openshoe::storage
