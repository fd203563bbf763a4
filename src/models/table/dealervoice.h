// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"

#include <QString>

#include <optional>

namespace openshoe::models {

/// A line of the dealer's: what is called out at a table.
struct DealerLine {
    QString text;
    /// The table says so elsewhere in words that are read aloud: a banner, the dealer's total.
    bool toldElsewhere = false;
    friend bool operator==(const DealerLine&, const DealerLine&) = default;
};

/// While stakes may be placed.
[[nodiscard]] DealerLine betsPlease();
/// What the dealer says of that event, `state` being the table after it; an empty line ends what was said before,
/// nothing leaves it standing.
[[nodiscard]] std::optional<DealerLine> dealersLine(const engine::RuleSet& rules, const engine::TableState& state,
                                                    const engine::Event& event);

} // namespace openshoe::models
