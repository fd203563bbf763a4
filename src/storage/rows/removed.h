// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/file/sql.h"

#include <vector>

namespace openshoe::storage {

// When an account is deleted, its rows leave gaps in the numbers of the record. Those numbers are written down, sealed
// and in the same transaction, so that none is given again and the check knows them from rows that are missing.
// Internal to storage; errors are recorded in Sql.

/// What has numbers that count up without a gap.
enum class Numbered : std::uint8_t { Round, Shoe, Transfer, Limit, Account };
inline constexpr int numberedCount = 5;
/// The name of its table.
[[nodiscard]] const char* tableOf(Numbered what);

struct NumberRange {
    std::int64_t first = 0;
    std::int64_t last = 0; ///< included
    friend bool operator==(const NumberRange&, const NumberRange&) = default;
};

class RemovedNumbers {
public:
    explicit RemovedNumbers(Sql& sql) : m_sql(sql) {}

    /// The number for the next row: above all that are there and all that were removed.
    [[nodiscard]] std::int64_t next(Numbered what);
    /// The highest one removed; 0 if there is none.
    [[nodiscard]] std::int64_t last(Numbered what);
    /// How many numbers in the range were removed.
    [[nodiscard]] std::int64_t count(Numbered what, const NumberRange& among);

    /// How many deletions there were.
    [[nodiscard]] std::int64_t deletions();

    struct Removal {
        Numbered what = Numbered::Round;
        NumberRange numbers;
    };
    /// Writes down what one deletion removed. Within its transaction.
    void keep(const std::vector<Removal>& all, const QDateTime& time);

private:
    /// False while an older file is being brought up to date.
    [[nodiscard]] bool exists();

    Sql& m_sql;
    std::optional<bool> m_exists;
};

/// Numbers in ascending order, as ranges.
[[nodiscard]] std::vector<NumberRange> rangesOf(const std::vector<std::int64_t>& numbers);

} // namespace openshoe::storage
