// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/simulator.h"
#include "cli/command.h"
#include "cli/commandline.h"
#include "cli/console.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "formats/names.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <limits>
#include <thread>

namespace openshoe::cli {

namespace {

using analysis::SimulationResult;
using analysis::SimulationSetup;

base::Result<std::uint64_t> unsignedOption(const CommandLine& line, const char* name, std::uint64_t min,
                                           std::uint64_t max, std::uint64_t otherwise) {
    if (!line.isSet(name))
        return otherwise;
    bool isNumber = false;
    const QString text = line.value(name);
    const auto number = text.toULongLong(&isNumber);
    if (!isNumber || number < min || number > max)
        return base::inputError(std::string("--") + name, CommandLine::notWhole(text, min, max));
    return number;
}

base::Result<SimulationSetup> setupFrom(const CommandLine& line, engine::RuleSet rules) {
    SimulationSetup setup;
    setup.rules = std::move(rules);
    if (!line.isSet("rounds"))
        return tl::make_unexpected(
            line.wrong(Cli::tr("%1 is missing; allowed: 1 to %2")
                           .arg(QStringLiteral("--rounds N"), QString::number(SimulationSetup::mostRounds))));
    const auto rounds = unsignedOption(line, "rounds", 1, SimulationSetup::mostRounds, 1);
    const auto seed = unsignedOption(line, "seed", 0, std::numeric_limits<std::uint64_t>::max(), 1);
    const auto threads = unsignedOption(line, "threads", 1, SimulationSetup::mostThreads, 1);
    for (const auto* number : {&rounds, &seed, &threads}) {
        if (!*number)
            return tl::make_unexpected(number->error());
    }
    setup.rounds = *rounds;
    setup.seed = *seed;
    setup.threads = static_cast<int>(*threads);
    setup.throughEngine = line.isSet("engine");
    if (auto checked = analysis::check(setup); !checked)
        return tl::make_unexpected(checked.error());
    return setup;
}

bool hasCutCard(const engine::RuleSet& rules) { return rules.shuffle.when == engine::ShuffleWhen::CutCard; }

QJsonObject toJson(const SimulationSetup& setup, const SimulationResult& result) {
    return {{"variant", QString::fromStdString(setup.rules.id)},
            {"decks", setup.rules.decks},
            {"strategy", "basic"},
            {"shuffle", engine::name(setup.rules.shuffle.when)},
            {"rounds", static_cast<qint64>(result.rounds)},
            {"stopped", result.rounds < setup.rounds},
            {"seed", QString::number(setup.seed)},
            {"threads", setup.threads},
            {"engine", setup.throughEngine},
            {"expectation", result.expectation},
            {"standardError", result.standardError},
            {"rtp", 1 + result.expectation},
            {"averageStake", result.averageStake},
            {"standardDeviation", result.standardDeviation},
            {"exact", QJsonObject{{"expectation", result.exact},
                                  {"difference", result.expectation - result.exact},
                                  {"standardErrors", result.deviation()}}},
            {"seconds", result.seconds},
            {"roundsPerSecond", result.seconds > 0 ? static_cast<double>(result.rounds) / result.seconds : 0.0}};
}

QString headOf(const SimulationSetup& setup, const SimulationResult& result) {
    const QString decks = Cli::tr("%n decks", nullptr, setup.rules.decks);
    const QString threads = Cli::tr("%n threads", nullptr, setup.threads);
    const QString text = setup.throughEngine ? Cli::tr("%1, %2, %3 rounds, seed %4, %5, through the engine",
                                                       "a game, its decks, very many rounds, …, how many threads")
                                             : Cli::tr("%1, %2, %3 rounds, seed %4, %5",
                                                       "a game, its decks, very many rounds, …, how many threads");
    return text.arg(formats::gameName(setup.rules), decks, QString::number(result.rounds), QString::number(setup.seed),
                    threads);
}

std::string toText(const SimulationSetup& setup, const SimulationResult& result) {
    const auto percent = [](double value) { return fmt::format("{:+.5f} %", value * 100); };
    std::string text = headOf(setup, result).toStdString() + "\n\n";
    text += aligned({{Cli::tr("expectation, simulated"), percent(result.expectation)},
                     {"  " + Cli::tr("standard error"), fmt::format("{:.5f} %", result.standardError * 100)},
                     {Cli::tr("basic strategy, exact, full shoe"), percent(result.exact)},
                     {"  " + Cli::tr("difference"), percent(result.expectation - result.exact)},
                     {"  " + Cli::tr("in standard errors"), fmt::format("{:+.2f}", result.deviation())},
                     {Cli::tr("standard deviation"), fmt::format("{:.5f}", result.standardDeviation)},
                     {Cli::tr("average stake"), fmt::format("{:.5f}", result.averageStake)}},
                    {1});
    if (hasCutCard(setup.rules))
        text += '\n' +
                Cli::tr("The difference includes the cut card's effect: rounds from a shoe in use are worth a little "
                        "less than the first.")
                    .toStdString() +
                '\n';
    const double pace = result.seconds > 0 ? static_cast<double>(result.rounds) / result.seconds / 1e6 : 0.0;
    const QString time = Cli::tr("%1 s, %2 million rounds a second", "s: seconds")
                             .arg(QString::number(result.seconds, 'f', 2), QString::number(pace, 'f', 1));
    return text + '\n' + time.toStdString() + '\n';
}

// Until it is finished or Ctrl+C stops it.
void wait(analysis::Simulation& simulation) {
    const Interruption interruption;
    for (int waited = 0; !simulation.finished(); ++waited) {
        if (interruption.came())
            simulation.cancel();
        if (waited % 10 == 9)
            tellProgress(QString::asprintf("%5.1f %%", simulation.progress() * 100));
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    clearProgress();
}

base::Result<int> runSimulate(const QStringList& arguments) {
    CommandLine line(
        "simulate",
        Cli::tr("Plays rounds by the analysed basic strategy; the same seed and threads give the same figures."));
    line.addGame();
    line.addRuleChanges();
    line.addOption("rounds", "N", Cli::tr("How many rounds."));
    line.addOption("seed", "S", Cli::tr("The seed of the random numbers (default 1)."));
    line.addOption("threads", "T", Cli::tr("How many threads (default 1)."));
    line.addFlag("engine", Cli::tr("Plays every round through the table's own engine: slower, by the same rules."));
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    auto rules = line.ruleSet(line.argument(0));
    if (!rules)
        return tl::make_unexpected(rules.error());
    const auto setup = setupFrom(line, *std::move(rules));
    if (!setup)
        return tl::make_unexpected(setup.error());

    analysis::Simulation simulation(*setup);
    simulation.start();
    wait(simulation);
    const SimulationResult result = simulation.result();
    if (result.rounds == 0)
        return base::environmentError({}, Cli::tr("stopped before there was any figure").toStdString());
    if (line.json())
        print(toJson(*setup, result));
    else
        print(toText(*setup, result));
    if (result.rounds == setup->rounds)
        return Done;
    tellStopped("simulate", result.rounds, setup->rounds);
    return Failed;
}

} // namespace

Command simulateCommand() {
    return {"simulate", QT_TRANSLATE_NOOP("Cli", "Monte Carlo with the analysed strategy"), runSimulate};
}

} // namespace openshoe::cli
