// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/presentedtable.h"

#include <QString>

namespace openshoe::models {

/// Describes an event that is not a decision, given the table right after it: "Ten of spades to hand 1"; empty if there
/// is nothing to say. `me` is the listener.
[[nodiscard]] QString eventWords(const PresentedTable& table, const engine::Event& event, engine::PlayerNumber me);
/// A settled stake, how it ended and what came back: "Poker, hand 3: straight, 110.00".
[[nodiscard]] QString settledStakeName(const PresentedTable& table, const engine::PlaySettled& settled);

} // namespace openshoe::models
