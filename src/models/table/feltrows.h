// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/cardsmodel.h"
#include "models/table/handsmodel.h"
#include "models/table/presentedtable.h"
#include "models/table/stakesmodel.h"
#include "session/round/betslip.h"

#include <optional>
#include <string>
#include <vector>

namespace openshoe::models {

// What lies on the felt, as rows. `asked` is the question the table is waiting on: its hand is highlighted.

/// The turn to be followed: the question asked, or else that of somebody else whose turn it is.
[[nodiscard]] std::optional<engine::Question> attended(const PresentedTable& table,
                                                       const std::optional<engine::Question>& asked);
[[nodiscard]] std::vector<CardRow> cardRows(const PresentedTable& table, const std::optional<engine::Question>& asked);
/// `me` is the person whose hands are "mine".
[[nodiscard]] std::vector<HandRow> handRows(const PresentedTable& table, const std::optional<engine::Question>& asked,
                                            engine::PlayerNumber me);
/// The round's stakes.
[[nodiscard]] std::vector<StakeRow> stakeRows(const PresentedTable& table);
/// Numbers the stakes that share a place, beginning with the person's own (see StakeRow::order).
void putInOrder(std::vector<StakeRow>& rows);
/// The stakes of a bet slip, for the next round. `id` is the log's id for whoever else owns the slip.
[[nodiscard]] std::vector<StakeRow> stakeRows(const PresentedTable& table, const session::Draft& draft,
                                              engine::PlayerNumber whose, const std::string& id = {});

} // namespace openshoe::models
