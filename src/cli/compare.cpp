// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/compare.h"
#include "cli/command.h"
#include "cli/commandline.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "formats/rulesjson.h"

#include <QJsonDocument>

#include <cstdio>
#include <fmt/format.h>

namespace openshoe::cli {

namespace {

using analysis::CellDifference;
using analysis::CellKind;
using analysis::Comparison;

QJsonValue numberOrNull(const std::optional<double>& value) {
    return value ? QJsonValue(*value) : QJsonValue();
}

// A key's value as in the rule file.
QJsonValue valueOf(const QJsonObject& rules, const engine::RuleKey& key) {
    return *key.group ? rules[key.group].toObject()[key.name] : rules[key.name];
}

QJsonObject gameJson(const engine::RuleSet& rules, const analysis::GameAnalysis& game) {
    return {{"id", QString::fromStdString(rules.id)}, {"expectation", game.expectation}};
}

QJsonArray cellsJson(const Comparison& comparison, CellKind kind) {
    QJsonArray cells;
    for (const CellDifference& cell : comparison.cells) {
        if (cell.kind != kind)
            continue;
        QJsonObject json{{"hand", QString::fromStdString(cell.hand)},
                         {"up", QString::fromStdString(cell.up)},
                         {"a", analysis::code(cell.a)},
                         {"b", analysis::code(cell.b)}};
        if (kind == CellKind::Doubled)
            json.insert("doubles", cell.doubles);
        cells.append(json);
    }
    return cells;
}

QJsonObject toJson(const engine::RuleSet& a, const engine::RuleSet& b, const Comparison& comparison) {
    const QJsonObject rulesA = formats::ruleSetToJson(a);
    const QJsonObject rulesB = formats::ruleSetToJson(b);
    QJsonArray rules;
    for (const auto& rule : comparison.rules) {
        rules.append(QJsonObject{{"key", QString::fromStdString(rule.key.path())},
                                 {"a", valueOf(rulesA, rule.key)},
                                 {"b", valueOf(rulesB, rule.key)},
                                 {"alone", numberOrNull(rule.alone)},
                                 {"inTurn", rule.inTurn}});
    }
    QJsonArray sideBets;
    for (const auto& bet : comparison.sideBets)
        sideBets.append(QJsonObject{
            {"bet", QString::fromStdString(bet.id)}, {"a", numberOrNull(bet.a)}, {"b", numberOrNull(bet.b)}});
    return {{"a", gameJson(a, *comparison.a)},
            {"b", gameJson(b, *comparison.b)},
            {"rules", rules},
            {"cells", cellsJson(comparison, CellKind::Dealt)},
            {"later", cellsJson(comparison, CellKind::Later)},
            {"doubled", cellsJson(comparison, CellKind::Doubled)},
            {"free", cellsJson(comparison, CellKind::Free)},
            {"sideBets", sideBets}};
}

std::string percent(const std::optional<double>& value) {
    return value ? fmt::format("{:+.4f} %", *value * 100) : "-";
}

// The value on one line, short enough to take in at a glance.
std::string shown(const QJsonValue& value) {
    if (value.isString())
        return value.toString().toStdString();
    if (value.isArray() && !value.toArray().isEmpty() && value.toArray().at(0).isObject())
        return Cli::tr("%n of them", "side bets or limits", counted(value.toArray().size())).toStdString();
    const QByteArray text = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return text.mid(1, text.size() - 2).toStdString();
}

// Column headings; the help explains them.
QString alone() {
    return Cli::tr("ALONE");
}
QString inTurn() {
    return Cli::tr("IN TURN");
}

QString handText(const CellDifference& cell) {
    const QString hand = QString::fromStdString(cell.hand);
    switch (cell.kind) {
    case CellKind::Dealt: break;
    case CellKind::Later: return Cli::tr("%1 after a hit or split", "a hand").arg(hand);
    case CellKind::Doubled:
        return (cell.doubles == 1   ? Cli::tr("%1 doubled", "a hand")
                : cell.doubles == 2 ? Cli::tr("%1 doubled twice", "a hand")
                                    : Cli::tr("%1 doubled three times", "a hand"))
            .arg(hand);
    case CellKind::Free: return Cli::tr("%1 from a free split", "a hand").arg(hand);
    }
    return hand;
}

std::string toText(const engine::RuleSet& a, const engine::RuleSet& b, const Comparison& comparison) {
    const QJsonObject rulesA = formats::ruleSetToJson(a);
    const QJsonObject rulesB = formats::ruleSetToJson(b);
    Rows rows{{"", a.id, b.id, alone(), inTurn()}};
    rows.push_back({Cli::tr("expectation, best play"), percent(comparison.a->expectation),
                    percent(comparison.b->expectation), "",
                    percent(comparison.b->expectation - comparison.a->expectation)});
    for (const auto& rule : comparison.rules) {
        rows.push_back({rule.key.path(), shown(valueOf(rulesA, rule.key)), shown(valueOf(rulesB, rule.key)),
                        percent(rule.alone), percent(rule.inTurn)});
    }
    for (const auto& bet : comparison.sideBets)
        rows.push_back(
            {Cli::tr("side bet %1").arg(QString::fromStdString(bet.id)), percent(bet.a), percent(bet.b), "", ""});
    std::string text = aligned(rows, {1, 2, 3, 4});
    if (comparison.rules.empty())
        text += Cli::tr("Both have the same rules.").toStdString() + '\n';
    if (comparison.cells.empty())
        return text + Cli::tr("The strategy charts are the same.").toStdString() + '\n';
    rows = {{Cli::tr("HAND"), Cli::tr("AGAINST", "the up card"), a.id, b.id}};
    for (const auto& cell : comparison.cells)
        rows.push_back({handText(cell), cell.up, analysis::code(cell.a), analysis::code(cell.b)});
    return text + '\n' + aligned(rows);
}

QString description() {
    const QString form = QStringLiteral(
        "{\"a\", \"b\": {\"id\", \"expectation\"}, "
        "\"rules\": [{\"key\", \"a\", \"b\", \"alone\", \"inTurn\"}], "
        "\"cells\", \"later\", \"free\": [{\"hand\", \"up\", \"a\", \"b\"}], "
        "\"doubled\": [{\"hand\", \"doubles\", \"up\", \"a\", \"b\"}], \"sideBets\": [{\"bet\", \"a\", \"b\"}]}");
    return Cli::tr("Two games side by side: the rules that differ and what each is worth, the hands that are played "
                   "differently (as dealt: \"cells\"; after hits and splits: \"later\"; after so many doubles: "
                   "\"doubled\"; from free splits: \"free\"), the side bets. %1 is what A's expectation gains when "
                   "only that rule is taken from B; %2 "
                   "what it gains when the rules are changed one after another, in the order listed: these add up. "
                   "With %3: %4; null stands for rules that contradict each other, and for a side bet that a game "
                   "doesn't have.")
        .arg(alone(), inTurn(), QStringLiteral("--json"), form);
}

base::Result<int> runCompare(const QStringList& arguments) {
    CommandLine line("compare", description());
    line.addGameOrPreset("A", Cli::tr("A game's id, the path of a rule-set file, or a preset's id: its rules laid over "
                                      "the other game. \"%1\" lists the presets.")
                                  .arg(QStringLiteral("openshoe-cli presets")));
    line.addGameOrPreset(
        "B", Cli::tr("Another game or preset, or the same one changed by %1.").arg(QStringLiteral("--set")));
    line.addRuleChanges(
        Cli::tr("Changes one rule of B for this call, such as %1; repeatable.").arg(QStringLiteral("decks=8")));
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const auto a = line.ruleSetOrPreset(0, false);
    if (!a)
        return tl::make_unexpected(a.error());
    const auto b = line.ruleSetOrPreset(1, true);
    if (!b)
        return tl::make_unexpected(b.error());

    analysis::Analyser analyser;
    const auto tell = [](double done) { tellProgress(QStringLiteral("%1 %").arg(done * 100, 3, 'f', 0)); };
    const auto comparison =
        analysis::compare(analyser, *a, *b, {}, showsProgress() ? analysis::Progress(tell) : analysis::Progress());
    clearProgress();
    if (line.json())
        print(toJson(*a, *b, *comparison));
    else
        print(toText(*a, *b, *comparison));
    return Done;
}

} // namespace

Command compareCommand() {
    return {"compare", QT_TRANSLATE_NOOP("Cli", "two games side by side: differing rules and what each is worth"),
            runCompare};
}

} // namespace openshoe::cli
