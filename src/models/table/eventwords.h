// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/table/presentedtable.h"

#include <QString>

namespace openshoe::models {

/// What is told of an event that is no decision, by the table as it stands once that has happened: "Ten of spades to
/// hand 1"; empty where nothing is. `me` is who is told.
[[nodiscard]] QString eventWords(const PresentedTable& table, const engine::Event& event, engine::PlayerNumber me);
/// A settled stake with how it ended and what came back: "Poker, hand 3: straight, 110.00".
[[nodiscard]] QString settledStakeName(const PresentedTable& table, const engine::PlaySettled& settled);

} // namespace openshoe::models
