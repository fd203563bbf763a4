// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/rows/removed.h"

#include "storage/rows/seals.h"

#include <algorithm>
#include <array>

namespace openshoe::storage {

const char* tableOf(Numbered what) {
    constexpr std::array names{"rounds", "shoes", "transfers", "limits", "accounts"};
    return names.at(static_cast<std::size_t>(what));
}

bool RemovedNumbers::exists() {
    if (!m_exists)
        m_exists = m_sql.integer("SELECT count(*) FROM sqlite_master WHERE name = 'removed'").value_or(0) > 0;
    return *m_exists;
}

std::int64_t RemovedNumbers::last(Numbered what) {
    if (!exists())
        return 0;
    return m_sql.integer("SELECT last FROM removed WHERE kind = ? ORDER BY first DESC LIMIT 1", static_cast<int>(what))
        .value_or(0);
}

std::int64_t RemovedNumbers::next(Numbered what) {
    std::int64_t newest = 0;
    const QString statement = QStringLiteral("SELECT max(id) FROM %1").arg(QLatin1String(tableOf(what)));
    if (Cursor row = m_sql.select(statement, {}); row.next())
        newest = row.integer(0);
    return std::max(newest, last(what)) + 1;
}

// The ranges don't overlap, so only one can begin before and reach in.
std::int64_t RemovedNumbers::count(Numbered what, const NumberRange& among) {
    if (!exists())
        return 0;
    const auto inside = m_sql.integer("SELECT sum(min(last, ?) - first + 1) FROM removed WHERE kind = ?"
                                      " AND first BETWEEN ? AND ?",
                                      among.last, static_cast<int>(what), among.first, among.last);
    const auto before = m_sql.integer("SELECT last FROM removed WHERE kind = ? AND first < ? ORDER BY first DESC"
                                      " LIMIT 1",
                                      static_cast<int>(what), among.first);
    const std::int64_t reached = std::min(before.value_or(0), among.last);
    return inside.value_or(0) + std::max<std::int64_t>(reached - among.first + 1, 0);
}

std::int64_t RemovedNumbers::deletions() {
    return exists() ? m_sql.integer("SELECT max(removal) FROM removed").value_or(0) : 0;
}

void RemovedNumbers::keep(const std::vector<Removal>& all, const QDateTime& time) {
    const std::int64_t removal = deletions() + 1;
    for (const Removal& one : all) {
        m_sql.run("INSERT INTO removed(removal, ranges, at, kind, first, last) VALUES(?, ?, ?, ?, ?, ?)", removal,
                  static_cast<std::int64_t>(all.size()), time, static_cast<int>(one.what), one.numbers.first,
                  one.numbers.last);
        seal(m_sql, Sealed::Removed, m_sql.insertedId());
    }
}

std::vector<NumberRange> rangesOf(const std::vector<std::int64_t>& numbers) {
    std::vector<NumberRange> ranges;
    for (const std::int64_t number : numbers) {
        if (!ranges.empty() && ranges.back().last + 1 == number)
            ranges.back().last = number;
        else
            ranges.push_back({number, number});
    }
    return ranges;
}

} // namespace openshoe::storage
