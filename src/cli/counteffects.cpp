// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/removal.h"
#include "analysis/advice.h"
#include "cli/command.h"
#include "cli/count.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "cli/typedcards.h"
#include "formats/counts.h"
#include "formats/names.h"

#include <fmt/format.h>

#include <cmath>

namespace openshoe::cli {

using advantage::ByCard;
using advantage::Removal;
using counting::CountSystem;

namespace {

constexpr std::array<int, 3> tagLevels{1, 2, 4};

// What one card gone changes, of everything a game offers.
struct Effects {
    engine::RuleSet rules;
    analysis::Shoe shoe;
    bool best = false; ///< play again for each shoe; otherwise the full shoe's is kept
    Removal game;
    Removal kept;                     ///< what a count goes by
    std::optional<Removal> insurance; ///< none without an ace to be up
    std::vector<Removal> sideBets;

    [[nodiscard]] double sum(const Removal& removal) const { return advantage::sumOver(removal.effect, shoe); }
    // Null for what the shoe doesn't hold.
    [[nodiscard]] QJsonObject json(const Removal& removal) const {
        QJsonObject effects;
        const auto means = removal.byPoint(shoe);
        for (std::size_t column = 0; column < pointNames.size(); ++column) {
            const std::size_t point = pointAt(column);
            effects.insert(pointNames[column], shoe.points().of[point] > 0 ? QJsonValue(means[point]) : QJsonValue());
        }
        return effects;
    }
};

Effects effectsOf(const engine::RuleSet& rules, const analysis::Shoe& shoe, bool best) {
    Effects effects{
        .rules = rules, .shoe = shoe, .best = best, .game = {}, .kept = {}, .insurance = {}, .sideBets = {}};
    const analysis::PointShoe full = analysis::fullPointShoe(rules.newShoe());
    const auto game = advantage::gameRemoval(rules, shoe.points(), {}, &full);
    effects.game = best ? game->best : game->kept;
    effects.kept = game->kept;
    analysis::PointShoe unseen = shoe.points();
    if (unseen.of[analysis::ace] > 0) {
        --unseen.of[analysis::ace];
        --unseen.total;
        effects.insurance = advantage::insuranceRemoval(rules, unseen);
    }
    for (const engine::SideBet& bet : rules.sideBets)
        effects.sideBets.push_back(advantage::sideBetRemoval(bet, shoe, rules.dealer.drawing));
    return effects;
}

QJsonObject byCardJson(const Removal& removal, const analysis::Shoe& shoe) {
    QJsonObject json;
    for (int i = 0; i < engine::cardsPerDeck; ++i) {
        const engine::Card card = engine::Card::fromIndex(i);
        if (shoe.count(card) > 0)
            json.insert(QString::fromStdString(card.text()), removal.effect[static_cast<std::size_t>(i)]);
    }
    return json;
}

QJsonArray impliedJson(const ByCard& effects, engine::Pack pack) {
    QJsonArray list;
    for (const int level : tagLevels) {
        const auto implied = advantage::impliedTags(effects, level, pack);
        QJsonObject tags;
        for (std::size_t rank = 0; rank < implied.byRank.size(); ++rank)
            tags.insert(QString(QChar("A23456789TJQK"[rank])), implied.byRank[rank]);
        list.append(QJsonObject{
            {"level", level}, {"tags", tags}, {"correlation", implied.correlation}, {"deckSum", implied.deckSum}});
    }
    return list;
}

QJsonObject effectsJson(const Effects& effects) {
    QJsonObject sideBets;
    QJsonObject more;
    for (std::size_t i = 0; i < effects.sideBets.size(); ++i) {
        const QString id = QString::fromStdString(effects.rules.sideBets[i].id);
        const Removal& bet = effects.sideBets[i];
        sideBets.insert(id, effects.json(bet));
        more.insert(id, QJsonObject{{"expectation", bet.worth},
                                    {"sum", effects.sum(bet)},
                                    {"byCard", byCardJson(bet, effects.shoe)},
                                    {"tags", impliedJson(bet.effect, effects.rules.pack)}});
    }
    return {{"variant", QString::fromStdString(effects.rules.id)},
            {"decks", effects.rules.decks},
            {"unseen", effects.shoe.total()},
            {"keepsShoe", keepsShoe(effects.rules)},
            {"play", effects.best ? "best" : "fixed"},
            {"expectation", effects.game.worth},
            {"effects", effects.json(effects.game)},
            {"sum", effects.sum(effects.game)},
            {"tags", impliedJson(effects.kept.effect, effects.rules.pack)},
            {"insurance", effects.insurance ? QJsonValue(effects.json(*effects.insurance)) : QJsonValue()},
            {"insuranceOffered", effects.rules.offersInsurance()},
            {"sideBets", sideBets},
            {"sideBetsInDetail", more}};
}

std::string impliedText(const ByCard& effects, engine::Pack pack, bool tensAlike) {
    Rows rows{{Cli::tr("TAGS OF LEVEL")}};
    std::vector<std::size_t> order;
    for (std::size_t rank = 1; rank < (tensAlike ? 10U : 13U); ++rank)
        order.push_back(rank);
    order.push_back(0);
    for (const std::size_t rank : order)
        rows.front().push_back(std::string(1, "A23456789TJQK"[rank]));
    rows.front().push_back(Cli::tr("CORRELATION"));
    for (const int level : tagLevels) {
        const auto implied = advantage::impliedTags(effects, level, pack);
        std::vector<Text> row{std::to_string(level)};
        for (const std::size_t rank : order)
            row.push_back(std::to_string(implied.byRank[rank]));
        row.push_back(fmt::format("{:.4f}", implied.correlation));
        rows.push_back(std::move(row));
    }
    return aligned(rows, columnsFrom(1, rows.front().size()));
}

std::string effectsTable(const Effects& effects) {
    Rows rows{{Cli::tr("ONE CARD LESS, per cent")}};
    for (const char* name : pointNames)
        rows.front().push_back(name);
    rows.front().push_back(Cli::tr("SUM"));
    const auto row = [&](const QString& title, const Removal& removal, const analysis::Shoe& shoe) {
        std::vector<Text> cells{title};
        const auto means = removal.byPoint(shoe);
        for (std::size_t column = 0; column < pointNames.size(); ++column) {
            const bool there = shoe.points().of[pointAt(column)] > 0;
            cells.push_back(there ? fmt::format("{:+.4f}", 100 * means[pointAt(column)]) : std::string("-"));
        }
        const double sum = 100 * advantage::sumOver(removal.effect, shoe);
        cells.push_back(fmt::format("{:+.4f}", std::abs(sum) < 5e-5 ? 0.0 : sum));
        rows.push_back(std::move(cells));
    };
    row(effects.best ? Cli::tr("best", "play") : Cli::tr("kept", "play"), effects.game, effects.shoe);
    if (effects.insurance) {
        analysis::Shoe unseen = effects.shoe; // whichever ace is up
        for (int suit = 0; suit < 4; ++suit) {
            if (unseen.remove({engine::Rank::Ace, static_cast<engine::Suit>(suit)}))
                break;
        }
        row(Cli::tr("insurance"), *effects.insurance, unseen);
    }
    for (std::size_t i = 0; i < effects.sideBets.size(); ++i)
        row(formats::sideBetName(effects.rules.sideBets[i]), effects.sideBets[i], effects.shoe);
    return aligned(rows, columnsFrom(1, rows.front().size()));
}

std::string correlationText(const ByCard& tags, const Removal& removal, engine::Pack pack) {
    const double figure = advantage::correlation(tags, removal.effect, pack);
    return fmt::format("{:.4f}", std::abs(figure) < 5e-5 ? 0.0 : figure);
}

std::string correlationTable(const Effects& effects) {
    Rows rows{{Cli::tr("SYSTEM"), Cli::tr("BETTING CORRELATION"), Cli::tr("INSURANCE CORRELATION")}};
    for (const auto& bet : effects.rules.sideBets)
        rows.front().push_back(formats::sideBetName(bet));
    const auto insurance = advantage::insuranceRemoval(effects.rules, analysis::fullPointShoe(effects.rules.newShoe()));
    const engine::Pack pack = effects.rules.pack;
    for (const CountSystem& system : formats::countSystems()) {
        const ByCard tags = advantage::asFigures(system.tags);
        rows.push_back({system.id, correlationText(tags, effects.kept, pack), correlationText(tags, insurance, pack)});
        for (const Removal& bet : effects.sideBets)
            rows.back().push_back(correlationText(tags, bet, pack));
    }
    return aligned(rows, columnsFrom(1, rows.front().size()));
}

void printEffects(const Effects& effects) {
    print(gameText(effects.rules) + ", " + Cli::tr("%n cards unseen", nullptr, effects.shoe.total()) + '\n');
    print(effects.best ? Cli::tr("Played best for each shoe.") + '\n'
                       : Cli::tr("Played by the full shoe's basic strategy, whatever card is gone.") + '\n');
    if (!keepsShoe(effects.rules))
        print(uncountedText(QStringLiteral("count simulate … --penetration 0.75")) + '\n');
    print(Cli::tr("expectation").toStdString() + ' ' + percentText(effects.game.worth) + '\n');
    print('\n' + effectsTable(effects));
    print('\n' + impliedText(effects.kept.effect, effects.rules.pack, true));
    print('\n' + correlationTable(effects));
    for (std::size_t i = 0; i < effects.sideBets.size(); ++i) {
        print('\n' + formats::sideBetName(effects.rules.sideBets[i]) + '\n');
        if (advantage::impliedTags(effects.sideBets[i].effect, 4).correlation == 0)
            print(Cli::tr("Every card is worth the same to it: no count of ranks tells anything about this bet.") +
                  '\n');
        else
            print(impliedText(effects.sideBets[i].effect, effects.rules.pack, false));
    }
}

base::Result<int> runCountEffects(const QStringList& arguments) {
    CommandLine line(
        "count effects",
        Cli::tr("What one card gone changes, exactly: the worth of the shoe without it, less the worth of "
                "the shoe, per unit of the initial play; for side bets, of their own stake.") +
            ' ' +
            Cli::tr("For ten-value cards, and for suits a side bet asks for, it is their mean; insurance is that "
                    "with an ace up.") +
            ' ' +
            Cli::tr("The tags of a level are the whole numbers, none greater, that fit best; a correlation "
                    "of 1 would catch all that single cards tell."));
    line.addGame();
    line.addRuleChanges();
    line.addOption("play", "fixed|best",
                   Cli::tr("Keeps the full shoe's basic strategy, so that the effects of all cards add up to nothing "
                           "(the default), or plays best again for each shoe: %1.")
                       .arg(QStringLiteral("fixed, best")));
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
    const auto play = line.choice("play", {QStringLiteral("fixed"), QStringLiteral("best")});
    if (!play)
        return tl::make_unexpected(play.error());
    const auto shoe = shoeWithout(line.value("seen"), rules->newShoe());
    if (!shoe)
        return tl::make_unexpected(shoe.error());
    if (shoe->total() <= analysis::fewestUnseen) // one more is taken
        return base::inputError("--seen", base::said("Errors", "only {} cards are left unseen; at least {} are needed")
                                              .with(shoe->total(), analysis::fewestUnseen + 1));
    const Effects effects = effectsOf(*rules, *shoe, *play == QLatin1String("best"));
    if (line.json())
        print(effectsJson(effects));
    else
        printEffects(effects);
    return Done;
}

} // namespace

Command countEffectsCommand() {
    return {"count effects", QT_TRANSLATE_NOOP("Cli", "what each card gone is worth, and which tags follow"),
            runCountEffects};
}

} // namespace openshoe::cli
