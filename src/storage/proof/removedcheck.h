// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/said.h"
#include "storage/rows/removed.h"

#include <array>
#include <functional>

namespace openshoe::storage {

/// The part of the check that knows which numbers were removed on purpose: each entry is sealed, overlaps no other and
/// covers no row that is there, and a deletion has all its entries. Internal to storage.
class RemovedCheck {
public:
    using Report = std::function<void(base::Said detail, bool missing)>;
    RemovedCheck(Sql& sql, Report report) : m_sql(sql), m_report(std::move(report)) {}

    void read();

    /// As the function of that name (roundcheck.h), for numbers that were not removed.
    void eachMissing(Numbered what, std::int64_t from, std::int64_t to,
                     const std::function<void(std::int64_t)>& missing) const;
    [[nodiscard]] std::int64_t count(Numbered what) const;

private:
    [[nodiscard]] const std::vector<NumberRange>& of(Numbered what) const {
        return m_ranges[static_cast<std::size_t>(what)];
    }
    void readRanges();
    void checkRemovals();

    Sql& m_sql;
    Report m_report;
    std::array<std::vector<NumberRange>, numberedCount> m_ranges; ///< in order, none overlapping the next
};

} // namespace openshoe::storage
