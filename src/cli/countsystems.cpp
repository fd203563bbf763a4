// SPDX-License-Identifier: GPL-3.0-or-later
#include "advantage/removal.h"
#include "cli/command.h"
#include "cli/count.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "formats/counts.h"

#include <fmt/format.h>

#include <algorithm>

namespace openshoe::cli {

using counting::CountSystem;

namespace {

constexpr std::array<const char*, 13> tagRanks{"A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"};

std::string points(int halves) {
    return fmt::format("{:g}", halves / 2.0);
}

std::array<int, 4> tagsOf(const CountSystem& system, std::size_t rank) {
    std::array<int, 4> bySuit{};
    for (std::size_t suit = 0; suit < bySuit.size(); ++suit)
        bySuit[suit] = system.tag({static_cast<engine::Rank>(rank + 1), static_cast<engine::Suit>(suit)});
    return bySuit;
}

// Where the tags of a rank differ they are named by colour, "7r" and "7b", or by suit, "7s" … "7c"; court cards only
// where theirs aren't the ten's.
QJsonObject tagsJson(const CountSystem& system) {
    QJsonObject json;
    for (std::size_t rank = 0; rank < tagRanks.size(); ++rank) {
        const auto tags = tagsOf(system, rank);
        if (rank > 9 && tags == tagsOf(system, 9))
            continue;
        const auto insert = [&](const char* which, int halves) {
            json.insert(QLatin1StringView(tagRanks[rank]) + QLatin1StringView(which), halves / 2.0);
        };
        const auto [spades, hearts, diamonds, clubs] = tags;
        if (spades != clubs || hearts != diamonds) {
            insert("s", spades);
            insert("h", hearts);
            insert("d", diamonds);
            insert("c", clubs);
        } else if (spades != hearts) {
            insert("r", hearts);
            insert("b", spades);
        } else {
            insert("", spades);
        }
    }
    return json;
}

// A tag by rank: "1", or by colour "1/0" where they differ.
std::string tagText(const CountSystem& system, std::size_t column) {
    const auto tags = tagsOf(system, pointAt(column));
    return tags[0] == tags[1] ? points(tags[0]) : points(tags[1]) + "/" + points(tags[0]);
}

// "4-4*decks": the count of a new shoe, to be worked out for any number of decks.
std::string initialText(const CountSystem& system, const std::string& timesDecks = "*decks") {
    if (system.startPerDeck == 0)
        return points(system.start);
    const std::string byDeck = points(system.startPerDeck) + timesDecks;
    if (system.start == 0)
        return byDeck;
    return points(system.start) + (system.startPerDeck > 0 ? "+" : "") + byDeck;
}

double insuranceCorrelation(const CountSystem& system) {
    engine::RuleSet rules;
    rules.insurance.offered = true;
    return advantage::correlation(advantage::asFigures(system.tags),
                                  advantage::insuranceRemoval(rules, analysis::fullPointShoe(1)).effect);
}

QJsonObject systemJson(const CountSystem& system) {
    const QJsonObject file = formats::countSystemToJson(system);
    const bool builtIn = std::ranges::find(formats::countSystems(), system) != formats::countSystems().end();
    return {{"id", file["id"]},
            {"name", file["name"]},
            {"tags", tagsJson(system)},
            {"sum", counting::deckSum(system.tags) / 2.0},
            {"initial", QString::fromStdString(initialText(system))},
            {"pivot", system.pivot ? QJsonValue(*system.pivot / 2.0) : QJsonValue()},
            {"divisor", divisorName(system.convention)},
            {"rounding", roundingName(system.convention)},
            {"decks", counting::name(system.convention.decks)},
            {"cardsLeft", counting::name(system.convention.left)},
            {"balanced", system.isBalanced()},
            {"builtIn", builtIn},
            {"source", system.source.empty() ? QJsonValue() : file["source"]},
            {"sideCounts", file["sideCounts"].toArray()},
            {"insuranceCorrelation", insuranceCorrelation(system)}};
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
        for (const CountSystem& system : systems)
            list.append(systemJson(system));
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
        row.push_back(initialText(system, "×" + Cli::tr("decks").toStdString()));
        row.push_back(system.pivot ? points(*system.pivot) : "-");
        row.push_back(system.name);
        rows.push_back(std::move(row));
    }
    print(aligned(rows, columnsFrom(1, 14)));
    if (systems.size() == 1)
        print('\n' + conventionText(systems.front()).toStdString() + '\n');
    return Done;
}

} // namespace

Command countSystemsCommand() {
    return {"count systems", QT_TRANSLATE_NOOP("Cli", "the count systems there are, or one of your own"),
            runCountSystems};
}

} // namespace openshoe::cli
