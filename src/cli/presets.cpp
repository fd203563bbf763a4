// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/presets.h"
#include "cli/command.h"
#include "cli/commandline.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "formats/names.h"
#include "formats/sidebetpresets.h"

#include <fmt/format.h>

namespace openshoe::cli {

namespace {

using formats::Preset;
using formats::PrintedEdge;

std::string percent(const PrintedEdge& edge) {
    return fmt::format("{:.{}f} %", edge.edge * 100, edge.decimals);
}

QJsonObject publishedJson(const formats::PublishedEdge& published) {
    return {{"houseEdge", published.houseEdge.edge},
            {"decimals", published.houseEdge.decimals},
            {"play", published.basicStrategy ? "basic" : "best"},
            {"source", published.source},
            {"difference", published.difference.isEmpty() ? QJsonValue() : QJsonValue(published.difference)}};
}

QJsonObject toJson(const Preset& preset) {
    return {{"id", QString::fromStdString(preset.id)},
            {"name", preset.name},
            {"source", preset.source.isEmpty() ? QJsonValue() : QJsonValue(preset.source)},
            {"houseEdge", preset.bestPlay.edge},
            {"basicStrategy", preset.basicStrategy.edge},
            {"published", preset.published ? QJsonValue(publishedJson(*preset.published)) : QJsonValue()},
            {"rules", preset.rules}};
}

QJsonObject toJson(const formats::SideBetPreset& preset) {
    const QString printed = QString::fromStdString(preset.published.edge);
    const auto decimals = static_cast<int>(printed.size() - printed.indexOf('.') - 1);
    const QJsonObject published{{"houseEdge", printed.toDouble() / 100},
                                {"decimals", decimals},
                                {"decks", preset.published.decks},
                                {"hitsSoft17", preset.published.hitsSoft17},
                                {"source", preset.source}};
    QJsonObject json = preset.bet;
    json["id"] = QString::fromStdString(preset.id);
    json["published"] = published;
    return json;
}

std::string toText(const std::vector<formats::SideBetPreset>& bets) {
    Rows rows{{"ID", Cli::tr("NAME"), Cli::tr("PUBLISHED")}};
    std::string sources;
    for (const formats::SideBetPreset& preset : bets) {
        rows.push_back({preset.id, formats::sideBetName(preset), preset.published.edge + " %"});
        sources += wrapped(QString::fromStdString(preset.id) + ": " + formats::sideBetSource(preset), 0);
    }
    return aligned(rows, {2}) + '\n' + sources;
}

// The table, then whose each published figure is.
std::string toText(const std::vector<Preset>& presets) {
    Rows rows{{"ID", Cli::tr("NAME"), Cli::tr("HOUSE EDGE"), Cli::tr("BASIC STRATEGY"), Cli::tr("PUBLISHED")}};
    std::string sources;
    for (const Preset& preset : presets) {
        rows.push_back({preset.id, formats::presetName(preset), percent(preset.bestPlay), percent(preset.basicStrategy),
                        preset.published ? percent(preset.published->houseEdge) : "-"});
        if (!preset.published)
            continue;
        const QString figure = preset.published->basicStrategy ? Cli::tr("%1, as published for basic strategy: %2")
                                                               : Cli::tr("%1, as published for best play: %2");
        sources += wrapped(figure.arg(QString::fromStdString(preset.id), preset.published->source), 0);
        if (!preset.published->difference.isEmpty())
            sources += wrapped(formats::presetDifference(preset), 2);
    }
    return aligned(rows, {2, 3, 4}) + '\n' + sources;
}

QString presetsDescription() {
    return Cli::tr("Rules that go together, as some casinos have them, with the house edge of the first round from a "
                   "full shoe: of best play and of basic strategy as computed here, and as published elsewhere. With "
                   "%1: %2; a house edge is a fraction, and null stands for what isn't known.")
        .arg(QStringLiteral("--json"),
             QStringLiteral("{\"presets\": [{\"id\", \"name\", \"source\", \"houseEdge\", \"basicStrategy\", "
                            "\"published\": {\"houseEdge\", \"decimals\", \"play\": \"best\" | \"basic\", \"source\", "
                            "\"difference\"}, \"rules\"}], \"sideBets\": [{\"id\", \"name\", \"kind\", \"pays\", "
                            "\"published\": {\"houseEdge\", \"decimals\", \"decks\", \"hitsSoft17\", \"source\"}}]}"));
}

base::Result<int> runPresets(const QStringList& arguments) {
    CommandLine line("presets", presetsDescription());
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    if (!line.json()) {
        print(toText(formats::presets()) + '\n' + toText(formats::sideBetPresets()));
        return Done;
    }
    QJsonArray presets;
    for (const Preset& preset : formats::presets())
        presets.append(toJson(preset));
    QJsonArray bets;
    for (const formats::SideBetPreset& preset : formats::sideBetPresets())
        bets.append(toJson(preset));
    print(QJsonObject{{"presets", presets}, {"sideBets", bets}});
    return Done;
}

} // namespace

Command presetsCommand() {
    return {"presets", QT_TRANSLATE_NOOP("Cli", "rules of known casino games, with computed and published house edges"),
            runPresets};
}

} // namespace openshoe::cli
