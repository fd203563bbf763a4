// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

namespace openshoe::models {

/// A new side bet of this kind, as in a rule file. Its odds are copied from a game that has such a bet; otherwise they
/// are chosen so that each outcome returns about the same share of the stakes. Its id is unused in the game.
[[nodiscard]] QJsonObject newSideBet(const QString& kind, const engine::RuleSet& rules,
                                     const catalogue::Catalogue& games);
/// The bet converted to this kind: outcomes that both kinds have keep their odds.
[[nodiscard]] QJsonObject withKind(QJsonObject bet, const QString& kind, const engine::RuleSet& rules);
/// New limits in this currency, modelled on the first of `limits`.
[[nodiscard]] QJsonObject newLimit(const QJsonArray& limits, const QString& currency);

} // namespace openshoe::models
