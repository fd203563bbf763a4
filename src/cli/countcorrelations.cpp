// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/caught.h"
#include "advantage/indices.h"
#include "advantage/removal.h"
#include "cli/command.h"
#include "cli/count.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "formats/counts.h"
#include "formats/names.h"

#include <fmt/format.h>

#include <array>

namespace openshoe::cli {

using counting::CountSystem;

namespace {

struct BetCaught {
    double correlation = 0;
    advantage::SideBetGain gain;
};

// How a system does in a game, and with each of its side bets.
struct Correlations {
    engine::RuleSet rules;
    CountSystem system;
    int shoes = 0;
    double insurance = 0;
    advantage::SystemWorth worth;
    std::vector<BetCaught> sideBets;
};

const char* whenName(bool atOrAbove) {
    return atOrAbove ? "at-or-above" : "at-or-below";
}

std::string signText(bool atOrAbove, int count) {
    return fmt::format("{} {:+}", atOrAbove ? "≥" : "≤", count);
}

QJsonObject toJson(const Correlations& found) {
    QJsonObject sideBets;
    for (std::size_t i = 0; i < found.sideBets.size(); ++i) {
        const auto& [correlation, gain] = found.sideBets[i];
        const advantage::Caught& caught = gain.systems.front();
        const bool any = gain.perfect.gain > 0;
        sideBets.insert(QString::fromStdString(found.rules.sideBets[i].id),
                        QJsonObject{{"correlation", correlation},
                                    {"captured", any ? QJsonValue(caught.part) : QJsonValue()},
                                    {"linear", any ? QJsonValue(gain.linear.part) : QJsonValue()},
                                    {"exactGain", gain.perfect.gain},
                                    {"exactShare", gain.perfect.share},
                                    {"share", caught.share},
                                    {"count", caught.share > 0 ? QJsonValue(caught.count) : QJsonValue()},
                                    {"when", whenName(caught.atOrAbove)}});
    }
    const auto captured = found.worth.caught.share();
    return {{"variant", QString::fromStdString(found.rules.id)},
            {"decks", found.rules.decks},
            {"keepsShoe", keepsShoe(found.rules)},
            {"system", QString::fromStdString(found.system.id)},
            {"convention", conventionJson(found.system)},
            {"shoes", found.shoes},
            {"betting", found.worth.betting},
            {"insurance", found.insurance},
            {"playing", found.worth.playing},
            {"captured", captured ? QJsonValue(*captured) : QJsonValue()},
            {"exactGain", found.worth.caught.perfect},
            {"stakes", captured ? QJsonValue(QJsonObject{{"count", found.worth.caught.count},
                                                         {"when", whenName(found.worth.caught.atOrAbove)}})
                                : QJsonValue()},
            {"worthCorrelation", found.worth.bettingSeen},
            {"sideBets", sideBets}};
}

std::string partText(double part) {
    return fmt::format("{:.0f} %", 100 * part);
}

void printText(const Correlations& found) {
    print(gameText(found.rules) + ", " + QString::fromStdString(found.system.name) + '\n' +
          conventionText(found.system) + '\n');
    if (!keepsShoe(found.rules))
        print(uncountedText() + '\n');
    const advantage::GameCaught& caught = found.worth.caught;
    Rows rows{
        {Cli::tr("betting correlation"), fmt::format("{:.4f}", found.worth.betting)},
        {Cli::tr("insurance correlation"), fmt::format("{:.4f}", found.insurance)},
        {Cli::tr("playing efficiency, measured"), fmt::format("{:.3f}", found.worth.playing)},
        {Cli::tr("correlation with the exact worth of used shoes"), fmt::format("{:.4f}", found.worth.bettingSeen)}};
    if (const auto captured = caught.share()) {
        rows.push_back({Cli::tr("captured of the exact gain"), partText(*captured)});
        rows.push_back({"  " + Cli::tr("staked at a count of"), signText(caught.atOrAbove, caught.count)});
        rows.push_back(
            {"  " + Cli::tr("the exact gain of 100 rounds, units"), fmt::format("{:.4f}", 100 * caught.perfect)});
    }
    print('\n' + aligned(rows, {1}));
    if (!caught.share())
        print(Cli::tr("No shoe before the cut card favours this game.") + '\n');
    for (std::size_t i = 0; i < found.sideBets.size(); ++i) {
        const auto& [correlation, gain] = found.sideBets[i];
        print('\n' + formats::sideBetName(found.rules.sideBets[i]) + '\n');
        if (gain.perfect.gain <= 0) {
            print(Cli::tr("No shoe before the cut card favours this bet.") + '\n');
            continue;
        }
        Rows bet{{Cli::tr("STAKED"), Cli::tr("OF ROUNDS"), Cli::tr("WINS IN 100, units"), Cli::tr("OF ALL THERE IS")}};
        const auto row = [&](const Text& title, const advantage::Caught& by) {
            bet.push_back({title, fmt::format("{:.2f} %", 100 * by.share), fmt::format("{:.4f}", 100 * by.gain),
                           partText(by.part)});
        };
        row(Cli::tr("whenever the shoe favours it"), gain.perfect);
        row(Cli::tr("by the sum of all cards' effects"), gain.linear);
        if (const auto& by = gain.systems.front(); by.share > 0)
            row(found.system.id + ' ' + signText(by.atOrAbove, by.count), by);
        print(aligned(bet, columnsFrom(1, 4)));
    }
}

base::Result<int> runCountCorrelations(const QStringList& arguments) {
    CommandLine line(
        "count correlations",
        Cli::tr("How well a system fits a game. The betting and the insurance correlation are those of its tags with "
                "the effects of each card gone, of all cards of a deck, both centred.") +
            ' ' +
            Cli::tr("Playing efficiency is what all of its indices earn of what perfect play of every hand would, "
                    "measured here, at one unit.") +
            ' ' +
            Cli::tr("\"captured\" is the share of the exact gain that it catches: what it wins staking one unit only "
                    "from the count on at which a round is favourable, played by its indices, of what knowing every "
                    "card wins the same way, with every hand played best."));
    addSystemArgument(line);
    line.addGame();
    line.addRuleChanges();
    addPenetrationOption(line);
    addShoesOption(line);
    addThreadsOption(line);
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const auto system = formats::loadCountSystem(line.argument(0));
    if (!system)
        return tl::make_unexpected(system.error());
    auto rules = countedRules(line, 1);
    if (!rules)
        return tl::make_unexpected(rules.error());
    const auto shoes = shoesFrom(line);
    const auto threads = threadsFrom(line);
    for (const auto* number : {&shoes, &threads}) {
        if (!*number)
            return tl::make_unexpected(number->error());
    }
    const auto survey = surveyOf(*rules, *shoes, *threads);
    if (!survey)
        return tl::make_unexpected(survey.error());

    const analysis::PointShoe full = analysis::fullPointShoe(rules->newShoe());
    const advantage::ByCard tags = advantage::asFigures(system->tags);
    const auto removal = advantage::gameRemoval(*rules, full);
    Correlations found{.rules = *std::move(rules), .system = *system, .shoes = *shoes, .worth = {}, .sideBets = {}};
    found.insurance =
        advantage::correlation(tags, advantage::insuranceRemoval(found.rules, full).effect, found.rules.pack);
    found.worth = advantage::systemWorth(**survey, found.system, removal->kept.effect);
    const std::array systems{found.system};
    for (const engine::SideBet& bet : found.rules.sideBets) {
        const auto effects =
            advantage::sideBetRemoval(bet, analysis::Shoe::full(found.rules.newShoe()), found.rules.dealer.drawing);
        found.sideBets.push_back({advantage::correlation(tags, effects.effect, found.rules.pack),
                                  advantage::sideBetGain(found.rules, bet, systems)});
    }
    if (line.json())
        print(toJson(found));
    else
        printText(found);
    return Done;
}

} // namespace

Command countCorrelationsCommand() {
    return {"count correlations", QT_TRANSLATE_NOOP("Cli", "how well a system fits a game, and how much it catches"),
            runCountCorrelations};
}

} // namespace openshoe::cli
