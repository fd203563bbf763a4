// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"

#include <QRegularExpression>
#include <QString>

#include <vector>

/// The wording the product promises, written down independently of the program's own texts.

[[nodiscard]] QString spoken(openshoe::engine::Card card);
[[nodiscard]] QString spoken(openshoe::engine::HandValue value);

/// The words accepted for the outcome of a hand.
[[nodiscard]] QRegularExpression wordsFor(openshoe::engine::PlayResult result);

/// The caption of an action's button.
[[nodiscard]] QString captionOf(const openshoe::engine::RuleSet& rules, openshoe::engine::Action action);

/// All actions that these rules can ever offer a player who is alone at the table.
[[nodiscard]] std::vector<openshoe::engine::Action> possibleActions(const openshoe::engine::RuleSet& rules);
