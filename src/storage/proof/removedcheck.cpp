// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/proof/removedcheck.h"

#include "storage/proof/roundcheck.h"
#include "storage/rows/seals.h"

#include <algorithm>

namespace openshoe::storage {

using base::said;

namespace {

/// No count comes near this, and a few of them can be added up.
constexpr std::int64_t mostNumbers = std::int64_t{1} << 60;

} // namespace

void RemovedCheck::read() {
    readRanges();
    checkRemovals();
    findBrokenSeals(m_sql, Sealed::Removed, [&](std::int64_t id) {
        m_report(said("Errors", "entry {} of what was deleted is not as it was stored").with(id), false);
    });
}

void RemovedCheck::readRanges() {
    struct Entry {
        std::int64_t id = 0;
        Numbered what = Numbered::Round;
        NumberRange numbers;
    };
    std::vector<Entry> entries;
    {
        Cursor row = m_sql.query("SELECT id, kind, first, last FROM removed WHERE kind BETWEEN 0 AND 4"
                                 " AND first BETWEEN 1 AND last AND last <= ? ORDER BY kind, first, id",
                                 mostNumbers);
        while (row.next())
            entries.push_back({row.integer(0), row.choice<Numbered>(1), {row.integer(2), row.integer(3)}});
    }
    for (const Entry& entry : entries) {
        auto& ranges = m_ranges[static_cast<std::size_t>(entry.what)];
        if (!ranges.empty() && entry.numbers.first <= ranges.back().last) {
            m_report(said("Errors", "entry {} of what was deleted overlaps another").with(entry.id), true);
            ranges.back().last = std::max(ranges.back().last, entry.numbers.last);
            continue;
        }
        ranges.push_back(entry.numbers);
        Cursor row = m_sql.select(QStringLiteral("SELECT id FROM %1 WHERE id BETWEEN ? AND ? LIMIT 1")
                                      .arg(QLatin1String(tableOf(entry.what))),
                                  {sqlValue(entry.numbers.first), sqlValue(entry.numbers.last)});
        if (row.next())
            m_report(said("Errors", "entry {} of what was deleted covers number {}, which is there")
                         .with(entry.id, row.integer(0)),
                     true);
    }
}

void RemovedCheck::checkRemovals() {
    std::int64_t next = 1;
    Cursor row = m_sql.query("SELECT removal, count(*), min(ranges), max(ranges) FROM removed GROUP BY removal"
                             " ORDER BY removal");
    while (row.next()) {
        const auto lost = [&](std::int64_t removal) {
            m_report(said("Errors", "entries of deletion {} are missing, or there are too many").with(removal), true);
        };
        storage::eachMissing(next, row.integer(0), lost);
        next = after(row.integer(0));
        if (row.integer(1) != row.integer(2) || row.integer(2) != row.integer(3))
            lost(row.integer(0));
    }
}

void RemovedCheck::eachMissing(Numbered what, std::int64_t from, std::int64_t to,
                               const std::function<void(std::int64_t)>& missing) const {
    const auto& ranges = of(what);
    auto range = std::ranges::lower_bound(ranges, from, {}, &NumberRange::last);
    for (; from < to; ++range) {
        const bool any = range != ranges.end() && range->first < to;
        storage::eachMissing(from, any ? range->first : to, missing);
        if (!any)
            return;
        from = range->last + 1;
    }
}

std::int64_t RemovedCheck::count(Numbered what) const {
    std::int64_t count = 0;
    for (const NumberRange& range : of(what))
        count = std::min(count + range.last - range.first + 1, mostNumbers);
    return count;
}

} // namespace openshoe::storage
