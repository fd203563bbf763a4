// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/rules.h"

#include <QJsonObject>
#include <QString>

#include <string>
#include <vector>

namespace openshoe::formats {

/// Rules that go together, as some casinos have them: a part of a rule file, to be laid over any game. What it does not
/// name (limits, seats, side bets as a rule) stays the game's own.
struct Preset {
    std::string id;
    QString name;   ///< as in a list, English: "Las Vegas Strip, 6 decks"; presetName() for readers
    QString source; ///< who publishes these rules; empty where the common usage is meant; presetSource() for readers
    QJsonObject rules;
};

/// The built-in ones, in their order. They are files under resources/presets: {"id", "name", "source", "order",
/// "rules"}.
[[nodiscard]] const std::vector<Preset>& presets();

/// The document of a rule file with these rules in it.
[[nodiscard]] QJsonObject overlaid(QJsonObject game, const Preset& preset);

/// The game with these rules. What the preset changes is no longer marked as the house's choice. An error where they
/// contradict what stays of the game.
[[nodiscard]] base::Result<engine::RuleSet> withPreset(const engine::RuleSet& rules, const Preset& preset);

} // namespace openshoe::formats
