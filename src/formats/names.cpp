// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/names.h"

#include <QCoreApplication>

namespace openshoe::formats {

namespace {

// translations/update.cmake lists the names of the built-in rule sets and presets, each with the id it belongs to.
QString inWords(const char* context, const std::string& name, const std::string& id) {
    return name.empty() ? QString::fromStdString(id) : QCoreApplication::translate(context, name.c_str(), id.c_str());
}

QString translated(base::Sentence sentence) { return QCoreApplication::translate("Errors", sentence.text()); }

} // namespace

QString gameName(const engine::RuleSet& rules) { return inWords("Games", rules.name, rules.id); }

QString sideBetName(const engine::SideBet& bet) { return inWords("SideBets", bet.name, bet.id); }

QString sideBetName(const SideBetPreset& preset) {
    return inWords("SideBets", preset.bet["name"].toString().toStdString(), preset.id);
}

QString sideBetSource(const SideBetPreset& preset) {
    return inWords("Presets", preset.source.toStdString(), preset.id);
}

QString sideBetExplained(const engine::SideBet& bet) {
    const engine::SideBetKindInfo& kind = infoOf(bet.kind);
    return translated(bet.oddsFor(kind.special) ? kind.specialExplained : kind.explained);
}

QString sideOutcomeName(engine::SideOutcome outcome) { return translated(infoOf(outcome).words); }

QString presetName(const Preset& preset) {
    return inWords("Presets", preset.name.toStdString(), preset.id);
}

QString presetSource(const Preset& preset) {
    return preset.source.isEmpty() ? QString() : inWords("Presets", preset.source.toStdString(), preset.id);
}

QString presetDifference(const Preset& preset) {
    return !preset.published || preset.published->difference.isEmpty()
               ? QString()
               : inWords("Presets", preset.published->difference.toStdString(), preset.id);
}

} // namespace openshoe::formats
