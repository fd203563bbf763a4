// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"
#include "models/table/chipsmodel.h"

#include <optional>
#include <string>
#include <vector>

namespace openshoe::models {

/// The chips that fit a game's limits, and which of them is in hand.
class ChipRack {
public:
    /// Those of that game in that currency; in hand is the largest that is no more than the least stake.
    void lay(const engine::RuleSet& rules, const std::string& money);
    /// The same, but the chip in hand stays in hand where it is among them.
    void layAnew(const engine::RuleSet& rules, const std::string& money);
    /// As they are shown to somebody who has so much left.
    [[nodiscard]] std::vector<ChipRow> rows(base::Money left) const;

    /// Nothing while there are no chips.
    [[nodiscard]] std::optional<base::Money> inHand() const;
    [[nodiscard]] int selected() const { return m_selected; }
    /// False, and nothing happens, where it is that one already or there is no such chip.
    bool select(int index);

private:
    std::vector<base::Money> m_values; ///< rising
    int m_selected = 0;
};

} // namespace openshoe::models
