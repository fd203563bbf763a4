// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/used_shoe.h"
#include "cli/command.h"
#include "cli/commandline.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "cli/typedcards.h"
#include "formats/names.h"
#include "languages/translated.h"

#include <fmt/format.h>
#include <numeric>

namespace openshoe::cli {

namespace {

using analysis::GameAnalysis;

QString upName(std::size_t point) { return QString(QChar(analysis::pointLetter(static_cast<int>(point)))); }

QJsonValue expectationOrNull(const std::optional<double>& value) {
    return value ? QJsonValue(QJsonObject{{"expectation", *value}}) : QJsonValue();
}

QJsonObject toJson(const analysis::SideBetFigures& bet) {
    QJsonArray outcomes;
    for (const auto& outcome : bet.outcomes)
        outcomes.append(QJsonObject{{"outcome", QString::fromStdString(outcome.name)},
                                    {"pays", QString::fromStdString(outcome.pays)},
                                    {"probability", outcome.probability}});
    return {{"expectation", bet.expectation},
            {"standardDeviation", bet.standardDeviation},
            {"hitRate", bet.hitRate},
            {"outcomes", outcomes}};
}

QJsonObject toJson(const analysis::DealerOutcomes& dealer) {
    QJsonObject json{{"blackjack", dealer.blackjack}, {"bust", dealer.bust}, {"bust22", dealer.on22}};
    for (std::size_t t = 0; t < dealer.onTotal.size(); ++t)
        json.insert(QString::number(engine::DealerRule::lowestStand + t), dealer.onTotal[t]);
    return json;
}

QJsonObject toJson(const engine::RuleSet& rules, const GameAnalysis& game, const analysis::Shoe& shoe) {
    QJsonObject byUp;
    QJsonObject dealer;
    for (std::size_t up = 0; up < analysis::pointKinds; ++up) {
        if (shoe.points().of[up] == 0) // never up
            continue;
        byUp.insert(upName(up), game.byUp[up]);
        dealer.insert(upName(up), toJson(game.dealer[up]));
    }
    QJsonObject sideBets;
    for (const auto& bet : game.sideBets)
        sideBets.insert(QString::fromStdString(bet.id), toJson(bet));
    return {{"variant", QString::fromStdString(rules.id)},
            {"decks", rules.decks},
            {"unseen", shoe.total()},
            {"method", QString::fromStdString(game.method.english())},
            {"expectation", game.expectation},
            {"rtp", game.rtp()},
            {"published", rules.publishedRtp ? QJsonValue(*rules.publishedRtp) : QJsonValue()},
            {"averageStake", game.averageStake},
            {"rtpPerUnitStaked", game.rtpPerUnitStaked()},
            {"byUpcard", byUp},
            {"standardDeviation", game.standardDeviation},
            {"elementOfRisk", game.elementOfRisk()},
            {"basicStrategy", QJsonObject{{"expectation", game.basicStrategy}}},
            {"insurance", expectationOrNull(game.insurance)},
            {"evenMoney", expectationOrNull(game.evenMoney)},
            {"dealer", dealer},
            {"sideBets", sideBets},
            {"seconds", game.seconds}};
}

std::string percent(double value, int digits = 4) { return fmt::format("{:.{}f} %", value * 100, digits); }

std::string summaryText(const engine::RuleSet& rules, const GameAnalysis& game) {
    Rows rows{{Cli::tr("return to player (RTP)"), percent(game.rtp())},
              {"  " + Cli::tr("as published"), rules.publishedRtp ? percent(*rules.publishedRtp, 2) : "-"},
              {"  " + Cli::tr("per unit staked in total"), percent(game.rtpPerUnitStaked())},
              {Cli::tr("expectation, best play"), percent(game.expectation)},
              {"  " + Cli::tr("basic strategy"), percent(game.basicStrategy)},
              {Cli::tr("average stake"), fmt::format("{:.4f}", game.averageStake)},
              {Cli::tr("standard deviation"), fmt::format("{:.4f}", game.standardDeviation)},
              {Cli::tr("element of risk"), percent(game.elementOfRisk())}};
    if (game.insurance)
        rows.push_back({Cli::tr("insurance, per unit of it"), percent(*game.insurance)});
    if (game.evenMoney)
        rows.push_back({Cli::tr("even money, compared with waiting"), percent(*game.evenMoney)});
    return aligned(rows, {1});
}

std::string upText(const GameAnalysis& game, const analysis::Shoe& shoe) {
    std::vector<Text> titles{Cli::tr("UP", "the up card"), Cli::tr("EXPECTATION")};
    for (int total = engine::DealerRule::lowestStand; total <= 21; ++total)
        titles.push_back(std::to_string(total));
    titles.insert(titles.end(), {Cli::tr("BLACKJACK"), Cli::tr("BUST")});
    Rows rows{titles};
    for (std::size_t i = 1; i <= analysis::pointKinds; ++i) {
        const std::size_t up = i % analysis::pointKinds;
        if (shoe.points().of[up] == 0)
            continue;
        std::vector<Text> row{upName(up), percent(game.byUp[up])};
        for (const double p : game.dealer[up].onTotal)
            row.push_back(fmt::format("{:.4f}", p));
        row.push_back(fmt::format("{:.4f}", game.dealer[up].blackjack));
        row.push_back(fmt::format("{:.4f}", game.dealer[up].bust));
        rows.push_back(std::move(row));
    }
    std::vector<std::size_t> figures(titles.size() - 1);
    std::iota(figures.begin(), figures.end(), 1);
    return aligned(rows, figures);
}

std::string sideBetText(const analysis::SideBetFigures& bet, const QString& name) {
    Rows rows;
    for (const auto& outcome : bet.outcomes)
        rows.push_back({"  " + outcome.name, outcome.pays, percent(outcome.probability)});
    const QString figures = Cli::tr("%1: expectation %2, wins %3", "a side bet")
                                .arg(name, QString::fromStdString(percent(bet.expectation)),
                                     QString::fromStdString(percent(bet.hitRate, 2)));
    return figures.toStdString() + '\n' + aligned(rows, {1, 2});
}

base::Result<int> runAnalyze(const QStringList& arguments) {
    CommandLine line("analyze",
                     Cli::tr("The exact expectation of a game and of each side bet: one hand from a full fresh shoe.") +
                         ' ' +
                         Cli::tr("The unit is the initial play; for insurance and side bets, their own stake."));
    line.addGame();
    line.addRuleChanges();
    line.addOption("seen", "CARDS",
                   Cli::tr("The next round from a shoe without these cards, such as %1 (suits may be left out).")
                       .arg(QStringLiteral("\"5 5 6H TS\"")));
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const auto rules = line.ruleSet(line.argument(0));
    if (!rules)
        return tl::make_unexpected(rules.error());

    const auto shoe = shoeWithout(line.value("seen"), rules->newShoe());
    if (!shoe)
        return tl::make_unexpected(shoe.error());
    const auto game = line.isSet("seen") ? analysis::analyseFrom(*rules, *shoe) : analysis::Analyser().analyse(*rules);
    if (line.json()) {
        print(toJson(*rules, *game, *shoe));
        return Done;
    }
    const QString decks = Cli::tr("%n decks", nullptr, rules->decks);
    print(Cli::tr("%1, %2; method: %3", "a game, its decks, how it was computed")
              .arg(formats::gameName(*rules), decks, languages::translated(game->method)) +
          '\n');
    if (line.isSet("seen"))
        print(Cli::tr("%n cards unseen", nullptr, shoe->total()) + '\n');
    print('\n' + summaryText(*rules, *game) + '\n' + upText(*game, *shoe));
    for (std::size_t i = 0; i < game->sideBets.size(); ++i)
        print('\n' + sideBetText(game->sideBets[i], formats::sideBetName(rules->sideBets[i])));
    print(fmt::format("\n{:.3f} s\n", game->seconds));
    return Done;
}

} // namespace

Command analyzeCommand() {
    return {"analyze", QT_TRANSLATE_NOOP("Cli", "exact expectation of the game and of each side bet"), runAnalyze};
}

} // namespace openshoe::cli
