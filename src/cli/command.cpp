// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"

#include "base/nearest.h"
#include "cli/commandline.h"
#include "cli/completion.h"
#include "cli/output.h"
#include "cli/texts.h"
#include "formats/rulestext.h"

#include <QCoreApplication>

#include <algorithm>
#include <fmt/format.h>
#include <new>

namespace openshoe::cli {

namespace {

QStringList partsOf(const Command& command) {
    return QString::fromStdString(command.name).split(QLatin1Char(' '));
}

std::string usage(const QString& call) {
    return QCoreApplication::translate("QCommandLineParser", "Usage: %1").arg(call).toStdString() + "\n";
}

// The commands that begin with these words.
std::vector<const Command*> below(const QStringList& words) {
    std::vector<const Command*> found;
    for (const Command& command : commands()) {
        const QStringList parts = partsOf(command);
        if (parts.size() > words.size() && parts.mid(0, words.size()) == words)
            found.push_back(&command);
    }
    return found;
}

std::string listOf(const std::vector<const Command*>& some) {
    Rows rows;
    for (const Command* command : some)
        rows.push_back({"  " + command->name, Cli::tr(command->summary)});
    return Cli::tr("Commands:").toStdString() + '\n' + aligned(rows);
}

QString optionsAt(const QString& command) {
    return Cli::tr("\"%1\" shows the options of a command.").arg(command + QStringLiteral(" --help"));
}

// Calls to begin with. The man page has them from here.
std::string examples() {
    const Rows rows{
        {"  openshoe-cli analyze classic --set decks=8", Cli::tr("what a game costs with eight decks")},
        {"  openshoe-cli compare classic premium", Cli::tr("which rules make the difference between two games")},
        {"  openshoe-cli strategy deluxe", Cli::tr("the best play for every hand")},
        {"  openshoe-cli advise classic --hand \"T 6\" --up 9", Cli::tr("what to do with 16 against a nine")},
        {"  openshoe-cli simulate classic --rounds 1000000", Cli::tr("a million rounds, played by the chart")},
        {"  openshoe-cli history list --limit 10", Cli::tr("the last ten rounds played")},
        {"  openshoe-cli history export --format json --out rounds.json", Cli::tr("the whole record in a file")},
        {"  openshoe-cli fairness verify --all", Cli::tr("whether every shuffle matches its commitment")}};
    return Cli::tr("Examples:").toStdString() + '\n' + aligned(rows);
}

std::string overview() {
    const QString codes = Cli::tr("Exit codes: 0 done, 1 could not be done, 2 wrong usage or input.");
    return usage(QStringLiteral("openshoe-cli COMMAND [options]")) + '\n' + listOf(below({})) + '\n' +
           optionsAt(QStringLiteral("openshoe-cli COMMAND")).toStdString() + '\n' + codes.toStdString() + '\n' +
           formats::roundingRule().toStdString() + "\n\n" + examples();
}

// The help of "history", which is no command itself.
std::string overviewOf(const QString& group) {
    const QString call = QStringLiteral("openshoe-cli %1 COMMAND").arg(group);
    return usage(call + QStringLiteral(" [options]")) + '\n' + listOf(below({group})) + '\n' +
           optionsAt(call).toStdString() + '\n';
}

/// The command named by the first arguments; the longest match, since a command's name may begin another's.
const Command* find(const QStringList& arguments, qsizetype& words) {
    const Command* found = nullptr;
    words = 0;
    for (const Command& command : commands()) {
        const QStringList parts = partsOf(command);
        if (parts.size() > words && arguments.mid(0, parts.size()) == parts) {
            found = &command;
            words = parts.size();
        }
    }
    return found;
}

// Of those that begin with this word, the one whose second word is nearest to that one; empty if none is near.
std::string meantBelow(const std::string& first, const QString& second) {
    std::vector<std::string> words;
    for (const Command* command : below({QString::fromStdString(first)}))
        words.push_back(partsOf(*command).at(1).toStdString());
    const std::string found = base::nearest(second.toStdString(), words);
    return found.empty() ? std::string() : first + ' ' + found;
}

// The command, or the first word of some, that was probably meant; empty if none is near.
std::string meant(const QStringList& arguments) {
    std::vector<std::string> begins;
    for (const Command& command : commands()) {
        const QStringList parts = partsOf(command);
        begins.push_back(parts.first().toStdString());
        if (parts.size() > 1 && parts.last() == arguments.first()) // "list" for "history list"
            return command.name;
    }
    const std::string first = arguments.first().toStdString();
    const bool known = std::ranges::find(begins, first) != begins.end();
    const std::string begin = known ? first : base::nearest(first, begins);
    const std::string both = begin.empty() ? std::string() : meantBelow(begin, arguments.value(1));
    return !both.empty() ? both : known ? std::string() : begin;
}

// What may be typed in place of the last word.
base::Result<int> complete(const QStringList& words) {
    const QStringList given = words.mid(0, words.size() - 1);
    const QString begun = words.value(words.size() - 1);
    std::vector<Completion> next;
    for (const Command* command : below(given)) {
        const bool last = partsOf(*command).size() == given.size() + 1;
        next.push_back({partsOf(*command).at(given.size()), last ? Cli::tr(command->summary) : QString()});
    }
    qsizetype count = 0;
    const Command* command = find(given, count);
    const bool asksForOption = begun.startsWith(QLatin1Char('-')) && !command;
    if (asksForOption && !next.empty())
        next.push_back({"--help", {}});
    if (asksForOption && given.isEmpty())
        next.push_back({"--version", {}});
    printCompletions(next, begun);
    return command ? command->run(QStringList(QLatin1String(CommandLine::completeWord)) + words.mid(count))
                   : base::Result<int>(Done);
}

base::Error noSuchCommand(const QStringList& arguments) {
    const std::vector<const Command*> group = below({arguments.first()});
    QStringList names;
    for (const Command* command : group.empty() ? below({}) : group)
        names << QString::fromStdString(command->name);
    const QString told = Cli::tr("no such command; use one of %1").arg(names.join(QStringLiteral(", ")));
    const base::Said what = base::Said::verbatim(told.toStdString());
    const std::string guess = meant(arguments);
    // Whatever is near is the only one known here.
    return {base::Error::Kind::Input, shortened(arguments.first()).toStdString(),
            guess.empty() ? what : base::withGuess(what, guess, std::vector{guess})};
}

bool asksForHelp(const QString& argument) {
    return argument == QLatin1String("--help") || argument == QLatin1String("-h") || argument == QLatin1String("help");
}

base::Result<int> dispatch(const QStringList& arguments);

// "help" alone, "help history list", "help history", and the same the other way round.
base::Result<int> help(const QStringList& about) {
    if (about.isEmpty() || about.first().startsWith(QLatin1Char('-'))) {
        print(overview());
        return Done;
    }
    return dispatch(about + QStringList(QStringLiteral("--help")));
}

base::Result<int> dispatch(const QStringList& arguments) {
    if (arguments.isEmpty())
        return base::inputError({}, Cli::tr("no command").toStdString() + "\n\n" + overview());
    if (asksForHelp(arguments.first()))
        return help(arguments.mid(1));
    if (arguments.first() == "--version" || arguments.first() == "-v") {
        print(fmt::format("openshoe-cli {}\n", QCoreApplication::applicationVersion().toStdString()));
        return Done;
    }
    if (arguments.first() == QLatin1String(CommandLine::completeWord))
        return complete(arguments.mid(1));
    qsizetype words = 0;
    const Command* command = find(arguments, words);
    const std::vector<const Command*> group = below(arguments.mid(0, std::max<qsizetype>(words, 1)));
    const QString next = arguments.value(words);
    if (!command && !group.empty() && arguments.size() > 1 && asksForHelp(arguments[1])) {
        print(overviewOf(arguments.first()));
        return Done;
    }
    // A command's name may begin others': "variants chek" names none of them, and "variants" takes no arguments.
    if (!command || (!group.empty() && !meantBelow(command->name, next).empty()))
        return tl::make_unexpected(noSuchCommand(arguments));
    const auto done = command->run(arguments.mid(words));
    if (done && !group.empty() && (arguments.contains("--help") || arguments.contains("-h")))
        print('\n' + listOf(group));
    return done;
}

} // namespace

int runProgram(const QStringList& arguments) {
    base::Result<int> code = 0;
    try {
        code = dispatch(arguments);
    } catch (const std::bad_alloc&) {
        code = base::environmentError({}, Cli::tr("not enough memory for this").toStdString());
    }
    if (code && !flushOutput())
        code = unwritable();
    if (code)
        return *code;
    printError(code.error());
    return code.error().kind == base::Error::Kind::Input ? WrongCall : Failed;
}

} // namespace openshoe::cli
