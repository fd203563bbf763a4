// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/count.h"

#include "advantage/caught.h"
#include "advantage/indices.h"
#include "advantage/removal.h"
#include "cli/command.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "cli/typedcards.h"
#include "formats/counts.h"
#include "formats/names.h"

#include <fmt/format.h>

#include <chrono>
#include <numeric>
#include <thread>

namespace openshoe::cli {

using advantage::ByCard;
using counting::CountSystem;
using counting::Estimate;

namespace {

// In the order of the literature.
constexpr std::array<const char*, 10> pointNames{"2", "3", "4", "5", "6", "7", "8", "9", "T", "A"};
constexpr std::size_t pointAt(std::size_t column) {
    return (column + 1) % 10;
}
constexpr std::array<const char*, 13> rankNames{"A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"};

std::string points(int halves) {
    return fmt::format("{:g}", halves / 2.0);
}

// A tag by rank: "1", or by colour "1/0" where they differ.
std::string tagText(const CountSystem& system, std::size_t column) {
    const auto rank = static_cast<engine::Rank>(pointAt(column) + 1);
    const int black = system.tag({rank, engine::Suit::Spades});
    const int red = system.tag({rank, engine::Suit::Hearts});
    return black == red ? points(black) : points(red) + "/" + points(black);
}

std::vector<std::size_t> columnsFrom(std::size_t first, std::size_t columns) {
    std::vector<std::size_t> right(columns - first);
    std::iota(right.begin(), right.end(), first);
    return right;
}

double insuranceCorrelation(const CountSystem& system) {
    engine::RuleSet rules;
    rules.insurance.offered = true;
    return advantage::correlation(advantage::asFigures(system.tags),
                                  advantage::insuranceRemoval(rules, analysis::fullPointShoe(1)).effect);
}

base::Result<int> runCountSystems(const QStringList& arguments) {
    CommandLine line("count systems", Cli::tr("The count systems there are: what each card adds, where a new shoe "
                                              "starts, and how the count that decides is made of it."));
    line.addArgument("SYSTEM", Cli::tr("A system's id, or the path of a file with one of your own, which is checked."),
                     true);
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    std::vector<CountSystem> systems = formats::countSystems();
    if (line.isGiven(0)) {
        const auto one = formats::loadCountSystem(line.argument(0));
        if (!one)
            return tl::make_unexpected(one.error());
        systems = {*one};
    }
    if (line.json()) {
        QJsonArray list;
        for (const CountSystem& system : systems) {
            QJsonObject json = formats::countSystemToJson(system);
            json.insert("deckSum", counting::deckSum(system.tags) / 2.0);
            json.insert("insuranceCorrelation", insuranceCorrelation(system));
            list.append(json);
        }
        print(QJsonObject{{"systems", list}});
        return Done;
    }
    Rows rows{{Cli::tr("SYSTEM")}};
    for (const char* name : pointNames)
        rows.front().push_back(name);
    rows.front().insert(rows.front().end(), {Cli::tr("DECK"), Cli::tr("START"), Cli::tr("PIVOT"), Cli::tr("NAME")});
    for (const CountSystem& system : systems) {
        std::vector<Text> row{system.id};
        for (std::size_t column = 0; column < pointNames.size(); ++column)
            row.push_back(tagText(system, column));
        row.push_back(points(counting::deckSum(system.tags)));
        std::string start = points(system.start);
        if (system.startPerDeck != 0)
            start += fmt::format("{:+g}×{}", system.startPerDeck / 2.0, Cli::tr("decks").toStdString());
        row.push_back(start);
        row.push_back(system.pivot ? points(*system.pivot) : "-");
        row.push_back(system.name);
        rows.push_back(std::move(row));
    }
    print(aligned(rows, columnsFrom(1, 11)));
    if (systems.size() == 1)
        print('\n' + conventionText(systems.front()).toStdString() + '\n');
    return Done;
}

QJsonObject byPointJson(const std::array<double, 10>& figures) {
    QJsonObject json;
    for (std::size_t column = 0; column < pointNames.size(); ++column)
        json.insert(pointNames[column], figures[pointAt(column)]);
    return json;
}

// The mean over suits of each rank.
std::array<double, 13> byRank(const ByCard& figures) {
    std::array<double, 13> means{};
    for (std::size_t i = 0; i < figures.size(); ++i)
        means[i % 13] += figures[i] / 4;
    return means;
}

QJsonObject byRankJson(const ByCard& figures) {
    QJsonObject json;
    const auto means = byRank(figures);
    for (std::size_t rank = 0; rank < means.size(); ++rank)
        json.insert(rankNames[rank], means[rank]);
    return json;
}

QJsonArray impliedJson(const ByCard& effects) {
    QJsonArray list;
    for (const int level : {1, 2, 4}) {
        const auto implied = advantage::impliedTags(effects, level);
        QJsonObject tags;
        for (std::size_t rank = 0; rank < rankNames.size(); ++rank)
            tags.insert(rankNames[rank], implied.byRank[rank]);
        list.append(QJsonObject{
            {"level", level}, {"tags", tags}, {"correlation", implied.correlation}, {"deckSum", implied.deckSum}});
    }
    return list;
}

std::string impliedText(const ByCard& effects, bool tensAlike) {
    Rows rows{{Cli::tr("TAGS OF LEVEL")}};
    std::vector<std::size_t> order;
    for (std::size_t rank = 1; rank <= (tensAlike ? 10U : 13U); ++rank)
        order.push_back(rank == (tensAlike ? 10U : 13U) ? 0 : rank);
    for (const std::size_t rank : order)
        rows.front().push_back(rankNames[rank]);
    rows.front().push_back(Cli::tr("CORRELATION"));
    for (const int level : {1, 2, 4}) {
        const auto implied = advantage::impliedTags(effects, level);
        std::vector<Text> row{std::to_string(level)};
        for (const std::size_t rank : order)
            row.push_back(std::to_string(implied.byRank[rank]));
        row.push_back(fmt::format("{:.4f}", implied.correlation));
        rows.push_back(std::move(row));
    }
    return aligned(rows, columnsFrom(1, rows.front().size()));
}

QJsonObject caughtJson(const advantage::SideBetGain& gain) {
    const auto one = [](const advantage::Caught& caught) {
        return QJsonObject{{"share", caught.share}, {"gain", caught.gain}, {"part", caught.part}};
    };
    QJsonObject systems;
    for (std::size_t s = 0; s < gain.systems.size(); ++s) {
        QJsonObject system = one(gain.systems[s]);
        system.insert("count", gain.systems[s].count);
        system.insert("when", gain.systems[s].atOrAbove ? "at-or-above" : "at-or-below");
        systems.insert(QString::fromStdString(formats::countSystems()[s].id), system);
    }
    return {{"perfect", one(gain.perfect)}, {"linear", one(gain.linear)}, {"systems", systems}};
}

// What staking only at the right time wins, and how much of it counts catch.
std::string caughtText(const advantage::SideBetGain& gain) {
    if (gain.perfect.gain <= 0)
        return Cli::tr("No shoe before the cut card favours this bet.").toStdString() + '\n';
    Rows rows{{Cli::tr("STAKED"), Cli::tr("OF ROUNDS"), Cli::tr("WINS IN 100, units"), Cli::tr("OF ALL THERE IS")}};
    const auto row = [&](const Text& title, const advantage::Caught& caught) {
        rows.push_back({title, fmt::format("{:.2f} %", 100 * caught.share), fmt::format("{:.4f}", 100 * caught.gain),
                        fmt::format("{:.0f} %", 100 * caught.part)});
    };
    row(Cli::tr("whenever the shoe favours it"), gain.perfect);
    row(Cli::tr("by the sum of all cards' effects"), gain.linear);
    for (std::size_t s = 0; s < gain.systems.size(); ++s) {
        const advantage::Caught& caught = gain.systems[s];
        if (caught.share > 0)
            row(fmt::format("{} {} {}", formats::countSystems()[s].id, caught.atOrAbove ? "≥" : "≤", caught.count),
                caught);
    }
    return aligned(rows, columnsFrom(1, 4));
}

base::Result<int> runCountEffects(const QStringList& arguments) {
    CommandLine line(
        "count effects",
        Cli::tr("What one card gone changes, exactly: the worth of the shoe without it, less the worth of "
                "the shoe, per unit of the initial play; for side bets, of their own stake.") +
            ' ' +
            Cli::tr("\"kept\": with this shoe's basic strategy kept; all cards' effects add up to nothing. "
                    "\"best\": with the best play for each shoe.") +
            ' ' +
            Cli::tr("The tags of a level are the whole numbers, none greater, that fit best; a correlation "
                    "of 1 would catch all that single cards tell."));
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
    const auto shoe = shoeWithout(line.value("seen"), rules->decks);
    if (!shoe)
        return tl::make_unexpected(shoe.error());
    const auto game = advantage::gameRemoval(*rules, shoe->points());
    const auto insurance = advantage::insuranceRemoval(*rules, shoe->points());
    std::vector<advantage::Removal> bets;
    for (const engine::SideBet& bet : rules->sideBets)
        bets.push_back(advantage::sideBetRemoval(bet, *shoe, rules->dealer.drawing));

    // From a full shoe to the cut card.
    std::vector<advantage::SideBetGain> gains;
    for (std::size_t i = 0; keepsShoe(*rules) && i < bets.size(); ++i)
        gains.push_back(advantage::sideBetGain(*rules, rules->sideBets[i], formats::countSystems()));

    if (line.json()) {
        const auto removal = [&](const advantage::Removal& of) {
            return QJsonObject{{"expectation", of.worth},
                               {"effects", byPointJson(of.byPoint())},
                               {"sum", advantage::sumOver(of.effect, *shoe)}};
        };
        QJsonObject sideBets;
        for (std::size_t i = 0; i < bets.size(); ++i) {
            QJsonObject bet{{"expectation", bets[i].worth},
                            {"effects", byRankJson(bets[i].effect)},
                            {"tags", impliedJson(bets[i].effect)},
                            {"sum", advantage::sumOver(bets[i].effect, *shoe)}};
            if (i < gains.size())
                bet.insert("caught", caughtJson(gains[i]));
            sideBets.insert(QString::fromStdString(rules->sideBets[i].id), bet);
        }
        QJsonObject systems;
        for (const CountSystem& system : formats::countSystems()) {
            const ByCard tags = advantage::asFigures(system.tags);
            QJsonObject forBets;
            for (std::size_t i = 0; i < bets.size(); ++i)
                forBets.insert(QString::fromStdString(rules->sideBets[i].id),
                               advantage::correlation(tags, bets[i].effect));
            systems.insert(QString::fromStdString(system.id),
                           QJsonObject{{"bettingCorrelation", advantage::correlation(tags, game->kept.effect)},
                                       {"insuranceCorrelation", advantage::correlation(tags, insurance.effect)},
                                       {"sideBets", forBets}});
        }
        print(QJsonObject{{"variant", QString::fromStdString(rules->id)},
                          {"decks", rules->decks},
                          {"unseen", shoe->total()},
                          {"keepsShoe", keepsShoe(*rules)},
                          {"kept", removal(game->kept)},
                          {"best", removal(game->best)},
                          {"tags", impliedJson(game->kept.effect)},
                          {"systems", systems},
                          {"sideBets", sideBets}});
        return Done;
    }
    print(Cli::tr("%1, %n decks", "a game", rules->decks).arg(formats::gameName(*rules)) + ", " +
          Cli::tr("%n cards unseen", nullptr, shoe->total()) + '\n');
    if (!keepsShoe(*rules))
        print(uncountedText() + '\n');
    Rows rows{{Cli::tr("ONE CARD LESS, per cent")}};
    for (const char* name : pointNames)
        rows.front().push_back(name);
    rows.front().push_back(Cli::tr("SUM"));
    const auto row = [&](const QString& title, const advantage::Removal& removal) {
        std::vector<Text> cells{title};
        const auto effects = removal.byPoint();
        for (std::size_t column = 0; column < pointNames.size(); ++column)
            cells.push_back(fmt::format("{:+.4f}", 100 * effects[pointAt(column)]));
        const double sum = 100 * advantage::sumOver(removal.effect, *shoe);
        cells.push_back(fmt::format("{:+.4f}", std::abs(sum) < 5e-5 ? 0.0 : sum));
        rows.push_back(std::move(cells));
    };
    row(Cli::tr("kept", "play"), game->kept);
    row(Cli::tr("best", "play"), game->best);
    print('\n' + aligned(rows, columnsFrom(1, rows.front().size())));
    print('\n' + impliedText(game->kept.effect, true));
    Rows systems{{Cli::tr("SYSTEM"), Cli::tr("BETTING CORRELATION"), Cli::tr("INSURANCE CORRELATION")}};
    for (const auto& bet : rules->sideBets)
        systems.front().push_back(formats::sideBetName(bet));
    for (const CountSystem& system : formats::countSystems()) {
        const ByCard tags = advantage::asFigures(system.tags);
        systems.push_back({system.id, fmt::format("{:.4f}", advantage::correlation(tags, game->kept.effect)),
                           fmt::format("{:.4f}", advantage::correlation(tags, insurance.effect))});
        for (const auto& bet : bets)
            systems.back().push_back(fmt::format("{:.4f}", advantage::correlation(tags, bet.effect)));
    }
    print('\n' + aligned(systems, columnsFrom(1, systems.front().size())));
    for (std::size_t i = 0; i < bets.size(); ++i) {
        Rows bet{{formats::sideBetName(rules->sideBets[i])}, {Cli::tr("one card less, per cent")}};
        const auto means = byRank(bets[i].effect);
        for (std::size_t rank = 0; rank < rankNames.size(); ++rank) {
            bet[0].push_back(rankNames[rank]);
            bet[1].push_back(fmt::format("{:+.4f}", 100 * means[rank]));
        }
        print('\n' + aligned(bet, columnsFrom(1, bet.front().size())));
        const auto implied = advantage::impliedTags(bets[i].effect, 4);
        if (implied.correlation == 0)
            print(Cli::tr("Every card is worth the same to it: no count of ranks tells anything about this bet.") +
                  '\n');
        else
            print(impliedText(bets[i].effect, false));
        if (i < gains.size())
            print(caughtText(gains[i]));
    }
    return Done;
}

base::Result<int> runCountIndices(const QStringList& arguments) {
    CommandLine line(
        "count indices",
        Cli::tr(
            "Every decision for which the best play depends on the count, by what it earns: derived for these rules "
            "and this system from exact figures of used shoes.") +
            ' ' +
            Cli::tr("A play is right from its index on (or up to it); the count is the one shown when the hand and the "
                    "up card have been counted. Its worth is over basic strategy, per round: with one unit always "
                    "staked, and with 1 to 8 units (two more from each count a deck on).") +
            ' ' +
            Cli::tr("Playing efficiency is what all of them earn of what perfect play of every hand would, measured "
                    "here, at one unit."));
    line.addGame();
    line.addRuleChanges();
    addSystemOption(line);
    line.addOption(
        "shoes", "N",
        Cli::tr("How many used shoes to solve (default %1); more is finer.").arg(advantage::Survey::usualShoes));
    line.addOption("most", "N", Cli::tr("How many plays to list (default 40)."));
    addThreadsOption(line);
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const auto rules = line.ruleSet(line.argument(0));
    if (!rules)
        return tl::make_unexpected(rules.error());
    const auto system = systemFrom(line);
    if (!system)
        return tl::make_unexpected(system.error());
    const auto shoes = line.integer("shoes", 30, 10'000, advantage::Survey::usualShoes);
    const auto most = line.integer("most", 1, 10'000, 40);
    const auto threads = threadsFrom(line);
    for (const auto* number : {&shoes, &most}) {
        if (!*number)
            return tl::make_unexpected(number->error());
    }
    if (!threads)
        return tl::make_unexpected(threads.error());
    const auto survey = advantage::Survey::make(*rules, static_cast<int>(*shoes), *threads, {}, [](double done) {
        tellProgress(QString::asprintf("%5.1f %%", done * 100));
    });
    clearProgress();
    const auto removal = advantage::gameRemoval(*rules, analysis::fullPointShoe(rules->decks));
    const auto worth = advantage::systemWorth(*survey, *system, removal->kept.effect);
    const auto listed = std::min(worth.indices.size(), static_cast<std::size_t>(*most));
    if (line.json()) {
        QJsonArray plays;
        for (std::size_t i = 0; i < listed; ++i) {
            const advantage::IndexPlay& index = worth.indices[i];
            const auto name = advantage::nameOf(*survey, index.which);
            QJsonArray byDepth;
            for (const int count : index.byDepth)
                byDepth.append(count);
            plays.append(QJsonObject{{"hand", QString::fromStdString(name.hand)},
                                     {"up", QString::fromStdString(name.up)},
                                     {"play", QString::fromStdString(name.play)},
                                     {"otherwise", QString::fromStdString(name.otherwise)},
                                     {"when", index.atOrAbove ? "at-or-above" : "at-or-below"},
                                     {"index", index.count},
                                     {"basic", index.basic},
                                     {"crossing", index.crossing},
                                     {"byDepth", byDepth},
                                     {"worth", index.worth},
                                     {"worthSpread", index.worthSpread}});
        }
        print(QJsonObject{{"variant", QString::fromStdString(rules->id)},
                          {"decks", rules->decks},
                          {"keepsShoe", keepsShoe(*rules)},
                          {"system", QString::fromStdString(system->id)},
                          {"convention", conventionJson(*system)},
                          {"shoes", static_cast<int>(*shoes)},
                          {"bettingCorrelation", worth.betting},
                          {"insuranceCorrelation", worth.insurance},
                          {"playingEfficiency", worth.playing},
                          {"worthCorrelation", worth.bettingSeen},
                          {"indices", plays}});
        return Done;
    }
    print(Cli::tr("%1, %n decks", "a game", rules->decks).arg(formats::gameName(*rules)) + ", " +
          QString::fromStdString(system->name) + '\n' + conventionText(*system) + '\n');
    if (!keepsShoe(*rules))
        print(uncountedText() + '\n');
    print('\n' + aligned({{Cli::tr("betting correlation"), fmt::format("{:.4f}", worth.betting)},
                          {Cli::tr("insurance correlation"), fmt::format("{:.4f}", worth.insurance)},
                          {Cli::tr("playing efficiency, measured"), fmt::format("{:.3f}", worth.playing)},
                          {Cli::tr("correlation with the exact worth of used shoes"),
                           fmt::format("{:.4f}", worth.bettingSeen)}},
                         {1}));
    Rows rows{{Cli::tr("HAND"), Cli::tr("UP", "the up card"), Cli::tr("PLAY"), Cli::tr("INDEX"),
               Cli::tr("IN EACH THIRD"), Cli::tr("EARNS, per cent"), Cli::tr("WITH 1 TO 8")}};
    for (std::size_t i = 0; i < listed; ++i) {
        const advantage::IndexPlay& index = worth.indices[i];
        const auto name = advantage::nameOf(*survey, index.which);
        std::string byDepth;
        for (const int count : index.byDepth)
            byDepth += fmt::format("{:+} ", count);
        byDepth.pop_back();
        rows.push_back({name.hand, name.up, name.play, fmt::format("{} {:+}", index.atOrAbove ? "≥" : "≤", index.count),
                        byDepth, fmt::format("{:.5f}", 100 * index.worth),
                        fmt::format("{:.5f}", 100 * index.worthSpread)});
    }
    print('\n' + aligned(rows, {1, 3, 4, 5, 6}));
    return Done;
}

} // namespace

void addSystemOption(CommandLine& line, const QString& otherwise) {
    QStringList ids;
    for (const CountSystem& system : formats::countSystems())
        ids << QString::fromStdString(system.id);
    if (!otherwise.isEmpty())
        ids << otherwise;
    line.addOption("system", "SYSTEM",
                   Cli::tr("A file's path, or one of the systems (default %1): %2.").arg(ids.first(), ids.join(", ")));
}

base::Result<CountSystem> systemFrom(const CommandLine& line) {
    if (!line.isSet("system"))
        return formats::countSystems().front();
    auto system = formats::loadCountSystem(line.value("system"));
    if (!system && system.error().where == line.value("system").left(100).toStdString())
        system = base::inputError("--system " + shortened(line.value("system")).toStdString(), system.error().what);
    return system;
}

QString conventionText(const CountSystem& system) {
    const auto& convention = system.convention;
    const QString rounded = convention.rounding == counting::Rounding::Floor      ? Cli::tr("rounded down")
                            : convention.rounding == counting::Rounding::Truncate ? Cli::tr("rounded towards 0")
                                                                                  : Cli::tr("rounded to the nearest");
    if (!convention.divides())
        return Cli::tr("The running count decides.");
    const QString judged = convention.decks == Estimate::Exact         ? Cli::tr("exactly", "decks are judged")
                           : convention.decks == Estimate::QuarterDeck ? Cli::tr("to quarter decks")
                           : convention.decks == Estimate::HalfDeck    ? Cli::tr("to half decks")
                                                                       : Cli::tr("to whole decks");
    const QString left =
        convention.left == counting::CardsLeft::InShoe ? Cli::tr("the cards in the shoe") : Cli::tr("all cards unseen");
    const QString how = Cli::tr("%1, judged %2, %3", "which cards, how finely, how rounded").arg(left, judged, rounded);
    if (convention.quarterDecks == 4)
        return Cli::tr("The true count is per deck of %1.", "which cards, how judged and rounded").arg(how);
    return Cli::tr("The true count is per %1 decks of %2.", "a number, which cards, how judged and rounded")
        .arg(QString::number(convention.quarterDecks / 4.0), how);
}

QJsonObject conventionJson(const CountSystem& system) {
    const QJsonObject json = formats::countSystemToJson(system);
    QJsonObject convention;
    for (const char* key : {"start", "startPerDeck", "pivot", "per", "decks", "rounding", "cardsLeft"}) {
        if (json.contains(QLatin1StringView(key)))
            convention.insert(key, json.value(QLatin1StringView(key)));
    }
    return convention;
}

bool keepsShoe(const engine::RuleSet& rules) {
    return rules.shuffle.when == engine::ShuffleWhen::CutCard;
}

QString uncountedText() {
    return Cli::tr(
               "This game shuffles before every round, so no count tells anything about the next one; %1 shows what "
               "a kept shoe would change.")
        .arg(QStringLiteral("--set shuffle.when=cut-card"));
}

void addThreadsOption(CommandLine& line) {
    line.addOption("threads", "T", Cli::tr("How many threads (default: one for each processor)."));
}

base::Result<int> threadsFrom(const CommandLine& line) {
    const auto processors = static_cast<qint64>(std::clamp(std::thread::hardware_concurrency(), 1U, 256U));
    const auto threads = line.integer("threads", 1, 256, processors);
    if (!threads)
        return tl::make_unexpected(threads.error());
    return static_cast<int>(*threads);
}

std::string percentText(double value, int digits) {
    return fmt::format("{:+.{}f} %", value * 100, digits);
}

Command countSystemsCommand() {
    return {"count systems", QT_TRANSLATE_NOOP("Cli", "the count systems there are, or one of your own"),
            runCountSystems};
}

Command countEffectsCommand() {
    return {"count effects", QT_TRANSLATE_NOOP("Cli", "what each card gone is worth, and which tags follow"),
            runCountEffects};
}

Command countIndicesCommand() {
    return {"count indices", QT_TRANSLATE_NOOP("Cli", "the plays that depend on the count, by worth"), runCountIndices};
}

} // namespace openshoe::cli
