// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"

#include <QString>

#include <optional>

namespace openshoe::models {

/// A line the dealer calls out at the table.
struct DealerLine {
    QString text;
    /// The table says the same elsewhere, in words that are read aloud: a banner, the dealer's total.
    bool toldElsewhere = false;
    friend bool operator==(const DealerLine&, const DealerLine&) = default;
};

/// The line while stakes may be placed.
[[nodiscard]] DealerLine betsPlease();
/// What the dealer says about that event; `state` is the table after it. An empty line ends the previous one, nullopt
/// leaves it standing.
[[nodiscard]] std::optional<DealerLine> dealersLine(const engine::RuleSet& rules, const engine::TableState& state,
                                                    const engine::Event& event);

} // namespace openshoe::models
