// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"
#include "models/table/chipsmodel.h"

#include <optional>
#include <string>
#include <vector>

namespace openshoe::models {

/// The chips that suit a game's limits, and which of them is in hand.
class ChipRack {
public:
    /// Takes the chips of that game in that currency; in hand is the largest one not above the minimum stake, or the
    /// smallest chip if all are above it.
    void lay(const engine::RuleSet& rules, const std::string& money);
    /// The same, but keeps the chip in hand if it is among the new ones.
    void layAnew(const engine::RuleSet& rules, const std::string& money);
    /// The rows for somebody with that much left.
    [[nodiscard]] std::vector<ChipRow> rows(base::Money left) const;

    /// Nothing while the rack is empty.
    [[nodiscard]] std::optional<base::Money> inHand() const;
    [[nodiscard]] int selected() const { return m_selected; }
    /// Returns false, without effect, if that chip is already in hand or doesn't exist.
    bool select(int index);

private:
    std::vector<base::Money> m_values; ///< ascending
    int m_selected = 0;
};

} // namespace openshoe::models
