// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/learn/elsewheremodel.h"
#include "session/elsewhere.h"

namespace openshoe::models {

/// In words: what became of the round's cards by the rules `there`.
[[nodiscard]] ElsewhereRow elsewhereRow(const session::CardsPlayed& played, const engine::RuleSet& there,
                                        const session::Elsewhere& told);
/// The result of the round itself: "Lost · 19 against 20 · −10".
[[nodiscard]] QString playedResult(const session::CardsPlayed& played);

} // namespace openshoe::models
