// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/inwords.h"

#include <QStringList>

#include <functional>
#include <string>
#include <vector>

namespace openshoe::cli {

/// Exit codes of the program.
enum ExitCode {
    Done = 0,
    Failed = 1,    ///< it could not be done: a failed verification, a damaged database
    WrongCall = 2, ///< the call or its input is wrong
};

/// What a command does: returns the exit code, or the error to print (its kind decides the exit code). A command that
/// returns an input error must not have printed anything. `arguments` are those after the command's name.
using Run = std::function<base::Result<int>(const QStringList& arguments)>;

/// One command. A name of two words ("fairness verify") is a command of its own.
struct Command {
    std::string name;
    const char* summary; ///< one line for the help, to be translated by Cli
    Run run;
};

/// Every command, in the order of the help. A new command is a file with a function like these, and a line in
/// commands.cpp.
[[nodiscard]] const std::vector<Command>& commands();

[[nodiscard]] Command variantsCommand();
[[nodiscard]] Command variantsCheckCommand();
[[nodiscard]] Command variantsAddCommand();
[[nodiscard]] Command variantsRemoveCommand();
[[nodiscard]] Command compareCommand();
[[nodiscard]] Command rulesCommand();
[[nodiscard]] Command playCommand();
[[nodiscard]] Command analyzeCommand();
[[nodiscard]] Command strategyCommand();
[[nodiscard]] Command adviseCommand();
[[nodiscard]] Command simulateCommand();
[[nodiscard]] Command fairnessVerifyCommand();
[[nodiscard]] Command limitsCommand();

/// Finds the command, runs it, prints its error; the program's exit code. `arguments` without the program's own name.
[[nodiscard]] int runProgram(const QStringList& arguments);

} // namespace openshoe::cli
