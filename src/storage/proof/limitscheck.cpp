// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/proof/limitscheck.h"

#include "storage/proof/roundcheck.h"
#include "storage/rows/seals.h"

#include <fmt/format.h>

namespace openshoe::storage {

using base::said;

void checkLimits(Sql& sql, const RemovedCheck& removed,
                 const std::function<void(base::Said detail, bool missing)>& report) {
    const auto missing = [&](std::int64_t id) { report(said("Errors", "limit {} is missing").with(id), true); };
    std::int64_t next = 1;
    {
        Cursor row = sql.query("SELECT id, account IN (SELECT id FROM accounts) FROM limits ORDER BY id");
        while (row.next()) {
            removed.eachMissing(Numbered::Limit, next, row.integer(0), missing);
            next = after(row.integer(0));
            if (!row.boolean(1))
                report(said("Errors", "limit {} belongs to no account").with(row.integer(0)), false);
        }
    }
    const std::int64_t counted = sql.integer("SELECT entries FROM limit_clock").value_or(0);
    removed.eachMissing(Numbered::Limit, next, after(counted), missing);
    if (next - 1 > counted)
        report(said("Errors", "{} limits are there, and {} were counted").with(next - 1, counted), true);
    findBrokenSeals(sql, Sealed::Limit, [&](std::int64_t id) {
        report(said("Errors", "limit {} is not as it was stored").with(id), false);
    });
    findBrokenSeals(sql, Sealed::LimitClock, [&](std::int64_t) {
        report(said("Errors", "the clock of the limits is not as it was stored"), false);
    });
}

} // namespace openshoe::storage
