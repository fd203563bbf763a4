// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/commandline.h"
#include "cli/history.h"
#include "cli/output.h"
#include "cli/scenariorun.h"
#include "cli/texts.h"
#include "formats/json.h"
#include "formats/rulestext.h"

#include <QJsonDocument>

#include <fmt/format.h>

namespace openshoe::cli {

namespace {

std::string text(const QJsonValue& value) { return value.toString().toStdString(); }

// A line below a round's title.
std::string line(const QString& text) {
    return "  " + text.toStdString() + '\n';
}

QString cardsText(const QJsonObject& hand) {
    QString cards;
    for (const QJsonValue& card : hand["cards"].toArray())
        cards += card.toString() + ' ';
    return cards;
}

// A hand's cards, its total and its state.
QString handText(const QJsonObject& hand) {
    const QString total = QString::number(hand["total"].toInt());
    QStringList parts{hand["soft"].toBool() ? Cli::tr("soft %1", "the total of a hand").arg(total) : total};
    const auto add = [&](const char* key, const QString& word) {
        if (hand[QLatin1StringView(key)].toBool())
            parts << word;
    };
    add("blackjack", Cli::tr("blackjack", "a hand"));
    add("bust", Cli::tr("bust", "a hand"));
    add("doubled", Cli::tr("doubled", "a hand"));
    add("split", Cli::tr("split", "a hand"));
    add("surrendered", Cli::tr("surrendered", "a hand"));
    return cardsText(hand) + ' ' + parts.join(QStringLiteral(", "));
}

std::string handsAsText(const QJsonObject& round) {
    if (round["seats"].toArray().isEmpty())
        return line(Cli::tr("nothing was staked, nothing dealt"));
    std::string out = line(Cli::tr("dealer") + "  " + handText(round["dealer"].toObject()));
    for (const QJsonValue& seat : round["seats"].toArray()) {
        for (const QJsonValue& hand : seat["hands"].toArray()) {
            const QString whose = Cli::tr("seat %1, hand %2 (%3)", "the player's name in brackets")
                                      .arg(QString::number(seat["seat"].toInt()), QString::number(hand["hand"].toInt()),
                                           seat["player"].toString());
            out += line(whose + "  " + handText(hand.toObject()));
        }
    }
    return out;
}

// "10.00", with what the house staked "10.00+10.00".
std::string stakeText(const QJsonValue& play) {
    return play["house"].isString() ? text(play["stake"]) + '+' + text(play["house"]) : text(play["stake"]);
}

std::string playsAsText(const QJsonObject& round) {
    Rows rows;
    for (const QJsonValue& play : round["plays"].toArray()) {
        const std::string kind = play["bet"].isString() ? text(play["bet"]) : text(play["kind"]);
        rows.push_back({"  " + text(play["player"]), fmt::format("{}.{}", play["seat"].toInt(), play["hand"].toInt()),
                        kind, stakeText(play), text(play["returned"]), text(play["result"])});
    }
    if (rows.empty())
        return {};
    rows.insert(rows.begin(), {"  " + Cli::tr("player"), Cli::tr("hand"), Cli::tr("play", "main, behind or a bet"),
                               Cli::tr("stake"), Cli::tr("returned"), Cli::tr("result")});
    return aligned(rows, {3, 4});
}

} // namespace

std::string roundAsText(const QJsonObject& round, const QString& title) {
    std::string out = title.toStdString() + '\n' + handsAsText(round) + playsAsText(round);
    for (const QJsonValue& entry : round["refused"].toArray())
        out += line(
            Cli::tr("refused: %1 %2: %3", "bets or actions; which of them; the reason")
                .arg(entry["list"].toString(), QString::number(entry["index"].toInt()), entry["reason"].toString()));
    for (const QJsonValue& entry : round["left"].toArray())
        out += line(
            Cli::tr("%1 left seat %2: %3", "a player; the seat's number; the reason")
                .arg(entry["player"].toString(), QString::number(entry["seat"].toInt()), entry["reason"].toString()));
    const QJsonObject balances = round["balances"].toObject();
    for (auto it = balances.begin(); it != balances.end(); ++it)
        out += line(Cli::tr("%1 has %2", "a player; an amount").arg(it.key(), it.value().toString()));
    return out;
}

namespace {

base::Result<void> printAsText(const formats::Scenario& scenario, const std::string& source) {
    int number = 0;
    return runScenario(scenario, source, [&](const QJsonObject& round) {
        print(roundAsText(round, Cli::tr("Round %1").arg(QString::number(++number))));
    });
}

// Prints one document formatted like QJsonDocument's, but never holds it whole in memory.
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
    CommandLine line("play", Cli::tr("Plays a scripted game."));
    line.addArgument("SCENARIO", Cli::tr("The scenario's file; - reads standard input."));
    line.addRuleChanges();
    line.setHelpEnd('\n' + wrapped(formats::roundingRule(), 0));
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
    // Nothing may be printed if a later round can't be played, so all are played once to check and again to print.
    if (const auto played = runScenario(*scenario, source, {}); !played)
        return tl::make_unexpected(played.error());
    const auto told = line.json() ? printAsJson(*scenario, source) : printAsText(*scenario, source);
    return told ? base::Result<int>(Done) : tl::make_unexpected(told.error());
}

} // namespace

Command playCommand() {
    return {"play", QT_TRANSLATE_NOOP("Cli", "plays a scripted game"), runPlay};
}

} // namespace openshoe::cli
