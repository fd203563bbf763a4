// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elsewhere/elsewheremodel.h"
#include "session/worth/elsewhere.h"

namespace openshoe::models {

/// Describes what would have become of the round's cards under the rules `there`.
[[nodiscard]] ElsewhereRow elsewhereRow(const session::CardsPlayed& played, const engine::RuleSet& there,
                                        const session::Elsewhere& told);
/// The result of the round itself: "Lost · 19 against 20 · −10".
[[nodiscard]] QString playedResult(const session::CardsPlayed& played);

} // namespace openshoe::models
