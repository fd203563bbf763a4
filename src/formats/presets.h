// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/rules.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace openshoe::formats {

/// A house edge with the digits it was printed with: "0.350%" says more than "0.35%". Below zero the player has it.
struct PrintedEdge {
    double edge = 0;  ///< as a fraction
    int decimals = 0; ///< of the percentage, 0 … 6

    /// Whether a computed edge rounds to these digits.
    [[nodiscard]] bool agrees(double computed) const;
};

/// What somebody else has published of a preset's rules.
struct PublishedEdge {
    PrintedEdge houseEdge;
    bool basicStrategy = false; ///< of basic strategy, otherwise of the best play for the cards
    QString source;             ///< whose figure it is and where; names and an address, the same in every language
    /// English: why the computed figure rounds to other digits; empty if it doesn't. presetDifference() for display.
    QString difference;
};

/// Rules that go together, as some casinos have them: a part of a rule file that can be laid over any game. What it
/// doesn't name (limits, seats, usually side bets) stays as in the game.
struct Preset {
    std::string id;
    QString name;   ///< English, as in a list: "Las Vegas Strip, 6 decks"; presetName() for display
    QString source; ///< who publishes these rules; empty for common usage; presetSource() for display
    QJsonObject rules;
    int order = 0;
    // Computed beforehand, so that a list can show them; tst_presets computes them again.
    PrintedEdge bestPlay;
    PrintedEdge basicStrategy;
    std::optional<PublishedEdge> published;

    /// The computed figure to put beside the published one; of best play if nothing is published.
    [[nodiscard]] const PrintedEdge& computed() const {
        return published && published->basicStrategy ? basicStrategy : bestPlay;
    }
};

/// The built-in presets in order. They are files under resources/presets: {"id", "name", "source", "order",
/// "houseEdge": {"best", "basic"}, "published": {"houseEdge", "play", "source", "difference"}, "rules"}; "source",
/// "published" and "difference" may be missing.
[[nodiscard]] const std::vector<Preset>& presets();

/// The built-in preset with this id; null if there is none.
[[nodiscard]] const Preset* presetWithId(const std::string& id);

/// A preset from a document; `source` names it in errors.
[[nodiscard]] base::Result<Preset> readPreset(const QJsonValue& document, const std::string& source);

/// A rule file's document with these rules put in.
[[nodiscard]] QJsonObject overlaid(QJsonObject game, const Preset& preset);

/// The game with these rules. What the preset changes is no longer marked as the house's choice. Fails if the rules
/// contradict what remains of the game.
[[nodiscard]] base::Result<engine::RuleSet> withPreset(const engine::RuleSet& rules, const Preset& preset);

} // namespace openshoe::formats
