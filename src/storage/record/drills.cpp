// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/record/drills.h"

#include "storage/record/database.h"

#include <algorithm>

namespace openshoe::storage {

using base::Result;

Result<void> DrillStore::keep(AccountId account, const DrillKey& key, const DrillRow& row,
                              const std::map<std::string, WeakSpotRow>& spots) {
    Sql& sql = m_db.sql();
    return sql
        .transaction([&] {
            sql.run("INSERT INTO drills(account, kind, system, game, at, items, right_items, cards, spent)"
                    " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    account, key.kind, key.system, key.game, row.at, row.items, row.right, row.cards, row.spentMs);
            for (const auto& [item, spot] : spots)
                sql.run("INSERT OR REPLACE INTO weak_spots(account, kind, system, game, item, asked, wrong, slow, box)"
                        " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)",
                        account, key.kind, key.system, key.game, item, spot.asked, spot.wrong, spot.slow, spot.box);
            return 0;
        })
        .map([](int) {});
}

Result<std::vector<DrillRow>> DrillStore::last(AccountId account, const DrillKey& key, int limit) {
    std::vector<DrillRow> rows;
    {
        Cursor row = m_db.sql().query("SELECT at, items, right_items, cards, spent FROM drills WHERE account = ?"
                                      " AND kind = ? AND system = ? AND game = ? ORDER BY id DESC LIMIT ?",
                                      account, key.kind, key.system, key.game, limit);
        while (row.next())
            rows.push_back({.at = row.time(0),
                            .items = static_cast<int>(row.integer(1)),
                            .right = static_cast<int>(row.integer(2)),
                            .cards = static_cast<int>(row.integer(3)),
                            .spentMs = row.integer(4)});
    }
    std::ranges::reverse(rows);
    return m_db.sql().result(std::move(rows));
}

Result<std::map<std::string, WeakSpotRow>> DrillStore::spots(AccountId account, const DrillKey& key) {
    std::map<std::string, WeakSpotRow> spots;
    {
        Cursor row = m_db.sql().query("SELECT item, asked, wrong, slow, box FROM weak_spots WHERE account = ?"
                                      " AND kind = ? AND system = ? AND game = ?",
                                      account, key.kind, key.system, key.game);
        while (row.next())
            spots[row.text(0)] = {.asked = static_cast<int>(row.integer(1)),
                                  .wrong = static_cast<int>(row.integer(2)),
                                  .slow = static_cast<int>(row.integer(3)),
                                  .box = static_cast<int>(row.integer(4))};
    }
    return m_db.sql().result(std::move(spots));
}

} // namespace openshoe::storage
