// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/indices.h"
#include "advantage/removal.h"
#include "cli/command.h"
#include "cli/count.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "formats/counts.h"

#include <fmt/format.h>

#include <algorithm>

namespace openshoe::cli {

using advantage::IndexPlay;
using advantage::PlayName;
using counting::CountSystem;

namespace {

// One decision as it is read: what is done below a count, and what from it on.
struct CountedDecision {
    PlayName name;
    IndexPlay index;

    [[nodiscard]] const std::string& below() const { return index.atOrAbove ? name.otherwise : name.play; }
    [[nodiscard]] const std::string& then() const { return index.atOrAbove ? name.play : name.otherwise; }
    [[nodiscard]] int from() const { return fromOn(index.count); }
    [[nodiscard]] int fromOn(int count) const { return index.atOrAbove ? count : count + 1; }
    /// Which of the two is basic strategy's.
    [[nodiscard]] bool basicIsThen() const { return index.basic == index.atOrAbove; }
};

QJsonObject toJson(const CountedDecision& one) {
    QJsonArray byDepth;
    for (const int count : one.index.byDepth)
        byDepth.append(one.fromOn(count));
    // Even money is insurance on a blackjack, and has no row of its own either.
    const bool evenMoney = one.index.which.kind == analysis::Switch::Kind::EvenMoney;
    return {{"hand", evenMoney ? QStringLiteral("insurance") : QString::fromStdString(one.name.hand)},
            {"evenMoney", evenMoney},
            {"up", QString::fromStdString(one.name.up)},
            {"below", QString::fromStdString(one.below())},
            {"from", one.from()},
            {"then", QString::fromStdString(one.then())},
            {"gain", one.index.worth},
            {"gainSpread", one.index.worthSpread},
            {"basic", QString::fromStdString(one.basicIsThen() ? one.then() : one.below())},
            {"crossing", one.index.crossing},
            {"byDepth", byDepth}};
}

std::string tableOf(const std::vector<CountedDecision>& decisions) {
    Rows rows{{Cli::tr("HAND"), Cli::tr("UP", "the up card"), Cli::tr("BELOW", "a count"), Cli::tr("FROM", "a count"),
               Cli::tr("THEN", "from a count on"), Cli::tr("IN EACH THIRD"), Cli::tr("EARNS, per cent"),
               Cli::tr("WITH 1 TO 8")}};
    for (const CountedDecision& one : decisions) {
        std::string byDepth;
        for (const int count : one.index.byDepth)
            byDepth += fmt::format("{}{:+}", byDepth.empty() ? "" : " ", one.fromOn(count));
        // Basic strategy's play is marked.
        const std::string below = one.below() + (one.basicIsThen() ? "" : " *");
        const std::string then = one.then() + (one.basicIsThen() ? " *" : "");
        rows.push_back({one.name.hand, one.name.up, below, fmt::format("{:+}", one.from()), then, byDepth,
                        fmt::format("{:.5f}", 100 * one.index.worth),
                        fmt::format("{:.5f}", 100 * one.index.worthSpread)});
    }
    return aligned(rows, {3, 5, 6, 7});
}

base::Result<int> runCountIndices(const QStringList& arguments) {
    CommandLine line(
        "count indices",
        Cli::tr(
            "Every decision for which the best play depends on the count, by what it earns: derived for these rules "
            "and this system from exact figures of used shoes.") +
            ' ' +
            Cli::tr("The count is the one shown when the hand and the up card have been counted. What a play earns is "
                    "over basic strategy, per round: with one unit always staked, and with 1 to 8 units (two more from "
                    "each count a deck on)."));
    addSystemArgument(line);
    line.addGame();
    line.addRuleChanges();
    addPenetrationOption(line);
    addShoesOption(line);
    line.addOption("most", "N", Cli::tr("How many plays to list (default: all, or 40 as text)."));
    addThreadsOption(line);
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const auto system = formats::loadCountSystem(line.argument(0));
    if (!system)
        return tl::make_unexpected(system.error());
    const auto rules = countedRules(line, 1);
    if (!rules)
        return tl::make_unexpected(rules.error());
    const auto shoes = shoesFrom(line);
    const auto threads = threadsFrom(line);
    for (const auto* number : {&shoes, &threads}) {
        if (!*number)
            return tl::make_unexpected(number->error());
    }
    const auto most = line.integer("most", 1, 10'000, line.json() ? 10'000 : 40);
    if (!most)
        return tl::make_unexpected(most.error());
    const auto survey = surveyOf(*rules, *shoes, *threads);
    if (!survey)
        return tl::make_unexpected(survey.error());
    const auto removal = advantage::gameRemoval(*rules, analysis::fullPointShoe(rules->newShoe()));
    const auto worth = advantage::systemWorth(**survey, *system, removal->kept.effect);
    std::vector<CountedDecision> decisions;
    for (const IndexPlay& index : worth.indices) {
        if (index.worth > 0) // who raises the stake may gain by what loses at one unit
            decisions.push_back({advantage::nameOf(**survey, index.which), index});
    }
    std::ranges::stable_sort(decisions, std::greater<>(), [](const CountedDecision& one) { return one.index.worth; });
    decisions.resize(std::min(decisions.size(), static_cast<std::size_t>(*most)));
    if (line.json()) {
        QJsonArray plays;
        for (const CountedDecision& one : decisions)
            plays.append(toJson(one));
        print(QJsonObject{{"variant", QString::fromStdString(rules->id)},
                          {"decks", rules->decks},
                          {"keepsShoe", keepsShoe(*rules)},
                          {"system", QString::fromStdString(system->id)},
                          {"convention", conventionJson(*system)},
                          {"shoes", *shoes},
                          {"plays", plays}});
        return Done;
    }
    print(gameText(*rules) + ", " + QString::fromStdString(system->name) + '\n' + conventionText(*system) + '\n');
    if (!keepsShoe(*rules))
        print(uncountedText() + '\n');
    print(Cli::tr("* is basic strategy's play.") + "\n\n" + QString::fromStdString(tableOf(decisions)));
    return Done;
}

} // namespace

Command countIndicesCommand() {
    return {"count indices", QT_TRANSLATE_NOOP("Cli", "the plays that depend on the count, by worth"), runCountIndices};
}

} // namespace openshoe::cli
