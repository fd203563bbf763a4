// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/prices/lessons.h"

#include "storage/record/database.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace openshoe::storage {

using base::Result;
using base::said;

namespace {

// Days until it is asked again, by how often it was right.
constexpr std::array<int, LessonStore::timesRight + 1> daysUntil{0, 1, 3, 0};

} // namespace

bool LessonRow::isDue(const QDateTime& now) const {
    return right < LessonStore::timesRight && (!due || *due <= now);
}

Result<std::vector<LessonRow>> LessonStore::list(const MistakeFilter& filter, int limit, bool cards) {
    PriceStore prices(m_db);
    auto mistakes = prices.mistakes(filter, limit);
    if (!mistakes)
        return tl::make_unexpected(mistakes.error());
    Sql& sql = m_db.sql();
    std::vector<LessonRow> rows;
    for (MistakeRow& mistake : *mistakes) {
        LessonRow row{.mistake = std::move(mistake), .right = 0, .due = std::nullopt, .cards = {}};
        if (cards)
            row.cards = prices.cards(row.mistake).value_or(DecisionCards());
        Cursor kept = sql.query("SELECT times_right, due FROM lessons WHERE round = ? AND number = ?",
                                row.mistake.round, row.mistake.decision.number);
        if (kept.next()) {
            row.right = std::clamp(kept.number(0), 0, timesRight);
            row.due = kept.time(1);
        }
        rows.push_back(std::move(row));
    }
    return sql.result(std::move(rows));
}

Result<void> LessonStore::answered(RoundId round, int decision, bool right, const QDateTime& now) {
    Sql& sql = m_db.sql();
    return sql
        .transaction([&] {
            const auto before =
                sql.integer("SELECT coalesce(l.times_right, 0) FROM decision_prices d LEFT JOIN lessons l"
                            " ON l.round = d.round AND l.number = d.number WHERE d.round = ? AND d.number = ?",
                            round, decision);
            if (!before) {
                sql.fail(base::errorAt(base::Error::Kind::Input, said("Errors", "round {}").with(round),
                                       said("Errors", "has no priced decision {}").with(decision)));
                return 0;
            }
            const int times = right ? std::clamp(static_cast<int>(*before) + 1, 1, timesRight) : 0;
            sql.run("INSERT INTO lessons(round, number, times_right, due) VALUES(?, ?, ?, ?)"
                    " ON CONFLICT(round, number) DO UPDATE SET times_right = excluded.times_right,"
                    " due = excluded.due",
                    round, decision, times, now.addDays(daysUntil[static_cast<std::size_t>(times)]));
            return 0;
        })
        .map([](int) {});
}

} // namespace openshoe::storage
