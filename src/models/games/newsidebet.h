// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/catalogue.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

namespace openshoe::models {

/// A side bet of that kind to begin with, as in a rule file: paid as in a game that has one, else so that each outcome
/// gives back about as much of the stakes. Under an id that none of the game's bets has.
[[nodiscard]] QJsonObject newSideBet(const QString& kind, const engine::RuleSet& rules,
                                     const catalogue::Catalogue& games);
/// The bet as one of that kind: outcomes that both have are paid as before.
[[nodiscard]] QJsonObject withKind(QJsonObject bet, const QString& kind, const engine::RuleSet& rules);
/// Limits in that currency to begin with, as the first of these are.
[[nodiscard]] QJsonObject newLimit(const QJsonArray& limits, const QString& currency);

} // namespace openshoe::models
