// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/rules.h"

#include <QJsonObject>
#include <QString>

#include <string>
#include <vector>

namespace openshoe::formats {

/// A side bet as casinos offer it, with the pay table and the figure that somebody publishes.
struct SideBetPreset {
    std::string id;
    QString source;  ///< who publishes it; sideBetSource() for display
    QJsonObject bet; ///< as in a rule file, without limits; its name in English
    struct Published {
        int decks = 0;
        bool hitsSoft17 = false; ///< matters to bets on the dealer's hand only
        std::string edge;        ///< of the house, in per cent, as printed
    };
    Published published;
};

/// The built-in ones in order. They are files under resources/sidebets: {"id", "name", "source", "order", "kind",
/// "pays", "published": {"decks", "hitsSoft17", "edge"}}.
[[nodiscard]] const std::vector<SideBetPreset>& sideBetPresets();
/// The one of the same kind with the same pay table as this bet of a rule file; null if there is none.
[[nodiscard]] const SideBetPreset* presetOf(const QJsonObject& bet);

/// A bet without limits as it comes into this game: under an id that is free there, with stakes of up to a tenth of
/// those on a hand.
[[nodiscard]] QJsonObject placedIn(QJsonObject bet, const engine::RuleSet& rules);

/// The game with this bet added.
[[nodiscard]] base::Result<engine::RuleSet> withSideBet(const engine::RuleSet& rules, const SideBetPreset& preset);

} // namespace openshoe::formats
