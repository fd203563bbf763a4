// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/round.h"

#include <QRegularExpression>
#include <QString>

#include <vector>

/// What the product promises to call things, written a second time: the program's own words are not asked.

[[nodiscard]] QString spoken(openshoe::engine::Card card);
[[nodiscard]] QString spoken(openshoe::engine::HandValue value);

/// The words that may stand for how a hand ended.
[[nodiscard]] QRegularExpression wordsFor(openshoe::engine::PlayResult result);

/// The caption of an action's button.
[[nodiscard]] QString captionOf(const openshoe::engine::RuleSet& rules, openshoe::engine::Action action);

/// Everything that these rules can ever offer a person who plays alone.
[[nodiscard]] std::vector<openshoe::engine::Action> possibleActions(const openshoe::engine::RuleSet& rules);
