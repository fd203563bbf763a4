// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"

#include "cli/output.h"
#include "cli/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <fmt/format.h>
#include <new>

namespace openshoe::cli {

namespace {

std::string overview() {
    Rows rows;
    for (const Command& command : commands())
        rows.push_back({"  " + command.name, Cli::tr(command.summary)});
    const QString usage = QCoreApplication::translate("QCommandLineParser", "Usage: %1")
                              .arg(QStringLiteral("openshoe-cli COMMAND [options]"));
    const QString help =
        Cli::tr("\"%1\" shows the options of a command.").arg(QStringLiteral("openshoe-cli COMMAND --help"));
    const QString codes = Cli::tr("Exit codes: 0 done, 1 it could not be done, 2 the call or its input is wrong.");
    return usage.toStdString() + "\n\n" + Cli::tr("Commands:").toStdString() + '\n' + aligned(rows) + '\n' +
           help.toStdString() + '\n' + codes.toStdString() + '\n';
}

/// The command named by the first arguments; the longest match, since a command's name may begin another's.
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
        return base::inputError({}, Cli::tr("no command").toStdString() + "\n\n" + overview());
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

    QStringList names;
    for (const Command& command : commands())
        names << QString::fromStdString(command.name);
    return base::inputError(
        shortened(arguments.first()).toStdString(),
        Cli::tr("no such command; use one of %1").arg(names.join(QStringLiteral(", "))).toStdString());
}

} // namespace

int runProgram(const QStringList& arguments) {
    base::Result<int> code = 0;
    try {
        code = dispatch(arguments);
    } catch (const std::bad_alloc&) {
        code = base::environmentError({}, Cli::tr("there is not enough memory for this").toStdString());
    }
    if (code && !flushOutput())
        code = unwritable();
    if (code)
        return *code;
    printError(code.error());
    return code.error().kind == base::Error::Kind::Input ? WrongCall : Failed;
}

} // namespace openshoe::cli
