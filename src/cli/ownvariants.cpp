// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/ownvariants.h"

#include "cli/command.h"
#include "cli/commandline.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "engine/rulefields.h"
#include "formats/json.h"
#include "formats/rulestext.h"
#include "languages/translated.h"

namespace openshoe::cli {

namespace {

// The keys by topic; required ones are marked.
std::string ruleFileHelp() {
    Rows rows;
    for (const engine::RuleField& field : engine::ruleFields()) {
        const QString path = QString::fromStdString(field.key.path());
        rows.push_back({"  " + std::string(name(field.key.topic)),
                        field.key.needed ? Cli::tr("%1 (needed)", "a key of a rule file").arg(path) : path,
                        languages::translated(field.allowed())});
    }
    const auto paragraph = [](const QString& said) { return '\n' + said.toStdString() + '\n'; };
    std::string text =
        paragraph(Cli::tr(
            "A rule file is one JSON object. Its keys, with a dot for each level, and what is allowed there:")) +
        '\n' + aligned(rows) +
        paragraph(Cli::tr("Side bets: %1, each kind with its outcomes:")
                      .arg(QStringLiteral("{\"id\", \"name\", \"kind\", \"pays\": {OUTCOME: \"a:b\"}, \"limits\"}"))) +
        '\n';
    rows.clear();
    for (int kind = 0; kind < engine::enumCount<engine::SideBetKind>; ++kind) {
        const auto each = static_cast<engine::SideBetKind>(kind);
        if (each == engine::SideBetKind::Combination)
            continue;
        QStringList outcomes;
        for (const engine::SideOutcome outcome : engine::outcomesOf(each))
            outcomes << QLatin1StringView(name(outcome));
        rows.push_back({"  " + std::string(name(each)), outcomes.join(QStringLiteral(", "))});
    }
    rows.push_back({"  " + std::string(name(engine::SideBetKind::Combination)),
                    Cli::tr("any outcomes of the kinds above")});
    return text + aligned(rows) +
           paragraph(Cli::tr("Amounts are decimal text (%1), multiples of %2. \"%3\" prints a whole rule file.")
                         .arg(QStringLiteral("\"12.50\""), QStringLiteral("0.02"),
                              QStringLiteral("openshoe-cli rules VARIANT --json"))) +
           paragraph(formats::roundingRule());
}

// The place in "FILE: /place"; empty if the error is about the whole file.
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
        problems.append(QJsonObject{{"place", placeIn(problem, file.path)},
                                    {"detail", QString::fromStdString(problem.what.english())}});
    return {
        {"file", file.path}, {"id", file.id.isEmpty() ? QJsonValue() : QJsonValue(file.id)}, {"problems", problems}};
}

base::Result<int> runCheck(const QStringList& arguments) {
    CommandLine line("variants check",
                     Cli::tr("Checks whether files are games that can be played: every problem with its place and "
                             "what is allowed. With %1: %2. Exit code 0 without problems, else 1.")
                         .arg(QStringLiteral("--json"), QStringLiteral("{\"files\": [{\"file\", \"id\", "
                                                                       "\"problems\": [{\"place\", \"detail\"}]}]}")));
    line.addArgument("FILE", Cli::tr("A rule-set file, or several."));
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
            text += Cli::tr("%1: OK", "a rule-set file").arg(file.path).toStdString() + '\n';
        for (const base::Error& problem : file.problems)
            text += languages::translated(problem).toStdString() + '\n';
    }
    if (line.json())
        print(QJsonObject{{"files", files}});
    else
        print(text);
    return good ? Done : Failed;
}

/// Reports that a custom game was added or removed.
base::Result<int> tell(const CommandLine& line, const std::string& id, const QString& path, const QString& sentence) {
    if (line.json())
        print(QJsonObject{{"id", QString::fromStdString(id)}, {"path", path}});
    else
        print(sentence.arg(QString::fromStdString(id), path) + '\n');
    return Done;
}

base::Result<int> runAdd(const QStringList& arguments) {
    CommandLine line("variants add", Cli::tr("Adds a copy of a rule-set file to your own games. With %1: %2.")
                                         .arg(QStringLiteral("--json"), QStringLiteral("{\"id\", \"path\"}")));
    line.addArgument("FILE", Cli::tr("The rule-set file. \"%1\" describes its format.")
                                 .arg(QStringLiteral("openshoe-cli variants check --help")));
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const QString folder = formats::ownVariantsFolder(line.dataFolder());
    const auto path = formats::addVariant(formats::VariantCatalogue(folder), folder, line.argument(0));
    if (!path)
        return tl::make_unexpected(path.error());
    const auto rules = line.ruleSet(*path);
    return rules ? tell(line, rules->id, *path, Cli::tr("%1 was added: %2", "a game; its file"))
                 : base::Result<int>(tl::make_unexpected(rules.error()));
}

base::Result<int> runRemove(const QStringList& arguments) {
    CommandLine line("variants remove",
                     Cli::tr("Removes one of your own games. Rounds played by its rules keep them. With %1: %2.")
                         .arg(QStringLiteral("--json"), QStringLiteral("{\"id\", \"path\"}")));
    line.addArgument("ID", Cli::tr("The game's id."));
    if (const auto parsed = line.parse(arguments); !parsed)
        return tl::make_unexpected(parsed.error());
    if (line.helpShown())
        return Done;
    const std::string id = line.argument(0).toStdString();
    const auto path =
        formats::removeVariant(formats::VariantCatalogue(formats::ownVariantsFolder(line.dataFolder())), id);
    if (!path)
        return tl::make_unexpected(path.error());
    return tell(line, id, *path, Cli::tr("%1 was removed: %2", "a game; its file"));
}

} // namespace

Command variantsCheckCommand() {
    return {"variants check", QT_TRANSLATE_NOOP("Cli", "whether files are games that can be played"), runCheck};
}
Command variantsAddCommand() {
    return {"variants add", QT_TRANSLATE_NOOP("Cli", "adds a rule-set file to your own games"), runAdd};
}
Command variantsRemoveCommand() {
    return {"variants remove", QT_TRANSLATE_NOOP("Cli", "removes one of your own games"), runRemove};
}

} // namespace openshoe::cli
