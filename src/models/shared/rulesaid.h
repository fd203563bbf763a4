// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules.h"

#include <QStringList>

namespace openshoe::models {

/// What a player has to know of rules that were others before: the sentences of the rules page that are new, and
/// "No longer: …" for those that went without another in their place. Empty where the two read alike.
[[nodiscard]] QStringList newlySaid(const engine::RuleSet& before, const engine::RuleSet& after);

} // namespace openshoe::models
