// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/stakes.h"
#include "cli/command.h"
#include "cli/count.h"
#include "cli/countedgame.h"
#include "cli/output.h"
#include "cli/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace openshoe::cli {

using advantage::CountBin;
using advantage::CountBins;
using advantage::CountingResult;

namespace {

struct BinFigures {
    double share = 0;
    double mean = 0;
    double error = 0;
    double variance = 0;
};

BinFigures figuresOf(const CountBin& bin, std::uint64_t rounds) {
    const auto n = static_cast<double>(bin.rounds);
    const double mean = bin.net / n;
    const double variance = std::max(0.0, bin.square / n - mean * mean);
    return {n / static_cast<double>(rounds), mean, std::sqrt(variance / n), variance};
}

QJsonObject toJson(const CountedGame& counted, const CountingResult& result, const CountBins& bins) {
    const advantage::Priced flat = advantage::price(bins, advantage::flatRamp(1), 0);
    QJsonObject json = setupJson(counted, result);
    QJsonArray list;
    for (const CountBin& bin : bins) {
        const BinFigures figures = figuresOf(bin, result.rounds);
        list.append(QJsonObject{{"count", bin.count},
                                {"rounds", static_cast<qint64>(bin.rounds)},
                                {"mean", figures.mean},
                                {"variance", figures.variance},
                                {"share", figures.share},
                                {"standardError", figures.error},
                                {"averageStake", bin.stake / static_cast<double>(bin.rounds)}});
    }
    json.insert("rounds", static_cast<qint64>(result.rounds));
    json.insert("bins", list);
    json.insert("expectation", flat.observed.mean);
    json.insert("standardError", flat.error);
    json.insert("standardDeviation", flat.observed.deviation);
    json.insert("perCount", advantage::lineThrough(bins).perCount);
    json.insert("exactFullShoe", counted.game->basicStrategy);
    return json;
}

void printText(const CountedGame& counted, const CountingResult& result, const CountBins& bins) {
    const advantage::Priced flat = advantage::price(bins, advantage::flatRamp(1), 0);
    print(headOf(counted) + '\n');
    Rows rows{{Cli::tr("COUNT"), Cli::tr("OF ALL ROUNDS"), Cli::tr("EXPECTATION"), Cli::tr("STANDARD ERROR"),
               Cli::tr("VARIANCE")}};
    std::uint64_t few = 0;
    for (const CountBin& bin : bins) {
        const BinFigures figures = figuresOf(bin, result.rounds);
        if (bin.rounds < 100) { // too few to say anything
            few += bin.rounds;
            continue;
        }
        rows.push_back({bin.count == 0 ? std::string("0") : fmt::format("{:+}", bin.count),
                        fmt::format("{:.3f} %", 100 * figures.share), percentText(figures.mean, 3),
                        fmt::format("{:.3f} %", 100 * figures.error), fmt::format("{:.4f}", figures.variance)});
    }
    print(aligned(rows, {0, 1, 2, 3, 4}));
    if (few > 0)
        print(Cli::tr("%n rounds at rarer counts", nullptr, cli::counted(static_cast<std::int64_t>(few))) + '\n');
    print('\n' + aligned({{Cli::tr("all rounds, one unit each"), percentText(flat.observed.mean, 4)},
                          {"  " + Cli::tr("standard error"), fmt::format("{:.4f} %", 100 * flat.error)},
                          {Cli::tr("basic strategy, exact, full shoe"), percentText(counted.game->basicStrategy, 4)},
                          {Cli::tr("each count more"), percentText(advantage::lineThrough(bins).perCount, 4)}},
                         {1}));
    print('\n' +
          Cli::tr("%1 rounds in %2 s", "very many rounds, seconds")
              .arg(QString::number(result.rounds), QString::number(result.seconds, 'f', 1)) +
          '\n');
}

base::Result<int> runCountSimulate(const QStringList& arguments) {
    CommandLine line("count simulate",
                     Cli::tr("Plays rounds while counting, with the game's own cut card and burn: how often each count "
                             "comes before a round, and what a unit staked then wins.") +
                         ' ' + Cli::tr("Every card is counted when it is seen; others at the table play after you."));
    line.addGame();
    line.addRuleChanges();
    line.addOption("rounds", "N", Cli::tr("How many rounds."));
    addPlayOptions(line, false);
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    if (!line.isSet("system"))
        return tl::make_unexpected(systemFrom(line).error());
    constexpr auto most = static_cast<qint64>(advantage::CountingSetup::mostRounds);
    if (!line.isSet("rounds"))
        return tl::make_unexpected(line.wrong(
            Cli::tr("%1 is missing; allowed: 1 to %2").arg(QStringLiteral("--rounds N"), QString::number(most))));
    const auto rounds = line.integer("rounds", 1, most, 1);
    if (!rounds)
        return tl::make_unexpected(rounds.error());
    CountedGame counted;
    if (const auto prepared = prepare(line, static_cast<std::uint64_t>(*rounds), counted); !prepared)
        return tl::make_unexpected(prepared.error());
    const auto result = simulated(counted);
    if (!result)
        return tl::make_unexpected(result.error());
    const CountBins bins = advantage::merged(result->fitted, result->settled);
    if (line.json())
        print(toJson(counted, *result, bins));
    else
        printText(counted, *result, bins);
    if (!result->stopped)
        return Done;
    tellStopped("count simulate", result->rounds, counted.setup.rounds);
    return Failed;
}

} // namespace

Command countSimulateCommand() {
    return {"count simulate", QT_TRANSLATE_NOOP("Cli", "rounds simulated while counting, by the count"),
            runCountSimulate};
}

} // namespace openshoe::cli
