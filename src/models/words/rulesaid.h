// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"

#include <QStringList>

namespace openshoe::models {

/// What a player has to know about changed rules: the new sentences of the rules page, and "No longer: …" for those
/// that were dropped without a replacement. Empty if both read the same.
[[nodiscard]] QStringList newlySaid(const engine::RuleSet& before, const engine::RuleSet& after);

} // namespace openshoe::models
