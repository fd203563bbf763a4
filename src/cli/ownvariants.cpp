// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/ownvariants.h"

#include "cli/command.h"
#include "cli/commandline.h"
#include "cli/output.h"
#include "engine/rulefields.h"
#include "formats/json.h"

#include <fmt/format.h>

namespace openshoe::cli {

namespace {

constexpr const char* keysHelp =
    "\nA rule file is one JSON object. Its keys, a dot for a level, and what is allowed there:\n\n";

// Each topic's keys under it; needed ones are marked.
std::string ruleFileHelp() {
    std::vector<std::vector<std::string>> rows;
    for (const engine::RuleField& field : engine::ruleFields())
        rows.push_back({"  " + std::string(name(field.key.topic)),
                        field.key.path() + (field.key.needed ? " (needed)" : ""), field.allowed()});
    std::string text = keysHelp + aligned(rows) +
                       "\nSide bets: {\"id\", \"name\", \"kind\", \"pays\": {OUTCOME: \"a:b\"}, \"limits\"}, "
                       "each kind with its outcomes:\n\n";
    rows.clear();
    for (int kind = 0; kind < engine::enumCount<engine::SideBetKind>; ++kind) {
        std::string outcomes;
        for (const engine::SideOutcome outcome : engine::outcomesOf(static_cast<engine::SideBetKind>(kind)))
            outcomes += (outcomes.empty() ? "" : ", ") + std::string(name(outcome));
        const auto each = static_cast<engine::SideBetKind>(kind);
        rows.push_back({"  " + std::string(name(each)),
                        each == engine::SideBetKind::Combination ? "any outcomes of the kinds above" : outcomes});
    }
    return text + aligned(rows) +
           "\nAmounts are decimal text (\"12.50\"), multiples of 0.02. openshoe-cli rules GAME --json prints a whole "
           "one.\n";
}

// The place of "FILE: /place"; empty where the whole file is meant.
QString placeIn(const base::Error& error, const QString& path) {
    const QString where = QString::fromStdString(error.where);
    const QString source = path + ": ";
    return where.startsWith(source) ? where.mid(source.size()) : QString();
}

struct Checked {
    QString path;
    QString id;
    std::vector<base::Error> problems;
};

QJsonObject toJson(const Checked& file) {
    QJsonArray problems;
    for (const base::Error& problem : file.problems)
        problems.append(
            QJsonObject{{"place", placeIn(problem, file.path)}, {"detail", QString::fromStdString(problem.what)}});
    return {
        {"file", file.path}, {"id", file.id.isEmpty() ? QJsonValue() : QJsonValue(file.id)}, {"problems", problems}};
}

base::Result<int> runCheck(const QStringList& arguments) {
    CommandLine line("variants check",
                     "Whether files are games that can be played: every problem with its place and what is allowed. "
                     "With --json: {\"files\": [{\"file\", \"id\", \"problems\": [{\"place\", \"detail\"}]}]}. "
                     "Exit code 0 without problems, else 1.");
    line.addArgument("FILE", "A rule-set file; more may follow.");
    line.allowMore();
    line.setHelpEnd(ruleFileHelp());
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const formats::VariantCatalogue catalogue(formats::ownVariantsFolder(line.dataFolder()));
    QJsonArray files;
    std::string text;
    bool good = true;
    for (int i = 0; line.isGiven(i); ++i) {
        Checked file{
            .path = line.argument(i), .id = {}, .problems = formats::checkVariantFile(catalogue, line.argument(i))};
        if (const auto json = formats::readJsonFile(file.path))
            file.id = (*json)["id"].toString();
        good = good && file.problems.empty();
        files.append(toJson(file));
        if (file.problems.empty())
            text += fmt::format("{}: good\n", file.path.toStdString());
        for (const base::Error& problem : file.problems)
            text += problem.text() + '\n';
    }
    if (line.json())
        print(QJsonObject{{"files", files}});
    else
        print(text);
    return good ? Done : Failed;
}

/// One of one's own games came or went.
base::Result<int> tell(const CommandLine& line, const std::string& id, const QString& path, const char* what) {
    if (line.json())
        print(QJsonObject{{"id", QString::fromStdString(id)}, {"path", path}});
    else
        print(fmt::format("{} {}: {}\n", id, what, path.toStdString()));
    return Done;
}

base::Result<int> runAdd(const QStringList& arguments) {
    CommandLine line("variants add",
                     "Takes a copy of a rule-set file among one's own games. With --json: {\"id\", \"path\"}.");
    line.addArgument("FILE", "The rule-set file. \"openshoe-cli variants check --help\" tells its form.");
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const QString folder = formats::ownVariantsFolder(line.dataFolder());
    const auto path = formats::addVariant(formats::VariantCatalogue(folder), folder, line.argument(0));
    if (!path)
        return tl::make_unexpected(path.error());
    const auto rules = line.ruleSet(*path);
    return rules ? tell(line, rules->id, *path, "was added") : base::Result<int>(tl::make_unexpected(rules.error()));
}

base::Result<int> runRemove(const QStringList& arguments) {
    CommandLine line(
        "variants remove",
        "Removes one of one's own games. Rounds played by its rules keep them. With --json: {\"id\", \"path\"}.");
    line.addArgument("ID", "The game's id.");
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const std::string id = line.argument(0).toStdString();
    const auto path =
        formats::removeVariant(formats::VariantCatalogue(formats::ownVariantsFolder(line.dataFolder())), id);
    if (!path)
        return tl::make_unexpected(path.error());
    return tell(line, id, *path, "was removed");
}

} // namespace

Command variantsCheckCommand() {
    return {"variants check", "whether files are games that can be played", runCheck};
}
Command variantsAddCommand() {
    return {"variants add", "takes a rule-set file among one's own games", runAdd};
}
Command variantsRemoveCommand() {
    return {"variants remove", "removes one of one's own games", runRemove};
}

} // namespace openshoe::cli
