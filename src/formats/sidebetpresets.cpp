// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/sidebetpresets.h"

#include "formats/builtin.h"
#include "formats/jsoncursor.h"
#include "formats/rulesjson.h"

#include <QJsonArray>

#include <algorithm>

static void keepSideBetsResource() {
    Q_INIT_RESOURCE(sidebets);
}

namespace openshoe::formats {

namespace {

struct OrderedBet {
    SideBetPreset preset;
    int order = 0;
};

// The bet itself is read with the game it is put in.
base::Result<OrderedBet> readBet(const QJsonValue& json, const std::string& source) {
    JsonProblems problems(source);
    const JsonFields fields =
        JsonCursor(problems, json).object({"id", "name", "source", "order", "kind", "pays", "published"});
    const JsonFields published = fields.required("published").object({"decks", "hitsSoft17", "edge"});
    OrderedBet read;
    read.preset.id = fields.required("id").plainText(1, 64);
    read.preset.source = QString::fromStdString(fields.required("source").plainText(1, 200));
    read.preset.bet = {{"id", QString::fromStdString(read.preset.id)},
                       {"name", QString::fromStdString(fields.required("name").plainText(1, 100))},
                       {"kind", fields.required("kind").value()},
                       {"pays", fields.required("pays").value()}};
    read.preset.published = {.decks = published.required("decks").smallInteger(1, 8),
                             .hitsSoft17 = published.required("hitsSoft17").boolean(),
                             .edge = published.required("edge").plainText(1, 20)};
    read.order = fields.required("order").smallInteger(1, 999);
    return problems.result(std::move(read));
}

} // namespace

const std::vector<SideBetPreset>& sideBetPresets() {
    static const std::vector<SideBetPreset> all = [] {
        keepSideBetsResource();
        std::vector<SideBetPreset> list;
        for (OrderedBet& each : builtIn(":/openshoe/sidebets", readBet))
            list.push_back(std::move(each.preset));
        return list;
    }();
    return all;
}

const SideBetPreset* presetOf(const QJsonObject& bet) {
    const auto& all = sideBetPresets();
    const auto found = std::ranges::find_if(all, [&](const SideBetPreset& preset) {
        return preset.bet["kind"] == bet["kind"] && preset.bet["pays"] == bet["pays"];
    });
    return found == all.end() ? nullptr : &*found;
}

QJsonObject placedIn(QJsonObject bet, const engine::RuleSet& rules) {
    const QString id = bet["id"].toString();
    const QString name = bet["name"].toString();
    for (int next = 2; rules.sideBet(bet["id"].toString().toStdString()); ++next) {
        bet.insert("id", QStringLiteral("%1-%2").arg(id).arg(next));
        bet.insert("name", QStringLiteral("%1 %2").arg(name).arg(next));
    }
    QJsonArray limits;
    for (const engine::Limit& limit : rules.limits) {
        const base::Money tenth = base::Money::minor(limit.max.minorUnits() / 10).roundedDownTo(base::stakeStep);
        limits.append(QJsonObject{{"currency", QString::fromStdString(limit.currency)},
                                  {"min", QString::fromStdString(limit.min.text())},
                                  {"max", QString::fromStdString(std::max(limit.min, tenth).text())}});
    }
    bet.insert("limits", limits);
    return bet;
}

base::Result<engine::RuleSet> withSideBet(const engine::RuleSet& rules, const SideBetPreset& preset) {
    QJsonArray bets = ruleSetToJson(rules)["sideBets"].toArray();
    bets.append(placedIn(preset.bet, rules));
    const std::vector<RuleOverride> change{{{QStringLiteral("sideBets")}, bets, "sideBets"}};
    return withOverrides(rules, change);
}

} // namespace openshoe::formats
