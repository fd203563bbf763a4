// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/counts.h"

#include "base/nearest.h"
#include "formats/builtin.h"
#include "formats/json.h"
#include "formats/jsoncursor.h"

#include <QJsonArray>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

static void keepCountsResource() {
    Q_INIT_RESOURCE(counts);
}

namespace openshoe::formats {

using base::said;
using counting::CardsLeft;
using counting::CountSystem;
using counting::Estimate;
using counting::halvesPerPoint;
using counting::Rounding;
using engine::Card;
using engine::Rank;
using engine::Suit;

namespace {

constexpr std::array<const char*, 13> rankKeys{"A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"};
constexpr std::array<const char*, 4> suitKeys{"S", "H", "D", "C"};
constexpr double mostPoints = counting::mostTag / halvesPerPoint;
constexpr double mostStart = 500;
constexpr double mostDecks = 8;

int halves(const JsonCursor& json, double most) {
    const double points = json.number(-most, most);
    const double doubled = points * halvesPerPoint;
    if (doubled != std::floor(doubled))
        json.fail(said("Errors", "{} is not a multiple of 0.5; counts go by halves").with(points));
    return static_cast<int>(std::floor(doubled));
}

double points(int halvesOf) {
    return static_cast<double>(halvesOf) / halvesPerPoint;
}

void readTag(const JsonCursor& json, Rank rank, counting::Tags& tags) {
    if (!json.isObject()) {
        counting::setTag(tags, rank, halves(json, mostPoints));
        return;
    }
    const auto set = [&](Suit suit, int tag) { tags[static_cast<std::size_t>(Card{rank, suit}.index())] = tag; };
    if (json.value().toObject().contains("red") || json.value().toObject().contains("black")) {
        const JsonFields colours = json.object({"red", "black"});
        const int red = halves(colours.required("red"), mostPoints);
        const int black = halves(colours.required("black"), mostPoints);
        for (int suit = 0; suit < 4; ++suit)
            set(static_cast<Suit>(suit), engine::isRed(static_cast<Suit>(suit)) ? red : black);
        return;
    }
    const JsonFields suits = json.object({suitKeys.begin(), suitKeys.end()});
    for (std::size_t suit = 0; suit < suitKeys.size(); ++suit)
        set(static_cast<Suit>(suit), halves(suits.required(suitKeys[suit]), mostPoints));
}

// `whole`: every rank must be named; otherwise those that aren't count 0.
counting::Tags readTags(const JsonCursor& json, bool whole) {
    counting::Tags tags{};
    const JsonFields fields = json.object({rankKeys.begin(), rankKeys.end()});
    for (std::size_t rank = 0; rank < rankKeys.size(); ++rank) {
        const char* key = rankKeys[rank];
        const bool asTen = rank > 9 && !fields.has(key);
        if (asTen)
            key = rankKeys[9];
        if (whole && !asTen)
            readTag(fields.required(key), static_cast<Rank>(rank + 1), tags);
        else if (fields.has(key))
            readTag(fields.required(key), static_cast<Rank>(rank + 1), tags);
    }
    return tags;
}

int readPer(const JsonCursor& json) {
    if (json.isText()) {
        (void)json.choiceIndex({"none"});
        return 0;
    }
    const double decks = json.number(0, mostDecks);
    const double quarters = decks * 4;
    if (json.value().isDouble() && (decks == 0 || quarters != std::floor(quarters)))
        json.fail(said("Errors", "{} is no divisor; allowed: 0.25 to {} decks in quarters, or \"none\" for the running "
                                 "count")
                      .with(decks, mostDecks));
    return static_cast<int>(quarters);
}

struct ReadSystem {
    CountSystem system;
    int order = 0;
};

ReadSystem read(const JsonCursor& root) {
    const JsonFields fields = root.object({"id", "name", "source", "order", "tags", "start", "startPerDeck", "pivot",
                                           "per", "decks", "rounding", "cardsLeft", "sideCounts"});
    ReadSystem found;
    CountSystem& system = found.system;
    system.id = fields.required("id").plainText(1, 64);
    system.name = fields.required("name").plainText(1, 100);
    if (const auto source = fields.optional("source"))
        system.source = source->plainText(1, 200);
    if (const auto order = fields.optional("order"))
        found.order = order->smallInteger(1, 999);
    system.tags = readTags(fields.required("tags"), true);
    if (const auto start = fields.optional("start"))
        system.start = halves(*start, mostStart);
    if (const auto start = fields.optional("startPerDeck"))
        system.startPerDeck = halves(*start, mostStart);
    if (const auto pivot = fields.optional("pivot"))
        system.pivot = halves(*pivot, mostStart);
    if (const auto per = fields.optional("per"))
        system.convention.quarterDecks = readPer(*per);
    if (const auto decks = fields.optional("decks"))
        system.convention.decks =
            decks->choice(std::vector{Estimate::Exact, Estimate::QuarterDeck, Estimate::HalfDeck, Estimate::Deck});
    if (const auto rounding = fields.optional("rounding"))
        system.convention.rounding =
            rounding->choice(std::vector{Rounding::Floor, Rounding::Truncate, Rounding::Nearest});
    if (const auto left = fields.optional("cardsLeft"))
        system.convention.left = left->choice(std::vector{CardsLeft::InShoe, CardsLeft::Unseen});
    if (const auto sides = fields.optional("sideCounts")) {
        for (const JsonCursor& each : sides->list(5)) {
            const JsonFields side = each.object({"name", "tags", "weight"});
            system.sideCounts.push_back({.name = side.required("name").plainText(1, 100),
                                         .tags = readTags(side.required("tags"), false),
                                         .weight = side.required("weight").number(-20, 20)});
        }
    }
    return found;
}

base::Result<ReadSystem> readWhole(const QJsonValue& json, const std::string& source) {
    JsonProblems problems(source);
    ReadSystem found = read(JsonCursor(problems, json));
    // Tags that couldn't be read can't be checked any further.
    if (problems.none()) {
        for (const base::Error& fault : counting::faults(found.system))
            problems.add(fault.where, fault.what);
    }
    return problems.result(std::move(found));
}

QJsonObject tagsToJson(const counting::Tags& tags) {
    QJsonObject json;
    for (int rank = 0; rank < static_cast<int>(rankKeys.size()); ++rank) {
        const auto tag = [&](Suit suit) {
            return tags[static_cast<std::size_t>(Card{static_cast<Rank>(rank + 1), suit}.index())];
        };
        const int first = tag(Suit::Spades);
        const int red = tag(Suit::Hearts);
        const bool byColour = red == tag(Suit::Diamonds) && first == tag(Suit::Clubs);
        QJsonValue value;
        if (byColour && red == first) {
            value = points(first);
        } else if (byColour) {
            value = QJsonObject{{"red", points(red)}, {"black", points(first)}};
        } else {
            QJsonObject suits;
            for (std::size_t suit = 0; suit < suitKeys.size(); ++suit)
                suits.insert(suitKeys[suit], points(tag(static_cast<Suit>(suit))));
            value = suits;
        }
        if (rank <= 9 || value != json.value(rankKeys[9]))
            json.insert(rankKeys[static_cast<std::size_t>(rank)], value);
    }
    return json;
}

std::vector<std::string> knownIds() {
    std::vector<std::string> ids;
    for (const CountSystem& system : countSystems())
        ids.push_back(system.id);
    return ids;
}

} // namespace

const std::vector<CountSystem>& countSystems() {
    static const std::vector<CountSystem> all = [] {
        keepCountsResource();
        std::vector<CountSystem> list;
        for (ReadSystem& each : builtIn(":/openshoe/counts", readWhole))
            list.push_back(std::move(each.system));
        return list;
    }();
    return all;
}

base::Result<CountSystem> countSystemFromJson(const QJsonValue& json, const std::string& source) {
    auto found = readWhole(json, source);
    if (!found)
        return tl::make_unexpected(found.error());
    return std::move(found->system);
}

QJsonObject countSystemToJson(const CountSystem& system) {
    QJsonObject json{{"id", jsonText(system.id)},
                     {"name", jsonText(system.name)},
                     {"tags", tagsToJson(system.tags)},
                     {"start", points(system.start)},
                     {"startPerDeck", points(system.startPerDeck)},
                     {"decks", name(system.convention.decks)},
                     {"rounding", name(system.convention.rounding)},
                     {"cardsLeft", name(system.convention.left)}};
    if (system.convention.divides())
        json.insert("per", system.convention.quarterDecks / 4.0);
    else
        json.insert("per", "none");
    if (!system.source.empty())
        json.insert("source", jsonText(system.source));
    if (system.pivot)
        json.insert("pivot", points(*system.pivot));
    QJsonArray sides;
    for (const counting::SideCount& side : system.sideCounts)
        sides.append(
            QJsonObject{{"name", jsonText(side.name)}, {"tags", tagsToJson(side.tags)}, {"weight", side.weight}});
    if (!sides.isEmpty())
        json.insert("sideCounts", sides);
    return json;
}

base::Result<CountSystem> loadCountSystem(const QString& idOrPath) {
    const auto& known = countSystems();
    if (const auto found = std::ranges::find(known, idOrPath.toStdString(), &CountSystem::id); found != known.end())
        return *found;
    if (!QFileInfo::exists(idOrPath) && !idOrPath.contains(QLatin1Char('/')) && !idOrPath.endsWith(".json"))
        return base::inputError(
            idOrPath.left(100).toStdString(),
            base::withGuess(said("Errors", "no count system has this id, and no file this name; allowed: {}")
                                .with(fmt::format("{}", fmt::join(knownIds(), ", "))),
                            idOrPath.toStdString(), knownIds()));
    const auto json = readJsonFile(idOrPath);
    if (!json)
        return tl::make_unexpected(json.error());
    return countSystemFromJson(*json, idOrPath.toStdString());
}

} // namespace openshoe::formats
