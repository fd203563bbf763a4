// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/commandline.h"
#include "cli/history.h"
#include "cli/output.h"
#include "cli/scenariorun.h"
#include "formats/json.h"

#include <QJsonDocument>

#include <fmt/format.h>

namespace openshoe::cli {

namespace {

std::string text(const QJsonValue& value) { return value.toString().toStdString(); }

std::string cardsText(const QJsonObject& hand) {
    std::string cards;
    for (const QJsonValue& card : hand["cards"].toArray())
        cards += text(card) + ' ';
    return cards;
}

// A hand's cards, its total, and what became of it in a word.
std::string handText(const QJsonObject& hand) {
    std::string line =
        fmt::format("{} {}{}", cardsText(hand), hand["soft"].toBool() ? "soft " : "", hand["total"].toInt());
    for (const char* word : {"blackjack", "bust", "doubled", "split", "surrendered"}) {
        if (hand[QLatin1StringView(word)].toBool())
            line += fmt::format(", {}", word);
    }
    return line;
}

} // namespace

std::string roundAsText(const QJsonObject& round, const std::string& title) {
    std::string out = title + '\n';
    if (round["seats"].toArray().isEmpty())
        out += "  nothing was staked, nothing dealt\n";
    else
        out += fmt::format("  dealer  {}\n", handText(round["dealer"].toObject()));
    for (const QJsonValue& seat : round["seats"].toArray()) {
        for (const QJsonValue& hand : seat["hands"].toArray())
            out += fmt::format("  seat {}, hand {} ({})  {}\n", seat["seat"].toInt(), hand["hand"].toInt(),
                               text(seat["player"]), handText(hand.toObject()));
    }
    std::vector<std::vector<std::string>> rows;
    for (const QJsonValue& play : round["plays"].toArray()) {
        const std::string kind = play["bet"].isString() ? text(play["bet"]) : text(play["kind"]);
        rows.push_back({"  " + text(play["player"]), fmt::format("{}.{}", play["seat"].toInt(), play["hand"].toInt()),
                        kind, text(play["stake"]), text(play["returned"]), text(play["result"])});
    }
    if (!rows.empty()) {
        rows.insert(rows.begin(), {"  player", "hand", "play", "stake", "returned", "result"});
        out += aligned(rows, {3, 4});
    }
    for (const QJsonValue& entry : round["refused"].toArray())
        out +=
            fmt::format("  refused: {} {}: {}\n", text(entry["list"]), entry["index"].toInt(), text(entry["reason"]));
    for (const QJsonValue& entry : round["left"].toArray())
        out +=
            fmt::format("  {} left seat {}: {}\n", text(entry["player"]), entry["seat"].toInt(), text(entry["reason"]));
    const QJsonObject balances = round["balances"].toObject();
    for (auto it = balances.begin(); it != balances.end(); ++it)
        out += fmt::format("  {} has {}\n", it.key().toStdString(), text(it.value()));
    return out;
}

namespace {

base::Result<void> printAsText(const formats::Scenario& scenario, const std::string& source) {
    int number = 0;
    return runScenario(scenario, source,
                       [&](const QJsonObject& round) { print(roundAsText(round, fmt::format("Round {}", ++number))); });
}

// One document, as QJsonDocument writes it, but never whole in memory.
base::Result<void> printAsJson(const formats::Scenario& scenario, const std::string& source) {
    constexpr const char* margin = "        ";
    print("{\n    \"rounds\": [\n");
    bool first = true;
    const auto done = runScenario(scenario, source, [&](const QJsonObject& round) {
        const QByteArray text = QJsonDocument(round).toJson().trimmed().replace("\n", QByteArray("\n") + margin);
        print((first ? "" : ",\n") + std::string(margin) + text.toStdString());
        first = false;
    });
    const QByteArray variant =
        QJsonDocument(QJsonArray{QString::fromStdString(scenario.rules.id)}).toJson(QJsonDocument::Compact);
    print(fmt::format("{}    ],\n    \"variant\": {}\n}}\n", first ? "" : "\n",
                      variant.mid(1, variant.size() - 2).toStdString()));
    return done;
}

base::Result<int> runPlay(const QStringList& arguments) {
    CommandLine line("play", "Plays a scripted game.");
    line.addArgument("SCENARIO", "The scenario's file; - reads standard input.");
    line.addRuleChanges();
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;

    const std::string source = line.argument(0) == "-" ? "standard input" : line.argument(0).toStdString();
    const auto json = formats::readJsonFile(line.argument(0));
    if (!json)
        return tl::make_unexpected(json.error());
    const auto scenario = formats::scenarioFromJson(
        *json, source, [&](const std::string& variant) { return line.ruleSet(QString::fromStdString(variant)); });
    if (!scenario)
        return tl::make_unexpected(scenario.error());
    // Nothing may be printed if a later round can't be played: so all are played once to see, and again to be printed.
    if (const auto played = runScenario(*scenario, source, {}); !played)
        return tl::make_unexpected(played.error());
    const auto told = line.json() ? printAsJson(*scenario, source) : printAsText(*scenario, source);
    return told ? base::Result<int>(Done) : tl::make_unexpected(told.error());
}

} // namespace

Command playCommand() { return {"play", "plays a scripted game", runPlay}; }

} // namespace openshoe::cli
