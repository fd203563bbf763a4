// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"

#include <string>
#include <utility>

namespace openshoe::models {

/// Where a page about a game gets the rules: those in force at the table while somebody sits there, which may differ
/// from the game's file by now; otherwise the catalogue's.
class RulesInForce {
public:
    /// `games` must outlive it.
    explicit RulesInForce(const catalogue::Catalogue& games) : m_games(games) {}

    /// Null if the game is neither being played nor known.
    [[nodiscard]] catalogue::Rules find(const std::string& id) const {
        return isAtTable(id) ? m_atTable : m_games.find(id);
    }
    /// Sets the rules being played; null if nobody sits at a table. Returns whether the rules of game `id` may have
    /// changed.
    [[nodiscard]] bool setAtTable(catalogue::Rules rules, const std::string& id) {
        if (rules == m_atTable || (rules && m_atTable && *rules == *m_atTable))
            return false;
        const bool before = isAtTable(id);
        m_atTable = std::move(rules);
        return before || isAtTable(id);
    }

private:
    [[nodiscard]] bool isAtTable(const std::string& id) const { return m_atTable && m_atTable->id == id; }

    const catalogue::Catalogue& m_games;
    catalogue::Rules m_atTable;
};

} // namespace openshoe::models
