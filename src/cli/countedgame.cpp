// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/countedgame.h"

#include "advantage/removal.h"
#include "cli/console.h"
#include "cli/count.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "formats/counts.h"

#include <limits>

namespace openshoe::cli {

using advantage::CountingResult;
using advantage::CountingSetup;

void addPlayOptions(CommandLine& line, bool nobody) {
    addSystemOption(line, nobody);
    line.addOption("plays", "basic|indices",
                   Cli::tr("Plays by the system's indices, or by basic strategy alone (the default): %1.")
                       .arg(QStringLiteral("indices, basic")));
    addPenetrationOption(line);
    line.addOption("seed", "S", Cli::tr("The seed of the random numbers (default 1)."));
    line.addOption("company", "N", Cli::tr("How many other hands are at the table, 0 to 6 (default 0)."));
    line.addOption(
        "shoes", "N",
        Cli::tr("How many used shoes to solve for the indices (default %1).").arg(advantage::Survey::usualShoes));
    addThreadsOption(line);
}

base::Result<void> prepare(const CommandLine& line, std::uint64_t rounds, CountedGame& counted) {
    CountingSetup& setup = counted.setup;
    auto rules = countedRules(line, 0);
    if (!rules)
        return tl::make_unexpected(rules.error());
    setup.rules = *std::move(rules);
    counted.counts = line.value("system") != QLatin1String(noSystem);
    auto system = counted.counts ? systemFrom(line, true) : formats::countSystems().front();
    if (!system)
        return tl::make_unexpected(system.error());
    setup.system = *std::move(system);
    const auto plays = line.choice("plays", {QStringLiteral("basic"), QStringLiteral("indices")});
    if (!plays)
        return tl::make_unexpected(plays.error());
    const auto seed = line.integer("seed", 0, std::numeric_limits<qint64>::max(), 1);
    const auto company = line.integer("company", 0, CountingSetup::mostCompany, 0);
    for (const auto* number : {&seed, &company}) {
        if (!*number)
            return tl::make_unexpected(number->error());
    }
    const auto shoes = shoesFrom(line);
    const auto threads = threadsFrom(line);
    for (const auto* number : {&shoes, &threads}) {
        if (!*number)
            return tl::make_unexpected(number->error());
    }
    setup.rounds = rounds;
    setup.seed = static_cast<std::uint64_t>(*seed);
    setup.company = static_cast<int>(*company);
    setup.threads = *threads;
    if (const auto checked = advantage::check(setup); !checked)
        return tl::make_unexpected(checked.error());
    counted.game = counted.analyser.analyse(setup.rules);
    if (!counted.counts || *plays == QLatin1String("basic"))
        return {};
    const auto survey = surveyOf(setup.rules, *shoes, *threads);
    if (!survey)
        return tl::make_unexpected(survey.error());
    const auto removal = advantage::gameRemoval(setup.rules, analysis::fullPointShoe(setup.rules.newShoe()));
    counted.indices = advantage::systemWorth(**survey, setup.system, removal->kept.effect).indices;
    return {};
}

base::Result<CountingResult> simulated(const CountedGame& counted) {
    const Interruption interruption;
    auto result = advantage::simulateCounting(
        counted.setup, counted.game->views, counted.game->strategy, counted.indices,
        [&] { return interruption.came(); },
        [](double done) { tellProgress(QString::asprintf("%5.1f %%", done * 100)); });
    clearProgress();
    if (result.rounds == 0)
        return base::environmentError({}, Cli::tr("stopped before there was any figure").toStdString());
    return result;
}

QString headOf(const CountedGame& counted) {
    const auto& setup = counted.setup;
    QString text = gameText(setup.rules);
    if (keepsShoe(setup.rules))
        text += ", " + Cli::tr("%n cards dealt before the cut card", nullptr, setup.rules.cutPosition());
    text += '\n';
    if (counted.counts)
        text += QString::fromStdString(setup.system.name) + ": " + conventionText(setup.system) + '\n';
    if (!counted.indices.empty())
        text += Cli::tr("%n plays by the count", nullptr, static_cast<int>(counted.indices.size())) + '\n';
    if (counted.counts && !keepsShoe(setup.rules))
        text += uncountedText() + '\n';
    return text;
}

QJsonObject setupJson(const CountedGame& counted, const CountingResult& result) {
    const auto& setup = counted.setup;
    QJsonObject json{
        {"variant", QString::fromStdString(setup.rules.id)},
        {"decks", setup.rules.decks},
        {"keepsShoe", keepsShoe(setup.rules)},
        {"cutAfter", keepsShoe(setup.rules) ? QJsonValue(setup.rules.cutPosition()) : QJsonValue()},
        {"system", counted.counts ? QJsonValue(QString::fromStdString(setup.system.id)) : QJsonValue()},
        {"plays", counted.indices.empty() ? "basic" : "indices"},
        {"indices", static_cast<int>(counted.indices.size())},
        {"company", setup.company},
        {"seed", QString::number(setup.seed)},
        {"threads", setup.threads},
        {"stopped", result.stopped},
        {"seconds", result.seconds},
        {"roundsPerSecond", result.seconds > 0 ? static_cast<double>(result.rounds) / result.seconds : 0.0}};
    if (counted.counts)
        json.insert("convention", conventionJson(setup.system));
    return json;
}

} // namespace openshoe::cli
