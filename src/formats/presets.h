// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/rules.h"

#include <QJsonObject>
#include <QString>

#include <string>
#include <vector>

namespace openshoe::formats {

/// Rules that go together, as some casinos have them: a part of a rule file that can be laid over any game. What it
/// doesn't name (limits, seats, usually side bets) stays as in the game.
struct Preset {
    std::string id;
    QString name;   ///< English, as in a list: "Las Vegas Strip, 6 decks"; presetName() for display
    QString source; ///< who publishes these rules; empty for common usage; presetSource() for display
    QJsonObject rules;
};

/// The built-in presets in order. They are files under resources/presets: {"id", "name", "source", "order", "rules"}.
[[nodiscard]] const std::vector<Preset>& presets();

/// A rule file's document with these rules put in.
[[nodiscard]] QJsonObject overlaid(QJsonObject game, const Preset& preset);

/// The game with these rules. What the preset changes is no longer marked as the house's choice. Fails if the rules
/// contradict what remains of the game.
[[nodiscard]] base::Result<engine::RuleSet> withPreset(const engine::RuleSet& rules, const Preset& preset);

} // namespace openshoe::formats
