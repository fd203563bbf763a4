// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"

#include "cli/output.h"

#include <QCoreApplication>

#include <algorithm>
#include <fmt/format.h>
#include <new>

namespace openshoe::cli {

namespace {

std::string overview() {
    std::string text = "Usage: openshoe-cli COMMAND [options]\n\nCommands:\n";
    std::size_t width = 0;
    for (const Command& command : commands())
        width = std::max(width, command.name.size());
    for (const Command& command : commands())
        text += fmt::format("  {:<{}}  {}\n", command.name, width, command.summary);
    text += "\n\"openshoe-cli COMMAND --help\" tells the options of a command.\n"
            "Exit codes: 0 done, 1 it could not be done, 2 the call or its input is wrong.\n";
    return text;
}

/// The command whose words begin the arguments: the longest, so that a command may have others under its name.
const Command* find(const QStringList& arguments, qsizetype& words) {
    const Command* found = nullptr;
    words = 0;
    for (const Command& command : commands()) {
        const QStringList parts = QString::fromStdString(command.name).split(' ');
        if (parts.size() > words && arguments.mid(0, parts.size()) == parts) {
            found = &command;
            words = parts.size();
        }
    }
    return found;
}

base::Result<int> dispatch(const QStringList& arguments) {
    if (arguments.isEmpty())
        return base::inputError({}, "no command\n\n" + overview());
    if (arguments.first() == "--help" || arguments.first() == "-h" || arguments.first() == "help") {
        print(overview());
        return Done;
    }
    if (arguments.first() == "--version" || arguments.first() == "-v") {
        print(fmt::format("openshoe-cli {}\n", QCoreApplication::applicationVersion().toStdString()));
        return Done;
    }
    qsizetype words = 0;
    if (const Command* command = find(arguments, words))
        return command->run(arguments.mid(words));

    std::string names;
    for (const Command& command : commands())
        names += (names.empty() ? "" : ", ") + command.name;
    return base::inputError(shortened(arguments.first()), fmt::format("no such command; there are {}", names));
}

} // namespace

int runProgram(const QStringList& arguments) {
    base::Result<int> code = 0;
    try {
        code = dispatch(arguments);
    } catch (const std::bad_alloc&) {
        code = base::environmentError({}, "there is not enough memory for this");
    }
    if (code && !flushOutput())
        code = base::environmentError("standard output", "could not be written to");
    if (code)
        return *code;
    printError(code.error());
    return code.error().kind == base::Error::Kind::Input ? WrongCall : Failed;
}

} // namespace openshoe::cli
